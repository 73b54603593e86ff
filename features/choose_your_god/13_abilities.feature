Feature: Cults and their abilities

  Rule: CYG-13.21 Ritual of Passing

    Scenario: CYG-13.21-01 A Follower for every Priest there
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 4 Followers in Following
      And the Turn is Yellow
