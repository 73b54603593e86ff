Feature: Locations

  Rule: CYG-7.1 Ruins

    Scenario: CYG-7.1-01 The winner draws the top Miracle, and the others see only that there is a card
      Given the position benefit-2
      And Card A is a Miracle
      When Red uses the benefit
        | Chance | draws Card A |
      Then Red has 1 Card A in Hand
      And Red sees that Red has 1 Card A in Hand
      And Yellow sees only that 1 card is in Red's Hand
      And all learn that Red uses the benefit of Ruins, and after that that Red draws 1 card

    Scenario: CYG-7.1-02 Without the benefit there is no Miracle
      Given the position benefit-2
      When Red leaves the benefit
      Then Yellow sees only that 0 cards are in Red's Hand
      And all learn that Red leaves the benefit of Ruins

    @rule:CYG-4.5
    Scenario: CYG-7.1-03 A Prayer brings the Miracle just as well
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Card A is a Miracle
      When Red prays for Ruins
        | Red    | uses the benefit |
        | Chance | draws Card A     |
        | Red    | sells nothing    |
      Then Red has 1 Card A in Hand

    Scenario: CYG-7.1-04 An empty deck leaves nothing to use
      Given the position action-2
      And all cards of Miracle Deck are in Yellow's Hand
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Ruins
      And Red's Hand has 0 cards more than before

  Rule: CYG-7.2 Slums

    Scenario: CYG-7.2-01 One Follower joins
      Given the position benefit-2
      And the Active Location is Slums
      And Red has 1 Priest Token with Strength 2 in Slums
      When Red uses the benefit
      Then Red has 3 Followers in Following
      And Red has 6 Followers in Reserve
      And all learn that Red uses the benefit of Slums

    Scenario: CYG-7.2-02 The ninth may join
      Given the position benefit-2
      And the Active Location is Slums
      And Red has 1 Priest Token with Strength 2 in Slums
      And Red has 8 Followers in Following
      When Red uses the benefit
      Then Red has 9 Followers in Following

    @rule:CYG-1.1
    Scenario: CYG-7.2-03 There is no tenth
      Given the position benefit-2
      And the Active Location is Slums
      And Red has 1 Priest Token with Strength 2 in Slums
      And Red has 9 Followers in Following
      When Red uses the benefit
      Then Red has 9 Followers in Following

    Scenario: CYG-7.2-04 Those who have lost gain no Follower
      Given the position benefit-2
      And the Active Location is Slums
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
      Then Yellow has 2 Followers in Following
      And Yellow has 6 Coin Tokens in Purse

  Rule: CYG-7.3 Thieves District

    @rule:CYG-7.4
    Scenario: CYG-7.3-01 The number of the Location is the price
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      When Red pays for Forum
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Coin Token in Purse
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Red has no Priest Token with Strength 2 in Thieves District
      And all learn that Red uses the benefit of Thieves District, and after that that Red stacks 4 Coins under a Priest in Forum

    @twin:CYG-7.3-03
    Scenario: CYG-7.3-02 Five Coins do not buy Location 6
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      When Red wrongly pays for Trade District
      Then it is refused

    Scenario: CYG-7.3-03 Six Coins do
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 6 Coin Tokens in Purse
      When Red pays for Trade District
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has no Coin Token in Purse
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 6 in Trade District

    Scenario Outline: CYG-7.3-04 From 3 Coins for the Slums to 13 for the Rift
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 13 Coin Tokens in Purse
      When Red pays for <location>
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Priest Token with Strength 2 with Stacked Coins <number> in <location>
      And Red has <left> Coin Tokens in Purse

      Examples:
        | location          | number | left |
        | Slums             | 3      | 10   |
        | Artisan District  | 7      | 6    |
        | Nobility District | 11     | 2    |
        | Rift              | 13     | 0    |

    @twin:CYG-7.3-04
    Scenario Outline: CYG-7.3-05 What is already behind cannot be bought
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 13 Coin Tokens in Purse
      When Red wrongly pays for <location>
      Then it is refused

      Examples:
        | location         |
        | Ruins            |
        | Thieves District |

    Scenario: CYG-7.3-06 Nothing need be bought
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      When Red pays for no Location
      Then Red has 5 Coin Tokens in Purse
      And Red has 2 Priest Tokens with Strength 2 in Free Pool
      And all learn that Red leaves the benefit of Thieves District

    @rule:CYG-4.5
    Scenario: CYG-7.3-07 A Prayer buys before any Location is resolved
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Priest Token with Strength 2 in Thieves District
      When Red prays for Thieves District
        | Red | pays for Slums                                    |
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Priest Token with Strength 2 with Stacked Coins 3 in Slums
      And Red has 2 Coin Tokens in Purse

  Rule: CYG-7.4 A Priest carries them

    Scenario: CYG-7.4-01 The Patriarch can carry Coins
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Patriarch in Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      When Red pays for Forum
        | Red | sends Patriarch with the Coins |
      Then Red has 1 Patriarch with Stacked Coins 4 in Forum
      And Red has 2 Priest Tokens with Strength 2 in Free Pool

    Scenario: CYG-7.4-02 One of several Priests goes, the others are free afterwards
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 1 Priest Token with Strength 3 in Thieves District
      When Red pays for Forum
        | Red | sends Priest Token with Strength 3 with the Coins |
      Then Red has 1 Priest Token with Strength 3 with Stacked Coins 4 in Forum
      And Red has 2 Priest Tokens with Strength 2 in Free Pool

    @twin:CYG-7.4-02
    Scenario: CYG-7.4-03 No Priest from elsewhere
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      When Red wrongly sends Priest Token with Strength 3 with the Coins
        | Red | pays for Forum |
      Then it is refused

    @twin:CYG-7.4-02
    Scenario: CYG-7.4-04 No Priest of another
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Yellow has 1 Priest Token with Strength 3 in Thieves District
      When Red wrongly sends Priest Token with Strength 3 with the Coins
        | Red | pays for Forum |
      Then it is refused

    Scenario: CYG-7.4-05 Neither Followers nor a placement are asked for
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has no Follower in Following
      And Red has 12 Coin Tokens in Purse
      When Red pays for Guard Quarters
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Priest Token with Strength 2 with Stacked Coins 12 in Guard Quarters

  Rule: CYG-7.5 Coins win

    Scenario: CYG-7.5-01 Coins win against more Influence
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 1 with Stacked Coins 4 in Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Forum
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Forum
      And the Winner Here is Red

    Scenario: CYG-7.5-02 Whoever is the stronger wins without them
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Yellow has 1 Priest Token with Strength 3 in Forum
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-7.5-03 Coins under a Priest of the second player win, too
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 3 in Forum
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 5 in Altar Base of Forum
      And Yellow has 1 Priest Token with Strength 1 with Stacked Coins 4 in Forum
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

  Rule: CYG-7.6 Coins are given back

    Scenario: CYG-7.6-01 The Coins belong to nobody any more
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 1 Priest Token with Strength 2 in Forum
      And Red has no Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-7.6-02 They come back to the loser of a Location no more than to its winner
      Given the position action-2
      And the Active Location is Forum
      And Red has 1 Patriarch with Stacked Coins 4 in Forum
      And Yellow has 1 Priest Token with Strength 3 in Forum
      When Red takes no action
        | Yellow | takes no action  |
        | Red    | uses the benefit |
      Then Red has 1 Patriarch in Free Pool
      And Red has 5 Coin Tokens in Purse
      And Yellow has 7 Coin Tokens in Purse

  Rule: CYG-7.7 Who leaves loses them

    Scenario: CYG-7.7-01 A Priest that leaves by a Miracle leaves the Coins behind
      Given the position action-2
      And the Active Location is Forum
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Yellow has 1 Priest Token with Strength 1 in Forum
      When Red acts with Card A
        | Yellow | takes no action |
      Then Red has 2 Priest Tokens with Strength 2 in Free Pool
      And Red has 12 Coin Tokens in Purse
      And the Winner Here is Yellow

    Scenario: CYG-7.7-02 Coins do not travel on
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Road of Light
      And Red has Card A in Hand
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 3 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red acts with Card A
        | Red    | chooses the place Forum |
        | Yellow | takes no action         |
      Then Red has 1 Priest Token with Strength 2 in Forum
      And the Winner Here is Yellow
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-7.7-03 If others of the Cult stay they count as usual
      Given the position action-2
      And the Active Location is Forum
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And Red has 1 Patriarch with Stacked Coins 4 in Forum
      And Red has 1 Priest Token with Strength 3 in Forum
      And Yellow has 1 Priest Token with Strength 2 in Forum
      When Red acts with Card A
        | Red    | picks 1 Patriarch with Stacked Coins 4 |
        | Yellow | takes no action                        |
      Then the Winner Here is Red
      And Red has 1 Patriarch in Free Pool

  Rule: CYG-7.8 Two of them

    Scenario: CYG-7.8-01 The second Priest with Coins sends both home
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Yellow has 1 Priest Token with Strength 3 with Stacked Coins 4 in Forum
      When Red pays for Forum
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 2 Priest Tokens with Strength 2 in Free Pool
      And Yellow has 2 Priest Tokens with Strength 3 in Free Pool
      And Red has no Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Yellow has no Priest Token with Strength 3 with Stacked Coins 4 in Forum
      And Red has 1 Coin Token in Purse
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-7.8-02 Two of one Cult do not get along either
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 1 Priest Token with Strength 4 with Stacked Coins 4 in Forum
      When Red pays for Forum
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 2 Priest Tokens with Strength 2 in Free Pool
      And Red has 1 Priest Token with Strength 4 in Free Pool

    Scenario: CYG-7.8-03 Without them the winner is found as usual
      Given the position benefit-3
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 3 in Thieves District
      And Yellow has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Green has 1 Priest Token with Strength 1 in Forum
      When Red pays for Forum
        | Red    | sends Priest Token with Strength 3 with the Coins |
        | Red    | takes no action                                   |
        | Yellow | takes no action                                   |
        | Green  | takes no action                                   |
      Then all learn that Green wins Forum

    Scenario: CYG-7.8-04 Coins in different Locations do not meet
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Yellow has 1 Priest Token with Strength 3 with Stacked Coins 6 in Trade District
      When Red pays for Forum
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Yellow has 1 Priest Token with Strength 3 with Stacked Coins 6 in Trade District

    Scenario: CYG-7.8-05 A Priest without Coins may stay beside them
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Yellow has 1 Priest Token with Strength 3 in Forum
      When Red pays for Forum
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Yellow has 1 Priest Token with Strength 3 in Forum

  Rule: CYG-7.9 Forum

    Scenario: CYG-7.9-01 The Supremacy card comes from the reserve
      Given the position benefit-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Card A is a Supremacy Card
      When Red uses the benefit
      Then Red has 1 Card A in Supremacy Field
      And there is no Card A in Reserve
      And all learn that Red takes the Supremacy card

    Scenario: CYG-7.9-02 It comes from whoever has it
      Given the position benefit-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Card A is a Supremacy Card
      And Yellow has 1 Card A in Supremacy Field
      When Red uses the benefit
      Then Red has 1 Card A in Supremacy Field
      And Yellow has no Card A in Supremacy Field

    Scenario: CYG-7.9-03 It can be left where it is
      Given the position benefit-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Card A is a Supremacy Card
      And Yellow has 1 Card A in Supremacy Field
      When Red leaves the benefit
      Then Yellow has 1 Card A in Supremacy Field
      And Red has no Card A in Supremacy Field

    Scenario Outline: CYG-7.9-04 It lies face up before its new owner
      Given the position benefit-2
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 in Forum
      And Card A is a Supremacy Card
      And <owner> has 1 Card A with Face Down in Supremacy Field
      When Red uses the benefit
      Then Red has 1 Card A in Supremacy Field
      And Red has no Card A with Face Down in Supremacy Field

      Examples:
        | owner  |
        | Yellow |
        | Red    |

  Rule: CYG-7.10 Temple District: a new Priest

    Scenario: CYG-7.10-01 A Priest of strength 1 joins and is free
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      When Red takes a new Priest
      Then Red has 1 Priest Token with Strength 1 in Free Pool
      And Red has 1 Priest Token with Strength 1 in Reserve
      And all learn that Red uses the benefit of Temple District

    Scenario: CYG-7.10-02 The last one of the reserve may join
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 1 Priest Token with Strength 1 in Free Pool
      When Red takes a new Priest
      Then Red has 2 Priest Tokens with Strength 1 in Free Pool
      And Red has no Priest Token with Strength 1 in Reserve

    @twin:CYG-7.10-02 @rule:CYG-1.6
    Scenario: CYG-7.10-03 None joins where the reserve has none
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 2 Priest Tokens with Strength 1 in Free Pool
      When Red wrongly takes a new Priest
      Then it is refused

    Scenario: CYG-7.10-04 Nobody need join
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      When Red leaves the Temple District
      Then Red has no Priest Token with Strength 1 in Free Pool
      And all learn that Red leaves the benefit of Temple District

    Scenario: CYG-7.10-05 Nobody else gains a Priest
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Yellow has 1 Patriarch in Temple District
      When Red takes a new Priest
      Then Yellow has 1 Priest Token with Strength 1 in Free Pool
      And Yellow has 7 Coin Tokens in Purse

  Rule: CYG-7.11 Temple District: a stronger one

    Scenario: CYG-7.11-01 A Free Priest becomes stronger by one
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      When Red teaches a Free Priest in the Temple District
        | Red | teaches Priest Token with Strength 3 |
      Then Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 3 Priest Tokens with Strength 3 in Reserve
      And Red has 2 Priest Tokens with Strength 4 in Reserve
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-7.11-02 Only one of two equal ones does
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 2 Priest Tokens with Strength 2 in Free Pool
      When Red teaches a Free Priest in the Temple District
        | Red | teaches Priest Token with Strength 2 |
      Then Red has 1 Priest Token with Strength 2 in Free Pool
      And Red has 2 Priest Tokens with Strength 3 in Free Pool

    @rule:CYG-1.7
    Scenario: CYG-7.11-03 None is stronger than 5
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red teaches a Free Priest in the Temple District
        | Red | teaches Priest Token with Strength 5 |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has 2 Priest Tokens with Strength 5 in Reserve

  Rule: CYG-7.12 Who can learn

    Scenario: CYG-7.12-01 A Priest in the very Location can learn
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Priest Token with Strength 4 in Temple District
      When Red teaches a Priest of the Temple District
        | Red | teaches Priest Token with Strength 4 |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has no Priest Token with Strength 4 in Free Pool

    @twin:CYG-7.12-01
    Scenario: CYG-7.12-02 Where only the Patriarch is, no one can learn on the spot
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      When Red wrongly teaches a Priest of the Temple District
      Then it is refused

    @twin:CYG-7.11-01
    Scenario Outline: CYG-7.12-03 A Priest elsewhere cannot learn
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 1 Priest Token with Strength 4 in <place>
      When Red wrongly teaches Priest Token with Strength 4
        | Red | teaches a Free Priest in the Temple District |
      Then it is refused

      Examples:
        | place           |
        | Port            |
        | Temple District |
        | Cult Sheet      |

    @twin:CYG-7.11-01 @rule:CYG-1.4
    Scenario: CYG-7.12-04 The Patriarch cannot learn
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Priest Token with Strength 2 in Temple District
      When Red wrongly teaches Patriarch
        | Red | teaches a Free Priest in the Temple District |
      Then it is refused

    @twin:CYG-7.16-02
    Scenario: CYG-7.12-05 In the Academy nobody of another Location can learn
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Priest Token with Strength 1 in Academy
      And Red has 1 Priest Token with Strength 2 in Port
      When Red wrongly teaches Priest Token with Strength 2
        | Red | pays for two steps of a Priest of the Academy |
      Then it is refused

    @twin:CYG-7.12-01
    Scenario: CYG-7.12-06 Priests of another cannot learn
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Yellow has 1 Priest Token with Strength 3 in Temple District
      When Red wrongly teaches a Priest of the Temple District
      Then it is refused

  Rule: CYG-7.13 Swapped tokens

    @twin:CYG-7.11-01
    Scenario: CYG-7.13-01 Without a token of the next strength in the reserve nobody can be chosen
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 3 Priest Tokens with Strength 4 in Port
      When Red wrongly teaches Priest Token with Strength 3
        | Red | teaches a Free Priest in the Temple District |
      Then it is refused

    Scenario: CYG-7.13-02 Another one can be chosen then
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 3 Priest Tokens with Strength 4 in Port
      When Red teaches a Free Priest in the Temple District
        | Red | teaches Priest Token with Strength 2 |
      Then Red has 2 Priest Tokens with Strength 3 in Free Pool

    @rule:CYG-8.7
    Scenario: CYG-7.13-03 The token under an Altar can be brought back for it
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Patriarch in Temple District
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      And Red has 2 Priest Tokens with Strength 4 in Port
      When Red swaps in Priest Token with Strength 1 in Forum
        | Red | teaches a Free Priest in the Temple District |
        | Red | teaches Priest Token with Strength 3         |
      Then Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has 1 Priest Token with Strength 1 in Altar Base of Forum

    @twin:CYG-7.16-01
    Scenario: CYG-7.13-04 In the Academy the token two steps higher must be there
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Patriarch in Academy
      And Red has 3 Priest Tokens with Strength 4 in Port
      When Red wrongly teaches Priest Token with Strength 2
        | Red | pays for two steps of a Free Priest |
      Then it is refused

    @rule:CYG-1.2
    Scenario: CYG-7.13-05 The token comes back to the reserve
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Priest Token with Strength 4 in Temple District
      When Red teaches a Priest of the Temple District
        | Red | teaches Priest Token with Strength 4 |
      Then Red has 3 Priest Tokens with Strength 4 in Reserve
      And Red has 2 Priest Tokens with Strength 5 in Reserve

  Rule: CYG-7.14 Trade District

    Scenario: CYG-7.14-01 Six Coins for the winner
      Given the position benefit-2
      And the Active Location is Trade District
      And Red has 1 Priest Token with Strength 2 in Trade District
      When Red uses the benefit
      Then Red has 11 Coin Tokens in Purse

    Scenario: CYG-7.14-02 None without the benefit, and the loser has alms alone
      Given the position benefit-2
      And the Active Location is Trade District
      And Red has 1 Priest Token with Strength 2 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      When Red leaves the benefit
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 7 Coin Tokens in Purse

  Rule: CYG-7.15 Artisan District

    @rule:CYG-8.1
    Scenario Outline: CYG-7.15-01 An Altar is paid for, here or in a later Location
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 2 in Artisan District
      And Red has 1 Priest Token with Strength 3 in Port
      When Red builds on Priest Token with Strength <strength> in <location>
      Then Red has no Coin Token in Purse
      And Red has 1 Altar in <location>
      And all learn that Red uses the benefit of Artisan District, and after that that Red builds an Altar in <location>

      Examples:
        | location         | strength |
        | Artisan District | 2        |
        | Port             | 3        |

    Scenario: CYG-7.15-02 Four Coins are not enough
      Given the position action-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 2 in Artisan District
      And Red has 4 Coin Tokens in Purse
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 4 Coin Tokens in Purse
      And Red has no Altar in Artisan District
      And all learn that Red leaves the benefit of Artisan District

    @twin:CYG-7.15-01
    Scenario: CYG-7.15-03 Not where the Cult has no Priest token
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 2 in Artisan District
      When Red wrongly builds on Priest Token with Strength 3 in Port
      Then it is refused

    Scenario: CYG-7.15-04 Nothing need be built
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 2 in Artisan District
      When Red builds no Altar
      Then Red has 5 Coin Tokens in Purse
      And Red has 2 Priest Tokens with Strength 2 in Free Pool
      And all learn that Red leaves the benefit of Artisan District

    @rule:CYG-4.5
    Scenario: CYG-7.15-05 A Prayer of three Mobs can build in any Location at all
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 1 Priest Token with Strength 2 in Ruins
      When Red prays for Artisan District
        | Red | builds on Priest Token with Strength 2 in Ruins |
      Then Red has 1 Altar in Ruins
      And Red has no Coin Token in Purse

  Rule: CYG-7.16 Academy: two steps

    Scenario: CYG-7.16-01 Five Coins for two steps of a Free Priest
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Patriarch in Academy
      When Red pays for two steps of a Free Priest
        | Red | teaches Priest Token with Strength 2 |
      Then Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has no Priest Token with Strength 2 in Free Pool
      And Red has no Coin Token in Purse
      And all learn that Red uses the benefit of Academy

    @rule:CYG-7.12
    Scenario: CYG-7.16-02 Of a Priest of the Academy, too
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Priest Token with Strength 1 in Academy
      When Red pays for two steps of a Priest of the Academy
        | Red | teaches Priest Token with Strength 1 |
      Then Red has 2 Priest Tokens with Strength 3 in Free Pool
      And Red has no Coin Token in Purse

    Scenario: CYG-7.16-03 Four Coins buy no step
      Given the position action-2
      And the Active Location is Academy
      And Red has 1 Patriarch in Academy
      And Red has 4 Coin Tokens in Purse
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 4 Coin Tokens in Purse
      And all learn that Red leaves the benefit of Academy

    @rule:CYG-1.7
    Scenario: CYG-7.16-04 From 4 there is one step left, at the same price
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Priest Token with Strength 4 in Academy
      When Red pays for two steps of a Priest of the Academy
        | Red | teaches Priest Token with Strength 4 |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has no Coin Token in Purse

    Scenario: CYG-7.16-05 Nobody need be taught
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Priest Token with Strength 1 in Academy
      When Red leaves the Academy
      Then Red has 5 Coin Tokens in Purse
      And all learn that Red leaves the benefit of Academy

  Rule: CYG-7.17 Academy: four steps

    Scenario: CYG-7.17-01 Eleven Coins for four steps
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Priest Token with Strength 1 in Academy
      And Red has 11 Coin Tokens in Purse
      When Red pays for four steps of a Priest of the Academy
        | Red | teaches Priest Token with Strength 1 |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has no Coin Token in Purse

    @twin:CYG-7.17-01
    Scenario: CYG-7.17-02 Ten Coins are not enough for them
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Priest Token with Strength 1 in Academy
      And Red has 10 Coin Tokens in Purse
      When Red wrongly pays for four steps of a Priest of the Academy
      Then it is refused

    @rule:CYG-1.7
    Scenario Outline: CYG-7.17-03 They lead to 5 and no further
      Given the position benefit-2
      And the Active Location is Academy
      And Red has 1 Patriarch in Academy
      And Red has 12 Coin Tokens in Purse
      When Red pays for four steps of a Free Priest
        | Red | teaches Priest Token with Strength <strength> |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has no Priest Token with Strength <strength> in Free Pool
      And Red has 1 Coin Token in Purse

      Examples:
        | strength |
        | 2        |
        | 3        |

  Rule: CYG-7.18 Port: two Followers

    Scenario: CYG-7.18-01 Five Coins for two Followers
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      When Red hires two Followers
      Then Red has 4 Followers in Following
      And Red has no Coin Token in Purse
      And all learn that Red uses the benefit of Port

    Scenario: CYG-7.18-02 Four Coins hire nobody
      Given the position action-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 4 Coin Tokens in Purse
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 2 Followers in Following
      And Red has 4 Coin Tokens in Purse
      And all learn that Red leaves the benefit of Port

    Scenario: CYG-7.18-03 Nobody need be hired
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      When Red leaves the Port
      Then Red has 2 Followers in Following
      And Red has 5 Coin Tokens in Purse

    @ruling:A-66=lost @rule:CYG-1.1
    Scenario: CYG-7.18-04 Who has room for one may pay for two
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 8 Followers in Following
      And Red has 12 Coin Tokens in Purse
      When Red hires two Followers
      Then Red has 9 Followers in Following
      And Red has 7 Coin Tokens in Purse

    Scenario: CYG-7.18-05 Who has room for two may pay for two
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 7 Followers in Following
      And Red has 12 Coin Tokens in Purse
      When Red hires two Followers
      Then Red has 9 Followers in Following
      And Red has 7 Coin Tokens in Purse

    @ruling:A-66=refused
    Scenario: CYG-7.18-06 Who has room for one is offered nothing
      Given the position action-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 8 Followers in Following
      And Red has 12 Coin Tokens in Purse
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Port

  Rule: CYG-7.19 Port: four Followers

    Scenario: CYG-7.19-01 Eleven Coins for four Followers
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 12 Coin Tokens in Purse
      When Red hires four Followers
      Then Red has 6 Followers in Following
      And Red has 1 Coin Token in Purse

    @twin:CYG-7.19-01
    Scenario: CYG-7.19-02 Ten Coins are not enough for them
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 10 Coin Tokens in Purse
      When Red wrongly hires four Followers
      Then it is refused

    @ruling:A-66=lost @rule:CYG-1.1 @rule:CYG-7.18
    Scenario: CYG-7.19-03 Four are paid for where three have room
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 6 Followers in Following
      And Red has 11 Coin Tokens in Purse
      When Red hires four Followers
      Then Red has 9 Followers in Following
      And Red has no Coin Token in Purse

    @ruling:A-66=refused @rule:CYG-7.18 @twin:CYG-7.19-01
    Scenario: CYG-7.19-04 Four cannot be paid for where three have room
      Given the position benefit-2
      And the Active Location is Port
      And Red has 1 Priest Token with Strength 2 in Port
      And Red has 6 Followers in Following
      And Red has 11 Coin Tokens in Purse
      When Red wrongly hires four Followers
      Then it is refused

  Rule: CYG-7.20 Palace

    @rule:CYG-10.2
    Scenario: CYG-7.20-01 An open License costs nothing and lies before the winner
      Given the position benefit-2
      And the Active Location is Palace
      And Red has 1 Priest Token with Strength 2 in Palace
      And Card A is a License
      And there is 1 Card A in License Row
      When Red is granted Card A
      Then Red has 1 Card A in License Field
      And Red has 5 Coin Tokens in Purse
      And Yellow sees that Red has 1 Card A in License Field

    @twin:CYG-7.20-01
    Scenario: CYG-7.20-02 A License that does not lie open cannot be had
      Given the position benefit-2
      And the Active Location is Palace
      And Red has 1 Priest Token with Strength 2 in Palace
      And Card A is a License
      And Card B is a License
      And there is 1 Card A in License Row
      When Red wrongly is granted Card B
      Then it is refused

    Scenario: CYG-7.20-03 No License need be taken
      Given the position benefit-2
      And the Active Location is Palace
      And Red has 1 Priest Token with Strength 2 in Palace
      And Card A is a License
      And there is 1 Card A in License Row
      When Red takes no License
      Then Red has no Card A in License Field
      And all learn that Red leaves the benefit of Palace

    Scenario: CYG-7.20-04 The License is no matter of wealth
      Given the position benefit-2
      And the Active Location is Palace
      And Red has 1 Priest Token with Strength 2 in Palace
      And Card A is a License
      And there is 1 Card A in License Row
      And Red has no Coin Token in Purse
      When Red is granted Card A
      Then Red has 1 Card A in License Field

  Rule: CYG-7.21 Empty Palace

    Scenario: CYG-7.21-01 Where nothing lies open nothing is given
      Given the position action-2
      And the Active Location is Palace
      And Red has 1 Priest Token with Strength 2 in Palace
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Palace

  Rule: CYG-7.22 Nobility District

    Scenario: CYG-7.22-01 Two Intrigues are drawn and one of them is laid back
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And Card A is an Intrigue
      And Card B is an Intrigue
      When Red uses the benefit
        | Chance | draws Card A     |
        | Chance | draws Card B     |
        | Red    | lays back Card B |
      Then Red has 1 Card A and no Card B in Hand
      And Yellow sees only that 1 card is in Red's Hand
      And all learn that Red draws 2 cards, and after that that Red lays an Intrigue on the deck

    Scenario: CYG-7.22-02 An Intrigue that was there before may be laid back
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And Card A is an Intrigue
      And Card B is an Intrigue
      And Red has 1 Card B in Hand
      When Red uses the benefit
        | Chance | draws Card A     |
        | Chance | draws Card A     |
        | Red    | lays back Card B |
      Then Red has 2 Card A and no Card B in Hand

    @twin:CYG-7.22-02
    Scenario: CYG-7.22-03 No Miracle can be laid back
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And Card A is an Intrigue
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red wrongly lays back Card B
        | Red    | uses the benefit |
        | Chance | draws Card A     |
        | Chance | draws Card A     |
      Then it is refused

    Scenario: CYG-7.22-04 Any Intrigue can be the next if nothing was laid back
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And Card A is an Intrigue
      And Card B is an Intrigue
      And Card C is the card Community of the Nobility District
      And Yellow has 1 Card C in License Field
      And Yellow has 1 Priest Token with Strength 1 in Nobility District
      When Red leaves the benefit
        | Yellow | uses the benefit |
        | Chance | draws Card A     |
        | Chance | draws Card B     |
        | Yellow | lays back Card B |
      Then Yellow has 1 Card A in Hand

    @twin:CYG-7.22-04
    Scenario: CYG-7.22-05 Nothing but what was laid back can be the next
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And Card A is an Intrigue
      And Card B is an Intrigue
      And Card C is the card Community of the Nobility District
      And Yellow has 1 Card C in License Field
      And Yellow has 1 Priest Token with Strength 1 in Nobility District
      When Chance wrongly draws Card A
        | Red    | uses the benefit |
        | Chance | draws Card A     |
        | Chance | draws Card B     |
        | Red    | lays back Card B |
        | Yellow | uses the benefit |
      Then it is refused

    Scenario: CYG-7.22-06 Nothing is drawn or laid back without the benefit
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And Card B is an Intrigue
      And Red has 1 Card B in Hand
      When Red leaves the benefit
      Then Red has 1 Card B in Hand
      And Yellow sees only that 1 card is in Red's Hand

    @ruling:A-13=now @ruling:A-68=as-many
    Scenario: CYG-7.22-07 With one Intrigue in the deck that one is drawn, and one laid back
      Given the position deals-2
      And the Prayed is Yellow and Red
      And Card A is an Intrigue
      And Red has 1 Card A in Hand
      And all cards of Intrigue Deck are in Yellow's Hand
      And Red has 1 Priest Token with Strength 2 in Nobility District
      When Red prays for nothing
        | Red    | sells Card A     |
        | Red    | takes no action  |
        | Yellow | takes no action  |
        | Red    | uses the benefit |
        | Chance | draws Card A     |
        | Red    | lays back Card A |
      Then Red has no Card A in Hand
      And Intrigue Deck has 1 card more than before
      And all learn that Red draws 1 card, and after that that Red lays an Intrigue on the deck

    @ruling:A-68=as-many
    Scenario: CYG-7.22-08 From an empty deck nothing is drawn, and who holds no Intrigue lays none back
      Given the position benefit-2
      And the Active Location is Nobility District
      And Red has 1 Priest Token with Strength 2 in Nobility District
      And all cards of Intrigue Deck are in Yellow's Hand
      When Red uses the benefit
      Then Red's Hand has 0 cards more than before
      And Intrigue Deck has 0 cards more than before
      And all learn that Red draws 0 cards

  Rule: CYG-7.23 Guard Quarters

    Scenario: CYG-7.23-01 Two Followers become a Mob
      Given the position benefit-2
      And the Active Location is Guard Quarters
      And Red has 1 Priest Token with Strength 2 in Guard Quarters
      And Red has 3 Followers in Following
      When Red uses the benefit
      Then Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Follower in Following
      And Red has 8 Followers in Reserve
      And all learn that Red gains a Fanatical Mob

    Scenario: CYG-7.23-02 The last two may go
      Given the position benefit-2
      And the Active Location is Guard Quarters
      And Red has 1 Priest Token with Strength 2 in Guard Quarters
      When Red uses the benefit
      Then Red has 1 Fanatical Mob in Mob Field
      And Red has no Follower in Following

    Scenario: CYG-7.23-03 One Follower is not enough
      Given the position action-2
      And the Active Location is Guard Quarters
      And Red has 1 Priest Token with Strength 2 in Guard Quarters
      And Red has 1 Follower in Following
      When Red takes no action
        | Yellow | takes no action |
      Then Red has no Fanatical Mob in Mob Field
      And Red has 1 Follower in Following
      And all learn that Red leaves the benefit of Guard Quarters

    Scenario: CYG-7.23-04 No Follower need be given up
      Given the position benefit-2
      And the Active Location is Guard Quarters
      And Red has 1 Priest Token with Strength 2 in Guard Quarters
      When Red leaves the benefit
      Then Red has no Fanatical Mob in Mob Field
      And Red has 2 Followers in Following

  Rule: CYG-7.24 Rift of Darkness

    Scenario: CYG-7.24-01 As much Influence as Divine Might is enough
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 2 Priest Tokens with Strength 5 and 1 Priest Token with Strength 3 in Rift
      When Red uses the benefit
      Then all learn that Red summons the deity
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field

    Scenario: CYG-7.24-02 One less is not
      Given the position action-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 2 Priest Tokens with Strength 5 and 1 Priest Token with Strength 2 in Rift
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Rift
      And Red has 1 Atheism Sheet in Sheet Field

    Scenario: CYG-7.24-03 Altars and the Patriarch count
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 1 Altar in Rift
      And Red has 1 Priest Token with Strength 1 in Altar Base of Rift
      And Red has 1 Patriarch in Rift
      And Red has 9 Followers in Following
      When Red uses the benefit
      Then Red has 1 Atheism Sheet with Dark Side Up in Sheet Field

    Scenario: CYG-7.24-04 Neither Priests elsewhere nor those of others count
      Given the position action-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 2 Priest Tokens with Strength 5 in Rift
      And Red has 1 Priest Token with Strength 5 in Free Pool
      And Yellow has 1 Priest Token with Strength 3 in Rift
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 1 Atheism Sheet in Sheet Field

    Scenario: CYG-7.24-05 The might of the side that is up counts
      Given the position action-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Red has 2 Priest Tokens with Strength 5 and 1 Priest Token with Strength 3 in Rift
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Rift

    Scenario: CYG-7.24-06 A Miracle of this Location counts
      Given the position action-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 2 Priest Tokens with Strength 5 and 1 Priest Token with Strength 1 in Rift
      And Card A is the card Burning Tongue
      And Red has 1 Card A in Hand
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 1 |
        | Yellow | takes no action                      |
        | Red    | uses the benefit                     |
      Then Red has 1 Atheism Sheet with Dark Side Up in Sheet Field

    Scenario: CYG-7.24-07 The Summoning can wait
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 in Rift
      When Red leaves the benefit
      Then Red has 1 Atheism Sheet in Sheet Field
      And all learn that Red leaves the benefit of Rift

    @rule:CYG-7.5
    Scenario: CYG-7.24-08 Coins win the Rift and summon nobody
      Given the position action-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 13 in Rift
      And Yellow has 1 Priest Token with Strength 3 in Rift
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Rift, and after that that Red leaves the benefit of Rift
      And Red has 1 Atheism Sheet in Sheet Field

  Rule: CYG-7.25 First Summoning

    Scenario: CYG-7.25-01 The sheet is turned, and the game goes on
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 in Rift
      When Red uses the benefit
      Then Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Red has no Atheism Sheet in Sheet Field
      And all learn that the round ends

    @rule:CYG-6.5
    Scenario: CYG-7.25-02 The new Divine Might decides at the end of the very round
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 in Rift
      And Red has 4 Fanatical Mobs in Mob Field
      And Yellow has 4 Fanatical Mobs in Mob Field
      When Red uses the benefit
      Then the winner is Red

    @rule:CYG-6.5
    Scenario: CYG-7.25-03 Without it the other has more
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 in Rift
      And Red has 4 Fanatical Mobs in Mob Field
      And Yellow has 4 Fanatical Mobs in Mob Field
      When Red leaves the benefit
      Then the winner is Yellow

  Rule: CYG-7.26 Second Summoning

    @rule:CYG-6.4
    Scenario: CYG-7.26-01 The second Summoning wins the game
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 and 3 Priest Tokens with Strength 4 and 3 Priest Tokens with Strength 3 in Rift
      When Red uses the benefit
      Then the winner is Red

    Scenario: CYG-7.26-02 Left alone, it wins nothing
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 and 3 Priest Tokens with Strength 4 and 3 Priest Tokens with Strength 3 in Rift
      When Red leaves the benefit
      Then all learn that the round ends
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field

  Rule: CYG-7.27 Thieves want a Priest

    @rule:CYG-8.5
    Scenario: CYG-7.27-01 An Altar carries no Coins
      Given the position action-2
      And the Active Location is Thieves District
      And Red has 1 Altar in Thieves District
      And Red has 1 Priest Token with Strength 1 in Altar Base of Thieves District
      And Red has no Priest Token with Strength 1 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Thieves District
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-7.27-02 Two Coins are too few
      Given the position action-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 2 Coin Tokens in Purse
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Thieves District
      And Red has 2 Priest Tokens with Strength 2 in Free Pool

    Scenario: CYG-7.27-03 Three Coins are enough
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 3 Coin Tokens in Purse
      When Red pays for Slums
        | Red | sends Priest Token with Strength 2 with the Coins |
      Then Red has no Coin Token in Purse
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 3 in Slums
