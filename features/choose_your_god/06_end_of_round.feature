Feature: End of the round

  Rule: CYG-6.1 At the end only

    Scenario: CYG-6.1-01 A fourth Mob does not end the game while a Location is left
      Given the position benefit-2
      And the Active Location is Guard Quarters
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Guard Quarters
      And Red has 3 Fanatical Mobs in Mob Field
      And Yellow has 1 Priest Token with Strength 2 in Rift
      When Red uses the benefit
      Then Red has 4 Fanatical Mobs in Mob Field
      And the Active Location is Rift

    @ruling:A-49=end
    Scenario: CYG-6.1-02 What is lost before the end does not count
      Given the position action-2
      And the Active Location is Rift
      And Card A is the card Disperse the Fanatics
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Rift
      And Red has 4 Fanatical Mobs in Mob Field
      And Yellow has no Tiamat Sheet in Sheet Field
      And Yellow has 1 Tiamat Sheet with Dark Side Up in Sheet Field
      And Yellow has Card A in Hand
      When Red takes no action
        | Yellow | acts with Card A |
      Then Red has 3 Fanatical Mobs in Mob Field
      And all learn that the round ends

    Scenario: CYG-6.1-03 What is left when the last Location is done counts
      Given the position action-2
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Rift
      And Red has 4 Fanatical Mobs in Mob Field
      When Red takes no action
        | Yellow | takes no action |
      Then the winner is Red

    Scenario: CYG-6.1-04 Without any Location to resolve it is looked at as well
      Given the position resolution-2
      And Yellow has 4 Fanatical Mobs in Mob Field
      When the game goes on
      Then the winner is Yellow

  Rule: CYG-6.2 Five Altars

    Scenario: CYG-6.2-01 Five Altars win
      Given the position end-of-round-2
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
      When the game goes on
      Then the winner is Red

    Scenario: CYG-6.2-02 Four do not
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Red has 1 Altar in Academy
      And Red has 1 Priest Token with Strength 2 in Altar Base of Academy
      When the game goes on
      Then Red is asked to Preach or Pray

    @ruling:A-51=at-least
    Scenario: CYG-6.2-03 More than five do
      Given the position end-of-round-2
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Altar in Forum
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Yellow has 1 Altar in Academy
      And Yellow has 1 Priest Token with Strength 2 in Altar Base of Academy
      And Yellow has 1 Altar in Port
      And Yellow has 1 Priest Token with Strength 2 in Altar Base of Port
      And Yellow has 1 Altar in Palace
      And Yellow has 1 Priest Token with Strength 2 in Altar Base of Palace
      When the game goes on
      Then the winner is Yellow

    Scenario: CYG-6.2-04 Five Altars of two Cults are not five of one
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      When the game goes on
      Then Red is asked to Preach or Pray

  Rule: CYG-6.3 Four Mobs

    @ruling:A-51=at-least
    Scenario Outline: CYG-6.3-01 Four Mobs win, and so do more
      Given the position end-of-round-3
      And Green has <number> Fanatical Mobs in Mob Field
      When the game goes on
      Then the winner is Green

      Examples:
        | number |
        | 4      |
        | 5      |

    Scenario: CYG-6.3-02 Three do not
      Given the position end-of-round-3
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Green has 3 Fanatical Mobs in Mob Field
      When the game goes on
      Then Red is asked to Preach or Pray

    Scenario: CYG-6.3-03 Altars and Mobs are not added up
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Red has 1 Altar in Slums
      And Red has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Red has 1 Altar in Academy
      And Red has 1 Priest Token with Strength 2 in Altar Base of Academy
      And Red has 3 Fanatical Mobs in Mob Field
      When the game goes on
      Then Red is asked to Preach or Pray

  Rule: CYG-6.4 Summoned twice

    Scenario: CYG-6.4-01 The second Summoning wins
      Given the position end-of-round-2
      And the Summoned Twice is Yellow
      When the game goes on
      Then the winner is Yellow

    Scenario: CYG-6.4-02 It wins when it has just been performed
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 and 3 Priest Tokens with Strength 4 in Rift
      And Red has 1 Altar in Rift
      And Red has 1 Priest Token with Strength 1 in Altar Base of Rift
      When Red uses the benefit
      Then the winner is Red

    Scenario: CYG-6.4-03 The first Summoning does not win
      Given the position benefit-2
      And the Active Location is Rift
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 3 Priest Tokens with Strength 5 and 3 Priest Tokens with Strength 4 in Rift
      And Red has 1 Altar in Rift
      And Red has 1 Priest Token with Strength 1 in Altar Base of Rift
      When Red uses the benefit
      Then Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And all learn that Red summons the deity, and after that that the round ends

    Scenario: CYG-6.4-04 A dark side alone does not win
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      When the game goes on
      Then Red is asked to Preach or Pray

    @rule:CYG-11.19 @ruling:A-36=all-benefits
    Scenario: CYG-6.4-05 A raid of the Rift keeps it from being performed
      Given the position action-2
      And the Active Location is Rift
      And Card A is the card Inquisition Raid
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 3 Priest Tokens with Strength 5 and 3 Priest Tokens with Strength 4 in Rift
      And Red has 1 Altar in Rift
      And Red has 1 Priest Token with Strength 1 in Altar Base of Rift
      And Yellow has Card A in Hand
      When Red takes no action
        | Yellow | acts with Card A |
      Then all learn that Red wins Rift, and after that that the round ends
      And the Summoned Twice is none

  Rule: CYG-6.5 Several at once

    Scenario: CYG-6.5-01 The highest Divine Might among them wins alone
      Given the position end-of-round-4
      And Yellow has 4 Fanatical Mobs in Mob Field
      And Green has 4 Fanatical Mobs in Mob Field
      When the game goes on
      Then the winner is Green

    Scenario: CYG-6.5-02 A dark side is mightier than a light one
      Given the position end-of-round-4
      And Yellow has no Atheism Sheet in Sheet Field
      And Yellow has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Yellow has 4 Fanatical Mobs in Mob Field
      And Green has 4 Fanatical Mobs in Mob Field
      When the game goes on
      Then the winner is Yellow

    Scenario: CYG-6.5-03 Who is mightier and fulfils nothing does not win
      Given the position end-of-round-4
      And Blue has no Janus Sheet in Sheet Field
      And Blue has 1 Janus Sheet with Dark Side Up in Sheet Field
      And Yellow has 4 Fanatical Mobs in Mob Field
      And Green has 4 Fanatical Mobs in Mob Field
      And Blue has 3 Fanatical Mobs in Mob Field
      When the game goes on
      Then the winner is Green

    @ruling:A-48=might
    Scenario: CYG-6.5-04 It does not matter who fulfils more, or which condition
      Given the position end-of-round-4
      And the First Player is Yellow
      And Yellow has 5 Fanatical Mobs in Mob Field
      And Green has 1 Altar in Ruins
      And Green has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Green has 1 Altar in Slums
      And Green has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Green has 1 Altar in Forum
      And Green has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Green has 1 Altar in Academy
      And Green has 1 Priest Token with Strength 2 in Altar Base of Academy
      And Green has 1 Altar in Port
      And Green has 1 Priest Token with Strength 2 in Altar Base of Port
      When the game goes on
      Then the winner is Green

    @ruling:A-48=might
    Scenario: CYG-6.5-05 Who has Summoned twice has a dark side up, and wins against any light one
      Given the position end-of-round-4
      And the First Player is Green
      And the Summoned Twice is Yellow
      And Yellow has no Atheism Sheet in Sheet Field
      And Yellow has 1 Atheism Sheet with Dark Side Up in Sheet Field
      And Green has 5 Fanatical Mobs in Mob Field
      When the game goes on
      Then the winner is Yellow

    @ruling:A-48=might
    Scenario: CYG-6.5-06 Five Altars go before four Mobs no more than these before them
      Given the position end-of-round-4
      And the First Player is Yellow
      And Green has 4 Fanatical Mobs in Mob Field
      And Yellow has 1 Altar in Ruins
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Ruins
      And Yellow has 1 Altar in Slums
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Slums
      And Yellow has 1 Altar in Forum
      And Yellow has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Yellow has 1 Altar in Academy
      And Yellow has 1 Priest Token with Strength 2 in Altar Base of Academy
      And Yellow has 1 Altar in Port
      And Yellow has 1 Priest Token with Strength 2 in Altar Base of Port
      When the game goes on
      Then the winner is Green

  Rule: CYG-6.6 New Licenses

    Scenario: CYG-6.6-01 With one slot empty all three are laid open anew
      Given the position end-of-round-2
      And Card A is a License
      And Card B is a License
      And Card C is a License
      And Card D is a License
      And Card E is a License
      And there is 1 Card A and 1 Card B in License Row
      When Chance turns up Card C
        | Chance | turns up Card D |
        | Chance | turns up Card E |
      Then there is 1 Card C, 1 Card D, 1 Card E, no Card A and no Card B in License Row
      And all learn that Card C is laid open in the Palace, and after that that Card E is laid open in the Palace
      And Red is asked to Preach or Pray

    Scenario: CYG-6.6-02 With all slots empty three are laid open
      Given the position end-of-round-2
      And Card A is a License
      And Card B is a License
      And Card C is a License
      When Chance turns up Card A
        | Chance | turns up Card B |
        | Chance | turns up Card C |
      Then there is 1 Card A, 1 Card B and 1 Card C in License Row
      And Red is asked to Preach or Pray

    Scenario: CYG-6.6-03 The old ones are gone before the first new one is known
      Given the position end-of-round-2
      And Card A is a License
      And Card B is a License
      And there is 1 Card A and 1 Card B in License Row
      When the game goes on
      Then there is no Card A and no Card B in License Row
      And Chance is asked to turn up a License

    @twin:CYG-6.6-05
    Scenario: CYG-6.6-04 They are under the deck, so none of them comes at once
      Given the position end-of-round-2
      And Card A is a License
      And Card B is a License
      And there is 1 Card A in License Row
      When Chance wrongly turns up Card A
      Then it is refused

    Scenario: CYG-6.6-05 Others come
      Given the position end-of-round-2
      And Card A is a License
      And Card B is a License
      And there is 1 Card A in License Row
      When Chance turns up Card B
      Then there is 1 Card B and no Card A in License Row

    @ruling:A-55=as-many
    Scenario: CYG-6.6-06 With one License left that one is laid open, though it lay there before
      Given the position end-of-round-2
      And Card A is a License
      And there is 1 Card A in License Row
      And all cards of License Deck are in Yellow's License Field
      When Chance turns up Card A
      Then there is 1 Card A in License Row
      And Red is asked to Preach or Pray

  Rule: CYG-6.7 Full slots stay

    Scenario: CYG-6.7-01 Three open Licenses stay
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      When the game goes on
      Then there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red is asked to Preach or Pray

  Rule: CYG-6.8 Back from the sheet

    Scenario: CYG-6.8-01 Priests and Patriarchs of all Cults come back
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Patriarch and 1 Priest Token with Strength 3 in Cult Sheet
      And Red has no Priest Token with Strength 3 in Free Pool
      And Yellow has 2 Priest Tokens with Strength 4 in Cult Sheet
      When the game goes on
      Then Red has 1 Patriarch and 1 Priest Token with Strength 3 in Free Pool
      And Red has no Patriarch and no Priest Token with Strength 3 in Cult Sheet
      And Yellow has 2 Priest Tokens with Strength 4 in Free Pool
      And Yellow has no Priest Token with Strength 4 in Cult Sheet

    Scenario: CYG-6.8-02 Not when a Location is done
      Given the position benefit-2
      And Yellow has 1 Priest Token with Strength 3 in Cult Sheet
      And Red has 1 Priest Token with Strength 2 in Slums
      When Red leaves the benefit
      Then Yellow has 1 Priest Token with Strength 3 in Cult Sheet

    Scenario: CYG-6.8-03 They can be placed in the new round
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Priest Token with Strength 5 in Cult Sheet
      When Red sends Priest Token with Strength 5 to Ruins
      Then Red has 1 Priest Token with Strength 5 in Ruins

  Rule: CYG-6.9 The new First Player

    Scenario: CYG-6.9-01 Who won last begins, not who won first
      Given the position action-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red takes no action
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
        | Yellow | leaves the benefit |
      Then the First Player is Yellow
      And Yellow is asked to Preach or Pray
      And all learn that Yellow becomes the First Player

    Scenario: CYG-6.9-02 The highest Location decides, not the number of them
      Given the position action-3
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Red has 1 Priest Token with Strength 3 in Slums
      And Green has 1 Priest Token with Strength 1 in Trade District
      When Red takes no action
        | Yellow | takes no action    |
        | Green  | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
        | Green  | takes no action    |
        | Red    | leaves the benefit |
        | Red    | takes no action    |
        | Yellow | takes no action    |
        | Green  | takes no action    |
        | Green  | leaves the benefit |
      Then the First Player is Green

    Scenario: CYG-6.9-03 A Community does not make a winner
      Given the position benefit-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And the First Player is Yellow
      And the Active Location is Trade District
      And Card A is the card Community of the Trade District
      And Yellow has Card A in License Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 2 in Trade District
      And Yellow has 1 Priest Token with Strength 1 in Trade District
      When Red leaves the benefit
        | Yellow | uses the benefit |
      Then the First Player is Red

    Scenario: CYG-6.9-04 It is not settled before the round is over
      Given the position action-2
      And the First Player is Yellow
      And the Turn is Yellow
      And Red has 1 Priest Token with Strength 2 in Slums
      When Yellow takes no action
        | Red | takes no action    |
        | Red | leaves the benefit |
      Then the First Player is Yellow
      And Yellow is asked to take an action

    @ruling:A-26=nobody @ruling:A-53=highest-won
    Scenario: CYG-6.9-05 If nobody wins the last Location the one before decides
      Given the position action-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Card A is the card Golden Farewell
      And the First Player is Yellow
      And the Turn is Yellow
      And Yellow has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Yellow takes no action
        | Red    | takes no action    |
        | Red    | leaves the benefit |
        | Yellow | acts with Card A   |
        | Red    | takes no action    |
      Then the First Player is Red
      And all learn that nobody wins Slums, and after that that Red becomes the First Player

    @rule:CYG-6.10
    Scenario: CYG-6.9-06 The benefit of a Prayer makes no winner
      Given the position intention-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Card A is a Miracle
      And Yellow has 1 Fanatical Mob in Mob Field
      When Red prays
        | Red    | prays for nothing |
        | Red    | buys nothing      |
        | Yellow | prays             |
        | Yellow | prays for Ruins   |
        | Yellow | uses the benefit  |
        | Chance | draws Card A      |
        | Yellow | sells nothing     |
        | Yellow | buys nothing      |
      Then the Round is 2
      And the First Player is Red

    @rule:CYG-11.19 @ruling:A-35=winner
    Scenario: CYG-6.9-07 A raided Location makes its winner the First Player
      Given the position action-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Card A is the card Inquisition Raid
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 2 in Slums
      When Red takes no action
        | Yellow | takes no action    |
        | Red    | leaves the benefit |
        | Red    | acts with Card A   |
        | Yellow | takes no action    |
      Then the First Player is Yellow
      And Yellow has 2 Followers in Following

    @rule:CYG-11.20
    Scenario: CYG-6.9-08 Who wins the last Location without anything in it begins
      Given the position action-3
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And Card A is the card Seize the Location
      And Green has no Nirriti Sheet in Sheet Field
      And Green has 1 Nirriti Sheet with Dark Side Up in Sheet Field
      And Green has Card A in Hand
      And the Turn is Green
      When Green acts with Card A
        | Green | leaves the benefit |
      Then the First Player is Green

  Rule: CYG-6.10 Nobody won anything

    @ruling:A-52=same
    Scenario: CYG-6.10-01 The First Player stays
      Given the position end-of-round-3
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And the First Player is Green
      When the game goes on
      Then the First Player is Green
      And Green is asked to Preach or Pray

    Scenario: CYG-6.10-02 The winners of the round before count no more
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And the Latest Winner is Yellow
      When the game goes on
      Then the First Player is Yellow
      And the Latest Winner is none

  Rule: CYG-6.11 Another round

    Scenario: CYG-6.11-01 The next round begins
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      When the game goes on
      Then the Round is 2
      And the stage is Intention
      And the Prayed is none

    Scenario: CYG-6.11-02 Who Prayed can Preach and Pray again
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      When Red sends Priest Token with Strength 1 to Ruins
        | Yellow | prays             |
        | Yellow | prays for nothing |
        | Yellow | buys nothing      |
      Then Red is asked to Preach or Pray
      And the Prayed is Yellow

    Scenario: CYG-6.11-03 The first placements cost nothing again
      Given the position end-of-round-2
      And Card X is a License
      And Card Y is a License
      And Card Z is a License
      And there is 1 Card X, 1 Card Y and 1 Card Z in License Row
      And the Placed is Red, Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 2 Followers in Following
