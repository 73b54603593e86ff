Feature: Intention Phase

  Rule: CYG-3.1 Clockwise

    Scenario: CYG-3.1-01 After one placement it is the turn of the player to the left
      Given the position intention-3
      When Red sends Priest Token with Strength 2 to Ruins
      Then the Turn is Yellow
      And Red has 1 Priest Token with Strength 2 in Ruins
      And Red has no Priest Token with Strength 2 in Free Pool
      And all learn that Red places Priest Token with Strength 2 in Ruins

  Rule: CYG-3.6 Access

    @twin:CYG-3.6-02
    Scenario: CYG-3.6-01 Two Followers do not reach the Artisan District
      Given the position intention-2
      When Red wrongly sends Patriarch to Artisan District
      Then it is refused

    Scenario: CYG-3.6-02 Three Followers do
      Given the position intention-2
      And Red has 3 Followers in Following
      When Red sends Patriarch to Artisan District
      Then Red has 1 Patriarch in Artisan District
