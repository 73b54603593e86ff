Feature: Hiding

  Rule: ROTC-12.1 Hands

    Scenario Outline: ROTC-12.1-01 Every player discards the whole hand
      Given the position hiding-<players>
      And Card C and Card D are 2 Starting Cards with 4 Power together
      And Yellow has Card C and Card D in Hand
      And Yellow has 1 Disorganization in Discard Pile
      And <other> has Card D in Hand
      When the game goes on
      Then Yellow has no Card C and no Card D in Hand
      And Yellow has Card C, Card D and 1 Disorganization in Discard Pile
      And <other> has no Card D in Hand
      And <other> has Card D and no Card C in Discard Pile

      Examples:
        | players | other |
        | 2       | Red   |
        | 3       | Blue  |
        | 4       | Green |

    Scenario: ROTC-12.1-02 Cards acquired in the round go to the discard pile, not back to their stack
      Given the position hiding-2
      And Card A is a Guardian of base cost 3
      And there are 4 Card A in Downtown
      And Yellow has 2 Card A in Hand
      When the game goes on
      Then Yellow has no Card A in Hand
      And Yellow has 2 Card A in Discard Pile
      And there are 4 Card A in Downtown

    Scenario: ROTC-12.1-03 Others learn how many cards are discarded, not which
      Given the position hiding-2
      And Card C and Card D are 2 Starting Cards with 4 Power together
      And Yellow has Card C and Card D in Hand
      And Yellow has 6 Thugs in Screen
      And Red has 6 Thugs in Screen
      When Yellow returns 1 Thug
      Then all learn that Yellow discards 2 cards
      And Red sees only that 0 cards are in Yellow's Hand
      And Red sees only that 2 cards are in Yellow's Discard Pile

  Rule: ROTC-12.2 Five tokens

    Scenario Outline: ROTC-12.2-01 Of six tokens the player returns one, whichever it is
      Given the position hiding-2
      And Yellow has 2 Thugs, 2 Initiates and 2 Freaks in Screen
      When Yellow returns 1 <token>
      Then Yellow has <left> in Screen

      Examples:
        | token    | left                             |
        | Thug     | 1 Thug, 2 Initiates and 2 Freaks |
        | Initiate | 2 Thugs, 1 Initiate and 2 Freaks |
        | Freak    | 2 Thugs, 2 Initiates and 1 Freak |

    Scenario: ROTC-12.2-02 Of nine tokens four go, of several kinds if the player likes
      Given the position hiding-3
      And Yellow has 4 Thugs, 2 Initiates and 3 Freaks in Screen
      When Yellow returns 1 Thug, 2 Initiates and 1 Freak
      Then Yellow has 3 Thugs, no Initiate and 2 Freaks in Screen

    Scenario Outline: ROTC-12.2-03 Who has no more than five keeps them all
      Given the position hiding-2
      And Yellow has <tokens> in Screen
      When the game goes on
      Then the stage is City
      And Yellow has <tokens> in Screen

      Examples:
        | tokens                            |
        | 5 Freaks                          |
        | 2 Thugs, 2 Initiates and 1 Freak  |
        | no Thug, no Initiate and no Freak |

    @twin:ROTC-12.2-02
    Scenario Outline: ROTC-12.2-04 Exactly what is above five goes, and only what the player has
      Given the position hiding-3
      And Yellow has 4 Thugs, 2 Initiates and 3 Freaks in Screen
      When Yellow wrongly returns <tokens>
      Then it is refused
      And Yellow has 4 Thugs, 2 Initiates and 3 Freaks in Screen

      Examples:
        | tokens                 |
        | nothing                |
        | 3 Thugs                |
        | 4 Thugs and 1 Initiate |
        | 1 Thug and 3 Initiates |

    Scenario: ROTC-12.2-05 Which tokens are kept stays behind the screen
      Given the position hiding-2
      And Yellow has 4 Thugs and 2 Freaks in Screen
      When Yellow returns 1 Freak
      Then Red sees nothing of Yellow's Screen
      And Yellow sees that Yellow has 4 Thugs and 1 Freak in Screen

  Rule: ROTC-12.3 In order

    Scenario: ROTC-12.3-01 The First Cultist begins, and the others follow clockwise
      Given the position hiding-3
      And the First Cultist is Red
      And the Turn is Red
      And Yellow has 6 Thugs in Screen
      And Red has 6 Thugs in Screen
      And Blue has 6 Thugs in Screen
      When Red returns 1 Thug
      Then Blue is asked which Cultist tokens to return
      And Red has 5 Thugs in Screen
      And the stage is Hiding

    Scenario: ROTC-12.3-02 The player to the right of the First Cultist is the last
      Given the position hiding-3
      And the First Cultist is Red
      And the Turn is Red
      And Yellow has 6 Thugs in Screen
      And Red has 6 Thugs in Screen
      And Blue has 6 Thugs in Screen
      When Red returns 1 Thug
        | Blue | returns 1 Thug |
      Then Yellow is asked which Cultist tokens to return

    @twin:ROTC-12.3-01
    Scenario Outline: ROTC-12.3-03 Nobody returns tokens out of turn
      Given the position hiding-3
      And the First Cultist is Red
      And the Turn is Red
      And Yellow has 6 Thugs in Screen
      And Red has 6 Thugs in Screen
      And Blue has 6 Thugs in Screen
      When <player> wrongly returns 1 Thug
      Then it is refused

      Examples:
        | player |
        | Yellow |
        | Blue   |

    Scenario: ROTC-12.3-04 The First Cultist begins, whoever took the last Plan marker
      Given the position action-4
      And the First Cultist is Blue
      And the Plan Field of Northside is empty, bottom first
      And Red has 6 Thugs in Screen
      And Blue has 6 Thugs in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff         |
        | Yellow | takes the tokens 2 Freaks |
      Then Blue is asked which Cultist tokens to return

  Rule: ROTC-12.4 The limit may change

    Scenario Outline: ROTC-12.4-01 A City card can raise or lower the limit for the round
      Given the position hiding-2
      And during This Round, Token Limit <change>
      And Yellow has 8 Thugs in Screen
      When Yellow returns <surplus> Thugs
      Then Yellow has <kept> Thugs in Screen

      Examples:
        | change        | surplus | kept |
        | is 7          | 1       | 7    |
        | changes by 1  | 2       | 6    |
        | changes by -2 | 5       | 3    |
        | is 0          | 8       | 0    |

    Scenario: ROTC-12.4-02 It holds for every player
      Given the position hiding-3
      And during This Round, Token Limit changes by -2
      And Yellow has 5 Thugs in Screen
      And Red has 3 Thugs in Screen
      And Blue has 5 Freaks in Screen
      When Yellow returns 2 Thugs
        | Blue | returns 2 Freaks |
      Then Yellow has 3 Thugs in Screen
      And Red has 3 Thugs in Screen
      And Blue has 3 Freaks in Screen

    @twin:ROTC-12.4-01
    Scenario Outline: ROTC-12.4-03 Then five is no longer the measure
      Given the position hiding-2
      And during This Round, Token Limit <change>
      And Yellow has 8 Thugs in Screen
      When Yellow wrongly returns 3 Thugs
      Then it is refused

      Examples:
        | change        |
        | is 7          |
        | changes by -2 |

  Rule: ROTC-12.5 First Cultist

    Scenario Outline: ROTC-12.5-01 The marker goes to the player on the left
      Given the position hiding-<players>
      And the First Cultist is <before>
      And the Turn is <before>
      When the game goes on
      Then the First Cultist is <after>

      Examples:
        | players | before | after  |
        | 2       | Yellow | Red    |
        | 2       | Red    | Yellow |
        | 3       | Blue   | Yellow |
        | 4       | Red    | Blue   |

    Scenario: ROTC-12.5-02 It is passed on when all have hidden, not before
      Given the position hiding-3
      And Yellow has 6 Thugs in Screen
      And Blue has 6 Thugs in Screen
      When Yellow returns 1 Thug
      Then Blue is asked which Cultist tokens to return
      And the First Cultist is Yellow

  Rule: ROTC-12.6 The next round

    Scenario Outline: ROTC-12.6-01 The Round marker advances by one, however many play
      Given the position hiding-<players>
      And the Last Round is <last>
      And the Round is <before>
      When the game goes on
      Then the Round is <after>
      And the Last Round is <last>

      Examples:
        | players | last | before | after |
        | 2       | 6    | 1      | 2     |
        | 3       | 6    | 2      | 3     |
        | 4       | 6    | 5      | 6     |
        | 2       | 8    | 6      | 7     |

    Scenario: ROTC-12.6-02 It advances when all have hidden, not before
      Given the position hiding-3
      And Yellow has 6 Thugs in Screen
      And Red has 6 Thugs in Screen
      When Yellow returns 1 Thug
      Then Red is asked which Cultist tokens to return
      And the Round is 1

  Rule: ROTC-12.7 Plan markers

    Scenario: ROTC-12.7-01 All Plan markers come back from every area to their owners
      Given the position hiding-3
      And Yellow has 1 Plan Marker in Preparation
      And Yellow has 1 Plan Marker in Dominance
      And Yellow has 2 Plan Markers in Augmentation
      And Red has 2 Plan Markers in Influence
      When the game goes on
      Then Yellow has 4 Plan Markers in Stock
      And Red has 4 Plan Markers in Stock
      And Blue has 4 Plan Markers in Stock
      And Yellow has no Plan Marker in Augmentation
      And Yellow has no Plan Marker in Preparation
      And Yellow has no Plan Marker in Dominance
      And Red has no Plan Marker in Influence
      And Red has no Plan Marker in Bluff

    Scenario: ROTC-12.7-02 Rituals, Cult Sites and Dominance markers stay on the board
      Given the position hiding-2
      And Yellow has 1 Ritual II, 1 Cult Site and 1 Dominance Marker in Uptown
      And there are 2 Investigators in Uptown
      When the game goes on
      Then Yellow has 1 Ritual II, 1 Cult Site and 1 Dominance Marker in Uptown
      And there are 2 Investigators in Uptown
      And there is 1 Investigator with Field 2 in Investigation Track of Uptown
      And Yellow has 4 Plan Markers in Stock

  Rule: ROTC-12.8 What lasts a round

    Scenario Outline: ROTC-12.8-01 What a City card changed for the round does not hold in the next
      Given the position hiding-2
      And during This Round, Cards To Draw <change>
      And Card A is a City Card that marks nothing
      And Card C is a Starting Card with 2 Power
      When Chance reveals Card A for the city
        | Chance | deals Card C |
      Then Yellow sees only that 6 cards are in Red's Hand

      Examples:
        | change        |
        | is 4          |
        | changes by -1 |
        | changes by 2  |

    Scenario: ROTC-12.8-02 Several changes end together
      Given the position hiding-3
      And during This Round, Token Limit is 7
      And during This Round, Cards To Draw changes by 1
      And during This Round, Cards To Draw changes by 1
      And Yellow has 8 Thugs in Screen
      And Card A is a City Card that marks nothing
      And Card C is a Starting Card with 2 Power
      When Yellow returns 1 Thug
        | Chance | reveals Card A for the city |
        | Chance | deals Card C                |
      Then Yellow has 7 Thugs in Screen
      And Yellow sees only that 6 cards are in Red's Hand

  Rule: ROTC-12.9 Round after round

    Scenario Outline: ROTC-12.9-01 The next round begins with a City card
      Given the position hiding-<players>
      And the Round is <round>
      When the game goes on
      Then the stage is City
      And Chance is asked which City card is revealed

      Examples:
        | players | round |
        | 2       | 1     |
        | 3       | 3     |
        | 4       | 5     |

    Scenario: ROTC-12.9-02 The new First Cultist is the first to draw in it
      Given the position hiding-3
      And Card A is a City Card that marks nothing
      When Chance reveals Card A for the city
      Then the stage is Mobilization
      And the Turn is Red
      And the Round is 2
