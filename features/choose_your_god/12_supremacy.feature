Feature: Supremacy card

  Rule: CYG-12.1 Seven stronger

    Scenario: CYG-12.1-01 A Patriarch with two Followers is as strong as 9
      Given the position action-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-12.1-02 And no stronger
      Given the position action-2
      And Card A is a Supremacy Card
      And Yellow has Card A in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Patriarch in Ruins
      And Red has 2 Priest Tokens with Strength 5 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-12.1-03 It helps in a later Location of the round in which it is taken
      Given the position benefit-2
      And the Active Location is Forum
      And Card A is a Supremacy Card
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      And Red has 1 Patriarch in Port
      And Yellow has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 3 in Port
      When Red uses the benefit
        | Red    | takes no action |
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-12.1-04 Whoever loses the card loses the strength at once
      Given the position benefit-2
      And the Active Location is Forum
      And Card A is a Supremacy Card
      And Yellow has Card A in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      And Red has 1 Priest Token with Strength 3 in Port
      And Yellow has 1 Patriarch in Port
      When Red uses the benefit
        | Red    | takes no action |
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-12.1-05 Priest tokens are no stronger
      Given the position action-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-12.1-06 Nor are other Patriarchs
      Given the position action-2
      And Card A is a Supremacy Card
      And Yellow has Card A in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-12.1-07 Face down it helps as well
      Given the position action-2
      And Card A is a Supremacy Card
      And Red has 1 Card A with Face Down in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

  Rule: CYG-12.2 It is a card

    Scenario Outline: CYG-12.2-01 It is discarded for an ability, and lies in the reserve
      Given the position action-4
      And the Turn is Blue
      And Card A is a Supremacy Card
      And Card B is a Miracle
      And Card C is the card Chalice of Clarity
      And Blue has 1 <card> in Supremacy Field
      And Blue has Card B in Hand
      When Blue acts with Card C
        | Blue | chooses <chosen> and 1 Card B |
      Then there is 1 Card A in Reserve
      And Blue has no <card> in Supremacy Field
      And Blue has 3 Followers in Following

      Examples:
        | card                  | chosen |
        | Card A                | 1 Card A |
        | Card A with Face Down | 1 Card A with Face Down |

    @twin:CYG-12.2-01
    Scenario: CYG-12.2-02 Without it there are too few
      Given the position action-4
      And the Turn is Blue
      And Card B is a Miracle
      And Card C is the card Chalice of Clarity
      And Blue has Card B in Hand
      When Blue wrongly acts with Card C
      Then it is refused

    Scenario: CYG-12.2-03 It need not be the one that is discarded
      Given the position action-4
      And the Turn is Blue
      And Card A is a Supremacy Card
      And Card B is a Miracle
      And Card C is the card Chalice of Clarity
      And Blue has Card A in Supremacy Field
      And Blue has 2 Card B in Hand
      When Blue acts with Card C
        | Blue | chooses 2 Card B |
      Then Blue has 1 Card A in Supremacy Field

    Scenario: CYG-12.2-04 With the card the strength is gone
      Given the position action-4
      And the Turn is Blue
      And Card A is a Supremacy Card
      And Card B is a Miracle
      And Card C is the card Chalice of Clarity
      And Blue has Card A in Supremacy Field
      And Blue has Card B in Hand
      And Blue has 1 Patriarch in Ruins
      And Red has 1 Priest Token with Strength 3 in Ruins
      When Blue acts with Card C
        | Blue | chooses 1 Card A and 1 Card B |
      Then the Winner Here is Blue

  Rule: CYG-12.3 Celebrating

    Scenario: CYG-12.3-01 The owner is asked before anybody Preaches or Prays
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Green has Card A in Supremacy Field
      When the game goes on
      Then Green is asked to use a card
      And the stage is Start of the round

    Scenario: CYG-12.3-02 Who does not celebrate plays the round as usual
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red uses no card
        | Red | sends Patriarch to Ruins |
      Then Red has 1 Card A in Supremacy Field
      And Red has 1 Patriarch in Ruins
      And Red has 2 Followers in Following

    @ruling:A-94=face-up
    Scenario: CYG-12.3-03 Face down it lets nobody celebrate
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Green has 1 Card A with Face Down in Supremacy Field
      When the game goes on
      Then Red is asked to Preach or Pray

    Scenario: CYG-12.3-04 Without the card nobody can
      Given the position celebration-3
      When the game goes on
      Then Red is asked to Preach or Pray

    @twin:CYG-12.3-07
    Scenario: CYG-12.3-05 Later in the phase it is too late
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red wrongly uses Card A
        | Red    | uses no card                                |
        | Red    | sends Priest Token with Strength 1 to Ruins |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
      Then it is refused

    Scenario: CYG-12.3-06 The owner decides before the First Player Preaches
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Yellow has Card A in Supremacy Field
      When Yellow uses Card A
        | Yellow | chooses to gain nine Coins |
      Then Red is asked to Preach or Pray
      And the Placed is none

    @ruling:A-28=next
    Scenario: CYG-12.3-07 At the start of the round it is in time
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red | chooses to gain nine Coins |
      Then Yellow is asked to Preach or Pray

    Scenario: CYG-12.3-08 A card that was taken is used in the next round
      Given the position benefit-2
      And Card A is a Supremacy Card
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      When Red uses the benefit
      Then Red has 1 Card A in Supremacy Field
      And Red is asked to use a card

    @ruling:A-94=face-up
    Scenario: CYG-12.3-09 Who lets the first chance go by has another one in the next round
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has Card A in Supremacy Field
      When Red uses no card
        | Red    | prays             |
        | Red    | prays for nothing |
        | Red    | buys nothing      |
        | Yellow | prays             |
        | Yellow | prays for nothing |
        | Yellow | buys nothing      |
      Then the Round is 2
      And Red is asked to use a card

    @twin:CYG-12.3-11 @ruling:A-16=next-round
    Scenario: CYG-12.3-10 Nobody celebrates in the round in which a Prayer has brought the card
      Given the position intention-2
      And Card A is a Supremacy Card
      And Red has 3 Fanatical Mobs in Mob Field
      When Red wrongly uses Card A
        | Red | prays            |
        | Red | prays for Forum  |
        | Red | uses the benefit |
      Then it is refused

    Scenario: CYG-12.3-11 In the next round its owner can
      Given the position intention-2
      And Card A is a Supremacy Card
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 3 Fanatical Mobs in Mob Field
      When Red uses Card A
        | Red    | prays                      |
        | Red    | prays for Forum            |
        | Red    | uses the benefit           |
        | Red    | buys nothing               |
        | Yellow | prays                      |
        | Yellow | prays for nothing          |
        | Yellow | buys nothing               |
        | Red    | chooses to gain nine Coins |
      Then Red has 14 Coin Tokens in Purse
      And the Round is 2

  Rule: CYG-12.4 One effect

    Scenario Outline: CYG-12.4-01 Followers or Coins come at once
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red | chooses to <effect> |
      Then Red has <followers> Followers in Following
      And Red has <coins> Coin Tokens in Purse

      Examples:
        | effect               | followers | coins |
        | gain three Followers | 5         | 5     |
        | gain nine Coins      | 2         | 14    |

    Scenario: CYG-12.4-02 Miracles come at once
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is a Miracle
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red    | chooses to draw three Miracles |
        | Chance | draws Card B                   |
        | Chance | draws Card B                   |
        | Chance | draws Card B                   |
      Then Red has 3 Card B in Hand
      And Yellow sees only that 3 cards are in Red's Hand
      And Red has 2 Followers in Following
      And Red has 5 Coin Tokens in Purse

    @twin:CYG-12.4-01
    Scenario: CYG-12.4-03 A second effect is too much
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red wrongly chooses to gain nine Coins
        | Red | uses Card A                     |
        | Red | chooses to gain three Followers |
      Then it is refused

    @rule:CYG-1.1
    Scenario Outline: CYG-12.4-04 Followers for whom there is no room are lost
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has <before> Followers in Following
      When Red uses Card A
        | Red | chooses to gain three Followers |
      Then Red has 9 Followers in Following
      And Red has 1 Card A with Face Down in Supremacy Field

      Examples:
        | before |
        | 8      |
        | 9      |

  Rule: CYG-12.5 Turned down

    Scenario: CYG-12.5-01 After the celebration the card lies face down
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red | chooses to gain nine Coins |
      Then Red has 1 Card A with Face Down in Supremacy Field
      And Red has no Card A in Supremacy Field

    Scenario: CYG-12.5-02 Without a celebration it stays face up
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red uses no card
      Then Red has 1 Card A in Supremacy Field

    Scenario: CYG-12.5-03 It stays face down when the round is over
      Given the position end-of-round-2
      And Card A is a Supremacy Card
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Card A with Face Down in Supremacy Field
      When the game goes on
      Then Red has 1 Card A with Face Down in Supremacy Field
      And Red is asked to Preach or Pray

  Rule: CYG-12.6 No part in the round

    Scenario: CYG-12.6-01 The others place Priests, past whoever celebrates
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Yellow has Card A in Supremacy Field
      When Yellow uses Card A
        | Yellow | chooses to gain nine Coins                  |
        | Red    | sends Priest Token with Strength 1 to Ruins |
      Then the Turn is Green

    @twin:CYG-12.3-02
    Scenario: CYG-12.6-02 Who celebrates places no Priest
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red wrongly sends Patriarch to Ruins
        | Red | uses Card A                |
        | Red | chooses to gain nine Coins |
      Then it is refused

    Scenario: CYG-12.6-03 Mobs bring no benefit, and there are no deals
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is an Intrigue
      And Card C is a License
      And there is 1 Card C in License Row
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has Card B in Hand
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red    | chooses to gain nine Coins                  |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | buys nothing                                |
      Then the Active Location is Ruins
      And Red has 1 Card B in Hand
      And the Prayed is Yellow

    Scenario: CYG-12.6-04 In the next round there is a part to take again
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red    | chooses to gain nine Coins |
        | Yellow | prays                      |
        | Yellow | prays for nothing          |
        | Yellow | buys nothing               |
      Then the Round is 2
      And the First Player is Red
      And Red is asked to Preach or Pray

    @rule:CYG-10.10 @ruling:A-96=paid
    Scenario: CYG-12.6-05 A Tithe is paid to whoever celebrates
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Tithe of the Ruins and the Thieves District
      And Red has Card A in Supremacy Field
      And Red has Card B in License Field
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
      Then Red has 6 Coin Tokens in Purse
      And Yellow has 4 Coin Tokens in Purse

  Rule: CYG-12.7 No actions

    Scenario: CYG-12.7-01 Who celebrates is not asked for an action
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Card B is the card Small Mercy
      And Yellow has Card B in Hand
      And Yellow has Card A in Supremacy Field
      When Yellow uses Card A
        | Yellow | chooses to gain nine Coins                  |
        | Red    | sends Priest Token with Strength 1 to Ruins |
        | Green  | prays             |
        | Green  | prays for nothing |
        | Red    | prays             |
        | Red    | prays for nothing |
        | Red    | takes no action   |
      Then Green is asked to take an action

    @twin:CYG-12.7-03
    Scenario: CYG-12.7-02 Who celebrates plays no card
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Small Mercy
      And Red has Card B in Hand
      And Red has Card A in Supremacy Field
      When Red wrongly acts with Card B
        | Red    | uses Card A                                 |
        | Red    | chooses to gain nine Coins                  |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
      Then it is refused

    Scenario: CYG-12.7-03 Who does not celebrate does
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Small Mercy
      And Red has Card B in Hand
      And Red has Card A in Supremacy Field
      When Red uses no card
        | Red    | prays                                       |
        | Red    | prays for nothing                           |
        | Red    | sells nothing                               |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Red    | acts with Card B                            |
        | Red    | chooses to gain four Coins                  |
      Then Red has 9 Coin Tokens in Purse

    @ruling:A-28=next
    Scenario: CYG-12.7-04 If the First Player celebrates the next one begins
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red    | chooses to gain nine Coins                  |
        | Yellow | prays             |
        | Yellow | prays for nothing |
        | Green  | sends Priest Token with Strength 1 to Ruins |
        | Green  | prays             |
        | Green  | prays for nothing |
      Then the Active Location is Ruins
      And Yellow is asked to take an action

    Scenario: CYG-12.7-05 If the last in turn order celebrates the winner is determined without that player
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Green has Card A in Supremacy Field
      When Green uses Card A
        | Green  | chooses to gain nine Coins                  |
        | Red    | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Red    | prays                                       |
        | Red    | prays for nothing                           |
        | Red    | takes no action                             |
        | Yellow | takes no action                             |
      Then Red is asked to use a benefit

  Rule: CYG-12.8 Neither winner nor alms

    Scenario: CYG-12.8-01 An Altar of whoever celebrates wins nothing
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | takes no action                             |
      Then the Winner Here is Yellow
      And all learn that Yellow wins Ruins

    Scenario: CYG-12.8-02 And it earns no alms
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 2 to Ruins |
        | Green  | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Green  | prays                                       |
        | Green  | prays for nothing                           |
        | Yellow | takes no action                             |
        | Green  | takes no action                             |
        | Yellow | leaves the benefit                          |
      Then Red has 5 Coin Tokens in Purse
      And Green has 6 Coin Tokens in Purse

    @ruling:A-33=participants
    Scenario: CYG-12.8-03 Nor is it the least Influence where that wins
      Given the position celebration-4
      And Card A is a Supremacy Card
      And Card B is the card Chalice of Clarity
      And Card C is a Miracle
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Blue has 2 Card C in Hand
      And Yellow has 1 Priest Token with Strength 5 in Free Pool
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 5 to Slums |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Green  | prays                                       |
        | Green  | prays for nothing                           |
        | Blue   | prays                                       |
        | Blue   | prays for nothing                           |
        | Blue   | sells nothing                               |
        | Yellow | takes no action                             |
        | Green  | takes no action                             |
        | Blue   | acts with Card B                            |
        | Blue   | chooses 2 Card C                            |
      Then the Winner Here is Yellow

    @rule:CYG-10.6 @ruling:A-47=idle
    Scenario: CYG-12.8-04 A Community brings nothing either
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Community of the Slums
      And Red has Card A in Supremacy Field
      And Red has Card B in License Field
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Slums |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | takes no action                             |
        | Yellow | leaves the benefit                          |
      Then Red has 5 Followers in Following
      And Red has 5 Coin Tokens in Purse
      And all learn that the round ends

    @rule:CYG-5.12 @ruling:A-26=nobody
    Scenario: CYG-12.8-05 If the last rival leaves, nobody wins beside the Altar of whoever celebrates
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Golden Farewell
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has Card B in Hand
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | sells nothing                               |
        | Yellow | acts with Card B                            |
      Then all learn that nobody wins Ruins
      And Red has 5 Coin Tokens in Purse

  Rule: CYG-12.9 Altars of a celebrant

    Scenario: CYG-12.9-01 A Location with nothing else is passed over
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Slums |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
      Then the Active Location is Slums

    Scenario: CYG-12.9-02 With an Altar of another Cult it becomes active
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Slums |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
      Then the Active Location is Ruins

    Scenario: CYG-12.9-03 Altars of others alone still count
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Slums |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
      Then the Active Location is Ruins

    @rule:CYG-6.2 @ruling:A-97=possible
    Scenario: CYG-12.9-04 Five Altars win the game also for whoever celebrates
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Red has 1 Altar in Academy
      And Red has 1 Priest Token with Strength 2 in Altar Base of Academy
      And Red has 1 Altar in Port
      And Red has 1 Priest Token with Strength 2 in Altar Base of Port
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
      Then the winner is Red

  Rule: CYG-12.10 Still a victim

    Scenario: CYG-12.10-01 An Intrigue takes Followers from a Cult that is there by an Altar
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Slaughter in the Streets
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has Card B in Hand
      When Red uses Card A
        | Red    | chooses to gain nine Coins |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | sells nothing                               |
        | Yellow | acts with Card B                            |
      Then Red has no Followers in Following

    Scenario: CYG-12.10-02 Whoever celebrates gives away a card when searched
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Secret Search
      And Card C is the card Small Mercy
      And Card D is the card Burning Tongue
      And Red has Card A in Supremacy Field
      And Red has Card C and Card D in Hand
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has Card B in Hand
      When Red uses Card A
        | Red    | chooses to gain nine Coins |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | sells nothing                               |
        | Yellow | acts with Card B                            |
        | Red    | chooses Card D                              |
      Then Red has 1 Card C and no Card D in Hand
      And Yellow has 1 Card D in Hand

    Scenario: CYG-12.10-03 The richest is robbed, celebrating or not
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Blackmail
      And Red has Card A in Supremacy Field
      And Red has 11 Coin Tokens in Purse
      And Yellow has Card B in Hand
      When Red uses Card A
        | Red    | chooses to gain three Followers |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | sells nothing                               |
        | Yellow | acts with Card B                            |
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 11 Coin Tokens in Purse

    @rule:CYG-11.17
    Scenario: CYG-12.10-04 An Altar of whoever celebrates can be destroyed
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card B is the card Vandalism
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 4 in Altar Base of Ruins
      And Yellow has Card B in Hand
      When Red uses Card A
        | Red    | chooses to gain nine Coins                  |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | sells nothing                               |
        | Yellow | acts with Card B                            |
      Then Red has no Altar in Ruins
      And Red has 3 Priest Tokens with Strength 4 in Reserve

  Rule: CYG-12.11 Face up for a new owner

    Scenario: CYG-12.11-01 Whoever wins it takes it face up
      Given the position benefit-2
      And the Active Location is Forum
      And Card A is a Supremacy Card
      And Yellow has 1 Card A with Face Down in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      When Red uses the benefit
      Then Red has 1 Card A in Supremacy Field
      And Yellow has no Card A with Face Down in Supremacy Field

    @rule:CYG-7.9
    Scenario: CYG-12.11-02 Whoever wins it again has it face up again
      Given the position benefit-2
      And the Active Location is Forum
      And Card A is a Supremacy Card
      And Red has 1 Card A with Face Down in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      When Red uses the benefit
      Then Red has 1 Card A in Supremacy Field
      And Red has no Card A with Face Down in Supremacy Field

    @ruling:A-93=any @ruling:A-100=partial @ruling:A-95=face-up
    Scenario: CYG-12.11-03 Whoever is given it has it face up
      Given the position action-3
      And Card A is a Supremacy Card
      And Card B is the card Will of the Ancient
      And Red has 1 Card A with Face Down in Supremacy Field
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Yellow has 5 Followers in Following
      And the Turn is Yellow
      When Yellow acts with Card B
      Then Yellow has 1 Card A in Supremacy Field
      And Red has no Card A with Face Down in Supremacy Field

    Scenario: CYG-12.11-04 Whoever leaves the benefit leaves the card as it is
      Given the position benefit-2
      And the Active Location is Forum
      And Card A is a Supremacy Card
      And Yellow has 1 Card A with Face Down in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Forum
      When Red leaves the benefit
      Then Yellow has 1 Card A with Face Down in Supremacy Field

  Rule: CYG-12.12 The feast goes on

    Scenario: CYG-12.12-01 Who loses the card is still not asked for an action, and wins nothing
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Temple District
      And Red has 1 Priest Token with Strength 1 in Altar Base of Temple District
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Forum |
        | Yellow | sends Priest Token with Strength 2 to Temple District |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | takes no action                             |
        | Yellow | uses the benefit                            |
        | Yellow | takes no action                             |
      Then Yellow has 1 Card A in Supremacy Field
      And the Active Location is Temple District
      And the Winner Here is Yellow

    @rule:CYG-12.3
    Scenario: CYG-12.12-02 The new owner goes on with the round, and may celebrate in the next one
      Given the position celebration-2
      And Card A is a Supremacy Card
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has Card A in Supremacy Field
      When Red uses Card A
        | Red    | chooses to gain three Followers             |
        | Yellow | sends Priest Token with Strength 1 to Forum |
        | Yellow | sends Priest Token with Strength 2 to Temple District |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | buys nothing                                |
        | Yellow | takes no action                             |
        | Yellow | uses the benefit                            |
        | Yellow | takes no action                             |
        | Yellow | leaves the Temple District                  |
      Then the Round is 2
      And Yellow is asked to use a card

    @ruling:A-93=any @ruling:A-100=partial
    Scenario: CYG-12.12-03 Who has to give the card away while celebrating takes no part either
      Given the position celebration-3
      And Card A is a Supremacy Card
      And Card B is the card Will of the Ancient
      And Red has Card A in Supremacy Field
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Yellow has 5 Followers in Following
      When Red uses Card A
        | Red    | chooses to gain nine Coins                          |
        | Yellow | sends Priest Token with Strength 1 to Ruins         |
        | Green  | sends Priest Token with Strength 1 to Trade District |
        | Yellow | prays                                               |
        | Yellow | prays for nothing                                   |
        | Green  | prays                                               |
        | Green  | prays for nothing                                   |
        | Yellow | acts with Card B                                    |
        | Green  | takes no action                                     |
        | Yellow | leaves the benefit                                  |
      Then Yellow has 1 Card A in Supremacy Field
      And the Active Location is Trade District
      And Yellow is asked to take an action
