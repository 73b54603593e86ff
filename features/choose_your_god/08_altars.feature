Feature: Altars

  Rule: CYG-8.1 Of a Priest token

    Scenario: CYG-8.1-01 The token is turned, and stays under its Altar
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 3 in Port
      When Red builds on Priest Token with Strength 3 in Port
      Then Red has 1 Altar in Port
      And Red has 1 Priest Token with Strength 3 in Altar Base of Port
      And Red has no Priest Token with Strength 3 in Port
      And Red has 1 Priest Token with Strength 3 in Reserve
      And all learn that Red builds an Altar in Port

    @twin:CYG-8.1-01
    Scenario: CYG-8.1-02 The token of another cannot be turned
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Patriarch in Port
      And Red has 1 Priest Token with Strength 2 in Artisan District
      And Yellow has 1 Priest Token with Strength 3 in Port
      When Red wrongly builds on Priest Token with Strength 3 in Port
      Then it is refused

    @rule:CYG-9.9
    Scenario: CYG-8.1-03 A Miracle turns a token in the Active Location
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Altar of Martyrs
      And Red has 1 Card A in Hand
      And Red has 3 Followers in Following
      And Red has 1 Priest Token with Strength 3 in Slums
      When Red acts with Card A
      Then Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 3 in Altar Base of Slums
      And Red has no Priest Token with Strength 3 in Slums
      And Red has no Follower in Following

    @twin:CYG-8.1-03
    Scenario: CYG-8.1-04 No Free Priest is turned
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Altar of Martyrs
      And Red has 1 Card A in Hand
      And Red has 3 Followers in Following
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-8.1-05 Of two tokens one is chosen
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Altar of Martyrs
      And Red has 1 Card A in Hand
      And Red has 3 Followers in Following
      And Red has 1 Priest Token with Strength 3 and 1 Priest Token with Strength 4 in Slums
      When Red acts with Card A
        | Red | turns Priest Token with Strength 4 into an Altar |
      Then Red has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 3 in Slums

  Rule: CYG-8.2 Not of the Patriarch

    @twin:CYG-8.1-01
    Scenario: CYG-8.2-01 The Patriarch is not built on
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Patriarch in Port
      And Red has 1 Priest Token with Strength 3 in Port
      When Red wrongly builds on Patriarch in Port
      Then it is refused

    @twin:CYG-8.1-03
    Scenario: CYG-8.2-02 A Miracle finds nobody to turn where only the Patriarch is
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Altar of Martyrs
      And Red has 1 Card A in Hand
      And Red has 3 Followers in Following
      And Red has 1 Patriarch in Slums
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-7.15
    Scenario: CYG-8.2-03 Where only Patriarchs stand the Artisans have nothing to build on
      Given the position action-2
      And the Active Location is Artisan District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Artisan District
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Artisan District
      And Red has 5 Coin Tokens in Purse

  Rule: CYG-8.3 One in each Location

    @twin:CYG-8.1-01
    Scenario: CYG-8.3-01 No second Altar in one Location
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Altar in Port
      And Red has 1 Priest Token with Strength 1 in Altar Base of Port
      And Red has 1 Priest Token with Strength 3 in Port
      And Red has 1 Priest Token with Strength 2 in Artisan District
      When Red wrongly builds on Priest Token with Strength 3 in Port
      Then it is refused

    Scenario: CYG-8.3-02 An Altar elsewhere is no hindrance
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Red has 1 Priest Token with Strength 3 in Port
      When Red builds on Priest Token with Strength 3 in Port
      Then Red has 1 Altar in Port
      And Red has 1 Altar in Forum

    Scenario: CYG-8.3-03 The Altar of another is no hindrance
      Given the position benefit-2
      And the Active Location is Artisan District
      And Yellow has 1 Altar in Port
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Port
      And Red has 1 Priest Token with Strength 3 in Port
      When Red builds on Priest Token with Strength 3 in Port
      Then Red has 1 Altar in Port
      And Yellow has 1 Altar in Port

    @twin:CYG-8.1-03
    Scenario: CYG-8.3-04 A Miracle builds no second one either
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Altar of Martyrs
      And Red has 1 Card A in Hand
      And Red has 3 Followers in Following
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 3 in Slums
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-8.4 Present for ever

    @rule:CYG-5.2
    Scenario: CYG-8.4-01 An Altar alone opens its Location and wins it
      Given the position resolution-2
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Active Location is Slums
      And all learn that Red wins Slums

    @rule:CYG-1.2
    Scenario: CYG-8.4-02 Its strength is 4, whichever token lies under it
      Given the position action-2
      And the Active Location is Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    @rule:CYG-1.2
    Scenario: CYG-8.4-03 It is no stronger than 4 over a strong token
      Given the position action-2
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 5 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    @rule:CYG-5.14
    Scenario: CYG-8.4-04 The loser with an Altar alone gets alms
      Given the position benefit-2
      And the Active Location is Trade District
      And Yellow has 1 Altar in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Trade District
      And Red has 1 Priest Token with Strength 5 in Trade District
      When Red uses the benefit
      Then Yellow has 7 Coin Tokens in Purse
      And Yellow has 1 Altar in Trade District

    @rule:CYG-5.8
    Scenario: CYG-8.4-05 Altar and Priest add up
      Given the position action-2
      And the Active Location is Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Priest Token with Strength 5 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-8.4-06 An Altar just built counts at once
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Altar of Martyrs
      And Red has 1 Card A in Hand
      And Red has 3 Followers in Following
      And Red has 1 Priest Token with Strength 1 in Slums
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Red

  Rule: CYG-8.5 No Priest

    @rule:CYG-5.19
    Scenario: CYG-8.5-01 When all Priests go home Altars stay
      Given the position benefit-2
      And the Active Location is Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 2 in Altar Base of Slums
      And Red has 1 Patriarch in Slums
      When Red uses the benefit
      Then Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 2 in Altar Base of Slums
      And Red has 1 Patriarch in Free Pool

    @twin:CYG-8.5-03
    Scenario: CYG-8.5-02 No Miracle makes it count for more
      Given the position action-2
      And the Active Location is Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Card A is the card Burning Tongue
      And Red has 1 Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-8.5-03 A Priest beside it can count for more
      Given the position action-2
      And the Active Location is Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 1 in Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Burning Tongue
      And Red has 1 Card A in Hand
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Red

    @rule:CYG-11.20
    Scenario: CYG-8.5-04 Who Seizes a Location leaves Altars in it
      Given the position action-2
      And the Active Location is Slums
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      And Card A is the card Seize the Location
      And Red has 1 Card A in Hand
      When Red acts with Card A
      Then Yellow has 1 Altar in Slums
      And Yellow has no Priest Token with Strength 1 in Slums

    @twin:CYG-8.5-06 @rule:CYG-11.8
    Scenario: CYG-8.5-05 The token under it cannot be weakened
      Given the position action-2
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Card A is the card Exorcism
      And Red has 1 Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-11.8
    Scenario: CYG-8.5-06 A Priest beside it can
      Given the position action-2
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 5 in Slums
      And Card A is the card Exorcism
      And Red has 1 Card A in Hand
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength 3 in Slums
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Slums

    @rule:CYG-13.21
    Scenario: CYG-8.5-07 It is not counted among Priests
      Given the position action-4
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Blue has 1 Priest Token with Strength 3 in Slums
      And Card A is the card Ritual of Passing
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 3 Followers in Following

    @rule:CYG-7.12 @twin:CYG-7.12-01
    Scenario: CYG-8.5-08 It cannot learn
      Given the position benefit-2
      And the Active Location is Temple District
      And Red has 1 Altar in Temple District
      And Red has 1 Priest Token with Strength 2 in Altar Base of Temple District
      When Red wrongly teaches a Priest of the Temple District
      Then it is refused

  Rule: CYG-8.6 Coins of a turned Priest

    @rule:CYG-7.7
    Scenario: CYG-8.6-01 Coins under the turned Priest go to nobody, and the winner is found as usual
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 2 in Artisan District
      And Red has 1 Priest Token with Strength 3 with Stacked Coins 9 in Port
      And Yellow has 1 Priest Token with Strength 5 in Port
      When Red builds on Priest Token with Strength 3 with Stacked Coins 9 in Port
        | Red    | takes no action |
        | Yellow | takes no action |
      Then Red has 1 Altar in Port
      And Red has 1 Priest Token with Strength 3 in Altar Base of Port
      And Red has no Coin Token in Purse
      And all learn that Yellow wins Port

    Scenario: CYG-8.6-02 Coins under the Patriarch beside it stay
      Given the position benefit-2
      And the Active Location is Artisan District
      And Red has 1 Priest Token with Strength 3 in Port
      And Red has 1 Patriarch with Stacked Coins 9 in Port
      When Red builds on Priest Token with Strength 3 in Port
      Then Red has 1 Patriarch with Stacked Coins 9 in Port
      And Red has 1 Altar in Port

  Rule: CYG-8.7 Swapping the token

    Scenario: CYG-8.7-01 The token under an Altar is swapped while another player is to choose
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      And the Turn is Yellow
      When Red swaps in Priest Token with Strength 1 in Forum
      Then Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Red has 3 Priest Tokens with Strength 4 in Reserve
      And Red has 1 Priest Token with Strength 1 in Reserve
      And the Turn is Yellow
      And all learn that Red swaps the token under the Altar in Forum

    Scenario: CYG-8.7-02 In the Resolution Phase as well, and nobody's turn is over by it
      Given the position action-2
      And the Active Location is Slums
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      When Red swaps in Priest Token with Strength 5 in Forum
        | Red | takes no action |
      Then Red has 1 Priest Token with Strength 5 in Altar Base of Forum
      And the Turn is Yellow

    @twin:CYG-8.7-01
    Scenario: CYG-8.7-03 Only with a token that the reserve has
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      And Red has 3 Priest Tokens with Strength 1 in Port
      And the Turn is Yellow
      When Red wrongly swaps in Priest Token with Strength 1 in Forum
      Then it is refused

    @twin:CYG-8.7-01
    Scenario: CYG-8.7-04 Only under an own Altar
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      And the Turn is Yellow
      When Yellow wrongly swaps in Priest Token with Strength 1 in Forum
      Then it is refused

    @twin:CYG-8.7-01
    Scenario: CYG-8.7-05 Only where there is one
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      And the Turn is Yellow
      When Red wrongly swaps in Priest Token with Strength 1 in Slums
      Then it is refused

    Scenario: CYG-8.7-06 One swap after another
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      When Red swaps in Priest Token with Strength 1 in Forum
        | Red | swaps in Priest Token with Strength 5 in Forum |
      Then Red has 1 Priest Token with Strength 5 in Altar Base of Forum
      And Red has 2 Priest Tokens with Strength 1 in Reserve
      And Red has 3 Priest Tokens with Strength 4 in Reserve
      And Red has 2 Priest Tokens with Strength 5 in Reserve

    @rule:CYG-1.2
    Scenario: CYG-8.7-07 Which token lies there is of no matter to the Altar
      Given the position action-2
      And the Active Location is Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red swaps in Priest Token with Strength 1 in Slums
        | Red    | takes no action |
        | Yellow | takes no action |
      Then the Winner Here is Red

  Rule: CYG-8.8 The token returns

    @rule:CYG-11.17
    Scenario: CYG-8.8-01 A destroyed Altar leaves as its token
      Given the position action-2
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Card A is the card Vandalism
      And Red has 1 Card A in Hand
      When Red acts with Card A
      Then Yellow has no Altar in Slums
      And Yellow has no Priest Token with Strength 5 in Altar Base of Slums
      And Yellow has 3 Priest Tokens with Strength 5 in Reserve
      And Yellow has 1 Priest Token with Strength 3 in Free Pool

    @rule:CYG-11.17
    Scenario: CYG-8.8-02 Each Altar leaves as its own token
      Given the position action-2
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Card A is the card Vandalism
      And Red has 1 Card A in Hand
      When Red acts with Card A
      Then Yellow has 3 Priest Tokens with Strength 5 in Reserve
      And Red has 3 Priest Tokens with Strength 4 in Reserve
      And Red has no Altar in Slums

    Scenario: CYG-8.8-03 After a swap it is the token that lies there then
      Given the position action-2
      And the Active Location is Slums
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Slums
      And Card A is the card Vandalism
      And Red has 1 Card A in Hand
      When Yellow swaps in Priest Token with Strength 4 in Slums
        | Red | acts with Card A |
      Then Yellow has 3 Priest Tokens with Strength 4 in Reserve
      And Yellow has 3 Priest Tokens with Strength 5 in Reserve
      And Yellow has no Altar in Slums
