Feature: The card language: blocks

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
