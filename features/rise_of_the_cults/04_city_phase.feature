Feature: City phase

  Rule: ROTC-4.1 Not in the first round

    Scenario Outline: ROTC-4.1-01 After the setup the Cult phase begins at once
      Given the position first-site-<players>
      And the Turn is <last>
      When <last> places the first Cult Site in Downtown
      Then the stage is Mobilization
      And the Round is 1

      Examples:
        | players | last  |
        | 2       | Red   |
        | 3       | Blue  |
        | 4       | Green |

  Rule: ROTC-4.2 A City card

    Scenario Outline: ROTC-4.2-01 In every later round, the last one too, a card is revealed
      Given the position city-<players>
      And the Round is <round>
      And Card F is a City Card that marks nothing
      When Chance reveals Card F for the city
      Then there is 1 Card F in City Card Field
      And there is no Card F in City Deck

      Examples:
        | players | round |
        | 2       | 2     |
        | 3       | 3     |
        | 4       | 6     |

    Scenario Outline: ROTC-4.2-02 The card comes off the deck, not from those laid aside
      Given the position city-2
      And the Round is 3
      And Card B is a City Card that marks <marked>
      And Card F is a City Card
      And there is 1 Card F in City Discard Pile
      When Chance reveals Card B for the city
      Then there is 1 Card B and no Card F in City Card Field
      And there is 1 Card F and no Card B in City Discard Pile

      Examples:
        | marked  |
        | Uptown  |
        | nothing |

    Scenario: ROTC-4.2-03 Everybody sees the card
      Given the position city-3
      And Card F is a City Card that marks nothing
      When Chance reveals Card F for the city
      Then all learn only that the City card is Card F
      And Yellow sees that there is 1 Card F in City Card Field
      And Blue sees that there is 1 Card F in City Card Field

  Rule: ROTC-4.3 Marked districts

    Scenario Outline: ROTC-4.3-01 The Investigator of the marked district advances by one field
      Given the position city-<players>
      And Card A is a City Card that marks <marked>
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field <field> in Investigation Track of <marked>
      And there is no Investigator with Field <players> in Investigation Track of <marked>
      And there is 1 Investigator with Field <players> in Investigation Track of <other>
      And there is no Investigator in <marked>
      And all learn that the Investigator of <marked> advances

      Examples:
        | players | marked    | other     | field |
        | 2       | Downtown  | Uptown    | 1     |
        | 3       | Uptown    | Northside | 2     |
        | 4       | Rivertown | Downtown  | 3     |

    Scenario: ROTC-4.3-02 A card that marks nothing moves nobody
      Given the position city-4
      And Card A is a City Card that marks nothing
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 4 in Investigation Track of Downtown
      And there is 1 Investigator with Field 4 in Investigation Track of Rivertown
      And there is 1 Investigator with Field 4 in Investigation Track of Uptown
      And there is 1 Investigator with Field 4 in Investigation Track of Northside

  Rule: ROTC-4.4 Arrival

    Scenario: ROTC-4.4-01 From the last field an Investigator arrives
      Given the position city-3
      And there is no Investigator with Field 3 and 1 Investigator with Field 1 in Investigation Track of Downtown
      And Card A is a City Card that marks Downtown
      When Chance reveals Card A for the city
      Then there is 1 Investigator in Downtown
      And there is no Investigator with Field 1 in Investigation Track of Downtown
      And there is no Investigator in Uptown
      And all learn that an Investigator arrives in Downtown

    Scenario: ROTC-4.4-02 Who arrives joins those who are there
      Given the position city-3
      And there are 2 Investigators in Downtown
      And there is no Investigator with Field 3 and 1 Investigator with Field 1 in Investigation Track of Downtown
      And Card A is a City Card that marks Downtown
      When Chance reveals Card A for the city
      Then there are 3 Investigators in Downtown

    Scenario: ROTC-4.4-03 One field earlier nobody arrives
      Given the position city-3
      And there is no Investigator with Field 3 and 1 Investigator with Field 2 in Investigation Track of Downtown
      And Card A is a City Card that marks Downtown
      When Chance reveals Card A for the city
      Then there is no Investigator in Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown

  Rule: ROTC-4.5 The next one

    Scenario Outline: ROTC-4.5-01 A new one begins on the field with the number of players
      Given the position city-<players>
      And there is no Investigator with Field <players> and 1 Investigator with Field 1 in Investigation Track of Uptown
      And Card A is a City Card that marks Uptown
      When Chance reveals Card A for the city
      Then there is 1 Investigator in Uptown
      And there is 1 Investigator with Field <players> in Investigation Track of Uptown

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

    Scenario: ROTC-4.5-02 While one is on the way, no new one is placed
      Given the position city-3
      And Card A is a City Card that marks Uptown
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 2 and no Investigator with Field 3 in Investigation Track of Uptown

    Scenario: ROTC-4.5-03 The example with two players: an arrival in a Preparation makes it dearer, and the next one starts on field 2
      Given the position action-2
      And there is 1 Investigator in Downtown
      And there is no Investigator with Field 2 and 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 10 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 7 Initiates   |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 3 Initiates   |
      Then there are 2 Investigators in Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And Yellow has 1 Cult Site and 1 Ritual I in Downtown

  Rule: ROTC-4.6 The card of the round

    Scenario Outline: ROTC-4.6-01 At the end of the round the card is laid aside
      Given the position hiding-<players>
      And the Round is 2
      And Card F is a City Card
      And there is 1 Card F in City Card Field
      When the game goes on
      Then the stage is City
      And there is no Card F in City Card Field
      And there is 1 Card F in City Discard Pile
      And there is no Card F in City Deck

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

    Scenario: ROTC-4.6-02 The card stays in force while the round lasts
      Given the position recruitment-2
      And the Turn is Red
      And the Round is 2
      And Card F is a City Card
      And there is 1 Card F in City Card Field
      When Red rolls nothing again
        | Red | rolls nothing again |
      Then there is 1 Card F in City Card Field
      And there is no Card F in City Discard Pile

    Scenario: ROTC-4.6-03 The next round has one card of its own
      Given the position hiding-2
      And the Round is 2
      And Card B is a City Card that marks nothing
      And Card F is a City Card
      And there is 1 Card F in City Card Field
      When Chance reveals Card B for the city
      Then there is 1 Card B and no Card F in City Card Field

  Rule: ROTC-4.7 An empty City Deck

    Scenario: ROTC-4.7-01 The cards laid aside are used again
      Given the position hiding-2
      And the Round is 16
      And the Last Round is 20
      And Card A, Card B, Card C and Card D are 4 City Cards with no Power together
      And Card E, Card F, Card G and Card H are 4 City Cards with no Power together
      And Card I, Card J, Card K and Card L are 4 City Cards with no Power together
      And Card M, Card N and Card O are 3 City Cards with no Power together
      And there are Card A, Card B, Card C, Card D, Card E, Card F and Card G in City Discard Pile
      And there are Card H, Card I, Card J, Card K, Card L, Card M and Card N in City Discard Pile
      And there is 1 Card O in City Card Field
      When Chance reveals Card C for the city
      Then there is 1 Card C in City Card Field
      And there is no Card A and no Card O in City Discard Pile
      And there is 1 Card A and 1 Card O in City Deck

    Scenario: ROTC-4.7-02 While the deck has a card, those laid aside stay there
      Given the position hiding-2
      And the Round is 15
      And the Last Round is 20
      And Card A, Card B, Card C and Card D are 4 City Cards with no Power together
      And Card E, Card F, Card G and Card H are 4 City Cards with no Power together
      And Card I, Card J, Card K and Card L are 4 City Cards with no Power together
      And Card M, Card N and Card O are 3 City Cards with no Power together
      And there are Card A, Card B, Card C, Card D, Card E, Card F and Card G in City Discard Pile
      And there are Card H, Card I, Card J, Card K, Card L and Card M in City Discard Pile
      And there is 1 Card N in City Card Field
      When Chance reveals Card O for the city
      Then there is 1 Card O in City Card Field
      And there is 1 Card A and 1 Card N in City Discard Pile

  Rule: ROTC-4.8 Then the Cult phase

    Scenario Outline: ROTC-4.8-01 Mobilization follows, and the First Cultist is first
      Given the position city-<players>
      And the First Cultist is <first>
      And the Turn is <first>
      And Card A is a City Card that marks nothing
      When Chance reveals Card A for the city
      Then the stage is Mobilization
      And the Turn is <first>

      Examples:
        | players | first  |
        | 2       | Yellow |
        | 3       | Red    |
        | 4       | Green  |
