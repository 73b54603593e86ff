Feature: Components

  Rule: ROTC-1.1 Ritual fields

    Scenario Outline: ROTC-1.1-01 The last free field can be used
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And Red has <others> in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then Yellow has 1 Ritual I in Downtown

      Examples:
        | players | others                     |
        | 2       | 2 Ritual I                 |
        | 3       | 2 Ritual I and 1 Ritual II |
        | 4       | 2 Ritual I and 2 Ritual II |

    @twin:ROTC-1.1-01
    Scenario Outline: ROTC-1.1-02 A full district takes no further Ritual
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And Red has <others> in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly prepares Ritual I
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

      Examples:
        | players | others                                   |
        | 2       | 2 Ritual I and 1 Ritual II               |
        | 3       | 2 Ritual I and 2 Ritual II               |
        | 4       | 2 Ritual I, 2 Ritual II and 1 Ritual III |

    @twin:ROTC-1.1-01
    Scenario: ROTC-1.1-03 The Rituals of all players count together, the own ones too
      Given the position action-3
      And Yellow has 1 Cult Site and 1 Ritual II in Downtown
      And Red has 2 Ritual I in Downtown
      And Blue has 1 Ritual III in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly prepares Ritual I
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    Scenario: ROTC-1.1-04 A Ritual that moves finds the last free field
      Given the position action-2
      And Yellow has 1 Ritual III in Uptown
      And Red has 2 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Influence        |
        | Yellow | moves Ritual III from Uptown |
        | Yellow | chooses neither              |
      Then Yellow has 1 Ritual III in Downtown

    @twin:ROTC-1.1-04
    Scenario: ROTC-1.1-05 A Ritual cannot move into a full district
      Given the position action-2
      And Yellow has 1 Ritual III in Uptown
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      When Yellow wrongly moves Ritual III from Uptown
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Influence             |
      Then it is refused

  Rule: ROTC-1.2 One Cult Site each

    Scenario: ROTC-1.2-01 Players can have Cult Sites in the same district
      Given the position action-3
      And Red has 1 Cult Site in Downtown
      And Blue has 1 Cult Site in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown
      And Red has 1 Cult Site in Downtown
      And Blue has 1 Cult Site in Downtown

    Scenario: ROTC-1.2-02 A Cult Site elsewhere does not hinder
      Given the position action-2
      And Yellow has 1 Cult Site in Uptown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Cult Site in Uptown

    @twin:ROTC-1.2-02
    Scenario: ROTC-1.2-03 A second Cult Site in one district is refused
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow wrongly prepares Cult Site
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

  Rule: ROTC-1.3 Ritual levels

    Scenario: ROTC-1.3-01 Levels I and II are three Attack together
      Given the position action-2
      And Yellow has 1 Ritual I and 1 Ritual II in Downtown
      And Red has 1 Ritual II in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Yellow | commits nothing       |
        | Red    | commits nothing       |
      Then all learn that Yellow reveals an Attack of 3
      And all learn that Red reveals an Attack of 2

    Scenario Outline: ROTC-1.3-02 Each level gives as much Attack
      Given the position action-<players>
      And Yellow has 1 <ritual> in Downtown
      And Red has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Yellow | commits nothing       |
        | Red    | commits nothing       |
      Then all learn that Yellow reveals an Attack of <attack>

      Examples:
        | players | ritual     | attack |
        | 2       | Ritual I   | 1      |
        | 3       | Ritual II  | 2      |
        | 4       | Ritual III | 3      |

    Scenario: ROTC-1.3-03 A Ritual gives Attack in its own district alone
      Given the position action-2
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual III in Uptown
      And Red has 1 Ritual I in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance |
        | Yellow | commits nothing       |
        | Red    | commits nothing       |
      Then all learn that Yellow reveals an Attack of 1

    Scenario Outline: ROTC-1.3-04 Each level gives as much Terror
      Given the position action-2
      And there is 1 Sanity Three in Downtown
      And Yellow has 1 <ritual> in Downtown
      And Yellow has 3 Freaks in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | spends <freaks> Freaks     |
        | Yellow | places 2 Dominance markers |
      Then Yellow has 2 Dominance Markers in Downtown

      Examples:
        | ritual     | freaks |
        | Ritual I   | 3      |
        | Ritual II  | 2      |
        | Ritual III | 1      |

    @ruling:A-36=refused @twin:ROTC-1.3-04
    Scenario Outline: ROTC-1.3-05 No level gives more Terror than that
      Given the position action-2
      And there is 1 Sanity Three in Downtown
      And Yellow has 1 <ritual> in Downtown
      And Yellow has 3 Freaks in Screen
      When Yellow wrongly spends <spent>
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
        | Yellow | terrorizes the district           |
      Then it is refused

      Examples:
        | ritual     | spent    |
        | Ritual I   | 2 Freaks |
        | Ritual II  | 1 Freak  |
        | Ritual III | nothing  |

    Scenario: ROTC-1.3-06 Several Rituals add their Terror
      Given the position action-2
      And there is 1 Sanity Three in Downtown
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | places 2 Dominance markers |
        | Yellow | gives up Ritual I          |
      Then Yellow has 2 Dominance Markers in Downtown

  Rule: ROTC-1.4 Sanity

    Scenario Outline: ROTC-1.4-01 The token and the Investigators who have arrived are exceeded
      Given the position action-2
      And there are <sanity> in Downtown
      And there are <investigators> Investigators in Downtown
      And Yellow has 1 Ritual III in Downtown
      And Yellow has 4 Freaks in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | spends <freaks> Freaks     |
        | Yellow | places 2 Dominance markers |
      Then Yellow has 2 Dominance Markers in Downtown

      Examples:
        | sanity                            | investigators | freaks |
        | no Sanity Three and 1 Sanity Two  | 1             | 1      |
        | 1 Sanity Three                    | 0             | 1      |
        | 1 Sanity Three                    | 2             | 3      |
        | no Sanity Three and 1 Sanity Four | 0             | 2      |

    @ruling:A-36=refused @twin:ROTC-1.4-01
    Scenario Outline: ROTC-1.4-02 As much as the Sanity is not enough
      Given the position action-2
      And there are <sanity> in Downtown
      And there are <investigators> Investigators in Downtown
      And Yellow has 1 Ritual III in Downtown
      And Yellow has 4 Freaks in Screen
      When Yellow wrongly spends <spent>
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
        | Yellow | terrorizes the district           |
      Then it is refused

      Examples:
        | sanity                            | investigators | spent    |
        | no Sanity Three and 1 Sanity Two  | 1             | nothing  |
        | 1 Sanity Three                    | 0             | nothing  |
        | 1 Sanity Three                    | 2             | 2 Freaks |
        | no Sanity Three and 1 Sanity Four | 0             | 1 Freak  |

    Scenario: ROTC-1.4-03 Investigators of other districts and on the track do not count
      Given the position action-3
      And there is 1 Sanity Three in Downtown
      And there are 2 Investigators in Uptown
      And there is no Investigator with Field 3 and 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 1 Ritual III in Downtown
      And Yellow has 1 Freak in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | spends 1 Freak             |
        | Yellow | places 2 Dominance markers |
      Then Yellow has 2 Dominance Markers in Downtown

    @ruling:A-36=refused @twin:ROTC-1.4-01
    Scenario: ROTC-1.4-04 A City card can raise the Sanity for a round
      Given the position action-2
      And there is 1 Sanity Three in Downtown
      And during This Round, Extra Sanity changes by 1
      And Yellow has 1 Ritual III in Downtown
      And Yellow has 4 Freaks in Screen
      When Yellow wrongly spends 1 Freak
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Dominance             |
        | Yellow | terrorizes the district           |
      Then it is refused

  Rule: ROTC-1.5 Dominance fields

    Scenario: ROTC-1.5-01 Markers go to free fields beside those of others
      Given the position action-2
      And there is 1 Sanity Three in Downtown
      And Red has 2 Dominance Markers in Downtown
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | places 2 Dominance markers |
        | Yellow | gives up Ritual I          |
      Then Yellow has 2 Dominance Markers in Downtown
      And Red has 2 Dominance Markers in Downtown

    Scenario: ROTC-1.5-02 When no field is left, room must be made
      Given the position action-2
      And there is 1 Sanity Three in Downtown
      And Red has 4 Dominance Markers in Downtown
      And Yellow has 1 Ritual I and 1 Ritual III in Downtown
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Dominance      |
        | Yellow | terrorizes the district    |
        | Yellow | places 2 Dominance markers |
      Then Yellow is asked whose Dominance marker to replace
      And the options include Red
