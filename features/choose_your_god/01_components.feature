Feature: Components

  Rule: CYG-1.1 Nine Followers

    Scenario Outline: CYG-1.1-01 The Slums fill the last place, and no more
      Given the position deals-2
      And Red has 1 Fanatical Mob in Mob Field
      And Red has <before> Followers in Following
      When Red prays for Slums
        | Red | uses the benefit |
      Then Red has 9 Followers in Following
      And Red has 0 Followers in Reserve

      Examples:
        | before |
        | 8      |
        | 9      |

    @ruling:A-66=lost
    @rule:CYG-7.18
    Scenario: CYG-1.1-02 Of two Followers hired one finds no room
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 8 Followers in Following
      When Red prays for Port
        | Red | hires two Followers |
      Then Red has 9 Followers in Following
      And Red has 0 Coin Tokens in Purse

    @ruling:A-100=partial
    @rule:CYG-13.21
    Scenario: CYG-1.1-03 An ability brings no tenth Follower either
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Red has 8 Followers in Following
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 2 |
      Then Red has 9 Followers in Following

  Rule: CYG-1.2 Strength of an Altar

    Scenario Outline: CYG-1.2-01 It is 4, whether a weak token or a strong one lies under it
      Given the position action-2
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Altar in Ruins
      And Red has 1 Priest Token with Strength <token> in Altar Base of Ruins
      And Yellow has 1 Priest Token with Strength <rival> in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that <winner> wins Ruins

      Examples:
        | token | rival | winner |
        | 1     | 3     | Red    |
        | 5     | 3     | Red    |
        | 1     | 5     | Yellow |
        | 5     | 5     | Yellow |

  Rule: CYG-1.3 Strength of a Patriarch

    Scenario Outline: CYG-1.3-01 As strong as the Cult has Followers
      Given the position action-2
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Red has <followers> Followers in Following
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that <winner> wins Ruins

      Examples:
        | followers | winner |
        | 2         | Yellow |
        | 4         | Red    |
        | 9         | Red    |

    Scenario: CYG-1.3-05 It has no strength of its own
      Given the position action-2
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Patriarch in Ruins
      And Yellow has 4 Followers in Following
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

    Scenario: CYG-1.3-02 Followers lost a moment before count no more
      Given the position action-2
      And Card A is the card Slaughter in the Streets
      And Yellow has Card A in Hand
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Red has 4 Followers in Following
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | acts with Card A |
      Then all learn that Yellow wins Ruins

    Scenario: CYG-1.3-03 Followers of others count for nothing
      Given the position action-2
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 9 Followers in Following
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Yellow wins Ruins

    @rule:CYG-12.1
    Scenario: CYG-1.3-04 What a card adds comes on top
      Given the position action-2
      And Card A is the card Supremacy
      And Red has Card A in Supremacy Field
      And Red has no Priest Token with Strength 1 in Ruins
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 1 Priest Token with Strength 3 in Ruins
      When Red takes no action
        | Yellow | takes no action |
      Then all learn that Red wins Ruins

  Rule: CYG-1.4 Patriarch left alone

    @twin:CYG-1.4-02
    Scenario: CYG-1.4-01 A Patriarch learns nothing in the Temple District
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      When Red wrongly teaches Patriarch
        | Red | prays for Temple District                    |
        | Red | teaches a Free Priest in the Temple District |
      Then it is refused

    Scenario: CYG-1.4-02 A Priest token does
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      When Red prays for Temple District
        | Red | teaches a Free Priest in the Temple District |
        | Red | teaches Priest Token with Strength 3         |
      Then Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has no Priest Token with Strength 3 in Free Pool
      And Red has 1 Patriarch in Free Pool

    @twin:CYG-1.4-04
    Scenario: CYG-1.4-03 A Patriarch alone there cannot be made weaker
      Given the position action-2
      And Card A is the card Exorcism
      And Red has Card A in Hand
      And Yellow has 1 Patriarch in Ruins
      And Yellow has 5 Followers in Following
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-1.4-04 A Priest token as strong as that can
      Given the position action-2
      And Card A is the card Exorcism
      And Red has Card A in Hand
      And Yellow has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 5 Followers in Following
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength 3 in Ruins
      And Yellow has no Priest Token with Strength 5 in Ruins

    @twin:CYG-1.7-03
    Scenario: CYG-1.4-05 Nor in the Academy
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      When Red wrongly teaches Patriarch
        | Red | prays for Academy                   |
        | Red | pays for two steps of a Free Priest |
      Then it is refused

    Scenario: CYG-1.4-06 Where both stand only the token is made weaker
      Given the position action-2
      And Card A is the card Exorcism
      And Red has Card A in Hand
      And Yellow has 1 Patriarch in Ruins
      And Yellow has 1 Priest Token with Strength 5 in Ruins
      And Yellow has 5 Followers in Following
      When Red acts with Card A
      Then Yellow has 1 Priest Token with Strength 3 in Ruins
      And Yellow has 1 Patriarch in Ruins

  Rule: CYG-1.5 Patriarch never lost

    @twin:CYG-1.5-02
    Scenario: CYG-1.5-01 A Patriarch cannot be sacrificed
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Red has 4 Followers in Following
      And Red has no Priest Token with Strength 2 in Free Pool
      And Red has no Priest Token with Strength 3 in Free Pool
      When Red wrongly acts with Card A
      Then it is refused

    Scenario: CYG-1.5-02 A Priest token can, and then the Patriarch is untouched
      Given the position action-4
      And Card A is the card Ritual of Passing
      And Red has 4 Followers in Following
      And Red has no Priest Token with Strength 3 in Free Pool
      When Red acts with Card A
      Then Red has 3 Priest Tokens with Strength 2 in Reserve
      And Red has 1 Patriarch in Free Pool

    @twin:CYG-1.8-02
    Scenario: CYG-1.5-03 Nor can it be picked beside a Priest token
      Given the position action-4
      And Card A is the card Ritual of Passing
      When Red wrongly picks 1 Patriarch
        | Red | acts with Card A |
      Then it is refused

    Scenario: CYG-1.5-04 Driven out, Patriarchs come back to their owners
      Given the position action-2
      And Card A is the card Seize the Location
      And Red has Card A in Hand
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Fafnir Sheet with Dark Side Up in Sheet Field
      And Red has 1 Patriarch in Ruins
      And Yellow has 1 Patriarch in Ruins
      When Red acts with Card A
      Then Red has 1 Patriarch in Free Pool
      And Yellow has 1 Patriarch in Free Pool

  Rule: CYG-1.6 Only from the reserve

    @twin:CYG-1.6-02
    Scenario: CYG-1.6-01 With all three tokens of strength 1 away no new one joins
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 2 Priest Tokens with Strength 1 in Free Pool
      And Red has 1 Priest Token with Strength 1 in Port
      When Red wrongly takes a new Priest
        | Red | prays for Temple District |
      Then it is refused

    Scenario: CYG-1.6-02 With one of them in the reserve it joins
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 2 Priest Tokens with Strength 1 in Free Pool
      When Red prays for Temple District
        | Red | takes a new Priest |
      Then Red has 3 Priest Tokens with Strength 1 in Free Pool
      And Red has no Priest Token with Strength 1 in Reserve

    Scenario: CYG-1.6-03 Tokens of other colours do not matter
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Yellow has 3 Priest Tokens with Strength 1 in Free Pool
      When Red prays for Temple District
        | Red | takes a new Priest |
      Then Red has 2 Priest Tokens with Strength 1 in Free Pool

    @rule:CYG-8.7
    Scenario: CYG-1.6-04 A token under an Altar can be swapped back to the reserve first
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 2 Priest Tokens with Strength 1 in Free Pool
      And Red has 1 Altar in Port
      And Red has 1 Priest Token with Strength 1 in Altar Base of Port
      When Red prays for Temple District
        | Red | swaps in Priest Token with Strength 4 in Port |
        | Red | takes a new Priest                            |
      Then Red has 3 Priest Tokens with Strength 1 in Free Pool
      And Red has 1 Priest Token with Strength 4 in Altar Base of Port

    @rule:CYG-7.13
    @twin:CYG-1.6-07
    Scenario: CYG-1.6-05 Without the stronger token a Priest cannot be taught
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 2 Priest Tokens with Strength 3 in Free Pool
      And Red has 1 Priest Token with Strength 3 in Port
      When Red wrongly teaches Priest Token with Strength 2
        | Red | prays for Temple District                    |
        | Red | teaches a Free Priest in the Temple District |
      Then it is refused

    @rule:CYG-7.13
    Scenario: CYG-1.6-07 With the last one of the reserve it can
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 2 Priest Tokens with Strength 3 in Free Pool
      When Red prays for Temple District
        | Red | teaches a Free Priest in the Temple District |
        | Red | teaches Priest Token with Strength 2         |
      Then Red has 3 Priest Tokens with Strength 3 in Free Pool
      And Red has no Priest Token with Strength 3 in Reserve

    @ruling:A-100=partial
    @rule:CYG-13.24
    Scenario: CYG-1.6-06 An ability gains no Priest that the reserve has not
      Given the position action-2
      And Red has no Fafnir Sheet in Sheet Field
      And Red has 1 Anubis Sheet with Dark Side Up in Sheet Field
      And Card A is the card Resurrection of the Righteous
      And Red has 1 Priest Token with Strength 3 in Academy
      And Red has 1 Priest Token with Strength 3 in Port
      When Red acts with Card A
      Then Red has 1 Priest Token with Strength 3 in Free Pool
      And Red has no Followers in Following

  Rule: CYG-1.7 At most 5

    Scenario Outline: CYG-1.7-01 What would be stronger is 5
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      And Red has 12 Coin Tokens in Purse
      And Red has 1 Priest Token with Strength 4 in Free Pool
      When Red prays for Academy
        | Red | <lesson>                                    |
        | Red | teaches Priest Token with Strength <before> |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has no Priest Token with Strength <before> in Free Pool
      And Red has <left> Coin Tokens in Purse

      Examples:
        | lesson                               | before | left |
        | pays for two steps of a Free Priest  | 4      | 7    |
        | pays for two steps of a Free Priest  | 3      | 7    |
        | pays for four steps of a Free Priest | 2      | 1    |

    Scenario: CYG-1.7-02 Whoever is 5 stays so
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 1 Priest Token with Strength 5 in Free Pool
      When Red prays for Temple District
        | Red | teaches a Free Priest in the Temple District |
        | Red | teaches Priest Token with Strength 5         |
      Then Red has 1 Priest Token with Strength 5 in Free Pool
      And Red has 2 Priest Tokens with Strength 5 in Reserve

    Scenario: CYG-1.7-03 What does not reach 5 is not carried there
      Given the position deals-2
      And Red has 3 Fanatical Mobs in Mob Field
      When Red prays for Academy
        | Red | pays for two steps of a Free Priest  |
        | Red | teaches Priest Token with Strength 2 |
      Then Red has 1 Priest Token with Strength 4 in Free Pool
      And Red has no Priest Token with Strength 5 in Free Pool

  Rule: CYG-1.8 Back to the reserve

    @rule:CYG-3.8
    Scenario: CYG-1.8-01 A Follower lost for a placement
      Given the position intention-2
      And the Placed is Red, Red and Red
      When Red sends Priest Token with Strength 1 to Ruins
      Then Red has 1 Follower in Following
      And Red has 8 Followers in Reserve

    Scenario: CYG-1.8-02 A sacrificed Priest
      Given the position action-4
      And Card A is the card Ritual of Passing
      When Red acts with Card A
        | Red | picks 1 Priest Token with Strength 3 |
      Then Red has no Priest Token with Strength 3 in Free Pool
      And Red has 3 Priest Tokens with Strength 3 in Reserve

    Scenario: CYG-1.8-03 Followers slaughtered go to the reserve of their colour
      Given the position action-2
      And Card A is the card Slaughter in the Streets
      And Red has Card A in Hand
      And Red has 2 Followers in Following
      And Yellow has 1 Priest Token with Strength 1 in Ruins
      And Yellow has 5 Followers in Following
      When Red acts with Card A
      Then Red has 9 Followers in Reserve
      And Yellow has 6 Followers in Reserve

    @rule:CYG-7.13
    Scenario: CYG-1.8-04 A token that was swapped for a stronger one
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      When Red prays for Temple District
        | Red | teaches a Free Priest in the Temple District |
        | Red | teaches Priest Token with Strength 3         |
      Then Red has 3 Priest Tokens with Strength 3 in Reserve
      And Red has 2 Priest Tokens with Strength 4 in Reserve

    @rule:CYG-7.23
    Scenario: CYG-1.8-05 Followers given up for a Mob
      Given the position benefit-2
      And the Active Location is Guard Quarters
      When Red uses the benefit
      Then Red has no Followers in Following
      And Red has 9 Followers in Reserve

  Rule: CYG-1.9 No end of Coins and Mobs

    @ruling:A-124=tokens-and-followers
    @rule:CYG-7.14
    Scenario: CYG-1.9-01 With a hundred Coins out there are more
      Given the position deals-2
      And Red has 2 Fanatical Mobs in Mob Field
      And Red has 95 Coin Tokens in Purse
      When Red prays for Trade District
        | Red | uses the benefit |
      Then Red has 101 Coin Tokens in Purse
      And Yellow has 5 Coin Tokens in Purse

    @ruling:A-124=tokens-and-followers
    @rule:CYG-7.23
    Scenario: CYG-1.9-02 With sixteen Mobs out there is one more
      Given the position benefit-5
      And the Active Location is Guard Quarters
      And Red has 4 Fanatical Mobs in Mob Field
      And Yellow has 3 Fanatical Mobs in Mob Field
      And Green has 3 Fanatical Mobs in Mob Field
      And Blue has 3 Fanatical Mobs in Mob Field
      And Black has 3 Fanatical Mobs in Mob Field
      And Black has 1 Priest Token with Strength 1 in Rift
      When Red uses the benefit
      Then Red has 5 Fanatical Mobs in Mob Field
      And Red has no Followers in Following
