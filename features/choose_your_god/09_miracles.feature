Feature: Miracle cards

  Rule: CYG-9.1 As an action

    Scenario: CYG-9.1-01 A Miracle of the hand is the action of its player
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has no Card A in Hand
      And the Turn is Yellow
      And all learn that Red plays the Miracle Card A

    @twin:CYG-9.1-01
    Scenario: CYG-9.1-02 A Miracle of somebody else's hand cannot be played
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Burning Tongue
      And Yellow has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Yellow has Card A in Hand

    Scenario: CYG-9.1-03 There is one action, so the second Miracle stays in the hand
      Given the position action-2
      And Card A is the card Burning Tongue
      And Red has 2 Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then Red has Card A in Hand
      And the stage is Benefit
      And the Winner Here is Red

    Scenario: CYG-9.1-04 What is left in the hand stays hidden from the others
      Given the position action-3
      And Card A is the card Burning Tongue
      And Card B is the card Golden Farewell
      And Red has Card A and 2 Card B in Hand
      When Red acts with Card A
      Then Yellow sees only that 2 cards are in Red's Hand
      And Red sees that Red has 2 Card B in Hand

    Scenario: CYG-9.1-05 Who has nothing in the Active Location may play a Miracle, too
      Given the position action-2
      And the Turn is Yellow
      And Card A is the card Small Mercy
      And Yellow has Card A in Hand
      When Yellow acts with Card A
        | Yellow | chooses to gain four Coins |
      Then Yellow has 9 Coin Tokens in Purse
      And the Winner Here is Red

  Rule: CYG-9.2 In full

    @twin:CYG-9.2-02
    Scenario: CYG-9.2-01 Without a Priest that could leave, the Coins cannot be had either
      Given the position action-2
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red wrongly acts with Card A
      Then it is refused
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-9.2-02 With a Priest that leaves, they can
      Given the position action-2
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
      Then Red has 12 Coin Tokens in Purse

    @twin:CYG-9.2-04 @rule:CYG-9.11 @ruling:A-73=in-full
    Scenario: CYG-9.2-03 Two Followers cannot be chosen where there is room for one
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Great Mercy
      And Red has Card A in Hand
      And Red has 8 Followers in Following
      When Red wrongly chooses to gain two Followers
        | Red | acts with Card A |
      Then it is refused

    @rule:CYG-9.11
    Scenario: CYG-9.2-04 They can be chosen where there is room for both
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Great Mercy
      And Red has Card A in Hand
      And Red has 7 Followers in Following
      When Red acts with Card A
        | Red | chooses to gain two Followers |
      Then Red has 9 Followers in Following

    @rule:CYG-9.11 @ruling:A-73=as-fits
    Scenario: CYG-9.2-05 Where a gift need not fit, one of two Followers joins
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Great Mercy
      And Red has Card A in Hand
      And Red has 8 Followers in Following
      When Red acts with Card A
        | Red | chooses to gain two Followers |
      Then Red has 9 Followers in Following
      And Red has 5 Coin Tokens in Purse

    @rule:CYG-9.11
    Scenario: CYG-9.2-06 With nine Followers the Coins are still open
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has Card A in Hand
      And Red has 9 Followers in Following
      When Red acts with Card A
        | Red | chooses to gain four Coins |
      Then Red has 9 Coin Tokens in Purse
      And Red has 9 Followers in Following

  Rule: CYG-9.3 Dark seal

    @twin:CYG-9.3-02
    Scenario Outline: CYG-9.3-01 The light side cannot play what bears a seal
      Given the position action-2
      And Card A is the card <card>
      And Red has Card A in Hand
      And Red has 4 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused
      And Red has Card A in Hand

      Examples:
        | card             |
        | Voice of Thunder |
        | Altar of Martyrs |
        | Holy Frenzy      |
        | Great Mercy      |

    Scenario Outline: CYG-9.3-02 The dark side can
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card <card>
      And Red has Card A in Hand
      And Red has 4 Followers in Following
      When Red acts with Card A
      Then Red has no Card A in Hand
      And the Turn is Yellow

      Examples:
        | card             |
        | Voice of Thunder |
        | Altar of Martyrs |
        | Holy Frenzy      |

    Scenario: CYG-9.3-03 The dark side can play what bears no seal as well
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 12 Coin Tokens in Purse

    @twin:CYG-9.3-02
    Scenario: CYG-9.3-04 The dark side of somebody else does not help
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Voice of Thunder
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-9.4 Under the deck

    Scenario: CYG-9.4-01 A Miracle that was played is in the deck again
      Given the position action-2
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
      Then Miracle Deck has 1 card more than before
      And Yellow sees only that 0 cards are in Red's Hand

    Scenario: CYG-9.4-02 It lies under the others, so another card is drawn first
      Given the position action-2
      And Card A is the card Burning Tongue
      And Card B is the card Road of Light
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action  |
        | Red    | uses the benefit |
        | Chance | draws Card B     |
      Then Red has Card B in Hand
      And Red has no Card A in Hand

    Scenario: CYG-9.4-03 So does one that was discarded
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is the card Burning Tongue
      And Card C is the card Road of Light
      And Red has 2 Card B in Hand
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
        | Red    | uses the benefit |
        | Chance | draws Card C     |
      Then Red has Card C and no Card B in Hand
      And Miracle Deck has 1 card more than before

  Rule: CYG-9.5 Placing a Free Priest

    Scenario: CYG-9.5-01 A Free Priest joins, and no Follower is lost
      Given the position action-2
      And the Placed is Red, Red and Red
      And Card A is the card Sudden Arrival
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has 1 Priest Token with Strength 3 in Ruins
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 2 Followers in Following

    Scenario: CYG-9.5-02 The Patriarch can be placed so
      Given the position action-2
      And Card A is the card Sudden Arrival
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | picks 1 Patriarch |
      Then Red has 1 Patriarch in Ruins

    @twin:CYG-9.5-04
    Scenario: CYG-9.5-03 Two Followers are too few for the Port
      Given the position action-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 1 in Port
      And Card A is the card Sudden Arrival
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-9.5-04 Three are enough
      Given the position action-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 1 in Port
      And Red has 3 Followers in Following
      And Card A is the card Sudden Arrival
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 1 Priest Token with Strength 2 in Port
      And Red has 3 Followers in Following

    @twin:CYG-9.5-04
    Scenario: CYG-9.5-05 The Title of the Port does not stand in for a Follower
      Given the position action-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 1 in Port
      And Card A is the card Sudden Arrival
      And Card B is the card Admiral
      And Red has Card A in Hand
      And Red has Card B in License Field
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-9.5-01 @rule:CYG-9.2
    Scenario: CYG-9.5-06 Priests on the Cult sheet are not free
      Given the position action-2
      And Card A is the card Sudden Arrival
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      And Red has 1 Patriarch, 1 Priest Token with Strength 2 and 1 Priest Token with Strength 3 in Cult Sheet
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-9.5-07 The Cult need not be there before
      Given the position action-3
      And the Turn is Green
      And Card A is the card Sudden Arrival
      And Green has Card A in Hand
      When Green acts with Card A
        | Green | picks 1 Priest Token with Strength 3 |
      Then Green has 1 Priest Token with Strength 3 in Ruins
      And the Winner Here is Green

  Rule: CYG-9.6 Moving a Priest

    Scenario: CYG-9.6-01 A Priest goes on to a higher Location, which becomes active in its turn
      Given the position action-2
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red acts with Card A
        | Red    | chooses the place Temple District |
        | Yellow | takes no action                   |
      Then Red has 1 Priest Token with Strength 1 in Temple District
      And Red has no Priest Token with Strength 1 in Ruins
      And all learn that nobody wins Ruins
      And the Active Location is Temple District

    @twin:CYG-9.6-03
    Scenario: CYG-9.6-02 Two Followers are too few for the Port
      Given the position action-2
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red wrongly chooses the place Port
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-9.6-03 With three a Priest can go there
      Given the position action-2
      And Red has 3 Followers in Following
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses the place Port |
      Then Red has 1 Priest Token with Strength 1 in Port

    @twin:CYG-9.6-05
    Scenario Outline: CYG-9.6-04 Neither a lower Location nor the same one can be chosen
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red wrongly chooses the place <place>
        | Red | acts with Card A |
      Then it is refused

      Examples:
        | place  |
        | Slums  |
        | Forum  |

    Scenario: CYG-9.6-05 The next one can
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses the place Temple District |
      Then Red has 1 Priest Token with Strength 2 in Temple District
      And Red has no Priest Token with Strength 2 in Forum
      And Red has 1 Priest Token with Strength 1 in Ruins

    @twin:CYG-9.6-03
    Scenario: CYG-9.6-06 The Title of the Port does not stand in for a Follower
      Given the position action-2
      And Card A is the card Road of Light
      And Card B is the card Admiral
      And Red has Card A in Hand
      And Red has Card B in License Field
      When Red wrongly chooses the place Port
        | Red | acts with Card A |
      Then it is refused

    @twin:CYG-9.6-08 @rule:CYG-9.2
    Scenario: CYG-9.6-07 From the Rift there is nowhere to go
      Given the position action-2
      And the Active Location is Rift
      And Red has 9 Followers in Following
      And Red has 1 Priest Token with Strength 2 in Rift
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-9.6-08 From the Guard Quarters there is the Rift
      Given the position action-2
      And the Active Location is Guard Quarters
      And Red has 9 Followers in Following
      And Red has 1 Priest Token with Strength 2 in Guard Quarters
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 2 in Rift

    Scenario: CYG-9.6-09 The Patriarch can go as well
      Given the position action-2
      And Red has 1 Patriarch in Ruins
      And Card A is the card Road of Light
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses the place Slums |
        | Red | picks 1 Patriarch       |
      Then Red has 1 Patriarch in Slums
      And Red has 1 Priest Token with Strength 1 in Ruins

  Rule: CYG-9.7 More Influence

    Scenario: CYG-9.7-01 A Priest of strength 1 with 2 more goes beyond one of strength 2
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
        | Green  | takes no action |
      Then the Winner Here is Red
      And Red has 1 Priest Token with Strength 1 in Ruins

    Scenario: CYG-9.7-02 It does not go beyond 4
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
        | Green  | takes no action |
      Then the Winner Here is Yellow

    Scenario Outline: CYG-9.7-03 The stronger Miracle adds 7
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Priest Token with Strength 5 and 1 Priest Token with Strength <other> in Ruins
      And Card A is the card Voice of Thunder
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
        | Green  | takes no action |
      Then the Winner Here is <winner>

      Examples:
        | other | winner |
        | 2     | Red    |
        | 4     | Yellow |

    Scenario: CYG-9.7-04 The Patriarch can be given it
      Given the position action-3
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
        | Green  | takes no action |
      Then the Winner Here is Red

    @twin:CYG-9.7-01 @rule:CYG-9.2
    Scenario: CYG-9.7-05 An Altar is no Priest
      Given the position action-3
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-11.18
    Scenario: CYG-9.7-06 It leaves with the Priest
      Given the position action-3
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      And Red has 1 Priest Token with Strength 3 with Stacked Coins 4 in Forum
      And Yellow has 1 Priest Token with Strength 2 in Forum
      And Card A is the card Burning Tongue
      And Card B is the card Ambush the Fool
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 3 with Stacked Coins 4 |
        | Yellow | acts with Card B                                          |
        | Green  | takes no action                                           |
      Then the Winner Here is Yellow

    @rule:CYG-11.8
    Scenario: CYG-9.7-07 It stays with a Priest whose token becomes weaker
      Given the position action-3
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Card A is the card Burning Tongue
      And Card B is the card Exorcism
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      When Red acts with Card A
        | Yellow | acts with Card B |
        | Green  | takes no action  |
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And the Winner Here is Red

    Scenario: CYG-9.7-08 It does not count in a later Location
      Given the position action-2
      And Red has 1 Priest Token with Strength 1 in Slums
      And Yellow has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
      Then the Winner Here is Yellow

    @rule:CYG-7.24
    Scenario: CYG-9.7-09 It counts for the Summoning, also with a Priest that came with Coins
      Given the position action-2
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 9 Followers in Following
      And Red has 1 Patriarch in Rift
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 13 in Rift
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 2 with Stacked Coins 13 |
        | Yellow | takes no action                                            |
        | Red    | uses the benefit                                           |
      Then Red has 1 Atheism Sheet with Dark Side Up in Sheet Field

  Rule: CYG-9.8 Leaving for Coins

    Scenario: CYG-9.8-01 The Priest is free again, and seven Coins come
      Given the position action-2
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Free Pool
      And Red has 12 Coin Tokens in Purse

    Scenario: CYG-9.8-02 So can the Patriarch
      Given the position action-2
      And Red has 1 Patriarch in Ruins
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | picks 1 Patriarch |
      Then Red has 1 Patriarch in Free Pool
      And Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 12 Coin Tokens in Purse

    Scenario: CYG-9.8-03 Coins under the Priest are lost
      Given the position action-2
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 4 with Stacked Coins 4 in Forum
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has 12 Coin Tokens in Purse

    @twin:CYG-9.8-01
    Scenario: CYG-9.8-04 A Priest in another Location cannot leave
      Given the position action-2
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-9.9 An Altar for Followers

    Scenario: CYG-9.9-01 Three Followers make an Altar of a Priest
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 3 Followers in Following
      And Card A is the card Altar of Martyrs
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has no Follower in Following
      And all learn that Red builds an Altar in Ruins

    @twin:CYG-9.9-01
    Scenario: CYG-9.9-02 Two are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 2 Followers in Following
      And Card A is the card Altar of Martyrs
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-9.9-01 @rule:CYG-9.2
    Scenario: CYG-9.9-03 No second Altar is built
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 3 Followers in Following
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 2 in Altar Base of Ruins
      And Card A is the card Altar of Martyrs
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-9.9-01 @rule:CYG-9.2
    Scenario: CYG-9.9-04 The Patriarch becomes no Altar
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 3 Followers in Following
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Card A is the card Altar of Martyrs
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-9.9-05 Its player chooses which token it is, and keeps Followers above three
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 5 Followers in Following
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Card A is the card Altar of Martyrs
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | turns Priest Token with Strength 1 into an Altar |
      Then Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Altar and 1 Priest Token with Strength 3 in Ruins
      And Red has 2 Followers in Following

  Rule: CYG-9.10 A Mob for Followers

    Scenario Outline: CYG-9.10-01 Four Followers become a Mob
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has <followers> Followers in Following
      And Card A is the card Holy Frenzy
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Fanatical Mob in Mob Field
      And Red has <left> Followers in Following

      Examples:
        | followers | left |
        | 4         | 0    |
        | 6         | 2    |

    @twin:CYG-9.10-01 @rule:CYG-9.2
    Scenario: CYG-9.10-02 Three do not
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 3 Followers in Following
      And Card A is the card Holy Frenzy
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused
      And Red has no Fanatical Mob in Mob Field

  Rule: CYG-9.11 Followers or Coins

    Scenario Outline: CYG-9.11-01 The smaller gift is a Follower or four Coins
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses to <gift> |
      Then Red has <followers> Followers in Following
      And Red has <coins> Coin Tokens in Purse

      Examples:
        | gift              | followers | coins |
        | gain one Follower | 3         | 5     |
        | gain four Coins   | 2         | 9     |

    Scenario Outline: CYG-9.11-02 The greater one is two Followers or seven Coins
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Great Mercy
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses to <gift> |
      Then Red has <followers> Followers in Following
      And Red has <coins> Coin Tokens in Purse

      Examples:
        | gift               | followers | coins |
        | gain two Followers | 4         | 5     |
        | gain seven Coins   | 2         | 12    |
