Feature: Abilities of cards

  Rule: ROTC-14.1 Not discarded

    Scenario: ROTC-14.1-01 A card used in the Mobilization stays in the hand
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then Yellow has 1 Card A in Hand
      And Yellow has no Card A in Discard Pile
      And Red sees only that 7 cards are in Yellow's Hand

    Scenario: ROTC-14.1-02 A card used in the Recruitment stays in the hand
      Given the position recruitment-2
      And Card A is the card Faceless Porter
      And Yellow has Card A in Hand
      When Yellow rolls nothing again
        | Yellow | rolls nothing again |
        | Yellow | uses Card A         |
      Then Yellow has 1 Card A in Hand
      And Yellow has no Card A in Discard Pile

    Scenario: ROTC-14.1-03 A card used in a Confrontation is discarded with the other cards played, and not destroyed
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And there are 5 Card A in Uptown
      And Yellow has Card A in Hand
      And Yellow has 1 Initiate in Screen
      When Yellow commits Card A
        | Red    | commits nothing      |
        | Yellow | uses Card A          |
        | Yellow | pays with 1 Initiate |
      Then Yellow has 1 Card A in Discard Pile
      And there is no Card A in Box

  Rule: ROTC-14.2 Shown to all

    Scenario: ROTC-14.2-01 All learn which card is used
      Given the position recruitment-3
      And Card A is the card Faceless Porter
      And Yellow has Card A in Hand
      When Yellow rolls nothing again
        | Yellow | rolls nothing again |
        | Yellow | uses Card A         |
      Then all learn that Yellow uses what Card A says

    Scenario: ROTC-14.2-02 The card is shown before it does anything
      Given the position mobilization-2
      And during This Round, Cards To Draw is 2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then all learn that Yellow uses what Card A says, and after that that Yellow draws 1 card

    Scenario: ROTC-14.2-03 Who uses no card shows none
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses no card |
      Then all learn only that Yellow draws 6 cards
      And Red sees only that 6 cards are in Yellow's Hand

    Scenario: ROTC-14.2-04 A card that is destroyed is shown, too
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
      Then all learn that Yellow uses what Card A says, and after that that Yellow destroys Card A

    Scenario: ROTC-14.2-05 So is one that takes the place of something else
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Yellow has Card A in Hand
      When Yellow commits Card A
        | Red    | commits nothing |
        | Yellow | uses Card A     |
      Then all learn that Yellow uses what Card A says

  Rule: ROTC-14.3 Mobilization

    Scenario Outline: ROTC-14.3-01 Whispered Rumour brings one more card
      Given the position mobilization-<players>
      And the Turn is <player>
      And Card A is the card Whispered Rumour
      And <player> has 1 Card A in Cult Deck
      When Chance deals Card A
        | <player> | uses Card A                   |
        | <player> | chooses to draw one more card |
      Then Yellow sees only that 6 cards are in <player>'s Cult Deck
      And Red sees only that <red> cards are in Red's Cult Deck

      Examples:
        | players | player | red |
        | 2       | Red    | 6   |
        | 3       | Blue   | 12  |
        | 4       | Green  | 12  |

    Scenario: ROTC-14.3-02 Or three, if the card is destroyed
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And there are 5 Card A in Downtown
      And Yellow has 1 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                                 |
        | Yellow | chooses to destroy this card and draw three |
      Then Yellow has no Card A in Hand
      And there is 1 Card A in Box
      And Red sees only that 8 cards are in Yellow's Hand
      And Red sees only that 4 cards are in Yellow's Cult Deck

    Scenario: ROTC-14.3-03 Nobody has to use it
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses no card |
      Then Yellow has 1 Card A in Hand
      And Red sees only that 6 cards are in Yellow's Hand
      And Red sees only that 7 cards are in Yellow's Cult Deck

    Scenario: ROTC-14.3-04 It is used when all six cards are drawn
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then all learn that Yellow draws 6 cards, and after that that Yellow uses what Card A says

    @ruling:A-18=turn-order
    Scenario: ROTC-14.3-05 The First Cultist uses cards before the next player draws
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      And Red has 1 Card A in Hand
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
        | Red    | uses Card A                   |
        | Red    | chooses to draw one more card |
      Then all learn that Yellow uses what Card A says, and after that that Red draws 6 cards
      And all learn that Red draws 6 cards, and after that that Red uses what Card A says

    Scenario: ROTC-14.3-06 Each copy can be used once
      Given the position mobilization-2
      And during This Round, Cards To Draw is 2
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Chance deals Card A
        | Chance | deals Card A                  |
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then Yellow has 2 Card A in Hand
      And Red sees only that 4 cards are in Yellow's Hand

    @twin:ROTC-14.3-06
    Scenario: ROTC-14.3-07 The same copy cannot be used twice
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      When Yellow wrongly uses Card A
        | Chance | deals Card A                  |
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then it is refused

    Scenario: ROTC-14.3-08 One copy can be destroyed and the other one kept
      Given the position mobilization-2
      And during This Round, Cards To Draw is 2
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Chance deals Card A
        | Chance | deals Card A                                |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to destroy this card and draw three |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to draw one more card               |
      Then Yellow has 1 Card A in Hand
      And Red sees only that 5 cards are in Yellow's Hand

    Scenario: ROTC-14.3-09 And the other way round
      Given the position mobilization-2
      And during This Round, Cards To Draw is 2
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Chance deals Card A
        | Chance | deals Card A                                |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to draw one more card               |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to destroy this card and draw three |
      Then Yellow has 1 Card A in Hand
      And Red sees only that 5 cards are in Yellow's Hand

    @twin:ROTC-14.3-09
    Scenario: ROTC-14.3-10 The copy that is left was used already
      Given the position mobilization-2
      And during This Round, Cards To Draw is 2
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Yellow wrongly uses Card A
        | Chance | deals Card A                                |
        | Chance | deals Card A                                |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to draw one more card               |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to destroy this card and draw three |
      Then it is refused

    @twin:ROTC-14.3-01
    Scenario: ROTC-14.3-11 It is for the player who has drawn
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Red has 1 Card A in Hand
      When Red wrongly uses Card A
      Then it is refused

    @twin:ROTC-14.3-01
    Scenario Outline: ROTC-14.3-12 Only cards of the own hand can be used
      Given the position mobilization-2
      And Card A is the card Whispered Rumour
      And Card B is a Starting Card
      And <player> has 1 Card A in <zone>
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
      Then it is refused

      Examples:
        | player | zone         |
        | Yellow | Discard Pile |
        | Red    | Hand         |

  Rule: ROTC-14.4 Cards drawn by a card

    @ruling:A-19=usable
    Scenario: ROTC-14.4-01 A copy that the first one brings can be used at once
      Given the position mobilization-2
      And during This Round, Cards To Draw is 1
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
        | Chance | deals Card A                  |
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then Yellow has 2 Card A in Hand
      And Red sees only that 3 cards are in Yellow's Hand

    @ruling:A-19=usable
    Scenario: ROTC-14.4-02 So can one that a destroyed copy brings
      Given the position mobilization-2
      And during This Round, Cards To Draw is 1
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                                 |
        | Yellow | chooses to destroy this card and draw three |
        | Chance | deals Card A                                |
        | Yellow | uses Card A                                 |
        | Yellow | chooses to draw one more card               |
      Then Yellow has 1 Card A in Hand
      And Red sees only that 4 cards are in Yellow's Hand

    @twin:ROTC-14.4-01 @ruling:A-19=usable
    Scenario: ROTC-14.4-03 But each copy once
      Given the position mobilization-2
      And during This Round, Cards To Draw is 1
      And Card A is the card Whispered Rumour
      And Yellow has 2 Card A in Cult Deck
      When Yellow wrongly uses Card A
        | Chance | deals Card A                  |
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
        | Chance | deals Card A                  |
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then it is refused

    Scenario: ROTC-14.4-04 The discard pile is shuffled in between if it must be
      Given the position mobilization-2
      And during This Round, Cards To Draw is 13
      And Card A is the card Whispered Rumour
      And Card B is a Guardian
      And Yellow has 1 Card A in Cult Deck
      And Yellow has 2 Card B in Discard Pile
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
      Then Yellow has 1 Card B in Hand
      And Yellow has 1 Card B in Cult Deck
      And Red sees only that 0 cards are in Yellow's Discard Pile
      And all learn that Yellow uses what Card A says, and after that that Yellow shuffles the discard pile

    Scenario: ROTC-14.4-05 If there are fewer cards those are drawn, and the destroyed one is not among them
      Given the position mobilization-2
      And during This Round, Cards To Draw is 13
      And Card A is the card Whispered Rumour
      And Card B is a Guardian
      And Yellow has 1 Card A in Cult Deck
      And Yellow has 2 Card B in Discard Pile
      When Chance deals Card A
        | Yellow | uses Card A                                 |
        | Yellow | chooses to destroy this card and draw three |
      Then Yellow has 2 Card B and no Card A in Hand
      And Red sees only that 14 cards are in Yellow's Hand
      And all learn that Yellow draws 2 cards

    @rule:ROTC-5.2 @ruling:A-15=discarded
    Scenario: ROTC-14.4-06 A Disorganization card drawn so in the Mobilization is discarded
      Given the position mobilization-2
      And during This Round, Cards To Draw is 1
      And Card A is the card Whispered Rumour
      And Yellow has 1 Card A in Cult Deck
      And Yellow has 1 Disorganization in Cult Deck
      When Chance deals Card A
        | Yellow | uses Card A                   |
        | Yellow | chooses to draw one more card |
        | Chance | deals Disorganization         |
      Then Yellow has no Disorganization in Hand
      And Yellow has 1 Disorganization in Discard Pile

  Rule: ROTC-14.5 Recruitment

    Scenario Outline: ROTC-14.5-01 Faceless Porter brings an Initiate beside the tokens rolled
      Given the position recruitment-<players>
      And the Turn is <player>
      And Card A is the card Faceless Porter
      And <player> has Card A in Hand
      When Chance rolls Thug
        | Chance   | rolls Blank         |
        | Chance   | rolls Blank         |
        | Chance   | rolls Blank         |
        | Chance   | rolls Initiate      |
        | <player> | rolls nothing again |
        | <player> | rolls nothing again |
        | <player> | uses Card A         |
      Then <player> has 1 Thug, 2 Initiates and no Freak in Screen
      And Yellow has <yellow> in Screen

      Examples:
        | players | player | yellow      |
        | 2       | Yellow | 2 Initiates |
        | 3       | Red    | no Initiate |
        | 4       | Green  | no Initiate |

    Scenario: ROTC-14.5-02 Nobody has to use it
      Given the position recruitment-2
      And Card A is the card Faceless Porter
      And Yellow has Card A in Hand
      When Chance rolls Thug
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Initiate      |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
        | Yellow | uses no card        |
      Then Yellow has 1 Thug, 1 Initiate and no Freak in Screen
      And Yellow has Card A in Hand

    Scenario: ROTC-14.5-03 It is used after the last roll
      Given the position recruitment-2
      And Card A is the card Faceless Porter
      And Yellow has Card A in Hand
      When Chance rolls Blank
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls nothing again |
        | Yellow | rolls 1 Blank again |
        | Chance | rolls Freak         |
        | Yellow | uses Card A         |
      Then all learn that Yellow rolls Freak, and after that that Yellow uses what Card A says

    Scenario: ROTC-14.5-04 Each copy can be used once
      Given the position recruitment-2
      And Card A is the card Faceless Porter
      And Yellow has 2 Card A in Hand
      When Chance rolls Blank
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Chance | rolls Blank         |
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
        | Yellow | uses Card A         |
        | Yellow | uses Card A         |
      Then Yellow has 2 Initiates in Screen
      And Yellow has 2 Card A in Hand

    @twin:ROTC-14.5-04
    Scenario: ROTC-14.5-05 The same copy cannot be used twice
      Given the position recruitment-2
      And Card A is the card Faceless Porter
      And Yellow has 1 Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
        | Yellow | uses Card A         |
      Then it is refused

    @twin:ROTC-14.5-01
    Scenario: ROTC-14.5-06 It is for the player who has rolled
      Given the position recruitment-2
      And Card A is the card Faceless Porter
      And Red has Card A in Hand
      When Red wrongly uses Card A
      Then it is refused

    @ruling:D-13=hand
    Scenario: ROTC-14.5-07 A card drawn in this round's Mobilization can be used
      Given the position mobilization-2
      And the First Cultist is Red
      And during This Round, Cards To Draw is 1
      And Card A is the card Faceless Porter
      And Yellow has 1 Card A in Cult Deck
      And Red has 1 Card A in Hand
      When Chance deals Card A
        | Red | rolls nothing again |
        | Red | rolls nothing again |
        | Red | uses Card A         |
      And Yellow rolls nothing again
        | Yellow | rolls nothing again |
        | Yellow | uses Card A         |
      Then all learn that Yellow uses what Card A says

  Rule: ROTC-14.6 Augmentation

    @ruling:A-24=field-and-marker
    Scenario Outline: ROTC-14.6-01 Midnight Procession places a Ritual I in any district at no cost
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Uptown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation     |
        | Yellow | uses Card A                  |
        | Yellow | chooses the place <district> |
      Then Yellow has 1 Ritual I in <district>
      And Yellow has no Ritual II in <district>
      And Yellow has 1 Ritual I in Stock
      And Yellow has 3 Initiates in Screen
      And Yellow has no Card A in Hand

      Examples:
        | district  |
        | Downtown  |
        | Northside |
        | Uptown    |

    @ruling:A-24=field-and-marker
    Scenario: ROTC-14.6-02 No Investigator advances for it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
      Then there is 1 Investigator with Field 2 in Investigation Track of Uptown
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And all learn that Yellow places Ritual I in Uptown

    Scenario: ROTC-14.6-03 Nobody has to use it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses no card             |
      Then Yellow has Card A in Hand
      And Yellow has 2 Ritual I in Stock

    @ruling:A-24=field-and-marker @rule:ROTC-1.1
    Scenario: ROTC-14.6-04 The last free field can be taken
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Red has 1 Ritual I and 1 Ritual II in Uptown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
      Then Yellow has 1 Ritual I in Uptown

    @twin:ROTC-14.6-04 @ruling:A-24=field-and-marker @rule:ROTC-1.1
    Scenario: ROTC-14.6-05 A district without a free field cannot
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Red has 1 Ritual I, 1 Ritual II and 1 Ritual III in Uptown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow wrongly chooses the place Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
      Then it is refused

    @ruling:A-24=field-and-marker
    Scenario: ROTC-14.6-06 With four players Rivertown is among the districts
      Given the position action-4
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | uses Card A                 |
        | Yellow | chooses the place Rivertown |
      Then Yellow has 1 Ritual I in Rivertown

    @twin:ROTC-14.6-06 @ruling:A-24=field-and-marker
    Scenario: ROTC-14.6-07 A closed district is not
      Given the position action-3
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow wrongly chooses the place Rivertown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
      Then it is refused

    @twin:ROTC-14.6-01 @ruling:A-24=field-and-marker
    Scenario: ROTC-14.6-08 Without a Ritual I in stock it cannot be used
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 2 Ritual I in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

    @twin:ROTC-14.6-04 @ruling:A-24=field-and-marker
    Scenario: ROTC-14.6-09 Nor without a free field anywhere
      Given the position action-2
      And Yellow has 1 Ritual I, 1 Ritual II and 1 Ritual III in Downtown
      And Red has 1 Ritual I, 1 Ritual II and 1 Ritual III in Uptown
      And Red has 1 Ritual I and 1 Ritual II in Northside
      And Yellow has 1 Ritual II in Northside
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

    Scenario: ROTC-14.6-10 Two copies place two Rituals
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has 2 Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | uses Card A                 |
        | Yellow | chooses the place Uptown    |
        | Yellow | uses Card A                 |
        | Yellow | chooses the place Northside |
      Then Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual I in Northside
      And Yellow has no Card A in Hand

    @ruling:A-26=yes
    Scenario: ROTC-14.6-11 An ability alone is enough for the Plan
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Downtown
      And Yellow has Card A in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
        | Yellow | acquires nothing         |
      Then Yellow has 1 Plan Marker in Augmentation
      And Yellow has 1 Ritual I in Uptown
      And Yellow has no Card B in Hand

    @ruling:A-25=extra
    Scenario Outline: ROTC-14.6-12 Stolen Ledger takes a card of any district at no cost
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in <district>
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And Card C is an Action of base cost 3
      And there are 6 Card B and 6 Card C in <district>
      And Yellow has Card A in Hand
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation     |
        | Yellow | uses Card A                  |
        | Yellow | chooses the place <district> |
        | Yellow | chooses <card>               |
      Then Yellow has 1 <card>, no <other> and no Card A in Hand
      And there are 5 <card> and 6 <other> in <district>
      And Yellow has 5 Initiates in Screen
      And all learn that Yellow acquires <card> in <district>

      Examples:
        | district  | card   | other  |
        | Uptown    | Card C | Card B |
        | Northside | Card B | Card C |

    @twin:ROTC-14.6-12
    Scenario: ROTC-14.6-20 Not a district that is closed
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Uptown
      And Yellow has Card A in Hand
      When Yellow wrongly chooses the place Rivertown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
      Then it is refused

    @twin:ROTC-14.6-12
    Scenario: ROTC-14.6-13 Only a card of the district that was chosen
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And Card C is an Action of base cost 3
      And Card D is a Guardian of base cost 2
      And there are 6 Card B and 6 Card C in Uptown
      And there are 6 Card D in Northside
      And Yellow has Card A in Hand
      When Yellow wrongly chooses Card D
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
      Then it is refused

    @twin:ROTC-14.6-12
    Scenario: ROTC-14.6-14 Only one of them
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And Card C is an Action of base cost 3
      And there are 6 Card B and 6 Card C in Uptown
      And Yellow has Card A in Hand
      When Yellow wrongly chooses Card B and Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
      Then it is refused

    Scenario: ROTC-14.6-15 Nobody has to use it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Uptown
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses no card             |
      Then Yellow has 1 Card A and no Card B in Hand
      And there are 6 Card B in Uptown

    @ruling:A-25=extra @ruling:A-04=pooled
    Scenario: ROTC-14.6-16 The card is none of the two that the Plan can acquire
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And Card C is an Action of base cost 2
      And Card D is a Guardian of base cost 2
      And there are 6 Card B and 6 Card C in Downtown
      And there are 6 Card D in Uptown
      And Yellow has Card A in Hand
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | uses Card A                |
        | Yellow | chooses the place Uptown   |
        | Yellow | acquires Card B and Card C |
        | Yellow | pays with 5 Initiates      |
      Then Yellow has Card B, Card C and Card D in Hand
      And there are 5 Card D in Uptown

    @ruling:A-25=extra @ruling:D-22=plan
    Scenario: ROTC-14.6-17 The Plan may acquire another copy of it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Downtown
      And Yellow has Card A in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | uses Card A                |
        | Yellow | chooses the place Downtown |
        | Yellow | acquires Card B            |
        | Yellow | pays with 3 Initiates      |
      Then Yellow has 2 Card B in Hand
      And there are 4 Card B in Downtown

    Scenario: ROTC-14.6-18 Several cards can be used in one Plan
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is the card Midnight Procession
      And Card C is a Guardian of base cost 3
      And there are 6 Card C in Uptown
      And Yellow has Card A and Card B in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | uses Card B                 |
        | Yellow | chooses the place Northside |
        | Yellow | uses Card A                 |
        | Yellow | chooses the place Uptown    |
      Then Yellow has Card C, no Card A and no Card B in Hand
      And Yellow has 1 Ritual I in Northside

    @twin:ROTC-14.6-01
    Scenario: ROTC-14.6-19 It is for the player who carries the Plan out
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Red has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Downtown
      And Red has Card A in Hand
      And Yellow has 3 Initiates in Screen
      When Red wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

  Rule: ROTC-14.7 Not in the turn in which it came

    @ruling:A-25=extra
    Scenario: ROTC-14.7-01 A card that another one brought can be used in the next turn
      Given the position action-2
      And the Plan Field of Downtown is Red, Yellow, Yellow, bottom first
      And the Plan Field of Northside is empty, bottom first
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is the card Midnight Procession
      And there are 6 Card B in Uptown
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
      And Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | uses Card B                 |
        | Yellow | chooses the place Northside |
      Then Yellow has 1 Ritual I in Northside
      And Yellow has no Card B in Hand

    @twin:ROTC-14.7-01 @ruling:A-25=extra
    Scenario: ROTC-14.7-02 Not in this one
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is the card Midnight Procession
      And there are 6 Card B in Uptown
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card B
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
      Then it is refused

    Scenario: ROTC-14.7-03 A copy that was in the hand before can be used
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is the card Midnight Procession
      And there are 5 Card B in Uptown
      And Yellow has Card A and Card B in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | uses Card A                 |
        | Yellow | chooses the place Uptown    |
        | Yellow | uses Card B                 |
        | Yellow | chooses the place Northside |
      Then Yellow has 1 Ritual I in Northside
      And Yellow has 1 Card B in Hand

    @twin:ROTC-14.7-03
    Scenario: ROTC-14.7-04 And then the one that came cannot
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is the card Midnight Procession
      And there are 5 Card B in Uptown
      And Yellow has Card A and Card B in Hand
      When Yellow wrongly uses Card B
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
        | Yellow | uses Card B                       |
        | Yellow | chooses the place Northside       |
      Then it is refused

    @twin:ROTC-14.6-10
    Scenario: ROTC-14.7-05 A Stolen Ledger that a Stolen Ledger took waits, too
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And there are 5 Card A in Uptown
      And Yellow has 1 Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
      Then it is refused

    @ruling:A-13=no @rule:ROTC-3.9
    Scenario: ROTC-14.7-06 What was in the hand before can pay
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is an Action with 2 Power
      And Card C is a Guardian of base cost 2
      And there are 5 Card B in Uptown
      And there are 6 Card C in Downtown
      And Yellow has Card A and Card B in Hand
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
        | Yellow | acquires Card C          |
        | Yellow | pays with Card B         |
        | Yellow | destroys nothing         |
      Then Yellow has 1 Card B and 1 Card C in Hand
      And Yellow has 1 Card B in Discard Pile

    @twin:ROTC-14.7-06 @ruling:A-13=no @rule:ROTC-3.9
    Scenario: ROTC-14.7-07 A card that came in this turn cannot
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Stolen Ledger
      And Card B is an Action with 2 Power
      And Card C is a Guardian of base cost 2
      And there are 5 Card B in Uptown
      And there are 6 Card C in Downtown
      And Yellow has Card A in Hand
      And Yellow has 2 Initiates in Screen
      When Yellow wrongly pays with Card B
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
        | Yellow | acquires Card C                   |
      Then it is refused

    Scenario: ROTC-14.7-08 A card that was drawn from the own deck need not wait
      Given the position action-2
      And Card A is the card Blackmail Letter
      And Yellow has 1 Card A in Hand
      And Yellow has 1 Card A in Cult Deck
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | uses Card A           |
        | Chance | deals Card A          |
        | Yellow | uses Card A           |
        | Yellow | chooses neither       |
      Then Yellow has no Card A in Hand

  Rule: ROTC-14.8 Only cards played

    @ruling:A-21=both
    Scenario: ROTC-14.8-01 Dock Watch disorganizes the other participants, and who loses gets one more
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Red has Card A in Hand
      And Red has 1 Initiate in Screen
      And Yellow has 5 Thugs in Screen
      When Yellow commits 5 Thugs
        | Red  | commits Card A       |
        | Blue | commits nothing      |
        | Red  | uses Card A          |
        | Red  | pays with 1 Initiate |
      Then Yellow has 1 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      And Blue has 2 Disorganization in Discard Pile
      And Yellow has 1 Ritual III in Downtown

    Scenario: ROTC-14.8-02 Nobody who does not take part is concerned
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Uptown
      And Card A is the card Dock Watch
      And Red has Card A in Hand
      And Red has 1 Initiate in Screen
      And Yellow has 5 Thugs in Screen
      When Yellow commits 5 Thugs
        | Red | commits Card A       |
        | Red | uses Card A          |
        | Red | pays with 1 Initiate |
      Then Yellow has 1 Disorganization in Discard Pile
      And Blue has no Disorganization in Discard Pile

    Scenario: ROTC-14.8-03 Nobody has to use it, and then nothing is paid
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Red has Card A in Hand
      And Red has 1 Initiate in Screen
      And Yellow has 5 Thugs in Screen
      When Yellow commits 5 Thugs
        | Red  | commits Card A  |
        | Blue | commits nothing |
        | Red  | uses no card    |
      Then Yellow has no Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      And Blue has 1 Disorganization in Discard Pile
      And Red has 1 Initiate in Screen

    @twin:ROTC-14.8-01
    Scenario Outline: ROTC-14.8-04 A card that stayed in the hand cannot be used
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card <card>
      And Card B is a Starting Card with 2 Power
      And Red has Card A and Card B in Hand
      And Red has 1 Initiate and 1 Freak in Screen
      When Red wrongly uses Card A
        | Yellow | commits nothing |
        | Red    | commits Card B  |
      Then it is refused

      Examples:
        | card          |
        | Dock Watch    |
        | River Crawler |
        | Hired Fist    |

    @twin:ROTC-14.10-06
    Scenario: ROTC-14.8-05 Nor can a Bell Tower Sniper
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Bell Tower Sniper
      And Card B is a Starting Card with 2 Power
      And Red has Card A and Card B in Hand
      When Red wrongly uses Card A
        | Yellow | commits nothing |
        | Red    | commits Card B  |
      Then it is refused

    @twin:ROTC-14.17-01
    Scenario: ROTC-14.8-06 Nor can a Chapel Warden
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Card B is a Starting Card with 2 Power
      And Red has Card A and Card B in Hand
      When Red wrongly uses Card A
        | Yellow | commits nothing |
        | Red    | commits Card B  |
        | Red    | uses no card    |
        | Red    | uses no card    |
      Then it is refused

    Scenario: ROTC-14.8-07 Each copy played can be used once
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Red has 2 Card A in Hand
      And Red has 2 Initiates in Screen
      And Yellow has 8 Thugs in Screen
      When Yellow commits 8 Thugs
        | Red | commits 2 Card A     |
        | Red | uses Card A          |
        | Red | pays with 1 Initiate |
        | Red | uses Card A          |
        | Red | pays with 1 Initiate |
      Then Yellow has 2 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      And Red has no Initiate in Screen

    @twin:ROTC-14.8-07
    Scenario Outline: ROTC-14.8-08 The same copy cannot be used twice
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Red has <copies> Card A in Hand
      And Red has 3 Initiates in Screen
      When Red wrongly uses Card A
        | Yellow | commits nothing      |
        | Red    | commits 1 Card A     |
        | Red    | uses Card A          |
        | Red    | pays with 1 Initiate |
      Then it is refused

      Examples:
        | copies |
        | 1      |
        | 2      |

    @twin:ROTC-14.8-01
    Scenario: ROTC-14.8-09 Nobody can use what another one has played
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Card B is a Starting Card with 2 Power
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly uses Card A
        | Yellow | commits Card B |
        | Red    | commits Card A |
        | Yellow | uses no card   |
      Then it is refused

    Scenario: ROTC-14.8-10 A copy used in one Confrontation can be used in the next one
      Given the position action-2
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Northside is Red, bottom first
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Yellow has 1 Ritual I in Northside
      And Red has 1 Ritual III in Northside
      And Card A is the card Dock Watch
      And Yellow has 2 Card A in Hand
      And Yellow has 2 Initiates in Screen
      And Red has 8 Thugs in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Red    | does not reinforce    |
        | Yellow | commits 1 Card A      |
        | Red    | commits nothing       |
        | Yellow | uses Card A           |
        | Yellow | pays with 1 Initiate  |
        | Yellow | does without Terror   |
      And Red takes a Plan marker from Northside
        | Red    | uses it for Dominance |
        | Yellow | does not reinforce    |
        | Red    | commits 8 Thugs       |
        | Yellow | commits 1 Card A      |
        | Yellow | uses Card A           |
        | Yellow | pays with 1 Initiate  |
        | Red    | does without Terror   |
      Then Red has 3 Disorganization in Discard Pile
      And Yellow has no Initiate in Screen

  Rule: ROTC-14.9 One after the other

    @ruling:A-28=one-by-one
    Scenario: ROTC-14.9-01 Who reveals first uses everything before the next one reveals
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Card B is a Starting Card with 2 Power
      And Yellow has Card A in Hand
      And Yellow has 1 Initiate in Screen
      And Red has Card B in Hand
      When Yellow commits Card A
        | Red    | commits Card B       |
        | Yellow | uses Card A          |
        | Yellow | pays with 1 Initiate |
      Then all learn that Yellow reveals 1 card, and after that that Yellow uses what Card A says
      And all learn that Yellow uses what Card A says, and after that that Red gets a Disorganization card
      And all learn that Red gets a Disorganization card, and after that that Red reveals 1 card

    @ruling:A-28=one-by-one
    Scenario: ROTC-14.9-02 So it goes round from the player who dominates
      Given the position action-3
      And the stage is Commitment
      And the Turn is Red
      And the Dominating Player is Red
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Card B is the card River Crawler
      And Card C is a Starting Card with 2 Power
      And Red has Card A in Hand
      And Blue has Card B in Hand
      And Blue has 1 Freak in Screen
      And Yellow has Card C in Hand
      When Red commits Card A
        | Blue   | commits Card B |
        | Yellow | commits Card C |
        | Red    | uses Card A    |
        | Blue   | uses Card B    |
      Then all learn that Red uses what Card A says, and after that that Blue reveals 1 card
      And all learn that Blue uses what Card B says, and after that that Yellow reveals 1 card
      And all learn that Yellow reveals 1 card, and after that that Red reveals an Attack of 4

  Rule: ROTC-14.10 Before the icons count

    Scenario Outline: ROTC-14.10-01 Hired Fist is destroyed and gives two Thugs in place of its icons
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has <ritual> in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Card B is a Starting Card with 2 Attack
      And Yellow has Card A and Card B in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits <committed>
        | Red    | commits nothing |
        | Yellow | uses Card A     |
      Then all learn that Yellow reveals an Attack of <attack>
      And Yellow has <left> in Screen
      And there is 1 Card A in Box

      Examples:
        | ritual      | committed                  | attack | left    |
        | 1 Ritual I  | Card A                     | 3      | 3 Thugs |
        | 1 Ritual II | Card A and Card B          | 6      | 3 Thugs |
        | 1 Ritual I  | Card A and 1 Thug          | 4      | 2 Thugs |
        | 1 Ritual I  | Card A, Card B and 3 Thugs | 8      | no Thug |

    Scenario: ROTC-14.10-02 The Thugs that came so go to the pool with the others
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Yellow has Card A in Hand
      When Yellow commits Card A
        | Red    | commits nothing |
        | Yellow | uses Card A     |
      Then Yellow has no Thug in Fist
      And Yellow has no Thug in Screen
      And Yellow has no Card A in Discard Pile
      And all learn that Yellow destroys Card A, and after that that Yellow returns Thug

    Scenario: ROTC-14.10-03 Who does not use it keeps the card, and the icons count
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Yellow has Card A in Hand
      When Yellow commits Card A
        | Red    | commits nothing |
        | Yellow | uses no card    |
      Then Yellow has 1 Card A in Discard Pile
      And there is no Card A in Box

    Scenario: ROTC-14.10-04 What one participant has destroyed concerns no other
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Yellow has Card A in Hand
      And Red has Card A in Hand
      When Yellow commits Card A
        | Red | commits Card A |
        | Red | uses Card A    |
      Then all learn that Red reveals an Attack of 3
      And there is 1 Card A in Box
      And Yellow has 1 Card A in Discard Pile

    Scenario: ROTC-14.10-05 Attack is counted after the last ability
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Hired Fist
      And Red has Card A in Hand
      When Yellow commits nothing
        | Red | commits Card A |
        | Red | uses Card A    |
      Then all learn that Red uses what Card A says, and after that that Yellow reveals an Attack of 2
      And all learn that Red reveals an Attack of 3
      And Yellow has no Ritual II in Downtown

    Scenario: ROTC-14.10-06 Bell Tower Sniper brings the top card of the deck into the fight
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Bell Tower Sniper
      And Card B is a Starting Card with 2 Attack
      And Yellow has 1 Card A in Hand
      And Red has 1 Card A in Hand
      When Yellow commits Card A
        | Red    | commits Card A |
        | Yellow | uses Card A    |
        | Chance | deals Card B   |
      Then all learn that Yellow wins the Confrontation
      And Yellow has 1 Card A and 1 Card B in Discard Pile
      And Yellow has no Card B in Hand
      And Red sees only that 11 cards are in Yellow's Cult Deck
      And Red sees only that 12 cards are in Red's Cult Deck

    Scenario: ROTC-14.10-07 Nobody has to draw it
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Bell Tower Sniper
      And Yellow has 1 Card A in Hand
      And Red has 1 Card A in Hand
      When Yellow commits Card A
        | Red    | commits Card A |
        | Yellow | uses no card   |
        | Red    | uses no card   |
      Then all learn that nobody wins the Confrontation
      And Red sees only that 12 cards are in Yellow's Cult Deck

    Scenario: ROTC-14.10-08 What the drawn card says can be used as well
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Bell Tower Sniper
      And Card B is the card Dock Watch
      And Red has 1 Card A in Hand
      And Red has 1 Card B in Cult Deck
      And Red has 1 Initiate in Screen
      And Yellow has 9 Thugs in Screen
      When Yellow commits 9 Thugs
        | Red    | commits Card A       |
        | Red    | uses Card A          |
        | Chance | deals Card B         |
        | Red    | uses Card B          |
        | Red    | pays with 1 Initiate |
      Then Yellow has 1 Disorganization in Discard Pile
      And Red has 1 Card A and 1 Card B in Discard Pile

    Scenario: ROTC-14.10-09 A Disorganization card joins like any other and has no icons
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Bell Tower Sniper
      And Yellow has 1 Card A in Hand
      And Yellow has 1 Disorganization in Cult Deck
      And Red has 1 Card A in Hand
      When Yellow commits Card A
        | Red    | commits Card A        |
        | Yellow | uses Card A           |
        | Chance | deals Disorganization |
      Then all learn that nobody wins the Confrontation
      And Yellow has 2 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile

    Scenario: ROTC-14.10-10 Each copy draws once
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And Card A is the card Bell Tower Sniper
      And Yellow has 2 Card A in Hand
      When Yellow commits 2 Card A
        | Red    | commits nothing |
        | Yellow | uses Card A     |
        | Yellow | uses Card A     |
      Then Red sees only that 10 cards are in Yellow's Cult Deck

    @twin:ROTC-14.10-10
    Scenario: ROTC-14.10-11 Not twice
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And Card A is the card Bell Tower Sniper
      And Yellow has 1 Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | commits 1 Card A |
        | Red    | commits nothing  |
        | Yellow | uses Card A      |
      Then it is refused

    @twin:ROTC-14.10-06
    Scenario: ROTC-14.10-12 It is for the own reveal, not for another one's
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And Card A is the card Bell Tower Sniper
      And Card B is a Starting Card
      And Yellow has 1 Card A in Hand
      And Red has 1 Card B in Hand
      When Yellow wrongly uses Card A
        | Yellow | commits 1 Card A |
        | Red    | commits Card B   |
        | Yellow | uses no card     |
      Then it is refused

    Scenario: ROTC-14.10-13 River Crawler turns a Freak into a Thug for the fight
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card River Crawler
      And Yellow has 1 Card A in Hand
      And Yellow has 2 Freaks in Screen
      And Red has 1 Card A in Hand
      And Red has 1 Freak in Screen
      When Yellow commits Card A
        | Red    | commits Card A |
        | Yellow | uses Card A    |
      Then all learn that Yellow wins the Confrontation
      And Yellow has 1 Freak and no Thug in Screen
      And Red has 1 Freak in Screen
      And all learn that Yellow returns Freak, and after that that Yellow wins the Confrontation
      And all learn that Yellow wins the Confrontation, and after that that Yellow returns Thug

    Scenario: ROTC-14.10-17 It is one Thug and no more
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card River Crawler
      And Yellow has 1 Card A in Hand
      And Yellow has 2 Freaks in Screen
      And Red has 1 Card A in Hand
      And Red has 1 Thug in Screen
      When Yellow commits Card A
        | Red    | commits Card A and 1 Thug |
        | Yellow | uses Card A               |
      Then all learn that nobody wins the Confrontation

    Scenario: ROTC-14.10-14 Nobody has to
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card River Crawler
      And Yellow has 1 Card A in Hand
      And Yellow has 2 Freaks in Screen
      And Red has 1 Card A in Hand
      When Yellow commits Card A
        | Red    | commits Card A |
        | Yellow | uses no card   |
      Then all learn that nobody wins the Confrontation
      And Yellow has 2 Freaks in Screen

    Scenario: ROTC-14.10-15 Two copies turn two Freaks
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Card A is the card River Crawler
      And Yellow has 2 Card A in Hand
      And Yellow has 3 Freaks in Screen
      And Red has 2 Card A in Hand
      When Yellow commits 2 Card A
        | Red    | commits 2 Card A |
        | Yellow | uses Card A      |
        | Yellow | uses Card A      |
      Then all learn that Yellow wins the Confrontation
      And Yellow has 1 Freak in Screen

    @twin:ROTC-14.10-15
    Scenario: ROTC-14.10-16 One copy does not
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Card A is the card River Crawler
      And Yellow has 1 Card A in Hand
      And Yellow has 3 Freaks in Screen
      When Yellow wrongly uses Card A
        | Yellow | commits Card A  |
        | Red    | commits nothing |
        | Yellow | uses Card A     |
      Then it is refused

  Rule: ROTC-14.11 Paying in a Confrontation

    @ruling:A-20=hand
    Scenario Outline: ROTC-14.11-01 A card still in hand pays, or a token
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Card B is a Starting Card with 1 Power and no Attack
      And Yellow has Card A and Card B in Hand
      And Yellow has 1 Initiate in Screen
      When Yellow commits Card A
        | Red    | commits nothing   |
        | Yellow | uses Card A       |
        | Yellow | pays with <means> |
      Then Red has 2 Disorganization in Discard Pile
      And Yellow has <pile> in Discard Pile
      And Yellow has <screen> in Screen

      Examples:
        | means      | pile                 | screen      |
        | Card B     | Card A and Card B    | 1 Initiate  |
        | 1 Initiate | Card A and no Card B | no Initiate |

    @twin:ROTC-14.11-01 @ruling:A-20=hand
    Scenario: ROTC-14.11-02 A card that was played does not
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Card B is a Starting Card with 1 Power and no Attack
      And Yellow has Card A and Card B in Hand
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly pays with Card B
        | Yellow | commits Card A and Card B |
        | Red    | commits nothing           |
        | Yellow | uses Card A               |
      Then it is refused

    @twin:ROTC-14.11-01 @ruling:A-20=hand
    Scenario: ROTC-14.11-03 So who has played all Power cannot use it
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Card B is a Starting Card with 1 Power and no Attack
      And Yellow has Card A and Card B in Hand
      When Yellow wrongly uses Card A
        | Yellow | commits Card A and Card B |
        | Red    | commits nothing           |
        | Yellow | uses no card              |
      Then it is refused

  Rule: ROTC-14.12 Successful Terror

    Scenario Outline: ROTC-14.12-01 Forged Permit brings one Dominance marker more
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is <fought>
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Card A is the card Forged Permit
      And there are 5 Card A in Uptown
      And Yellow has Card A in Hand
      When Yellow terrorizes the district
        | Yellow | places <placed> Dominance markers |
        | Yellow | uses Card A                       |
        | Yellow | gives up Ritual II                |
      Then Yellow has <markers> in Downtown
      And there is 1 Card A in Box
      And Yellow has 1 Ritual III and no Ritual II in Downtown

      Examples:
        | fought | placed | markers             |
        | yes    | 1      | 2 Dominance Markers |
        | no     | 2      | 3 Dominance Markers |
        | yes    | 0      | 1 Dominance Marker  |

    Scenario: ROTC-14.12-02 Nobody has to use it
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Card A is the card Forged Permit
      And Yellow has Card A in Hand
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker |
        | Yellow | uses no card               |
        | Yellow | gives up Ritual II         |
      Then Yellow has 1 Dominance Marker in Downtown
      And Yellow has Card A in Hand

    @ruling:A-23=one-of-both
    Scenario: ROTC-14.12-03 Several copies bring several markers
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Card A is the card Forged Permit
      And Yellow has 2 Card A in Hand
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker |
        | Yellow | uses Card A                |
        | Yellow | uses Card A                |
        | Yellow | gives up Ritual II         |
      Then Yellow has 3 Dominance Markers in Downtown
      And Yellow has no Card A in Hand

    Scenario: ROTC-14.12-04 It comes after the success
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Card A is the card Forged Permit
      And Yellow has Card A in Hand
      And Yellow has 1 Freak in Screen
      When Yellow terrorizes the district
        | Yellow | spends 1 Freak             |
        | Yellow | places 1 Dominance marker |
        | Yellow | uses Card A                |
      Then all learn that Yellow terrorizes Downtown, and after that that Yellow uses what Card A says
      And all learn that Yellow uses what Card A says, and after that that Yellow places a Dominance Marker in Downtown
      And Yellow has 2 Dominance Markers in Downtown

    @twin:ROTC-14.12-04 @ruling:A-23=one-of-both
    Scenario: ROTC-14.12-05 A copy spent for its icons is in the hand no longer
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Card A is the card Forged Permit
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | uses no card               |
        | Yellow | terrorizes the district    |
        | Yellow | spends Card A              |
        | Yellow | places 1 Dominance marker |
      Then it is refused

    @twin:ROTC-14.12-01
    Scenario: ROTC-14.12-06 Without Terror it cannot be used
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Card A is the card Forged Permit
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | uses no card        |
        | Yellow | does without Terror |
      Then it is refused

    @twin:ROTC-14.12-04 @ruling:A-36=wasted
    Scenario: ROTC-14.12-07 Nor after Terror that failed
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Card A is the card Forged Permit
      And Yellow has Card A in Hand
      And Yellow has 1 Freak in Screen
      When Yellow wrongly uses Card A
        | Yellow | uses no card            |
        | Yellow | terrorizes the district |
        | Yellow | spends 1 Freak          |
      Then it is refused

    @twin:ROTC-14.12-01
    Scenario: ROTC-14.12-08 It is for one's own Terror
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Card A is the card Forged Permit
      And Red has Card A in Hand
      When Red wrongly uses Card A
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
        | Yellow | gives up Ritual II         |
      Then it is refused

    @rule:ROTC-11.33
    Scenario: ROTC-14.12-09 Where no field is free the marker may replace another player's
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Red has 4 Dominance Markers in Downtown
      And Card A is the card Forged Permit
      And Yellow has Card A in Hand
      When Yellow terrorizes the district
        | Yellow | places 0 Dominance markers |
        | Yellow | uses Card A                |
        | Yellow | replaces a marker of Red   |
        | Yellow | gives up Ritual II         |
      Then Yellow has 1 Dominance Marker in Downtown
      And Red has 3 Dominance Markers in Downtown

  Rule: ROTC-14.13 What cannot be paid

    Scenario: ROTC-14.13-01 Who has exactly what it costs can use a card
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Yellow has Card A in Hand
      And Yellow has 1 Initiate in Screen
      When Yellow commits Card A
        | Red    | commits nothing      |
        | Yellow | uses Card A          |
        | Yellow | pays with 1 Initiate |
      Then all learn that Yellow uses what Card A says, and after that that Yellow returns Initiate
      And all learn that Yellow returns Initiate, and after that that Red gets a Disorganization card
      And Yellow has no Initiate in Screen

    Scenario: ROTC-14.13-06 The cost comes before what it is paid for
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card River Crawler
      And Yellow has Card A in Hand
      And Yellow has 1 Freak in Screen
      When Yellow commits Card A
        | Red    | commits nothing |
        | Yellow | uses Card A     |
      Then all learn that Yellow uses what Card A says, and after that that Yellow returns Freak
      And Yellow has no Freak and no Thug in Screen

    @twin:ROTC-14.13-01
    Scenario: ROTC-14.13-02 Without Power Dock Watch cannot be used
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | commits Card A  |
        | Red    | commits nothing |
        | Yellow | uses no card    |
      Then it is refused

    @twin:ROTC-14.13-06
    Scenario: ROTC-14.13-03 Nor a River Crawler without a Freak, whatever else there is
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card River Crawler
      And Yellow has Card A in Hand
      And Yellow has 2 Thugs and 2 Initiates in Screen
      And Red has 2 Freaks in Screen
      When Yellow wrongly uses Card A
        | Yellow | commits Card A  |
        | Red    | commits nothing |
        | Yellow | uses no card    |
      Then it is refused

    @twin:ROTC-14.8-07
    Scenario: ROTC-14.13-04 What paid for one copy does not pay for the other
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Dock Watch
      And Yellow has 2 Card A in Hand
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly uses Card A
        | Yellow | commits 2 Card A     |
        | Red    | commits nothing      |
        | Yellow | uses Card A          |
        | Yellow | pays with 1 Initiate |
      Then it is refused

    @twin:ROTC-14.6-10
    Scenario: ROTC-14.13-05 A card that has to be destroyed cannot be destroyed twice
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has 1 Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | uses Card A                       |
        | Yellow | chooses the place Uptown          |
      Then it is refused

  Rule: ROTC-14.14 At the right moment

    @twin:ROTC-14.3-01
    Scenario Outline: ROTC-14.14-01 In the Mobilization only what is meant for it
      Given the position mobilization-2
      And Card A is the card <card>
      And Card B is a Starting Card
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
      Then it is refused

      Examples:
        | card                |
        | Faceless Porter     |
        | Midnight Procession |
        | Stolen Ledger       |
        | Blackmail Letter    |
        | Dock Watch          |

    @twin:ROTC-14.5-01
    Scenario Outline: ROTC-14.14-02 In the Recruitment only what is meant for it
      Given the position recruitment-2
      And Card A is the card <card>
      And Yellow has Card A in Hand
      And Yellow has 1 Freak and 1 Initiate in Screen
      When Yellow wrongly uses Card A
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then it is refused

      Examples:
        | card             |
        | Whispered Rumour |
        | Stolen Ledger    |
        | River Crawler    |
        | Blackmail Letter |

    @twin:ROTC-14.6-01
    Scenario Outline: ROTC-14.14-03 In an Augmentation only what is meant for it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A is the card <card>
      And Yellow has Card A in Hand
      And Yellow has 1 Freak and 1 Initiate in Screen
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

      Examples:
        | card                |
        | Whispered Rumour    |
        | Faceless Porter     |
        | Street Sermon       |
        | Blackmail Letter    |
        | Panic in the Market |
        | Forged Permit       |
        | Dock Watch          |
        | Hired Fist          |
        | Chapel Warden       |

    @twin:ROTC-14.18-01
    Scenario Outline: ROTC-14.14-04 In a Preparation only what is meant for it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A is the card <card>
      And Yellow has Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

      Examples:
        | card                |
        | Midnight Procession |
        | Stolen Ledger       |
        | Blackmail Letter    |
        | Panic in the Market |

    @twin:ROTC-14.18-09
    Scenario Outline: ROTC-14.14-05 In an Influence only what is meant for it
      Given the position action-2
      And there is 1 Investigator in Downtown
      And Card A is the card <card>
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
      Then it is refused

      Examples:
        | card                |
        | Midnight Procession |
        | Stolen Ledger       |
        | Street Sermon       |
        | Whispered Rumour    |

    @twin:ROTC-14.19-01
    Scenario Outline: ROTC-14.14-06 Before Terror only what is meant for it
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And there is 1 Investigator in Downtown
      And Card A is the card <card>
      And Yellow has Card A in Hand
      And Yellow has 1 Freak and 1 Initiate in Screen
      When Yellow wrongly uses Card A
      Then it is refused

      Examples:
        | card                |
        | Forged Permit       |
        | Street Sermon       |
        | Midnight Procession |
        | River Crawler       |
        | Hired Fist          |

    @twin:ROTC-14.8-07
    Scenario Outline: ROTC-14.14-07 In a Confrontation only what is meant for it
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card <card>
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | commits Card A  |
        | Red    | commits nothing |
        | Yellow | uses no card    |
      Then it is refused

      Examples:
        | card                |
        | Midnight Procession |
        | Panic in the Market |
        | Whispered Rumour    |
        | Forged Permit       |

    @twin:ROTC-14.6-01
    Scenario: ROTC-14.14-08 Between two Plans nothing can be used
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card Midnight Procession
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
      Then it is refused

  Rule: ROTC-14.15 Destroyed cards

    Scenario Outline: ROTC-14.15-01 A card destroyed in an Augmentation goes into the box
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card <card>
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Uptown
      And there are 5 Card A in Northside
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | uses Card A              |
        | Yellow | chooses the place Uptown |
      Then there is 1 Card A in Box
      And Yellow has no Card A in Hand
      And Yellow has no Card A in Discard Pile
      And there are 5 Card A in Northside
      And all learn that Yellow destroys Card A

      Examples:
        | card                |
        | Midnight Procession |
        | Stolen Ledger       |

    Scenario: ROTC-14.15-02 So does one destroyed in an Influence
      Given the position action-2
      And Card A is the card Blackmail Letter
      And there are 5 Card A in Northside
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | uses Card A           |
        | Yellow | chooses neither       |
      Then there is 1 Card A in Box
      And Yellow has no Card A in Hand
      And Yellow has no Card A in Discard Pile

    Scenario: ROTC-14.15-03 So does one destroyed in a Preparation
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A is the card Street Sermon
      And there are 5 Card A in Northside
      And Yellow has Card A in Hand
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses Card A             |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then there is 1 Card A in Box
      And Yellow has no Card A in Hand
      And Yellow has no Card A in Discard Pile

    Scenario: ROTC-14.15-04 So does one destroyed before Terror
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual II in Downtown
      And Card A is the card Panic in the Market
      And there are 5 Card A in Northside
      And Yellow has Card A in Hand
      When Yellow uses Card A
        | Yellow | does without Terror |
      Then there is 1 Card A in Box
      And Yellow has no Card A in Hand
      And Yellow has no Card A in Discard Pile

  Rule: ROTC-14.16 City cards

    Scenario: ROTC-14.16-01 Press Campaign gives everybody a Disorganization card
      Given the position city-3
      And the First Cultist is Red
      And the Turn is Red
      And Card A is the card Press Campaign
      And Blue has 1 Disorganization in Discard Pile
      When Chance reveals Card A for the city
      Then Yellow has 1 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      And Blue has 2 Disorganization in Discard Pile
      And all learn that the City card is Card A, and after that that Red gets a Disorganization card
      And all learn that Red gets a Disorganization card, and after that that Blue gets a Disorganization card
      And all learn that Blue gets a Disorganization card, and after that that Yellow gets a Disorganization card

    Scenario: ROTC-14.16-02 What the card says comes after the advance
      Given the position city-2
      And there is no Investigator with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is no Investigator with Field 2 in Investigation Track of Northside
      And there is 1 Investigator with Field 1 in Investigation Track of Northside
      And there is no Investigator with Field 2 in Investigation Track of Uptown
      And there is 1 Investigator with Field 1 in Investigation Track of Uptown
      And Card A is the card Missing Professor
      When Chance reveals Card A for the city
      Then there is 1 Investigator in Downtown
      And there is 1 Investigator in Northside
      And there is 1 Investigator in Uptown

    Scenario: ROTC-14.16-03 Missing Professor brings no Investigator where there is one, and none to a closed district
      Given the position city-3
      And there are 2 Investigators in Downtown
      And Card A is the card Missing Professor
      When Chance reveals Card A for the city
      Then there are 2 Investigators in Downtown
      And there is 1 Investigator in Northside
      And there is 1 Investigator in Uptown
      And there is no Investigator in Rivertown

    Scenario Outline: ROTC-14.16-04 Students on Strike: a roll decides for all
      Given the position city-2
      And Card A is the card Students on Strike
      When Chance reveals Card A for the city
        | Chance | shows <face> |
      Then Yellow has <cards> in Discard Pile
      And Red has <cards> in Discard Pile

      Examples:
        | face     | cards              |
        | Freak    | 1 Disorganization  |
        | Blank    | no Disorganization |
        | Thug     | no Disorganization |
        | Initiate | no Disorganization |

    Scenario: ROTC-14.16-05 Masquerade Ball lets everybody choose a token
      Given the position city-3
      And Card A is the card Masquerade Ball
      And Yellow has 1 Freak in Screen
      When Chance reveals Card A for the city
        | Yellow | chooses to take a Freak     |
        | Red    | chooses to take a Thug      |
        | Blue   | chooses to take an Initiate |
      Then Yellow has 2 Freaks, no Thug and no Initiate in Screen
      And Red has 1 Thug, no Freak and no Initiate in Screen
      And Blue has 1 Initiate, no Thug and no Freak in Screen

    Scenario: ROTC-14.16-06 The First Cultist chooses before the others
      Given the position city-3
      And the First Cultist is Blue
      And the Turn is Blue
      And Card A is the card Masquerade Ball
      When Chance reveals Card A for the city
        | Blue   | chooses to take a Freak |
        | Yellow | chooses to take a Freak |
        | Red    | chooses to take a Freak |
      Then all learn that Blue takes 1 Cultist token, and after that that Yellow takes 1 Cultist token
      And all learn that Yellow takes 1 Cultist token, and after that that Red takes 1 Cultist token

    Scenario: ROTC-14.16-07 Flooded Cellars lets the First Cultist move an Investigator
      Given the position city-3
      And the First Cultist is Red
      And the Turn is Red
      And Card A is the card Flooded Cellars
      And there are 2 Investigators in Downtown
      And there is 1 Investigator in Northside
      When Chance reveals Card A for the city
        | Red | chooses the place Downtown |
        | Red | chooses the place Uptown   |
      Then there is 1 Investigator in Downtown
      And there is 1 Investigator in Northside
      And there is 1 Investigator in Uptown

    @twin:ROTC-14.16-07
    Scenario: ROTC-14.16-08 Only from where there is one
      Given the position city-3
      And Card A is the card Flooded Cellars
      And there are 2 Investigators in Downtown
      And there is 1 Investigator in Northside
      When Yellow wrongly chooses the place Uptown
        | Chance | reveals Card A for the city |
      Then it is refused

    @twin:ROTC-14.16-07
    Scenario Outline: ROTC-14.16-09 Only to another district, and to none that is closed
      Given the position city-3
      And Card A is the card Flooded Cellars
      And there are 2 Investigators in Downtown
      And there is 1 Investigator in Northside
      When Yellow wrongly chooses the place <district>
        | Chance | reveals Card A for the city |
        | Yellow | chooses the place Downtown  |
      Then it is refused

      Examples:
        | district  |
        | Downtown  |
        | Rivertown |

    @twin:ROTC-14.16-07
    Scenario: ROTC-14.16-10 Nobody else chooses
      Given the position city-3
      And Card A is the card Flooded Cellars
      And there are 2 Investigators in Downtown
      And there is 1 Investigator in Northside
      When Red wrongly chooses the place Downtown
        | Chance | reveals Card A for the city |
      Then it is refused

    Scenario: ROTC-14.16-11 Without Investigators Flooded Cellars moves none
      Given the position city-2
      And Card A is the card Flooded Cellars
      When Chance reveals Card A for the city
      Then the stage is Mobilization
      And there is no Investigator in Downtown
      And there is no Investigator in Northside
      And there is no Investigator in Uptown

    Scenario: ROTC-14.16-12 Warehouse Fire costs the one with most tokens one of them
      Given the position city-3
      And Card A is the card Warehouse Fire
      And Yellow has 1 Thug and 1 Freak in Screen
      And Red has 1 Thug and 2 Initiates in Screen
      When Chance reveals Card A for the city
        | Red | picks 1 Initiate |
      Then Yellow has 1 Thug and 1 Freak in Screen
      And Red has 1 Thug and 1 Initiate in Screen
      And all learn that Red returns Initiate

    Scenario: ROTC-14.16-13 Where several have as many, each of them loses one
      Given the position city-3
      And Card A is the card Warehouse Fire
      And Yellow has 2 Thugs in Screen
      And Red has 1 Initiate and 1 Freak in Screen
      And Blue has 1 Freak in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug  |
        | Red    | picks 1 Freak |
      Then Yellow has 1 Thug in Screen
      And Red has 1 Initiate and no Freak in Screen
      And Blue has 1 Freak in Screen

    Scenario: ROTC-14.16-14 Harbour Fog: everybody places one Plan marker less
      Given the position city-2
      And Card A is the card Harbour Fog
      When Chance reveals Card A for the city
        | Yellow | rolls nothing again              |
        | Yellow | rolls nothing again              |
        | Red    | rolls nothing again              |
        | Red    | rolls nothing again              |
        | Yellow | places a Plan marker in Downtown |
        | Red    | places a Plan marker in Downtown |
        | Yellow | places a Plan marker in Downtown |
        | Red    | places a Plan marker in Downtown |
        | Yellow | places a Plan marker in Downtown |
        | Red    | places a Plan marker in Downtown |
      Then the stage is Action turn
      And Yellow has 1 Plan Marker in Stock
      And Red has 1 Plan Marker in Stock

    Scenario Outline: ROTC-14.16-15 Night Patrol: cards cost one Power more, for everybody
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Night Patrol
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Uptown
      And Yellow has 1 Cult Site in Uptown
      And Red has 1 Cult Site in Uptown
      And <player> has 4 Initiates in Screen
      When Chance reveals Card A for the city
        | Yellow   | rolls nothing again             |
        | Yellow   | rolls nothing again             |
        | Red      | rolls nothing again             |
        | Red      | rolls nothing again             |
        | Yellow   | places a Plan marker in Uptown  |
        | Red      | places a Plan marker in Uptown  |
        | Red      | takes a Plan marker from Uptown |
        | Red      | uses it for <red>               |
        | Yellow   | takes a Plan marker from Uptown |
        | Yellow   | uses it for <yellow>            |
        | <other>  | takes the tokens 2 Thugs        |
        | <player> | acquires Card B                 |
        | <player> | pays with 4 Initiates           |
      Then there are 5 Card B in Uptown

      Examples:
        | player | other  | red          | yellow       |
        | Red    | Yellow | Augmentation | Bluff        |
        | Yellow | Red    | Bluff        | Augmentation |

    @twin:ROTC-14.16-15
    Scenario Outline: ROTC-14.16-16 The base cost is not enough then
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Night Patrol
      And Card B is a Guardian of base cost 3
      And there are 6 Card B in Uptown
      And Yellow has 1 Cult Site in Uptown
      And Red has 1 Cult Site in Uptown
      And <player> has 4 Initiates in Screen
      When <player> wrongly pays with 3 Initiates
        | Chance   | reveals Card A for the city     |
        | Yellow   | rolls nothing again             |
        | Yellow   | rolls nothing again             |
        | Red      | rolls nothing again             |
        | Red      | rolls nothing again             |
        | Yellow   | places a Plan marker in Uptown  |
        | Red      | places a Plan marker in Uptown  |
        | Red      | takes a Plan marker from Uptown |
        | Red      | uses it for <red>               |
        | Yellow   | takes a Plan marker from Uptown |
        | Yellow   | uses it for <yellow>            |
        | <other>  | takes the tokens 2 Thugs        |
        | <player> | acquires Card B                 |
      Then it is refused

      Examples:
        | player | other | red   | yellow       |
        | Yellow | Red   | Bluff | Augmentation |

    Scenario: ROTC-14.16-17 Mayoral Speech: nobody keeps more than three tokens
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Mayoral Speech
      And Yellow has 3 Thugs in Screen
      When Chance reveals Card A for the city
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Yellow | rolls nothing again               |
        | Yellow | rolls nothing again               |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Chance | rolls Blank                       |
        | Red    | rolls nothing again               |
        | Red    | rolls nothing again               |
        | Yellow | places a Plan marker in Uptown    |
        | Red    | places a Plan marker in Downtown  |
        | Yellow | takes a Plan marker from Uptown   |
        | Yellow | uses it for Bluff                 |
        | Yellow | takes the tokens 2 Freaks         |
        | Red    | takes a Plan marker from Downtown |
        | Red    | uses it for Bluff                 |
        | Red    | takes the tokens 2 Freaks         |
        | Yellow | returns 2 Thugs                   |
      Then Yellow has 1 Thug and 2 Freaks in Screen
      And Red has 2 Freaks in Screen
      And the Round is 3

    Scenario: ROTC-14.16-18 Bank Holiday: a Cult Site costs one Power less
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Bank Holiday
      And Red has 4 Initiates in Screen
      When Chance reveals Card A for the city
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Preparation         |
        | Red    | prepares Cult Site              |
        | Red    | pays with 4 Initiates           |
        | Red    | prepares nothing more           |
      Then Red has 1 Cult Site in Uptown

    @twin:ROTC-14.16-18
    Scenario: ROTC-14.16-19 But not two less
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Bank Holiday
      And Red has 4 Initiates in Screen
      When Red wrongly pays with 3 Initiates
        | Chance | reveals Card A for the city     |
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Preparation         |
        | Red    | prepares Cult Site              |
      Then it is refused

    Scenario: ROTC-14.16-20 Power Disturbance: a Ritual costs one Power more, the round through
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Power Disturbance
      And Yellow has 1 Cult Site in Uptown
      And Yellow has 3 Initiates in Screen
      When Chance reveals Card A for the city
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
        | Yellow | takes a Plan marker from Uptown |
        | Yellow | uses it for Preparation         |
        | Yellow | prepares Ritual II              |
        | Yellow | pays with 3 Initiates           |
      Then Yellow has 1 Ritual II in Uptown

    @twin:ROTC-14.16-20
    Scenario: ROTC-14.16-21 Its level is not enough then
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Power Disturbance
      And Yellow has 1 Cult Site in Uptown
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly pays with 2 Initiates
        | Chance | reveals Card A for the city     |
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
        | Yellow | takes a Plan marker from Uptown |
        | Yellow | uses it for Preparation         |
        | Yellow | prepares Ritual II              |
      Then it is refused

    Scenario: ROTC-14.16-22 It makes no Cult Site dearer
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Power Disturbance
      And Red has 5 Initiates in Screen
      When Chance reveals Card A for the city
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Preparation         |
        | Red    | prepares Cult Site              |
        | Red    | pays with 5 Initiates           |
        | Red    | prepares nothing more           |
      Then Red has 1 Cult Site in Uptown

    Scenario: ROTC-14.16-23 Ferry Accident: Sanity is one higher
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Ferry Accident
      And Yellow has 1 Ritual III in Uptown
      And Yellow has 2 Freaks in Screen
      When Chance reveals Card A for the city
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
        | Yellow | takes a Plan marker from Uptown |
        | Yellow | uses it for Dominance           |
        | Yellow | terrorizes the district         |
        | Yellow | spends 2 Freaks                 |
        | Yellow | places 1 Dominance marker      |
      Then Yellow has 1 Dominance Marker in Uptown

    @twin:ROTC-14.16-23 @ruling:A-36=refused
    Scenario: ROTC-14.16-24 What would have been enough is not
      Given the position city-2
      And during This Round, Plan Markers To Place is 1
      And Card A is the card Ferry Accident
      And Yellow has 1 Ritual III in Uptown
      And Yellow has 2 Freaks in Screen
      When Yellow wrongly spends 1 Freak
        | Chance | reveals Card A for the city     |
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
        | Yellow | takes a Plan marker from Uptown |
        | Yellow | uses it for Dominance           |
        | Yellow | terrorizes the district         |
      Then it is refused

    @rule:ROTC-12.8
    Scenario: ROTC-14.16-25 What lasts the round is over in the next one
      Given the position city-2
      And during This Round, Plan Markers To Place changes by -2
      And Card A is the card Harbour Fog
      And Card B is a City Card that marks nothing
      When Chance reveals Card A for the city
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Yellow | rolls nothing again             |
        | Yellow | rolls nothing again             |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Chance | rolls Blank                     |
        | Red    | rolls nothing again             |
        | Red    | rolls nothing again             |
        | Yellow | places a Plan marker in Uptown  |
        | Red    | places a Plan marker in Uptown  |
        | Red    | takes a Plan marker from Uptown |
        | Red    | uses it for Bluff               |
        | Red    | takes the tokens 2 Thugs        |
        | Yellow | takes a Plan marker from Uptown |
        | Yellow | uses it for Bluff               |
        | Yellow | takes the tokens 2 Thugs        |
      And Chance reveals Card B for the city
        | Red    | rolls nothing again              |
        | Red    | rolls nothing again              |
        | Yellow | rolls nothing again              |
        | Yellow | rolls nothing again              |
        | Red    | places a Plan marker in Downtown |
        | Yellow | places a Plan marker in Downtown |
        | Red    | places a Plan marker in Downtown |
        | Yellow | places a Plan marker in Downtown |
        | Red    | places a Plan marker in Downtown |
        | Yellow | places a Plan marker in Downtown |
        | Red    | places a Plan marker in Downtown |
        | Yellow | places a Plan marker in Downtown |
      Then the Round is 3
      And Yellow has no Plan Marker in Stock
      And Red has no Plan Marker in Stock

  Rule: ROTC-14.17 Instead of the loser

    Scenario: ROTC-14.17-01 A Chapel Warden hands the card on to the winner
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Red has Card A in Hand
      And Yellow has 5 Thugs in Screen
      When Yellow commits 5 Thugs
        | Red | commits Card A |
        | Red | uses Card A    |
      Then Yellow has 1 Disorganization in Discard Pile
      And Red has no Disorganization in Discard Pile
      And Red has no Ritual I in Downtown
      And Red has 1 Card A in Discard Pile

    Scenario: ROTC-14.17-02 Nobody has to
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Red has Card A in Hand
      And Yellow has 5 Thugs in Screen
      When Yellow commits 5 Thugs
        | Red | commits Card A |
        | Red | uses no card   |
      Then Yellow has no Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile

    Scenario: ROTC-14.17-03 The player who dominates can do it as well
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual III in Downtown
      And Card A is the card Chapel Warden
      And Yellow has Card A in Hand
      And Blue has 5 Thugs in Screen
      When Yellow commits Card A
        | Red    | commits nothing |
        | Blue   | commits 5 Thugs |
        | Yellow | uses Card A     |
      Then Yellow has no Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      And Blue has 1 Disorganization in Discard Pile

    Scenario: ROTC-14.17-04 Two losers can hand the winner two
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Red has 1 Card A in Hand
      And Blue has 1 Card A in Hand
      And Yellow has 5 Thugs in Screen
      When Yellow commits 5 Thugs
        | Red  | commits Card A |
        | Blue | commits Card A |
        | Red  | uses Card A    |
        | Blue | uses Card A    |
      Then Yellow has 2 Disorganization in Discard Pile
      And Red has no Disorganization in Discard Pile
      And Blue has no Disorganization in Discard Pile

    Scenario: ROTC-14.17-05 A second copy brings the winner no second card
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Red has 2 Card A in Hand
      And Yellow has 8 Thugs in Screen
      When Yellow commits 8 Thugs
        | Red | commits 2 Card A |
        | Red | uses Card A      |
      Then Yellow has 1 Disorganization in Discard Pile
      And Red has no Disorganization in Discard Pile

    @twin:ROTC-14.17-01
    Scenario: ROTC-14.17-06 Who wins has nothing to hand on
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | commits Card A  |
        | Red    | commits nothing |
        | Yellow | uses no card    |
        | Yellow | uses no card    |
      Then it is refused

    @twin:ROTC-14.17-01
    Scenario: ROTC-14.17-07 Nor can the winner hand back what came so
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Yellow has 1 Card A in Hand
      And Red has 1 Card A in Hand
      And Yellow has 5 Thugs in Screen
      When Yellow wrongly uses Card A
        | Yellow | commits Card A and 5 Thugs |
        | Red    | commits Card A             |
        | Yellow | uses no card               |
        | Yellow | uses no card               |
        | Red    | uses Card A                |
      Then it is refused

    @ruling:A-21=both
    Scenario: ROTC-14.17-08 It does not help against a Dock Watch
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Card B is the card Dock Watch
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Yellow has 5 Thugs and 1 Initiate in Screen
      When Yellow commits Card B and 5 Thugs
        | Red    | commits Card A       |
        | Yellow | uses Card B          |
        | Yellow | pays with 1 Initiate |
        | Red    | uses Card A          |
      Then Red has 1 Disorganization in Discard Pile
      And Yellow has 1 Disorganization in Discard Pile

    @ruling:A-22=no
    Scenario: ROTC-14.17-09 On a tie everybody gets a card all the same
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Yellow has 1 Card A in Hand
      And Red has 1 Card A in Hand
      When Yellow commits Card A
        | Red | commits Card A |
      Then all learn that nobody wins the Confrontation
      And Yellow has 1 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile

    @ruling:A-22=no @twin:ROTC-14.17-01
    Scenario: ROTC-14.17-10 On a tie there is nobody to hand it to
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Yellow has 1 Card A in Hand
      And Red has 1 Card A in Hand
      When Red wrongly uses Card A
        | Yellow | commits Card A |
        | Red    | commits Card A |
        | Red    | uses no card   |
        | Red    | uses no card   |
      Then it is refused

    @ruling:A-22=yes
    Scenario: ROTC-14.17-11 Where it helps on a tie as well, nobody gets the card instead
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Chapel Warden
      And Yellow has 1 Card A in Hand
      And Red has 1 Card A in Hand
      When Yellow commits Card A
        | Red    | commits Card A |
        | Yellow | uses no card   |
        | Red    | uses Card A    |
      Then all learn that nobody wins the Confrontation
      And Yellow has 1 Disorganization in Discard Pile
      And Red has no Disorganization in Discard Pile
      And Red has no Ritual I in Downtown

  Rule: ROTC-14.18 Preparation and Influence

    Scenario: ROTC-14.18-01 Street Sermon drives an Investigator out, and what is prepared gets cheaper
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Downtown
      And there are 2 Investigators in Uptown
      And Card A is the card Street Sermon
      And Yellow has Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses Card A             |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 2 Initiates   |
      Then there is 1 Investigator in Downtown
      And there are 2 Investigators in Uptown
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 2 Initiates in Screen

    Scenario: ROTC-14.18-02 Also one who has just arrived
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is no Investigator with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And Card A is the card Street Sermon
      And Yellow has Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses Card A             |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then there is no Investigator in Downtown
      And Yellow has 1 Ritual I in Downtown
      And all learn that an Investigator arrives in Downtown, and after that that Yellow uses what Card A says

    @twin:ROTC-14.18-01
    Scenario: ROTC-14.18-03 Not where there is none
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Uptown
      And Card A is the card Street Sermon
      And Yellow has Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    @rule:ROTC-9.10
    Scenario: ROTC-14.18-13 Whoever destroys for a card what was to pay prepares nothing
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A is the card Street Sermon
      And Yellow has Card A in Hand
      And Yellow has no Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses Card A             |
        | Yellow | prepares nothing more   |
      Then Yellow has no Ritual I in Downtown
      And there is no Investigator in Downtown
      And Yellow has no Card A in Hand

    Scenario: ROTC-14.18-04 Nobody has to use it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Downtown
      And Card A is the card Street Sermon
      And Yellow has Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses no card            |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 3 Initiates   |
      Then there are 2 Investigators in Downtown
      And Yellow has Card A in Hand
      And Yellow has 1 Initiate in Screen

    Scenario: ROTC-14.18-05 Two copies drive two out
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Downtown
      And Card A is the card Street Sermon
      And Yellow has 2 Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses Card A             |
        | Yellow | uses Card A             |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then there is no Investigator in Downtown
      And Yellow has no Card A in Hand

    @twin:ROTC-14.18-05
    Scenario: ROTC-14.18-06 But no more than there are
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A is the card Street Sermon
      And Yellow has 2 Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | uses Card A                       |
      Then it is refused

    @twin:ROTC-14.18-01
    Scenario: ROTC-14.18-07 It is for the player who prepares
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Downtown
      And Card A is the card Street Sermon
      And Red has Card A in Hand
      And Yellow has 4 Initiates in Screen
      When Red wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    Scenario: ROTC-14.18-08 Blackmail Letter brings two cards before the Plan does the rest
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      And Card A is the card Blackmail Letter
      And Card B is a Starting Card
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | uses Card A                |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses to draw            |
      Then Red sees only that 3 cards are in Yellow's Hand
      And Red sees only that 9 cards are in Yellow's Cult Deck
      And Yellow has 1 Ritual II in Downtown
      And all learn that Yellow draws 2 cards, and after that that Yellow moves Ritual I from Uptown to Downtown

    Scenario: ROTC-14.18-09 Each of two copies in hand brings two
      Given the position action-2
      And Card A is the card Blackmail Letter
      And Yellow has 2 Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | uses Card A           |
        | Yellow | uses Card A           |
        | Yellow | chooses neither       |
      Then Red sees only that 4 cards are in Yellow's Hand
      And Yellow has no Card A in Hand

    Scenario: ROTC-14.18-10 Nobody has to use it
      Given the position action-2
      And Card A is the card Blackmail Letter
      And Yellow has Card A in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | uses no card          |
        | Yellow | chooses neither       |
      Then Yellow has Card A in Hand
      And Red sees only that 12 cards are in Yellow's Cult Deck

    @ruling:A-15=discarded @rule:ROTC-3.19
    Scenario: ROTC-14.18-11 A Disorganization card among the two is discarded
      Given the position action-2
      And Card A is the card Blackmail Letter
      And Yellow has Card A in Hand
      And Yellow has 1 Disorganization in Cult Deck
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | uses Card A           |
        | Chance | deals Disorganization |
        | Yellow | chooses neither       |
      Then Yellow has no Disorganization in Hand
      And Yellow has 1 Disorganization in Discard Pile
      And Red sees only that 1 card is in Yellow's Hand

    @ruling:A-15=kept @rule:ROTC-3.19
    Scenario: ROTC-14.18-12 Where it is kept, it stays in the hand
      Given the position action-2
      And Card A is the card Blackmail Letter
      And Yellow has Card A in Hand
      And Yellow has 1 Disorganization in Cult Deck
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | uses Card A           |
        | Chance | deals Disorganization |
        | Yellow | chooses neither       |
      Then Yellow has 1 Disorganization in Hand
      And Red sees only that 2 cards are in Yellow's Hand

  Rule: ROTC-14.19 Before Terror

    Scenario: ROTC-14.19-01 Panic in the Market lowers Sanity by two
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Card A is the card Panic in the Market
      And Yellow has Card A in Hand
      When Yellow uses Card A
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker and no Ritual II in Downtown
      And Yellow has no Card A in Hand

    @twin:ROTC-14.19-01 @ruling:A-36=refused
    Scenario: ROTC-14.19-02 By two and no more
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Card A is the card Panic in the Market
      And Yellow has Card A in Hand
      When Yellow wrongly terrorizes the district
        | Yellow | uses Card A |
      Then it is refused

    Scenario: ROTC-14.19-03 Two copies lower it by four
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And there is 1 Investigator in Downtown
      And Yellow has 1 Ritual I in Downtown
      And Card A is the card Panic in the Market
      And Yellow has 2 Card A in Hand
      When Yellow uses Card A
        | Yellow | uses Card A                |
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker and no Ritual I in Downtown
      And Yellow has no Card A in Hand

    Scenario: ROTC-14.19-04 Nobody has to use it
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Card A is the card Panic in the Market
      And Yellow has Card A in Hand
      And Yellow has 2 Freaks in Screen
      When Yellow uses no card
        | Yellow | terrorizes the district    |
        | Yellow | spends 2 Freaks            |
        | Yellow | places 1 Dominance marker |
      Then Yellow has Card A in Hand
      And Yellow has no Freak in Screen
      And Yellow has 1 Dominance Marker in Downtown

    @twin:ROTC-14.19-01 @ruling:A-36=refused
    Scenario: ROTC-14.19-05 In the next turn Sanity is what it was
      Given the position action-2
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual II in Northside
      And Card A is the card Panic in the Market
      And Yellow has Card A in Hand
      When Red wrongly terrorizes the district
        | Yellow | takes a Plan marker from Downtown  |
        | Yellow | uses it for Dominance              |
        | Red    | does not reinforce                 |
        | Yellow | uses Card A                        |
        | Yellow | does without Terror                |
        | Red    | takes a Plan marker from Northside |
        | Red    | uses it for Dominance              |
        | Yellow | does not reinforce                 |
      Then it is refused

    @twin:ROTC-14.19-01
    Scenario: ROTC-14.19-06 It is for the player who dominates
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Card A is the card Panic in the Market
      And Red has Card A in Hand
      And Yellow has 2 Freaks in Screen
      When Red wrongly uses Card A
      Then it is refused

    Scenario: ROTC-14.19-07 After a Confrontation that was won it can be used, too
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is the card Panic in the Market
      And Yellow has Card A in Hand
      When Yellow commits nothing
        | Red    | commits nothing            |
        | Yellow | uses Card A                |
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker and no Ritual II in Downtown
