Feature: Intention Phase

  Rule: CYG-3.1 Clockwise

    Scenario: CYG-3.1-01 After one placement it is the turn of the player to the left
      Given the position intention-3
      When Red sends Priest Token with Strength 2 to Ruins
      Then the Turn is Yellow
      And Red has 1 Priest Token with Strength 2 in Ruins
      And Red has no Priest Token with Strength 2 in Free Pool
      And all learn that Red places Priest Token with Strength 2 in Ruins

    Scenario Outline: CYG-3.1-02 Whoever is First Player begins
      Given the position celebration-3
      And the First Player is <first>
      When the game goes on
      Then <first> is asked to Preach or Pray

      Examples:
        | first  |
        | Red    |
        | Yellow |
        | Green  |

    Scenario: CYG-3.1-03 After the last seat comes the first
      Given the position intention-3
      And the First Player is Yellow
      And the Turn is Green
      When Green sends Priest Token with Strength 1 to Ruins
      Then the Turn is Red

    Scenario: CYG-3.1-04 After one round of placements the First Player goes on
      Given the position intention-2
      When Red sends Priest Token with Strength 1 to Ruins
        | Yellow | sends Priest Token with Strength 1 to Ruins |
      Then the Turn is Red
      And Red is asked to Preach or Pray

    @twin:CYG-3.1-04
    Scenario: CYG-3.1-05 Nobody is first out of turn
      Given the position intention-2
      When Yellow wrongly sends Priest Token with Strength 1 to Ruins
      Then it is refused

  Rule: CYG-3.2 Preach or Pray

    Scenario: CYG-3.2-01 Placing a Priest is no Prayer
      Given the position intention-2
      When Red sends Priest Token with Strength 1 to Ruins
      Then the Prayed is none
      And the Placed is Red

    Scenario: CYG-3.2-02 A Prayer is no placement
      Given the position intention-2
      When Red prays
        | Red | prays for nothing |
      Then the Prayed is Red
      And the Placed is none
      And the Turn is Yellow

    @twin:CYG-3.2-05
    Scenario: CYG-3.2-03 Cards wait for the next phase
      Given the position intention-2
      And Card A is the card Small Mercy
      And Red has Card A in Hand
      When Red wrongly acts with Card A
      Then it is refused

    @rule:CYG-5.4
    Scenario: CYG-3.2-05 Then they can be played
      Given the position action-2
      And Card A is the card Small Mercy
      And Red has Card A in Hand
      When Red acts with Card A
        | Red | chooses to gain one Follower |
      Then Red has 3 Followers in Following
      And Red has no Card A in Hand

    @ruling:A-08=nothing
    Scenario: CYG-3.2-04 Whoever can place nothing has no way but Prayer
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Yellow sends Priest Token with Strength 1 to Ruins
      Then the Prayed is Red

  Rule: CYG-3.3 One Priest

    @twin:CYG-3.3-02
    Scenario: CYG-3.3-01 Two placements cannot follow each other while others are to choose
      Given the position intention-2
      When Red wrongly sends Priest Token with Strength 1 to Ruins
        | Red | sends Priest Token with Strength 2 to Ruins |
      Then it is refused

    Scenario: CYG-3.3-02 They can when nobody else is left
      Given the position intention-2
      And the Prayed is Yellow
      When Red sends Priest Token with Strength 2 to Ruins
        | Red | sends Priest Token with Strength 1 to Ruins |
      Then Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 2 in Ruins

    Scenario: CYG-3.3-03 Of two equal Priests one goes
      Given the position intention-2
      And Red has 2 Priest Tokens with Strength 1 in Free Pool
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 1 in Free Pool

    Scenario: CYG-3.3-04 Several Priests of one Cult may be in one Location, beside those of others
      Given the position intention-2
      And Red has 1 Priest Token with Strength 1 in Ruins
      And Yellow has 1 Priest Token with Strength 2 in Ruins
      When Red sends Priest Token with Strength 3 to Ruins
      Then Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Priest Token with Strength 2 in Ruins

  Rule: CYG-3.4 Free Priests

    @twin:CYG-3.4-02
    Scenario: CYG-3.4-01 Tokens of the reserve belong to nobody
      Given the position intention-2
      When Red wrongly sends Priest Token with Strength 4 to Ruins
      Then it is refused

    Scenario: CYG-3.4-02 A free one can be placed
      Given the position intention-2
      And Red has 1 Priest Token with Strength 4 in Free Pool
      When Red sends Priest Token with Strength 4 to Ruins
      Then Red has 1 Priest Token with Strength 4 in Ruins
      And Red has 2 Priest Tokens with Strength 4 in Reserve

    @twin:CYG-3.4-02
    Scenario Outline: CYG-3.4-03 A Priest that is elsewhere is not free
      Given the position intention-2
      And Red has 1 Priest Token with Strength 4 in <where>
      When Red wrongly sends Priest Token with Strength 4 to Ruins
      Then it is refused

      Examples:
        | where      |
        | Forum      |
        | Ruins      |
        | Cult Sheet |

    @twin:CYG-3.4-02
    Scenario: CYG-3.4-04 Priests of others cannot be placed
      Given the position intention-2
      And Yellow has 1 Priest Token with Strength 4 in Free Pool
      When Red wrongly sends Priest Token with Strength 4 to Ruins
      Then it is refused

    @twin:CYG-3.4-02
    Scenario: CYG-3.4-05 The token under an Altar is no Priest
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      When Red wrongly sends Priest Token with Strength 4 to Ruins
      Then it is refused

  Rule: CYG-3.5 The Patriarch, too

    Scenario Outline: CYG-3.5-01 A Patriarch is placed like a Priest, however weak
      Given the position intention-2
      And Red has <followers> Followers in Following
      When Red sends Patriarch to Slums
      Then Red has 1 Patriarch in Slums
      And Red has no Patriarch in Free Pool
      And the Placed is Red
      And all learn that Red places Patriarch in Slums

      Examples:
        | followers |
        | 0         |
        | 2         |

    @twin:CYG-3.5-01
    Scenario Outline: CYG-3.5-02 A Patriarch that is not free is not placed
      Given the position intention-2
      And Red has 1 Patriarch in <where>
      When Red wrongly sends Patriarch to Slums
      Then it is refused

      Examples:
        | where      |
        | Ruins      |
        | Cult Sheet |

    Scenario: CYG-3.5-03 A Patriarch may be the only one to be placed
      Given the position intention-2
      And Red has no Priest Token with Strength 1 in Free Pool
      And Red has no Priest Token with Strength 2 in Free Pool
      And Red has no Priest Token with Strength 3 in Free Pool
      When Red sends Patriarch to Ruins
      Then Red has 1 Patriarch in Ruins

    Scenario: CYG-3.5-04 As a fourth placement a Patriarch costs a Follower, too
      Given the position intention-2
      And the Placed is Red, Red and Red
      When Red sends Patriarch to Slums
      Then Red has 1 Follower in Following

  Rule: CYG-3.6 Access

    @twin:CYG-3.6-02
    Scenario: CYG-3.6-01 Two Followers do not reach the Artisan District
      Given the position intention-2
      When Red wrongly sends Patriarch to Artisan District
      Then it is refused

    Scenario: CYG-3.6-02 Three Followers do
      Given the position intention-2
      And Red has 3 Followers in Following
      When Red sends Patriarch to Artisan District
      Then Red has 1 Patriarch in Artisan District

    Scenario Outline: CYG-3.6-03 Just enough Followers for each Location
      Given the position intention-2
      And Red has <enough> Followers in Following
      When Red sends Priest Token with Strength 1 to <location>
      Then Red has 1 Priest Token with Strength 1 in <location>
      And Red has <enough> Followers in Following

      Examples:
        | location          | enough |
        | Ruins             | 0      |
        | Thieves District  | 0      |
        | Slums             | 0      |
        | Forum             | 1      |
        | Temple District   | 1      |
        | Trade District    | 1      |
        | Artisan District  | 3      |
        | Academy           | 3      |
        | Port              | 3      |
        | Palace            | 5      |
        | Nobility District | 5      |
        | Guard Quarters    | 7      |
        | Rift              | 7      |

    @twin:CYG-3.6-03
    Scenario Outline: CYG-3.6-04 One Follower fewer is not enough
      Given the position intention-2
      And Red has <few> Followers in Following
      When Red wrongly sends Priest Token with Strength 1 to <location>
      Then it is refused

      Examples:
        | location          | few |
        | Forum             | 0   |
        | Temple District   | 0   |
        | Trade District    | 0   |
        | Artisan District  | 2   |
        | Academy           | 2   |
        | Port              | 2   |
        | Palace            | 4   |
        | Nobility District | 4   |
        | Guard Quarters    | 6   |
        | Rift              | 6   |

    @twin:CYG-3.6-02
    Scenario: CYG-3.6-05 Followers of others do not help
      Given the position intention-2
      And Yellow has 9 Followers in Following
      When Red wrongly sends Patriarch to Artisan District
      Then it is refused

    @twin:CYG-3.6-02
    Scenario: CYG-3.6-06 An own Altar there does not help either
      Given the position intention-2
      And Red has 1 Altar in Artisan District
      And Red has 1 Priest Token with Strength 4 in Altar Base of Artisan District
      When Red wrongly sends Patriarch to Artisan District
      Then it is refused

  Rule: CYG-3.7 Three for nothing

    Scenario Outline: CYG-3.7-01 The first three placements cost nothing
      Given the position intention-2
      And the Placed is <placed>
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 2 Followers in Following

      Examples:
        | placed      |
        | none        |
        | Red         |
        | Red and Red |

    Scenario: CYG-3.7-02 Those of others do not count
      Given the position intention-2
      And the Placed is Red, Yellow, Red, Yellow and Yellow
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 2 Followers in Following

    Scenario: CYG-3.7-03 In the next round they are free again
      Given the position end-of-round-2
      And the Placed is Red, Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 2 Followers in Following

    Scenario: CYG-3.7-04 Without a Follower three can be placed as well
      Given the position intention-2
      And Red has no Followers in Following
      And the Placed is Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Priest Token with Strength 1 in Ruins

  Rule: CYG-3.8 A Follower for more

    Scenario Outline: CYG-3.8-01 Every further placement costs one Follower
      Given the position intention-2
      And the Placed is <placed>
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Follower in Following
      And Red has 8 Followers in Reserve
      And all learn that Red loses 1 Follower for the placement

      Examples:
        | placed                |
        | Red, Red and Red      |
        | Red, Red, Red and Red |

    Scenario: CYG-3.8-02 Nobody else pays for it
      Given the position intention-2
      And the Placed is Red, Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then Yellow has 2 Followers in Following
      And Red has 5 Coin Tokens in Purse

    Scenario: CYG-3.8-03 A Prayer costs nothing
      Given the position intention-2
      And the Placed is Red, Red and Red
      When Red prays
        | Red | prays for nothing |
      Then Red has 2 Followers in Following

    Scenario: CYG-3.8-04 Two further placements cost two
      Given the position intention-2
      And the Prayed is Yellow
      And the Placed is Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
        | Red | sends Priest Token with Strength 2 to Ruins |
        | Red | sends Priest Token with Strength 3 to Ruins |
      Then Red has no Followers in Following

    @ruling:A-121=cost
    Scenario: CYG-3.8-05 The seventh placement costs one as well
      Given the position intention-2
      And the Placed is Red, Red, Red, Red, Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Follower in Following
      And Red has 8 Followers in Reserve

    @ruling:A-120=at-once
    @rule:CYG-10.10
    Scenario: CYG-3.8-06 A Tithe is due besides
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has Card A in License Field
      And the Placed is Red, Red and Red
      When Red sends Patriarch to Slums
      Then Red has 1 Follower in Following
      And Red has 4 Coin Tokens in Purse
      And Yellow has 6 Coin Tokens in Purse

  Rule: CYG-3.9 Nothing to give

    @twin:CYG-3.9-02
    Scenario: CYG-3.9-01 Without a Follower there is no fourth placement
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Red wrongly sends Priest Token with Strength 1 to Ruins
      Then it is refused

    Scenario: CYG-3.9-02 The last Follower can be given
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has 1 Follower in Following
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has no Followers in Following
      And Red has 1 Priest Token with Strength 1 in Ruins

    @ruling:A-05=free
    @rule:CYG-10.4
    Scenario: CYG-3.9-03 Where an Approval bears the cost no Follower is needed
      Given the position intention-2
      And Card A is the card Approval 4
      And Red has Card A in License Field
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Priest Token with Strength 1 in Ruins

    @ruling:A-05=needed
    @rule:CYG-10.4
    @twin:CYG-3.9-05
    Scenario: CYG-3.9-04 Where one must be there the Approval does not help
      Given the position intention-2
      And Card A is the card Approval 4
      And Red has Card A in License Field
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Red wrongly sends Priest Token with Strength 1 to Ruins
      Then it is refused

    @rule:CYG-10.4
    Scenario: CYG-3.9-05 With a Follower it is placed, and the Follower stays
      Given the position intention-2
      And Card A is the card Approval 4
      And Red has Card A in License Field
      And the Placed is Red, Red and Red
      And Red has 1 Follower in Following
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Follower in Following

    @twin:CYG-3.9-02
    Scenario: CYG-3.9-06 Coins do not buy a placement
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      And Red has 50 Coin Tokens in Purse
      When Red wrongly sends Priest Token with Strength 1 to Ruins
      Then it is refused

    @ruling:A-05=free
    @rule:CYG-10.8
    Scenario: CYG-3.9-07 With an Approval and a Title a Cult without Followers reaches the Rift
      Given the position intention-2
      And Card A is the card Approval 4
      And Card B is the card Oracle
      And Red has Card A and Card B in License Field
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Red sends Priest Token with Strength 1 to Rift
      Then Red has 1 Priest Token with Strength 1 in Rift

    @rule:CYG-3.6
    @twin:CYG-3.9-07
    Scenario: CYG-3.9-08 With the Approval alone it does not
      Given the position intention-2
      And Card A is the card Approval 4
      And Red has Card A in License Field
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Red wrongly sends Priest Token with Strength 1 to Rift
      Then it is refused

  Rule: CYG-3.10 Paid afterwards

    @ruling:A-03=after
    Scenario Outline: CYG-3.10-01 The Follower that is lost still opens the Location
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has <followers> Followers in Following
      When Red sends Priest Token with Strength 1 to <location>
      Then Red has 1 Priest Token with Strength 1 in <location>
      And Red has <left> Followers in Following

      Examples:
        | followers | location | left |
        | 3         | Port     | 2    |
        | 1         | Forum    | 0    |

    @ruling:A-03=before
    @twin:CYG-3.10-03
    Scenario Outline: CYG-3.10-02 Where it is paid before it opens nothing
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has <followers> Followers in Following
      When Red wrongly sends Priest Token with Strength 1 to <location>
      Then it is refused

      Examples:
        | followers | location |
        | 3         | Port     |
        | 1         | Forum    |

    Scenario: CYG-3.10-03 One Follower more is enough either way
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has 4 Followers in Following
      When Red sends Priest Token with Strength 1 to Port
      Then Red has 1 Priest Token with Strength 1 in Port
      And Red has 3 Followers in Following

    Scenario: CYG-3.10-04 All learn of the loss after the placement
      Given the position intention-2
      And the Placed is Red, Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then all learn that Red places Priest Token with Strength 1 in Ruins, and after that that Red loses 1 Follower for the placement

    @ruling:A-03=after
    @twin:CYG-3.10-06
    Scenario: CYG-3.10-05 The Follower that was lost opens nothing for the next placement
      Given the position intention-2
      And the Prayed is Yellow
      And the Placed is Red, Red and Red
      And Red has 3 Followers in Following
      When Red wrongly sends Priest Token with Strength 2 to Port
        | Red | sends Priest Token with Strength 1 to Port |
      Then it is refused

    @ruling:A-03=after
    Scenario: CYG-3.10-06 One that is left does
      Given the position intention-2
      And the Prayed is Yellow
      And the Placed is Red, Red and Red
      And Red has 4 Followers in Following
      When Red sends Priest Token with Strength 1 to Port
        | Red | sends Priest Token with Strength 2 to Port |
      Then Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 2 in Port
      And Red has 2 Followers in Following

  Rule: CYG-3.11 Nothing left but to Pray

    @ruling:A-08=nothing
    @ruling:A-04=pray
    Scenario: CYG-3.11-01 Without a Free Priest a player prays
      Given the position intention-2
      And Red has no Priest Token with Strength 1 in Free Pool
      And Red has no Priest Token with Strength 2 in Free Pool
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 1 Patriarch in Ruins
      When Yellow sends Priest Token with Strength 1 to Slums
      Then the Prayed is Red
      And Yellow has 1 Priest Token with Strength 1 in Slums

    @ruling:A-08=nothing
    Scenario: CYG-3.11-02 So does a player who cannot pay for another placement
      Given the position intention-3
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      When Yellow sends Priest Token with Strength 1 to Slums
      Then the Prayed is Red
      And the Turn is Green

    Scenario: CYG-3.11-03 It is a Prayer like any other
      Given the position intention-2
      And the Placed is Red, Red and Red
      And Red has no Followers in Following
      And Red has 1 Fanatical Mob in Mob Field
      When Red prays
        | Red | prays for Slums  |
        | Red | uses the benefit |
      Then Red has 1 Follower in Following

    @ruling:A-04=pray
    Scenario: CYG-3.11-04 The others do not take that turn away
      Given the position intention-2
      And the Turn is Yellow
      And Red has 1 Fanatical Mob in Mob Field
      And Red has no Priest Token with Strength 1 in Free Pool
      And Red has no Priest Token with Strength 2 in Free Pool
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 1 Patriarch in Ruins
      When Yellow sends Priest Token with Strength 1 to Slums
        | Red | prays            |
        | Red | prays for Slums  |
        | Red | uses the benefit |
      Then Red has 3 Followers in Following

  Rule: CYG-3.12 Once prayed

    Scenario: CYG-3.12-01 Whoever has Prayed is passed over
      Given the position intention-3
      And the Prayed is Yellow
      When Red sends Priest Token with Strength 1 to Ruins
      Then the Turn is Green

    Scenario: CYG-3.12-02 The last one goes on alone
      Given the position intention-3
      And the Prayed is Yellow and Green
      When Red sends Priest Token with Strength 1 to Ruins
      Then the Turn is Red
      And Red is asked to Preach or Pray

    @twin:CYG-3.12-05
    Scenario Outline: CYG-3.12-03 Whoever has Prayed does nothing more in this phase
      Given the position intention-3
      When Red wrongly <again>
        | Red    | prays                                       |
        | Red    | prays for nothing                           |
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Green  | sends Priest Token with Strength 1 to Ruins |
      Then it is refused

      Examples:
        | again                                       |
        | sends Priest Token with Strength 1 to Ruins |
        | prays                                       |

    Scenario: CYG-3.12-04 Their Priests stay where they are
      Given the position intention-3
      And Red has 1 Priest Token with Strength 1 in Ruins
      When Red prays
        | Red | prays for nothing |
      Then Red has 1 Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Free Pool

    Scenario: CYG-3.12-05 Whoever has not may go on
      Given the position intention-3
      When Red sends Priest Token with Strength 2 to Ruins
        | Yellow | sends Priest Token with Strength 1 to Ruins |
        | Green  | sends Priest Token with Strength 1 to Ruins |
        | Red    | sends Priest Token with Strength 1 to Ruins |
      Then Red has 1 Priest Token with Strength 1 and 1 Priest Token with Strength 2 in Ruins

    Scenario: CYG-3.12-06 A Prayer holds for one round
      Given the position end-of-round-2
      When Red sends Priest Token with Strength 1 to Ruins
        | Yellow | sends Priest Token with Strength 1 to Ruins |
      Then the Turn is Red
      And the Prayed is none

    @rule:CYG-10.10
    Scenario: CYG-3.12-07 Whoever has Prayed is still paid a Tithe
      Given the position intention-2
      And Card A is the card Tithe of the Slums and the Forum
      And Yellow has Card A in License Field
      And the Prayed is Yellow
      When Red sends Priest Token with Strength 1 to Slums
      Then Red has 4 Coin Tokens in Purse
      And Yellow has 6 Coin Tokens in Purse
      And the Turn is Red

  Rule: CYG-3.13 End of the phase

    Scenario: CYG-3.13-01 With the last Prayer the first Location becomes active
      Given the position intention-2
      And the Prayed is Yellow
      And Red has 1 Priest Token with Strength 1 in Slums
      When Red prays
        | Red | prays for nothing |
      Then all learn that Red prays, and after that that Slums becomes the Active Location
      And Red is asked to take an action

    Scenario: CYG-3.13-02 Not while one player is left
      Given the position intention-3
      And the Prayed is Yellow
      And Red has 1 Priest Token with Strength 1 in Slums
      When Red prays
        | Red | prays for nothing |
      Then Green is asked to Preach or Pray
      And the Active Location is none

    Scenario: CYG-3.13-03 It also ends without a single placement
      Given the position intention-2
      When Red prays
        | Red    | prays for nothing |
        | Yellow | prays             |
        | Yellow | prays for nothing |
      Then all learn that the round ends
