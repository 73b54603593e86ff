Feature: Influence

  Rule: ROTC-10.1 A free field

    Scenario Outline: ROTC-10.1-01 One free field is enough
      Given the position action-<players>
      And Red has <rituals> in Downtown
      And Yellow has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses neither            |
      Then Yellow has 1 Ritual II in Downtown
      And Yellow has 1 Plan Marker in Influence

      Examples:
        | players | rituals                    |
        | 2       | 2 Ritual I                 |
        | 3       | 2 Ritual I and 1 Ritual II |
        | 4       | 2 Ritual I and 2 Ritual II |

    @ruling:A-01=strict @twin:ROTC-10.1-01
    Scenario Outline: ROTC-10.1-02 Where all fields are taken the Plan cannot be named
      Given the position action-<players>
      And Red has <rituals> in Downtown
      And Yellow has 1 Ritual I in Uptown
      When Yellow wrongly uses it for Influence
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

      Examples:
        | players | rituals                                  |
        | 2       | 2 Ritual I and 1 Ritual II               |
        | 3       | 2 Ritual I and 2 Ritual II               |
        | 4       | 2 Ritual I, 2 Ritual II and 1 Ritual III |

    @ruling:A-01=strict @twin:ROTC-10.1-01
    Scenario: ROTC-10.1-03 Own Rituals fill the fields as well
      Given the position action-2
      And Yellow has 1 Ritual I and 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      When Yellow wrongly uses it for Influence
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

    @ruling:A-01=lenient
    Scenario: ROTC-10.1-04 Where a field is needed for moving alone, a card can be drawn without one
      Given the position action-2
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Card C is a Starting Card with 2 Power
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Card C          |
      Then Yellow has Card C in Hand
      And Yellow has 1 Ritual I in Uptown

    @ruling:A-01=lenient @twin:ROTC-10.1-01
    Scenario: ROTC-10.1-05 But no Ritual can be moved there
      Given the position action-2
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      And Yellow has 1 Ritual I in Uptown
      When Yellow wrongly moves Ritual I from Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
      Then it is refused

    @rule:ROTC-10.2 @rule:ROTC-10.7
    Scenario: ROTC-10.1-06 Nothing else is needed: no Cult Site, no Ritual anywhere, no Power
      Given the position action-3
      And Card C is a Starting Card with 2 Power
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Card C          |
      Then Yellow has 1 Plan Marker in Influence
      And Yellow has Card C in Hand

  Rule: ROTC-10.2 Moving a Ritual

    Scenario: ROTC-10.2-01 The player chooses which of the own Rituals comes
      Given the position action-4
      And Yellow has 1 Ritual I in Northside
      And Yellow has 1 Ritual I and 1 Ritual II in Rivertown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence          |
        | Yellow | moves Ritual II from Rivertown |
        | Yellow | chooses neither                |
      Then Yellow has 1 Ritual III, no Ritual I and no Ritual II in Downtown
      And Yellow has 1 Ritual I and no Ritual II in Rivertown
      And Yellow has 1 Ritual I in Northside

    Scenario: ROTC-10.2-02 No Ritual need be moved
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | moves no Ritual       |
        | Yellow | chooses neither       |
      Then Yellow has 1 Ritual I in Uptown
      And Yellow has no Ritual I and no Ritual II in Downtown
      And Yellow has 1 Plan Marker in Influence

    @twin:ROTC-10.3-02
    Scenario: ROTC-10.2-03 The Ritual of another player is not moved
      Given the position action-2
      And Yellow has 1 Ritual II in Northside
      And Red has 1 Ritual I in Uptown
      When Yellow wrongly moves Ritual I from Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
      Then it is refused

    @twin:ROTC-10.3-02
    Scenario: ROTC-10.2-04 A Ritual that is already in the district is not moved
      Given the position action-2
      And Yellow has 1 Ritual II in Northside
      And Yellow has 1 Ritual I in Downtown
      When Yellow wrongly moves Ritual I from Downtown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
      Then it is refused

    @twin:ROTC-10.3-02
    Scenario: ROTC-10.2-05 A second Ritual is not moved
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual I in Northside
      When Yellow wrongly moves Ritual I from Northside
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
        | Yellow | moves Ritual I from Uptown        |
      Then it is refused

    Scenario: ROTC-10.2-06 All learn which Ritual is moved, and from where
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses neither            |
      Then all learn that Yellow moves Ritual I from Uptown to Downtown

  Rule: ROTC-10.3 It grows

    @rule:ROTC-10.2 @rule:ROTC-10.4 @rule:ROTC-10.7 @rule:ROTC-10.8
    Scenario: ROTC-10.3-01 A Ritual of level I comes and is raised to II, and a card is drawn
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 2 Initiates in Screen
      And there is 1 Investigator in Downtown
      And Card C is a Starting Card with 2 Power
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses to draw            |
        | Chance | deals Card C               |
      Then Yellow has 1 Plan Marker in Influence
      And Yellow has 1 Ritual II and no Ritual I in Downtown
      And Yellow has no Ritual I and no Ritual II in Uptown
      And Yellow has 2 Ritual I and 1 Ritual II in Stock
      And Yellow has Card C in Hand
      And Yellow has no Card C in Cult Deck
      And Yellow has 2 Initiates in Screen
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown

    Scenario Outline: ROTC-10.3-02 Each level grows to the next
      Given the position action-<players>
      And Yellow has 1 <before> in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves <before> from Uptown |
        | Yellow | chooses neither            |
      Then Yellow has 1 <after> and no <before> in Downtown

      Examples:
        | players | before    | after      |
        | 2       | Ritual I  | Ritual II  |
        | 3       | Ritual II | Ritual III |
        | 4       | Ritual I  | Ritual II  |

    Scenario: ROTC-10.3-03 Only the Ritual that moves grows
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual I and 1 Ritual II in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence       |
        | Yellow | moves Ritual II from Uptown |
        | Yellow | chooses neither             |
      Then Yellow has 1 Ritual I, no Ritual II and 1 Ritual III in Downtown
      And Yellow has 1 Ritual I and no Ritual II in Uptown

    Scenario: ROTC-10.3-04 All learn that the Ritual is raised
      Given the position action-2
      And Yellow has 1 Ritual II in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence       |
        | Yellow | moves Ritual II from Uptown |
        | Yellow | chooses neither             |
      Then all learn that Yellow raises a Ritual to Ritual III

  Rule: ROTC-10.4 The old marker

    Scenario: ROTC-10.4-01 The marker of the old level lies in the own stock again
      Given the position action-2
      And Yellow has 2 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses neither            |
      Then Yellow has 1 Ritual I in Stock
      And Yellow has 1 Ritual I in Uptown
      And Yellow has no Ritual I in Downtown
      And Red has 2 Ritual I in Stock

    Scenario: ROTC-10.4-02 It can be prepared again in the same round
      Given the position action-2
      And the Plan Field of Downtown is Yellow, bottom first
      And the Plan Field of Northside is Yellow, Red, bottom first
      And Yellow has 2 Ritual I in Uptown
      And Yellow has 1 Cult Site in Northside
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence              |
        | Yellow | moves Ritual I from Uptown         |
        | Yellow | chooses neither                    |
        | Red    | takes a Plan marker from Northside |
        | Red    | uses it for Bluff                  |
        | Red    | takes the tokens 2 Thugs           |
      And Yellow takes a Plan marker from Northside
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then Yellow has 1 Ritual I in Northside
      And Yellow has no Ritual I in Stock

  Rule: ROTC-10.5 Without a marker of the next level

    Scenario: ROTC-10.5-01 With both markers of level II on the board a Ritual of level I stays one
      Given the position action-3
      And Yellow has 1 Ritual I and 1 Ritual II in Uptown
      And Yellow has 1 Ritual II in Northside
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses neither            |
      Then Yellow has 1 Ritual I, no Ritual II and no Ritual III in Downtown
      And Yellow has 1 Ritual II and no Ritual I in Uptown
      And Yellow has 1 Ritual III and 1 Ritual I in Stock

    Scenario: ROTC-10.5-02 With the only marker of level III on the board a Ritual of level II stays one
      Given the position action-2
      And Yellow has 1 Ritual II in Uptown
      And Yellow has 1 Ritual III in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence       |
        | Yellow | moves Ritual II from Uptown |
        | Yellow | chooses neither             |
      Then Yellow has 1 Ritual II and 1 Ritual III in Downtown
      And Yellow has 1 Ritual II in Stock

    @rule:ROTC-10.3
    Scenario: ROTC-10.5-03 The last marker of the next level still does
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual II in Northside
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | moves Ritual I from Uptown |
        | Yellow | chooses neither            |
      Then Yellow has 1 Ritual II and no Ritual I in Downtown
      And Yellow has no Ritual II in Stock

  Rule: ROTC-10.6 Level III

    Scenario: ROTC-10.6-01 A Ritual of level III is moved and stays what it is
      Given the position action-3
      And Yellow has 1 Ritual III in Northside
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence           |
        | Yellow | moves Ritual III from Northside |
        | Yellow | chooses neither                 |
      Then Yellow has 1 Ritual III in Downtown
      And Yellow has no Ritual III in Northside
      And Yellow has 2 Ritual I, 2 Ritual II and no Ritual III in Stock

  Rule: ROTC-10.7 Drawing or destroying

    @rule:ROTC-10.9
    Scenario Outline: ROTC-10.7-01 A card can be destroyed whether a Ritual moves or not
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence      |
        | Yellow | <move>                     |
        | Yellow | chooses to destroy         |
        | Yellow | destroys 1 Disorganization |
      Then Yellow has no Disorganization in Discard Pile
      And Yellow has <ritual> in Downtown

      Examples:
        | move                       | ritual                       |
        | moves Ritual I from Uptown | 1 Ritual II                  |
        | moves no Ritual            | no Ritual I and no Ritual II |

    @rule:ROTC-10.8
    Scenario: ROTC-10.7-02 A card can be drawn instead of moving a Ritual
      Given the position action-2
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Disorganization in Discard Pile
      And Card C is a Starting Card with 2 Power
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | moves no Ritual       |
        | Yellow | chooses to draw       |
        | Chance | deals Card C          |
      Then Yellow has Card C in Hand
      And Yellow has 1 Disorganization in Discard Pile
      And Yellow has 1 Ritual I in Uptown

    Scenario: ROTC-10.7-03 A player may do neither
      Given the position action-2
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses neither       |
      Then Yellow has 1 Disorganization in Discard Pile
      And Red sees only that 0 cards are in Yellow's Hand
      And Red sees only that 12 cards are in Yellow's Cult Deck

    @twin:ROTC-10.7-01
    Scenario: ROTC-10.7-04 Who has drawn cannot destroy
      Given the position action-2
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow wrongly destroys 1 Disorganization
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
        | Yellow | chooses to draw                   |
      Then it is refused

    @twin:ROTC-10.7-02
    Scenario: ROTC-10.7-05 Who has destroyed cannot draw
      Given the position action-2
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow wrongly chooses to draw
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
        | Yellow | chooses to destroy                |
        | Yellow | destroys 1 Disorganization        |
      Then it is refused

  Rule: ROTC-10.8 The card drawn

    Scenario: ROTC-10.8-01 One card comes from the own Cult Deck into the hand
      Given the position action-3
      And Card C is a Starting Card with 2 Power
      And Card D is a Starting Card with 2 Attack
      And Yellow has Card D in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
        | Chance | deals Card C          |
      Then Yellow has Card C and Card D in Hand
      And Red sees only that 2 cards are in Yellow's Hand
      And Red sees only that 10 cards are in Yellow's Cult Deck
      And Red sees only that 0 cards are in Yellow's Discard Pile
      And Yellow sees only that 12 cards are in Red's Cult Deck

    Scenario: ROTC-10.8-02 All learn that a card was drawn, not which
      Given the position action-2
      And Card C is a Starting Card with 2 Power
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
      And Yellow chooses to draw
        | Chance | deals Card C |
      Then all learn only that Yellow draws 1 card

    Scenario: ROTC-10.8-03 What a City card says of the Mobilization does not count here
      Given the position action-2
      And during This Round, Cards To Draw changes by 1
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to draw       |
      Then Red sees only that 1 card is in Yellow's Hand
      And Red sees only that 11 cards are in Yellow's Cult Deck

    @rule:ROTC-3.1
    Scenario: ROTC-10.8-04 The card drawn can be used in a later turn
      Given the position action-2
      And the Plan Field of Downtown is Yellow, Yellow, bottom first
      And the Plan Field of Northside is Red, bottom first
      And Yellow has 1 Cult Site in Downtown
      And Card C is a Starting Card with 2 Power
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence              |
        | Yellow | chooses to draw                    |
        | Chance | deals Card C                       |
        | Red    | takes a Plan marker from Northside |
        | Red    | uses it for Bluff                  |
        | Red    | takes the tokens 2 Thugs           |
      And Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual II      |
      And Yellow pays with Card C
      Then all learn that Yellow discards Card C

  Rule: ROTC-10.9 The card destroyed

    Scenario: ROTC-10.9-01 Any card of the own discard pile goes to the box
      Given the position action-2
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C and 2 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to destroy    |
        | Yellow | destroys Card C       |
      Then there is 1 Card C in Box
      And Yellow has no Card C and 2 Disorganization in Discard Pile
      And Yellow has no Card C in Hand
      And Red sees only that 11 cards are in Yellow's Cult Deck

    @twin:ROTC-10.9-01
    Scenario: ROTC-10.9-02 Two cards cannot be destroyed
      Given the position action-2
      And Yellow has 2 Disorganization in Discard Pile
      When Yellow wrongly destroys 2 Disorganization
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
        | Yellow | chooses to destroy                |
      Then it is refused

    @twin:ROTC-10.9-01
    Scenario Outline: ROTC-10.9-03 Cards that lie elsewhere cannot be destroyed
      Given the position action-2
      And Yellow has 1 Disorganization in Discard Pile
      And Card C is a Starting Card with 2 Power
      And <owner> has Card C in <zone>
      When Yellow wrongly destroys Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
        | Yellow | chooses to destroy                |
      Then it is refused

      Examples:
        | owner  | zone         |
        | Yellow | Hand         |
        | Yellow | Cult Deck    |
        | Red    | Discard Pile |

    Scenario: ROTC-10.9-04 All learn which card is destroyed
      Given the position action-2
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence |
        | Yellow | chooses to destroy    |
        | Yellow | destroys Card C       |
      Then all learn that Yellow destroys Card C
