Feature: Praying and deals

  Rule: CYG-4.1 At any turn

    Scenario: CYG-4.1-01 A player may Pray before placing anything
      Given the position intention-3
      When Red prays
        | Red | prays for nothing |
      Then the Prayed is Red
      And the Turn is Yellow
      And all learn that Red prays

    Scenario Outline: CYG-4.1-02 Or after any number of placements
      Given the position intention-3
      And the Placed is <placed>
      When Red prays
        | Red | prays for nothing |
      Then the Prayed is Red
      And Red has 2 Followers in Following

      Examples:
        | placed                |
        | Red                   |
        | Red, Red and Red      |
        | Red, Red, Red and Red |

    @twin:CYG-4.1-01
    Scenario: CYG-4.1-03 Not at the turn of another player
      Given the position intention-3
      When Yellow wrongly prays
      Then it is refused

    @ruling:A-19=stays
    Scenario: CYG-4.1-04 A Patriarch that is out does not keep its player from it
      Given the position intention-2
      And Red has 1 Patriarch in Ruins
      When Red prays
        | Red | prays for nothing |
      Then the Prayed is Red
      And Red has 1 Patriarch in Ruins

  Rule: CYG-4.2 A benefit for Mobs

    Scenario: CYG-4.2-01 A Mob brings the benefit of a Location, and stays
      Given the position intention-2
      And Red has 1 Fanatical Mob in Mob Field
      When Red prays
        | Red | prays for Slums  |
        | Red | uses the benefit |
      Then Red has 3 Followers in Following
      And Red has 1 Fanatical Mob in Mob Field
      And all learn that Red prays, and after that that Red uses the benefit of Slums
      And the Turn is Yellow

    @twin:CYG-4.2-01
    @ruling:A-09=cumulative
    Scenario: CYG-4.2-02 Of one Location only
      Given the position intention-2
      And Red has 3 Fanatical Mobs in Mob Field
      When Red wrongly prays for Trade District
        | Red | prays            |
        | Red | prays for Slums  |
        | Red | uses the benefit |
      Then it is refused

    Scenario: CYG-4.2-03 It may be left
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      When Red prays for nothing
      Then Red has 2 Followers in Following
      And Red has 5 Coin Tokens in Purse
      And the Turn is Yellow

    Scenario: CYG-4.2-04 Mobs of others do not help
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Yellow has 3 Fanatical Mobs in Mob Field
      When the game goes on
      Then the options include Slums
      And the options do not include Forum, Trade District and Palace

    Scenario: CYG-4.2-05 It comes to whoever prays
      Given the position deals-3
      And the Turn is Yellow
      And the Prayed is Red and Yellow
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Yellow prays for Trade District
        | Yellow | uses the benefit |
      Then Yellow has 11 Coin Tokens in Purse
      And Red has 5 Coin Tokens in Purse

    @twin:CYG-4.2-01
    Scenario: CYG-4.2-06 Whoever Preaches has none
      Given the position intention-2
      And Red has 1 Fanatical Mob in Mob Field
      When Red wrongly prays for Slums
        | Red | sends Priest Token with Strength 1 to Ruins |
      Then it is refused

  Rule: CYG-4.3 How far Mobs reach

    @ruling:A-09=cumulative
    Scenario Outline: CYG-4.3-01 So many Mobs reach these and not those
      Given the position deals-2
      And Red has <mobs> Fanatical Mobs in Mob Field
      And Red has 12 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 4 in Thieves District
      And Card A is a License
      And there is 1 Card A in License Row
      When the game goes on
      Then the options include <reached>
      And the options do not include <beyond>

      Examples:
        | mobs | reached                                                                                                    | beyond                                                                                             |
        | 1    | Ruins, Thieves District and Slums                                                                          | Forum, Temple District, Trade District, Artisan District, Academy, Port, Palace and Guard Quarters |
        | 2    | Ruins, Thieves District, Slums, Forum, Temple District and Trade District                                  | Artisan District, Academy, Port, Palace, Nobility District and Guard Quarters                      |
        | 3    | Ruins, Thieves District, Slums, Forum, Temple District, Trade District, Artisan District, Academy and Port | Palace, Nobility District and Guard Quarters                                                       |
        | 4    | Ruins, Slums, Artisan District, Academy and Port                                                           | Palace, Nobility District and Guard Quarters                                                       |

    @twin:CYG-4.3-03
    Scenario: CYG-4.3-02 One Mob does not reach the Trade District
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      When Red wrongly prays for Trade District
      Then it is refused

    Scenario: CYG-4.3-03 Two Mobs do
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      When Red prays for Trade District
        | Red | uses the benefit |
      Then Red has 11 Coin Tokens in Purse

  Rule: CYG-4.4 No Mobs

    @ruling:A-08=nothing
    @twin:CYG-4.2-01
    Scenario: CYG-4.4-01 Without a Mob nothing is reached
      Given the position intention-2
      When Red wrongly prays for Slums
        | Red | prays |
      Then it is refused

    @ruling:A-08=first-row
    Scenario: CYG-4.4-02 Where none is needed for the first row it is
      Given the position intention-2
      When Red prays
        | Red | prays for Slums  |
        | Red | uses the benefit |
      Then Red has 3 Followers in Following

    @twin:CYG-4.3-03
    Scenario: CYG-4.4-03 The second row is out of reach in any case
      Given the position deals-2
      When Red wrongly prays for Trade District
      Then it is refused

    @ruling:A-08=nothing
    Scenario: CYG-4.4-04 Nothing is all that can be prayed for then
      Given the position deals-2
      When the game goes on
      Then the options are nothing

    @twin:CYG-4.3-03 @ruling:A-08=first-row
    Scenario: CYG-4.4-05 Where none is needed for the first row the first Mob reaches no further
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      When Red wrongly prays for Trade District
      Then it is refused

  Rule: CYG-4.5 As if won

    @ruling:A-10=none
    Scenario: CYG-4.5-01 The Cult need not be there, nor have the Followers to go there
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 0 Followers in Following
      When Red prays for Port
        | Red | hires two Followers |
      Then Red has 2 Followers in Following
      And Red has 0 Coin Tokens in Purse

    Scenario: CYG-4.5-02 Nor does it matter that somebody else is
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Yellow has 1 Priest Token with Strength 5 in Trade District
      When Red prays for Trade District
        | Red | uses the benefit |
      Then Red has 11 Coin Tokens in Purse
      And Yellow has 1 Priest Token with Strength 5 in Trade District

    @twin:CYG-4.5-01
    Scenario: CYG-4.5-03 What has a price must be paid
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 0 Followers in Following
      And Red has 4 Coin Tokens in Purse
      When Red wrongly hires two Followers
        | Red | prays for Port |
      Then it is refused

    @rule:CYG-7.15
    @ruling:A-17=anywhere
    Scenario: CYG-4.5-04 An Altar can be built in a Location of a low number
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 1 Priest Token with Strength 2 in Ruins
      When Red prays for Artisan District
        | Red | builds on Priest Token with Strength 2 in Ruins |
      Then Red has 1 Altar in Ruins
      And Red has no Priest Token with Strength 2 in Ruins
      And Red has 0 Coin Tokens in Purse

    @rule:CYG-7.12
    @ruling:A-11=as-it-stands
    Scenario: CYG-4.5-05 A Priest that stands there can be taught
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 1 Priest Token with Strength 4 in Temple District
      When Red prays for Temple District
        | Red | teaches a Priest of the Temple District |
        | Red | teaches Priest Token with Strength 4    |
      Then Red has 1 Priest Token with Strength 5 in Temple District

    @rule:CYG-7.9
    Scenario: CYG-4.5-06 The Supremacy card comes from whoever has it
      Given the position deals-2
      And Card A is the card Supremacy
      And Yellow has Card A in Supremacy Field
      And Red has 2 Fanatical Mobs in Mob Field
      When Red prays for Forum
        | Red | uses the benefit |
      Then Red has Card A in Supremacy Field
      And Yellow has no Card A in Supremacy Field

    Scenario: CYG-4.5-07 The Location is resolved later as if nothing had been
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And the Prayed is Yellow and Red
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red prays for Slums
        | Red    | uses the benefit |
        | Red    | takes no action  |
        | Yellow | takes no action  |
      Then all learn that Red uses the benefit of Slums, and after that that Yellow wins Slums

    Scenario: CYG-4.5-08 Priests stay out after it
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Priest Token with Strength 1 in Slums
      When Red prays for Slums
        | Red | uses the benefit |
      Then Red has 1 Priest Token with Strength 1 in Slums

    @ruling:A-17=anywhere
    @rule:CYG-8.4
    Scenario: CYG-4.5-09 The Altar counts when its Location is resolved
      Given the position deals-2
      And the Prayed is Yellow and Red
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 1 Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red prays for Artisan District
        | Red    | builds on Priest Token with Strength 1 in Ruins |
        | Red    | takes no action                                 |
        | Yellow | takes no action                                 |
      Then all learn that Red wins Ruins

    @rule:CYG-7.8
    Scenario: CYG-4.5-10 Two Prayers that pay for one Location cancel each other out
      Given the position deals-3
      And the Turn is Yellow
      And the Prayed is Red and Yellow
      And Yellow has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Priest Token with Strength 2 in Thieves District
      And Red has 1 Patriarch with Stacked Coins 4 in Forum
      When Yellow prays for Thieves District
        | Yellow | pays for Forum                                    |
        | Yellow | sends Priest Token with Strength 2 with the Coins |
      Then Red has 1 Patriarch in Free Pool
      And Red has 5 Coin Tokens in Purse
      And Yellow has 2 Priest Tokens with Strength 2 in Free Pool
      And Yellow has 1 Coin Token in Purse
      And the Turn is Green

    @rule:CYG-7.1
    Scenario: CYG-4.5-11 What a Prayer draws nobody else sees
      Given the position deals-2
      And Card A is a Miracle
      And Red has 1 Fanatical Mob in Mob Field
      When Red prays for Ruins
        | Red    | uses the benefit |
        | Chance | draws Card A     |
        | Red    | sells nothing    |
      Then Red sees that Red has 1 Card A in Hand
      And Yellow sees only that 1 card is in Red's Hand
      And all learn that Red uses the benefit of Ruins, and after that that Red draws 1 card

  Rule: CYG-4.6 Thieves need a Priest

    @twin:CYG-4.6-02
    Scenario: CYG-4.6-01 Without a Priest there the thieves help nobody
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      When Red wrongly pays for Forum
        | Red | prays for Thieves District |
      Then it is refused

    @rule:CYG-7.4
    Scenario: CYG-4.6-02 With one it goes to the Location paid for
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Priest Token with Strength 4 in Thieves District
      When Red prays for Thieves District
        | Red | pays for Forum                                    |
        | Red | sends Priest Token with Strength 4 with the Coins |
      Then Red has 1 Priest Token with Strength 4 with Stacked Coins 4 in Forum
      And Red has no Priest Token with Strength 4 in Thieves District
      And Red has 1 Coin Token in Purse

    @rule:CYG-7.4
    Scenario: CYG-4.6-03 A Patriarch there will do
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Patriarch in Thieves District
      When Red prays for Thieves District
        | Red | pays for Slums                 |
        | Red | sends Patriarch with the Coins |
      Then Red has 1 Patriarch with Stacked Coins 3 in Slums
      And Red has 2 Coin Tokens in Purse

    @twin:CYG-4.6-02
    Scenario: CYG-4.6-04 An Altar there will not
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Altar in Thieves District
      And Red has 1 Priest Token with Strength 4 in Altar Base of Thieves District
      When Red wrongly pays for Forum
        | Red | prays for Thieves District |
      Then it is refused

    @twin:CYG-4.6-02
    Scenario: CYG-4.6-05 Nor will a Priest of somebody else
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Priest Token with Strength 4 in Thieves District
      When Red wrongly pays for Forum
        | Red | prays for Thieves District |
      Then it is refused

    @ruling:A-08=nothing
    @rule:CYG-4.4
    @twin:CYG-4.6-02
    Scenario: CYG-4.6-06 A Priest there is not enough without a Mob
      Given the position deals-2
      And Red has 1 Priest Token with Strength 4 in Thieves District
      When Red wrongly prays for Thieves District
      Then it is refused

    @rule:CYG-3.8
    @ruling:A-18=no-placement
    Scenario: CYG-4.6-07 The way of the Priest is no placement
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 13 Coin Tokens in Purse
      And the Placed is Red, Red and Red
      And Red has 1 Priest Token with Strength 4 in Thieves District
      When Red prays for Thieves District
        | Red | pays for Rift                                     |
        | Red | sends Priest Token with Strength 4 with the Coins |
      Then Red has 1 Priest Token with Strength 4 with Stacked Coins 13 in Rift
      And Red has 2 Followers in Following
      And the Placed is Red, Red and Red

  Rule: CYG-4.7 No alms

    @ruling:A-14=none
    Scenario: CYG-4.7-01 Others there get nothing for it
      Given the position deals-3
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 1 Priest Token with Strength 1 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      When Red prays for Trade District
        | Red | uses the benefit |
      Then Red has 11 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse
      And Green has 5 Coin Tokens in Purse

    @ruling:A-14=none
    Scenario: CYG-4.7-02 Nor does whoever prays get any
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 1 Priest Token with Strength 1 in Slums
      When Red prays for Slums
        | Red | uses the benefit |
      Then Red has 5 Coin Tokens in Purse
      And all learn only that Red uses the benefit of Slums

  Rule: CYG-4.8 Then deals

    @ruling:A-13=now
    Scenario: CYG-4.8-01 Coins of the benefit can be spent
      Given the position deals-2
      And Card A is a License of base cost 6
      And there is 1 Card A in License Row
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 0 Coin Tokens in Purse
      When Red prays for Trade District
        | Red | uses the benefit |
        | Red | buys Card A      |
      Then Red has Card A in License Field
      And Red has 0 Coin Tokens in Purse
      And all learn that Red uses the benefit of Trade District, and after that that Red buys Card A

    @ruling:A-13=now
    @twin:CYG-4.8-01
    @ruling:A-12=benefit-first
    Scenario: CYG-4.8-02 After a deal no benefit can be had
      Given the position deals-2
      And Card A is a License of base cost 5
      And there is 1 Card A in License Row
      And Red has 2 Fanatical Mobs in Mob Field
      When Red wrongly prays for Trade District
        | Red | prays for nothing |
        | Red | buys Card A       |
      Then it is refused

    @twin:CYG-4.8-04
    @ruling:A-12=benefit-first
    Scenario: CYG-4.8-03 Proceeds of a sale cannot pay for the benefit
      Given the position deals-2
      And Card A is an Intrigue with 5 Sale Value
      And Red has Card A in Hand
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 6 Coin Tokens in Purse
      When Red wrongly hires four Followers
        | Red | prays for Port |
        | Red | sells Card A   |
      Then it is refused

    Scenario: CYG-4.8-04 Coins that were there can
      Given the position deals-2
      And Card A is an Intrigue with 5 Sale Value
      And Red has Card A in Hand
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 11 Coin Tokens in Purse
      When Red prays for Port
        | Red | hires four Followers |
        | Red | sells nothing        |
      Then Red has 6 Followers in Following
      And Red has Card A in Hand

  Rule: CYG-4.9 Selling

    @ruling:A-13=now
    Scenario: CYG-4.9-01 An Intrigue is sold for its Sale Value
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value
      And Red has Card A in Hand
      When Red prays for nothing
        | Red | sells Card A |
      Then Red has no Card A in Hand
      And Red has 9 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse
      And all learn that Red sells Card A

    @ruling:A-13=now
    Scenario: CYG-4.9-02 Several are, also two copies of one
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value in 2 copies
      And Card B is an Intrigue with 5 Sale Value
      And Red has 2 Card A and 1 Card B in Hand
      When Red prays for nothing
        | Red | sells 2 Card A and 1 Card B |
      Then Red has 18 Coin Tokens in Purse
      And Red has no Card A and no Card B in Hand

    @ruling:A-13=now
    Scenario: CYG-4.9-03 Some may be kept
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value in 2 copies
      And Card B is an Intrigue with 5 Sale Value
      And Red has 2 Card A and 1 Card B in Hand
      When Red prays for nothing
        | Red | sells 1 Card A |
      Then Red has 9 Coin Tokens in Purse
      And Red has 1 Card A and 1 Card B in Hand

    Scenario: CYG-4.9-04 Nothing need be sold
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value
      And Red has Card A in Hand
      When Red prays for nothing
        | Red | sells nothing |
      Then Red has Card A in Hand
      And Red has 5 Coin Tokens in Purse
      And the Turn is Yellow

    @twin:CYG-4.9-01
    Scenario: CYG-4.9-05 Miracles are not sold
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value
      And Card B is a Miracle
      And Red has Card A and Card B in Hand
      When Red wrongly sells Card B
        | Red | prays for nothing |
      Then it is refused

    @twin:CYG-4.9-01
    Scenario: CYG-4.9-06 Nor are cards of others
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value
      And Card B is an Intrigue with 5 Sale Value
      And Red has Card A in Hand
      And Yellow has Card B in Hand
      When Red wrongly sells Card B
        | Red | prays for nothing |
      Then it is refused

    @twin:CYG-4.9-02
    Scenario: CYG-4.9-07 Nor more copies than are there
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value in 2 copies
      And Red has 1 Card A in Hand
      When Red wrongly sells 2 Card A
        | Red | prays for nothing |
      Then it is refused

    @twin:CYG-4.9-01
    Scenario: CYG-4.9-08 Whoever has not Prayed sells nothing
      Given the position intention-2
      And Card A is an Intrigue with 4 Sale Value
      And Red has Card A in Hand
      When Red wrongly sells Card A
      Then it is refused

    @ruling:A-13=now
    Scenario: CYG-4.9-09 A dark seal is no hindrance on the light side
      Given the position deals-2
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      When Red prays for nothing
        | Red | sells Card A |
      Then Red has no Card A in Hand

    @ruling:A-13=now
    Scenario: CYG-4.9-10 Others count the hand, and do not see what is kept
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value in 2 copies
      And Card B is an Intrigue with 5 Sale Value
      And Red has 2 Card A and 1 Card B in Hand
      When Red prays for nothing
        | Red | sells 1 Card A |
      Then Yellow sees only that 2 cards are in Red's Hand
      And Red sees that Red has 1 Card A and 1 Card B in Hand

  Rule: CYG-4.10 Sold cards

    @ruling:A-13=now
    Scenario: CYG-4.10-01 A sold card is in the Intrigue deck again
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value in 3 copies
      And Red has 2 Card A in Hand
      When Red prays for nothing
        | Red | sells 2 Card A |
      Then there are 3 Card A in Intrigue Deck
      And Intrigue Deck has 2 cards more than before

    @twin:CYG-4.10-03
    Scenario: CYG-4.10-02 It lies at the bottom and not on top
      Given the position deals-2
      And the Prayed is Yellow and Red
      And Card A is an Intrigue with 4 Sale Value in 3 copies
      And Red has 3 Card A in Hand
      And Yellow has 1 Priest Token with Strength 1 in Nobility District
      When Chance wrongly draws Card A
        | Red    | prays for nothing |
        | Red    | sells 3 Card A    |
        | Red    | takes no action   |
        | Yellow | takes no action   |
        | Yellow | uses the benefit  |
      Then it is refused

    Scenario: CYG-4.10-03 What was in the deck is drawn first
      Given the position deals-2
      And the Prayed is Yellow and Red
      And Card A is an Intrigue with 4 Sale Value in 3 copies
      And Card B is an Intrigue with 5 Sale Value in 2 copies
      And Red has 3 Card A in Hand
      And Yellow has 1 Priest Token with Strength 1 in Nobility District
      When Red prays for nothing
        | Red    | sells 3 Card A   |
        | Red    | takes no action  |
        | Yellow | takes no action  |
        | Yellow | uses the benefit |
        | Chance | draws Card B     |
        | Chance | draws Card B     |
        | Yellow | lays back Card B |
      Then Yellow has 1 Card B in Hand

  Rule: CYG-4.11 Buying

    @ruling:A-13=now
    Scenario: CYG-4.11-01 An open License is bought for its price
      Given the position deals-2
      And Card A is a License of base cost 5
      And Card B is a License of base cost 4
      And there are 1 Card A and 1 Card B in License Row
      When Red prays for nothing
        | Red | buys Card A |
      Then Red has Card A in License Field
      And Red has 0 Coin Tokens in Purse
      And there are 0 Card A and 1 Card B in License Row
      And Yellow has 5 Coin Tokens in Purse
      And all learn that Red buys Card A

    @twin:CYG-4.11-01
    Scenario: CYG-4.11-02 Not for less
      Given the position deals-2
      And Card A is a License of base cost 5
      And there is 1 Card A in License Row
      And Red has 4 Coin Tokens in Purse
      When Red wrongly buys Card A
        | Red | prays for nothing |
      Then it is refused

    @ruling:A-13=now
    Scenario: CYG-4.11-03 Several are bought if all can be paid
      Given the position deals-2
      And Card A is a License of base cost 5
      And Card B is a License of base cost 4
      And there are 1 Card A and 1 Card B in License Row
      And Red has 9 Coin Tokens in Purse
      When Red prays for nothing
        | Red | buys Card A and Card B |
      Then Red has Card A and Card B in License Field
      And Red has 0 Coin Tokens in Purse

    @twin:CYG-4.11-03
    Scenario: CYG-4.11-04 Not if each alone could be
      Given the position deals-2
      And Card A is a License of base cost 5
      And Card B is a License of base cost 4
      And there are 1 Card A and 1 Card B in License Row
      And Red has 8 Coin Tokens in Purse
      When Red wrongly buys Card A and Card B
        | Red | prays for nothing |
      Then it is refused

    @ruling:A-13=now
    Scenario: CYG-4.11-05 What was sold helps to pay
      Given the position deals-2
      And Card A is a License of base cost 9
      And Card B is an Intrigue with 4 Sale Value
      And there is 1 Card A in License Row
      And Red has Card B in Hand
      When Red prays for nothing
        | Red | sells Card B |
        | Red | buys Card A  |
      Then Red has Card A in License Field
      And Red has 0 Coin Tokens in Purse

    Scenario: CYG-4.11-06 None need be bought, and they stay open
      Given the position deals-2
      And Card A is a License of base cost 5
      And there is 1 Card A in License Row
      When Red prays for nothing
        | Red | buys nothing |
      Then there is 1 Card A in License Row
      And Red has 5 Coin Tokens in Purse
      And the Turn is Yellow

    @twin:CYG-4.11-01
    Scenario: CYG-4.11-07 A License in the deck is not for sale
      Given the position deals-2
      And Card A is a License of base cost 4
      And Card B is a License of base cost 5
      And there is 1 Card A in License Row
      When Red wrongly buys Card B
        | Red | prays for nothing |
      Then it is refused

    @twin:CYG-4.11-01
    Scenario: CYG-4.11-08 Nor is one of another player
      Given the position deals-2
      And Card A is a License of base cost 4
      And Card B is a License of base cost 5
      And there is 1 Card A in License Row
      And Yellow has Card B in License Field
      When Red wrongly buys Card B
        | Red | prays for nothing |
      Then it is refused

    @ruling:A-13=now
    Scenario: CYG-4.11-09 The slot stays empty for those who come after
      Given the position deals-2
      And Card A is a License of base cost 5
      And there is 1 Card A in License Row
      When Red prays for nothing
        | Red | buys Card A |
      Then there is no Card A in License Row
      And License Deck has 0 cards more than before
      And the Turn is Yellow

  Rule: CYG-4.12 Only then

    @ruling:A-13=now
    Scenario: CYG-4.12-01 Deals belong to the Prayer of the player
      Given the position deals-2
      And Card A is an Intrigue
      And Red has Card A in Hand
      When Red prays for nothing
      Then Red is asked to sell Intrigues

    @ruling:A-13=end
    Scenario: CYG-4.12-02 Where they wait for the end the next player chooses first
      Given the position deals-2
      And Card A is an Intrigue
      And Red has Card A in Hand
      When Red prays for nothing
      Then Yellow is asked to Preach or Pray
      And Red has Card A in Hand

    @twin:CYG-4.12-04
    Scenario: CYG-4.12-03 When the next player is to choose it is too late
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value
      And Red has Card A in Hand
      When Red wrongly sells Card A
        | Red    | prays for nothing |
        | Red    | sells nothing     |
        | Yellow | prays             |
        | Yellow | prays for nothing |
      Then it is refused

    @ruling:A-13=end
    Scenario: CYG-4.12-04 Where they wait it is time when all have Prayed
      Given the position deals-2
      And Card A is an Intrigue with 4 Sale Value
      And Red has Card A in Hand
      When Red prays for nothing
        | Yellow | prays             |
        | Yellow | prays for nothing |
        | Red    | sells Card A      |
      Then Red has 9 Coin Tokens in Purse
      And all learn that Yellow prays, and after that that Red sells Card A

    @ruling:A-13=end
    Scenario: CYG-4.12-05 They are made in turn then, from the First Player
      Given the position deals-3
      And the First Player is Yellow
      And the Turn is Red
      And the Prayed is Yellow, Green and Red
      And Card A is a License of base cost 5
      And Card B is a License of base cost 4
      And there are 1 Card A and 1 Card B in License Row
      When Red prays for nothing
        | Yellow | buys Card A |
        | Green  | buys Card B |
      Then all learn that Yellow buys Card A, and after that that Green buys Card B
      And Yellow has Card A in License Field
      And Green has 1 Coin Token in Purse

  Rule: CYG-4.13 At once

    @ruling:A-13=now
    @rule:CYG-10.10
    @ruling:A-15=at-once
    Scenario: CYG-4.13-01 A Tithe is due from the next placement on, and not for earlier ones
      Given the position deals-2
      And Card A is the card Tithe of the Ruins and the Thieves District
      And there is 1 Card A in License Row
      And Red has 9 Coin Tokens in Purse
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red prays for nothing
        | Red    | buys Card A                                 |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
      Then Yellow has 4 Coin Tokens in Purse

    @rule:CYG-10.1
    @ruling:A-15=at-once
    Scenario: CYG-4.13-02 The Patriarch is stronger in this very round
      Given the position deals-2
      And the Prayed is Yellow and Red
      And Card A is a License
      And there is 1 Card A in License Row
      And Red has 20 Coin Tokens in Purse
      And Red has 3 Followers in Following
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red prays for nothing
        | Red    | buys Card A     |
        | Red    | takes no action |
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    @rule:CYG-10.5
    @ruling:A-15=at-once
    Scenario: CYG-4.13-03 A Community gives its benefit in this very round
      Given the position deals-2
      And the Prayed is Yellow and Red
      And Card A is the card Community of the Slums
      And there is 1 Card A in License Row
      And Red has 20 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 1 in Slums
      And Yellow has 1 Priest Token with Strength 5 in Slums
      When Red prays for nothing
        | Red    | buys Card A      |
        | Red    | takes no action  |
        | Yellow | takes no action  |
        | Yellow | uses the benefit |
        | Red    | uses the benefit |
      Then all learn that Red uses the benefit of Slums
      And Red has 3 Followers in Following
