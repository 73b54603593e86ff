Feature: Setup

  Rule: CYG-2.1 A sheet for each

    Scenario: CYG-2.1-01 The players agree how they get their sheets
      Given a new game with 3 players
      When the game goes on
      Then Table is asked to agree how Cult sheets are given out

    Scenario Outline: CYG-2.1-02 Chance gives each player any sheet
      Given a new game with 2 players
      When Table agrees on random Cults
        | Chance | deals the <first>  |
        | Chance | deals the <second> |
      Then Red has 1 <first> in Sheet Field
      And Yellow has 1 <second> in Sheet Field
      And there is no <first> in Box

      Examples:
        | first         | second        |
        | Janus Sheet   | Anubis Sheet  |
        | Tiamat Sheet  | Fafnir Sheet  |
        | Nirriti Sheet | Cthulhu Sheet |
        | Arachne Sheet | Atheism Sheet |

    @twin:CYG-2.1-02
    Scenario: CYG-2.1-03 No two players have the same sheet by chance
      Given a new game with 2 players
      When Chance wrongly deals the Janus Sheet
        | Table  | agrees on random Cults |
        | Chance | deals the Janus Sheet  |
      Then it is refused

    Scenario: CYG-2.1-04 Each player chooses one
      Given a new game with 3 players
      When Table agrees that everybody chooses
        | Red    | chooses the Tiamat Sheet |
        | Yellow | chooses the Janus Sheet  |
        | Green  | chooses the Anubis Sheet |
      Then Red has 1 Tiamat Sheet in Sheet Field
      And Yellow has 1 Janus Sheet in Sheet Field
      And Green has 1 Anubis Sheet in Sheet Field
      And all learn that Yellow takes the Janus Sheet

    @twin:CYG-2.1-04
    Scenario: CYG-2.1-05 Nobody chooses the sheet of somebody else
      Given a new game with 3 players
      When Yellow wrongly chooses the Tiamat Sheet
        | Table | agrees that everybody chooses |
        | Red   | chooses the Tiamat Sheet      |
      Then it is refused

    Scenario: CYG-2.1-06 All the other sheets stay in the box
      Given a new game with 2 players
      When Table agrees that everybody chooses
        | Red    | chooses the Tiamat Sheet |
        | Yellow | chooses the Janus Sheet  |
      Then there are 1 Anubis Sheet, 1 Arachne Sheet, 1 Atheism Sheet, 1 Cthulhu Sheet, 1 Fafnir Sheet and 1 Nirriti Sheet in Box

  Rule: CYG-2.2 Light side up

    Scenario: CYG-2.2-01 No sheet begins with its dark side up
      Given a new game with 2 players
      When Table agrees on random Cults
        | Chance | deals the Janus Sheet  |
        | Chance | deals the Anubis Sheet |
      Then Red has 1 Janus Sheet and no Janus Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Anubis Sheet and no Anubis Sheet with Dark Side Up in Sheet Field

    Scenario: CYG-2.2-02 Nor does one that was chosen
      Given a new game with 2 players
      When Table agrees that everybody chooses
        | Red    | chooses the Tiamat Sheet |
        | Yellow | chooses the Janus Sheet  |
      Then Red has 1 Tiamat Sheet and no Tiamat Sheet with Dark Side Up in Sheet Field
      And Yellow has 1 Janus Sheet and no Janus Sheet with Dark Side Up in Sheet Field

  Rule: CYG-2.3 Cults for a first game

    Scenario: CYG-2.3-01 Two players
      Given a new game with 2 players
      When Table agrees on the Cults for a first game
        | Chance | deals the Tiamat Sheet |
        | Chance | deals the Fafnir Sheet |
      Then Red has 1 Tiamat Sheet in Sheet Field
      And Yellow has 1 Fafnir Sheet in Sheet Field

    Scenario: CYG-2.3-02 Three players
      Given a new game with 3 players
      When Table agrees on the Cults for a first game
        | Chance | deals the Cthulhu Sheet |
        | Chance | deals the Nirriti Sheet |
        | Chance | deals the Arachne Sheet |
      Then Red has 1 Cthulhu Sheet in Sheet Field
      And Yellow has 1 Nirriti Sheet in Sheet Field
      And Green has 1 Arachne Sheet in Sheet Field

    Scenario: CYG-2.3-03 Four players
      Given a new game with 4 players
      When Table agrees on the Cults for a first game
        | Chance | deals the Atheism Sheet |
        | Chance | deals the Janus Sheet   |
        | Chance | deals the Anubis Sheet  |
        | Chance | deals the Cthulhu Sheet |
      Then Red has 1 Atheism Sheet in Sheet Field
      And Yellow has 1 Janus Sheet in Sheet Field
      And Green has 1 Anubis Sheet in Sheet Field
      And Blue has 1 Cthulhu Sheet in Sheet Field

    @twin:CYG-2.3-05
    Scenario: CYG-2.3-04 None are recommended for five players
      Given a new game with 5 players
      When Table wrongly agrees on the Cults for a first game
      Then it is refused

    Scenario: CYG-2.3-05 For four there are
      Given a new game with 4 players
      When Table agrees on the Cults for a first game
      Then Red has 2 Followers in Following

    @twin:CYG-2.3-01
    Scenario Outline: CYG-2.3-06 Others are not dealt then
      Given a new game with <players> players
      When Chance wrongly deals the <sheet>
        | Table | agrees on the Cults for a first game |
      Then it is refused

      Examples:
        | players | sheet         |
        | 2       | Cthulhu Sheet |
        | 3       | Tiamat Sheet  |
        | 4       | Fafnir Sheet  |

  Rule: CYG-2.4 First Priests

    Scenario Outline: CYG-2.4-01 One each of the strengths 1, 2 and 3, and the Patriarch
      Given a new game with 5 players
      When Table agrees on random Cults
      Then <seat> has 1 Priest Token with Strength 1, 1 Priest Token with Strength 2 and 1 Priest Token with Strength 3 in Free Pool
      And <seat> has 1 Patriarch in Free Pool
      And <seat> has no Priest Token with Strength 4 and no Priest Token with Strength 5 in Free Pool

      Examples:
        | seat   |
        | Red    |
        | Yellow |
        | Green  |
        | Blue   |
        | Black  |

    Scenario: CYG-2.4-02 All the other tokens are in the reserve
      Given a new game with 3 players
      When Table agrees on random Cults
      Then Green has 2 Priest Tokens with Strength 1, 2 Priest Tokens with Strength 2 and 2 Priest Tokens with Strength 3 in Reserve
      And Green has 3 Priest Tokens with Strength 4 and 3 Priest Tokens with Strength 5 in Reserve

  Rule: CYG-2.5 First Followers and Coins

    Scenario Outline: CYG-2.5-01 Two Followers and five Coins for each
      Given a new game with <players> players
      When Table agrees on random Cults
      Then <seat> has 2 Followers in Following
      And <seat> has 7 Followers in Reserve
      And <seat> has 5 Coin Tokens in Purse

      Examples:
        | players | seat   |
        | 2       | Red    |
        | 2       | Yellow |
        | 5       | Red    |
        | 5       | Black  |

  Rule: CYG-2.6 Empty hands

    Scenario Outline: CYG-2.6-01 Nobody has a card or a Mob
      Given a new game with 3 players
      When Table agrees on random Cults
      Then Green sees only that 0 cards are in <seat>'s Hand
      And <seat> has no Fanatical Mob in Mob Field

      Examples:
        | seat   |
        | Red    |
        | Yellow |

    Scenario: CYG-2.6-02 The Supremacy card lies in the reserve
      Given a new game with 2 players
      And Card A is the card Supremacy
      When Table agrees on random Cults
      Then there is 1 Card A in Reserve

    Scenario: CYG-2.6-03 No License belongs to anybody
      Given a new game with 2 players
      When Table agrees on random Cults
      Then Red's License Field is empty
      And Yellow's License Field is empty

  Rule: CYG-2.7 Three open Licenses

    Scenario: CYG-2.7-01 The top three of the deck
      Given a new game with 2 players
      And Card A is a License
      And Card B is a License
      And Card C is a License
      When Table agrees on random Cults
        | Chance | turns up Card A |
        | Chance | turns up Card B |
        | Chance | turns up Card C |
      Then there are 1 Card A, 1 Card B and 1 Card C in License Row
      And there is no Card A in License Deck
      And all learn that Card B is laid open in the Palace
      And Red sees that there is 1 Card C in License Row

    @twin:CYG-2.7-01
    Scenario: CYG-2.7-02 There is no fourth
      Given a new game with 2 players
      And Card A is a License
      And Card B is a License
      And Card C is a License
      And Card D is a License
      When Chance wrongly turns up Card D
        | Table  | agrees on random Cults |
        | Chance | turns up Card A        |
        | Chance | turns up Card B        |
        | Chance | turns up Card C        |
      Then it is refused

  Rule: CYG-2.8 The first First Player

    Scenario Outline: CYG-2.8-01 The highest Divine Might goes first
      Given a new game with 3 players
      When Table agrees that everybody chooses
        | Red    | chooses the <red>    |
        | Yellow | chooses the <yellow> |
        | Green  | chooses the <green>  |
      Then the First Player is <seat>
      And the Turn is <seat>
      And all learn that <seat> becomes the First Player

      Examples:
        | red           | yellow        | green         | seat   |
        | Atheism Sheet | Cthulhu Sheet | Arachne Sheet | Yellow |
        | Janus Sheet   | Atheism Sheet | Cthulhu Sheet | Green  |
        | Cthulhu Sheet | Atheism Sheet | Tiamat Sheet  | Red    |
        | Atheism Sheet | Fafnir Sheet  | Cthulhu Sheet | Green  |

    Scenario: CYG-2.8-02 Whoever goes first is asked first
      Given a new game with 2 players
      When Table agrees that everybody chooses
        | Red    | chooses the Atheism Sheet |
        | Yellow | chooses the Cthulhu Sheet |
      Then Yellow is asked to Preach or Pray

  Rule: CYG-2.9 Shuffled decks

    Scenario: CYG-2.9-01 Nobody sees into the decks
      Given a new game with 2 players
      When Table agrees on random Cults
      Then Red sees only how many cards are in License Deck
      And Yellow sees only how many cards are in Miracle Deck
      And Yellow sees only how many cards are in Intrigue Deck

    Scenario Outline: CYG-2.9-02 Any License can lie on top
      Given a new game with 2 players
      And Card A is a License that marks <marked>
      When Table agrees on random Cults
        | Chance | turns up Card A |
      Then there is 1 Card A in License Row

      Examples:
        | marked  |
        | Ruins   |
        | Palace  |
        | nothing |

    Scenario Outline: CYG-2.9-03 Any Miracle can lie on top
      Given a new game with 2 players
      And Card A is the card <miracle>
      When Table agrees that everybody chooses
        | Red    | chooses the Cthulhu Sheet                   |
        | Yellow | chooses the Atheism Sheet                   |
        | Red    | sends Priest Token with Strength 1 to Ruins |
        | Yellow | prays                                       |
        | Yellow | prays for nothing                           |
        | Yellow | buys nothing                                |
        | Red    | prays                                       |
        | Red    | prays for nothing                           |
        | Red    | buys nothing                                |
        | Red    | takes no action                             |
        | Yellow | takes no action                             |
        | Red    | uses the benefit                            |
        | Chance | draws Card A                                |
      Then Red has Card A in Hand

      Examples:
        | miracle        |
        | Sudden Arrival |
        | Small Mercy    |
        | Holy Frenzy    |
