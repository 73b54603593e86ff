Feature: Planning

  Rule: ROTC-6.1 First placement

    Scenario Outline: ROTC-6.1-01 The First Cultist is the first to place
      Given the position planning-<players>
      And the stage is Planning
      And the First Cultist is <first>
      When the game goes on
      Then <first> is asked to place a Plan marker
      And the Turn is <first>

      Examples:
        | players | first  |
        | 2       | Yellow |
        | 2       | Red    |
        | 3       | Blue   |
        | 4       | Green  |

    @twin:ROTC-6.2-01
    Scenario: ROTC-6.1-02 Nobody places before the First Cultist
      Given the position planning-3
      And the stage is Planning
      And the First Cultist is Blue
      When Yellow wrongly places a Plan marker in Downtown
      Then it is refused
      And Blue is asked to place a Plan marker

  Rule: ROTC-6.2 One marker a turn, clockwise

    Scenario: ROTC-6.2-01 After one marker it is the turn of the player to the left
      Given the position planning-3
      When Yellow places a Plan marker in Downtown
      Then Red is asked to place a Plan marker
      And the Turn is Red
      And Yellow has 1 Plan Marker in Downtown
      And Yellow has 3 Plan Markers in Stock

    Scenario: ROTC-6.2-02 From the last seat the turn goes on to the first
      Given the position planning-4
      And the First Cultist is Blue
      And the Turn is Green
      And Blue has 1 Plan Marker in Uptown
      When Green places a Plan marker in Uptown
      Then Yellow is asked to place a Plan marker

    Scenario: ROTC-6.2-03 The turn comes round to the First Cultist again
      Given the position planning-2
      When Yellow places a Plan marker in Downtown
        | Red | places a Plan marker in Uptown |
      Then Yellow is asked to place a Plan marker
      And the stage is Planning turn

    @twin:ROTC-6.2-03
    Scenario: ROTC-6.2-04 A player may not place two markers in a row
      Given the position planning-2
      And Yellow has 1 Plan Marker in Downtown
      And the Turn is Red
      When Yellow wrongly places a Plan marker in Downtown
      Then it is refused
      And Red is asked to place a Plan marker

  Rule: ROTC-6.3 All four markers

    Scenario Outline: ROTC-6.3-01 The last player's fourth marker ends the phase
      Given the position planning-<players>
      And the Turn is <last>
      And the Plan Field of Downtown is <stack>, bottom first
      And <last> has 3 Plan Markers in Uptown
      When <last> places a Plan marker in Uptown
      Then the stage is Action turn
      And <last> has no Plan Marker in Stock
      And <last> has 4 Plan Markers in Uptown

      Examples:
        | players | last  | stack                                                                                          |
        | 2       | Red   | Yellow, Yellow, Yellow, Yellow                                                                 |
        | 3       | Blue  | Yellow, Red, Yellow, Red, Yellow, Red, Yellow, Red                                             |
        | 4       | Green | Yellow, Red, Blue, Yellow, Red, Blue, Yellow, Red, Blue, Yellow, Red, Blue                     |

    Scenario: ROTC-6.3-02 Three markers each are not enough
      Given the position planning-2
      And the Turn is Red
      And Yellow has 3 Plan Markers in Downtown
      And Red has 2 Plan Markers in Northside
      When Red places a Plan marker in Northside
      Then the stage is Planning turn
      And Yellow is asked to place a Plan marker

    Scenario: ROTC-6.3-03 One player's fourth marker does not end the phase for the others
      Given the position planning-2
      And Yellow has 3 Plan Markers in Downtown
      And Red has 3 Plan Markers in Northside
      When Yellow places a Plan marker in Uptown
      Then the stage is Planning turn
      And Red is asked to place a Plan marker

    Scenario: ROTC-6.3-04 A whole phase of two players
      Given the position planning-2
      And the First Cultist is Red
      And the Turn is Red
      When Red places a Plan marker in Downtown
        | Yellow | places a Plan marker in Downtown  |
        | Red    | places a Plan marker in Uptown    |
        | Yellow | places a Plan marker in Northside |
        | Red    | places a Plan marker in Downtown  |
        | Yellow | places a Plan marker in Downtown  |
        | Red    | places a Plan marker in Northside |
        | Yellow | places a Plan marker in Uptown    |
      Then the stage is Action turn
      And the Plan Field of Downtown is Red, Yellow, Red, Yellow, bottom first
      And the Plan Field of Uptown is Red, Yellow, bottom first
      And the Plan Field of Northside is Yellow, Red, bottom first

  Rule: ROTC-6.4 City cards may change the number

    Scenario: ROTC-6.4-01 With three markers to place the phase ends after the third
      Given the position planning-2
      And during This Round, Plan Markers To Place is 3
      And the Turn is Red
      And Yellow has 3 Plan Markers in Downtown
      And Red has 2 Plan Markers in Northside
      When Red places a Plan marker in Northside
      Then the stage is Action turn
      And Red has 1 Plan Marker in Stock

    Scenario: ROTC-6.4-02 A number lowered by two leaves two to place
      Given the position planning-3
      And during This Round, Plan Markers To Place changes by -2
      And the Turn is Blue
      And Yellow has 2 Plan Markers in Downtown
      And Red has 2 Plan Markers in Northside
      And Blue has 1 Plan Marker in Uptown
      When Blue places a Plan marker in Downtown
      Then the stage is Action turn

    Scenario: ROTC-6.4-03 A number raised to five still ends with the fourth marker
      Given the position planning-2
      And during This Round, Plan Markers To Place changes by 1
      And the Turn is Red
      And Yellow has 4 Plan Markers in Downtown
      And Red has 3 Plan Markers in Northside
      When Red places a Plan marker in Northside
      Then the stage is Action turn

  Rule: ROTC-6.5 Free choice of district

    Scenario: ROTC-6.5-01 With four players all four districts can be chosen
      Given the position planning-4
      When the game goes on
      Then the options are Downtown, Northside, Rivertown and Uptown

    Scenario: ROTC-6.5-02 A player need not be present in the district
      Given the position planning-2
      And Red has 1 Cult Site in Downtown
      And Red has 1 Ritual II in Downtown
      And Yellow has 1 Cult Site in Uptown
      When Yellow places a Plan marker in Downtown
      Then Yellow has 1 Plan Marker in Downtown

    Scenario: ROTC-6.5-03 A district full of Rituals can still be chosen
      Given the position planning-2
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      When Yellow places a Plan marker in Downtown
      Then Yellow has 1 Plan Marker in Downtown

    Scenario: ROTC-6.5-04 All four markers may go to one district
      Given the position planning-2
      And the Plan Field of Northside is Yellow, Yellow, Yellow, bottom first
      And Red has 3 Plan Markers in Uptown
      When Yellow places a Plan marker in Northside
      Then Yellow has 4 Plan Markers in Northside

  Rule: ROTC-6.6 Closed district

    @edition:en
    Scenario Outline: ROTC-6.6-01 Rivertown is not among the choices of two or three players
      Given the position planning-<players>
      When the game goes on
      Then the options are Downtown, Northside and Uptown

      Examples:
        | players |
        | 2       |
        | 3       |

    @twin:ROTC-6.6-03
    Scenario: ROTC-6.6-02 A marker cannot be placed in Rivertown while it is closed
      Given the position planning-3
      When Yellow wrongly places a Plan marker in Rivertown
      Then it is refused
      And Yellow has 4 Plan Markers in Stock

    Scenario: ROTC-6.6-03 With four players Rivertown is open
      Given the position planning-4
      When Yellow places a Plan marker in Rivertown
      Then Yellow has 1 Plan Marker in Rivertown

    @ruling:D-01=chosen
    Scenario: ROTC-6.6-04 If the players closed another district Rivertown is open
      Given the position planning-3
      And the Closed District is Uptown
      And there is no Sanity Three in Uptown
      And there are no Investigators with Field 3 in Investigation Track of Uptown
      When the game goes on
      Then the options are Downtown, Northside and Rivertown

    @ruling:D-01=chosen @twin:ROTC-6.2-01
    Scenario: ROTC-6.6-05 The district that the players closed takes no marker
      Given the position planning-3
      And the Closed District is Downtown
      And there is no Sanity Three in Downtown
      And there are no Investigators with Field 3 in Investigation Track of Downtown
      When Yellow wrongly places a Plan marker in Downtown
      Then it is refused

  Rule: ROTC-6.7 Stacks

    Scenario: ROTC-6.7-01 A marker goes on top of the markers of others
      Given the position planning-3
      And the Turn is Blue
      And the Plan Field of Downtown is Yellow, Red, bottom first
      When Blue places a Plan marker in Downtown
      Then the Plan Field of Downtown is Yellow, Red, Blue, bottom first

    Scenario: ROTC-6.7-02 A marker goes on top of own markers too
      Given the position planning-2
      And the Plan Field of Uptown is Red, Yellow, bottom first
      When Yellow places a Plan marker in Uptown
      Then the Plan Field of Uptown is Red, Yellow, Yellow, bottom first

    Scenario: ROTC-6.7-03 Other stacks stay as they are
      Given the position planning-2
      And the Plan Field of Uptown is Red, Yellow, bottom first
      When Yellow places a Plan marker in Northside
      Then the Plan Field of Northside is Yellow, bottom first
      And the Plan Field of Uptown is Red, Yellow, bottom first
      And the Plan Field of Downtown is empty, bottom first

  Rule: ROTC-6.8 After the last marker

    Scenario: ROTC-6.8-01 The Action phase begins with the First Cultist, whatever the seat
      Given the position planning-3
      And the First Cultist is Red
      And the Turn is Yellow
      And Red has 4 Plan Markers in Downtown
      And Blue has 4 Plan Markers in Northside
      And Yellow has 3 Plan Markers in Uptown
      When Yellow places a Plan marker in Uptown
      Then the stage is Action turn
      And the Turn is Red
      And the First Cultist is Red

  Rule: ROTC-6.9 Nothing is declared

    Scenario: ROTC-6.9-01 What becomes public is the player and the district
      Given the position planning-2
      When Yellow places a Plan marker in Uptown
      Then all learn only that Yellow places a Plan marker in Uptown

    Scenario: ROTC-6.9-02 Nothing is chosen on the Plan board while planning
      Given the position planning-2
      When Yellow places a Plan marker in Uptown
      Then Red is asked to place a Plan marker
      And Yellow has no Plan Marker in Augmentation
      And Yellow has no Plan Marker in Preparation
      And Yellow has no Plan Marker in Influence
      And Yellow has no Plan Marker in Dominance
      And Yellow has no Plan Marker in Bluff

  Rule: ROTC-6.10 Stacks are open

    Scenario: ROTC-6.10-01 Everybody sees a stack in its order
      Given the position planning-3
      And the Turn is Blue
      And the Plan Field of Downtown is Yellow, Red, bottom first
      When Blue places a Plan marker in Downtown
      Then Yellow sees that the Plan Field of Downtown is Yellow, Red, Blue, bottom first
      And Red sees that the Plan Field of Downtown is Yellow, Red, Blue, bottom first
      And Blue sees that the Plan Field of Downtown is Yellow, Red, Blue, bottom first

    Scenario: ROTC-6.10-02 Markers still to be placed are seen as well
      Given the position planning-2
      When Yellow places a Plan marker in Downtown
      Then Red sees that Yellow has 3 Plan Markers in Stock

  Rule: ROTC-6.11 No passing

    Scenario: ROTC-6.11-01 The only answers are districts, also for the last marker
      Given the position planning-2
      And Yellow has 3 Plan Markers in Downtown
      And Red has 3 Plan Markers in Northside
      When the game goes on
      Then Yellow is asked to place a Plan marker
      And the options are Downtown, Northside and Uptown
