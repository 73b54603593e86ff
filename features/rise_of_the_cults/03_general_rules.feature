Feature: General rules

  Rule: ROTC-3.1 Icons pay

    Scenario: ROTC-3.1-01 Power icons on cards pay the cost
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Card C and Card D are 2 Starting Cards with 3 Power together
      And Yellow has Card C and Card D in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | acquires Card A             |
        | Yellow | pays with Card C and Card D |
        | Yellow | destroys nothing            |
      Then Yellow has Card A in Hand

    @twin:ROTC-3.1-01
    Scenario: ROTC-3.1-02 Icons of other kinds pay nothing
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Card D is a Starting Card with 2 Attack and no Power
      And Yellow has Card C and Card D in Hand
      When Yellow wrongly pays with Card C and Card D
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

    @rule:ROTC-3.7 @twin:ROTC-3.1-01
    Scenario: ROTC-3.1-03 A card with one Power icon pays one Power, not two
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 1 Power
      And Yellow has Card C in Hand
      When Yellow wrongly pays with Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

  Rule: ROTC-3.2 Cards that paid

    Scenario: ROTC-3.2-01 Cards that paid lie in the own discard pile
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with Card C         |
        | Yellow | destroys nothing         |
      Then Yellow has no Card C in Hand
      And Yellow has Card C in Discard Pile
      And Red has no Card C in Discard Pile

    Scenario: ROTC-3.2-02 Everybody sees which card is discarded to pay
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with Card C         |
      Then all learn that Yellow discards Card C

  Rule: ROTC-3.3 Initiates pay

    Scenario: ROTC-3.3-01 Initiates alone can pay a cost
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 3 Initiates    |
      Then Yellow has Card A in Hand

    @twin:ROTC-3.3-01
    Scenario: ROTC-3.3-02 An Initiate pays one Power, not two
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly pays with 2 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

  Rule: ROTC-3.4 Tokens that paid

    Scenario: ROTC-3.4-01 Tokens that paid are gone from behind the screen
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 3 Initiates and 1 Thug in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 2 Initiates    |
      Then Yellow has 1 Initiate and 1 Thug in Screen

    Scenario: ROTC-3.4-02 Everybody sees the tokens that are returned
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 1
      And there are 6 Card A in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 1 Initiate     |
      Then all learn that Yellow returns Initiate

  Rule: ROTC-3.5 Other tokens do not pay

    @ruling:D-05=initiates @twin:ROTC-3.3-01
    Scenario Outline: ROTC-3.5-01 Thugs and Freaks pay nothing
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 3 Initiates and 1 <token> in Screen
      When Yellow wrongly pays with 2 Initiates and 1 <token>
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

      Examples:
        | token |
        | Thug  |
        | Freak |

    @ruling:D-05=any-token
    Scenario: ROTC-3.5-02 Where any token pays, Thugs and Freaks pay one Power each
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 1 Initiate, 1 Thug and 1 Freak in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation                |
        | Yellow | acquires Card A                         |
        | Yellow | pays with 1 Initiate, 1 Thug and 1 Freak |
      Then Yellow has Card A in Hand
      And Yellow has no Initiate, no Thug and no Freak in Screen

  Rule: ROTC-3.6 Only cards in hand

    @twin:ROTC-3.2-01
    Scenario Outline: ROTC-3.6-01 A card elsewhere does not pay
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in <zone>
      And Yellow has 2 Initiates in Screen
      When Yellow wrongly pays with Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

      Examples:
        | zone         |
        | Cult Deck    |
        | Discard Pile |

    @twin:ROTC-3.2-01
    Scenario: ROTC-3.6-02 Another player's card does not pay
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Red has Card C in Hand
      And Yellow has 2 Initiates in Screen
      When Yellow wrongly pays with Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

    @twin:ROTC-3.3-01
    Scenario: ROTC-3.6-03 Another player's tokens do not pay
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 2 Initiates in Screen
      And Red has 3 Initiates in Screen
      When Yellow wrongly pays with 3 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

  Rule: ROTC-3.7 The whole cost

    @ruling:A-04=pooled @twin:ROTC-8.9-01
    Scenario: ROTC-3.7-01 One Power too little is too little
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A and Card B are a Guardian and an Action of base cost 5 together
      And there are 6 Card A and 6 Card B in Downtown
      And Card C and Card D are 2 Starting Cards with 4 Power together
      And Yellow has Card C and Card D in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly pays with Card C, Card D and 2 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A and Card B        |
      Then it is refused

    @twin:ROTC-3.3-01
    Scenario: ROTC-3.7-02 What cannot be paid cannot be acquired
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow wrongly acquires Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

  Rule: ROTC-3.8 No change

    Scenario: ROTC-3.8-01 A card worth more than the cost is spent whole
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 1
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with Card C         |
        | Yellow | destroys nothing         |
      Then Yellow has Card A in Hand
      And Yellow has Card C in Discard Pile
      And Yellow has no Initiate in Screen

    @ruling:A-03=any
    Scenario: ROTC-3.8-02 More may be given than is needed, and is lost
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 3 Initiates    |
      Then Yellow has Card A in Hand
      And Yellow has 1 Initiate in Screen

    @ruling:A-03=needed @twin:ROTC-3.4-01
    Scenario: ROTC-3.8-03 Where nothing may be added, a token that could be left out is refused
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 4 Initiates in Screen
      When Yellow wrongly pays with 3 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

  Rule: ROTC-3.9 A card just acquired

    @twin:ROTC-3.10-01
    Scenario: ROTC-3.9-01 A card cannot help to pay for the other card of the same Plan
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2 with 2 Power
      And there are 6 Card A and 6 Card B in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow wrongly pays with Card B and 3 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A and Card B        |
      Then it is refused

    @twin:ROTC-8.2-01
    Scenario: ROTC-3.9-02 The icons of a card on offer do not make another one affordable
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2 with 2 Power
      And there are 6 Card A and 6 Card B in Downtown
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly acquires Card A and Card B
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

  Rule: ROTC-3.10 Later in the round

    Scenario: ROTC-3.10-01 A card acquired in one turn pays in the next
      Given the position action-2
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Uptown is Yellow, Red, bottom first
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Cult Site in Uptown
      And Card A is an Action of base cost 2 with 2 Power
      And Card B is an Action of base cost 2
      And there are 6 Card A in Downtown
      And there are 6 Card B in Uptown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation        |
        | Yellow | acquires Card A                 |
        | Yellow | pays with 2 Initiates           |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
      And Yellow takes a Plan marker from Uptown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card B          |
        | Yellow | pays with Card A         |
        | Yellow | destroys nothing         |
      Then Yellow has no Card A and 1 Card B in Hand
      And Yellow has Card A in Discard Pile

  Rule: ROTC-3.11 Behind the screen

    Scenario: ROTC-3.11-01 Others see neither which tokens a player has nor how many
      Given the position action-3
      And Yellow has 2 Thugs and 1 Initiate in Screen
      When the game goes on
      Then Red sees nothing of Yellow's Screen
      And Blue sees nothing of Yellow's Screen
      And Yellow sees that Yellow has 2 Thugs, 1 Initiate and no Freak in Screen

    Scenario: ROTC-3.11-02 Tokens taken for a Bluff stay hidden as well
      Given the position action-2
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff                  |
        | Yellow | takes the tokens 1 Thug and 1 Freak |
      Then Red sees nothing of Yellow's Screen
      And Yellow sees that Yellow has 1 Thug and 1 Freak in Screen

  Rule: ROTC-3.12 Hands

    Scenario: ROTC-3.12-01 Others see only how many cards a player holds
      Given the position action-3
      And Card C and Card D are 2 Starting Cards with 3 Power together
      And Yellow has Card C and Card D in Hand
      When the game goes on
      Then Red sees only that 2 cards are in Yellow's Hand
      And Blue sees only that 2 cards are in Yellow's Hand
      And Yellow sees that Yellow has Card C and Card D in Hand

  Rule: ROTC-3.13 Discard piles

    Scenario: ROTC-3.13-01 The owner sees the cards of the discard pile, others do not
      Given the position action-2
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C and 1 Disorganization in Discard Pile
      When the game goes on
      Then Yellow sees that Yellow has Card C and 1 Disorganization in Discard Pile
      And Red sees only that 2 cards are in Yellow's Discard Pile

  Rule: ROTC-3.14 Cult Decks

    Scenario: ROTC-3.14-01 Nobody sees into a Cult Deck, not even its owner
      Given the position action-2
      And Yellow has 1 Disorganization in Cult Deck
      When the game goes on
      Then Yellow sees only that 13 cards are in Yellow's Cult Deck
      And Red sees only that 13 cards are in Yellow's Cult Deck

  Rule: ROTC-3.15 Tokens do not run out

    Scenario: ROTC-3.15-01 More tokens can be taken than there are in the box
      Given the position action-2
      And Yellow has 16 Freaks in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Bluff         |
        | Yellow | takes the tokens 2 Freaks |
      Then Yellow has 18 Freaks in Screen

  Rule: ROTC-3.16 An empty deck

    Scenario: ROTC-3.16-01 When the deck is empty the discard pile becomes a new one, and the drawing goes on
      Given the position mobilization-2
      And during This Round, Cards To Draw is 14
      And Card A is a Guardian of base cost 3
      And Card C is a Starting Card with 2 Power
      And Yellow has 3 Card A in Discard Pile
      When Chance deals Card C
      Then Yellow has 2 Card A in Hand
      And Yellow has no Card A in Discard Pile
      And Yellow has 1 Card A in Cult Deck
      And Red sees only that 14 cards are in Yellow's Hand

    Scenario: ROTC-3.16-02 Disorganization cards of the pile are shuffled in as well
      Given the position mobilization-3
      And during This Round, Cards To Draw is 13
      And Card C is a Starting Card with 2 Power
      And Yellow has 3 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      When Chance deals Card C
      Then Yellow has 2 Disorganization in Cult Deck
      And Yellow has 1 Disorganization in Discard Pile
      And Red sees only that 12 cards are in Yellow's Hand
      And Red has 1 Disorganization in Discard Pile

    Scenario: ROTC-3.16-03 A Plan that draws from an empty deck has the discard pile shuffled, too
      Given the position action-2
      And Card A is a Guardian of base cost 3
      And Card B is a Starting Card
      And Card C is a Starting Card
      And Card D is a Starting Card
      And Card E is a Starting Card
      And Card F is a Starting Card
      And Card G is a Starting Card
      And Card H is a Starting Card
      And Card I is a Starting Card
      And Card J is a Starting Card
      And Card K is a Starting Card
      And Card L is a Starting Card
      And Card M is a Starting Card
      And Yellow has Card B, Card C, Card D, Card E, Card F, Card G, Card H and Card I in Hand
      And Yellow has Card A, Card J, Card K, Card L and Card M in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Card A          |
      Then Yellow has Card A in Hand
      And Red sees only that 4 cards are in Yellow's Cult Deck
      And Red sees only that 0 cards are in Yellow's Discard Pile
      And all learn that Yellow shuffles the discard pile

  Rule: ROTC-3.17 Not before it is empty

    Scenario: ROTC-3.17-01 Drawing the last card of the deck does not bring the discard pile back
      Given the position mobilization-2
      And during This Round, Cards To Draw is 12
      And Card A is a Guardian of base cost 3
      And Card C is a Starting Card with 2 Power
      And Yellow has 2 Card A in Discard Pile
      When Chance deals Card C
      Then Yellow has 2 Card A in Discard Pile
      And Yellow has no Card A in Hand
      And Red sees only that 0 cards are in Yellow's Cult Deck

    Scenario: ROTC-3.17-02 While cards are left in the deck the pile is not touched, also for more cards than it holds
      Given the position mobilization-2
      And during This Round, Cards To Draw is 13
      And Card A is a Guardian of base cost 3
      And Card C is a Starting Card with 2 Power
      And Yellow has 2 Card A in Discard Pile
      When Chance deals Card C
      Then Yellow has 1 Card A in Hand
      And Yellow has 1 Card A in Cult Deck
      And Yellow has no Card A in Discard Pile

    @twin:ROTC-10.8-01
    Scenario: ROTC-3.17-03 A card of the discard pile cannot be drawn while the deck has cards
      Given the position action-3
      And Card A is a Guardian of base cost 3
      And Yellow has Card A in Discard Pile
      When Chance wrongly deals Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
        | Yellow | chooses to draw                   |
      Then it is refused

  Rule: ROTC-3.18 Nothing left to draw

    Scenario Outline: ROTC-3.18-01 Who has no more cards draws those there are, and the game goes on
      Given the position mobilization-<players>
      And during This Round, Cards To Draw is 14
      And Card A is a Guardian of base cost 3
      And Card C is a Starting Card with 2 Power
      And Yellow has <pile> Card A in Discard Pile
      And Red has 2 Card A in Discard Pile
      When Chance deals Card C
      Then Red sees only that <drawn> cards are in Yellow's Hand
      And Red sees only that 0 cards are in Yellow's Cult Deck
      And Red sees only that 0 cards are in Yellow's Discard Pile
      And Red has 2 Card A in Discard Pile
      And the Turn is Red

      Examples:
        | players | pile | drawn |
        | 2       | 0    | 12    |
        | 3       | 1    | 13    |
        | 4       | 2    | 14    |

    Scenario: ROTC-3.18-02 All learn how many cards were really drawn
      Given the position mobilization-2
      And during This Round, Cards To Draw is 14
      And Card C is a Starting Card with 2 Power
      When Chance deals Card C
      Then all learn that Yellow draws 12 cards

  Rule: ROTC-3.19 Disorganization drawn at other times

    @ruling:A-15=discarded
    Scenario: ROTC-3.19-01 A Disorganization card drawn by a Plan is discarded at once and not replaced
      Given the position action-2
      And Card D is a Starting Card with 2 Attack
      And Yellow has Card D in Hand
      And Yellow has 1 Disorganization in Cult Deck
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Disorganization |
      Then Yellow has Card D and no Disorganization in Hand
      And Yellow has 1 Disorganization in Discard Pile
      And Red sees only that 1 card is in Yellow's Hand
      And Red sees only that 11 cards are in Yellow's Cult Deck

    @ruling:A-15=discarded
    Scenario: ROTC-3.19-02 Everybody sees that it was one
      Given the position action-3
      And Yellow has 1 Disorganization in Cult Deck
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Disorganization |
      Then all learn that Yellow discards Disorganization

    @ruling:A-15=kept
    Scenario: ROTC-3.19-03 Where only the Mobilization discards it, it stays in the hand
      Given the position action-2
      And Yellow has 1 Disorganization in Cult Deck
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Disorganization |
      Then Yellow has 1 Disorganization in Hand
      And Yellow has no Disorganization in Discard Pile

  Rule: ROTC-3.20 Investigators do not run out

    Scenario: ROTC-3.20-01 More Investigators can arrive, and set out, than there are in the box
      Given the position action-2
      And there are 16 Investigators in Downtown
      And there are no Investigators with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 18 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 18 Initiates  |
      Then there are 17 Investigators in Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And Yellow has no Initiate in Screen
