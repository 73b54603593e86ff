Feature: License cards

  Rule: CYG-10.1 Stronger Patriarch

    @rule:CYG-1.3
    Scenario: CYG-10.1-01 A License makes the Patriarch of its owner stronger than its Followers do
      Given the position action-2
      And the Active Location is Slums
      And Card A is a License
      And Red has 1 Card A in License Field
      And Red has 1 Patriarch in Slums
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-10.1-02 It makes no other Patriarch stronger
      Given the position action-2
      And the Active Location is Slums
      And Card A is a License
      And Yellow has 1 Card A in License Field
      And Red has 1 Patriarch in Slums
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-10.1-03 It makes no other Priest stronger
      Given the position action-2
      And the Active Location is Slums
      And Card A is a License
      And Red has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-10.1-04 Several Licenses add up
      Given the position action-2
      And the Active Location is Slums
      And Card A is a License
      And Card B is a License
      And Card C is a License
      And Red has 1 Card A and 1 Card B and 1 Card C in License Field
      And Red has 1 Patriarch in Slums
      And Yellow has 1 Priest Token with Strength 4 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

  Rule: CYG-10.2 Open before the owner

    @rule:CYG-4.11 @ruling:A-13=now
    Scenario: CYG-10.2-01 A License that is bought lies open
      Given the position deals-2
      And Card A is a License of base cost 5
      And there is 1 Card A in License Row
      When Red prays for nothing
        | Red | buys Card A |
      Then Red has 1 Card A in License Field
      And Yellow sees that Red has 1 Card A in License Field
      And Yellow sees only that 0 cards are in Red's Hand

    @rule:CYG-7.20
    Scenario: CYG-10.2-02 A License that is granted lies open
      Given the position benefit-2
      And the Active Location is Palace
      And Card A is a License
      And there is 1 Card A in License Row
      And Red has 1 Priest Token with Strength 2 in Palace
      When Red is granted Card A
      Then Yellow sees that Red has 1 Card A in License Field
      And Yellow sees only that 0 cards are in Red's Hand

  Rule: CYG-10.3 Under the deck

    @twin:CYG-10.3-02
    Scenario: CYG-10.3-01 A License that pays for an ability cannot be the next to be laid open
      Given the position action-2
      And Card A is a License
      And Card B is the card Ode to Treachery
      And Card C is an Intrigue
      And Red has 1 Card A in License Field
      When Chance wrongly turns up Card A
        | Red    | acts with Card B   |
        | Chance | draws Card C       |
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then it is refused

    Scenario: CYG-10.3-02 One that was not discarded can
      Given the position action-2
      And Card A is a License
      When Chance turns up Card A
        | Red    | takes no action    |
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then there is 1 Card A in License Row

    Scenario: CYG-10.3-03 It does not lie before its owner any more
      Given the position action-2
      And Card A is a License
      And Card B is the card Ode to Treachery
      And Card C is an Intrigue
      And Red has 1 Card A in License Field
      When Red acts with Card B
        | Chance | draws Card C |
      Then Red has no Card A in License Field
      And Red has no Card A in Hand
      And there is no Card A in License Row

  Rule: CYG-10.4 Approval

    @rule:CYG-3.8
    Scenario Outline: CYG-10.4-01 The placement that it names costs no Follower
      Given the position intention-2
      And Card A is the card Approval <number>
      And Red has 1 Card A in License Field
      And the Placed is <placed>
      And Red has 9 Followers in Following
      When Red sends Patriarch to Ruins
      Then Red has 9 Followers in Following

      Examples:
        | number | placed                  |
        | 4      | Red, Red, Red           |
        | 5      | Red, Red, Red, Red      |
        | 6      | Red, Red, Red, Red, Red |

    @rule:CYG-3.8
    Scenario Outline: CYG-10.4-02 Any other costs one
      Given the position intention-2
      And Card A is the card Approval <number>
      And Red has 1 Card A in License Field
      And the Placed is <placed>
      And Red has 9 Followers in Following
      When Red sends Patriarch to Ruins
      Then Red has 8 Followers in Following

      Examples:
        | number | placed                       |
        | 5      | Red, Red, Red                |
        | 4      | Red, Red, Red, Red           |
        | 6      | Red, Red, Red, Red           |
        | 5      | Red, Red, Red, Red, Red      |
        | 6      | Red, Red, Red, Red, Red, Red |

    Scenario: CYG-10.4-03 It helps its owner alone
      Given the position intention-2
      And Card A is the card Approval 4
      And Yellow has 1 Card A in License Field
      And the Placed is Red, Yellow, Red, Yellow, Red, Yellow
      When Red sends Patriarch to Ruins
      Then Red has 1 Follower in Following

    Scenario: CYG-10.4-04 Placements of others are not counted
      Given the position intention-2
      And Card A is the card Approval 5
      And Red has 1 Card A in License Field
      And the Placed is Red, Yellow, Red, Yellow, Red, Red
      When Red sends Patriarch to Ruins
      Then Red has 2 Followers in Following

  Rule: CYG-10.5 Community

    @rule:CYG-5.16
    Scenario: CYG-10.5-01 The loser with a Community has the benefit after the winner
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Red has 3 Followers in Following
      And Yellow has 3 Followers in Following
      And all learn that Red uses the benefit of Slums, and after that that Yellow uses the benefit of Slums

    @twin:CYG-10.5-01
    Scenario: CYG-10.5-02 Not before the winner
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Yellow wrongly uses the benefit
      Then it is refused

    Scenario: CYG-10.5-03 The winner comes first, whoever sits first
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Red has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 5 in Slums
      When Red takes no action
        | Yellow | takes no action    |
        | Yellow | uses the benefit   |
        | Red    | leaves the benefit |
      Then all learn that Yellow uses the benefit of Slums, and after that that Red leaves the benefit of Slums

    @twin:CYG-10.5-01
    Scenario: CYG-10.5-04 A Community of another Location is of no use here
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Trade District
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Yellow wrongly uses the benefit
        | Red | uses the benefit |
      Then it is refused

    Scenario: CYG-10.5-05 It does not hang on what the winner does
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red leaves the benefit
        | Yellow | uses the benefit |
      Then Red has 2 Followers in Following
      And Yellow has 3 Followers in Following

    @ruling:A-42=never
    Scenario: CYG-10.5-06 Whoever pays must be able to pay again
      Given the position benefit-2
      And the Active Location is Port
      And Card A is the card Community of the Port
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Port
      And Yellow has 1 Priest Token with Strength 1 in Port
      When Red hires two Followers
        | Yellow | hires two Followers |
      Then Red has 4 Followers in Following
      And Yellow has 4 Followers in Following
      And Yellow has no Coin Token in Purse

    @rule:CYG-7.24
    Scenario: CYG-10.5-07 A second Cult may summon in the same round
      Given the position benefit-2
      And the Active Location is Rift
      And Card A is the card Community of the Rift
      And Yellow has 1 Card A in License Field
      And Red has 3 Priest Tokens with Strength 5 and 3 Priest Tokens with Strength 4 in Rift
      And Yellow has 3 Priest Tokens with Strength 5 and 2 Priest Tokens with Strength 4 in Rift
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field

  Rule: CYG-10.6 Community wants Influence

    @twin:CYG-10.5-01
    Scenario: CYG-10.6-01 Who has nothing there has no benefit
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      When Yellow wrongly uses the benefit
        | Red | uses the benefit |
      Then it is refused

    Scenario: CYG-10.6-02 An Altar is Influence
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 5 in Slums
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Yellow has 3 Followers in Following

    Scenario: CYG-10.6-03 One Influence is enough
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 5 in Slums
      And Yellow has no Follower in Following
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Yellow has 1 Follower in Following

  Rule: CYG-10.7 Community or alms

    @rule:CYG-5.14 @ruling:A-42=never
    Scenario: CYG-10.7-01 Who uses the benefit gets no alms
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Yellow has 5 Coin Tokens in Purse

    @rule:CYG-5.14 @ruling:A-42=never
    Scenario: CYG-10.7-02 Other losers have theirs
      Given the position benefit-3
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      And Green has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Yellow has 5 Coin Tokens in Purse
      And Green has 6 Coin Tokens in Purse

    Scenario: CYG-10.7-03 Nor does who cannot use it
      Given the position benefit-2
      And the Active Location is Guard Quarters
      And Card A is the card Community of the Guard Quarters
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Guard Quarters
      And Yellow has 1 Priest Token with Strength 1 in Guard Quarters
      And Yellow has 1 Follower in Following
      When Red uses the benefit
      Then Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-10.7-05 Nor does who leaves it
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
        | Yellow | leaves the benefit |
      Then Yellow has 5 Coin Tokens in Purse
      And Yellow has 2 Followers in Following

    Scenario: CYG-10.7-06 A Community of another Location takes no alms away
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Trade District
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
      Then Yellow has 6 Coin Tokens in Purse

    @ruling:A-42=besides
    Scenario: CYG-10.7-07 Where alms go besides, who uses the benefit has both, and the winner the benefit alone
      Given the position benefit-3
      And the Active Location is Trade District
      And Card A is the card Community of the Trade District
      And Yellow has Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      And Green has 1 Priest Token with Strength 1 in Trade District
      When Red uses the benefit
        | Yellow | uses the benefit |
      Then Red has 11 Coin Tokens in Purse
      And Yellow has 13 Coin Tokens in Purse
      And Green has 7 Coin Tokens in Purse

    @ruling:A-42=besides
    Scenario: CYG-10.7-08 Where alms go besides, who leaves the benefit has nothing
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      When Red uses the benefit
        | Yellow | leaves the benefit |
      Then Yellow has 5 Coin Tokens in Purse
      And Yellow has 2 Followers in Following

  Rule: CYG-10.8 Title

    @rule:CYG-3.6
    Scenario Outline: CYG-10.8-01 A Title opens its Location to a Cult without Followers
      Given the position intention-2
      And Card A is the card <title>
      And Red has 1 Card A in License Field
      And Red has no Follower in Following
      When Red sends Patriarch to <location>
      Then Red has 1 Patriarch in <location>

      Examples:
        | title      | location          |
        | Minstrel   | Artisan District  |
        | Healer     | Academy           |
        | Admiral    | Port              |
        | Mentor     | Palace            |
        | Inquisitor | Nobility District |
        | General    | Guard Quarters    |
        | Oracle     | Rift              |

    @twin:CYG-10.8-01
    Scenario Outline: CYG-10.8-02 It opens no other
      Given the position intention-2
      And Card A is the card Healer
      And Red has 1 Card A in License Field
      And Red has no Follower in Following
      When Red wrongly sends Patriarch to <location>
      Then it is refused

      Examples:
        | location         |
        | Artisan District |
        | Port             |
        | Forum            |

    @twin:CYG-10.8-01
    Scenario: CYG-10.8-03 It helps its owner alone
      Given the position intention-2
      And Card A is the card Healer
      And Yellow has 1 Card A in License Field
      When Red wrongly sends Patriarch to Academy
      Then it is refused

    @rule:CYG-3.8
    Scenario: CYG-10.8-04 It spares no Follower for the fourth placement
      Given the position intention-2
      And Card A is the card Oracle
      And Red has 1 Card A in License Field
      And the Placed is Red, Red, Red
      When Red sends Patriarch to Rift
      Then Red has 1 Follower in Following

  Rule: CYG-10.9 Only to Preach

    @twin:CYG-10.9-02
    Scenario: CYG-10.9-01 A Miracle that places wants the Followers
      Given the position action-2
      And the Active Location is Academy
      And Card A is the card Healer
      And Red has 1 Card A in License Field
      And Card B is the card Sudden Arrival
      And Red has 1 Card B in Hand
      When Red wrongly acts with Card B
      Then it is refused

    Scenario: CYG-10.9-02 With the Followers it places
      Given the position action-2
      And the Active Location is Academy
      And Card A is the card Healer
      And Red has 1 Card A in License Field
      And Card B is the card Sudden Arrival
      And Red has 1 Card B in Hand
      And Red has 3 Followers in Following
      When Red acts with Card B
        | Red | picks 1 Patriarch |
      Then Red has 1 Patriarch in Academy

    @twin:CYG-10.9-04
    Scenario: CYG-10.9-03 A Miracle that moves wants them, too
      Given the position action-2
      And Card A is the card Healer
      And Red has 1 Card A in License Field
      And Card B is the card Road of Light
      And Red has 1 Card B in Hand
      When Red wrongly chooses the place Academy
        | Red | acts with Card B |
      Then it is refused

    Scenario: CYG-10.9-04 With the Followers it moves
      Given the position action-2
      And Card A is the card Healer
      And Red has 1 Card A in License Field
      And Card B is the card Road of Light
      And Red has 1 Card B in Hand
      And Red has 3 Followers in Following
      When Red acts with Card B
        | Red | chooses the place Academy |
      Then Red has 1 Priest Token with Strength 1 in Academy

  Rule: CYG-10.10 Tithe

    Scenario Outline: CYG-10.10-01 Who places there pays a Coin to the owner
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      When Red sends <piece> to <location>
      Then Red has 4 Coin Tokens in Purse
      And Yellow has 6 Coin Tokens in Purse

      Examples:
        | piece                        | location |
        | Priest Token with Strength 2 | Slums    |
        | Priest Token with Strength 2 | Forum    |
        | Patriarch                    | Slums    |

    Scenario: CYG-10.10-02 Elsewhere nothing is due
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      When Red sends Patriarch to Ruins
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-10.10-03 The owner pays nobody
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Red has 1 Card A in License Field
      When Red sends Patriarch to Slums
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-10.10-04 Each Priest is taxed
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      When Red sends Patriarch to Slums
        | Yellow | sends Patriarch to Slums                    |
        | Red    | sends Priest Token with Strength 2 to Slums |
      Then Red has 3 Coin Tokens in Purse
      And Yellow has 7 Coin Tokens in Purse

    Scenario: CYG-10.10-05 Every other player pays the owner and nobody else
      Given the position intention-3
      And Card A is the card Tithe of the Slums and the Forum
      And Green has 1 Card A in License Field
      When Red sends Patriarch to Slums
        | Yellow | sends Patriarch to Slums |
      Then Red has 4 Coin Tokens in Purse
      And Yellow has 4 Coin Tokens in Purse
      And Green has 7 Coin Tokens in Purse

  Rule: CYG-10.11 Too poor for the Tithe

    Scenario: CYG-10.11-01 Without a Coin the Priest is placed all the same
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      And Red has no Coin Token in Purse
      When Red sends Patriarch to Slums
      Then Red has 1 Patriarch in Slums
      And Red has no Coin Token in Purse
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-10.11-02 The last Coin is paid
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      And Red has 1 Coin Token in Purse
      When Red sends Patriarch to Slums
      Then Red has no Coin Token in Purse
      And Yellow has 6 Coin Tokens in Purse

  Rule: CYG-10.12 Exiles

    Scenario: CYG-10.12-01 A Follower joins for an Intrigue that is played
      Given the position action-2
      And Card A is the card Exiles
      And Red has 1 Card A in License Field
      And Card B is the card Inquisition Raid
      And Red has 1 Card B in Hand
      When Red acts with Card B
      Then Red has 3 Followers in Following

    Scenario: CYG-10.12-02 None joins for a Miracle
      Given the position action-2
      And Card A is the card Exiles
      And Red has 1 Card A in License Field
      And Card B is the card Burning Tongue
      And Red has 1 Card B in Hand
      When Red acts with Card B
      Then Red has 2 Followers in Following

    Scenario: CYG-10.12-03 None joins for an Intrigue of another
      Given the position action-2
      And Card A is the card Exiles
      And Red has 1 Card A in License Field
      And Card B is the card Inquisition Raid
      And Yellow has 1 Card B in Hand
      When Red takes no action
        | Yellow | acts with Card B |
      Then Red has 2 Followers in Following
      And Yellow has 2 Followers in Following

    @ruling:A-13=now
    Scenario: CYG-10.12-04 None joins for an Intrigue that is sold
      Given the position deals-2
      And Card A is the card Exiles
      And Red has 1 Card A in License Field
      And Card B is an Intrigue
      And Red has 1 Card B in Hand
      When Red prays for nothing
        | Red | sells Card B |
      Then Red has 2 Followers in Following

    @rule:CYG-1.1
    Scenario: CYG-10.12-05 With nine Followers none joins
      Given the position action-2
      And Card A is the card Exiles
      And Red has 1 Card A in License Field
      And Card B is the card Inquisition Raid
      And Red has 1 Card B in Hand
      And Red has 9 Followers in Following
      When Red acts with Card B
      Then Red has 9 Followers in Following

  Rule: CYG-10.13 Novitiate

    @rule:CYG-5.8
    Scenario: CYG-10.13-01 An own Altar counts for 5
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Novitiate
      And Red has 1 Card A in License Field
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 3 and 1 Priest Token with Strength 1 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-10.13-02 And for no more than 5
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Novitiate
      And Yellow has 1 Card A in License Field
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 1 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-10.13-03 The Altars of others do not
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Novitiate
      And Red has 1 Card A in License Field
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Priest Token with Strength 1 in Slums
      And Red has 1 Priest Token with Strength 3 and 1 Priest Token with Strength 2 and 1 Priest Token with Strength 1 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-10.13-04 Priests do not count for more
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Novitiate
      And Red has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 2 and 1 Priest Token with Strength 1 in Slums
      And Yellow has 1 Priest Token with Strength 4 in Slums
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    @rule:CYG-7.24
    Scenario: CYG-10.13-05 It counts in the Rift, too
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Novitiate
      And Red has 1 Card A in License Field
      And Red has 1 Altar in Rift
      And Red has 1 Priest Token with Strength 4 in Altar Base of Rift
      And Red has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 3 in Rift
      When Red uses the benefit
      Then Red has 1 Atheism Sheet with Dark Side Up in Sheet Field

  Rule: CYG-10.14 Aulic Magus

    Scenario: CYG-10.14-01 Three Coins for a Miracle that is played
      Given the position action-2
      And Card A is the card Aulic Magus
      And Red has 1 Card A in License Field
      And Card B is the card Burning Tongue
      And Red has 1 Card B in Hand
      When Red acts with Card B
      Then Red has 8 Coin Tokens in Purse

    Scenario: CYG-10.14-02 None for an Intrigue
      Given the position action-2
      And Card A is the card Aulic Magus
      And Red has 1 Card A in License Field
      And Card B is the card Inquisition Raid
      And Red has 1 Card B in Hand
      When Red acts with Card B
      Then Red has 5 Coin Tokens in Purse

    Scenario: CYG-10.14-03 None for a Miracle of another
      Given the position action-2
      And Card A is the card Aulic Magus
      And Red has 1 Card A in License Field
      And Card B is the card Small Mercy
      And Yellow has 1 Card B in Hand
      When Red takes no action
        | Yellow | acts with Card B             |
        | Yellow | chooses to gain one Follower |
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse
      And Yellow has 3 Followers in Following

  Rule: CYG-10.15 Tithe only for Preaching

    Scenario: CYG-10.15-01 A Priest whom a Miracle places is not taxed
      Given the position action-2
      And the Active Location is Slums
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      And Card B is the card Sudden Arrival
      And Red has 1 Card B in Hand
      When Red acts with Card B
        | Red | picks 1 Patriarch |
      Then Red has 1 Patriarch in Slums
      And Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    @rule:CYG-7.4
    Scenario: CYG-10.15-02 Nor is one who carries Coins
      Given the position benefit-2
      And the Active Location is Thieves District
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Thieves District
      When Red pays for Slums
        | Red | sends Priest Token with Strength 4 with the Coins |
      Then Red has 2 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

  Rule: CYG-10.16 One benefit

    Scenario: CYG-10.16-01 The winner with a Community has the benefit once
      Given the position benefit-2
      And the Active Location is Slums
      And Card A is the card Community of the Slums
      And Red has 1 Card A in License Field
      And Red has 1 Priest Token with Strength 4 in Slums
      When Red uses the benefit
      Then Red has 3 Followers in Following
      And all learn that the round ends
