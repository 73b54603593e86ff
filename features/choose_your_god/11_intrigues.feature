Feature: Intrigue cards

  Rule: CYG-11.1 As an action

    Scenario: CYG-11.1-01 An Intrigue of the hand is the action of its player
      Given the position action-3
      And Yellow has 9 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has no Card A in Hand
      And the Turn is Yellow
      And all learn only that Red plays the Intrigue Card A

    @twin:CYG-11.1-01
    Scenario: CYG-11.1-02 An Intrigue of somebody else's hand cannot be played
      Given the position action-3
      And Yellow has 9 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Green has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.1-03 There is one action, so the second Intrigue stays in the hand
      Given the position action-2
      And Card A is the card Inquisition Raid
      And Red has 2 Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then Red has Card A in Hand

    Scenario: CYG-11.1-04 Who has nothing in the Active Location may play an Intrigue, too
      Given the position action-2
      And the Turn is Yellow
      And Red has 4 Coin Tokens in Purse
      And Yellow has 1 Coin Token in Purse
      And Card A is the card Blackmail
      And Yellow has Card A in Hand
      When Yellow acts with Card A
      Then Yellow has 3 Coin Tokens in Purse
      And Red has 2 Coin Tokens in Purse

  Rule: CYG-11.2 Not in vain

    @twin:CYG-11.2-02
    Scenario: CYG-11.2-01 Nobody in the Active Location has a Follower to lose
      Given the position action-3
      And Red has no Follower in Following
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has no Follower in Following
      And Card A is the card Slaughter in the Streets
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Green has 2 Followers in Following

    @ruling:A-79=something
    Scenario: CYG-11.2-02 One Follower of one of them is enough
      Given the position action-3
      And Red has no Follower in Following
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 1 Follower in Following
      And Card A is the card Slaughter in the Streets
      And Red has Card A in Hand
      When Red acts with Card A
      Then Yellow has no Follower in Following

    @rule:CYG-11.13 @ruling:A-79=something
    Scenario: CYG-11.2-03 A card that not everybody can give is taken from the others
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Green has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      When Red acts with Card A
        | Yellow | chooses Card B |
      Then Red has Card B in Hand

    @twin:CYG-11.2-05 @rule:CYG-11.13 @ruling:A-79=everything
    Scenario: CYG-11.2-04 Where all of it must happen, everybody there must have a card
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Green has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-11.13
    Scenario: CYG-11.2-05 If everybody has, it can be played in any case
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Green has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Green has Card B in Hand
      When Red acts with Card A
        | Yellow | chooses Card B |
        | Green  | chooses Card B |
      Then Red has 2 Card B in Hand

  Rule: CYG-11.3 Dark seal

    @twin:CYG-11.3-02
    Scenario Outline: CYG-11.3-01 The light side cannot play what bears a seal
      Given the position action-3
      And Red has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 5 Followers in Following
      And Card A is the card <card>
      And Card B is the card Approval 4
      And Card C is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in License Field
      And Yellow has Card C in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Red has Card A in Hand

      Examples:
        | card                  |
        | Foiled Plot           |
        | Disperse the Fanatics |
        | Threat to the Crown   |
        | Seize the Location    |

    Scenario Outline: CYG-11.3-02 The dark side can
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Red has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 5 Followers in Following
      And Card A is the card <card>
      And Card B is the card Approval 4
      And Card C is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in License Field
      And Yellow has Card C in Hand
      When Red acts with Card A
      Then Red has no Card A in Hand
      And the Turn is Yellow

      Examples:
        | card                  |
        | Foiled Plot           |
        | Disperse the Fanatics |
        | Threat to the Crown   |
        | Seize the Location    |

    @ruling:A-08=nothing @ruling:A-13=now
    Scenario: CYG-11.3-03 The light side can sell what bears a seal
      Given the position deals-2
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      When Red sells Card A
      Then Red has no Card A in Hand
      And all learn that Red sells Card A

    Scenario: CYG-11.3-04 The dark side can play what bears no seal as well
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has 6 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 8 Coin Tokens in Purse

  Rule: CYG-11.4 Under the deck

    Scenario: CYG-11.4-01 An Intrigue that was played is in the deck again
      Given the position action-2
      And Yellow has 6 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Intrigue Deck has 1 card more than before
      And Yellow sees only that 0 cards are in Red's Hand

    @rule:CYG-7.22
    Scenario: CYG-11.4-02 It lies under the others, so other cards are drawn first
      Given the position action-2
      And the Active Location is Nobility District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Nobility District
      And Yellow has 6 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Card B is the card Vandalism
      And Card C is the card Exorcism
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action   |
        | Red    | uses the benefit  |
        | Chance | draws Card B      |
        | Chance | draws Card C      |
        | Red    | lays back Card C  |
      Then Red has Card B in Hand
      And Red has no Card A in Hand

    Scenario: CYG-11.4-03 So does one that was discarded
      Given the position action-2
      And the Active Location is Nobility District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Nobility District
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is the card Blackmail
      And Card C is the card Vandalism
      And Red has 2 Card B in Hand
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
        | Red    | uses the benefit |
        | Chance | draws Card C     |
        | Chance | draws Card C     |
        | Red    | lays back Card C |
      Then Red has 1 Card C and no Card B in Hand
      And Intrigue Deck has 1 card more than before

  Rule: CYG-11.5 Blackmail

    Scenario Outline: CYG-11.5-01 Half of the Coins, rounded up, change hands
      Given the position action-2
      And Red has no Coin Token in Purse
      And Yellow has <coins> Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has <taken> Coin Tokens in Purse
      And Yellow has <left> Coin Tokens in Purse

      Examples:
        | coins | taken | left |
        | 1     | 1     | 0    |
        | 6     | 3     | 3    |
        | 7     | 4     | 3    |

    Scenario: CYG-11.5-02 Nobody but the richest loses any, there or not
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 6 Coin Tokens in Purse
      And Green has 8 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 9 Coin Tokens in Purse
      And Yellow has 6 Coin Tokens in Purse
      And Green has 4 Coin Tokens in Purse

    Scenario: CYG-11.5-03 Coins under a Priest make nobody rich
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 with Stacked Coins 13 in Rift
      And Green has 6 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 8 Coin Tokens in Purse
      And Green has 3 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

  Rule: CYG-11.6 The richest gains nothing

    @ruling:A-80=legal
    Scenario: CYG-11.6-01 The richest player spends the card for nothing
      Given the position action-2
      And Red has 9 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 9 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse
      And Red has no Card A in Hand
      And the Turn is Yellow

    @twin:CYG-11.5-01 @ruling:A-80=refused
    Scenario: CYG-11.6-02 Where it must be good for something, the richest cannot play it
      Given the position action-2
      And Red has 9 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Red has Card A in Hand

  Rule: CYG-11.7 Several are richest

    @twin:CYG-11.5-02
    Scenario: CYG-11.7-01 Two others are equally rich
      Given the position action-3
      And Yellow has 8 Coin Tokens in Purse
      And Green has 8 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Red has Card A in Hand

    @twin:CYG-11.1-01
    Scenario: CYG-11.7-02 The player of the card is as rich as another
      Given the position action-3
      And Red has 9 Coin Tokens in Purse
      And Yellow has 9 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.7-03 That the poorer are equal is no matter
      Given the position action-3
      And Red has 2 Coin Tokens in Purse
      And Yellow has 2 Coin Tokens in Purse
      And Green has 3 Coin Tokens in Purse
      And Card A is the card Blackmail
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 4 Coin Tokens in Purse
      And Green has 1 Coin Token in Purse

  Rule: CYG-11.8 Exorcism

    Scenario Outline: CYG-11.8-01 A Priest of somebody else is weaker by 2
      Given the position action-2
      And Yellow has no Priest Token with Strength 3 in Free Pool
      And Yellow has 1 Priest Token with Strength <before> in Ruins
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength <after> in Ruins
      And Yellow has no Priest Token with Strength <before> in Ruins
      And Yellow has 3 Priest Tokens with Strength <before> in Reserve

      Examples:
        | before | after |
        | 5      | 3     |
        | 4      | 2     |
        | 3      | 1     |

    @twin:CYG-11.8-01
    Scenario Outline: CYG-11.8-02 The weak cannot be made weaker by 2
      Given the position action-2
      And Yellow has 1 Priest Token with Strength <strength> in Ruins
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

      Examples:
        | strength |
        | 1        |
        | 2        |

    @twin:CYG-11.8-01
    Scenario: CYG-11.8-03 The reserve has no token for it
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      And Yellow has 3 Priest Tokens with Strength 2 in Free Pool
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-11.8-01
    Scenario: CYG-11.8-04 A Patriarch grows no weaker
      Given the position action-2
      And Yellow has 5 Followers in Following
      And Yellow has 1 Patriarch in Ruins
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.8-05 One's own Priest can be made weaker, and which one is chosen
      Given the position action-2
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 5 |
      Then Red has 2 Priest Tokens with Strength 3 in Ruins
      And Red has 1 Priest Token with Strength 1 in Ruins

    @twin:CYG-11.8-01
    Scenario: CYG-11.8-06 A Priest in another Location cannot
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 5 in Slums
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-7.5
    Scenario: CYG-11.8-07 Coins under the Priest stay, and win the Location all the same
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Yellow has 1 Priest Token with Strength 3 with Stacked Coins 4 in Forum
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then Yellow has 1 Priest Token with Strength 1 in Forum
      And the Winner Here is Yellow

    @twin:CYG-11.8-01
    Scenario: CYG-11.8-08 The token of an Altar is out of reach
      Given the position action-2
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Ruins
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-11.8-05
    Scenario: CYG-11.8-09 Of several Priests none can be picked whose token the reserve lacks
      Given the position action-2
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Red has 2 Priest Tokens with Strength 1 in Free Pool
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red wrongly picks 1 Priest Token with Strength 3
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-11.8-10 Of two Priests equally strong that of a rival can be picked
      Given the position action-2
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Card A is the card Exorcism
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | picks 1 Priest Token of Yellow with Strength 3 |
      Then Yellow has 1 Priest Token with Strength 1 in Ruins
      And Yellow has no Priest Token with Strength 3 in Ruins
      And Red has 1 Priest Token with Strength 3 in Ruins

  Rule: CYG-11.9 Foiled Plot

    Scenario: CYG-11.9-01 Who has most cards loses a Mob, an Altar and two Followers
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Green has 2 Fanatical Mobs in Mob Field
      And Green has 1 Altar in Port
      And Green has 1 Priest Token with Strength 4 in Altar Base of Port
      And Green has 5 Followers in Following
      And Yellow has 1 Fanatical Mob in Mob Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Green has Card B in Hand
      When Red acts with Card A
      Then Green has 1 Fanatical Mob in Mob Field
      And Green has no Altar in Port
      And Green has 3 Priest Tokens with Strength 4 in Reserve
      And Green has 3 Followers in Following
      And Yellow has 1 Fanatical Mob in Mob Field
      And Yellow has 2 Followers in Following

    @rule:CYG-11.2 @ruling:A-79=something
    Scenario: CYG-11.9-02 What there is of it is lost
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Green has 1 Follower in Following
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Green has Card B in Hand
      When Red acts with Card A
      Then Green has no Follower in Following

    @twin:CYG-11.9-02 @rule:CYG-11.2
    Scenario: CYG-11.9-03 There is nothing of it to lose
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Green has no Follower in Following
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Green has Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-79=something
    Scenario: CYG-11.9-04 The victim chooses which Altar
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Green has 1 Altar in Port
      And Green has 1 Priest Token with Strength 4 in Altar Base of Port
      And Green has 1 Altar in Ruins
      And Green has 1 Priest Token with Strength 5 in Altar Base of Ruins
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Green has Card B in Hand
      When Red acts with Card A
        | Green | chooses the place Port |
      Then Green has 1 Altar in Ruins
      And Green has no Altar in Port

    @twin:CYG-11.9-01 @ruling:A-83=unplayable
    Scenario: CYG-11.9-05 Two have most cards
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Green has Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Yellow has 2 Followers in Following

    @ruling:A-83=all-tied @ruling:A-79=something
    Scenario: CYG-11.9-06 Where a tie is no hindrance, all of them are affected
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Green has Card B in Hand
      When Red acts with Card A
      Then Yellow has no Follower in Following
      And Green has no Follower in Following
      And Red has 2 Followers in Following

    @ruling:A-79=something
    Scenario: CYG-11.9-07 It can hit its own player
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A and 2 Card B in Hand
      And Green has Card B in Hand
      When Red acts with Card A
      Then Red has no Follower in Following
      And Green has 2 Followers in Following

  Rule: CYG-11.10 All cards count

    @ruling:A-84=all @ruling:A-79=something
    Scenario: CYG-11.10-01 Licenses are cards, too
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Card C is the card Approval 4
      And Card D is the card Approval 5
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Yellow has Card C and Card D in License Field
      And Green has 2 Card B in Hand
      When Red acts with Card A
      Then Yellow has no Follower in Following
      And Green has 2 Followers in Following

    @ruling:A-84=hand @ruling:A-79=something
    Scenario: CYG-11.10-02 Where the hand alone counts, Licenses are no matter
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Card C is the card Approval 4
      And Card D is the card Approval 5
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Yellow has Card C and Card D in License Field
      And Green has 2 Card B in Hand
      When Red acts with Card A
      Then Yellow has 2 Followers in Following
      And Green has no Follower in Following

    @ruling:A-84=all @ruling:A-79=something
    Scenario: CYG-11.10-03 So is the Supremacy card
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Card C is a Supremacy Card
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      And Yellow has Card C in Supremacy Field
      And Green has Card B in Hand
      When Red acts with Card A
      Then Yellow has no Follower in Following
      And Green has 2 Followers in Following

    @ruling:A-79=something
    Scenario: CYG-11.10-04 The card that is played has left the hand
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Foiled Plot
      And Card B is the card Burning Tongue
      And Red has Card A and Card B in Hand
      And Yellow has 2 Card B in Hand
      When Red acts with Card A
      Then Yellow has no Follower in Following
      And Red has 2 Followers in Following

  Rule: CYG-11.11 Slaughter in the Streets

    Scenario: CYG-11.11-01 All who are there lose two Followers, the player of the card among them
      Given the position action-3
      And Red has 4 Followers in Following
      And Yellow has 3 Followers in Following
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Green has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Slaughter in the Streets
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 2 Followers in Following
      And Yellow has 1 Follower in Following
      And Green has 2 Followers in Following
      And Yellow has 8 Followers in Reserve

    @ruling:A-79=something
    Scenario: CYG-11.11-02 Who has one loses that one
      Given the position action-2
      And Red has 5 Followers in Following
      And Yellow has 1 Follower in Following
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Slaughter in the Streets
      And Red has Card A in Hand
      When Red acts with Card A
      Then Yellow has no Follower in Following
      And Red has 3 Followers in Following

    Scenario Outline: CYG-11.11-03 An Altar or the Patriarch alone is enough to be there
      Given the position action-3
      And the Turn is Green
      And <there>
      And <under>
      And Card A is the card Slaughter in the Streets
      And Green has Card A in Hand
      When Green acts with Card A
      Then Yellow has no Follower in Following
      And Red has no Follower in Following
      And Green has 2 Followers in Following

      Examples:
        | there                          | under                                                         |
        | Yellow has 1 Altar in Ruins    | Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins |
        | Yellow has 1 Patriarch in Ruins | Yellow has 2 Followers in Following                           |

    Scenario: CYG-11.11-04 A Patriarch there is weaker at once
      Given the position action-2
      And Red has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 4 Followers in Following
      And Yellow has 1 Patriarch in Ruins
      And Card A is the card Slaughter in the Streets
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Red

  Rule: CYG-11.12 Disperse the Fanatics

    Scenario: CYG-11.12-01 All who are there lose one Mob, the player of the card among them
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Red has 2 Fanatical Mobs in Mob Field
      And Yellow has 3 Fanatical Mobs in Mob Field
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Green has 1 Fanatical Mob in Mob Field
      And Card A is the card Disperse the Fanatics
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Fanatical Mob in Mob Field
      And Yellow has 2 Fanatical Mobs in Mob Field
      And Green has 1 Fanatical Mob in Mob Field

    @twin:CYG-11.12-01 @rule:CYG-11.2
    Scenario: CYG-11.12-02 A Mob of somebody who is not there is no target
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Green has 1 Fanatical Mob in Mob Field
      And Card A is the card Disperse the Fanatics
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.12-03 An Altar alone is enough to be there
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Green has 1 Altar in Ruins
      And Green has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Fanatical Mob in Mob Field
      And Green has 1 Fanatical Mob in Mob Field
      And Card A is the card Disperse the Fanatics
      And Red has Card A in Hand
      When Red acts with Card A
      Then Green has no Fanatical Mob in Mob Field

  Rule: CYG-11.13 Secret Search

    Scenario: CYG-11.13-01 The giver chooses the card, and nobody else learns which it is
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Card C is the card Vandalism
      And Red has Card A and Card B in Hand
      And Yellow has 2 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Yellow | chooses Card C |
      Then Red has Card B and Card C in Hand
      And Yellow has 2 Card B and no Card C in Hand
      And Green sees only that 2 cards are in Red's Hand
      And Green sees only that 2 cards are in Yellow's Hand
      And all learn only that Red plays the Intrigue Card A

    Scenario: CYG-11.13-02 Who is not there gives nothing, nor does the player of the card
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Card C is the card Vandalism
      And Red has Card A and Card C in Hand
      And Yellow has Card B in Hand
      And Green has 2 Card B in Hand
      When Red acts with Card A
        | Yellow | chooses Card B |
      Then Red has Card B and Card C in Hand
      And Green has 2 Card B in Hand
      And Yellow has no Card B in Hand

    Scenario: CYG-11.13-03 The player whose card it is chooses nothing
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Card C is the card Vandalism
      And Red has Card A in Hand
      And Yellow has Card B and Card C in Hand
      When Red acts with Card A
      Then Yellow is asked to choose cards

    @twin:CYG-11.13-02 @rule:CYG-11.2
    Scenario: CYG-11.13-04 A License is not in the hand
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Approval 4
      And Red has Card A in Hand
      And Yellow has Card B in License Field
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-11.13-02 @rule:CYG-11.2
    Scenario: CYG-11.13-05 Only those who are not there have cards
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Secret Search
      And Card B is the card Burning Tongue
      And Red has Card A in Hand
      And Green has 2 Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-11.14 Threat to the Crown

    Scenario: CYG-11.14-01 A License goes from the strongest to the player of the card, who chooses it
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 9 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Approval 4
      And Card C is the card Admiral
      And Card D is the card Approval 5
      And Red has Card A in Hand
      And Yellow has Card B and Card C in License Field
      And Green has Card D in License Field
      When Red acts with Card A
        | Red | chooses Card C |
      Then Red has Card C in License Field
      And Yellow has Card B and no Card C in License Field
      And Green has Card D in License Field

    @twin:CYG-11.14-01 @rule:CYG-11.2
    Scenario: CYG-11.14-02 The strongest has no License
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 9 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Approval 4
      And Red has Card A in Hand
      And Green has Card B in License Field
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-12.1
    Scenario: CYG-11.14-03 The Supremacy card makes a Patriarch strongest
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 6 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Approval 4
      And Card C is a Supremacy Card
      And Red has Card A in Hand
      And Green has Card B in License Field
      And Green has Card C in Supremacy Field
      When Red acts with Card A
      Then Red has Card B in License Field
      And Green has Card C in Supremacy Field

  Rule: CYG-11.15 The strongest gains nothing

    @ruling:A-80=legal
    Scenario: CYG-11.15-01 The strongest spends the card for nothing
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Red has 9 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Approval 4
      And Card C is the card Approval 5
      And Card D is the card Admiral
      And Red has Card A in Hand
      And Red has Card C and Card D in License Field
      And Yellow has Card B in License Field
      When Red acts with Card A
      Then Red has Card C and Card D in License Field
      And Yellow has Card B in License Field
      And Red has no Card A in Hand
      And the Turn is Yellow

    @twin:CYG-11.14-01 @ruling:A-80=refused
    Scenario: CYG-11.15-02 Where it must be good for something, the strongest cannot play it
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Red has 9 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Approval 4
      And Card C is the card Approval 5
      And Card D is the card Admiral
      And Red has Card A in Hand
      And Red has Card C and Card D in License Field
      And Yellow has Card B in License Field
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-11.16 Several are strongest

    @twin:CYG-11.16-02
    Scenario: CYG-11.16-01 Two Patriarchs are equally strong
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 5 Followers in Following
      And Green has 5 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Community of the Port
      And Card C is the card Community of the Academy
      And Red has Card A in Hand
      And Yellow has Card B in License Field
      And Green has Card C in License Field
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.16-02 One is stronger by one Follower
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 5 Followers in Following
      And Green has 6 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Community of the Port
      And Card C is the card Community of the Academy
      And Red has Card A in Hand
      And Yellow has Card B in License Field
      And Green has Card C in License Field
      When Red acts with Card A
      Then Red has Card C in License Field
      And Yellow has Card B in License Field

    @twin:CYG-11.16-02
    Scenario: CYG-11.16-03 The player of the card is as strong as another
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Red has 6 Followers in Following
      And Green has 6 Followers in Following
      And Card A is the card Threat to the Crown
      And Card B is the card Community of the Port
      And Card C is the card Community of the Academy
      And Red has Card A in Hand
      And Red has Card B in License Field
      And Green has Card C in License Field
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-11.17 Vandalism

    Scenario: CYG-11.17-01 All Altars of the Active Location go, and no others
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 5 in Altar Base of Forum
      And Yellow has 1 Altar in Forum
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Forum
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Card A is the card Vandalism
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has no Altar in Forum
      And Yellow has no Altar in Forum
      And Yellow has 1 Altar in Slums
      And Red has 3 Priest Tokens with Strength 5 in Reserve
      And Yellow has 3 Priest Tokens with Strength 4 in Reserve

    @twin:CYG-11.17-01
    Scenario Outline: CYG-11.17-02 Any Altar in a higher Location protects them
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Yellow has 1 Altar in Forum
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Forum
      And <owner> has 1 Altar in <place>
      And <owner> has 1 Priest Token with Strength 5 in Altar Base of <place>
      And Card A is the card Vandalism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Yellow has 1 Altar in Forum

      Examples:
        | owner  | place           |
        | Yellow | Rift            |
        | Red    | Temple District |

    @twin:CYG-11.17-01 @rule:CYG-11.2
    Scenario: CYG-11.17-03 There is no Altar in the Active Location
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Card A is the card Vandalism
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.17-04 Priests stay where they are
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      And Card A is the card Vandalism
      And Red has Card A in Hand
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has no Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Ruins

  Rule: CYG-11.18 Ambush the Fool

    Scenario: CYG-11.18-01 The Priest goes home, and its Coins go to the player of the card
      Given the position action-2
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      And Yellow has 1 Priest Token with Strength 4 with Stacked Coins 4 in Forum
      And Card A is the card Ambush the Fool
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then Red has 9 Coin Tokens in Purse
      And Yellow has 1 Priest Token with Strength 4 in Free Pool
      And Yellow has no Priest Token with Strength 4 in Forum
      And the Winner Here is Red

    @twin:CYG-11.18-01 @rule:CYG-11.2
    Scenario: CYG-11.18-02 A Priest without Coins is no fool
      Given the position action-2
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      And Yellow has 1 Priest Token with Strength 4 in Forum
      And Card A is the card Ambush the Fool
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-11.18-01
    Scenario: CYG-11.18-03 Nor is one in another Location
      Given the position action-2
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      And Yellow has 1 Priest Token with Strength 4 with Stacked Coins 5 in Temple District
      And Card A is the card Ambush the Fool
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-11.18-04 It can be one's own Priest
      Given the position action-2
      And the Active Location is Rift
      And Red has 1 Priest Token with Strength 4 with Stacked Coins 13 in Rift
      And Card A is the card Ambush the Fool
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 18 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 4 in Free Pool

    Scenario: CYG-11.18-05 It can be a Patriarch, who goes back to its own player
      Given the position action-2
      And the Active Location is Forum
      And Yellow has no Patriarch in Free Pool
      And Yellow has 1 Patriarch with Stacked Coins 4 in Forum
      And Yellow has 1 Priest Token with Strength 1 in Forum
      And Card A is the card Ambush the Fool
      And Red has Card A in Hand
      When Red acts with Card A
      Then Yellow has 1 Patriarch in Free Pool
      And Red has 9 Coin Tokens in Purse
      And Yellow has 1 Priest Token with Strength 1 in Forum

  Rule: CYG-11.19 Inquisition Raid

    Scenario: CYG-11.19-01 The Active Location is won, but gives neither benefit nor alms
      Given the position action-3
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      And Green has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Inquisition Raid
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
        | Green  | takes no action |
      Then the Active Location is Slums
      And all learn that Red wins Ruins, and after that that Slums becomes the Active Location
      And the Latest Winner is Red
      And Yellow has 5 Coin Tokens in Purse
      And Yellow has 1 Priest Token with Strength 4 in Free Pool
      And Yellow sees only that 0 cards are in Red's Hand

    Scenario: CYG-11.19-02 The next Location gives both again
      Given the position action-2
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      And Card A is the card Inquisition Raid
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action  |
        | Red    | takes no action  |
        | Yellow | takes no action  |
        | Red    | uses the benefit |
      Then Red has 3 Followers in Following
      And Yellow has 6 Coin Tokens in Purse

    @rule:CYG-10.5
    Scenario: CYG-11.19-03 Nor does a Community help
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Ruins
      And Red has 1 Priest Token with Strength 3 in Slums
      And Card A is the card Inquisition Raid
      And Card B is the card Community of the Ruins
      And Red has Card A in Hand
      And Yellow has Card B in License Field
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Active Location is Slums
      And Miracle Deck has 0 cards more than before
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-11.19-04 Who has nothing there can play it against those who have
      Given the position action-2
      And the Turn is Yellow
      And Red has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Inquisition Raid
      And Yellow has Card A in Hand
      When Yellow acts with Card A
      Then the Active Location is Slums
      And Miracle Deck has 0 cards more than before

  Rule: CYG-11.20 Seize the Location

    Scenario: CYG-11.20-01 All Priests go home, and the player of the card wins from afar
      Given the position action-3
      And Red has 1 Patriarch in Ruins
      And Green has 1 Priest Token with Strength 5 in Ruins
      And the Turn is Yellow
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Seize the Location
      And Yellow has Card A in Hand
      When Yellow acts with Card A
        | Green | takes no action |
      Then the Winner Here is Yellow
      And Red has 1 Patriarch and 1 Priest Token with Strength 1 in Free Pool
      And Green has 1 Priest Token with Strength 5 in Free Pool
      And Green has no Priest Token with Strength 5 in Ruins
      And Yellow is asked to use a benefit

    @rule:CYG-5.14
    Scenario: CYG-11.20-02 Altars stay and are consoled, those who have only lost Priests are not
      Given the position action-3
      And the Turn is Green
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Seize the Location
      And Green has Card A in Hand
      When Green acts with Card A
        | Green | leaves the benefit |
      Then Yellow has 1 Altar in Ruins
      And Yellow has 6 Coin Tokens in Purse
      And Red has 5 Coin Tokens in Purse
      And Green has 5 Coin Tokens in Purse

    @rule:CYG-5.11
    Scenario: CYG-11.20-03 A Priest with Coins goes home without them
      Given the position action-2
      And the Active Location is Trade District
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Priest Token with Strength 4 with Stacked Coins 6 in Trade District
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Red
      And Yellow has 1 Priest Token with Strength 4 in Free Pool
      And Yellow has 5 Coin Tokens in Purse
      And Red has 5 Coin Tokens in Purse

    @ruling:A-31=later
    Scenario: CYG-11.20-04 Of two who seize a Location the later wins it
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      And Yellow has Card A in Hand
      When Red acts with Card A
        | Yellow | acts with Card A |
      Then the Winner Here is Yellow

    @ruling:A-31=earlier
    Scenario: CYG-11.20-05 Where the first word stands, the earlier does
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      And Yellow has Card A in Hand
      When Red acts with Card A
        | Yellow | acts with Card A |
      Then the Winner Here is Red

    @rule:CYG-7.3
    Scenario: CYG-11.20-06 In the Thieves District nobody is left to carry Coins
      Given the position action-2
      And the Active Location is Thieves District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Thieves District
      And Yellow has 1 Priest Token with Strength 2 in Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Active Location is Slums
      And Red has 5 Coin Tokens in Purse
      And all learn that Red wins Thieves District

    Scenario: CYG-11.20-07 Who comes there afterwards does not win it
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Seize the Location
      And Card B is the card Sudden Arrival
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      When Red acts with Card A
        | Yellow | acts with Card B                     |
        | Yellow | picks 1 Priest Token with Strength 3 |
      Then the Winner Here is Red
      And Yellow has 1 Priest Token with Strength 3 in Ruins

    Scenario: CYG-11.20-08 Priests in other Locations stay, and these are won as usual
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
      Then the Winner Here is Yellow
      And Yellow has 1 Priest Token with Strength 2 in Slums
