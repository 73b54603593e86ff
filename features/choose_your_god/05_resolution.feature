Feature: Resolution Phase

  Rule: CYG-5.1 By number

    Scenario: CYG-5.1-01 The lowest Location with anybody comes first
      Given the position resolution-3
      And Red has 1 Priest Token with Strength 2 in Port
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      When the game goes on
      Then the Active Location is Trade District

    Scenario: CYG-5.1-02 When one is done the next higher follows
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 2 in Academy
      And Red has 1 Priest Token with Strength 3 in Slums
      When Red takes no action
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then the Active Location is Slums
      And all learn that Red wins Ruins, and after that that Slums becomes the Active Location

    @ruling:A-01=thieves
    Scenario: CYG-5.1-03 The second Location is the Thieves District, and the third the Slums
      Given the position resolution-2
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Priest Token with Strength 2 in Thieves District
      When the game goes on
      Then the Active Location is Thieves District

    Scenario: CYG-5.1-04 After the Rift the round is over
      Given the position action-2
      And the Active Location is Rift
      And Red has 1 Priest Token with Strength 1 in Rift
      And Red has no Priest Token with Strength 1 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Rift, and after that that the round ends

    Scenario: CYG-5.1-05 There is no way back to an Altar in a lower Location
      Given the position action-2
      And the Active Location is Slums
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Priest Token with Strength 2 in Slums
      And Yellow has 1 Priest Token with Strength 2 in Port
      When Red takes no action
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then the Active Location is Port

  Rule: CYG-5.2 Only where somebody is

    Scenario: CYG-5.2-01 Empty Locations are passed over
      Given the position resolution-4
      And Blue has 1 Priest Token with Strength 1 in Guard Quarters
      When the game goes on
      Then the Active Location is Guard Quarters

    Scenario: CYG-5.2-02 An Altar alone is enough
      Given the position resolution-2
      And Yellow has 1 Altar in Academy
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Academy
      And Red has 1 Priest Token with Strength 3 in Port
      When the game goes on
      Then the Active Location is Academy

    Scenario: CYG-5.2-03 With nobody anywhere no Location is resolved
      Given the position resolution-2
      When the game goes on
      Then the Active Location is none
      And Chance is asked to turn up a License

    Scenario: CYG-5.2-04 A Patriarch alone is enough
      Given the position resolution-2
      And Yellow has 1 Patriarch in Forum
      And Red has 1 Priest Token with Strength 3 in Port
      When the game goes on
      Then the Active Location is Forum

    @ruling:A-23=present
    Scenario: CYG-5.2-05 A Patriarch of strength 0 is there like any Priest
      Given the position resolution-2
      And Red has no Followers in Following
      And Red has 1 Patriarch in Forum
      And Yellow has 1 Priest Token with Strength 1 in Port
      When the game goes on
      Then the Active Location is Forum

    @ruling:A-23=absent
    Scenario: CYG-5.2-06 A Patriarch of strength 0 is as if it were not there
      Given the position resolution-2
      And Red has no Followers in Following
      And Red has 1 Patriarch in Forum
      And Yellow has 1 Priest Token with Strength 1 in Port
      When the game goes on
      Then the Active Location is Port

    @ruling:A-23=present @rule:CYG-5.9
    Scenario: CYG-5.2-07 A Patriarch of strength 0 wins if nobody else is there
      Given the position action-2
      And Red has no Followers in Following
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins
      And Red is asked to use a benefit

    @ruling:A-23=absent @rule:CYG-5.9
    Scenario: CYG-5.2-08 A Patriarch that counts for nothing wins nothing
      Given the position action-2
      And Red has no Followers in Following
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that nobody wins Ruins

    @ruling:A-23=present @rule:CYG-5.14
    Scenario: CYG-5.2-09 A Patriarch of strength 0 gets alms
      Given the position action-2
      And Yellow has no Followers in Following
      And Yellow has 1 Patriarch in Ruins
      When Red takes no action
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then Yellow has 6 Coin Tokens in Purse

    @ruling:A-23=absent @rule:CYG-5.14
    Scenario: CYG-5.2-10 A Patriarch that counts for nothing gets no alms
      Given the position action-2
      And Yellow has no Followers in Following
      And Yellow has 1 Patriarch in Ruins
      When Red takes no action
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then Yellow has 5 Coin Tokens in Purse

    @ruling:A-23=present @rule:CYG-5.10
    Scenario: CYG-5.2-11 Of two Patriarchs of strength 0 that of the mightier Cult wins
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has no Followers in Following
      And Yellow has 1 Patriarch in Ruins
      And Green has no Followers in Following
      And Green has 1 Patriarch in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Green

  Rule: CYG-5.3 Judged in its turn

    @ruling:A-25=in-turn
    Scenario: CYG-5.3-01 A Location that was empty becomes active if a Priest has come meanwhile
      Given the position action-2
      And Card A is the card Road of Light
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Red    | chooses the place Slums |
        | Yellow | takes no action         |
        | Yellow | leaves the benefit      |
      Then the Active Location is Slums

    @ruling:A-79=something @ruling:A-25=in-turn
    Scenario: CYG-5.3-02 A Location is passed over if its only Altar has gone meanwhile
      Given the position action-2
      And Card A is the card Foiled Plot
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has Card A in Hand
      And Card B is a Miracle
      And Yellow has 3 Card B in Hand
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Priest Token with Strength 3 in Port
      When Red acts with Card A
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
      Then the Active Location is Port

  Rule: CYG-5.4 A chance for each

    Scenario: CYG-5.4-01 The First Player has the first chance
      Given the position resolution-3
      And the First Player is Green
      And Red has 1 Priest Token with Strength 2 in Slums
      When the game goes on
      Then Green is asked to take an action

    Scenario: CYG-5.4-02 The chance goes on clockwise, past the last seat to the first
      Given the position action-3
      And the First Player is Green
      And the Turn is Green
      When Green takes no action
      Then Red is asked to take an action
      And the Winner Here is none

    Scenario: CYG-5.4-03 The winner is determined when the last has had the chance
      Given the position action-3
      And the First Player is Green
      And the Turn is Green
      When Green takes no action
        | Red    | takes no action |
        | Yellow | takes no action |
      Then the Winner Here is Red
      And all learn that Yellow takes no action, and after that that Red wins Ruins

    Scenario: CYG-5.4-04 Each Location brings a new chance, again from the First Player on
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 2 in Slums
      And the First Player is Yellow
      And the Turn is Red
      When Red takes no action
        | Red | leaves the benefit |
      Then the Active Location is Slums
      And Yellow is asked to take an action

    Scenario: CYG-5.4-05 Nobody acts before the turn has come
      Given the position action-3
      And Card A is the card Small Mercy
      And Green has Card A in Hand
      When Red takes no action
        | Yellow | takes no action            |
        | Green  | acts with Card A           |
        | Green  | chooses to gain four Coins |
      Then Green has 9 Coin Tokens in Purse

    @twin:CYG-5.4-05
    Scenario: CYG-5.4-06 Not while it is another's
      Given the position action-3
      And Card A is the card Small Mercy
      And Green has Card A in Hand
      When Green wrongly acts with Card A
        | Red | takes no action |
      Then it is refused

    Scenario: CYG-5.4-07 With five players it goes all the way round
      Given the position action-5
      And the First Player is Blue
      And the Turn is Blue
      When Blue takes no action
        | Black  | takes no action |
        | Red    | takes no action |
        | Yellow | takes no action |
      Then Green is asked to take an action
      And the Winner Here is none
      And all learn that Blue takes no action, and after that that Black takes no action

    @ruling:A-27=once
    Scenario: CYG-5.4-08 Who has let the chance go by has no other, though somebody acted later
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has Card A in Hand
      And Yellow has Card A in Hand
      When Red takes no action
        | Yellow | acts with Card A           |
        | Yellow | chooses to gain four Coins |
      Then Red is asked to use a benefit
      And Red has 1 Card A in Hand

  Rule: CYG-5.5 From afar

    Scenario: CYG-5.5-01 Who has nothing in the Location plays a card there
      Given the position action-2
      And Card A is the card Slaughter in the Streets
      And Yellow has Card A in Hand
      When Red takes no action
        | Yellow | acts with Card A |
      Then Red has no Followers in Following
      And Yellow has 2 Followers in Following
      And all learn that Yellow plays the Intrigue Card A

    @ruling:A-114=anywhere
    Scenario: CYG-5.5-02 Who has nothing in the Location uses an ability there
      Given the position action-4
      And Card A is the card Triumph of Science
      And Red has no Priest Token with Strength 1 in Ruins
      And Blue has 1 Altar in Ruins
      And Blue has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength 4 in Free Pool
      And the Turn is Yellow
      When Yellow acts with Card A
      Then Yellow has 3 Followers in Following

  Rule: CYG-5.6 One action

    Scenario: CYG-5.6-01 One Miracle is an action
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has 2 Card A in Hand
      When Red acts with Card A
        | Red | chooses to gain four Coins |
      Then Red has 9 Coin Tokens in Purse
      And Red has 1 Card A in Hand
      And Yellow is asked to take an action

    @twin:CYG-5.6-06
    Scenario: CYG-5.6-02 A second Miracle is too much
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has 2 Card A in Hand
      When Red wrongly acts with Card A
        | Red | acts with Card A        |
        | Red | chooses to gain four Coins |
      Then it is refused

    Scenario: CYG-5.6-03 One Intrigue is an action
      Given the position action-2
      And Card A is the card Slaughter in the Streets
      And Red has 2 Card A in Hand
      When Red acts with Card A
      Then Red has 1 Card A in Hand
      And Yellow is asked to take an action

    Scenario: CYG-5.6-04 One Cult ability is an action
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Red has 5 Followers in Following
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 6 Followers in Following
      And Yellow is asked to take an action

    @twin:CYG-5.6-09
    Scenario: CYG-5.6-05 A Miracle does not come on top of an ability
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Card B is the card Small Mercy
      And Red has Card B in Hand
      When Red wrongly acts with Card B
        | Red | acts with Card A                     |
        | Red | picks 1 Priest Token with Strength 2 |
      Then it is refused

    Scenario: CYG-5.6-09 In the next Location it may follow
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Card B is the card Small Mercy
      And Red has Card B in Hand
      And Blue has 1 Priest Token with Strength 1 in Slums
      When Red acts with Card A
        | Red    | picks 1 Priest Token with Strength 2 |
        | Yellow | takes no action         |
        | Green  | takes no action         |
        | Blue   | takes no action         |
        | Red    | leaves the benefit      |
        | Red    | acts with Card B        |
        | Red    | chooses to gain four Coins |
      Then Red has 9 Coin Tokens in Purse

    Scenario: CYG-5.6-06 The second Miracle waits for the next Location
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has 2 Card A in Hand
      And Red has 1 Priest Token with Strength 3 in Slums
      When Red acts with Card A
        | Red    | chooses to gain four Coins |
        | Yellow | takes no action         |
        | Red    | leaves the benefit      |
        | Red    | acts with Card A        |
        | Red    | chooses to gain four Coins |
      Then Red has 13 Coin Tokens in Purse

    @twin:CYG-5.6-01
    Scenario: CYG-5.6-07 A License is not played
      Given the position action-2
      And Card A is a License
      And Red has Card A in License Field
      When Red wrongly acts with Card A
      Then it is refused

    @twin:CYG-5.6-04
    Scenario: CYG-5.6-08 The abilities of another Cult are not one's own
      Given the position action-4
      And Card A is the card Ritual of the Abyss
      And Red has 5 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-5.7 Or none

    Scenario: CYG-5.7-01 Who could act need not
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has Card A in Hand
      When Red takes no action
      Then Red has Card A in Hand
      And Red has 5 Coin Tokens in Purse
      And all learn only that Red takes no action

    Scenario: CYG-5.7-02 What is kept stays hidden
      Given the position action-2
      And Card A is the card Small Mercy
      And Card B is the card Slaughter in the Streets
      And Red has Card A and Card B in Hand
      When Red takes no action
      Then Yellow sees only that 2 cards are in Red's Hand

    Scenario: CYG-5.7-03 All may pass, and the Location is resolved all the same
      Given the position action-3
      When Red takes no action
        | Yellow | takes no action |
        | Green  | takes no action |
      Then Red is asked to use a benefit

  Rule: CYG-5.8 Influence

    Scenario: CYG-5.8-01 Two Priests count together
      Given the position action-2
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-5.8-02 Two Priests of one strength both count
      Given the position action-2
      And Red has 2 Priest Tokens with Strength 2 in Ruins
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-5.8-03 An Altar counts for 4, whatever token is under it
      Given the position action-2
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-5.8-04 An Altar and a Priest count together
      Given the position action-2
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 5 in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength 4 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-5.8-05 An Altar over a Priest of 5 counts for no more than 4
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Green has 1 Altar in Ruins
      And Green has 1 Priest Token with Strength 5 in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength 5 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then all learn that Yellow wins Ruins

    Scenario: CYG-5.8-06 A Patriarch counts for as much as the Cult has Followers
      Given the position action-2
      And Red has 3 Followers in Following
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-5.8-07 What a Miracle adds counts
      Given the position action-2
      And Card A is the card Burning Tongue
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red acts with Card A
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-5.8-08 What is elsewhere does not count
      Given the position action-2
      And Red has 1 Priest Token with Strength 3 in Slums
      And Red has 1 Priest Token with Strength 5 in Free Pool
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Yellow wins Ruins

    Scenario: CYG-5.8-09 It is reckoned when all have had their chance
      Given the position action-2
      And Card A is the card Exorcism
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      And Yellow has Card A in Hand
      When Red takes no action
        | Yellow | acts with Card A |
      Then all learn that Yellow wins Ruins

    @rule:CYG-9.7
    Scenario: CYG-5.8-10 Patriarch, Priest, Altar and a Miracle for the Patriarch are all added up
      Given the position action-4
      And Card A is the card Burning Tongue
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has Card A in Hand
      And Yellow has 1 Patriarch and 1 Priest Token with Strength 1 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 2 in Altar Base of Ruins
      And Green has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 3 in Ruins
      And the Turn is Yellow
      When Yellow acts with Card A
        | Yellow | picks 1 Patriarch |
        | Green  | takes no action   |
        | Blue   | takes no action   |
      Then the Winner Here is Yellow

  Rule: CYG-5.9 The most wins

    Scenario: CYG-5.9-01 Who has more wins, whatever the Divine Might
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Green has 1 Priest Token with Strength 2 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then all learn that Blue takes no action, and after that that Yellow wins Ruins
      And the Winner Here is Yellow
      And the Latest Winner is Yellow

    Scenario: CYG-5.9-02 Who comes later can win as well as the First Player
      Given the position action-4
      And Blue has 1 Priest Token with Strength 2 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Blue

    Scenario: CYG-5.9-03 Who is alone wins with 1
      Given the position action-2
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-5.9-04 The number of Priests does not matter
      Given the position action-2
      And Red has 2 Priest Tokens with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Yellow

  Rule: CYG-5.10 Tie

    Scenario: CYG-5.10-01 The highest Divine Might wins among equals
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Green has 1 Priest Token with Strength 3 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Green

    Scenario: CYG-5.10-02 The dark side of any Cult is mightier than the light side of another
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has no Atheism Sheet in Sheet Field
      And Yellow has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Green has 1 Priest Token with Strength 3 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Yellow

    Scenario: CYG-5.10-03 Who is mightier than those tied but has less does not win
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Blue has no Janus Sheet in Sheet Field
      And Blue has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Blue has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Green has 1 Priest Token with Strength 3 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Green

    Scenario: CYG-5.10-04 Equal sums of different pieces are a tie
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Green has 1 Priest Token with Strength 3 and 1 Priest Token with Strength 1 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Green

    Scenario: CYG-5.10-05 The number of pieces does not break it
      Given the position action-4
      And Red has no Priest Token with Strength 1 in Ruins
      And Green has 1 Altar in Ruins
      And Green has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength 3 and 1 Priest Token with Strength 1 in Ruins
      And the Turn is Blue
      When Blue takes no action
      Then the Winner Here is Green

  Rule: CYG-5.11 What goes first

    Scenario: CYG-5.11-01 A Priest with Coins wins against more Influence
      Given the position action-2
      And the Active Location is Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 with Stacked Coins 6 in Trade District
      And Yellow has 1 Priest Token with Strength 3 in Trade District
      When Red takes no action
        | Yellow | takes no action |
      Then the Winner Here is Red

    Scenario: CYG-5.11-02 A Priest with Coins wins also where the least Influence would
      Given the position action-4
      And the Active Location is Trade District
      And Card A is the card Chalice of Clarity
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 with Stacked Coins 6 in Trade District
      And Green has 1 Priest Token with Strength 1 in Trade District
      And Card B is a Miracle
      And Blue has 2 Card B in Hand
      And the Turn is Blue
      When Blue acts with Card A
        | Blue | chooses 2 Card B |
      Then the Winner Here is Yellow

    Scenario: CYG-5.11-03 The least Influence goes before the most, if a card says so
      Given the position action-4
      And Card A is the card Chalice of Clarity
      And Green has 1 Priest Token with Strength 3 in Ruins
      And Card B is a Miracle
      And Blue has 2 Card B in Hand
      And the Turn is Blue
      When Blue acts with Card A
        | Blue | chooses 2 Card B |
      Then the Winner Here is Red

    Scenario: CYG-5.11-04 Who Seizes wins against the most Influence
      Given the position action-3
      And Card A is the card Seize the Location
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And the Turn is Green
      When Green acts with Card A
      Then the Winner Here is Green
      And Red has 1 Priest Token with Strength 1 in Free Pool

    Scenario: CYG-5.11-05 Who Seizes wins against a Priest with Coins, who goes home
      Given the position action-3
      And the Active Location is Trade District
      And Card A is the card Seize the Location
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 with Stacked Coins 6 in Trade District
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And the Turn is Green
      When Green acts with Card A
      Then the Winner Here is Green
      And Red has 1 Priest Token with Strength 1 in Free Pool
      And Red has 5 Coin Tokens in Purse

    @ruling:A-30=named
    Scenario: CYG-5.11-06 Who Seizes wins where the least Influence would
      Given the position action-4
      And Card A is the card Seize the Location
      And Card B is the card Chalice of Clarity
      And Card C is a Miracle
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Green has no Cthulhu Sheet in Sheet Field
      And Green has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And Blue has 2 Card C in Hand
      And the Turn is Green
      When Green acts with Card A
        | Blue | acts with Card B |
        | Blue | chooses 2 Card C |
      Then the Winner Here is Green

    @rule:CYG-11.20 @ruling:A-31=later
    Scenario: CYG-5.11-07 Of two who Seize the later one wins
      Given the position action-3
      And Card A is the card Seize the Location
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Yellow has Card A in Hand
      And Green has Card A in Hand
      And the Turn is Yellow
      When Yellow acts with Card A
        | Green | acts with Card A |
      Then the Winner Here is Green

    @rule:CYG-11.20 @ruling:A-31=earlier
    Scenario: CYG-5.11-08 Of two who Seize the earlier one wins
      Given the position action-3
      And Card A is the card Seize the Location
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Yellow has Card A in Hand
      And Green has Card A in Hand
      And the Turn is Yellow
      When Yellow acts with Card A
        | Green | acts with Card A |
      Then the Winner Here is Yellow

    @ruling:A-30=least
    Scenario: CYG-5.11-11 The least Influence wins where somebody else has Seized
      Given the position action-4
      And Card A is the card Seize the Location
      And Card B is the card Chalice of Clarity
      And Card C is a Miracle
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Green has no Cthulhu Sheet in Sheet Field
      And Green has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And Blue has 2 Card C in Hand
      And the Turn is Green
      When Green acts with Card A
        | Blue | acts with Card B |
        | Blue | chooses 2 Card C |
      Then the Winner Here is Yellow

    @ruling:A-30=least
    Scenario: CYG-5.11-12 Who has Seized wins where nobody is left to have the least
      Given the position action-4
      And Card A is the card Seize the Location
      And Card B is the card Chalice of Clarity
      And Card C is a Miracle
      And Green has no Cthulhu Sheet in Sheet Field
      And Green has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And Blue has 2 Card C in Hand
      And the Turn is Green
      When Green acts with Card A
        | Blue | acts with Card B |
        | Blue | chooses 2 Card C |
      Then the Winner Here is Green

    @ruling:A-23=present @ruling:A-34=wins @rule:CYG-13.33
    Scenario: CYG-5.11-10 A Patriarch of strength 0 has the least Influence, and wins where that does
      Given the position action-4
      And Card A is the card Chalice of Clarity
      And Card B is a Miracle
      And Green has no Followers in Following
      And Green has 1 Patriarch in Ruins
      And Blue has 2 Card B in Hand
      And the Turn is Blue
      When Blue acts with Card A
        | Blue | chooses 2 Card B |
      Then the Winner Here is Green

  Rule: CYG-5.12 Deserted

    @ruling:A-26=nobody
    Scenario: CYG-5.12-01 When the only Priest has left nobody wins
      Given the position action-2
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red acts with Card A
        | Yellow | takes no action |
      Then all learn that nobody wins Ruins, and after that that Slums becomes the Active Location
      And the Latest Winner is none
      And Red has 12 Coin Tokens in Purse

    @ruling:A-26=nobody
    Scenario: CYG-5.12-02 When one of two has left the other wins, and the one who left gets no alms
      Given the position action-2
      And Card A is the card Golden Farewell
      And Yellow has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red takes no action
        | Yellow | acts with Card A   |
        | Red    | leaves the benefit |
      Then all learn that Red wins Ruins
      And Yellow has 12 Coin Tokens in Purse

    @ruling:A-26=nobody
    Scenario: CYG-5.12-03 Who won before stays the latest winner
      Given the position action-2
      And the Active Location is Slums
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Slums
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And the Latest Winner is Yellow
      And Yellow has 1 Priest Token with Strength 2 in Port
      When Red acts with Card A
        | Yellow | takes no action |
      Then the Latest Winner is Yellow

    Scenario: CYG-5.12-04 An Altar that is left wins all the same
      Given the position action-2
      And Card A is the card Golden Farewell
      And Red has Card A in Hand
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 2 in Altar Base of Ruins
      When Red acts with Card A
        | Yellow | takes no action |
      Then all learn that Red wins Ruins
      And Red is asked to use a benefit

  Rule: CYG-5.13 The benefit is offered

    Scenario: CYG-5.13-01 The winner uses the benefit
      Given the position benefit-2
      And the Active Location is Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Trade District
      When Red uses the benefit
      Then Red has 11 Coin Tokens in Purse
      And all learn that Red uses the benefit of Trade District

    Scenario: CYG-5.13-02 The winner leaves the benefit and gets nothing
      Given the position benefit-2
      And the Active Location is Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Trade District
      When Red leaves the benefit
      Then Red has 5 Coin Tokens in Purse
      And all learn that Red leaves the benefit of Trade District

    Scenario: CYG-5.13-03 Only the winner is asked
      Given the position action-3
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      And Green has 1 Priest Token with Strength 2 in Ruins
      And Red has 1 Priest Token with Strength 3 in Slums
      And the Turn is Green
      When Green takes no action
        | Yellow | leaves the benefit |
      Then the Active Location is Slums

    Scenario: CYG-5.13-04 Who cannot use the benefit is not asked
      Given the position action-2
      And the Active Location is Palace
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Palace
      And Yellow has 1 Priest Token with Strength 2 in Guard Quarters
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red leaves the benefit of Palace
      And the Active Location is Guard Quarters

    @twin:CYG-5.13-06
    Scenario: CYG-5.13-05 A loser cannot use the benefit
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red wrongly uses the benefit
        | Red    | takes no action |
        | Yellow | takes no action |
      Then it is refused

    Scenario: CYG-5.13-06 The winner can
      Given the position action-2
      And Card A is a Miracle
      And Yellow has no Priest Token with Strength 2 in Ruins
      When Red takes no action
        | Yellow | takes no action  |
        | Red    | uses the benefit |
        | Chance | draws Card A     |
      Then Red has 1 Card A in Hand

  Rule: CYG-5.14 Alms

    Scenario Outline: CYG-5.14-01 A loser gets what is printed there
      Given the position benefit-2
      And the Active Location is <location>
      And Card A is a License
      And there is 1 Card A in License Row
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in <location>
      And Yellow has 1 Priest Token with Strength 1 in <location>
      When Red <leaves>
      Then Yellow has <coins> Coin Tokens in Purse
      And all learn that Yellow gets <alms> as alms

      Examples:
        | location          | leaves                    | alms    | coins |
        | Ruins             | leaves the benefit        | 1 Coin  | 6     |
        | Thieves District  | pays for no Location      | 1 Coin  | 6     |
        | Slums             | leaves the benefit        | 1 Coin  | 6     |
        | Forum             | leaves the benefit        | 2 Coins | 7     |
        | Temple District   | leaves the Temple District | 2 Coins | 7     |
        | Trade District    | leaves the benefit        | 2 Coins | 7     |
        | Artisan District  | builds no Altar           | 2 Coins | 7     |
        | Academy           | leaves the Academy        | 2 Coins | 7     |
        | Port              | leaves the Port           | 2 Coins | 7     |
        | Palace            | takes no License          | 3 Coins | 8     |
        | Nobility District | leaves the benefit        | 3 Coins | 8     |
        | Guard Quarters    | leaves the benefit        | 3 Coins | 8     |

    Scenario: CYG-5.14-02 In the Rift it is 3, also when the Summoning is out of reach
      Given the position action-2
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Rift
      And Yellow has 1 Priest Token with Strength 1 in Rift
      When Red takes no action
        | Yellow | takes no action |
      Then Yellow has 8 Coin Tokens in Purse
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-5.14-03 Every loser gets them, and nobody who is not there
      Given the position benefit-4
      And the Active Location is Port
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 3 in Port
      And Yellow has 1 Priest Token with Strength 1 in Port
      And Blue has 1 Priest Token with Strength 1 in Port
      When Red leaves the Port
      Then Yellow has 7 Coin Tokens in Purse
      And Blue has 7 Coin Tokens in Purse
      And Green has 5 Coin Tokens in Purse
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-5.14-04 An Altar without any Priest earns them
      Given the position benefit-2
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      When Red leaves the benefit
      Then Yellow has 6 Coin Tokens in Purse

    Scenario: CYG-5.14-05 Several pieces earn them once
      Given the position benefit-2
      And Red has 1 Priest Token with Strength 5 and 1 Priest Token with Strength 4 in Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 2 in Ruins
      When Red leaves the benefit
      Then Yellow has 6 Coin Tokens in Purse

    @rule:CYG-10.7
    Scenario: CYG-5.14-06 A Community that could not be used leaves its holder without alms
      Given the position action-2
      And the Active Location is Palace
      And Card A is the card Community of the Palace
      And Yellow has Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Palace
      And Yellow has 1 Priest Token with Strength 1 in Palace
      When Red takes no action
        | Yellow | takes no action |
      Then Yellow has 5 Coin Tokens in Purse

    @rule:CYG-10.7 @ruling:A-42=never
    Scenario: CYG-5.14-08 A Community that was used brings no alms besides
      Given the position benefit-2
      And the Active Location is Trade District
      And Card A is the card Community of the Trade District
      And Yellow has Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      When Red leaves the benefit
        | Yellow | uses the benefit |
      Then Yellow has 11 Coin Tokens in Purse

    @ruling:A-40=after-actions
    Scenario: CYG-5.14-09 A Priest that has just become an Altar still earns them
      Given the position action-3
      And Card A is the card Altar of Martyrs
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has no Cthulhu Sheet in Sheet Field
      And Yellow has 1 Cthulhu Sheet with Dark Side Up in Sheet Field
      And Yellow has 3 Followers in Following
      And Yellow has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red takes no action
        | Yellow | acts with Card A   |
        | Green  | takes no action    |
        | Red    | leaves the benefit |
      Then Yellow has 6 Coin Tokens in Purse
      And Yellow has 1 Altar in Ruins

    @ruling:A-40=after-actions
    Scenario: CYG-5.14-10 Who comes by an action gets them, though nothing was there before
      Given the position action-2
      And Card A is the card Sudden Arrival
      And Red has 1 Priest Token with Strength 3 in Ruins
      And Yellow has Card A in Hand
      When Red takes no action
        | Yellow | acts with Card A                     |
        | Yellow | picks 1 Priest Token with Strength 2 |
        | Red    | leaves the benefit                   |
      Then Yellow has 6 Coin Tokens in Purse

    @ruling:A-37=usual
    Scenario: CYG-5.14-11 That the winner has left the Thieves District takes nothing from the others
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 4 in Thieves District
      And Yellow has 1 Priest Token with Strength 1 in Thieves District
      When Red pays for Slums
        | Red | sends Priest Token with Strength 4 with the Coins |
      Then Yellow has 6 Coin Tokens in Purse
      And Red has 2 Coin Tokens in Purse
      And the Active Location is Slums

  Rule: CYG-5.15 None for the winner

    Scenario: CYG-5.15-01 Whoever leaves the benefit gets no alms for it
      Given the position benefit-2
      And the Active Location is Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      When Red leaves the benefit
      Then Red has 5 Coin Tokens in Purse
      And Yellow has 7 Coin Tokens in Purse

    Scenario: CYG-5.15-02 Whoever cannot use the benefit gets no alms either
      Given the position action-2
      And the Active Location is Palace
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Palace
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 5 Coin Tokens in Purse

    Scenario: CYG-5.15-03 Whoever uses the benefit gets nothing besides
      Given the position benefit-2
      And the Active Location is Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Trade District
      When Red uses the benefit
      Then Red has 11 Coin Tokens in Purse

    @rule:CYG-7.4 @ruling:A-37=usual
    Scenario: CYG-5.15-04 Nor does an Altar that stays where the winner has sent its Priest away
      Given the position benefit-2
      And the Active Location is Thieves District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 4 in Thieves District
      And Red has 1 Altar in Thieves District
      And Red has 1 Priest Token with Strength 5 in Altar Base of Thieves District
      When Red pays for Slums
        | Red | sends Priest Token with Strength 4 with the Coins |
      Then Red has 2 Coin Tokens in Purse

  Rule: CYG-5.16 Benefit, then alms

    Scenario: CYG-5.16-01 The winner comes first, and a Community next
      Given the position action-3
      And the Active Location is Trade District
      And Card A is the card Community of the Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Trade District
      And Red has Card A in License Field
      And Yellow has 1 Priest Token with Strength 3 in Trade District
      And the Turn is Green
      When Green takes no action
        | Yellow | uses the benefit |
      Then Red is asked to use a benefit
      And Yellow has 11 Coin Tokens in Purse

    Scenario: CYG-5.16-02 Alms are given last
      Given the position benefit-3
      And the Active Location is Trade District
      And Card A is the card Community of the Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 3 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      And Green has 1 Priest Token with Strength 1 in Trade District
      And Green has Card A in License Field
      When Red uses the benefit
        | Green | uses the benefit |
      Then all learn that Red uses the benefit of Trade District, and after that that Green uses the benefit of Trade District
      And all learn that Green uses the benefit of Trade District, and after that that Yellow gets 2 Coins as alms

    Scenario: CYG-5.16-03 Whoever waits for alms has none yet while a Community is to be used
      Given the position benefit-3
      And the Active Location is Trade District
      And Card A is the card Community of the Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 3 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      And Green has 1 Priest Token with Strength 1 in Trade District
      And Green has Card A in License Field
      When Red uses the benefit
      Then Yellow has 5 Coin Tokens in Purse
      And Green is asked to use a benefit

    Scenario: CYG-5.16-04 Nobody has alms while the winner is still to choose
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 5 Coin Tokens in Purse
      And Yellow is asked to use a benefit

    @rule:CYG-10.7
    Scenario: CYG-5.16-05 What the winner takes is gone for whoever comes after by a Community
      Given the position benefit-2
      And the Active Location is Palace
      And Card A is the card Community of the Palace
      And Card B is a License
      And there is 1 Card B in License Row
      And Yellow has Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Palace
      And Yellow has 1 Priest Token with Strength 1 in Palace
      And Red has 1 Priest Token with Strength 3 in Guard Quarters
      When Red is granted Card B
      Then the Active Location is Guard Quarters
      And Yellow has no Card B in License Field
      And Yellow has 5 Coin Tokens in Purse

    @rule:CYG-5.3 @rule:CYG-7.8 @rule:CYG-10.5 @ruling:A-44=as-usual @ruling:A-42=never
    Scenario: CYG-5.16-06 A Community of the Thieves District can undo what the winner has just paid for
      Given the position benefit-2
      And the Active Location is Thieves District
      And Card A is the card Community of the Thieves District
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Thieves District
      And Yellow has Card A in License Field
      And Yellow has 1 Priest Token with Strength 1 in Thieves District
      And Red has 1 Priest Token with Strength 3 in Port
      When Red pays for Slums
        | Red    | sends Priest Token with Strength 2 with the Coins |
        | Yellow | pays for Slums                                    |
        | Yellow | sends Priest Token with Strength 1 with the Coins |
      Then the Active Location is Port
      And Red has 2 Priest Tokens with Strength 2 in Free Pool
      And Yellow has 2 Priest Tokens with Strength 1 in Free Pool
      And Red has 2 Coin Tokens in Purse
      And Yellow has 2 Coin Tokens in Purse

    @rule:CYG-10.5 @rule:CYG-11.20 @ruling:A-46=works @ruling:A-42=never
    Scenario: CYG-5.16-07 A Community works beside a winner whom a card has named
      Given the position action-3
      And the Active Location is Trade District
      And Card A is the card Seize the Location
      And Card B is the card Community of the Trade District
      And Red has no Priest Token with Strength 1 in Ruins
      And Yellow has Card B in License Field
      And Yellow has 1 Altar in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Trade District
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And the Turn is Green
      When Green acts with Card A
        | Green  | uses the benefit |
        | Yellow | uses the benefit |
      Then Green has 11 Coin Tokens in Purse
      And Yellow has 11 Coin Tokens in Purse

  Rule: CYG-5.17 Priests go home

    Scenario: CYG-5.17-01 All Priests return, those of the winner and those of others
      Given the position benefit-2
      And Red has 1 Patriarch in Ruins
      And Yellow has 2 Priest Tokens with Strength 1 in Ruins
      When Red leaves the benefit
      Then Red has no Priest Token with Strength 1 and no Patriarch in Ruins
      And Red has 1 Priest Token with Strength 1 and 1 Patriarch in Free Pool
      And Yellow has no Priest Token with Strength 1 in Ruins
      And Yellow has 3 Priest Tokens with Strength 1 in Free Pool

    Scenario: CYG-5.17-02 They stay until everything is given
      Given the position action-2
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins

    Scenario: CYG-5.17-03 Priests in other Locations stay there
      Given the position benefit-2
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red leaves the benefit
      Then Yellow has 1 Priest Token with Strength 2 in Slums

    Scenario: CYG-5.17-04 Priests also return where nobody got anything
      Given the position action-2
      And Card A is the card Inquisition Raid
      And Yellow has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red takes no action
        | Yellow | acts with Card A |
      Then Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Free Pool

    @rule:CYG-7.6 @rule:CYG-11.19 @ruling:A-36=all-benefits
    Scenario: CYG-5.17-05 A Priest with Coins returns without them, also where nobody got anything
      Given the position action-2
      And the Active Location is Trade District
      And Card A is the card Inquisition Raid
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 with Stacked Coins 6 in Trade District
      And Yellow has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Port
      When Red takes no action
        | Yellow | acts with Card A |
      Then the Active Location is Port
      And Red has 1 Priest Token with Strength 1 in Free Pool
      And Red has no Priest Token with Strength 1 with Stacked Coins 6 in Trade District
      And Red has 5 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

  Rule: CYG-5.18 Free again

    Scenario: CYG-5.18-01 A Priest from an earlier Location pays for an ability
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      And Red has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Slums
      And the Turn is Blue
      When Blue takes no action
        | Red | leaves the benefit |
        | Red | acts with Card A   |
      Then Red has 3 Followers in Following

    @twin:CYG-5.18-01
    Scenario: CYG-5.18-02 While the Location is active its Priests do not pay
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Red has no Priest Token with Strength 2 and no Priest Token with Strength 3 in Free Pool
      And Red has 1 Priest Token with Strength 2 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Slums
      When Red wrongly acts with Card A
      Then it is refused

  Rule: CYG-5.19 Altars stay

    Scenario: CYG-5.19-01 An Altar remains when its Location is done
      Given the position benefit-2
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 2 in Altar Base of Ruins
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 5 in Altar Base of Ruins
      When Red leaves the benefit
      Then Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 2 in Altar Base of Ruins
      And Yellow has 1 Altar in Ruins
      And Red has no Priest Token with Strength 1 in Ruins

    Scenario: CYG-5.19-02 And it counts again in the next round
      Given the position benefit-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Priest Token with Strength 5 in Ruins
      When Red leaves the benefit
        | Red    | prays             |
        | Red    | prays for nothing |
        | Red    | buys nothing      |
        | Yellow | prays             |
        | Yellow | prays for nothing |
        | Yellow | buys nothing      |
        | Red    | takes no action   |
        | Yellow | takes no action   |
      Then the Round is 2
      And the Winner Here is Yellow
