Feature: Cult phase

  Rule: ROTC-5.1 Six cards

    Scenario Outline: ROTC-5.1-01 A player draws six cards from the own Cult Deck
      Given the position mobilization-<players>
      And the Turn is <seat>
      And Card A is a Starting Card
      When Chance deals Card A
      Then <seat> has 1 Card A in Hand
      And Yellow sees only that 6 cards are in <seat>'s Cult Deck
      And Yellow sees only that <other> cards are in Red's Cult Deck

      Examples:
        | players | seat  | other |
        | 2       | Red   | 6     |
        | 3       | Blue  | 12    |
        | 4       | Green | 12    |

    Scenario: ROTC-5.1-02 All learn how many were drawn, and not which
      Given the position mobilization-2
      And Card A is a Starting Card
      When Chance deals Card A
      Then all learn only that Yellow draws 6 cards
      And Red sees only that 6 cards are in Yellow's Hand

    Scenario Outline: ROTC-5.1-03 A City card can change the number for a round
      Given the position mobilization-2
      And during This Round, Cards To Draw changes by <change>
      And Card A is a Starting Card
      When Chance deals Card A
      Then Red sees only that <cards> cards are in Yellow's Hand

      Examples:
        | change | cards |
        | -1     | 5     |
        | 1      | 7     |

  Rule: ROTC-5.2 Disorganization is discarded

    Scenario: ROTC-5.2-01 A Disorganization card goes to the own discard pile
      Given the position mobilization-3
      And Yellow has 1 Disorganization in Cult Deck
      When Chance deals Disorganization
      Then Yellow has no Disorganization in Hand
      And Yellow has 1 Disorganization in Discard Pile
      And Red has no Disorganization in Discard Pile

    Scenario: ROTC-5.2-02 Everybody sees it discarded
      Given the position mobilization-2
      And Yellow has 2 Disorganization in Cult Deck
      When Chance deals Disorganization
        | Chance | deals Disorganization |
      Then all learn that Yellow discards Disorganization
      And Yellow has 2 Disorganization in Discard Pile

    @ruling:A-17=after
    Scenario: ROTC-5.2-03 Cards are discarded after the whole draw, too late for a new deck
      Given the position mobilization-2
      And Card A, Card B, Card C and Card D are 4 Starting Cards with no Terror together
      And Card E, Card F, Card G and Card H are 4 Starting Cards with no Terror together
      And Yellow has Card A, Card B, Card C, Card D, Card E, Card F, Card G and Card H in Discard Pile
      And Yellow has 1 Disorganization in Cult Deck
      When Chance deals Disorganization
      Then Red sees only that 5 cards are in Yellow's Hand
      And Red sees only that 7 cards are in Yellow's Cult Deck
      And Yellow has 1 Disorganization in Discard Pile

    @ruling:A-17=at-once
    Scenario: ROTC-5.2-04 Where each is discarded as it is drawn, it can come into a new deck
      Given the position mobilization-2
      And Card A, Card B, Card C and Card D are 4 Starting Cards with no Terror together
      And Card E, Card F, Card G and Card H are 4 Starting Cards with no Terror together
      And Yellow has Card A, Card B, Card C, Card D, Card E, Card F, Card G and Card H in Discard Pile
      And Yellow has 1 Disorganization in Cult Deck
      When Chance deals Disorganization
      Then Red sees only that 8 cards are in Yellow's Cult Deck

  Rule: ROTC-5.3 No replacement

    Scenario Outline: ROTC-5.3-01 The hand stays smaller by as many cards
      Given the position mobilization-2
      And Yellow has 2 Disorganization in Cult Deck
      And Card A is a Starting Card
      And Card B is a Starting Card
      And Card C is a Starting Card
      And Card D is a Starting Card
      And Card E is a Starting Card
      When Chance deals Disorganization
        | Chance | deals <second> |
        | Chance | deals Card A   |
        | Chance | deals Card B   |
        | Chance | deals Card C   |
        | Chance | deals Card D   |
      Then Red sees only that <hand> cards are in Yellow's Hand
      And Red sees only that 8 cards are in Yellow's Cult Deck

      Examples:
        | second          | hand |
        | Disorganization | 4    |
        | Card E          | 5    |

  Rule: ROTC-5.4 First all draw

    Scenario Outline: ROTC-5.4-01 When the first dice are rolled, all have their cards
      Given the position mobilization-<players>
      When Yellow rolls nothing again
        | Yellow | rolls nothing again |
      Then Red sees only that 6 cards are in Yellow's Hand
      And Yellow sees only that 6 cards are in <last>'s Hand

      Examples:
        | players | last  |
        | 2       | Red   |
        | 3       | Blue  |
        | 4       | Green |

    Scenario: ROTC-5.4-02 After one player others still draw
      Given the position mobilization-3
      And the First Cultist is Red
      And the Turn is Red
      And Card A is a Starting Card
      When Chance deals Card A
      Then the stage is Mobilization
      And the Turn is Blue

    Scenario: ROTC-5.4-03 After the last player Recruitment begins
      Given the position mobilization-3
      And the First Cultist is Red
      And the Turn is Yellow
      And Card A is a Starting Card
      When Chance deals Card A
      Then the stage is Recruitment

  Rule: ROTC-5.5 Recruitment in order

    Scenario: ROTC-5.5-01 The First Cultist rolls first, then the others clockwise
      Given the position mobilization-3
      And the First Cultist is Red
      And the Turn is Red
      When Red rolls nothing again
        | Red | rolls nothing again |
      And Blue rolls nothing again
        | Blue | rolls nothing again |
      And Yellow rolls nothing again
        | Yellow | rolls nothing again |
      Then Red is asked to place a Plan marker

    Scenario: ROTC-5.5-02 Each player rolls once
      Given the position recruitment-4
      And the First Cultist is Blue
      And the Turn is Green
      When Green rolls nothing again
        | Green | rolls nothing again |
      Then the stage is Recruitment
      And the Turn is Yellow

    Scenario: ROTC-5.5-03 After the last draw it is the turn of the First Cultist
      Given the position mobilization-3
      And the First Cultist is Red
      And the Turn is Yellow
      And Card A is a Starting Card with 2 Power
      When Chance deals Card A
      Then the stage is Recruitment
      And the Turn is Red

  Rule: ROTC-5.6 Five dice

    Scenario: ROTC-5.6-01 Five dice bring up to five tokens
      Given the position recruitment-2
      When Chance rolls Freak
        | Chance | rolls Freak         |
        | Chance | rolls Freak         |
        | Chance | rolls Freak         |
        | Chance | rolls Freak         |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then Yellow has 5 Freaks, no Thug and no Initiate in Screen

    Scenario: ROTC-5.6-02 All five can be rolled again
      Given the position recruitment-3
      When Chance rolls Blank
        | Chance | rolls Blank          |
        | Chance | rolls Blank          |
        | Chance | rolls Blank          |
        | Chance | rolls Blank          |
        | Yellow | rolls 5 Blanks again |
        | Chance | rolls Thug           |
        | Chance | rolls Thug           |
        | Chance | rolls Initiate       |
        | Chance | rolls Initiate       |
        | Chance | rolls Freak          |
        | Yellow | rolls nothing again  |
      Then Yellow has 2 Thugs, 2 Initiates and 1 Freak in Screen

  Rule: ROTC-5.7 Re-rolling

    Scenario: ROTC-5.7-01 Some dice are rolled again, and some of all dice once more
      Given the position recruitment-2
      When Chance rolls Blank
        | Chance | rolls Blank                    |
        | Chance | rolls Thug                     |
        | Chance | rolls Thug                     |
        | Chance | rolls Initiate                 |
        | Yellow | rolls 2 Blanks again           |
        | Chance | rolls Freak                    |
        | Chance | rolls Blank                    |
        | Yellow | rolls 1 Blank and 1 Thug again |
        | Chance | rolls Freak                    |
        | Chance | rolls Initiate                 |
      Then Yellow has 1 Thug, 2 Initiates and 2 Freaks in Screen

    Scenario: ROTC-5.7-02 The first roll can be kept
      Given the position recruitment-2
      When Chance rolls Thug
        | Chance | rolls Thug          |
        | Chance | rolls Initiate      |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then Yellow has 2 Thugs, 1 Initiate and no Freak in Screen

    Scenario: ROTC-5.7-03 One time can be enough
      Given the position recruitment-2
      When Chance rolls Thug
        | Chance | rolls Thug          |
        | Chance | rolls Initiate      |
        | Chance | rolls Initiate      |
        | Chance | rolls Blank         |
        | Yellow | rolls 1 Blank again |
        | Chance | rolls Freak         |
        | Yellow | rolls nothing again |
      Then Yellow has 2 Thugs, 2 Initiates and 1 Freak in Screen

    @twin:ROTC-5.7-01
    Scenario: ROTC-5.7-04 There is no third time
      Given the position recruitment-2
      When Yellow wrongly rolls 1 Blank again
        | Chance | rolls Blank         |
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Chance | rolls Initiate      |
        | Yellow | rolls 1 Blank again |
        | Chance | rolls Blank         |
        | Yellow | rolls 1 Blank again |
        | Chance | rolls Blank         |
      Then it is refused

    @twin:ROTC-5.7-03
    Scenario: ROTC-5.7-05 Only dice that were rolled can be rolled again
      Given the position recruitment-2
      When Yellow wrongly rolls 2 Blanks again
        | Chance | rolls Thug     |
        | Chance | rolls Thug     |
        | Chance | rolls Initiate |
        | Chance | rolls Initiate |
        | Chance | rolls Blank    |
      Then it is refused

  Rule: ROTC-5.8 The new face counts

    Scenario: ROTC-5.8-01 A worse face takes the place of a better one
      Given the position recruitment-2
      When Chance rolls Freak
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls 1 Freak again |
        | Chance | rolls Blank         |
        | Yellow | rolls 1 Blank again |
        | Chance | rolls Thug          |
      Then Yellow has 1 Thug, no Initiate and no Freak in Screen

    Scenario: ROTC-5.8-02 The face may be the same again
      Given the position recruitment-2
      When Chance rolls Initiate
        | Chance | rolls Initiate          |
        | Chance | rolls Blank             |
        | Chance | rolls Blank             |
        | Chance | rolls Blank             |
        | Yellow | rolls 1 Initiate again  |
        | Chance | rolls Initiate          |
        | Yellow | rolls 2 Initiates again |
        | Chance | rolls Blank             |
        | Chance | rolls Initiate          |
      Then Yellow has no Thug, 1 Initiate and no Freak in Screen

  Rule: ROTC-5.9 Tokens as rolled

    Scenario Outline: ROTC-5.9-01 Each face brings its own token, a blank none
      Given the position recruitment-<players>
      When Chance rolls <face>
        | Chance | rolls <face>        |
        | Chance | rolls <face>        |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then Yellow has <tokens> in Screen

      Examples:
        | players | face     | tokens                            |
        | 2       | Thug     | 3 Thugs, no Initiate and no Freak |
        | 3       | Initiate | no Thug, 3 Initiates and no Freak |
        | 4       | Freak    | no Thug, no Initiate and 3 Freaks |
        | 2       | Blank    | no Thug, no Initiate and no Freak |

  Rule: ROTC-5.10 Added to those there

    Scenario: ROTC-5.10-01 Tokens of earlier rounds stay
      Given the position recruitment-2
      And Yellow has 1 Thug and 1 Freak in Screen
      When Chance rolls Thug
        | Chance | rolls Initiate      |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then Yellow has 2 Thugs, 1 Initiate and 1 Freak in Screen

    Scenario: ROTC-5.10-02 The tokens are behind the own screen, where nobody else sees them
      Given the position recruitment-3
      And the Turn is Red
      When Chance rolls Thug
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Red    | rolls nothing again |
        | Red    | rolls nothing again |
      Then Red sees that Red has 5 Thugs in Screen
      And Yellow has no Thug in Screen
      And Yellow sees nothing of Red's Screen
      And Blue sees nothing of Red's Screen

    Scenario: ROTC-5.10-03 There may be more than five
      Given the position recruitment-2
      And Yellow has 5 Freaks in Screen
      When Chance rolls Thug
        | Chance | rolls Thug          |
        | Chance | rolls Initiate      |
        | Chance | rolls Initiate      |
        | Chance | rolls Initiate      |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then Yellow has 2 Thugs, 3 Initiates and 5 Freaks in Screen

  Rule: ROTC-5.11 Open rolls

    Scenario: ROTC-5.11-01 Everybody sees the first roll
      Given the position recruitment-3
      When Chance rolls Thug
        | Chance | rolls Initiate      |
        | Chance | rolls Freak         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then all learn that Yellow rolls Thug
      And all learn that Yellow rolls Initiate
      And all learn that Yellow rolls Freak
      And all learn that Yellow rolls Blank

    Scenario: ROTC-5.11-02 Everybody sees what is rolled again
      Given the position recruitment-2
      When Chance rolls Thug
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Chance | rolls Thug          |
        | Chance | rolls Blank         |
        | Yellow | rolls 1 Blank again |
        | Chance | rolls Initiate      |
        | Yellow | rolls 1 Thug again  |
        | Chance | rolls Freak         |
      Then all learn that Yellow rolls Initiate
      And all learn that Yellow rolls Freak

  Rule: ROTC-5.12 Then Planning

    Scenario Outline: ROTC-5.12-01 After the last player the First Cultist plans
      Given the position recruitment-<players>
      And the First Cultist is <first>
      And the Turn is <last>
      When <last> rolls nothing again
        | <last> | rolls nothing again |
      Then <first> is asked to place a Plan marker

      Examples:
        | players | first  | last   |
        | 2       | Red    | Yellow |
        | 3       | Yellow | Blue   |
        | 4       | Green  | Blue   |
