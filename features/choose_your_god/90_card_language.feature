Feature: The card language

  Rule: CYG-90.1 add

    Scenario: CYG-90.1-01 To the zone that is named, not to where the one who acts keeps such things
      Given the position action-3
      And Card A is the card Adding
      And Yellow has 1 Fanatical Mob in Mob Field
      When Red acts with Card A
        | Red | chooses the player Yellow |
      Then Yellow has 2 Fanatical Mobs in Mob Field
      And Red has no Fanatical Mob in Mob Field
      And Green has no Fanatical Mob in Mob Field

    Scenario: CYG-90.1-02 Something named before leaves where it was
      Given the position action-2
      And Card A is the card Adding A Card
      And Card B is a Miracle
      And Card C is a Miracle
      And Red has 1 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B |
      Then Red has 1 Card C and no Card B in Hand
      And Red has 1 Fanatical Mob in Mob Field

    Scenario: CYG-90.1-03 A card added to a deck lies on top
      Given the position action-2
      And Card A is the card Adding And Drawing
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And the Turn is Yellow

    @ruling:A-100=partial
    Scenario: CYG-90.1-04 If there is nothing to add the rest happens
      Given the position action-2
      And Card A is the card Adding A Card
      When Red acts with Card A
      Then Red has 1 Fanatical Mob in Mob Field

  Rule: CYG-90.3 arrange

    Scenario: CYG-90.3-01 The one who acts says the order
      Given the position action-2
      And the Turn is Yellow
      And Card A is the card Arranging
      And Card B is a Miracle
      And Card C is a Miracle
      When Yellow acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card C |
      Then Yellow is asked to lay cards back in order

    Scenario: CYG-90.3-02 Nobody else sees the cards
      Given the position action-2
      And Card A is the card Arranging
      And Card B is a Miracle
      And Card C is a Miracle
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card C |
      Then Red is asked to lay cards back in order
      And Yellow sees only how many cards are in Miracle Deck

    Scenario: CYG-90.3-03 A single card is looked at, and there is no order to choose
      Given the position action-2
      And Card A is the card Arranging One
      And Card B is a Miracle
      When Red acts with Card A
        | Chance | draws Card B |
      Then the Turn is Yellow
      And Yellow sees only how many cards are in Miracle Deck

    Scenario Outline: CYG-90.3-04 The card named first lies on top
      Given the position action-2
      And Card A is the card Arranging
      And Card B is a Miracle
      And Card C is a Miracle
      When Red acts with Card A
        | Chance | draws Card B      |
        | Chance | draws Card C      |
        | Red    | lays back <order> |
        | Yellow | takes no action   |
        | Red    | uses the benefit  |
      Then Red has 1 <top> and no <other> in Hand

      Examples:
        | order               | top    | other  |
        | Card B, then Card C | Card B | Card C |
        | Card C, then Card B | Card C | Card B |

    @twin:CYG-90.3-04
    Scenario: CYG-90.3-05 Each card is laid back once
      Given the position action-2
      And Card A is the card Arranging
      And Card B is a Miracle
      And Card C is a Miracle
      When Red wrongly lays back Card B, then Card B
        | Red    | acts with Card A |
        | Chance | draws Card B     |
        | Chance | draws Card C     |
      Then it is refused

  Rule: CYG-90.4 cancel

    Scenario: CYG-90.4-01 A card in force goes under the deck of its kind
      Given the position action-2
      And Card A is the card Cancelling
      And Card B is the card Healer
      And Yellow has 1 Card B in License Field
      When Red acts with Card A
      Then Yellow has no Card B in License Field
      And there is 1 Card B in License Deck

    Scenario: CYG-90.4-02 What else would follow from the event does not
      Given the position action-3
      And Card A is the card Gaining
      And Card B is the card Cancelling An Event
      And Card C is the card Waiting For An Event
      And Red has Card A in Hand
      And Red has 1 Card B in License Field
      And Yellow has 1 Card C in License Field
      When Red acts with Card A
      Then Red has 2 Fanatical Mobs in Mob Field
      And Yellow has no Fanatical Mob in Mob Field

    Scenario: CYG-90.4-03 What came before it has happened
      Given the position action-3
      And Card A is the card Gaining
      And Card B is the card Cancelling An Event
      And Card C is the card Waiting For An Event
      And Red has Card A in Hand
      And Red has 1 Card C in License Field
      And Yellow has 1 Card B in License Field
      When Red acts with Card A
      Then Red has 3 Fanatical Mobs in Mob Field

  Rule: CYG-90.5 choose

    Scenario: CYG-90.5-01 The one who acts chooses
      Given the position action-3
      And Card A is the card Choosing
      When Red acts with Card A
        | Red | chooses the player Green |
      Then Green has 1 Fanatical Mob in Mob Field
      And Yellow has no Fanatical Mob in Mob Field
      And Red has no Fanatical Mob in Mob Field

    @twin:CYG-90.5-01
    Scenario: CYG-90.5-02 Another Cult is not one's own
      Given the position action-3
      And Card A is the card Choosing
      When Red wrongly chooses the player Red
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-90.5-03 Nobody is asked where only one is left
      Given the position action-2
      And Card A is the card Choosing
      When Red acts with Card A
      Then Yellow has 1 Fanatical Mob in Mob Field
      And the Turn is Yellow

    Scenario: CYG-90.5-04 Up to two can be two
      Given the position action-4
      And Card A is the card Choosing Some
      When Red acts with Card A
        | Red | chooses the player Blue   |
        | Red | chooses the player Yellow |
      Then Blue has 1 Fanatical Mob in Mob Field
      And Yellow has 1 Fanatical Mob in Mob Field
      And Green has no Fanatical Mob in Mob Field

    Scenario: CYG-90.5-05 Or one
      Given the position action-3
      And Card A is the card Choosing Some
      When Red acts with Card A
        | Red | chooses the player Green |
        | Red | chooses no more players  |
      Then Green has 1 Fanatical Mob in Mob Field
      And Yellow has no Fanatical Mob in Mob Field

    Scenario: CYG-90.5-06 Or none
      Given the position action-3
      And Card A is the card Choosing Some
      When Red acts with Card A
        | Red | chooses no more players |
      Then Green has no Fanatical Mob in Mob Field
      And Yellow has no Fanatical Mob in Mob Field

    @twin:CYG-90.5-04
    Scenario: CYG-90.5-07 But not the same twice
      Given the position action-4
      And Card A is the card Choosing Some
      When Red wrongly chooses the player Blue
        | Red | acts with Card A        |
        | Red | chooses the player Blue |
      Then it is refused

    @twin:CYG-90.5-04
    Scenario: CYG-90.5-08 Nor more than two
      Given the position action-4
      And Card A is the card Choosing Some
      When Red wrongly chooses the player Green
        | Red | acts with Card A          |
        | Red | chooses the player Blue   |
        | Red | chooses the player Yellow |
      Then it is refused

    Scenario: CYG-90.5-09 Only what fits can be chosen
      Given the position action-2
      And Card A is the card Choosing A Holy One
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Yellow has 1 Altar in Port
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Port
      When Red acts with Card A
        | Red | chooses the place Port |
      Then Red has 1 Priest Token with Strength 1 in Port
      And Red has no Priest Token with Strength 1 in Slums

    @twin:CYG-90.5-09
    Scenario: CYG-90.5-10 What does not fit is refused
      Given the position action-2
      And Card A is the card Choosing A Holy One
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Yellow has 1 Altar in Port
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Port
      When Red wrongly chooses the place Forum
        | Red | acts with Card A |
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-90.5-11 If nothing fits the acts about it do nothing, and the others happen
      Given the position action-2
      And Card A is the card Choosing A Holy One
      When Red acts with Card A
      Then Red has 1 Fanatical Mob in Mob Field
      And Red has 2 Priest Tokens with Strength 1 in Reserve

  Rule: CYG-90.6 destroy

    Scenario: CYG-90.6-01 A card leaves the game, and everybody chooses an own one
      Given the position action-2
      And Card A is the card Destroying
      And Card B is an Intrigue
      And Card C is an Intrigue
      And Red has 1 Card A, 1 Card B and 1 Card C in Hand
      And Yellow has 1 Card C in Hand
      When Red acts with Card A
        | Red    | chooses 1 Card B |
        | Yellow | chooses 1 Card C |
      Then Red has 1 Card C and no Card B in Hand
      And Yellow has no Card C in Hand

    @ruling:A-79=something
    Scenario: CYG-90.6-02 Who has none destroys none
      Given the position action-2
      And Card A is the card Destroying
      And Card B is an Intrigue
      And Red has 1 Card A in Hand
      And Yellow has 2 Card B in Hand
      When Red acts with Card A
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Card B in Hand

    @twin:CYG-90.6-02
    Scenario: CYG-90.6-03 If nobody has one the card cannot be played
      Given the position action-2
      And Card A is the card Destroying
      And Red has 1 Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-90.7 discard

    @ruling:A-79=something
    Scenario: CYG-90.7-01 Cards leave the hand, as many as the card says
      Given the position action-2
      And Card A is the card Discarding
      And Card B is a Miracle
      And Card C is the card Gaining
      And Red has 1 Card A, 2 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B and 1 Card C |
      Then Red has 1 Card B and no Card C in Hand
      And there is 1 Card C in Miracle Deck

    @twin:CYG-90.7-01
    Scenario: CYG-90.7-02 Not fewer than there are
      Given the position action-2
      And Card A is the card Discarding
      And Card B is a Miracle
      And Card C is a Miracle
      And Red has 1 Card A, 2 Card B and 1 Card C in Hand
      When Red wrongly chooses 1 Card C
        | Red | acts with Card A |
      Then it is refused

    @ruling:A-79=something
    Scenario: CYG-90.7-03 Who has fewer discards those
      Given the position action-2
      And Card A is the card Discarding
      And Card B is a Miracle
      And Red has 1 Card A in Hand
      And Yellow has 1 Card B in Hand
      When Red acts with Card A
        | Yellow | chooses 1 Card B |
      Then Yellow has no Card B in Hand

    Scenario: CYG-90.7-04 What is discarded lies under the deck of its kind
      Given the position action-2
      And Card A is the card Discarding And Drawing
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And the Turn is Yellow

    Scenario: CYG-90.7-05 Or in the zone that is named
      Given the position action-2
      And Card A is the card Discarding Above
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And the Turn is Yellow

  Rule: CYG-90.9 draw

    Scenario: CYG-90.9-01 As many as the card says, and to the hand
      Given the position action-2
      And Card A is the card Drawing
      And Card B is an Intrigue
      And Card C is an Intrigue
      And Red has Card A in Hand
      When Red acts with Card A
        | Chance | draws Card B |
        | Chance | draws Card C |
      Then Red has 1 Card B and 1 Card C in Hand
      And Yellow sees only that 2 cards are in Red's Hand

    Scenario: CYG-90.9-02 From the top of a deck
      Given the position action-2
      And Card A is the card Adding And Drawing
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And the Turn is Yellow

    Scenario: CYG-90.9-03 Or from the bottom
      Given the position action-2
      And Card A is the card Discarding And Drawing
      And Card B is a Miracle
      And Red has 1 Card B in Hand
      When Red acts with Card A
        | Red | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And the Turn is Yellow

    Scenario: CYG-90.9-04 To the zone that is named
      Given the position action-2
      And Card A is the card Drawing In Public
      And Card B is the card Healer
      When Red acts with Card A
        | Chance | draws Card B |
      Then there is 1 Card B in License Row
      And Red has no Card B in License Field

  Rule: CYG-90.10 flip

    Scenario: CYG-90.10-01 Each is turned, and stays where it was
      Given the position action-2
      And Card A is the card Flipping
      And Card B is the card Healer
      And Card C is the card Admiral
      And Red has 1 Card B and 1 Card C in License Field
      When Red acts with Card A
      Then Red has 1 Card B with Face Down and 1 Card C with Face Down in License Field
      And Red has no Card B and no Card C in License Field

    Scenario: CYG-90.10-02 A Priest token becomes an Altar
      Given the position action-2
      And Card A is the card Altar of Martyrs
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has Card A in Hand
      And Red has 4 Followers in Following
      When Red acts with Card A
      Then Red has 1 Altar in Ruins
      And Red has no Priest Token with Strength 1 in Ruins

  Rule: CYG-90.11 gain

    Scenario: CYG-90.11-01 As many as the card says
      Given the position action-2
      And Card A is the card Gaining
      And Red has Card A in Hand
      And Red has 1 Fanatical Mob in Mob Field
      When Red acts with Card A
      Then Red has 3 Fanatical Mobs in Mob Field
      And Yellow has no Fanatical Mob in Mob Field

    Scenario: CYG-90.11-02 Whoever acts gains
      Given the position action-3
      And Card A is the card Gaining For All
      And Red has Card A in Hand
      When Red acts with Card A
      Then Yellow has 1 Fanatical Mob in Mob Field
      And Green has 1 Fanatical Mob in Mob Field
      And Red has no Fanatical Mob in Mob Field

    @ruling:A-100=partial
    Scenario: CYG-90.11-03 As many as the reserve has
      Given the position action-2
      And Card A is the card Gaining From The Reserve
      When Red acts with Card A
      Then Red has 3 Priest Tokens with Strength 2 in Free Pool
      And Red has no Priest Token with Strength 2 in Reserve
      And Yellow has 2 Priest Tokens with Strength 2 in Reserve

  Rule: CYG-90.12 give

    Scenario: CYG-90.12-01 Own things go to another player
      Given the position action-2
      And the Turn is Yellow
      And Card A is the card Giving
      And Yellow has 3 Fanatical Mobs in Mob Field
      And Red has 3 Fanatical Mobs in Mob Field
      When Yellow acts with Card A
      Then Yellow has 1 Fanatical Mob in Mob Field
      And Red has 5 Fanatical Mobs in Mob Field

    @ruling:A-100=partial
    Scenario: CYG-90.12-02 As many as there are
      Given the position action-3
      And Card A is the card Giving
      And Red has 1 Fanatical Mob in Mob Field
      And Yellow has 2 Fanatical Mobs in Mob Field
      When Red acts with Card A
        | Red | chooses the player Green |
      Then Red has no Fanatical Mob in Mob Field
      And Green has 1 Fanatical Mob in Mob Field
      And Yellow has 2 Fanatical Mobs in Mob Field

    Scenario: CYG-90.12-03 A card given lies in the other hand
      Given the position action-2
      And Card A is the card Giving A Card
      And Card B is a Miracle
      And Card C is an Intrigue
      And Red has 1 Card B and 1 Card C in Hand
      When Red acts with Card A
        | Red | chooses 1 Card C |
      Then Yellow has 1 Card C in Hand
      And Red has 1 Card B and no Card C in Hand

    @ruling:A-100=partial
    Scenario: CYG-90.12-04 Who has nothing to give gives nothing, and the rest happens
      Given the position action-2
      And Card A is the card Giving A Card
      When Red acts with Card A
      Then Yellow has 1 Fanatical Mob in Mob Field

  Rule: CYG-90.13 look

    Scenario: CYG-90.13-01 The card stays, and the other players see nothing of it
      Given the position action-3
      And Card A is the card Looking
      And Card B is the card Burning Tongue
      When Red acts with Card A
        | Chance | draws Card B |
      Then Red has no Fanatical Mob in Mob Field
      And Yellow sees only how many cards are in Miracle Deck
      And Green sees only how many cards are in Miracle Deck

    Scenario: CYG-90.13-02 What is seen can decide what happens
      Given the position action-2
      And Card A is the card Looking
      And Card B is the card Great Mercy
      When Red acts with Card A
        | Chance | draws Card B |
      Then Red has 1 Fanatical Mob in Mob Field
      And Red has no Card B in Hand

    Scenario: CYG-90.13-03 The card looked at is still on top
      Given the position action-2
      And Card A is the card Looking And Drawing
      And Card B is a Miracle
      When Red acts with Card A
        | Chance | draws Card B |
      Then Red has 1 Card B in Hand
      And Yellow sees only that 1 card is in Red's Hand

  Rule: CYG-90.14 lose

    Scenario: CYG-90.14-01 Everybody loses what they have themselves
      Given the position action-3
      And Card A is the card Losing
      And Red has Card A in Hand
      And Red has 3 Followers in Following
      And Yellow has 4 Followers in Following
      When Red acts with Card A
      Then Red has 1 Follower in Following
      And Yellow has 2 Followers in Following
      And Green has no Follower in Following
      And Red has 8 Followers in Reserve

    @ruling:A-79=something
    Scenario: CYG-90.14-02 As many as there are
      Given the position action-2
      And Card A is the card Losing
      And Red has Card A in Hand
      And Red has 1 Follower in Following
      And Yellow has no Follower in Following
      When Red acts with Card A
      Then Red has no Follower in Following
      And Yellow has no Follower in Following

    @twin:CYG-90.14-02
    Scenario: CYG-90.14-03 If nobody has any the card cannot be played
      Given the position action-2
      And Card A is the card Losing
      And Red has Card A in Hand
      And Red has no Follower in Following
      And Yellow has no Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-90.15 lower

    Scenario: CYG-90.15-01 The number falls by so much
      Given the position action-2
      And Card A is the card Lowering
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength 2 and no Priest Token with Strength 4 in Ruins
      And Yellow has 3 Priest Tokens with Strength 4 in Reserve

    @twin:CYG-90.15-01
    Scenario: CYG-90.15-02 Where no weaker token is left nothing would happen, so it cannot be played
      Given the position action-2
      And Card A is the card Lowering
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-90.16 move

    Scenario: CYG-90.16-01 Things leave one place and come to another
      Given the position action-2
      And Card A is the card Moving
      And Red has Card A in Hand
      And Red has 3 Priest Tokens with Strength 1 in Ruins
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 2 Priest Tokens with Strength 1 in Slums

    Scenario: CYG-90.16-02 The one who acts chooses which
      Given the position action-2
      And Card A is the card Moving Home
      And Red has 1 Priest Token with Strength 5 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 5 |
      Then Red has 1 Priest Token with Strength 5 and no Priest Token with Strength 1 in Free Pool
      And Red has 1 Priest Token with Strength 1 and no Priest Token with Strength 5 in Ruins

    @twin:CYG-90.16-02
    Scenario: CYG-90.16-03 Not what somebody else owns
      Given the position action-2
      And Card A is the card Moving Home
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red wrongly picks 1 Priest Token with Strength 4
        | Red | acts with Card A |
      Then it is refused

    @ruling:A-100=partial
    Scenario: CYG-90.16-04 Who has none moves none, and the rest happens
      Given the position action-2
      And Card A is the card Moving Home
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength 4 in Ruins
      And Red has 1 Fanatical Mob in Mob Field

    @twin:CYG-90.16-01
    Scenario: CYG-90.16-05 Not half of what a Miracle wants
      Given the position action-2
      And Card A is the card Moving
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-90.17 pay

    Scenario: CYG-90.17-01 By the game's rules of payment
      Given the position action-2
      And Card A is the card Paying
      And Red has 7 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Coin Token in Purse
      And Red has 1 Fanatical Mob in Mob Field

    @twin:CYG-90.17-01
    Scenario: CYG-90.17-02 Not less than all of it
      Given the position action-2
      And Card A is the card Paying
      And Red has 5 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

    @ruling:A-79=something
    Scenario: CYG-90.17-03 Who cannot pay in full pays nothing
      Given the position action-3
      And Card A is the card Paying In Followers
      And Red has Card A in Hand
      And Red has 3 Followers in Following
      And Yellow has 1 Follower in Following
      And Green has 2 Followers in Following
      When Red acts with Card A
      Then Red has 1 Follower in Following
      And Yellow has 1 Follower in Following
      And Green has no Follower in Following

    @ruling:A-79=something
    Scenario: CYG-90.17-04 Who has not Coins enough keeps them
      Given the position action-3
      And Card A is the card Paying In Coins
      And Red has Card A in Hand
      And Red has 5 Coin Tokens in Purse
      And Yellow has 3 Coin Tokens in Purse
      And Green has 4 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 1 Coin Token in Purse
      And Yellow has 3 Coin Tokens in Purse
      And Green has no Coin Token in Purse

  Rule: CYG-90.18 place

    Scenario: CYG-90.18-01 Everybody places their own out of the reserve
      Given the position action-2
      And Card A is the card Placing
      When Red acts with Card A
      Then Red has 3 Followers in Following
      And Yellow has 3 Followers in Following
      And Red has 6 Followers in Reserve
      And Yellow has 6 Followers in Reserve

    Scenario: CYG-90.18-02 From the zone that is named
      Given the position action-2
      And Card A is the card Placing A Priest
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1, 1 Priest Token with Strength 2 and 1 Priest Token with Strength 3 in Ruins
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool

  Rule: CYG-90.19 play

    Scenario: CYG-90.19-01 What a card does happens for the one who plays it
      Given the position action-2
      And Card A is the card Playing
      And Card B is the card Played
      And Card C is the card Gaining For All
      And Red has Card C in Hand
      And Yellow has Card B in Hand
      When Red acts with Card A
        | Red    | chooses 1 Card C |
        | Yellow | chooses 1 Card B |
      Then Yellow has 2 Fanatical Mobs in Mob Field
      And Red has no Fanatical Mob in Mob Field
      And Red has no Card C in Hand

    @ruling:A-100=partial
    Scenario: CYG-90.19-02 Who has no such card plays none
      Given the position action-2
      And Card A is the card Playing
      And Card B is the card Played
      And Yellow has Card B in Hand
      When Red acts with Card A
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Fanatical Mob in Mob Field
      And Red has no Fanatical Mob in Mob Field

  Rule: CYG-90.20 raise

    Scenario: CYG-90.20-01 The number grows by so much
      Given the position action-2
      And Card A is the card Raising
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 4 and no Priest Token with Strength 1 in Ruins
      And Red has 2 Priest Tokens with Strength 4 in Reserve

    @ruling:A-100=partial
    Scenario: CYG-90.20-02 At its bound it stops
      Given the position action-2
      And Card A is the card Raising In Part
      And Red has 1 Priest Token with Strength 4 and no Priest Token with Strength 1 in Ruins
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 5 and no Priest Token with Strength 4 in Ruins

  Rule: CYG-90.23 return

    Scenario: CYG-90.23-01 A thing goes back to where its owner keeps it
      Given the position action-2
      And Card A is the card Returning The Head
      And Red has Card A in Hand
      And Yellow has 1 Patriarch in Ruins
      And Yellow has no Patriarch in Free Pool
      When Red acts with Card A
      Then Yellow has 1 Patriarch in Free Pool
      And Yellow has no Patriarch in Ruins

    Scenario: CYG-90.23-02 No more than the card says, and to the reserve
      Given the position action-2
      And Card A is the card Returning
      And Red has Card A in Hand
      And Red has 2 Priest Tokens with Strength 1 in Ruins
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 2 Priest Tokens with Strength 1 in Reserve

    @rule:CYG-90.16
    Scenario: CYG-90.23-03 The one who acts chooses among the things in several places
      Given the position action-2
      And Card A is the card Returning An Altar
      And Red has Card A in Hand
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 4 in Altar Base of Slums
      And Red has 1 Altar in Port
      And Red has 1 Priest Token with Strength 5 in Altar Base of Port
      When Red acts with Card A
        | Red | chooses Altar in Port |
      Then Red has 1 Altar in Slums
      And Red has no Altar in Port

  Rule: CYG-90.24 reveal

    Scenario: CYG-90.24-01 What is revealed can decide what happens
      Given the position action-2
      And Card A is the card Revealing
      And Card B is an Intrigue with 6 Sale Value
      When Red acts with Card A
        | Chance | draws Card B |
      Then Red has 11 Coin Tokens in Purse
      And Red has no Card B in Hand

    Scenario: CYG-90.24-02 The card stays on top
      Given the position action-2
      And Card A is the card Revealing And Drawing
      And Card B is an Intrigue
      When Red acts with Card A
        | Chance | draws Card B |
      Then Red has 1 Card B in Hand
      And the Turn is Yellow

  Rule: CYG-90.25 sacrifice

    Scenario: CYG-90.25-01 Everybody gives up something of their own
      Given the position action-2
      And Card A is the card Sacrificing
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card A
      Then Red has no Priest Token with Strength 1 in Ruins
      And Yellow has no Priest Token with Strength 4 in Ruins
      And Yellow has 3 Priest Tokens with Strength 4 in Reserve

    Scenario: CYG-90.25-02 Each chooses among their own
      Given the position action-2
      And Card A is the card Sacrificing
      And Red has Card A in Hand
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 5 |
      Then Red has 1 Priest Token with Strength 1 and no Priest Token with Strength 5 in Ruins
      And Yellow has no Priest Token with Strength 4 in Ruins

    @twin:CYG-90.25-02
    Scenario: CYG-90.25-03 Not what somebody else owns
      Given the position action-2
      And Card A is the card Sacrificing
      And Red has Card A in Hand
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red wrongly picks 1 Priest Token with Strength 4
        | Red | acts with Card A |
      Then it is refused

  Rule: CYG-90.26 swap

    Scenario: CYG-90.26-01 Two things change places
      Given the position action-2
      And Card A is the card Swapping
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 4 in Slums
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 in Slums
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      And Yellow has no Priest Token with Strength 4 in Slums

    @ruling:A-100=partial
    Scenario: CYG-90.26-02 If one of them is missing the other one stays
      Given the position action-2
      And Card A is the card Swapping In Vain
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Red has no Priest Token with Strength 1 in Slums
      And Red has 1 Fanatical Mob in Mob Field

  Rule: CYG-90.27 take

    Scenario: CYG-90.27-01 Things of somebody else come to the one who acts
      Given the position action-3
      And Card A is the card Taking
      And Red has Card A in Hand
      And Yellow has 3 Fanatical Mobs in Mob Field
      And Green has 2 Fanatical Mobs in Mob Field
      When Red acts with Card A
        | Red | chooses the player Yellow |
      Then Red has 2 Fanatical Mobs in Mob Field
      And Yellow has 1 Fanatical Mob in Mob Field
      And Green has 2 Fanatical Mobs in Mob Field

    @ruling:A-79=something
    Scenario: CYG-90.27-02 As many as there are
      Given the position action-2
      And Card A is the card Taking
      And Red has Card A in Hand
      And Yellow has 1 Fanatical Mob in Mob Field
      When Red acts with Card A
      Then Red has 1 Fanatical Mob in Mob Field
      And Yellow has no Fanatical Mob in Mob Field

  Rule: CYG-90.31 choose one

    Scenario: CYG-90.31-01 One of the options happens, its cost first, and no other
      Given the position action-2
      And Card A is the card Choosing One
      And Red has Card A in Hand
      And Red has 4 Followers in Following
      When Red acts with Card A
        | Red | chooses to give up three Followers |
      Then Red has 1 Follower in Following
      And Red has 14 Coin Tokens in Purse

    Scenario: CYG-90.31-02 An option whose test holds
      Given the position action-2
      And Card A is the card Choosing One
      And Red has Card A in Hand
      And Red has 6 Coin Tokens in Purse
      When Red acts with Card A
        | Red | chooses to gain two Coins |
      Then Red has 2 Followers in Following
      And Red has 8 Coin Tokens in Purse

    @twin:CYG-90.31-02
    Scenario: CYG-90.31-03 One whose test does not hold cannot be chosen
      Given the position action-2
      And Card A is the card Choosing One
      And Red has Card A in Hand
      And Red has 5 Coin Tokens in Purse
      When Red wrongly chooses to gain two Coins
        | Red | acts with Card A |
      Then it is refused

    @twin:CYG-90.31-01
    Scenario: CYG-90.31-04 Nor one that cannot be paid
      Given the position action-2
      And Card A is the card Choosing One
      And Red has Card A in Hand
      When Red wrongly chooses to give up three Followers
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-90.31-05 With one open option it is asked too
      Given the position action-2
      And Card A is the card Choosing One
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses to gain one Follower |
      Then Red has 3 Followers in Following
      And Red has 5 Coin Tokens in Purse

  Rule: CYG-90.32 may

    Scenario: CYG-90.32-01 Everybody decides for themselves
      Given the position action-2
      And Card A is the card May
      And Red has Card A in Hand
      When Red acts with Card A
        | Red    | takes the offer    |
        | Yellow | declines the offer |
      Then Red has 1 Follower in Following
      And Red has 9 Coin Tokens in Purse
      And Yellow has 2 Followers in Following
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-90.32-02 What cannot be paid is not offered
      Given the position action-2
      And Card A is the card May
      And Red has Card A in Hand
      And Red has no Follower in Following
      When Red acts with Card A
        | Yellow | takes the offer |
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 1 Follower in Following
      And Yellow has 9 Coin Tokens in Purse

    @twin:CYG-90.32-01
    Scenario: CYG-90.32-03 And cannot be taken
      Given the position action-2
      And Card A is the card May
      And Red has Card A in Hand
      And Red has no Follower in Following
      When Red wrongly takes the offer
        | Red | acts with Card A |
      Then it is refused

  Rule: CYG-90.33 if

    Scenario Outline: CYG-90.33-01 What stands under the test, or what stands under else
      Given the position action-2
      And Card A is the card If
      And Red has Card A in Hand
      And Red has <before> in Purse
      When Red acts with Card A
      Then Red has <followers> in Following
      And Red has <after> in Purse

      Examples:
        | before        | followers   | after         |
        | 6 Coin Tokens | 3 Followers | 6 Coin Tokens |
        | 5 Coin Tokens | 3 Followers | 5 Coin Tokens |
        | 4 Coin Tokens | 2 Followers | 8 Coin Tokens |
        | no Coin Token | 2 Followers | 4 Coin Tokens |

  Rule: CYG-90.34 each

    Scenario: CYG-90.34-01 The set is fixed before the first
      Given the position action-2
      And Card A is the card Each
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    Scenario: CYG-90.34-02 Who is not among them does nothing
      Given the position action-2
      And Card A is the card Each
      And Red has Card A in Hand
      And Yellow has 4 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 6 Coin Tokens in Purse
      And Yellow has 3 Coin Tokens in Purse

    Scenario: CYG-90.34-03 Whoever is at it acts and chooses, clockwise from the one who acts
      Given the position action-3
      And the Turn is Yellow
      And Card A is the card Each
      And Yellow has Card A in Hand
      When Yellow acts with Card A
        | Yellow | chooses the player Red    |
        | Green  | chooses the player Red    |
        | Red    | chooses the player Yellow |
      Then Yellow has 5 Coin Tokens in Purse
      And Green has 6 Coin Tokens in Purse
      And Red has 4 Coin Tokens in Purse

    Scenario: CYG-90.34-04 One after the other, as far as it goes
      Given the position action-3
      And the Turn is Yellow
      And Card A is the card Each
      And Yellow has Card A in Hand
      And Green has 1 Coin Token in Purse
      When Yellow acts with Card A
        | Yellow | chooses the player Green |
        | Red    | chooses the player Green |
      Then Yellow has 6 Coin Tokens in Purse
      And Green has no Coin Token in Purse
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-90.34-05 In secret all choose before anything happens
      Given the position action-2
      And Card A is the card Each In Secret
      And Red has Card A in Hand
      And Red has 1 Follower in Following
      When Red acts with Card A
        | Red    | takes the offer |
        | Yellow | takes the offer |
      Then Red has no Follower in Following
      And Yellow has no Follower in Following

    Scenario: CYG-90.34-06 What cannot be paid any more when it is one's turn does not happen
      Given the position action-2
      And Card A is the card Each In Secret
      And Red has Card A in Hand
      And Red has 3 Followers in Following
      And Yellow has 1 Follower in Following
      When Red acts with Card A
        | Red    | takes the offer |
        | Yellow | takes the offer |
      Then Red has 2 Followers in Following
      And Yellow has no Follower in Following

  Rule: CYG-90.35 you

    Scenario: CYG-90.35-01 The seat that is named chooses and gains, and then you, and then that seat again
      Given the position action-2
      And Card A is the card You
      And Red has Card A in Hand
      When Red acts with Card A
        | Yellow | chooses to gain one Follower |
      Then Yellow has 3 Followers in Following
      And Yellow has 6 Coin Tokens in Purse
      And Red has 2 Followers in Following
      And Red has 8 Coin Tokens in Purse

    @twin:CYG-90.35-01
    Scenario: CYG-90.35-02 You do not choose for the other one
      Given the position action-2
      And Card A is the card You
      And Red has Card A in Hand
      When Red wrongly chooses to gain one Follower
        | Red | acts with Card A |
      Then it is refused

  Rule: CYG-90.37 repeat

    Scenario Outline: CYG-90.37-01 As often as counted before the first
      Given the position action-2
      And Card A is the card Repeating
      And Red has Card A in Hand
      And Red has <before> in Following
      When Red acts with Card A
      Then Red has <after> in Following
      And Red has 6 Coin Tokens in Purse

      Examples:
        | before      | after       |
        | no Follower | no Follower |
        | 1 Follower  | 2 Followers |
        | 2 Followers | 4 Followers |
        | 4 Followers | 8 Followers |

  Rule: CYG-90.38 let

    Scenario: CYG-90.38-01 The amount is what it was when it got its name
      Given the position action-2
      And Card A is the card Letting
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has 7 Coin Tokens in Purse
      And Yellow has 10 Coin Tokens in Purse

    Scenario: CYG-90.38-02 It can be nothing
      Given the position action-2
      And Card A is the card Letting
      And Red has Card A in Hand
      And Red has no Coin Token in Purse
      When Red acts with Card A
      Then Red has 2 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

  Rule: CYG-90.39 until

    Scenario: CYG-90.39-01 The rule is changed at once, for the one that is named
      Given the position action-2
      And Card A is the card Until
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-90.39-02 And by no more
      Given the position action-2
      And Card A is the card Until
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-90.39-03 It is added to what is changed already
      Given the position action-2
      And Card A is the card Until
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And during This Round, Patriarch Strength changes by 2
      And Yellow has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-90.39-04 In the next Location it is over
      Given the position action-2
      And Card A is the card Until
      And Red has Card A in Hand
      And Red has 1 Patriarch in Slums
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red acts with Card A
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
      Then the Active Location is Slums
      And the Winner Here is Yellow

    Scenario Outline: CYG-90.39-05 A number that is named takes the place of one that was named before
      Given the position action-2
      And Card A is the card Until Twice
      And Red has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And during This Round, Patriarch Strength is 2
      And Yellow has 1 Priest Token with Strength <strength> and 1 Priest Token with Strength 1 in Ruins
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Winner Here is <winner>

      Examples:
        | strength | winner |
        | 3        | Red    |
        | 5        | Yellow |

  Rule: CYG-90.40 together

    Scenario: CYG-90.40-01 The table chooses as one
      Given the position action-3
      And Card A is the card Together
      And Red has Card A in Hand
      When Red acts with Card A
        | Table | chooses the player Green |
      Then Green has 9 Coin Tokens in Purse
      And Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    @twin:CYG-90.40-01
    Scenario: CYG-90.40-02 No player chooses alone
      Given the position action-3
      And Card A is the card Together
      And Red has Card A in Hand
      When Red wrongly chooses the player Green
        | Red | acts with Card A |
      Then it is refused

  Rule: CYG-90.41 cost

    Scenario: CYG-90.41-01 The cost is paid, and then it happens
      Given the position action-2
      And Card A is the card Costing
      And Red has 3 Followers in Following
      When Red acts with Card A
      Then Red has 1 Follower in Following
      And Red has 11 Coin Tokens in Purse

    @twin:CYG-90.41-01
    Scenario: CYG-90.41-02 Who cannot pay in full cannot use it
      Given the position action-2
      And Card A is the card Costing
      And Red has 1 Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-90.41-03 The same with what the game's rules of payment ask
      Given the position action-2
      And Card A is the card Costing Coins
      And Red has 4 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has no Coin Token in Purse
      And Red has 3 Followers in Following

    @twin:CYG-90.41-03
    Scenario: CYG-90.41-04 A Coin too few is too few
      Given the position action-2
      And Card A is the card Costing Coins
      And Red has 3 Coin Tokens in Purse
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-90.42 requires

    Scenario: CYG-90.42-01 Offered if the test holds, and nothing is given
      Given the position action-2
      And Card A is the card Requiring
      And Red has 3 Followers in Following
      When Red acts with Card A
      Then Red has 3 Followers in Following
      And Red has 11 Coin Tokens in Purse

    @twin:CYG-90.42-01
    Scenario: CYG-90.42-02 Not offered if it does not
      Given the position action-2
      And Card A is the card Requiring
      And Red has 2 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-90.43 during

    Scenario: CYG-90.43-01 A card is used in its window
      Given the position celebration-2
      And Card A is the card During
      And Red has Card A in Supremacy Field
      When Red uses Card A
      Then Red has 3 Followers in Following
      And Red is asked to Preach or Pray

    Scenario: CYG-90.43-02 Nobody has to use it
      Given the position celebration-2
      And Card A is the card During
      And Red has Card A in Supremacy Field
      When Red uses no card
      Then Red has 2 Followers in Following
      And Red is asked to Preach or Pray

    Scenario: CYG-90.43-03 Once for each copy
      Given the position celebration-2
      And Card A is the card During
      And Red has 2 Card A in Supremacy Field
      When Red uses Card A
        | Red | uses Card A |
      Then Red has 4 Followers in Following

    @twin:CYG-90.43-03
    Scenario: CYG-90.43-04 Not twice with one copy
      Given the position celebration-2
      And Card A is the card During
      And Red has Card A in Supremacy Field
      When Red wrongly uses Card A
        | Red | uses Card A |
      Then it is refused

    @twin:CYG-90.43-01
    Scenario: CYG-90.43-05 Not if the test does not hold
      Given the position celebration-2
      And Card A is the card During
      And Red has Card A in Supremacy Field
      And Red has 4 Coin Tokens in Purse
      When Red wrongly uses Card A
      Then it is refused

    @twin:CYG-90.43-01
    Scenario: CYG-90.43-06 Not by somebody else
      Given the position celebration-2
      And Card A is the card During
      And Yellow has Card A in Supremacy Field
      When Red wrongly uses Card A
      Then it is refused

    Scenario: CYG-90.43-07 An ability of the Action Window, too, once until its span ends
      Given the position action-2
      And Card A is the card Costing
      And Red has 4 Followers in Following
      And Red has 1 Priest Token with Strength 2 in Slums
      When Red acts with Card A
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | acts with Card A   |
      Then Red has no Follower in Following
      And Red has 17 Coin Tokens in Purse

  Rule: CYG-90.44 when

    Scenario: CYG-90.44-01 After what happened, without being asked
      Given the position intention-2
      And Card A is the card When
      And Yellow has 1 Card A in License Field
      When Red sends Patriarch to Slums
      Then Red has 1 Patriarch in Slums
      And Red has 4 Coin Tokens in Purse
      And Yellow has 6 Coin Tokens in Purse

    Scenario: CYG-90.44-02 Once for each copy
      Given the position intention-2
      And Card A is the card When
      And Yellow has 2 Card A in License Field
      When Red sends Patriarch to Slums
      Then Red has 3 Coin Tokens in Purse
      And Yellow has 7 Coin Tokens in Purse

    Scenario: CYG-90.44-03 Not when the test does not hold
      Given the position intention-2
      And Card A is the card When
      And Red has 1 Card A in License Field
      When Red sends Patriarch to Slums
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    Scenario Outline: CYG-90.44-04 The First Player first, then clockwise
      Given the position intention-3
      And the First Player is <first>
      And Card A is the card When
      And Yellow has 1 Card A in License Field
      And Green has 1 Card A in License Field
      And Red has 1 Coin Token in Purse
      When Red sends Patriarch to Slums
      Then Red has no Coin Token in Purse
      And Yellow has <yellow> Coin Tokens in Purse
      And Green has <green> Coin Tokens in Purse

      Examples:
        | first  | yellow | green |
        | Red    | 6      | 5     |
        | Yellow | 6      | 5     |
        | Green  | 5      | 6     |

    Scenario: CYG-90.44-05 Once in the span, however often it happens
      Given the position intention-2
      And Card A is the card When For Once
      And Yellow has 1 Card A in License Field
      When Red sends Patriarch to Slums
        | Yellow | sends Patriarch to Slums |
      Then Yellow has 7 Coin Tokens in Purse

    Scenario: CYG-90.44-06 What is optional is asked
      Given the position intention-2
      And Card A is the card When You Like
      And Red has 1 Card A in License Field
      When Red sends Patriarch to Slums
        | Red | uses Card A |
      Then Red has 6 Coin Tokens in Purse

    Scenario: CYG-90.44-07 And can be declined
      Given the position intention-2
      And Card A is the card When You Like
      And Red has 1 Card A in License Field
      When Red sends Patriarch to Slums
        | Red | uses no card |
      Then Red has 5 Coin Tokens in Purse

    Scenario: CYG-90.44-08 Without a limit once for each time that it happens
      Given the position intention-2
      And Card A is the card When You Like
      And Red has 1 Card A in License Field
      When Red sends Patriarch to Slums
        | Red    | uses Card A                                 |
        | Yellow | sends Patriarch to Slums                    |
        | Red    | sends Priest Token with Strength 1 to Slums |
        | Red    | uses Card A                                 |
      Then Red has 7 Coin Tokens in Purse

    Scenario Outline: CYG-90.44-10 Cards of one player happen in the order that the player chooses
      Given the position intention-2
      And Card A is the card When For Once
      And Card B is the card When Richer
      And Red has 1 Card A and 1 Card B in License Field
      And Red has 4 Coin Tokens in Purse
      When Red sends Patriarch to Slums
        | Red | applies <order> |
      Then Red has <coins> Coin Tokens in Purse

      Examples:
        | order               | coins |
        | Card A, then Card B | 9     |
        | Card B, then Card A | 8     |

    @twin:CYG-90.44-08
    Scenario: CYG-90.44-09 Not twice for one time
      Given the position intention-2
      And Card A is the card When You Like
      And Red has 1 Card A in License Field
      When Red wrongly uses Card A
        | Red | sends Patriarch to Slums |
        | Red | uses Card A              |
      Then it is refused

  Rule: CYG-90.46 always

    Scenario: CYG-90.46-01 As long as the card is in force
      Given the position action-2
      And Card A is the card Always
      And Red has 1 Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    @twin:CYG-90.46-01
    Scenario: CYG-90.46-02 Not where it is not in force
      Given the position action-2
      And Card A is the card Always
      And there is 1 Card A in License Row
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

    Scenario: CYG-90.46-03 Once for each copy
      Given the position action-2
      And Card A is the card Always
      And Red has 2 Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 4 and 1 Priest Token with Strength 1 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-90.46-04 For its owner
      Given the position action-2
      And Card A is the card Always
      And Yellow has 1 Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

  Rule: CYG-90.47 while

    Scenario Outline: CYG-90.47-01 Only as long as the test holds
      Given the position action-2
      And Card A is the card While
      And Red has 1 Card A in License Field
      And Red has <followers> in Following
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength <strength> in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is <winner>

      Examples:
        | followers   | strength | winner |
        | 1 Follower  | 2        | Yellow |
        | 2 Followers | 3        | Yellow |
        | 3 Followers | 4        | Red    |

    Scenario Outline: CYG-90.47-02 For each player by the player's own
      Given the position action-2
      And Card A is the card While
      And Yellow has 1 Card A in License Field
      And Red has <red> in Following
      And Yellow has <yellow> in Following
      And Red has no Priest Token with Strength 1 and 1 Priest Token with Strength 4 in Ruins
      And Yellow has 1 Patriarch in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is <winner>

      Examples:
        | red         | yellow      | winner |
        | 3 Followers | 2 Followers | Red    |
        | 2 Followers | 3 Followers | Yellow |

    Scenario: CYG-90.47-03 As soon as it does
      Given the position action-2
      And Card A is the card While
      And Card B is the card Costing Coins
      And Red has 1 Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red acts with Card B
        | Yellow | takes no action |
      Then the Winner Here is Red

  Rule: CYG-90.48 resolve

    Scenario: CYG-90.48-01 All of it, in order, for the one whose card it is
      Given the position action-2
      And Card A is the card Resolving
      And Red has Card A in Hand
      And Yellow has 6 Coin Tokens in Purse
      When Red acts with Card A
      Then Red has 7 Coin Tokens in Purse
      And Red has 3 Followers in Following
      And Yellow has 2 Followers in Following

    @ruling:A-79=something
    Scenario: CYG-90.48-02 An Intrigue is content with a part
      Given the position action-2
      And Card A is the card Resolving In Part
      And Red has Card A in Hand
      And Red has 1 Follower in Following
      When Red acts with Card A
      Then Red has no Follower in Following

    @twin:CYG-90.48-02
    Scenario: CYG-90.48-03 But not with nothing
      Given the position action-2
      And Card A is the card Resolving In Part
      And Red has Card A in Hand
      And Red has no Follower in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-90.48-04 A Miracle happens in full
      Given the position action-2
      And Card A is the card Resolving In Full
      And Red has Card A in Hand
      When Red acts with Card A
      Then Red has no Follower in Following
      And Red has 14 Coin Tokens in Purse

    @twin:CYG-90.48-04
    Scenario: CYG-90.48-05 Or not at all
      Given the position action-2
      And Card A is the card Resolving In Full
      And Red has Card A in Hand
      And Red has 1 Follower in Following
      When Red wrongly acts with Card A
      Then it is refused
