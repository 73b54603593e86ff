Feature: Setup

  Rule: ROTC-2.1 First player

    Scenario Outline: ROTC-2.1-01 Whoever is named has the marker and begins
      Given a new game with 4 players
      When Table names <seat> as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | chooses to pick stacks |
      Then the First Cultist is <seat>
      And all learn that <seat> is the First Cultist
      And <seat> is asked which stack to pick

      Examples:
        | seat   |
        | Yellow |
        | Green  |

    Scenario Outline: ROTC-2.1-02 Any player can be named
      Given a new game with <players> players
      When the game goes on
      Then Table is asked who is the First Cultist
      And the options are <seats>

      Examples:
        | players | seats                       |
        | 2       | Yellow and Red              |
        | 3       | Yellow, Red and Blue        |
        | 4       | Yellow, Red, Blue and Green |

  Rule: ROTC-2.2 Closed district

    @ruling:D-01=rivertown
    Scenario Outline: ROTC-2.2-01 With two or three players Rivertown is closed
      Given a new game with <players> players
      When Table names Yellow as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | chooses to pick stacks |
      Then the Closed District is Rivertown

      Examples:
        | players |
        | 2       |
        | 3       |

    @ruling:D-01=chosen
    Scenario Outline: ROTC-2.2-02 Where the players choose, they close any one district
      Given a new game with <players> players
      When Table names Yellow as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | closes <district>      |
        | Table | chooses to pick stacks |
      Then the Closed District is <district>

      Examples:
        | players | district  |
        | 2       | Downtown  |
        | 2       | Rivertown |
        | 3       | Uptown    |

    Scenario: ROTC-2.2-03 With four players no district is closed
      Given a new game with 4 players
      And Card A is a Guardian
      When Table names Yellow as First Cultist
        | Table  | agrees on 6 rounds     |
        | Table  | chooses to pick stacks |
        | Yellow | picks Card A           |
        | Yellow | lays it into Rivertown |
      Then the Closed District is none
      And there is no Card A in Box
      And Red is asked which stack to pick

    @twin:ROTC-2.7-01
    Scenario: ROTC-2.2-04 A closed district takes no stack
      Given the position draft-3
      And Card A is a Guardian
      When Yellow wrongly lays it into Rivertown
        | Yellow | picks Card A |
      Then it is refused

  Rule: ROTC-2.3 City Deck

    Scenario: ROTC-2.3-01 Nobody sees into the City Deck
      Given a new game with 4 players
      When Table names Yellow as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | chooses to pick stacks |
      Then Yellow sees only that 15 cards are in City Deck
      And Green sees only that 15 cards are in City Deck

    Scenario Outline: ROTC-2.3-02 Any City card can lie on top
      Given the position city-4
      And Card F is a City Card that marks <marked>
      When Chance reveals Card F for the city
      Then there is 1 Card F in City Card Field

      Examples:
        | marked    |
        | Downtown  |
        | Rivertown |
        | Uptown    |
        | Northside |
        | nothing   |

  Rule: ROTC-2.4 First round

    Scenario: ROTC-2.4-01 The Round marker stands on 1
      Given a new game with 4 players
      When Table names Yellow as First Cultist
        | Table | agrees on 8 rounds     |
        | Table | chooses to pick stacks |
      Then the Round is 1

  Rule: ROTC-2.5 Sets of markers

    Scenario Outline: ROTC-2.5-01 Each player begins with the same set
      Given a new game with 4 players
      When Table names Yellow as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | chooses to pick stacks |
      Then <seat> has 2 Ritual I, 2 Ritual II and 1 Ritual III in Stock
      And <seat> has 4 Cult Sites, 8 Dominance Markers and 4 Plan Markers in Stock

      Examples:
        | seat   |
        | Yellow |
        | Red    |
        | Blue   |
        | Green  |

  Rule: ROTC-2.6 Starting decks

    Scenario Outline: ROTC-2.6-01 Twelve cards lie face down, and no card is in a hand
      Given a new game with 4 players
      When Table names Yellow as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | chooses to pick stacks |
      Then <seat> sees only that 12 cards are in <seat>'s Cult Deck
      And Yellow sees only that 12 cards are in <seat>'s Cult Deck
      And Red sees only that 0 cards are in Green's Hand

      Examples:
        | seat   |
        | Yellow |
        | Red    |
        | Blue   |
        | Green  |

    Scenario Outline: ROTC-2.6-02 Any starting card can lie on top
      Given the position mobilization-2
      And Card A is a Starting Card with 2 <icon>
      When Chance deals Card A
      Then Yellow has 1 Card A in Hand

      Examples:
        | icon   |
        | Attack |
        | Power  |
        | Terror |

  Rule: ROTC-2.7 Choosing stacks

    Scenario: ROTC-2.7-01 A player picks a stack and lays it into a district
      Given the position draft-3
      And Card A is a Guardian in 6 copies
      When Yellow picks Card A
        | Yellow | lays it into Uptown |
      Then there are 6 Card A in Uptown
      And there is no Card A in Box
      And all learn only that Yellow lays Card A into Uptown

    Scenario: ROTC-2.7-02 The First Cultist begins, and the others follow clockwise
      Given the position draft-3
      And the First Cultist is Red
      And the Turn is Red
      And Card A is a Guardian
      And Card B is an Action
      And Card C is a Guardian
      When Red picks Card A
        | Red | lays it into Downtown |
      And Blue picks Card B
        | Blue | lays it into Downtown |
      And Yellow picks Card C
        | Yellow | lays it into Uptown |
      Then Red is asked which stack to pick

    @twin:ROTC-2.7-01
    Scenario: ROTC-2.7-03 Nobody picks out of turn
      Given the position draft-3
      And Card A is a Guardian in 6 copies
      When Blue wrongly picks Card A
      Then it is refused

    Scenario Outline: ROTC-2.7-04 Type and district are the player's choice
      Given the position draft-2
      And Card A is <type>
      When Yellow picks Card A
      Then Yellow is asked where to lay the stack
      And the options are Downtown, Northside and Uptown

      Examples:
        | type       |
        | a Guardian |
        | an Action  |

  Rule: ROTC-2.8 One of each type

    Scenario Outline: ROTC-2.8-01 A stack of the other type joins the first one
      Given the position draft-2
      And the Turn is Red
      And Card A is <type>
      And Card B is <other>
      And there are 6 Card A in Downtown
      When Red picks Card B
        | Red | lays it into Downtown |
      Then there are 6 Card A and 6 Card B in Downtown

      Examples:
        | type       | other      |
        | a Guardian | an Action  |
        | an Action  | a Guardian |

    @twin:ROTC-2.8-01
    Scenario Outline: ROTC-2.8-02 A second stack of a type is refused
      Given the position draft-2
      And the Turn is Red
      And Card A is <type>
      And Card B is <type>
      And there are 6 Card A in Downtown
      When Red wrongly lays it into Downtown
        | Red | picks Card B |
      Then it is refused

      Examples:
        | type       |
        | a Guardian |
        | an Action  |

    Scenario: ROTC-2.8-03 Only districts without a stack of the type remain
      Given the position draft-4
      And the Turn is Blue
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And there are 6 Card A in Downtown
      And there are 6 Card B in Rivertown
      When Blue picks Card C
      Then Blue is asked where to lay the stack
      And the options are Northside and Uptown

    @twin:ROTC-2.9-03
    Scenario: ROTC-2.8-04 A stack for which no spot is left cannot be picked
      Given the position draft-2
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is an Action
      And Card E is a Guardian
      And there are 6 Card A and 6 Card D in Downtown
      And there are 6 Card B in Uptown
      And there are 6 Card C in Northside
      When Yellow wrongly picks Card E
      Then it is refused

  Rule: ROTC-2.9 Until all spots are filled

    Scenario Outline: ROTC-2.9-01 Six stacks fill three districts
      Given the position draft-<players>
      And the Turn is <last>
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is an Action
      And Card E is an Action
      And Card F is an Action
      And there are 6 Card A and 6 Card D in Downtown
      And there are 6 Card B and 6 Card E in Uptown
      And there are 6 Card C in Northside
      When <last> picks Card F
        | <last> | lays it into Northside |
      Then the stage is Initial Setup card

      Examples:
        | players | last |
        | 2       | Red  |
        | 3       | Blue |

    Scenario: ROTC-2.9-02 Eight stacks fill four districts
      Given the position draft-4
      And the Turn is Blue
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is a Guardian
      And Card E is an Action
      And Card F is an Action
      And Card G is an Action
      And Card H is an Action
      And there are 6 Card A and 6 Card E in Downtown
      And there are 6 Card B and 6 Card F in Uptown
      And there are 6 Card C and 6 Card G in Northside
      When Blue picks Card D
        | Blue | lays it into Rivertown |
      And Green picks Card H
        | Green | lays it into Rivertown |
      Then the stage is Initial Setup card

    Scenario: ROTC-2.9-03 While a spot is free, the next player picks
      Given the position draft-2
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is an Action
      And Card E is an Action
      And there are 6 Card A and 6 Card D in Downtown
      And there are 6 Card B in Uptown
      And there are 6 Card C in Northside
      When Yellow picks Card E
        | Yellow | lays it into Uptown |
      Then Red is asked which stack to pick

    Scenario: ROTC-2.9-04 After one round of picking the First Cultist picks again
      Given the position draft-2
      And the Turn is Red
      And Card A is a Guardian
      And Card B is an Action
      And there are 6 Card A in Downtown
      When Red picks Card B
        | Red | lays it into Uptown |
      Then Yellow is asked which stack to pick

  Rule: ROTC-2.10 Different stacks

    @twin:ROTC-2.8-01
    Scenario: ROTC-2.10-01 A card that lies in one district cannot be picked for another
      Given the position draft-2
      And the Turn is Red
      And Card A is a Guardian in 6 copies
      And there are 6 Card A in Downtown
      When Red wrongly picks Card A
      Then it is refused

    Scenario: ROTC-2.10-02 All copies of a card go into one district
      Given the position draft-4
      And Card A is an Action in 6 copies
      When Yellow picks Card A
        | Yellow | lays it into Northside |
      Then there are 6 Card A in Northside
      And there is no Card A in Box

  Rule: ROTC-2.11 Cards left over

    Scenario: ROTC-2.11-01 Stacks that nobody picked are out of the game
      Given the position draft-2
      And the Turn is Red
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is an Action
      And Card E is an Action
      And Card F is an Action
      And Card G is a Guardian in 6 copies
      And Card H is an Action in 6 copies
      And there are 6 Card A and 6 Card D in Downtown
      And there are 6 Card B and 6 Card E in Uptown
      And there are 6 Card C in Northside
      When Red picks Card F
        | Red | lays it into Northside |
      Then there are 6 Card G and 6 Card H in Box

  Rule: ROTC-2.12 First game

    Scenario: ROTC-2.12-01 With the recommended layout nobody picks
      Given a new game with 4 players
      When Table names Red as First Cultist
        | Table | agrees on 6 rounds                  |
        | Table | chooses the layout for a first game |
      Then the stage is Initial Setup card
      And the First Game is yes

    @ruling:D-01=rivertown
    Scenario Outline: ROTC-2.12-02 The recommended layout leaves a closed district empty, and the first Cult Sites follow
      Given a new game with <players> players
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is a Guardian
      And Card E is a Guardian
      And Card F is a Guardian
      And Card G is a Guardian
      And Card H is a Guardian
      When Table names Red as First Cultist
        | Table | agrees on 6 rounds                   |
        | Table | chooses the layout for a first game  |
        | Red   | places the first Cult Site in Uptown |
      Then there is no Card A, no Card B, no Card C and no Card D in Rivertown
      And there is no Card E, no Card F, no Card G and no Card H in Rivertown
      And Red has 1 Cult Site in Uptown

      Examples:
        | players |
        | 2       |
        | 3       |

    Scenario: ROTC-2.12-03 The layout is not compulsory
      Given a new game with 4 players
      And Card A is a Guardian
      When Table names Red as First Cultist
        | Table | agrees on 6 rounds     |
        | Table | chooses to pick stacks |
        | Red   | picks Card A           |
        | Red   | lays it into Uptown    |
      Then the First Game is no
      And Blue is asked which stack to pick

  Rule: ROTC-2.13 Initial Setup card

    Scenario Outline: ROTC-2.13-01 Any Initial Setup card can be revealed
      Given the position setup-card-<players>
      And Card A is an Initial Setup Card that puts <piece> in Downtown
      When Chance reveals Card A for the setup
      Then all learn only that the Initial Setup card is Card A
      And there is 1 Card A in Box
      And the stage is First Cult Site

      Examples:
        | players | piece                     |
        | 2       | Sanity Two                |
        | 3       | Sanity Four               |
        | 4       | Investigator with Field 1 |

    Scenario: ROTC-2.13-02 After the last stack a card is revealed
      Given the position draft-3
      And the Turn is Blue
      And Card A is a Guardian
      And Card B is a Guardian
      And Card C is a Guardian
      And Card D is an Action
      And Card E is an Action
      And Card F is an Action
      And Card S is an Initial Setup Card that puts Sanity Four in Downtown
      And there are 6 Card A and 6 Card D in Downtown
      And there are 6 Card B and 6 Card E in Uptown
      And there are 6 Card C in Northside
      When Blue picks Card F
        | Blue   | lays it into Northside       |
        | Chance | reveals Card S for the setup |
      Then there is 1 Sanity Four in Downtown
      And Yellow is asked to place the first Cult Site

  Rule: ROTC-2.14 Sanity tokens

    Scenario Outline: ROTC-2.14-01 The tokens lie where the card says
      Given the position setup-card-4
      And Card A is an Initial Setup Card that puts <token> in <district>
      When Chance reveals Card A for the setup
      Then there are <tokens> in <district>

      Examples:
        | token        | district  | tokens                                           |
        | Sanity Two   | Downtown  | 1 Sanity Two, no Sanity Three and no Sanity Four |
        | Sanity Four  | Downtown  | no Sanity Two, no Sanity Three and 1 Sanity Four |
        | Sanity Two   | Northside | 1 Sanity Two, no Sanity Three and no Sanity Four |
        | Sanity Four  | Northside | no Sanity Two, no Sanity Three and 1 Sanity Four |
        | Sanity Three | Rivertown | no Sanity Two, 1 Sanity Three and no Sanity Four |

  Rule: ROTC-2.15 First Investigators

    Scenario Outline: ROTC-2.15-01 One begins in each district on the field with the number of players
      Given the position setup-card-<players>
      And Card A is an Initial Setup Card that puts Sanity Four in Downtown
      When Chance reveals Card A for the setup
      Then there is 1 Investigator with Field <players> in Investigation Track of <district>
      And there is no Investigator in <district>

      Examples:
        | players | district  |
        | 2       | Downtown  |
        | 2       | Northside |
        | 3       | Uptown    |
        | 4       | Downtown  |
        | 4       | Rivertown |

    Scenario Outline: ROTC-2.15-02 A card that speaks of Investigators takes their place
      Given the position setup-card-<players>
      And Card A is an Initial Setup Card that puts Investigator with Field 1 in Downtown
      When Chance reveals Card A for the setup
      Then there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is no Investigator with Field <players> in Investigation Track of Downtown

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

  Rule: ROTC-2.16 Nothing for a closed district

    Scenario Outline: ROTC-2.16-01 Tokens for a closed district stay away
      Given the position setup-card-<players>
      And Card A is an Initial Setup Card that puts <piece> in Rivertown
      When Chance reveals Card A for the setup
      Then there is no Sanity Three in Rivertown
      And there is no Investigator with Field 1 in Investigation Track of Rivertown
      And there is no Investigator with Field <players> in Investigation Track of Rivertown

      Examples:
        | players | piece                     |
        | 2       | Sanity Three              |
        | 3       | Sanity Three              |
        | 3       | Investigator with Field 1 |

    @ruling:D-01=chosen
    Scenario: ROTC-2.16-02 The district that the players have closed gets nothing
      Given the position setup-card-2
      And the Closed District is Downtown
      And Card A is an Initial Setup Card that puts Sanity Two in Downtown
      When Chance reveals Card A for the setup
      Then there is no Sanity Two in Downtown
      And there is no Investigator with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Rivertown

    Scenario: ROTC-2.16-03 A City card that marks a closed district moves nobody
      Given the position city-3
      And Card A is a City Card that marks Rivertown
      When Chance reveals Card A for the city
      Then all learn only that the City card is Card A
      And there is no Investigator with Field 3 in Investigation Track of Rivertown
      And there is 1 Investigator with Field 3 in Investigation Track of Downtown

  Rule: ROTC-2.17 First Cult Sites

    Scenario: ROTC-2.17-01 The First Cultist begins, and the others follow clockwise
      Given the position first-site-3
      And the First Cultist is Red
      And the Turn is Red
      When Red places the first Cult Site in Uptown
      And Blue places the first Cult Site in Downtown
      And Yellow places the first Cult Site in Northside
      Then Red has 1 Cult Site in Uptown
      And Blue has 1 Cult Site in Downtown
      And Yellow has 1 Cult Site in Northside
      And the stage is Mobilization

    Scenario Outline: ROTC-2.17-02 Others who are there do not hinder
      Given the position first-site-<players>
      And the Turn is Red
      And Yellow has 1 Cult Site in Downtown
      When Red places the first Cult Site in Downtown
      Then Red has 1 Cult Site in Downtown
      And Yellow has 1 Cult Site in Downtown
      And Red has 3 Cult Sites in Stock
      And all learn only that Red places a Cult Site in Downtown

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

    Scenario Outline: ROTC-2.17-03 Any district in play can be chosen
      Given the position first-site-<players>
      When the game goes on
      Then Yellow is asked to place the first Cult Site
      And the options are <districts>

      Examples:
        | players | districts                                 |
        | 2       | Downtown, Northside and Uptown            |
        | 3       | Downtown, Northside and Uptown            |
        | 4       | Downtown, Northside, Rivertown and Uptown |

    @twin:ROTC-2.17-02
    Scenario: ROTC-2.17-04 A closed district cannot be chosen
      Given the position first-site-2
      And the Turn is Red
      And Yellow has 1 Cult Site in Downtown
      When Red wrongly places the first Cult Site in Rivertown
      Then it is refused

    Scenario: ROTC-2.17-05 With the setup card revealed it is the First Cultist's turn
      Given the position setup-card-3
      And the First Cultist is Blue
      And Card A is an Initial Setup Card that puts Sanity Four in Downtown
      When Chance reveals Card A for the setup
      Then Blue is asked to place the first Cult Site

  Rule: ROTC-2.18 Length of the game

    Scenario Outline: ROTC-2.18-01 Six rounds are usual, and more can be agreed on
      Given a new game with 4 players
      When Table names Yellow as First Cultist
        | Table | agrees on <rounds> rounds |
        | Table | chooses to pick stacks    |
      Then the Last Round is <rounds>

      Examples:
        | rounds |
        | 6      |
        | 7      |
        | 10     |

    @twin:ROTC-2.18-01
    Scenario: ROTC-2.18-02 Fewer than six cannot be agreed on
      Given a new game with 4 players
      When Table wrongly agrees on 5 rounds
        | Table | names Yellow as First Cultist |
      Then it is refused
