Feature: Preparation

  Rule: ROTC-9.1 An Investigator draws nearer

    Scenario Outline: ROTC-9.1-01 The Investigator on the track of the district comes one field nearer
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then there is 1 Investigator with Field <near> in Investigation Track of Downtown
      And there are no Investigators with Field <players> in Investigation Track of Downtown
      And there are no Investigators in Downtown

      Examples:
        | players | near |
        | 2       | 1    |
        | 3       | 2    |
        | 4       | 3    |

    Scenario: ROTC-9.1-02 Those of other districts stay where they are
      Given the position action-3
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 3 in Investigation Track of Uptown
      And there is 1 Investigator with Field 3 in Investigation Track of Northside

    Scenario: ROTC-9.1-03 Whoever prepares two things brings the Investigator nearer only once
      Given the position action-4
      And Yellow has 6 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then there is 1 Investigator with Field 3 in Investigation Track of Downtown

    Scenario: ROTC-9.1-04 Everybody sees the Investigator advance
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then all learn that the Investigator of Downtown advances

  Rule: ROTC-9.2 Who arrives counts

    Scenario Outline: ROTC-9.2-01 An Investigator who arrives by the advance is paid for at once
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And there are no Investigators with Field <players> in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 2 Initiates   |
      Then Yellow has 1 Ritual I in Downtown
      And there is 1 Investigator in Downtown
      And there is 1 Investigator with Field <players> in Investigation Track of Downtown

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

    @twin:ROTC-9.2-01
    Scenario: ROTC-9.2-02 What was enough before the advance is not enough after it
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are no Investigators with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow wrongly pays with 1 Initiate
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Ritual I                 |
      Then it is refused

    Scenario: ROTC-9.2-03 An Investigator who only comes to the last field is not paid for
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then Yellow has 1 Ritual I in Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there are no Investigators in Downtown

  Rule: ROTC-9.3 A Cult Site

    Scenario: ROTC-9.3-01 A Cult Site is placed without any presence, and beside the sites of others
      Given the position action-3
      And Red has 1 Cult Site in Downtown
      And Blue has 1 Cult Site in Downtown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown
      And Yellow has 3 Cult Sites in Stock
      And Red has 1 Cult Site in Downtown
      And Yellow has 1 Plan Marker in Preparation

    @rule:ROTC-1.2 @twin:ROTC-9.3-01
    Scenario: ROTC-9.3-02 A second Cult Site in the same district is refused
      Given the position action-3
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly prepares Cult Site
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    Scenario: ROTC-9.3-03 With four players the fourth Cult Site is the last
      Given the position action-4
      And Yellow has 1 Cult Site in Uptown
      And Yellow has 1 Cult Site in Northside
      And Yellow has 1 Cult Site in Rivertown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown
      And Yellow has no Cult Site in Stock

    Scenario: ROTC-9.3-04 Rituals on every field leave room for a Cult Site
      Given the position action-2
      And Red has 2 Ritual I and 1 Ritual II in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown
      And Yellow has 4 Initiates in Screen

    Scenario: ROTC-9.3-05 All learn where a Cult Site is placed
      Given the position action-2
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then all learn that Yellow places a Cult Site in Downtown

  Rule: ROTC-9.4 Cost of a Cult Site

    Scenario Outline: ROTC-9.4-01 Five Power, and one more for each Investigator in the district
      Given the position action-2
      And there are <investigators> Investigators in Downtown
      And Yellow has <cost> Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation    |
        | Yellow | prepares Cult Site         |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has 1 Cult Site in Downtown
      And Yellow has no Initiate in Screen

      Examples:
        | investigators | cost |
        | 0             | 5    |
        | 1             | 6    |
        | 3             | 8    |

    @twin:ROTC-9.4-01
    Scenario Outline: ROTC-9.4-02 One Power less is refused
      Given the position action-2
      And there are <investigators> Investigators in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly pays with <less> Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Cult Site                |
      Then it is refused

      Examples:
        | investigators | less |
        | 0             | 4    |
        | 1             | 5    |
        | 3             | 7    |

    Scenario: ROTC-9.4-03 Investigators of other districts add nothing
      Given the position action-2
      And there are 2 Investigators in Uptown
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown

    Scenario Outline: ROTC-9.4-04 A City card can change the five Power, not what Investigators add
      Given the position action-2
      And during This Round, Cult Site Cost <change>
      And there is 1 Investigator in Downtown
      And Yellow has <cost> Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation    |
        | Yellow | prepares Cult Site         |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has 1 Cult Site in Downtown
      And Yellow has no Initiate in Screen

      Examples:
        | change        | cost |
        | changes by 2  | 8    |
        | changes by -2 | 4    |
        | is 3          | 4    |

    @twin:ROTC-9.4-04
    Scenario: ROTC-9.4-05 Where a City card makes it dearer, one Power less is refused
      Given the position action-2
      And during This Round, Cult Site Cost changes by 2
      And there is 1 Investigator in Downtown
      And Yellow has 8 Initiates in Screen
      When Yellow wrongly pays with 7 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Cult Site                |
      Then it is refused

  Rule: ROTC-9.5 A Ritual

    Scenario Outline: ROTC-9.5-01 Beside an own Cult Site a Ritual of any level can be prepared
      Given the position action-4
      And Yellow has 1 Cult Site in Downtown
      And Yellow has <cost> Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation    |
        | Yellow | prepares <ritual>          |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has 1 <ritual> in Downtown
      And Yellow has <left> <ritual> in Stock
      And Yellow has 3 Cult Sites in Stock

      Examples:
        | ritual     | cost | left |
        | Ritual I   | 1    | 1    |
        | Ritual II  | 2    | 1    |
        | Ritual III | 3    | 0    |

    @twin:ROTC-9.5-01
    Scenario Outline: ROTC-9.5-02 A site of another player, or in another district, does not do
      Given the position action-4
      And <owner> has 1 Cult Site in <district>
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly prepares Ritual I
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

      Examples:
        | owner  | district |
        | Red    | Downtown |
        | Yellow | Uptown   |

    @twin:ROTC-9.5-01
    Scenario: ROTC-9.5-03 An own Ritual in the district does not stand in for a Cult Site
      Given the position action-4
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly prepares Ritual II
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    @rule:ROTC-1.1
    Scenario Outline: ROTC-9.5-04 The last free field can be taken
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And Red has <rituals> in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual II      |
        | Yellow | pays with 2 Initiates   |
      Then Yellow has 1 Ritual II in Downtown

      Examples:
        | players | rituals                    |
        | 2       | 2 Ritual I                 |
        | 3       | 2 Ritual I and 1 Ritual II |
        | 4       | 2 Ritual I and 2 Ritual II |

    @rule:ROTC-1.1 @twin:ROTC-9.5-04
    Scenario Outline: ROTC-9.5-05 Without a free field no Ritual can be prepared
      Given the position action-<players>
      And Yellow has 1 Cult Site in Downtown
      And Red has <rituals> in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow wrongly prepares Ritual II
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

      Examples:
        | players | rituals                                  |
        | 2       | 2 Ritual I and 1 Ritual II               |
        | 3       | 2 Ritual I and 2 Ritual II               |
        | 4       | 2 Ritual I, 2 Ritual II and 1 Ritual III |

    @rule:ROTC-1.1 @twin:ROTC-9.8-04
    Scenario: ROTC-9.5-06 Own Rituals fill the fields as well
      Given the position action-2
      And Yellow has 1 Cult Site, 1 Ritual I and 2 Ritual II in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly prepares Ritual I
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    Scenario: ROTC-9.5-07 All learn which Ritual is placed where
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual II      |
        | Yellow | pays with 2 Initiates   |
      Then all learn that Yellow places Ritual II in Downtown

  Rule: ROTC-9.6 Cost of a Ritual

    Scenario Outline: ROTC-9.6-01 As much as the level, and one more for each Investigator in the district
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are <investigators> Investigators in Downtown
      And Yellow has <cost> Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation    |
        | Yellow | prepares <ritual>          |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has 1 <ritual> in Downtown
      And Yellow has no Initiate in Screen

      Examples:
        | ritual     | investigators | cost |
        | Ritual I   | 1             | 2    |
        | Ritual II  | 1             | 3    |
        | Ritual III | 0             | 3    |
        | Ritual III | 2             | 5    |

    @twin:ROTC-9.6-01
    Scenario Outline: ROTC-9.6-02 One Power less is refused
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are <investigators> Investigators in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly pays with <less> Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares <ritual>                 |
      Then it is refused

      Examples:
        | ritual     | investigators | less |
        | Ritual I   | 1             | 1    |
        | Ritual II  | 1             | 2    |
        | Ritual III | 0             | 2    |
        | Ritual III | 2             | 4    |

    Scenario: ROTC-9.6-03 Neither other districts nor Rituals already there make it dearer
      Given the position action-2
      And Yellow has 1 Cult Site and 1 Ritual I in Downtown
      And Red has 1 Ritual III in Downtown
      And there are 3 Investigators in Uptown
      And Yellow has 2 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual II      |
        | Yellow | pays with 2 Initiates   |
      Then Yellow has 1 Ritual I and 1 Ritual II in Downtown

    Scenario Outline: ROTC-9.6-04 A City card can make every Ritual of the round dearer
      Given the position action-2
      And during This Round, Ritual Surcharge changes by 1
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Yellow has <cost> Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation    |
        | Yellow | prepares <ritual>          |
        | Yellow | pays with <cost> Initiates |
      Then Yellow has 1 <ritual> in Downtown
      And Yellow has no Initiate in Screen

      Examples:
        | ritual     | cost |
        | Ritual I   | 3    |
        | Ritual III | 5    |

    @twin:ROTC-9.6-04
    Scenario: ROTC-9.6-05 Then what is printed is too little
      Given the position action-2
      And during This Round, Ritual Surcharge changes by 1
      And Yellow has 1 Cult Site in Downtown
      And there is 1 Investigator in Downtown
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly pays with 2 Initiates
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Ritual I                 |
      Then it is refused

    @rule:ROTC-9.4
    Scenario: ROTC-9.6-06 A surcharge on Rituals leaves Cult Sites as they are
      Given the position action-2
      And during This Round, Ritual Surcharge changes by 1
      And Yellow has 5 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow has 1 Cult Site in Downtown

  Rule: ROTC-9.7 Markers in stock

    Scenario: ROTC-9.7-01 The last marker of a level can be placed
      Given the position action-3
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Yellow has no Ritual I in Stock

    @twin:ROTC-9.7-01
    Scenario: ROTC-9.7-02 A level of which all markers lie on the board cannot be prepared
      Given the position action-3
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 2 Ritual I in Uptown
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly prepares Ritual I
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    @ruling:A-02=something
    Scenario: ROTC-9.7-03 The levels that are left can still be prepared
      Given the position action-3
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 2 Ritual I in Uptown
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
      Then Yellow is asked what to prepare
      And the options are Ritual II and Ritual III

  Rule: ROTC-9.8 One Ritual

    Scenario: ROTC-9.8-01 After a Ritual the turn is over, whatever Power is left
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then Red is asked to take a Plan marker
      And Yellow has 1 Ritual I, no Ritual II and no Ritual III in Downtown

    @twin:ROTC-9.8-01
    Scenario: ROTC-9.8-02 A second Ritual is refused
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly prepares Ritual II
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Ritual I                 |
        | Yellow | pays with 1 Initiate              |
      Then it is refused

    @twin:ROTC-9.9-01
    Scenario: ROTC-9.8-03 A second Ritual is refused after a Cult Site, too
      Given the position action-2
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly prepares Ritual II
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Cult Site                |
        | Yellow | pays with 5 Initiates             |
        | Yellow | prepares Ritual I                 |
        | Yellow | pays with 1 Initiate              |
      Then it is refused

    Scenario: ROTC-9.8-04 Another Plan can add a second Ritual to the district
      Given the position action-2
      And Yellow has 1 Cult Site and 1 Ritual I in Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 1 Initiate    |
      Then Yellow has 2 Ritual I in Downtown

  Rule: ROTC-9.9 Both

    @rule:ROTC-9.1 @rule:ROTC-9.2 @rule:ROTC-9.4 @rule:ROTC-9.6
    Scenario: ROTC-9.9-01 Seven Power for a Cult Site and three for a Ritual, because an Investigator arrives
      Given the position action-2
      And there is 1 Investigator in Downtown
      And there are no Investigators with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 10 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 7 Initiates   |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 3 Initiates   |
      Then Yellow has 1 Plan Marker in Preparation
      And Yellow has 1 Cult Site and 1 Ritual I in Downtown
      And Yellow has no Initiate in Screen
      And there are 2 Investigators in Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And there are no Investigators with Field 1 in Investigation Track of Downtown

    Scenario: ROTC-9.9-02 The Cult Site may be all
      Given the position action-3
      And Yellow has 9 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
        | Yellow | prepares nothing more   |
      Then Yellow has 1 Cult Site, no Ritual I, no Ritual II and no Ritual III in Downtown
      And Yellow has 4 Initiates in Screen
      And Red is asked to take a Plan marker

    @twin:ROTC-9.9-01
    Scenario: ROTC-9.9-03 Not the Ritual first and the Cult Site afterwards
      Given the position action-2
      And Yellow has 10 Initiates in Screen
      When Yellow wrongly prepares Ritual I
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    @rule:ROTC-9.11
    Scenario: ROTC-9.9-04 After the Cult Site what is left of the Power limits the Ritual
      Given the position action-2
      And Yellow has 7 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares Cult Site      |
        | Yellow | pays with 5 Initiates   |
      Then Yellow is asked what to prepare
      And the options are Ritual I, Ritual II and nothing

  Rule: ROTC-9.10 At least one

    @ruling:A-02=something @twin:ROTC-9.1-02
    Scenario: ROTC-9.10-01 Without the Power for anything the Plan cannot be named
      Given the position action-3
      And Yellow has 4 Initiates in Screen
      When Yellow wrongly uses it for Preparation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

    @ruling:A-02=anything
    Scenario: ROTC-9.10-02 Where nothing need be prepared, the Plan can serve for the advance alone
      Given the position action-3
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
      Then Yellow has 1 Plan Marker in Preparation
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And Yellow has no Cult Site in Downtown
      And Yellow has 4 Initiates in Screen

    @ruling:A-02=something @rule:ROTC-9.2 @twin:ROTC-9.2-01
    Scenario: ROTC-9.10-03 The cost that counts is that after the advance
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And there are no Investigators with Field 2 in Investigation Track of Downtown
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And Yellow has 1 Initiate in Screen
      When Yellow wrongly uses it for Preparation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

    @ruling:A-02=something @twin:ROTC-9.8-01
    Scenario: ROTC-9.10-04 Having named the Plan a player must prepare something
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly prepares nothing more
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

    @ruling:A-02=anything
    Scenario: ROTC-9.10-05 Where nothing need be prepared, a player may refrain although there is Power enough
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 9 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | prepares nothing more   |
      Then Yellow has no Ritual I, no Ritual II and no Ritual III in Downtown
      And Yellow has 9 Initiates in Screen
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown

    @ruling:A-02=something @twin:ROTC-9.7-01
    Scenario: ROTC-9.10-06 With a Cult Site there and all Rituals on the board the Plan cannot be named
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 2 Ritual I and 1 Ritual II in Uptown
      And Yellow has 1 Ritual II and 1 Ritual III in Northside
      And Yellow has 9 Initiates in Screen
      When Yellow wrongly uses it for Preparation
        | Yellow | takes a Plan marker from Downtown |
      Then it is refused

  Rule: ROTC-9.11 Paid one after the other

    Scenario: ROTC-9.11-01 Cult Site and Ritual are two payments
      Given the position action-2
      And Card C and Card D are 2 Starting Cards with 4 Power together
      And Yellow has Card C and Card D in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation          |
        | Yellow | prepares Cult Site               |
        | Yellow | pays with Card C and 3 Initiates |
        | Yellow | prepares Ritual II               |
        | Yellow | pays with Card D                 |
      Then Yellow has 1 Cult Site and 1 Ritual II in Downtown
      And Yellow has Card C and Card D in Discard Pile

    Scenario: ROTC-9.11-02 What was too much for the Cult Site does not pay for a Ritual
      Given the position action-2
      And Card C, Card D and Card E are 3 Starting Cards with 6 Power together
      And Yellow has Card C, Card D and Card E in Hand
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation             |
        | Yellow | prepares Cult Site                  |
        | Yellow | pays with Card C, Card D and Card E |
      Then Red is asked to take a Plan marker
      And Yellow has 1 Cult Site and no Ritual I in Downtown

    @ruling:A-03=any @twin:ROTC-9.1-03
    Scenario: ROTC-9.11-03 A token too many for the Cult Site does not make the Ritual cheaper
      Given the position action-4
      And Yellow has 7 Initiates in Screen
      When Yellow wrongly pays with nothing
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
        | Yellow | prepares Cult Site                |
        | Yellow | pays with 6 Initiates             |
        | Yellow | prepares Ritual I                 |
      Then it is refused
