Feature: Augmentation

  Rule: ROTC-8.1 Presence

    Scenario Outline: ROTC-8.1-01 A Cult Site or a Ritual of any level is enough
      Given the position action-<players>
      And Yellow has 1 <piece> in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
      Then Yellow has 1 Plan Marker in Augmentation

      Examples:
        | players | piece      |
        | 2       | Cult Site  |
        | 2       | Ritual I   |
        | 3       | Ritual II  |
        | 4       | Ritual III |

    @twin:ROTC-8.1-01
    Scenario Outline: ROTC-8.1-02 What others have there does not help
      Given the position action-2
      And Red has 1 <piece> in Downtown
      When Yellow wrongly uses it for Augmentation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

      Examples:
        | piece     |
        | Cult Site |
        | Ritual II |

    @twin:ROTC-8.1-01
    Scenario: ROTC-8.1-03 A Dominance marker is no presence
      Given the position action-2
      And Yellow has 1 Dominance Marker in Downtown
      When Yellow wrongly uses it for Augmentation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

  Rule: ROTC-8.2 Up to two cards

    @ruling:A-04=pooled
    Scenario: ROTC-8.2-01 Two cards can be acquired
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card A and 6 Card B in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | acquires Card A and Card B |
        | Yellow | pays with 5 Initiates      |
      Then Yellow has Card A and Card B in Hand

    @ruling:A-04=pooled
    Scenario Outline: ROTC-8.2-02 One card is enough
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card A and 6 Card B in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires <card>          |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has 1 <card> and no <other> in Hand

      Examples:
        | card   | other  | cost |
        | Card A | Card B | 3    |
        | Card B | Card A | 2    |

    Scenario: ROTC-8.2-03 No card need be acquired, and then nothing is paid
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires nothing         |
      Then Yellow has no Card A in Hand
      And Yellow has 5 Initiates in Screen
      And Yellow has 1 Plan Marker in Augmentation

  Rule: ROTC-8.3 Two different ones

    @twin:ROTC-8.2-01
    Scenario: ROTC-8.3-01 Two copies of one card cannot be acquired by one Plan
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow wrongly acquires 2 Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

    Scenario: ROTC-8.3-02 A second Plan may take another copy
      Given the position action-2
      And the Plan Field of Downtown is Red, Yellow, Yellow, bottom first
      And the Plan Field of Northside is empty, bottom first
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
        | Yellow | pays with 2 Initiates             |
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
        | Yellow | pays with 2 Initiates             |
      Then Yellow has 2 Card A in Hand
      And there are 4 Card A in Downtown

  Rule: ROTC-8.4 Cards of this district

    @twin:ROTC-8.2-02
    Scenario: ROTC-8.4-01 A card of another district cannot be acquired
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Cult Site in Uptown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card A in Downtown
      And there are 6 Card B in Uptown
      And Yellow has 5 Initiates in Screen
      When Yellow wrongly acquires Card B
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

    Scenario: ROTC-8.4-02 Where two districts have the same card, that of this district is taken
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 3 Card A in Downtown
      And there are 3 Card A in Uptown
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 3 Initiates    |
      Then there are 2 Card A in Downtown
      And there are 3 Card A in Uptown

  Rule: ROTC-8.5 Base cost

    Scenario Outline: ROTC-8.5-01 Without Investigators the base cost is all
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And Card A is <card>
      And there are 6 Card A in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | acquires Card A            |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has Card A in Hand

      Examples:
        | players | card                      | cost |
        | 2       | a Guardian of base cost 2 | 2    |
        | 3       | a Guardian of base cost 4 | 4    |
        | 4       | an Action of base cost 3  | 3    |

    @twin:ROTC-8.5-01
    Scenario: ROTC-8.5-02 One Power less than the base cost is not enough
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 4
      And there are 6 Card A in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow wrongly pays with 3 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

  Rule: ROTC-8.6 Investigators

    Scenario Outline: ROTC-8.6-01 Each Investigator in the district makes a card one Power dearer
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are <investigators> Investigators in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 6 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | acquires Card A            |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has <left> Initiates in Screen

      Examples:
        | investigators | cost | left |
        | 1             | 3    | 3    |
        | 3             | 5    | 1    |

    @twin:ROTC-8.6-01
    Scenario: ROTC-8.6-02 With an Investigator the base cost alone is not enough
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 6 Initiates in Screen
      When Yellow wrongly pays with 2 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
      Then it is refused

    @twin:ROTC-8.9-01 @ruling:A-04=pooled
    Scenario: ROTC-8.6-03 The surcharge is paid for each of two cards
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card A and 6 Card B in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly pays with 8 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A and Card B        |
      Then it is refused

    Scenario: ROTC-8.6-04 Investigators of other districts add nothing
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are 2 Investigators in Uptown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 2 Initiates    |
      Then Yellow has Card A in Hand

  Rule: ROTC-8.7 Investigators on their way

    Scenario Outline: ROTC-8.7-01 An Investigator on the track makes nothing dearer, however near
      Given the position action-4
      And Yellow has 1 Cult Site in Downtown
      And there are no Investigators with Field 4 in Investigation Track of Downtown
      And there is 1 Investigator with Field <field> in Investigation Track of Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 2 Initiates    |
      Then Yellow has Card A in Hand

      Examples:
        | field |
        | 3     |
        | 1     |

  Rule: ROTC-8.8 Into the hand

    @ruling:A-04=pooled
    Scenario: ROTC-8.8-01 Acquired cards come from the stacks into the hand
      Given the position action-3
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And Card C is a Starting Card with 2 Power
      And there are 6 Card A and 5 Card B in Downtown
      And Yellow has Card C in Hand
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | acquires Card A and Card B |
        | Yellow | pays with 5 Initiates      |
      Then Yellow has Card A, Card B and Card C in Hand
      And Yellow has no Card A and no Card B in Discard Pile
      And there are 5 Card A and 4 Card B in Downtown

    Scenario: ROTC-8.8-02 All learn which card is acquired
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 6 Card A in Downtown
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 3 Initiates    |
      Then all learn that Yellow acquires Card A in Downtown

  Rule: ROTC-8.9 One payment for both

    @rule:ROTC-8.6 @rule:ROTC-8.12 @ruling:A-04=pooled
    Scenario: ROTC-8.9-01 Seven Power for two cards, and a Disorganization card destroyed
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Card A and Card B are a Guardian and an Action of base cost 5 together
      And there are 6 Card A and 6 Card B in Downtown
      And Card C and Card D are 2 Starting Cards with 4 Power together
      And Yellow has Card C and Card D in Hand
      And Yellow has 3 Initiates in Screen
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation                 |
        | Yellow | acquires Card A and Card B               |
        | Yellow | pays with Card C, Card D and 3 Initiates |
        | Yellow | destroys 1 Disorganization               |
      Then Yellow has 1 Plan Marker in Augmentation
      And Yellow has Card A, Card B, no Card C and no Card D in Hand
      And Yellow has Card C, Card D and no Disorganization in Discard Pile
      And Yellow has no Initiate in Screen
      And there is 1 Disorganization in Box

    @ruling:A-04=pooled
    Scenario: ROTC-8.9-02 The surplus of one thing pays for the other card
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 1
      And there are 6 Card A and 6 Card B in Downtown
      And Card C and Card D are 2 Starting Cards with 4 Power together
      And Yellow has Card C and Card D in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation    |
        | Yellow | acquires Card A and Card B  |
        | Yellow | pays with Card C and Card D |
        | Yellow | destroys nothing            |
      Then Yellow has Card A and Card B in Hand

    @ruling:A-04=apart
    Scenario: ROTC-8.9-03 Where each card is paid by itself, there are two payments
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card A and 6 Card B in Downtown
      And Yellow has 6 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 3 Initiates    |
        | Yellow | acquires Card B          |
        | Yellow | pays with 2 Initiates    |
      Then Yellow has Card A and Card B in Hand
      And Yellow has 1 Initiate in Screen

  Rule: ROTC-8.10 Empty stacks

    @twin:ROTC-8.2-02
    Scenario: ROTC-8.10-01 A card whose stack is empty cannot be acquired
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card B in Downtown
      And there are no Card A in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow wrongly acquires Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

    Scenario: ROTC-8.10-02 The last card of a stack leaves it empty
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there is 1 Card A in Downtown
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 3 Initiates    |
      Then there are no Card A in Downtown

    Scenario: ROTC-8.10-03 With both stacks empty the Plan can still be named
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | destroys 1 Disorganization |
      Then Yellow has no Disorganization in Discard Pile

  Rule: ROTC-8.11 Destroying a card

    Scenario: ROTC-8.11-01 Any card of the discard pile can be destroyed
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C and 2 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | destroys Card C          |
      Then Yellow has no Card C and 2 Disorganization in Discard Pile

    Scenario: ROTC-8.11-02 No card need be destroyed
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | destroys nothing         |
      Then Yellow has 1 Disorganization in Discard Pile

    @twin:ROTC-8.11-01
    Scenario: ROTC-8.11-03 Two cards cannot be destroyed
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 2 Disorganization in Discard Pile
      When Yellow wrongly destroys 2 Disorganization
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

    @twin:ROTC-8.11-01
    Scenario Outline: ROTC-8.11-04 Only cards of the own discard pile
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      And Card C is a Starting Card with 2 Power
      And <owner> has Card C in <zone>
      When Yellow wrongly destroys Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
      Then it is refused

      Examples:
        | owner  | zone         |
        | Yellow | Hand         |
        | Yellow | Cult Deck    |
        | Red    | Discard Pile |

  Rule: ROTC-8.12 Back to the box

    Scenario: ROTC-8.12-01 A destroyed card lies in the box and nowhere else
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | destroys Card C          |
      Then there is 1 Card C in Box
      And Yellow has no Card C in Discard Pile
      And Yellow has no Card C in Cult Deck

    Scenario: ROTC-8.12-02 A destroyed District card does not go back to its stack
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is a Guardian of base cost 3
      And there are 5 Card A in Downtown
      And Yellow has Card A in Discard Pile
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires nothing         |
        | Yellow | destroys Card A          |
      Then there are 5 Card A in Downtown
      And there is 1 Card A in Box

  Rule: ROTC-8.13 After paying

    @ruling:A-12=yes
    Scenario: ROTC-8.13-01 A card that has just paid can be destroyed
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with Card C         |
        | Yellow | destroys Card C          |
      Then Yellow has no Card C in Discard Pile
      And there is 1 Card C in Box

    @ruling:A-12=no @twin:ROTC-8.11-01
    Scenario: ROTC-8.13-02 Where it cannot, only cards that lay there before are open
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Card C is a Starting Card with 2 Power
      And Yellow has Card C in Hand
      And Yellow has 1 Disorganization in Discard Pile
      When Yellow wrongly destroys Card C
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Augmentation          |
        | Yellow | acquires Card A                   |
        | Yellow | pays with Card C                  |
      Then it is refused

  Rule: ROTC-8.14 One without the other

    Scenario: ROTC-8.14-01 A card can be destroyed without acquiring any
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation   |
        | Yellow | acquires nothing           |
        | Yellow | destroys 1 Disorganization |
      Then Yellow has no Disorganization in Discard Pile
      And Yellow has 2 Initiates in Screen

    Scenario: ROTC-8.14-02 A card can be acquired without destroying any
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is an Action of base cost 2
      And there are 6 Card A in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Augmentation |
        | Yellow | acquires Card A          |
        | Yellow | pays with 2 Initiates    |
        | Yellow | destroys nothing         |
      Then Yellow has Card A in Hand
      And Yellow has 1 Disorganization in Discard Pile

  Rule: ROTC-8.15 Open stacks

    Scenario: ROTC-8.15-01 Everybody sees the cards on offer
      Given the position action-3
      And Card A is a Guardian of base cost 3
      And Card B is an Action of base cost 2
      And there are 6 Card A and 4 Card B in Uptown
      When the game goes on
      Then Red sees that there are 6 Card A and 4 Card B in Uptown
      And Blue sees that there are 6 Card A and 4 Card B in Uptown
