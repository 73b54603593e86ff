Feature: Action phase

  Rule: ROTC-7.1 One marker a turn

    Scenario: ROTC-7.1-01 One marker is taken, the others stay
      Given the position action-2
      And the Plan Field of Downtown is Red, Yellow, Yellow, bottom first
      And the Plan Field of Uptown is Yellow, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then the Plan Field of Downtown is Red, Yellow, bottom first
      And the Plan Field of Uptown is Yellow, bottom first

    @twin:ROTC-7.6-02
    Scenario: ROTC-7.1-02 A second marker cannot be taken in the same turn
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And the Plan Field of Uptown is Red, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      And Yellow wrongly takes a Plan marker from Downtown
      Then it is refused
      And Red is asked to take a Plan marker

  Rule: ROTC-7.2 From the top

    Scenario: ROTC-7.2-01 A covered marker cannot be taken
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Red, bottom first
      And the Plan Field of Uptown is Yellow, bottom first
      And the Plan Field of Northside is Yellow, bottom first
      When the game goes on
      Then Yellow is asked to take a Plan marker
      And the options are Northside and Uptown

    @twin:ROTC-7.1-01
    Scenario: ROTC-7.2-02 Taking a covered marker is refused
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Red, bottom first
      And the Plan Field of Uptown is Yellow, bottom first
      When Yellow wrongly takes a Plan marker from Downtown
      Then it is refused
      And the Plan Field of Downtown is Yellow, Red, bottom first

    Scenario: ROTC-7.2-03 What was covered is free when the markers above are gone
      Given the position action-2
      And the Turn is Red
      And the Plan Field of Downtown is Yellow, Red, bottom first
      When Red takes a Plan marker from Downtown
        | Red | uses it for Bluff         |
        | Red | takes the tokens 2 Freaks |
      Then Yellow is asked to take a Plan marker
      And the options are Downtown

  Rule: ROTC-7.3 Own markers

    Scenario: ROTC-7.3-01 The marker of another player cannot be taken
      Given the position action-3
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Uptown is Red, bottom first
      And the Plan Field of Northside is Yellow, Blue, bottom first
      When the game goes on
      Then the options are Downtown

    @twin:ROTC-7.1-01
    Scenario: ROTC-7.3-02 Taking another player's marker is refused
      Given the position action-2
      And the Plan Field of Uptown is Yellow, Red, bottom first
      When Yellow wrongly takes a Plan marker from Uptown
      Then it is refused
      And the Plan Field of Uptown is Yellow, Red, bottom first

  Rule: ROTC-7.4 Passing without a marker on top

    Scenario: ROTC-7.4-01 A player whose markers are all covered is passed over
      Given the position action-3
      And the Plan Field of Downtown is Red, Yellow, bottom first
      And the Plan Field of Uptown is Red, Blue, bottom first
      And the Plan Field of Northside is Yellow, bottom first
      When Yellow takes a Plan marker from Northside
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then Blue is asked to take a Plan marker
      And the Turn is Blue

    Scenario: ROTC-7.4-02 A player without any marker left is passed over
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And the Plan Field of Northside is empty, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then Yellow is asked to take a Plan marker

    Scenario: ROTC-7.4-03 Passing is noticed by all
      Given the position action-3
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Uptown is Red, Blue, bottom first
      And the Plan Field of Northside is empty, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then all learn that Red passes

  Rule: ROTC-7.5 No passing otherwise

    Scenario: ROTC-7.5-01 A player with a marker on top has no choice but to take one
      Given the position action-2
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Uptown is Yellow, bottom first
      When the game goes on
      Then Yellow is asked to take a Plan marker
      And the options are Downtown and Uptown

  Rule: ROTC-7.6 Clockwise

    Scenario Outline: ROTC-7.6-01 The next turn is that of the player to the left
      Given the position action-<players>
      And the Turn is <player>
      And the Plan Field of Downtown is <next>, bottom first
      And the Plan Field of Northside is <other>, bottom first
      And the Plan Field of Uptown is <player>, bottom first
      When <player> takes a Plan marker from Uptown
        | <player> | uses it for Bluff        |
        | <player> | takes the tokens 2 Thugs |
      Then the Turn is <next>
      And the stage is Action turn

      Examples:
        | players | player | next   | other  |
        | 2       | Yellow | Red    | Yellow |
        | 2       | Red    | Yellow | Red    |
        | 3       | Red    | Blue   | Yellow |
        | 4       | Green  | Yellow | Blue   |

    Scenario: ROTC-7.6-02 Turns alternate between two players
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And the Plan Field of Uptown is Red, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff               |
        | Yellow | takes the tokens 2 Thugs        |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
      Then Yellow is asked to take a Plan marker

    Scenario: ROTC-7.6-03 The First Cultist does not change during the phase
      Given the position action-3
      And the First Cultist is Blue
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Uptown is Red, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then the Turn is Red
      And the First Cultist is Blue

  Rule: ROTC-7.7 The Plan board

    Scenario: ROTC-7.7-01 The marker lies in the area of the Plan that was named
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And Yellow has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
      Then Yellow has 1 Plan Marker in Augmentation
      And the Plan Field of Downtown is Yellow, bottom first

    Scenario: ROTC-7.7-02 A forfeited marker lies in the Bluff area
      Given the position action-2
      And Yellow has no Plan Marker in Bluff
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then Yellow has 1 Plan Marker in Bluff

    Scenario: ROTC-7.7-03 All learn where the marker came from and what it is used for
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And Yellow has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
      Then all learn that Yellow uses a Plan marker from Downtown for Augmentation

  Rule: ROTC-7.8 Two of a kind

    Scenario: ROTC-7.8-01 A second marker may go to the same area
      Given the position action-2
      And Yellow has 1 Plan Marker in Augmentation
      And Yellow has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
      Then Yellow has 2 Plan Markers in Augmentation

    @twin:ROTC-7.8-01
    Scenario: ROTC-7.8-02 A third marker may not
      Given the position action-2
      And Yellow has 2 Plan Markers in Augmentation
      And Yellow has 1 Ritual I in Downtown
      When Yellow wrongly uses it for Augmentation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

  Rule: ROTC-7.9 The markers of others

    Scenario: ROTC-7.9-01 Two markers of another player do not close the area
      Given the position action-2
      And Red has 2 Plan Markers in Augmentation
      And Yellow has 1 Plan Marker in Augmentation
      And Yellow has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
      Then Yellow has 2 Plan Markers in Augmentation
      And Red has 2 Plan Markers in Augmentation

  Rule: ROTC-7.10 Bluff without limit

    Scenario: ROTC-7.10-01 A fourth marker can be forfeited after three
      Given the position action-2
      And Yellow has 3 Plan Markers in Bluff
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then Yellow has 4 Plan Markers in Bluff

  Rule: ROTC-7.11 Forfeiting

    Scenario: ROTC-7.11-01 A Plan that could be carried out may be forfeited
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff            |
        | Yellow | takes the tokens 2 Initiates |
      Then Yellow has 6 Initiates in Screen
      And there are 6 Card A in Downtown

  Rule: ROTC-7.12 Two tokens

    Scenario Outline: ROTC-7.12-01 Any two tokens can be taken
      Given the position action-2
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff         |
        | Yellow | takes the tokens <tokens> |
      Then Yellow has <result> in Screen

      Examples:
        | tokens              | result                           |
        | 2 Thugs             | 2 Thugs, no Initiate, no Freak   |
        | 2 Initiates         | 2 Initiates, no Thug, no Freak   |
        | 2 Freaks            | 2 Freaks, no Thug, no Initiate   |
        | 1 Thug and 1 Freak  | 1 Thug, 1 Freak and no Initiate  |

    Scenario: ROTC-7.12-02 They are added to those behind the screen
      Given the position action-2
      And Yellow has 1 Thug and 4 Freaks in Screen
      And Red has 1 Thug in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then Yellow has 3 Thugs and 4 Freaks in Screen
      And Red has 1 Thug in Screen

    @twin:ROTC-7.12-01
    Scenario Outline: ROTC-7.12-03 Not three and not one
      Given the position action-2
      When Yellow wrongly takes the tokens <tokens>
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Bluff                 |
      Then it is refused

      Examples:
        | tokens              |
        | 2 Thugs and 1 Freak |
        | 1 Initiate          |
        | nothing             |

    Scenario: ROTC-7.12-04 All learn that tokens were taken, not which
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And the Plan Field of Uptown is Red, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff |
      And Yellow takes the tokens 1 Thug and 1 Freak
      Then all learn only that Yellow takes 2 Cultist tokens

  Rule: ROTC-7.13 Conditions

    Scenario: ROTC-7.13-01 Where its condition is not met a Plan is not offered
      Given the position action-2
      And Yellow has 1 Cult Site in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then Yellow has no Plan Marker in Augmentation

    @twin:ROTC-7.7-01
    Scenario: ROTC-7.13-02 It cannot be named as a feint
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      When Yellow wrongly uses it for Augmentation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

  Rule: ROTC-7.14 Within the district

    @twin:ROTC-3.10-01
    Scenario: ROTC-7.14-01 Presence in another district is of no use
      Given the position action-2
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Uptown is Yellow, bottom first
      And Yellow has 1 Cult Site and 1 Ritual I in Uptown
      When Yellow wrongly uses it for Augmentation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

  Rule: ROTC-7.15 Until all are gone

    Scenario: ROTC-7.15-01 While a marker is left the phase goes on
      Given the position action-3
      And the Turn is Blue
      And the Plan Field of Downtown is empty, bottom first
      And the Plan Field of Uptown is Red, Blue, bottom first
      When Blue takes a Plan marker from Uptown
        | Blue | uses it for Bluff        |
        | Blue | takes the tokens 2 Thugs |
      Then the stage is Action turn
      And Red is asked to take a Plan marker

    Scenario: ROTC-7.15-02 One player alone takes the last markers one after another
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And the Plan Field of Uptown is Yellow, bottom first
      And the Plan Field of Northside is empty, bottom first
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff                 |
        | Yellow | takes the tokens 2 Thugs          |
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Bluff                 |
        | Yellow | takes the tokens 2 Thugs          |
      Then the stage is Action turn
      And the Plan Field of Downtown is empty, bottom first
      And the Plan Field of Uptown is Yellow, bottom first

  Rule: ROTC-7.16 Then Hiding

    Scenario Outline: ROTC-7.16-01 After the last marker of an earlier round Hiding begins
      Given the position action-<players>
      And the Round is <round>
      And the Plan Field of Northside is empty, bottom first
      And Yellow has 4 Freaks in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then the stage is Hiding

      Examples:
        | players | round |
        | 2       | 1     |
        | 3       | 5     |
        | 4       | 3     |

    Scenario: ROTC-7.16-02 With more rounds agreed on the sixth is not the last
      Given the position action-2
      And the Round is 6
      And the Last Round is 8
      And the Plan Field of Northside is empty, bottom first
      And Yellow has 4 Freaks in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then the stage is Hiding

  Rule: ROTC-7.17 The last round

    Scenario: ROTC-7.17-01 After the last marker of the last round the game is over
      Given the position action-2
      And the Round is 6
      And the Plan Field of Northside is empty, bottom first
      And Yellow has 1 Dominance Marker in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff        |
        | Yellow | takes the tokens 2 Thugs |
      Then the stage is End of the game
      And the winner is Yellow

  Rule: ROTC-7.18 An open board

    Scenario: ROTC-7.18-01 Everybody sees the markers on the Plan board
      Given the position action-3
      And Red has 2 Plan Markers in Augmentation
      When the game goes on
      Then Yellow sees that Red has 2 Plan Markers in Augmentation
      And Blue sees that Red has 2 Plan Markers in Augmentation
