Feature: Dominance

  Rule: ROTC-11.1 An own Ritual

    Scenario Outline: ROTC-11.1-01 A Ritual of any level is enough
      Given the position action-<players>
      And Yellow has 1 <ritual> in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
      Then Yellow has 1 Plan Marker in Dominance
      And the Dominating Player is Yellow
      And the Contested District is Downtown

      Examples:
        | players | ritual     |
        | 2       | Ritual I   |
        | 3       | Ritual II  |
        | 4       | Ritual III |

    @twin:ROTC-11.1-01
    Scenario Outline: ROTC-11.1-02 Nothing else is enough
      Given the position action-2
      And <owner> has 1 <piece> in <district>
      When Yellow wrongly uses it for Dominance
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

      Examples:
        | owner  | piece            | district |
        | Yellow | Ritual I         | Uptown   |
        | Red    | Ritual I         | Downtown |
        | Yellow | Cult Site        | Downtown |
        | Yellow | Dominance Marker | Downtown |

  Rule: ROTC-11.2 Nobody to resist

    Scenario Outline: ROTC-11.2-01 Without Rituals of others on the board Terror follows at once
      Given the position action-<players>
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual II in Uptown
      And Red has 1 Cult Site and 1 Dominance Marker in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
      Then the stage is Terror
      And Yellow is asked whether to terrorize
      And the Confrontation Fought is no

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

    Scenario Outline: ROTC-11.2-02 One Ritual of one other player anywhere is enough to resist
      Given the position action-4
      And Yellow has 1 Ritual I in Downtown
      And <other> has 1 Ritual I in Rivertown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
      Then the stage is Reinforcement
      And <other> is asked whether to reinforce

      Examples:
        | other |
        | Red   |
        | Blue  |
        | Green |

    Scenario: ROTC-11.2-03 Also if it lies in the district already
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
      Then the stage is Commitment
      And the Confrontation Fought is yes

  Rule: ROTC-11.3 Reinforcement

    Scenario Outline: ROTC-11.3-01 A Ritual of any level can come
      Given the position action-<players>
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 <ritual> in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                |
        | Red    | reinforces with <ritual> from Uptown |
      Then Red has 1 <ritual> in Downtown
      And Red has no <ritual> in Uptown
      And the stage is Commitment

      Examples:
        | players | ritual     |
        | 2       | Ritual I   |
        | 3       | Ritual II  |
        | 4       | Ritual III |

    Scenario: ROTC-11.3-02 Nobody has to come
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Red    | does not reinforce    |
      Then Red has 1 Ritual II in Uptown
      And Red has no Ritual II in Downtown

    Scenario Outline: ROTC-11.3-03 Who is there already may choose another Ritual to come
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Uptown
      And Red has 1 Ritual II in Northside
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                    |
        | Red    | reinforces with <ritual> from <district> |
      Then Red has 1 <ritual>, no <other> and 1 Ritual III in Downtown
      And Red has no <ritual> in <district>

      Examples:
        | ritual    | other     | district  |
        | Ritual I  | Ritual II | Uptown    |
        | Ritual II | Ritual I  | Northside |

    @twin:ROTC-11.3-03
    Scenario: ROTC-11.3-04 A Ritual of this district cannot be the one that comes
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Uptown
      When Red wrongly reinforces with Ritual III from Downtown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
      Then it is refused

    @twin:ROTC-11.3-01
    Scenario: ROTC-11.3-05 Nor can another player's
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Uptown
      And Blue has 1 Ritual II in Uptown
      When Red wrongly reinforces with Ritual II from Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
      Then it is refused

    Scenario: ROTC-11.3-06 All learn which Ritual comes and from where
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                 |
        | Red    | reinforces with Ritual II from Uptown |
      Then all learn that Red moves Ritual II from Uptown to Downtown

  Rule: ROTC-11.4 Order of reinforcement

    Scenario Outline: ROTC-11.4-01 The player to the left decides first
      Given the position action-<players>
      And the Turn is <player>
      And the Plan Field of Downtown is <player>, bottom first
      And <player> has 1 Ritual I in Downtown
      And <left> has 1 Ritual I in Uptown
      And <right> has 1 Ritual I in Northside
      When <player> takes a Plan marker from Downtown
        | <player> | uses it for Dominance |
      Then <left> is asked whether to reinforce
      And the Turn is <left>

      Examples:
        | players | player | left   | right  |
        | 3       | Yellow | Red    | Blue   |
        | 3       | Blue   | Yellow | Red    |
        | 4       | Red    | Blue   | Yellow |
        | 4       | Green  | Yellow | Blue   |

    Scenario Outline: ROTC-11.4-02 Then the others clockwise
      Given the position action-4
      And the First Cultist is Blue
      And the Turn is <player>
      And the Plan Field of Downtown is <player>, bottom first
      And <player> has 1 Ritual I in Downtown
      And <first> has 1 Ritual I in Uptown
      And <second> has 1 Ritual I in Northside
      And <third> has 1 Ritual I in Rivertown
      When <player> takes a Plan marker from Downtown
        | <player> | uses it for Dominance |
        | <first>  | does not reinforce    |
      And <second> does not reinforce
      Then <third> is asked whether to reinforce

      Examples:
        | player | first | second | third |
        | Yellow | Red   | Blue   | Green |
        | Blue   | Green | Yellow | Red   |

    Scenario: ROTC-11.4-03 After the last of them it is up to the player who dominates
      Given the position action-3
      And the Turn is Red
      And the Plan Field of Downtown is Red, bottom first
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Uptown
      And Yellow has 1 Ritual II in Uptown
      When Red takes a Plan marker from Downtown
        | Red    | uses it for Dominance                 |
        | Blue   | does not reinforce                    |
        | Yellow | reinforces with Ritual II from Uptown |
      Then the stage is Commitment
      And the Turn is Red

  Rule: ROTC-11.5 A field must be free

    @rule:ROTC-1.1
    Scenario Outline: ROTC-11.5-01 A Ritual can take the last free field
      Given the position action-<players>
      And Yellow has <rituals> in Downtown
      And Red has 1 Ritual III in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                  |
        | Red    | reinforces with Ritual III from Uptown |
      Then Red has 1 Ritual III in Downtown

      Examples:
        | players | rituals                     |
        | 2       | 1 Ritual I and 1 Ritual II  |
        | 3       | 2 Ritual I and 1 Ritual III |
        | 4       | 2 Ritual I and 2 Ritual II  |

    @rule:ROTC-1.1 @twin:ROTC-11.5-01
    Scenario Outline: ROTC-11.5-02 Without a free field nobody can come
      Given the position action-<players>
      And Yellow has <rituals> in Downtown
      And Red has 1 Ritual III in Uptown
      When Red wrongly reinforces with Ritual III from Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
      Then it is refused

      Examples:
        | players | rituals                                  |
        | 2       | 1 Ritual I, 1 Ritual II and 1 Ritual III |
        | 3       | 2 Ritual I, 1 Ritual II and 1 Ritual III |
        | 4       | 2 Ritual I, 2 Ritual II and 1 Ritual III |

    Scenario: ROTC-11.5-03 The last field goes to the one who decides first
      Given the position action-3
      And Yellow has 2 Ritual I and 1 Ritual II in Downtown
      And Red has 1 Ritual I in Uptown
      And Blue has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                |
        | Red    | reinforces with Ritual I from Uptown |
      Then the stage is Commitment
      And Yellow is asked what to commit
      And Blue has 1 Ritual I in Uptown

    Scenario: ROTC-11.5-04 What one does not take is left to the next
      Given the position action-3
      And Yellow has 2 Ritual I and 1 Ritual II in Downtown
      And Red has 1 Ritual I in Uptown
      And Blue has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                |
        | Red    | does not reinforce                   |
        | Blue   | reinforces with Ritual I from Uptown |
      Then Blue has 1 Ritual I in Downtown
      And Red has no Ritual I in Downtown

  Rule: ROTC-11.6 Once

    @twin:ROTC-11.3-01
    Scenario: ROTC-11.6-01 A second Ritual cannot come
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Uptown
      And Red has 1 Ritual II in Northside
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                |
        | Red    | reinforces with Ritual I from Uptown |
      And Red wrongly reinforces with Ritual II from Northside
      Then it is refused

    Scenario: ROTC-11.6-02 Who stayed away is not asked again when another comes
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Uptown
      And Blue has 1 Ritual II in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                 |
        | Red    | does not reinforce                    |
        | Blue   | reinforces with Ritual II from Uptown |
      Then Yellow is asked what to commit

  Rule: ROTC-11.7 Not the player who dominates

    @twin:ROTC-11.3-01
    Scenario: ROTC-11.7-01 The player who dominates cannot reinforce before the others
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual II in Uptown
      And Red has 1 Ritual I in Uptown
      When Yellow wrongly reinforces with Ritual II from Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
      Then it is refused
      And Red is asked whether to reinforce

    @twin:ROTC-11.3-01
    Scenario: ROTC-11.7-02 Nor after them
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual II in Uptown
      And Red has 1 Ritual I in Uptown
      When Yellow wrongly reinforces with Ritual II from Uptown
        | Yellow | takes a Plan marker from Downtown    |
        | Yellow | uses it for Dominance                |
        | Red    | reinforces with Ritual I from Uptown |
      Then it is refused
      And Yellow is asked what to commit

  Rule: ROTC-11.8 No growth

    Scenario Outline: ROTC-11.8-01 A Ritual that comes stays as it is, though the next level is in stock
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 <ritual> in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                |
        | Red    | reinforces with <ritual> from Uptown |
      Then Red has 1 <ritual> and no <next> in Downtown
      And Red has <stock> in Stock

      Examples:
        | ritual    | next       | stock                                    |
        | Ritual I  | Ritual II  | 1 Ritual I, 2 Ritual II and 1 Ritual III |
        | Ritual II | Ritual III | 2 Ritual I, 1 Ritual II and 1 Ritual III |

  Rule: ROTC-11.9 No resistance

    Scenario: ROTC-11.9-01 If the only other player stays away there is no Confrontation
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Red    | does not reinforce    |
      Then the stage is Terror
      And Yellow is asked whether to terrorize
      And the Confrontation Fought is no

    Scenario: ROTC-11.9-02 If all stay away there is none
      Given the position action-4
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Uptown
      And Blue has 1 Ritual I in Northside
      And Green has 1 Ritual II in Rivertown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Red    | does not reinforce    |
        | Blue   | does not reinforce    |
        | Green  | does not reinforce    |
      Then the stage is Terror
      And the Confrontation Fought is no

    Scenario: ROTC-11.9-03 If nobody can come there is none
      Given the position action-2
      And Yellow has 1 Ritual I, 1 Ritual II and 1 Ritual III in Downtown
      And Red has 1 Ritual III in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
      Then the stage is Terror
      And the Confrontation Fought is no

    Scenario: ROTC-11.9-04 One who comes is enough for it
      Given the position action-3
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Uptown
      And Blue has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance                |
        | Red    | does not reinforce                   |
        | Blue   | reinforces with Ritual I from Uptown |
      Then the stage is Commitment
      And the Confrontation Fought is yes

  Rule: ROTC-11.10 Who takes part

    Scenario: ROTC-11.10-01 Who has a Ritual there takes part, and who has one elsewhere does not
      Given the position action-3
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual III in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Blue   | does not reinforce    |
        | Yellow | commits nothing       |
        | Red    | commits nothing       |
      Then the stage is Terror
      And Red has no Ritual I in Downtown
      And Blue has 1 Ritual III in Uptown
      And Blue has no Disorganization in Discard Pile

    Scenario: ROTC-11.10-02 All four can take part
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Green has 1 Ritual I in Downtown
      When Yellow commits nothing
        | Red   | commits nothing |
        | Blue  | commits nothing |
        | Green | commits nothing |
      Then the stage is Terror
      And Green has 1 Disorganization in Discard Pile

    @twin:ROTC-11.10-02
    Scenario: ROTC-11.10-03 Nobody else can join the fight
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Green has 1 Cult Site in Downtown
      And Green has 1 Ritual I in Uptown
      And Green has 2 Thugs in Screen
      When Green wrongly commits 2 Thugs
        | Yellow | commits nothing |
        | Red    | commits nothing |
        | Blue   | commits nothing |
      Then it is refused

  Rule: ROTC-11.11 Cards

    Scenario Outline: ROTC-11.11-01 Any number of cards can be played, with or without Attack
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Card C is a Starting Card with 1 Terror and no Attack
      And Yellow has Card A, Card B and Card C in Hand
      When Yellow commits <cards>
      Then Yellow has <played> in Played Card
      And Yellow has <kept> in Hand
      And Red is asked what to commit

      Examples:
        | cards                     | played                              | kept                                |
        | nothing                   | no Card A, no Card B and no Card C  | Card A, Card B and Card C           |
        | Card A                    | Card A, no Card B and no Card C     | no Card A, Card B and Card C        |
        | Card B and Card C         | no Card A, Card B and Card C        | Card A, no Card B and no Card C     |
        | Card A, Card B and Card C | Card A, Card B and Card C           | no Card A, no Card B and no Card C  |

    @twin:ROTC-11.11-01
    Scenario Outline: ROTC-11.11-02 Only cards of the own hand
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Yellow has Card B in Hand
      And <owner> has Card A in <zone>
      When Yellow wrongly commits Card A
      Then it is refused

      Examples:
        | owner  | zone         |
        | Yellow | Cult Deck    |
        | Yellow | Discard Pile |
        | Red    | Hand         |

    Scenario: ROTC-11.11-03 The others may play as many
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A and Card B are 2 Starting Cards with 3 Attack together
      And Red has Card A and Card B in Hand
      When Yellow commits nothing
        | Red | commits Card A and Card B |
      Then Red has 1 Ritual I in Downtown
      And Yellow has no Ritual III in Downtown

  Rule: ROTC-11.12 Thugs

    Scenario Outline: ROTC-11.12-01 Any number of Thugs can be taken into the fist
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Yellow has Card A in Hand
      And Yellow has 5 Thugs and 1 Freak in Screen
      When Yellow commits <committed>
      Then Yellow has <fist> in Fist
      And Yellow has <screen> and 1 Freak in Screen

      Examples:
        | committed          | fist    | screen  |
        | nothing            | no Thug | 5 Thugs |
        | 1 Thug             | 1 Thug  | 4 Thugs |
        | Card A and 4 Thugs | 4 Thugs | 1 Thug  |
        | 5 Thugs            | 5 Thugs | no Thug |

    @twin:ROTC-11.12-01
    Scenario Outline: ROTC-11.12-02 Not more than there are, and no other tokens
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Yellow has 2 Thugs, 1 Initiate and 1 Freak in Screen
      And Red has 3 Thugs in Screen
      When Yellow wrongly commits <committed>
      Then it is refused
      And Yellow has 2 Thugs, 1 Initiate and 1 Freak in Screen

      Examples:
        | committed          |
        | 3 Thugs            |
        | 1 Initiate         |
        | 1 Thug and 1 Freak |

  Rule: ROTC-11.13 Order of commitment

    Scenario: ROTC-11.13-01 The player who dominates commits before those who came
      Given the position action-3
      And the Turn is Red
      And the Plan Field of Downtown is Red, bottom first
      And Red has 1 Ritual I in Downtown
      And Yellow has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Uptown
      When Red takes a Plan marker from Downtown
        | Red  | uses it for Dominance                |
        | Blue | reinforces with Ritual I from Uptown |
      Then Red is asked what to commit

    Scenario Outline: ROTC-11.13-02 Then the others clockwise
      Given the position action-4
      And the stage is Commitment
      And the First Cultist is Red
      And the Turn is <player>
      And the Dominating Player is <player>
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Green has 1 Ritual I in Downtown
      When <player> commits nothing
        | <second> | commits nothing |
      Then <third> is asked what to commit
      And the Turn is <third>

      Examples:
        | player | second | third  |
        | Yellow | Red    | Blue   |
        | Red    | Blue   | Green  |
        | Blue   | Green  | Yellow |
        | Green  | Yellow | Red    |

    Scenario: ROTC-11.13-03 Who has no Ritual there is passed over
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      When Yellow commits nothing
      Then Blue is asked what to commit

  Rule: ROTC-11.14 What is seen of it

    Scenario: ROTC-11.14-01 The others count the cards and know nothing else
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Card C is a Starting Card with 1 Terror and no Attack
      And Yellow has Card A, Card B and Card C in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits Card A, Card B and 2 Thugs
      Then Red sees only that 2 cards are in Yellow's Played Card
      And Red sees only that 1 card is in Yellow's Hand
      And Red sees nothing of Yellow's Fist
      And Red sees nothing of Yellow's Screen
      And Blue sees only that 2 cards are in Yellow's Played Card
      And Blue sees nothing of Yellow's Fist

    Scenario Outline: ROTC-11.14-02 All learn how many cards, whatever is in the fist
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Yellow has Card A and Card B in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits <committed>
      Then all learn only that Yellow commits <number> cards
      And Red sees only that <number> cards are in Yellow's Played Card
      And Red sees nothing of Yellow's Fist

      Examples:
        | committed                  | number |
        | nothing                    | 0      |
        | 3 Thugs                    | 0      |
        | Card B                     | 1      |
        | Card A, Card B and 3 Thugs | 2      |

    Scenario: ROTC-11.14-03 The owner knows what was committed
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Yellow has Card A in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits Card A and 2 Thugs
      Then Yellow sees that Yellow has Card A in Played Card
      And Yellow sees that Yellow has 2 Thugs in Fist

    Scenario: ROTC-11.14-04 Those who come after are seen no better
      Given the position action-4
      And the stage is Commitment
      And the Turn is Red
      And the Dominating Player is Red
      And the Contested District is Uptown
      And the Confrontation Fought is yes
      And Red has 1 Ritual I in Uptown
      And Blue has 1 Ritual I in Uptown
      And Yellow has 1 Ritual I in Uptown
      And Card A is a Starting Card with 2 Attack
      And Blue has Card A in Hand
      And Blue has 2 Thugs in Screen
      When Red commits nothing
        | Blue | commits Card A and 1 Thug |
      Then Red sees only that 1 card is in Blue's Played Card
      And Red sees nothing of Blue's Fist
      And Yellow sees only that 1 card is in Blue's Played Card
      And Yellow sees nothing of Blue's Fist
      And Green sees only that 1 card is in Blue's Played Card
      And Green sees nothing of Blue's Fist

  Rule: ROTC-11.15 Attack

    @rule:ROTC-1.3
    Scenario Outline: ROTC-11.15-01 Icons, Thugs and levels add up
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has <rituals> in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Yellow has Card A and Card B in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits <committed>
        | Red | commits nothing |
      Then all learn that Yellow reveals an Attack of <attack>
      And all learn that Red reveals an Attack of 1

      Examples:
        | rituals                    | committed                 | attack |
        | 1 Ritual I                 | nothing                   | 1      |
        | 1 Ritual I and 1 Ritual II | nothing                   | 3      |
        | 2 Ritual I                 | Card B                    | 2      |
        | 1 Ritual I                 | 3 Thugs                   | 4      |
        | 1 Ritual II                | Card A                    | 4      |
        | 1 Ritual III               | Card A, Card B and 1 Thug | 6      |

    Scenario Outline: ROTC-11.15-02 Each of the three can be what it takes to win
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has <rituals> in Downtown
      And Red has 1 Ritual III in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Yellow has Card A and Card B in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits <committed>
        | Red | commits nothing |
      Then the stage is Terror
      And Red has no Ritual III in Downtown

      Examples:
        | rituals     | committed         |
        | 2 Ritual II | nothing           |
        | 1 Ritual I  | 3 Thugs           |
        | 1 Ritual II | Card A            |
        | 1 Ritual I  | Card A and 1 Thug |

    Scenario: ROTC-11.15-03 What is not committed or not in the district does not count
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I, 1 Cult Site and 1 Dominance Marker in Downtown
      And Yellow has 1 Ritual III in Uptown
      And Red has 1 Ritual II in Downtown
      And Card A is a Starting Card with 2 Attack
      And Yellow has Card A in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow commits nothing
        | Red | commits nothing |
      Then Red has 1 Ritual II in Downtown
      And Yellow has no Ritual I in Downtown

  Rule: ROTC-11.16 Revealing

    Scenario: ROTC-11.16-01 Nothing is revealed before the last has committed
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack
      And Yellow has Card A in Hand
      And Red has Card A in Hand
      When Yellow commits Card A
      And Red commits Card A
      Then all learn only that Red commits 1 card
      And Blue sees only that 1 card is in Yellow's Played Card
      And Blue sees only that 1 card is in Red's Played Card
      And Yellow has 1 Card A in Played Card
      And Blue is asked what to commit

    Scenario: ROTC-11.16-02 Then all reveal their Attack
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 1 Ritual III in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then all learn that Yellow reveals an Attack of 1, and after that that Red reveals an Attack of 2
      And all learn that Red reveals an Attack of 2, and after that that Blue reveals an Attack of 3

  Rule: ROTC-11.17 The winner

    @rule:ROTC-11.3 @rule:ROTC-11.15 @rule:ROTC-11.18 @rule:ROTC-11.19 @rule:ROTC-11.22 @rule:ROTC-11.23 @rule:ROTC-11.26 @rule:ROTC-11.27 @rule:ROTC-11.29 @rule:ROTC-11.35 @rule:ROTC-1.3 @rule:ROTC-1.4
    Scenario Outline: ROTC-11.17-01 Ten to nine, then Terror of five against a Sanity of four
      Given the position action-3
      And the Turn is Red
      And the Plan Field of Downtown is Red, bottom first
      And the Plan Field of Uptown is Blue, bottom first
      And there is 1 Sanity Three and 1 Investigator in Downtown
      And Red has 1 Ritual I and 1 Ritual III in Downtown
      And Blue has 1 Ritual III in Uptown
      And Card A, Card B and Card C are 3 Starting Cards with 3 Attack together
      And Card D and Card E are 2 Starting Cards with 3 Attack together
      And Card F is a Starting Card with 1 Terror
      And Red has Card A, Card B, Card C and Card F in Hand
      And Red has 3 Thugs and 1 Freak in Screen
      And Blue has Card D and Card E in Hand
      And Blue has 3 Thugs in Screen
      When Red takes a Plan marker from Downtown
        | Red  | uses it for Dominance                      |
        | Blue | reinforces with Ritual III from Uptown     |
        | Red  | commits Card A, Card B, Card C and 3 Thugs |
        | Blue | commits Card D, Card E and 3 Thugs         |
        | Red  | terrorizes the district                    |
        | Red  | spends <spent>                             |
        | Red  | places 1 Dominance marker                 |
        | Red  | gives up Ritual I                          |
      Then all learn that Red reveals an Attack of 10
      And all learn that Blue reveals an Attack of 9
      And Red has 1 Plan Marker in Dominance
      And Red has 1 Dominance Marker, 1 Ritual III and no Ritual I in Downtown
      And Red has 2 Ritual I in Stock
      And Red has Card A, Card B, Card C, <discarded> and no Disorganization in Discard Pile
      And Red has no Thug and <freaks> in Screen
      And Blue has no Ritual III in Downtown
      And Blue has 1 Ritual III in Stock
      And Blue has Card D, Card E and 1 Disorganization in Discard Pile
      And Blue has no Thug in Screen
      And the Turn is Blue

      Examples:
        | spent   | discarded | freaks   |
        | Card F  | Card F    | 1 Freak  |
        | 1 Freak | no Card F | no Freak |

    Scenario Outline: ROTC-11.17-02 The highest Attack wins, whoever has it
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And <winner> has 2 Thugs in Screen
      And <other> has 1 Thug in Screen
      When Yellow commits <yellow>
        | Red  | commits <red>  |
        | Blue | commits <blue> |
      Then all learn that <winner> wins the Confrontation
      And <winner> has 1 Ritual I in Downtown
      And <other> has no Ritual I in Downtown
      And <third> has no Ritual I in Downtown

      Examples:
        | winner | other  | third  | yellow  | red     | blue    |
        | Yellow | Red    | Blue   | 2 Thugs | 1 Thug  | nothing |
        | Red    | Blue   | Yellow | nothing | 2 Thugs | 1 Thug  |
        | Blue   | Yellow | Red    | 1 Thug  | nothing | 2 Thugs |

    Scenario: ROTC-11.17-03 All Rituals of a loser leave this district, and only this one
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      And Red has 1 Ritual III in Uptown
      When Yellow commits nothing
        | Red | commits nothing |
      Then Red has no Ritual I and no Ritual II in Downtown
      And Red has 1 Ritual III in Uptown
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown

  Rule: ROTC-11.18 Back to stock

    Scenario: ROTC-11.18-01 The Rituals of a loser are in stock again
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      When Yellow commits nothing
        | Red | commits nothing |
      Then Red has 2 Ritual I, 2 Ritual II and 1 Ritual III in Stock
      And Yellow has 2 Ritual I, 1 Ritual II and no Ritual III in Stock
      And all learn that Red takes Ritual II from Downtown

    Scenario: ROTC-11.18-02 Each player's own go to that player's stock
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 2 Ritual I in Downtown
      When Yellow commits nothing
        | Red | commits nothing |
      Then Yellow has 2 Ritual I and 2 Ritual II in Stock
      And Red has 2 Ritual I and 2 Ritual II in Stock

  Rule: ROTC-11.19 Losers are disorganized

    Scenario: ROTC-11.19-01 Each loser gets one card, the winner and the others none
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 2 Ritual I in Downtown
      And Green has 1 Ritual I in Uptown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then Red has 1 Disorganization in Discard Pile
      And Blue has 1 Disorganization in Discard Pile
      And Yellow has no Disorganization in Discard Pile
      And Green has no Disorganization in Discard Pile

    Scenario: ROTC-11.19-02 So does the player who dominates and loses
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      And Red has 1 Ritual II in Downtown
      When Yellow commits nothing
        | Red | commits nothing |
      Then Yellow has 2 Disorganization in Discard Pile
      And Yellow has no Disorganization in Hand
      And Yellow has no Disorganization in Cult Deck
      And Red has no Disorganization in Discard Pile
      And all learn that Yellow gets a Disorganization card

  Rule: ROTC-11.20 A tie at the top

    Scenario: ROTC-11.20-01 Two with the same Attack both lose
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      And Red has 2 Thugs in Screen
      When Yellow commits nothing
        | Red | commits 2 Thugs |
      Then Yellow has no Ritual III in Downtown
      And Red has no Ritual I in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      And Red has 1 Disorganization in Discard Pile
      And all learn that nobody wins the Confrontation

    @ruling:A-31=all
    Scenario: ROTC-11.20-02 A weaker third loses with them
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 1 Ritual I in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then Blue has no Ritual I in Downtown
      And Blue has 1 Disorganization in Discard Pile
      And Red has no Ritual II in Downtown
      And Yellow has 1 Disorganization in Discard Pile

    @ruling:A-31=tied
    Scenario: ROTC-11.20-03 Where only the tied lose, a weaker third stays
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 1 Ritual I in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then Blue has 1 Ritual I in Downtown
      And Blue has no Disorganization in Discard Pile
      And Red has no Ritual II in Downtown
      And Yellow has 1 Disorganization in Discard Pile

    @ruling:A-31=all
    Scenario: ROTC-11.20-04 Others who are tied take the player who dominates with them
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 1 Ritual II in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then Yellow has no Ritual I in Downtown
      And Yellow has 1 Disorganization in Discard Pile
      And the stage is Action turn

    Scenario: ROTC-11.20-05 All four can be tied
      Given the position action-4
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual I in Downtown
      And Green has 1 Ritual I in Downtown
      When Yellow commits nothing
        | Red   | commits nothing |
        | Blue  | commits nothing |
        | Green | commits nothing |
      Then Yellow has no Ritual I in Downtown
      And Green has no Ritual I in Downtown
      And Green has 1 Disorganization in Discard Pile

  Rule: ROTC-11.21 A tie below

    Scenario: ROTC-11.21-01 That the others are equally strong changes nothing
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Red has 1 Ritual II in Downtown
      And Blue has 1 Ritual II in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then the stage is Terror
      And Yellow has 1 Ritual III in Downtown
      And Red has no Ritual II in Downtown
      And Blue has no Ritual II in Downtown

    Scenario: ROTC-11.21-02 Nor does it if the player who dominates is one of them
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual II in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then Blue has 1 Ritual II in Downtown
      And Blue has no Disorganization in Discard Pile
      And Yellow has no Ritual I in Downtown

  Rule: ROTC-11.22 Played cards

    Scenario Outline: ROTC-11.22-01 Winners, losers and the tied discard what they played
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 <ritual> in Downtown
      And Card A is a Starting Card with 2 Attack
      And Card B is a Starting Card with 2 Power and no Attack
      And Card C is a Starting Card with 1 Terror and no Attack
      And Yellow has Card A, Card B and Card C in Hand
      And Red has Card B and Card C in Hand
      When Yellow commits Card A and Card B
        | Red | commits Card B |
      Then Yellow has Card A, Card B and no Card C in Discard Pile
      And Yellow has no Card A, no Card B and Card C in Hand
      And Red has Card B and no Card C in Discard Pile
      And Red has no Card B and Card C in Hand
      And all learn that Yellow discards Card B

      Examples:
        | ritual     |
        | Ritual II  |
        | Ritual III |

    Scenario: ROTC-11.22-02 Also if another wins
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And Card A is a Starting Card with 1 Attack
      And Yellow has Card A in Hand
      And Red has Card A in Hand
      When Yellow commits Card A
        | Red | commits Card A |
      Then Yellow has Card A in Discard Pile
      And Red has Card A in Discard Pile
      And Red has no Card A in Hand

  Rule: ROTC-11.23 Thugs used

    Scenario Outline: ROTC-11.23-01 The Thugs of winners, losers and the tied are gone, those kept back stay
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 <ritual> in Downtown
      And Yellow has 3 Thugs in Screen
      And Red has 4 Thugs in Screen
      When Yellow commits 2 Thugs
        | Red | commits 1 Thug |
      Then Yellow has 1 Thug in Screen
      And Red has 3 Thugs in Screen

      Examples:
        | ritual     |
        | Ritual I   |
        | Ritual II  |
        | Ritual III |

  Rule: ROTC-11.24 Who may terrorize

    Scenario Outline: ROTC-11.24-01 The player who dominates and won
      Given the position action-<players>
      And the stage is Commitment
      And the Turn is <player>
      And the Dominating Player is <player>
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And <player> has 1 Ritual II in Downtown
      And <other> has 1 Ritual I in Downtown
      When <player> commits nothing
        | <other> | commits nothing |
      Then the stage is Terror
      And <player> is asked whether to terrorize

      Examples:
        | players | player | other  |
        | 2       | Yellow | Red    |
        | 3       | Red    | Blue   |
        | 4       | Green  | Yellow |

    @twin:ROTC-11.25-02
    Scenario: ROTC-11.24-02 Not one who dominates and lost
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow wrongly terrorizes the district
        | Yellow | commits nothing |
        | Red    | commits nothing |
      Then it is refused
      And the stage is Action turn

    @twin:ROTC-11.25-02
    Scenario: ROTC-11.24-03 Not another who won
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual II in Downtown
      And Red has 5 Freaks in Screen
      When Red wrongly terrorizes the district
        | Yellow | commits nothing |
        | Red    | commits nothing |
      Then it is refused
      And the stage is Action turn
      And the Dominating Player is none
      And the Contested District is none
      And the Confrontation Fought is no

    @rule:ROTC-7.6
    Scenario: ROTC-11.24-04 Without Terror it is the turn of the player to the left of the one who dominated
      Given the position action-3
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Blue has 1 Ritual III in Downtown
      When Yellow commits nothing
        | Red  | commits nothing |
        | Blue | commits nothing |
      Then the stage is Action turn
      And the Turn is Red

    Scenario: ROTC-11.24-05 Nobody after a tie
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow commits nothing
        | Red | commits nothing |
      Then the stage is Action turn
      And the Turn is Red

  Rule: ROTC-11.25 Terror is optional

    Scenario: ROTC-11.25-01 Without Terror nothing is spent, placed or given up
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual III and 1 Ritual II in Downtown
      And Yellow has 2 Freaks in Screen
      When Yellow does without Terror
      Then Yellow has 1 Ritual III, 1 Ritual II and no Dominance Marker in Downtown
      And Yellow has 2 Freaks in Screen
      And the Dominating Player is none
      And the Turn is Red

    Scenario: ROTC-11.25-02 With Terror all of it happens
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow terrorizes the district
        | Yellow | spends 2 Freaks            |
        | Yellow | places 1 Dominance marker |
        | Yellow | gives up Ritual II         |
      Then Yellow has 1 Dominance Marker and no Ritual II in Downtown
      And Yellow has 3 Freaks in Screen
      And the Dominating Player is none
      And the Turn is Red

  Rule: ROTC-11.26 More than Sanity

    @rule:ROTC-1.4
    Scenario Outline: ROTC-11.26-01 One more than Sanity is enough
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And there are <investigators> Investigators in Downtown
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow terrorizes the district
        | Yellow | spends <freaks>            |
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker in Downtown
      And Yellow has <left> in Screen
      And all learn that Yellow terrorizes Downtown

      Examples:
        | investigators | freaks   | left     |
        | 0             | 2 Freaks | 3 Freaks |
        | 1             | 3 Freaks | 2 Freaks |
        | 3             | 5 Freaks | no Freak |

    @rule:ROTC-1.4 @ruling:A-36=refused @twin:ROTC-11.26-01
    Scenario Outline: ROTC-11.26-02 As much as Sanity is not
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And there are <investigators> Investigators in Downtown
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow wrongly spends <freaks>
        | Yellow | terrorizes the district |
      Then it is refused

      Examples:
        | investigators | freaks   |
        | 0             | 1 Freak  |
        | 1             | 2 Freaks |
        | 3             | 4 Freaks |

    Scenario: ROTC-11.26-03 Where the Rituals are enough nothing is spent
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      And Yellow has 2 Freaks in Screen
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker |
        | Yellow | gives up Ritual I          |
      Then Yellow has 1 Dominance Marker in Downtown
      And Yellow has 2 Freaks in Screen

    @rule:ROTC-1.4
    Scenario Outline: ROTC-11.26-04 The token of the district itself counts
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And there is no Sanity Three and 1 <token> in Downtown
      And there is 1 Investigator in Downtown
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow terrorizes the district
        | Yellow | spends <freaks>            |
        | Yellow | places 1 Dominance marker |
      Then Yellow has <left> in Screen

      Examples:
        | token       | freaks   | left     |
        | Sanity Two  | 2 Freaks | 3 Freaks |
        | Sanity Four | 4 Freaks | 1 Freak  |

    @rule:ROTC-1.4 @ruling:A-36=refused @twin:ROTC-11.26-04
    Scenario Outline: ROTC-11.26-05 And is exceeded by no less
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And there is no Sanity Three and 1 <token> in Downtown
      And there is 1 Investigator in Downtown
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow wrongly spends <freaks>
        | Yellow | terrorizes the district |
      Then it is refused

      Examples:
        | token       | freaks   |
        | Sanity Two  | 1 Freak  |
        | Sanity Four | 3 Freaks |

  Rule: ROTC-11.27 Value of Terror

    @rule:ROTC-1.3
    Scenario Outline: ROTC-11.27-01 Levels, cards and Freaks add up
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has <rituals> in Downtown
      And Card A is a Starting Card with 2 Terror
      And Card B is a Starting Card with 1 Terror
      And Yellow has Card A and Card B in Hand
      And Yellow has 2 Freaks and 1 Thug in Screen
      When Yellow terrorizes the district
        | Yellow | spends <spent>             |
        | Yellow | places 1 Dominance marker |
        | Yellow | gives up Ritual I          |
      Then Yellow has 1 Dominance Marker in Downtown
      And Yellow has <discarded> in Discard Pile
      And Yellow has <kept> in Hand
      And Yellow has <left> and 1 Thug in Screen

      Examples:
        | rituals                    | spent              | discarded               | kept                    | left     |
        | 1 Ritual I and 1 Ritual II | 1 Freak            | no Card A and no Card B | Card A and Card B       | 1 Freak  |
        | 1 Ritual I and 1 Ritual II | Card B             | no Card A and Card B    | Card A and no Card B    | 2 Freaks |
        | 2 Ritual I                 | 2 Freaks           | no Card A and no Card B | Card A and Card B       | no Freak |
        | 2 Ritual I                 | Card A             | Card A and no Card B    | no Card A and Card B    | 2 Freaks |
        | 2 Ritual I                 | Card B and 1 Freak | no Card A and Card B    | Card A and no Card B    | 1 Freak  |
        | 1 Ritual I                 | Card A and Card B  | Card A and Card B       | no Card A and no Card B | 2 Freaks |
        | 1 Ritual I                 | Card A and 1 Freak | Card A and no Card B    | no Card A and Card B    | 1 Freak  |

    @twin:ROTC-11.27-01
    Scenario Outline: ROTC-11.27-02 What gives no Terror cannot be spent for it
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual I in Downtown
      And Card A is a Starting Card with 2 Attack and no Terror
      And Card B is a Starting Card with 2 Power and no Terror
      And Yellow has Card A and Card B in Hand
      And Yellow has 2 Freaks, 2 Thugs and 2 Initiates in Screen
      When Yellow wrongly spends <spent>
        | Yellow | terrorizes the district |
      Then it is refused

      Examples:
        | spent               |
        | 2 Thugs             |
        | 2 Initiates         |
        | Card A              |
        | Card B              |
        | Card B and 2 Freaks |

    @twin:ROTC-11.27-01
    Scenario Outline: ROTC-11.27-03 Nor can what is not in hand or behind the screen
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual I in Downtown
      And Card A is a Starting Card with 2 Terror
      And <owner> has Card A in <zone>
      And Yellow has 2 Freaks in Screen
      When Yellow wrongly spends <spent>
        | Yellow | terrorizes the district |
      Then it is refused

      Examples:
        | owner  | zone         | spent    |
        | Yellow | Discard Pile | Card A   |
        | Red    | Hand         | Card A   |
        | Yellow | Hand         | 3 Freaks |

    @ruling:A-36=refused @twin:ROTC-11.27-01
    Scenario: ROTC-11.27-04 Rituals of other districts do not count
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 3 Freaks in Screen
      When Yellow wrongly spends 2 Freaks
        | Yellow | terrorizes the district |
      Then it is refused

    @twin:ROTC-11.27-01
    Scenario: ROTC-11.27-05 A card played in the Confrontation cannot be used again
      Given the position action-2
      And the stage is Commitment
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual I in Downtown
      And Red has 1 Ritual I in Downtown
      And Card A is a Guardian with 3 Attack and 1 Terror
      And Yellow has Card A in Hand
      And Yellow has 2 Freaks in Screen
      When Yellow wrongly spends Card A and 1 Freak
        | Yellow | commits Card A          |
        | Red    | commits nothing         |
        | Yellow | terrorizes the district |
      Then it is refused

    @ruling:A-03=any
    Scenario: ROTC-11.27-06 More can be spent than is needed, and is lost
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Yellow has 4 Freaks in Screen
      When Yellow terrorizes the district
        | Yellow | spends 3 Freaks            |
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Freak in Screen
      And Yellow has 1 Dominance Marker in Downtown

    @ruling:A-03=needed @twin:ROTC-11.26-01 @ruling:A-36=refused
    Scenario: ROTC-11.27-07 Where nothing may be added, it is refused
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 5 Freaks in Screen
      When Yellow wrongly spends 3 Freaks
        | Yellow | terrorizes the district |
      Then it is refused

  Rule: ROTC-11.28 Too little

    @ruling:A-36=refused @twin:ROTC-11.26-01
    Scenario: ROTC-11.28-01 Terror beyond one's means cannot be tried
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Yellow has 1 Freak and 3 Thugs in Screen
      When Yellow wrongly terrorizes the district
      Then it is refused
      And Yellow has 1 Freak in Screen

    @ruling:A-36=refused @twin:ROTC-11.27-01
    Scenario: ROTC-11.28-02 Who could do more cannot try with less
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual I in Downtown
      And Card B is a Starting Card with 1 Terror
      And Yellow has Card B in Hand
      And Yellow has 2 Freaks in Screen
      When Yellow wrongly spends Card B
        | Yellow | terrorizes the district |
      Then it is refused

    @ruling:A-36=wasted
    Scenario: ROTC-11.28-03 Where it can be tried, what is spent is lost for nothing
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual I in Downtown
      And Card B is a Starting Card with 1 Terror
      And Yellow has Card B in Hand
      And Yellow has 1 Freak in Screen
      When Yellow terrorizes the district
        | Yellow | spends Card B and 1 Freak |
      Then Yellow has no Dominance Marker in Downtown
      And Yellow has no Freak in Screen
      And Yellow has Card B in Discard Pile
      And all learn that Yellow fails to terrorize Downtown
      And the Turn is Red

  Rule: ROTC-11.29 One marker

    Scenario: ROTC-11.29-01 After a Confrontation one marker comes from stock
      Given the position action-2
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | commits nothing            |
        | Red    | commits nothing            |
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
        | Yellow | gives up Ritual I          |
      Then Yellow has 1 Dominance Marker in Downtown
      And Yellow has 7 Dominance Markers in Stock
      And all learn that Yellow places a Dominance Marker in Downtown

    @twin:ROTC-11.29-01
    Scenario: ROTC-11.29-02 After a Confrontation there is no second one
      Given the position action-2
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      And Red has 1 Ritual I in Downtown
      When Yellow wrongly places 2 Dominance markers
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
        | Yellow | commits nothing                   |
        | Red    | commits nothing                   |
        | Yellow | terrorizes the district           |
      Then it is refused

  Rule: ROTC-11.30 Two markers

    Scenario: ROTC-11.30-01 Two if there was nobody to resist
      Given the position action-3
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | places 2 Dominance markers |
        | Yellow | gives up Ritual I          |
      Then Yellow has 2 Dominance Markers in Downtown
      And Yellow has 6 Dominance Markers in Stock

    Scenario: ROTC-11.30-02 Two if those who could have come stayed away
      Given the position action-4
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      And Red has 1 Ritual III in Uptown
      And Green has 1 Ritual I in Uptown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Red    | does not reinforce         |
        | Green  | does not reinforce         |
        | Yellow | terrorizes the district    |
        | Yellow | places 2 Dominance markers |
        | Yellow | gives up Ritual I          |
      Then Yellow has 2 Dominance Markers in Downtown

    @twin:ROTC-11.30-01
    Scenario: ROTC-11.30-03 Never three
      Given the position action-3
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      When Yellow wrongly places 3 Dominance markers
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
        | Yellow | terrorizes the district           |
      Then it is refused

  Rule: ROTC-11.31 Fewer if wanted

    Scenario Outline: ROTC-11.31-01 Fewer markers can be placed, also none
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is <fought>
      And Yellow has 2 Ritual II in Downtown
      When Yellow terrorizes the district
        | Yellow | places <number> Dominance markers |
      Then Yellow has <markers> in Downtown

      Examples:
        | fought | number | markers             |
        | no     | 1      | 1 Dominance Marker  |
        | no     | 0      | no Dominance Marker |
        | yes    | 0      | no Dominance Marker |

  Rule: ROTC-11.32 Markers in stock

    Scenario: ROTC-11.32-01 The last marker in stock can be placed
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 2 Ritual II in Downtown
      And Yellow has 4 Dominance Markers in Uptown
      And Yellow has 3 Dominance Markers in Northside
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker in Downtown
      And Yellow has no Dominance Marker in Stock

    @twin:ROTC-11.32-01
    Scenario: ROTC-11.32-02 With one in stock a second cannot be placed
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 2 Ritual II in Downtown
      And Yellow has 4 Dominance Markers in Uptown
      And Yellow has 3 Dominance Markers in Northside
      When Yellow wrongly places 2 Dominance markers
        | Yellow | terrorizes the district |
      Then it is refused

    @twin:ROTC-11.32-01
    Scenario: ROTC-11.32-03 With none in stock none can, and none comes back from the board
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II in Downtown
      And Yellow has 4 Dominance Markers in Uptown
      And Yellow has 4 Dominance Markers in Northside
      When Yellow wrongly places 1 Dominance marker
        | Yellow | terrorizes the district |
      Then it is refused

  Rule: ROTC-11.33 Replacing

    Scenario: ROTC-11.33-01 While a field is free nobody's marker leaves
      Given the position action-3
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Blue has 1 Dominance Marker in Downtown
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Blue has 1 Dominance Marker in Downtown

    @rule:ROTC-1.5
    Scenario Outline: ROTC-11.33-02 In a full district a marker of any other player can be replaced
      Given the position action-3
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II and 1 Dominance Marker in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Blue has 1 Dominance Marker in Downtown
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker   |
        | Yellow | replaces a marker of <other> |
      Then Yellow has 2 Dominance Markers in Downtown
      And Red has <red> in Downtown
      And Blue has <blue> in Downtown
      And all learn that Yellow replaces a Dominance Marker of <other> in Downtown

      Examples:
        | other | red                 | blue                |
        | Red   | 1 Dominance Marker  | 1 Dominance Marker  |
        | Blue  | 2 Dominance Markers | no Dominance Marker |

    @rule:ROTC-1.5
    Scenario: ROTC-11.33-03 It need not be
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II in Downtown
      And Red has 4 Dominance Markers in Downtown
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker |
        | Yellow | replaces no marker         |
      Then Yellow has no Dominance Marker in Downtown
      And Red has 4 Dominance Markers in Downtown
      And Yellow has 8 Dominance Markers in Stock

    @rule:ROTC-1.5
    Scenario: ROTC-11.33-04 Of two markers one can take the last field and the other replace
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 2 Ritual II in Downtown
      And Red has 3 Dominance Markers in Downtown
      When Yellow terrorizes the district
        | Yellow | places 2 Dominance markers |
        | Yellow | replaces a marker of Red   |
      Then Yellow has 2 Dominance Markers in Downtown
      And Red has 2 Dominance Markers in Downtown

    @ruling:D-04=others @twin:ROTC-11.33-02
    Scenario: ROTC-11.33-05 An own marker cannot be replaced
      Given the position action-3
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II and 1 Dominance Marker in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Blue has 1 Dominance Marker in Downtown
      When Yellow wrongly replaces a marker of Yellow
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
      Then it is refused

    @ruling:D-04=any
    Scenario: ROTC-11.33-06 Where it can, nothing changes by it
      Given the position action-3
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II and 1 Dominance Marker in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Blue has 1 Dominance Marker in Downtown
      When Yellow terrorizes the district
        | Yellow | places 1 Dominance marker  |
        | Yellow | replaces a marker of Yellow |
      Then Yellow has 1 Dominance Marker in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Yellow has 7 Dominance Markers in Stock

    @twin:ROTC-11.33-02
    Scenario: ROTC-11.33-07 A marker of another district cannot be replaced
      Given the position action-3
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 2 Ritual II and 1 Dominance Marker in Downtown
      And Red has 3 Dominance Markers in Downtown
      And Blue has 1 Dominance Marker in Uptown
      When Yellow wrongly replaces a marker of Blue
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
      Then it is refused

  Rule: ROTC-11.34 The replaced marker

    Scenario: ROTC-11.34-01 Its owner has it in stock again
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 2 Ritual II in Downtown
      And Red has 4 Dominance Markers in Downtown
      When Yellow terrorizes the district
        | Yellow | places 2 Dominance markers |
        | Yellow | replaces a marker of Red   |
        | Yellow | replaces a marker of Red   |
      Then Red has 2 Dominance Markers in Downtown
      And Red has 6 Dominance Markers in Stock
      And Yellow has 6 Dominance Markers in Stock

  Rule: ROTC-11.35 The price of Terror

    Scenario Outline: ROTC-11.35-01 Any own Ritual of the district can be given up
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual I, 1 Ritual II and 1 Ritual III in Downtown
      When Yellow terrorizes the district
        | Yellow | places 2 Dominance markers |
        | Yellow | gives up <ritual>          |
      Then Yellow has no <ritual>, 1 <other> and 1 <third> in Downtown
      And Yellow has <stock> in Stock
      And all learn that Yellow takes <ritual> from Downtown

      Examples:
        | ritual     | other      | third      | stock                                     |
        | Ritual I   | Ritual II  | Ritual III | 2 Ritual I, 1 Ritual II and no Ritual III |
        | Ritual II  | Ritual I   | Ritual III | 1 Ritual I, 2 Ritual II and no Ritual III |
        | Ritual III | Ritual I   | Ritual II  | 1 Ritual I, 1 Ritual II and 1 Ritual III  |

    @twin:ROTC-11.35-01
    Scenario: ROTC-11.35-02 A Ritual of another district cannot
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 2 Ritual II in Downtown
      And Yellow has 1 Ritual I in Uptown
      When Yellow wrongly gives up Ritual I
        | Yellow | terrorizes the district    |
        | Yellow | places 2 Dominance markers |
      Then it is refused

    Scenario: ROTC-11.35-03 The only Ritual there is given up as well, and not those elsewhere
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual III in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Freak in Screen
      When Yellow terrorizes the district
        | Yellow | spends 1 Freak             |
        | Yellow | places 1 Dominance marker |
        | Yellow | gives up Ritual III        |
      Then Yellow has no Ritual III in Downtown
      And Yellow has 1 Ritual I in Uptown

    Scenario: ROTC-11.35-04 One of two equal Rituals stays
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 2 Ritual II in Downtown
      When Yellow terrorizes the district
        | Yellow | places 2 Dominance markers |
        | Yellow | gives up Ritual II         |
      Then Yellow has 1 Ritual II in Downtown

    @rule:ROTC-11.31
    Scenario: ROTC-11.35-05 It is given up even if no marker is placed
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      When Yellow terrorizes the district
        | Yellow | places 0 Dominance markers |
        | Yellow | gives up Ritual I          |
      Then Yellow has no Ritual I and 1 Ritual III in Downtown

    @ruling:A-36=wasted @ruling:D-03=success
    Scenario: ROTC-11.35-06 Terror that failed costs no Ritual
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Freak in Screen
      When Yellow terrorizes the district
        | Yellow | spends nothing |
      Then Yellow has 1 Ritual I in Downtown
      And Yellow has no Dominance Marker in Downtown

    @ruling:A-36=wasted @ruling:D-03=always
    Scenario: ROTC-11.35-07 Where any Terror costs one, it does
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Freak in Screen
      When Yellow terrorizes the district
        | Yellow | spends nothing    |
        | Yellow | gives up Ritual I |
      Then Yellow has no Ritual I in Downtown
      And Yellow has 2 Ritual I in Stock
      And Yellow has no Dominance Marker in Downtown
