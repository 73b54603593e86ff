Feature: Abilities of the Cults

  Rule: CYG-13.1 Once in each Location

    @rule:CYG-13.45
    Scenario: CYG-13.1-01 The same ability again in the next Location
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Red has 1 Priest Token with Strength 2 in Slums
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 1 |
        | Yellow | takes no action                      |
        | Red    | leaves the benefit                   |
        | Red    | acts with Card A                     |
      Then Red has no Follower in Following
      And Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 2 in Slums
      And the Turn is Yellow

  Rule: CYG-13.2 The side that is up

    @ruling:A-80=legal @ruling:A-100=partial @ruling:A-106=tokens
    Scenario Outline: CYG-13.2-01 A Cult has the abilities of the side that is up alone
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 <sheet> in Sheet Field
      And Card E is the card Small Mercy
      And Card F is the card Blackmail
      And Card G is the card Supremacy
      And Red has 3 Card E and 3 Card F in Hand
      And Red has 1 Card G in Supremacy Field
      And Card H is a License of base cost 4
      And Card I is a License of base cost 5
      And Card J is a License of base cost 6
      And Red has 1 Card H, 1 Card I and 1 Card J in License Field
      And Red has 9 Followers in Following
      And Red has 20 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 1, 1 Priest Token with Strength 4 and 1 Priest Token with Strength 5 in Free Pool
      When the game goes on
      Then the options include <first> and <second>
      And the options do not include <third>
      And the options do not include <fourth>

      Examples:
        | sheet                           | first                     | second                        | third                     | fourth                        |
        | Anubis Sheet                    | Ritual of Passing         | Hand of Death                 | Create a Mummy            | Resurrection of the Righteous |
        | Anubis Sheet with Dark Side Up  | Create a Mummy            | Resurrection of the Righteous | Ritual of Passing         | Hand of Death                 |
        | Cthulhu Sheet                   | Ritual of the Abyss       | The Great Shrine              | Furious Storm             | Will of the Ancient           |
        | Cthulhu Sheet with Dark Side Up | Furious Storm             | Will of the Ancient           | Ritual of the Abyss       | The Great Shrine              |
        | Fafnir Sheet with Dark Side Up  | Blood for Gold            | Army of Pillagers             | Ode to Greed              | Ode to Treachery              |
        | Janus Sheet                     | Chalice of Clarity        | Mystery of Virtues            | Mystery of Vices          | Chalice of Madness            |
        | Janus Sheet with Dark Side Up   | Mystery of Vices          | Chalice of Madness            | Chalice of Clarity        | Mystery of Virtues            |
        | Nirriti Sheet                   | Way of Loyalty            | Path of Temptation            | Path of Iniquity          | Way of Triumph                |
        | Nirriti Sheet with Dark Side Up | Path of Iniquity          | Way of Triumph                | Way of Loyalty            | Path of Temptation            |
        | Arachne Sheet                   | Ordination of a Priestess | Charms of the Woman           | Spider's Grip             | Sorcery of the Goddess        |
        | Arachne Sheet with Dark Side Up | Spider's Grip             | Sorcery of the Goddess        | Ordination of a Priestess | Charms of the Woman           |
        | Atheism Sheet                   | Triumph of Science        | Policy of Terror              | Dispelling the Myth       | Nihilism                      |
        | Atheism Sheet with Dark Side Up | Dispelling the Myth       | Nihilism                      | Triumph of Science        | Policy of Terror              |

    Scenario: CYG-13.2-02 Fafnir on its light side
      Given the position action-2
      And Card E is an Intrigue
      And Red has Card E in Hand
      And Red has 20 Coin Tokens in Purse
      When the game goes on
      Then the options include Ode to Greed and Ode to Treachery
      And the options do not include Blood for Gold
      And the options do not include Army of Pillagers

    @ruling:A-100=partial
    Scenario Outline: CYG-13.2-03 Tiamat on its <side> side
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 <sheet> in Sheet Field
      And the Turn is Yellow
      And Card E is the card Small Mercy
      And Yellow has 4 Card E in Hand
      And Yellow has 1 Priest Token with Strength 5 in Free Pool
      When the game goes on
      Then the options include <first> and <second>
      And the options do not include <third>
      And the options do not include <fourth>

      Examples:
        | side  | sheet                          | first                 | second           | third                 | fourth           |
        | light | Tiamat Sheet                   | Change of Guise       | Incarnation      | Attack of the Dragons | Harvest of Chaos |
        | dark  | Tiamat Sheet with Dark Side Up | Attack of the Dragons | Harvest of Chaos | Change of Guise       | Incarnation      |

    @twin:CYG-13.2-05
    Scenario: CYG-13.2-04 The ability of another Cult cannot be used
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Way of Loyalty
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-13.37
    Scenario: CYG-13.2-05 Its own Cult can
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Way of Loyalty
      And Card B is a Miracle
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card B |
        | Chance | draws Card B |
      Then Red has 3 Card B in Hand
      And all learn that Red uses the ability Card A

  Rule: CYG-13.3 Ritual Cost

    @rule:CYG-13.46
    Scenario: CYG-13.3-01 The Priest lies on the Cult sheet
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 3 in Cult Sheet
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 2 Priest Tokens with Strength 3 in Reserve

    @rule:CYG-13.49
    Scenario: CYG-13.3-02 The Patriarch can pay it
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 4 Followers in Following
      When Red acts with Card A
      Then Red has 1 Patriarch in Cult Sheet
      And Red has no Patriarch in Free Pool
      And Red has 5 Followers in Following

    @twin:CYG-13.3-04
    Scenario: CYG-13.3-03 What lies on the sheet is not free in the next Location
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      When Red wrongly acts with Card A
        | Red    | acts with Card A |
        | Yellow | takes no action  |
      Then it is refused

    Scenario: CYG-13.3-04 Another Free Priest pays there
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      And Red has 2 Priest Tokens with Strength 3 in Free Pool
      When Red acts with Card A
        | Yellow | takes no action  |
        | Red    | acts with Card A |
      Then Red has 2 Priest Tokens with Strength 3 in Cult Sheet
      And Red has 1 Priest Token with Strength 1 in Slums

  Rule: CYG-13.4 Sacrifice Cost

    @twin:CYG-13.4-02 @rule:CYG-13.35
    Scenario: CYG-13.4-01 A Patriarch alone cannot be given up
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Card A is the card Mystery of Vices
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-13.35
    Scenario: CYG-13.4-02 A Priest token can
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Card A is the card Mystery of Vices
      And Card B is an Intrigue
      And Red has 1 Priest Token with Strength 1, no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
        | Chance | draws Card B |
      Then Red has 1 Patriarch and no Priest Token with Strength 1 in Free Pool
      And Red has 1 Card B in Hand

    @twin:CYG-13.4-04 @rule:CYG-13.21
    Scenario: CYG-13.4-03 Not even a strong Patriarch among others
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      When Red wrongly picks 1 Patriarch
        | Red | acts with Card A |
      Then it is refused

    @rule:CYG-13.21
    Scenario: CYG-13.4-04 A token among others
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has 1 Patriarch and no Priest Token with Strength 3 in Free Pool
      And Red has 3 Priest Tokens with Strength 3 in Reserve

  Rule: CYG-13.5 Cost in full

    @twin:CYG-13.5-02 @rule:CYG-13.30
    Scenario: CYG-13.5-01 A card without the Coins is not enough
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is an Intrigue
      And Red has Card B in Hand
      And Red has 1 Coin Token in Purse
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-13.30
    Scenario: CYG-13.5-02 A card and the Coins are
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is an Intrigue
      And Card C is an Intrigue with 4 Sale Value
      And Red has Card B in Hand
      And Red has 2 Coin Tokens in Purse
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Chance | draws Card C     |
      Then Red has 4 Coin Tokens in Purse
      And Red has no Card B in Hand

    @twin:CYG-13.5-02 @rule:CYG-13.30
    Scenario: CYG-13.5-03 The Coins without a card are not
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Red has 2 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.5-05 @rule:CYG-13.37
    Scenario: CYG-13.5-04 One Follower of two does not do
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Way of Loyalty
      And Red has 1 Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-13.37
    Scenario: CYG-13.5-05 Two do
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Way of Loyalty
      And Card B is a Miracle
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card B |
        | Chance | draws Card B |
      Then Red has no Follower in Following
      And Red has 9 Followers in Reserve
      And Red has 3 Card B in Hand

  Rule: CYG-13.6 As far as it goes

    @ruling:A-100=partial @rule:CYG-13.24
    Scenario: CYG-13.6-01 The Followers are given although the reserve has no such Priest
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 2 Priest Tokens with Strength 3 in Port
      When Red acts with Card A
      Then Red has no Follower in Following
      And Red has 1 Priest Token with Strength 3 in Free Pool
      And the Turn is Yellow

    @ruling:A-100=whole @twin:CYG-13.6-03 @rule:CYG-13.24
    Scenario: CYG-13.6-02 An ability that cannot do all that it says is closed
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 2 Priest Tokens with Strength 3 in Port
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-13.24
    Scenario: CYG-13.6-03 With such a Priest in the reserve it is open
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 1 Priest Token with Strength 3 in Port
      When Red acts with Card A
      Then Red has no Follower in Following
      And Red has 2 Priest Tokens with Strength 3 in Free Pool

    @ruling:A-100=partial @rule:CYG-13.22
    Scenario: CYG-13.6-04 Coins come although no Priest is there
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red acts with Card A
      Then Red has 1 Follower in Following
      And Red has 7 Coin Tokens in Purse
      And Red has 1 Altar in Ruins

    @ruling:A-100=partial @rule:CYG-13.29
    Scenario: CYG-13.6-05 A Priest too strong to go leaves the Coins spent
      Given the position action-2
      And Card A is the card Ode to Greed
      And Red has no Priest Token with Strength 1 and 1 Priest Token with Strength 5 in Ruins
      And Red has 6 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has no Coin Token in Purse
      And Red has 1 Priest Token with Strength 5 in Ruins

  Rule: CYG-13.7 Cards as a cost

    @rule:CYG-13.30
    Scenario: CYG-13.7-01 A License pays, goes under its deck, and no longer works
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is a License of base cost 5
      And Card C is an Intrigue with 4 Sale Value
      And Red has Card B in License Field
      When Red acts with Card A
        | Chance | draws Card C |
      Then Red has no Card B in License Field
      And License Deck has 1 card more than before
      And Red has 7 Coin Tokens in Purse

    Scenario: CYG-13.7-02 The Supremacy card pays and goes to the reserve
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is the card Supremacy
      And Card C is an Intrigue with 4 Sale Value
      And Red has Card B in Supremacy Field
      When Red acts with Card A
        | Chance | draws Card C |
      Then Red has no Card B in Supremacy Field
      And there is 1 Card B in Reserve

    @rule:CYG-13.43 @ruling:A-100=partial
    Scenario: CYG-13.7-03 One card of each kind
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Attack of the Dragons
      And Card B is the card Supremacy
      And Card C is a License of base cost 5
      And Card D is an Intrigue
      And Red has Card B in Supremacy Field
      And Red has Card C in License Field
      And Red has Card D in Hand
      When Red acts with Card A
        | Red | chooses Card B, Card C and Card D |
      Then Red has no Card D in Hand
      And Red has no Card C in License Field
      And Red has no Card B in Supremacy Field
      And Intrigue Deck has 1 card more than before

    Scenario: CYG-13.7-04 The player may keep the License and discard from the hand
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is a License of base cost 5
      And Card C is an Intrigue with 4 Sale Value
      And Card D is a Miracle
      And Red has Card B in License Field
      And Red has Card D in Hand
      When Red acts with Card A
        | Red    | chooses 1 Card D |
        | Chance | draws Card C     |
      Then Red has 1 Card B in License Field
      And Red has no Card D in Hand
      And Miracle Deck has 1 card more than before

  Rule: CYG-13.8 Played by an ability

    @rule:CYG-13.50 @rule:CYG-10.12
    Scenario: CYG-13.8-01 Exiles brings a Follower for an Intrigue of Policy of Terror
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Slaughter in the Streets
      And Card C is the card Exiles
      And Card D is an Intrigue
      And Red has Card B in Hand
      And Red has Card C in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Chance | draws Card D     |
      Then Red has 1 Follower in Following
      And Yellow has no Follower in Following
      And all learn that Red plays the Intrigue Card B
      And the Turn is Yellow

    @rule:CYG-13.44
    Scenario: CYG-13.8-02 Aulic Magus brings Coins for a Miracle of Harvest of Chaos
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Harvest of Chaos
      And Card B is the card Small Mercy
      And Card C is the card Aulic Magus
      And Card D is the card Burning Tongue
      And Red has Card B in Hand
      And Red has Card C in License Field
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red acts with Card A
        | Red    | chooses 1 Card B             |
        | Red    | chooses to gain one Follower |
        | Chance | draws Card D                 |
        | Chance | draws Card D                 |
      Then Red has 8 Coin Tokens in Purse
      And Red has 3 Followers in Following
      And Red has no Card B and 2 Card D in Hand
      And the Turn is Yellow

    @twin:CYG-13.8-04 @rule:CYG-13.50
    Scenario: CYG-13.8-03 A seal holds on the light side
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Disperse the Fanatics
      And Red has Card B in Hand
      And Red has 1 Fanatical Mob in Mob Field
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-13.50 @ruling:A-79=something
    Scenario: CYG-13.8-04 An Intrigue without a seal is played
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Slaughter in the Streets
      And Card C is an Intrigue
      And Red has Card B in Hand
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Chance | draws Card C     |
      Then Red has 1 Card C and no Card B in Hand
      And Yellow has no Follower in Following

  Rule: CYG-13.21 Ritual of Passing

    Scenario: CYG-13.21-01 A Follower for every Priest there, whosoever
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      And Yellow has 1 Priest Token with Strength 3 and 1 Patriarch in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 5 Followers in Following
      And Red has no Priest Token with Strength 2 in Free Pool
      And Red has 3 Priest Tokens with Strength 2 in Reserve
      And the Turn is Yellow

    Scenario: CYG-13.21-02 Altars are no Priests
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Altar Base of Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has 3 Followers in Following

    @ruling:A-100=partial
    Scenario: CYG-13.21-03 There are no more than nine Followers
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      And Red has 8 Followers in Following
      And Yellow has 1 Priest Token with Strength 3 and 1 Patriarch in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 9 Followers in Following
      And Red has no Follower in Reserve

    @twin:CYG-13.21-05
    Scenario: CYG-13.21-04 A Priest of strength 1 is too weak
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      And Red has 1 Priest Token with Strength 1, no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.21-05 One of strength 2 is just strong enough
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Ritual of Passing
      And Red has 1 Priest Token with Strength 1, 1 Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 and no Priest Token with Strength 2 in Free Pool
      And Red has 3 Followers in Following

  Rule: CYG-13.22 Hand of Death

    Scenario: CYG-13.22-01 The Priest is free again and stronger by 2
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      When Red acts with Card A
      Then Red has no Priest Token with Strength 1 in Ruins
      And Red has 2 Priest Tokens with Strength 3 in Free Pool
      And Red has 1 Follower in Following
      And Red has 7 Coin Tokens in Purse

    @ruling:A-100=partial
    Scenario Outline: CYG-13.22-02 None is stronger than 5
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      And Red has no Priest Token with Strength 1 and 1 Priest Token with Strength <before> in Ruins
      When Red acts with Card A
      Then Red has no Priest Token with Strength <before> in Ruins
      And Red has 1 Priest Token with Strength 5 in Free Pool

      Examples:
        | before |
        | 4      |
        | 5      |

    @twin:CYG-13.22-01
    Scenario: CYG-13.22-03 Without a Follower it cannot be used
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      And Red has no Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.22-04 The Patriarch there stays where it is
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      And Red has 1 Patriarch in Ruins
      When Red acts with Card A
      Then Red has 1 Patriarch in Ruins
      And Red has 2 Priest Tokens with Strength 3 in Free Pool

    Scenario: CYG-13.22-05 The player chooses which Priest
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      And Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 1 Priest Token with Strength 1 and no Priest Token with Strength 2 in Ruins
      And Red has 1 Priest Token with Strength 4 in Free Pool

    @ruling:A-100=partial
    Scenario: CYG-13.22-06 A token that the reserve lacks makes nobody stronger
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet in Sheet Field
      And Card A is the card Hand of Death
      And Red has 2 Priest Tokens with Strength 3 in Port
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 3 in Free Pool
      And Red has 7 Coin Tokens in Purse

  Rule: CYG-13.23 Create a Mummy

    Scenario: CYG-13.23-01 A light rival is rid of a Mob, and a Miracle comes unseen
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Create a Mummy
      And Card B is a Miracle
      And Red has 1 Priest Token with Strength 1 in Free Pool
      And Red has 2 Fanatical Mobs in Mob Field
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red acts with Card A
        | Chance | draws Card B |
      Then Yellow has 1 Fanatical Mob in Mob Field
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 1 Card B in Hand
      And Yellow sees only that 1 card is in Red's Hand
      And Red has 2 Priest Tokens with Strength 1 in Reserve

    Scenario: CYG-13.23-02 A dark rival keeps its Mobs
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Create a Mummy
      And Card B is a Miracle
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Red has 1 Priest Token with Strength 1 in Free Pool
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red acts with Card A
        | Chance | draws Card B |
      Then Yellow has 2 Fanatical Mobs in Mob Field

    @twin:CYG-13.23-01
    Scenario: CYG-13.23-03 It takes a Priest of strength 1
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Create a Mummy
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-13.23-04 From an empty deck nothing is drawn
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Create a Mummy
      And all cards of Miracle Deck are in Yellow's Hand
      And Red has 1 Priest Token with Strength 1 in Free Pool
      And Yellow has 1 Fanatical Mob in Mob Field
      When Red acts with Card A
      Then Yellow has no Fanatical Mob in Mob Field
      And Yellow sees only that 0 cards are in Red's Hand

  Rule: CYG-13.24 Resurrection of the Righteous

    Scenario: CYG-13.24-01 As strong as there are Free Priests, the Patriarch among them
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      When Red acts with Card A
      Then Red has 2 Priest Tokens with Strength 3 in Free Pool
      And Red has no Follower in Following

    Scenario: CYG-13.24-02 Priests in the city do not count
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 1 Patriarch in Slums
      When Red acts with Card A
      Then Red has 2 Priest Tokens with Strength 2 in Free Pool

    @ruling:A-100=partial
    Scenario: CYG-13.24-03 For six Free Priests there is no token
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 3 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      When Red acts with Card A
      Then Red has 3 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      And Red has 3 Priest Tokens with Strength 5 in Reserve
      And Red has no Follower in Following

    @twin:CYG-13.24-01
    Scenario: CYG-13.24-04 It takes two Followers
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 1 Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.25 Ritual of the Abyss

    Scenario: CYG-13.25-01 The strength of the one goes over to the other
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card Ritual of the Abyss
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has no Priest Token with Strength 1 and 1 Priest Token with Strength 4 in Ruins
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 3 Priest Tokens with Strength 3 in Reserve

    @ruling:A-100=partial
    Scenario: CYG-13.25-02 It stays at 5
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card Ritual of the Abyss
      And Red has no Priest Token with Strength 1 and 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has no Priest Token with Strength 4 and 1 Priest Token with Strength 5 in Ruins

    Scenario: CYG-13.25-03 The very token that was given up can come back
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card Ritual of the Abyss
      And Red has 2 Priest Tokens with Strength 5 in Port
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 5 |
      Then Red has no Priest Token with Strength 1 and 1 Priest Token with Strength 5 in Ruins
      And Red has no Priest Token with Strength 5 in Free Pool

    @ruling:A-100=partial
    Scenario: CYG-13.25-04 A Patriarch there grows no stronger
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card Ritual of the Abyss
      And Red has no Priest Token with Strength 1 and 1 Patriarch in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has 1 Patriarch in Ruins
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 2 Followers in Following

    @twin:CYG-13.25-06
    Scenario: CYG-13.25-05 Not without a Free Priest
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card Ritual of the Abyss
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.25-06 The only one there is goes
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card Ritual of the Abyss
      And Red has 1 Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 3 in Ruins
      And Red has no Priest Token with Strength 2 in Free Pool

  Rule: CYG-13.26 The Great Shrine

    @ruling:A-106=tokens
    Scenario: CYG-13.26-01 Five Followers and all free tokens for an Altar
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 6 Followers in Following
      When Red acts with Card A
      Then Red has 1 Altar and no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Follower in Following
      And Red has 1 Patriarch, no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      And all learn that Red builds an Altar in Ruins

    @ruling:A-106=blocked @twin:CYG-13.26-03
    Scenario: CYG-13.26-02 While the Patriarch is free it is closed
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 6 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.26-03 With the Patriarch elsewhere it is open
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 6 Followers in Following
      And Red has 1 Patriarch in Slums
      When Red acts with Card A
      Then Red has 1 Altar in Ruins
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool

    Scenario: CYG-13.26-04 No Free Priest need be there
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 5 Followers in Following
      And Red has 1 Patriarch and 1 Priest Token with Strength 2 in Slums
      And Red has no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
      Then Red has 1 Altar in Ruins
      And Red has no Follower in Following

    @twin:CYG-13.26-03
    Scenario: CYG-13.26-05 Four Followers are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 4 Followers in Following
      And Red has 1 Patriarch in Slums
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.26-03
    Scenario: CYG-13.26-06 Not where the Cult has an Altar
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 6 Followers in Following
      And Red has 1 Patriarch in Slums
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 4 in Altar Base of Ruins
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.26-07 An Altar of another Cult is no matter
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 6 Followers in Following
      And Red has 1 Patriarch in Slums
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      When Red acts with Card A
      Then Red has 1 Altar in Ruins
      And Yellow has 1 Altar in Ruins

    @twin:CYG-13.26-03
    Scenario: CYG-13.26-08 A Patriarch cannot become one
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet in Sheet Field
      And Card A is the card The Great Shrine
      And Red has 6 Followers in Following
      And Red has no Priest Token with Strength 1 and 1 Patriarch in Ruins
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.27 Furious Storm

    Scenario: CYG-13.27-01 Seven Coins are gone, or none, with everybody
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Arachne Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Furious Storm
      And Card B is a Miracle
      And Card C is an Intrigue
      And Red has 1 Card B and 1 Card C in Hand
      And Red has 9 Coin Tokens in Purse
      And Yellow has 7 Coin Tokens in Purse
      And Green has 6 Coin Tokens in Purse
      When Red acts with Card A
        | Red | chooses 1 Card B and 1 Card C |
      Then Red has 2 Coin Tokens in Purse
      And Yellow has no Coin Token in Purse
      And Green has 6 Coin Tokens in Purse
      And Red has 4 Followers in Following
      And Green sees only that 0 cards are in Red's Hand

    @ruling:A-100=partial
    Scenario: CYG-13.27-02 Dark rivals lose Coins, too, and nine Followers are the most
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Furious Storm
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 8 Followers in Following
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Yellow has 8 Coin Tokens in Purse
      When Red acts with Card A
        | Red | chooses 2 Card B |
      Then Red has 9 Followers in Following
      And Yellow has 1 Coin Token in Purse

    @twin:CYG-13.27-02
    Scenario: CYG-13.27-03 One card is not enough
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Furious Storm
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      And Yellow has 8 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.28 Will of the Ancient

    @ruling:A-100=partial
    Scenario: CYG-13.28-01 A Mob, and a card that the giver chooses and the others do not see
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Arachne Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Will of the Ancient
      And Card B is a Miracle
      And Card C is an Intrigue
      And Red has 6 Followers in Following
      And Yellow has 2 Fanatical Mobs in Mob Field
      And Yellow has 1 Card B and 1 Card C in Hand
      And Green has 1 Fanatical Mob in Mob Field
      And Red has 1 Fanatical Mob in Mob Field
      When Red acts with Card A
        | Yellow | chooses 1 Card C |
      Then Red has 1 Follower in Following
      And Red has 1 Card C in Hand
      And Yellow has 1 Card B and no Card C in Hand
      And Yellow has 1 Fanatical Mob in Mob Field
      And Green has no Fanatical Mob in Mob Field
      And Red has 1 Fanatical Mob in Mob Field
      And Green sees only that 1 card is in Red's Hand

    @ruling:A-100=partial
    Scenario: CYG-13.28-02 A dark rival is left alone
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Will of the Ancient
      And Card B is a Miracle
      And Red has 6 Followers in Following
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Yellow has 2 Fanatical Mobs in Mob Field
      And Yellow has 1 Card B in Hand
      When Red acts with Card A
      Then Yellow has 2 Fanatical Mobs in Mob Field
      And Yellow has 1 Card B in Hand

    @ruling:A-93=any @ruling:A-100=partial
    Scenario: CYG-13.28-03 A License can be given, and works for the new owner
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Will of the Ancient
      And Card B is a License of base cost 5
      And Red has 6 Followers in Following
      And Yellow has Card B in License Field
      When Red acts with Card A
      Then Red has 1 Card B in License Field
      And Yellow has no Card B in License Field

    @ruling:A-93=hand @ruling:A-100=partial
    Scenario: CYG-13.28-04 Only cards of the hand can be given
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Will of the Ancient
      And Card B is a License of base cost 5
      And Red has 6 Followers in Following
      And Yellow has Card B in License Field
      When Red acts with Card A
      Then Red has no Card B in License Field
      And Yellow has 1 Card B in License Field

    @twin:CYG-13.28-02
    Scenario: CYG-13.28-05 Four Followers are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Card A is the card Will of the Ancient
      And Red has 4 Followers in Following
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.29 Ode to Greed

    Scenario: CYG-13.29-01 To the next Location, stronger by 1
      Given the position action-2
      And Card A is the card Ode to Greed
      And Red has 7 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Coin Token in Purse
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Red has 3 Priest Tokens with Strength 1 in Reserve

    @twin:CYG-13.29-03
    Scenario: CYG-13.29-02 A Priest of strength 5 does not go
      Given the position action-2
      And Card A is the card Ode to Greed
      And Red has 1 Priest Token with Strength 3, 1 Priest Token with Strength 4 and 1 Priest Token with Strength 5 in Ruins
      And Red has 6 Coin Tokens in Purse
      When Red wrongly picks 1 Priest Token with Strength 5
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-13.29-03 One of strength 4 does
      Given the position action-2
      And Card A is the card Ode to Greed
      And Red has 1 Priest Token with Strength 3, 1 Priest Token with Strength 4 and 1 Priest Token with Strength 5 in Ruins
      And Red has 6 Coin Tokens in Purse
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 4 |
      Then Red has 1 Priest Token with Strength 5 in Thieves District
      And Red has 1 Priest Token with Strength 5 and no Priest Token with Strength 4 in Ruins

    Scenario: CYG-13.29-04 The Patriarch does not go
      Given the position action-2
      And Card A is the card Ode to Greed
      And Red has 1 Patriarch in Ruins
      And Red has 6 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Patriarch in Ruins
      And Red has 1 Priest Token with Strength 2 in Thieves District

    @twin:CYG-13.29-01
    Scenario: CYG-13.29-05 Five Coins are too few
      Given the position action-2
      And Card A is the card Ode to Greed
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-101=barred @twin:CYG-13.29-01
    Scenario: CYG-13.29-06 From the Rift there is no way on
      Given the position action-2
      And Card A is the card Ode to Greed
      And the Active Location is Rift
      And Red has 1 Priest Token with Strength 2 in Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 7 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-101=stays
    Scenario: CYG-13.29-07 In the Rift the Priest grows and stays
      Given the position action-2
      And Card A is the card Ode to Greed
      And the Active Location is Rift
      And Red has 1 Priest Token with Strength 2 in Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 7 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Coin Token in Purse
      And Red has 1 Priest Token with Strength 3 in Rift

    Scenario: CYG-13.29-08 Coins under the Priest are lost on the way
      Given the position action-2
      And Card A is the card Ode to Greed
      And the Active Location is Forum
      And Red has 1 Priest Token with Strength 2 with Stacked Coins 4 in Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 6 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 3 in Temple District
      And Red has no Coin Token in Purse

    @ruling:A-100=partial
    Scenario: CYG-13.29-09 Without the stronger token in the reserve it goes as it is
      Given the position action-2
      And Card A is the card Ode to Greed
      And Red has 2 Priest Tokens with Strength 2 in Port
      And Red has 7 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 in Thieves District

  Rule: CYG-13.30 Ode to Treachery

    Scenario: CYG-13.30-01 The top Intrigue is turned up, sold and laid under the deck
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is a Miracle
      And Card C is an Intrigue with 6 Sale Value
      And Red has Card B in Hand
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Chance | draws Card C     |
      Then Red has 9 Coin Tokens in Purse
      And Red has no Card B and no Card C in Hand
      And Intrigue Deck has 0 cards more than before
      And the Turn is Yellow

    Scenario: CYG-13.30-02 What the Intrigue would do does not happen
      Given the position action-2
      And Card A is the card Ode to Treachery
      And Card B is a Miracle
      And Card C is the card Seize the Location
      And Red has Card B in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Chance | draws Card C     |
      Then Yellow has 1 Priest Token with Strength 2 in Ruins
      And Red has 10 Coin Tokens in Purse

  Rule: CYG-13.31 Blood for Gold

    @ruling:A-100=partial
    Scenario: CYG-13.31-01 Seven Coins, or what there is, from every light rival
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Blood for Gold
      And Yellow has 9 Coin Tokens in Purse
      And Green has 6 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 18 Coin Tokens in Purse
      And Yellow has 2 Coin Tokens in Purse
      And Green has no Coin Token in Purse
      And Red has no Follower in Following

    @ruling:A-100=partial
    Scenario: CYG-13.31-02 A dark rival gives nothing
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Blood for Gold
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Red has 3 Followers in Following
      When Red acts with Card A
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse
      And Red has 1 Follower in Following

    @twin:CYG-13.31-02
    Scenario: CYG-13.31-03 One Follower is too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Blood for Gold
      And Red has 1 Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.32 Army of Pillagers

    Scenario: CYG-13.32-01 A Mob and two Miracles for fifteen Coins
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Army of Pillagers
      And Card B is a Miracle
      And Red has 16 Coin Tokens in Purse
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card B |
      Then Red has 1 Coin Token in Purse
      And Red has 1 Fanatical Mob in Mob Field
      And Red has 2 Card B in Hand
      And Yellow sees only that 2 cards are in Red's Hand

    @twin:CYG-13.32-01
    Scenario: CYG-13.32-02 Fourteen Coins are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Card A is the card Army of Pillagers
      And Red has 14 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.33 Chalice of Clarity

    Scenario: CYG-13.33-01 The least Influence wins the Location
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
      Then all learn that Red wins Ruins
      And Red has 3 Followers in Following

    Scenario: CYG-13.33-02 Among equals the least Divine Might
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
      Then all learn that Red wins Ruins

    Scenario: CYG-13.33-03 A Cult that is not there does not win
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
      Then all learn that Yellow wins Ruins

    Scenario: CYG-13.33-04 Coins under a Priest go before it
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And the Active Location is Forum
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Forum
      And Yellow has 1 Priest Token with Strength 3 with Stacked Coins 4 in Forum
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
      Then all learn that Yellow wins Forum
      And Red has 3 Followers in Following

    Scenario: CYG-13.33-05 In the next Location the most Influence wins again
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 1 Priest Token with Strength 3 in Slums
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red acts with Card A
        | Red    | chooses 2 Card B   |
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
      Then all learn that Red wins Slums

    @twin:CYG-13.33-03
    Scenario: CYG-13.33-06 One card is not enough
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-13.33-07 At nine Followers the Location is turned round all the same
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 9 Followers in Following
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red acts with Card A
        | Red    | chooses 2 Card B |
        | Yellow | takes no action  |
      Then all learn that Red wins Ruins
      And Red has 9 Followers in Following

  Rule: CYG-13.34 Mystery of Virtues

    Scenario: CYG-13.34-01 A Miracle for every Priest, but none for an Altar
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Mystery of Virtues
      And Card B is a Miracle
      And Red has 8 Coin Tokens in Purse
      And Yellow has 1 Patriarch and 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Altar Base of Ruins
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card B |
      Then Red has 2 Card B in Hand
      And Yellow sees only that 2 cards are in Red's Hand
      And Red has 1 Coin Token in Purse

    @twin:CYG-13.34-01
    Scenario: CYG-13.34-02 Six Coins are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet in Sheet Field
      And Card A is the card Mystery of Virtues
      And Red has 6 Coin Tokens in Purse
      And Yellow has 1 Patriarch and 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Altar Base of Ruins
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.35 Mystery of Vices

    Scenario: CYG-13.35-01 As many Intrigues as the Priest was strong
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Card A is the card Mystery of Vices
      And Card B is an Intrigue
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 3 |
        | Chance | draws Card B                         |
        | Chance | draws Card B                         |
        | Chance | draws Card B                         |
      Then Red has 3 Card B in Hand
      And Red has no Priest Token with Strength 3 in Free Pool
      And Yellow sees only that 3 cards are in Red's Hand

  Rule: CYG-13.36 Chalice of Madness

    Scenario: CYG-13.36-01 Two Mobs, and all Altars of the Location are gone
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Card A is the card Chalice of Madness
      And Card B is the card Sudden Arrival
      And Card C is the card Burning Tongue
      And Red has 4 Card B and 5 Card C in Hand
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 4 in Altar Base of Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      And Yellow has 1 Altar in Forum
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Forum
      When Red acts with Card A
        | Red | chooses 4 Card B and 5 Card C |
      Then Red has 2 Fanatical Mobs in Mob Field
      And Red has no Altar in Ruins
      And Yellow has no Altar in Ruins
      And Yellow has 1 Altar in Forum
      And Yellow has 3 Priest Tokens with Strength 4 in Reserve

    @twin:CYG-13.36-01
    Scenario: CYG-13.36-02 Eight cards are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Card A is the card Chalice of Madness
      And Card B is the card Sudden Arrival
      And Card C is the card Burning Tongue
      And Red has 4 Card B and 4 Card C in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.37 Way of Loyalty

    Scenario: CYG-13.37-01 The bottom of the deck, with the Miracle just played
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Way of Loyalty
      And Card B is the card Small Mercy
      And Card C is the card Burning Tongue
      And Red has Card B in Hand
      When Red acts with Card B
        | Red    | chooses to gain four Coins |
        | Yellow | acts with Card A           |
        | Chance | draws Card B               |
        | Chance | draws Card C               |
        | Chance | draws Card C               |
      Then Yellow has 1 Card B and 2 Card C in Hand
      And Yellow has no Follower in Following

    @twin:CYG-13.37-01
    Scenario: CYG-13.37-02 What lies at the bottom is drawn first
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Way of Loyalty
      And Card B is the card Small Mercy
      And Card C is the card Burning Tongue
      And Red has Card B in Hand
      When Chance wrongly draws Card C
        | Red    | acts with Card B           |
        | Red    | chooses to gain four Coins |
        | Yellow | acts with Card A           |
      Then it is refused

  Rule: CYG-13.38 Path of Temptation

    Scenario: CYG-13.38-01 An open License comes for nothing
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Path of Temptation
      And Card B is a Miracle
      And Card C is a License of base cost 5
      And Red has 2 Card B in Hand
      And there is 1 Card C in License Row
      When Red acts with Card A
        | Red | chooses 2 Card B |
      Then Red has 1 Card C in License Field
      And there is no Card C in License Row
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-13.38-02 One that costs more than the player has is out of reach
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Path of Temptation
      And Card B is a Miracle
      And Card C is a License of base cost 5
      And Card D is a License of base cost 4
      And Red has 2 Card B in Hand
      And Red has 4 Coin Tokens in Purse
      And there is 1 Card C and 1 Card D in License Row
      When Red acts with Card A
        | Red | chooses 2 Card B |
      Then Red has 1 Card D in License Field
      And there is 1 Card C in License Row

    Scenario: CYG-13.38-03 The player chooses among those within reach
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Path of Temptation
      And Card B is a Miracle
      And Card C is a License of base cost 5
      And Card D is a License of base cost 4
      And Red has 2 Card B in Hand
      And there is 1 Card C and 1 Card D in License Row
      When Red acts with Card A
        | Red | chooses 2 Card B |
        | Red | chooses 1 Card C |
      Then Red has 1 Card C in License Field
      And there is 1 Card D in License Row

    @twin:CYG-13.38-01
    Scenario: CYG-13.38-04 One card is not enough
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet in Sheet Field
      And Card A is the card Path of Temptation
      And Card B is a Miracle
      And Card C is a License of base cost 5
      And Red has 1 Card B in Hand
      And there is 1 Card C in License Row
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.39 Path of Iniquity

    @ruling:A-79=something
    Scenario: CYG-13.39-01 Three Intrigues are played one after the other
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Path of Iniquity
      And Card B is the card Blackmail
      And Card C is the card Slaughter in the Streets
      And Card D is the card Disperse the Fanatics
      And Card E is the card Exiles
      And Red has Card E in License Field
      And Yellow has 9 Coin Tokens in Purse
      And Yellow has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 2 |
        | Chance | draws Card B                         |
        | Chance | draws Card C                         |
        | Chance | draws Card D                         |
      Then Red has 10 Coin Tokens in Purse
      And Yellow has 4 Coin Tokens in Purse
      And Yellow has no Follower in Following
      And Yellow has no Fanatical Mob in Mob Field
      And Red has 3 Followers in Following
      And Intrigue Deck has 0 cards more than before
      And all learn that Red plays the Intrigue Card B, and after that that Red plays the Intrigue Card C

    Scenario: CYG-13.39-02 One that can do nothing goes under the deck unplayed
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Path of Iniquity
      And Card B is the card Ambush the Fool
      And Card C is the card Blackmail
      And Card E is the card Exiles
      And Red has Card E in License Field
      And Yellow has 9 Coin Tokens in Purse
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 2 |
        | Chance | draws Card B                         |
        | Chance | draws Card C                         |
        | Chance | draws Card B                         |
      Then Red has 10 Coin Tokens in Purse
      And Red has 3 Followers in Following
      And Red has no Card B in Hand
      And Intrigue Deck has 0 cards more than before

    @twin:CYG-13.39-04
    Scenario: CYG-13.39-03 A Priest of strength 5 cannot be given up
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Path of Iniquity
      And Red has 1 Priest Token with Strength 5, no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.39-04 One of strength 4 can
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Path of Iniquity
      And Card B is the card Ambush the Fool
      And Red has 1 Priest Token with Strength 4, no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card B |
        | Chance | draws Card B |
      Then Red has 3 Priest Tokens with Strength 4 in Reserve
      And the Turn is Yellow

  Rule: CYG-13.40 Way of Triumph

    Scenario: CYG-13.40-01 The Patriarch on the sheet, a Priest and a Mob
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Way of Triumph
      And Card B is the card Supremacy
      And Red has Card B in Supremacy Field
      And Red has 9 Followers in Following
      When Red acts with Card A
      Then Red has 1 Patriarch in Cult Sheet
      And Red has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Fanatical Mob in Mob Field

    @twin:CYG-13.40-01
    Scenario: CYG-13.40-02 A strength of 15 is too little
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Way of Triumph
      And Card B is the card Supremacy
      And Red has Card B in Supremacy Field
      And Red has 8 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.40-01
    Scenario: CYG-13.40-03 The Patriarch must be free
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Way of Triumph
      And Card B is the card Supremacy
      And Red has Card B in Supremacy Field
      And Red has 9 Followers in Following
      And Red has 1 Patriarch in Slums
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-13.40-04 The Mob comes although the reserve has no such Priest
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Card A is the card Way of Triumph
      And Card B is the card Supremacy
      And Red has Card B in Supremacy Field
      And Red has 9 Followers in Following
      And Red has 3 Priest Tokens with Strength 5 in Port
      When Red acts with Card A
      Then Red has 1 Fanatical Mob in Mob Field
      And Red has no Priest Token with Strength 5 in Ruins

  Rule: CYG-13.41 Change of Guise

    Scenario: CYG-13.41-01 A sealed card on the light side
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Change of Guise
      And Card B is the card Great Mercy
      And Card C is an Intrigue
      And Red has 1 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Red | chooses 1 Card C              |
        | Red | chooses 1 Card B              |
        | Red | chooses to gain two Followers |
      Then Red has 2 Coin Tokens in Purse
      And Red has 4 Followers in Following
      And Red has no Card B and no Card C in Hand
      And Miracle Deck has 1 card more than before
      And all learn that Red plays the Miracle Card B

    @twin:CYG-13.41-01
    Scenario: CYG-13.41-02 Two Coins are too few
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Change of Guise
      And Card B is the card Great Mercy
      And Card C is an Intrigue
      And Red has 1 Card B and 1 Card C in Hand
      And Red has 2 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-13.41-03 A card without a seal is not played by it
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Change of Guise
      And Card B is the card Small Mercy
      And Card C is an Intrigue
      And Red has 1 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Red | chooses 1 Card C |
      Then Red has 1 Card B and no Card C in Hand
      And Red has 2 Coin Tokens in Purse

  Rule: CYG-13.42 Incarnation

    Scenario: CYG-13.42-01 One on the sheet, three to the reserve, one to the Location
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      And Red has 1 Priest Token with Strength 1, 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 1 and 2 Priest Tokens with Strength 2 |
      Then Red has 1 Priest Token with Strength 3 in Cult Sheet
      And Red has 1 Patriarch, 1 Priest Token with Strength 3, no Priest Token with Strength 1 and no Priest Token with Strength 2 in Free Pool
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Red has 3 Priest Tokens with Strength 2 in Reserve

    @ruling:A-105=fewer @ruling:A-100=partial
    Scenario: CYG-13.42-02 All others there are go, be they fewer
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 3 in Cult Sheet
      And Red has 1 Patriarch and no Priest Token with Strength 2 in Free Pool
      And Red has 1 Priest Token with Strength 5 in Ruins

    @ruling:A-105=three @twin:CYG-13.42-01
    Scenario: CYG-13.42-03 Without three others it is closed
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-105=three @twin:CYG-13.42-01
    Scenario: CYG-13.42-04 The one on the sheet is none of the three
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      And Red has 1 Priest Token with Strength 1 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.42-01
    Scenario: CYG-13.42-05 Nobody of strength 3 is free
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      And Red has 1 Priest Token with Strength 1, 2 Priest Tokens with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-105=fewer @ruling:A-100=partial
    Scenario: CYG-13.42-06 The Patriarch pays, and no other is there
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      And Red has 3 Followers in Following
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
      Then Red has 1 Patriarch in Cult Sheet
      And Red has 1 Priest Token with Strength 5 in Ruins

    @twin:CYG-13.42-01
    Scenario: CYG-13.42-07 The Patriarch is none of the three
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet in Sheet Field
      And Card A is the card Incarnation
      And Red has 1 Priest Token with Strength 1, 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      When Red wrongly picks 1 Patriarch and 2 Priest Tokens with Strength 2
        | Red | acts with Card A |
      Then it is refused

  Rule: CYG-13.43 Attack of the Dragons

    Scenario: CYG-13.43-01 Every Cult there is rid of a Mob, and no other
      Given the position action-3
      And Red has no Arachne Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Attack of the Dragons
      And Card B is a Miracle
      And Red has 3 Card B in Hand
      And Red has 2 Fanatical Mobs in Mob Field
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      And Yellow has 2 Fanatical Mobs in Mob Field
      And Green has 2 Fanatical Mobs in Mob Field
      When Red acts with Card A
        | Red | chooses 3 Card B |
      Then Red has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Fanatical Mob in Mob Field
      And Green has 2 Fanatical Mobs in Mob Field

    @ruling:A-100=partial
    Scenario: CYG-13.43-02 A dark Cult is not spared
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Attack of the Dragons
      And Card B is a Miracle
      And Red has 3 Card B in Hand
      And Yellow has no Anubis Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red acts with Card A
        | Red | chooses 3 Card B |
      Then Yellow has 1 Fanatical Mob in Mob Field

    @twin:CYG-13.43-02
    Scenario: CYG-13.43-03 Two cards are too few
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Attack of the Dragons
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.44 Harvest of Chaos

    Scenario: CYG-13.44-01 A Miracle is played, and two are drawn
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Harvest of Chaos
      And Card B is the card Great Mercy
      And Card C is the card Burning Tongue
      And Red has Card B in Hand
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red acts with Card A
        | Red    | chooses 1 Card B            |
        | Red    | chooses to gain seven Coins |
        | Chance | draws Card C                |
        | Chance | draws Card C                |
      Then Red has 12 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 5 in Cult Sheet
      And Red has 2 Card C in Hand

    @twin:CYG-13.44-01
    Scenario: CYG-13.44-02 Not without a Miracle that can be played
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Harvest of Chaos
      And Card B is the card Holy Frenzy
      And Red has Card B in Hand
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.44-01
    Scenario: CYG-13.44-03 It takes a strength of exactly 5
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Harvest of Chaos
      And Card B is the card Great Mercy
      And Red has Card B in Hand
      And Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has 6 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.44-04 The Miracle is played before the others are drawn
      Given the position action-2
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Anubis Sheet in Sheet Field
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Card A is the card Harvest of Chaos
      And Card B is the card Great Mercy
      And Card C is the card Small Mercy
      And Red has Card B and Card C in Hand
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red acts with Card A
      Then Red is asked to choose cards
      And Yellow sees only that 2 cards are in Red's Hand

  Rule: CYG-13.45 Ordination of a Priestess

    Scenario Outline: CYG-13.45-01 As strong as the Followers were many
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Red has 9 Followers in Following
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength <many> |
      Then Red has <left> Followers in Following
      And Red has 1 Priest Token with Strength <many> in Ruins
      And Red has <spare> Priest Tokens with Strength <many> in Reserve

      Examples:
        | many | left | spare |
        | 3    | 6    | 1     |
        | 5    | 4    | 2     |

    @twin:CYG-13.45-01
    Scenario: CYG-13.45-02 With three Followers none of strength 4
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Red has 3 Followers in Following
      When Red wrongly picks 1 Priest Token with Strength 4
        | Red | acts with Card A |
      Then it is refused

    @twin:CYG-13.45-04
    Scenario: CYG-13.45-03 Not without a Follower
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Red has no Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.45-04 The only Follower
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Red has 1 Follower in Following
      When Red acts with Card A
      Then Red has no Follower in Following
      And Red has 2 Priest Tokens with Strength 1 in Ruins

    @twin:CYG-13.45-01 @ruling:A-115=one-to-five
    Scenario: CYG-13.45-05 None of a strength that the reserve lacks
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Red has 9 Followers in Following
      And Red has 3 Priest Tokens with Strength 4 in Port
      When Red wrongly picks 1 Priest Token with Strength 4
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-13.45-06 A Priest who comes so counts at once
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Ordination of a Priestess
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 2 |
        | Yellow | takes no action                      |
      Then the Winner Here is Red
      And Red has no Follower in Following

  Rule: CYG-13.46 Charms of the Woman

    Scenario: CYG-13.46-01 A Priest goes on, and a Coin comes
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      When Red acts with Card A
      Then Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Thieves District
      And Red has 6 Coin Tokens in Purse

    Scenario: CYG-13.46-02 The Patriarch can go on, too
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      And Red has 1 Patriarch in Ruins
      When Red acts with Card A
        | Red | picks 1 Patriarch |
      Then Red has 1 Patriarch in Thieves District
      And Red has 1 Priest Token with Strength 1 in Ruins

    @twin:CYG-13.46-01
    Scenario: CYG-13.46-03 It takes a strength of exactly 3
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      And Red has no Priest Token with Strength 3 and 1 Priest Token with Strength 4 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-101=barred @twin:CYG-13.46-01
    Scenario: CYG-13.46-04 From the Rift there is no way on
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Rift
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-101=stays
    Scenario: CYG-13.46-05 In the Rift the Coin comes, and nobody moves
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Rift
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 2 in Rift
      And Red has 6 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 3 in Cult Sheet

    Scenario: CYG-13.46-06 From the Guard Quarters there is
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet in Sheet Field
      And Card A is the card Charms of the Woman
      And the Active Location is Guard Quarters
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Guard Quarters
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 2 in Rift

  Rule: CYG-13.47 Spider's Grip

    Scenario: CYG-13.47-01 Four of five Free Priests
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Spider's Grip
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      When Red acts with Card A
        | Red | chooses 2 Card B                                                                      |
        | Red | picks 1 Patriarch, 1 Priest Token with Strength 2 and 2 Priest Tokens with Strength 3 |
      Then Red has 1 Patriarch, 1 Priest Token with Strength 1, 1 Priest Token with Strength 2 and 2 Priest Tokens with Strength 3 in Ruins
      And Red has 1 Priest Token with Strength 2 in Free Pool
      And Red has 3 Coin Tokens in Purse

    Scenario: CYG-13.47-02 All five
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Spider's Grip
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      When Red acts with Card A
        | Red | chooses 2 Card B                                                                       |
        | Red | picks 1 Patriarch, 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 |
      Then Red has 1 Patriarch, 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Ruins

    @twin:CYG-13.47-01
    Scenario: CYG-13.47-03 Three are too few to place
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Spider's Grip
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      When Red wrongly picks 1 Patriarch and 2 Priest Tokens with Strength 3
        | Red | acts with Card A |
        | Red | chooses 2 Card B |
      Then it is refused

    @twin:CYG-13.47-01
    Scenario: CYG-13.47-04 With three Free Priests it is closed
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Spider's Grip
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.47-01
    Scenario: CYG-13.47-05 One Coin is too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Spider's Grip
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      And Red has 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Free Pool
      And Red has 1 Coin Token in Purse
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-13.48 Sorcery of the Goddess

    Scenario: CYG-13.48-01 Three Coins and a card of each deck
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Sorcery of the Goddess
      And Card B is a Miracle
      And Card C is an Intrigue
      And Card D is a License of base cost 5
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card C |
        | Chance | draws Card D |
      Then Red has 8 Coin Tokens in Purse
      And Red has 1 Card B and 1 Card C in Hand
      And Red has 1 Card D in License Field
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 3 Priest Tokens with Strength 3 in Reserve

    @twin:CYG-13.48-01
    Scenario: CYG-13.48-02 It takes a strength of 3 or more
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Sorcery of the Goddess
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 4 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-100=partial @ruling:A-117=skipped
    Scenario: CYG-13.48-03 An empty deck gives nothing, the others do
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Arachne Sheet with Dark Side Up in Sheet Field
      And Card A is the card Sorcery of the Goddess
      And Card B is a Miracle
      And Card C is an Intrigue
      And all cards of License Deck are in Yellow's License Field
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card C |
      Then Red has 8 Coin Tokens in Purse
      And Red has 1 Card B and 1 Card C in Hand
      And Red's License Field has 0 cards more than before

  Rule: CYG-13.49 Triumph of Science

    Scenario: CYG-13.49-01 A Follower for a Priest of strength 4 on the sheet
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 1 Priest Token with Strength 4 in Free Pool
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 4 in Cult Sheet
      And Red has 3 Followers in Following

    @twin:CYG-13.49-01
    Scenario: CYG-13.49-02 Not beside a Priest of another Cult
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 1 Priest Token with Strength 4 in Free Pool
      And Yellow has 1 Patriarch in Ruins
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.49-03 An Altar of another Cult is no matter
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 1 Priest Token with Strength 4 in Free Pool
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      When Red acts with Card A
      Then Red has 3 Followers in Following

    @twin:CYG-13.49-01
    Scenario: CYG-13.49-04 A strength of 3 is too little
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 3 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-114=anywhere
    Scenario: CYG-13.49-05 The Cult need not be there
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      When Red acts with Card A
      Then Red has 3 Followers in Following

    @ruling:A-114=present @twin:CYG-13.49-03
    Scenario: CYG-13.49-06 From afar it is closed
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-13.49-07 At nine Followers nobody joins
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Triumph of Science
      And Red has 1 Priest Token with Strength 3 and 1 Priest Token with Strength 5 in Free Pool
      And Red has 1 Patriarch in Slums
      And Red has 9 Followers in Following
      When Red acts with Card A
      Then Red has 9 Followers in Following
      And Red has 1 Priest Token with Strength 5 in Cult Sheet

  Rule: CYG-13.50 Policy of Terror

    Scenario: CYG-13.50-01 An Intrigue is played, another drawn, and Coins come
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Blackmail
      And Card C is an Intrigue
      And Red has Card B in Hand
      And Yellow has 9 Coin Tokens in Purse
      And Red has 3 Followers in Following
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Chance | draws Card C     |
      Then Red has 13 Coin Tokens in Purse
      And Red has 1 Card C in Hand
      And Red has 1 Follower in Following
      And Yellow sees only that 1 card is in Red's Hand

    @twin:CYG-13.50-01
    Scenario: CYG-13.50-02 Not without an Intrigue that can be played
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Ambush the Fool
      And Red has Card B in Hand
      And Yellow has 9 Coin Tokens in Purse
      And Red has 3 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.50-01
    Scenario: CYG-13.50-03 One Follower is too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Blackmail
      And Red has Card B in Hand
      And Yellow has 9 Coin Tokens in Purse
      And Red has 1 Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.50-04 The Intrigue is played before the other is drawn
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet in Sheet Field
      And Card A is the card Policy of Terror
      And Card B is the card Blackmail
      And Card C is the card Inquisition Raid
      And Red has Card B and Card C in Hand
      And Yellow has 9 Coin Tokens in Purse
      When Red acts with Card A
      Then Red is asked to choose cards
      And Yellow sees only that 2 cards are in Red's Hand

  Rule: CYG-13.51 Dispelling the Myth

    Scenario: CYG-13.51-01 A light rival gives a card that it chooses
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Dispelling the Myth
      And Card B is a Miracle
      And Card C is an Intrigue
      And Card D is the card Supremacy
      And Red has Card D in Supremacy Field
      And Red has 8 Followers in Following
      And Yellow has 1 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Yellow | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And Yellow has 1 Card C and no Card B in Hand
      And Red has 1 Patriarch in Cult Sheet
      And Red has 8 Followers in Following

    @ruling:A-100=partial
    Scenario: CYG-13.51-02 A dark rival gives none
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Dispelling the Myth
      And Card B is a Miracle
      And Card D is the card Supremacy
      And Red has Card D in Supremacy Field
      And Red has 8 Followers in Following
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Card B in Hand
      When Red acts with Card A
      Then Yellow has 1 Card B in Hand
      And Red has 1 Patriarch in Cult Sheet

    @twin:CYG-13.51-02
    Scenario: CYG-13.51-03 A strength of 14 is too little
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Dispelling the Myth
      And Card D is the card Supremacy
      And Red has Card D in Supremacy Field
      And Red has 7 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-93=any
    Scenario: CYG-13.51-04 A License can be given
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Dispelling the Myth
      And Card B is a License of base cost 5
      And Card D is the card Supremacy
      And Red has Card D in Supremacy Field
      And Red has 8 Followers in Following
      And Yellow has Card B in License Field
      When Red acts with Card A
      Then Red has 1 Card B in License Field
      And Yellow has no Card B in License Field

    @ruling:A-93=hand @ruling:A-100=partial
    Scenario: CYG-13.51-05 A License stays
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Dispelling the Myth
      And Card B is a License of base cost 5
      And Card D is the card Supremacy
      And Red has Card D in Supremacy Field
      And Red has 8 Followers in Following
      And Yellow has Card B in License Field
      When Red acts with Card A
      Then Red has no Card B in License Field
      And Yellow has 1 Card B in License Field

  Rule: CYG-13.52 Nihilism

    Scenario: CYG-13.52-01 Three cards for an Altar
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Nihilism
      And Card B is a Miracle
      And Red has 3 Card B in Hand
      And Yellow has 1 Altar in Forum
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Forum
      When Red acts with Card A
        | Red | chooses 3 Card B |
      Then Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Miracle Deck has 3 cards more than before

    @twin:CYG-13.52-01
    Scenario: CYG-13.52-02 Not beside the Altar of another Cult
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Nihilism
      And Card B is a Miracle
      And Red has 3 Card B in Hand
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Ruins
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.52-01
    Scenario: CYG-13.52-03 Two cards are too few
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Nihilism
      And Card B is a Miracle
      And Red has 2 Card B in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-13.52-05
    Scenario: CYG-13.52-04 The player cannot turn the Patriarch
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Nihilism
      And Card B is a Miracle
      And Red has 3 Card B in Hand
      And Red has 1 Patriarch and no Priest Token with Strength 1 in Ruins
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-13.52-05 The player chooses the Priest
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Card A is the card Nihilism
      And Card B is a Miracle
      And Red has 3 Card B in Hand
      And Red has 1 Patriarch and 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red | chooses 3 Card B                                 |
        | Red | turns Priest Token with Strength 2 into an Altar |
      Then Red has 1 Altar, 1 Patriarch and 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Altar Base of Ruins
