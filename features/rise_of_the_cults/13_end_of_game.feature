Feature: End of the game

  Rule: ROTC-13.1 Dominance

    Scenario: ROTC-13.1-01 Each Dominance marker on the board is a point
      Given the position end-of-game-2
      And Yellow has 2 Dominance Markers in Downtown
      And Yellow has 1 Dominance Marker in Uptown
      And Red has 1 Dominance Marker and 1 Ritual I in Downtown
      When the game goes on
      Then Yellow scores 3
      And Red scores 2
      And the winner is Yellow

    Scenario: ROTC-13.1-02 Dominance markers in stock are worth nothing
      Given the position end-of-game-2
      And Red has 1 Dominance Marker and 1 Ritual I in Northside
      When the game goes on
      Then Yellow scores 0
      And Red scores 2

  Rule: ROTC-13.2 Cult Sites with a Ritual

    Scenario: ROTC-13.2-01 A Cult Site counts with an own Ritual in its district
      Given the position end-of-game-2
      And Yellow has 1 Cult Site and 1 Ritual I in Downtown
      And Yellow has 1 Cult Site and 1 Ritual III in Uptown
      And Red has 2 Ritual I and 1 Ritual II in Northside
      When the game goes on
      Then Yellow scores 2
      And Red scores 1

    Scenario: ROTC-13.2-02 A Cult Site without a Ritual counts nothing
      Given the position end-of-game-2
      And Yellow has 1 Cult Site in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Red has 2 Ritual I in Northside
      When the game goes on
      Then Yellow scores 0
      And Red scores 1

    Scenario: ROTC-13.2-03 Another player's Ritual does not help
      Given the position end-of-game-2
      And Yellow has 1 Cult Site in Downtown
      And Red has 1 Ritual II in Downtown
      When the game goes on
      Then Yellow scores 0
      And Red scores 1

    Scenario: ROTC-13.2-04 Several Rituals beside one Cult Site are still one point
      Given the position end-of-game-2
      And Yellow has 1 Cult Site, 1 Ritual I and 1 Ritual II in Downtown
      And Red has 1 Ritual I, 1 Ritual II and 1 Ritual III in Uptown
      When the game goes on
      Then Yellow scores 1
      And Red scores 1

    Scenario: ROTC-13.2-05 Two players can score in the same district
      Given the position end-of-game-3
      And Yellow has 1 Cult Site and 1 Ritual I in Downtown
      And Red has 1 Cult Site and 1 Ritual II in Downtown
      And Blue has 2 Ritual I in Uptown
      When the game goes on
      Then Yellow scores 1
      And Red scores 1
      And Blue scores 1

  Rule: ROTC-13.3 Most Rituals

    Scenario: ROTC-13.3-01 Rituals are counted over the whole board
      Given the position end-of-game-3
      And Yellow has 1 Ritual I in Downtown
      And Yellow has 1 Ritual II in Uptown
      And Yellow has 1 Ritual III in Northside
      And Red has 2 Ritual I in Downtown
      When the game goes on
      Then Yellow scores 1
      And Red scores 0
      And Blue scores 0

    Scenario: ROTC-13.3-02 A single Ritual can be the most
      Given the position end-of-game-4
      And Green has 1 Ritual I in Rivertown
      When the game goes on
      Then Green scores 1
      And the winner is Green

    @ruling:A-43=nobody
    Scenario: ROTC-13.3-03 Without any Ritual on the board nobody has the most
      Given the position end-of-game-2
      And Yellow has 1 Dominance Marker in Downtown
      When the game goes on
      Then Yellow scores 1
      And Red scores 0

    @ruling:A-43=everybody
    Scenario: ROTC-13.3-04 Without any Ritual on the board everybody is tied for the most
      Given the position end-of-game-2
      And Yellow has 1 Dominance Marker in Downtown
      When the game goes on
      Then Yellow scores 2
      And Red scores 1

  Rule: ROTC-13.4 Levels do not count

    Scenario: ROTC-13.4-01 Two Rituals of level I beat one of level III
      Given the position end-of-game-2
      And Yellow has 1 Ritual III in Downtown
      And Red has 2 Ritual I in Uptown
      When the game goes on
      Then Yellow scores 0
      And Red scores 1

  Rule: ROTC-13.5 Tied for most Rituals

    Scenario: ROTC-13.5-01 Each of the tied players gets the point
      Given the position end-of-game-3
      And Yellow has 1 Ritual I and 1 Ritual II in Downtown
      And Red has 2 Ritual II in Uptown
      And Blue has 1 Ritual III in Northside
      When the game goes on
      Then Yellow scores 1
      And Red scores 1
      And Blue scores 0

  Rule: ROTC-13.6 Winner

    Scenario Outline: ROTC-13.6-01 The most points win, from whichever seat
      Given the position end-of-game-<players>
      And Yellow has 1 Dominance Marker in Downtown
      And <winner> has 2 Dominance Markers in Uptown
      When the game goes on
      Then the winner is <winner>

      Examples:
        | players | winner |
        | 2       | Red    |
        | 3       | Blue   |
        | 4       | Green  |

    Scenario: ROTC-13.6-02 Points of all three kinds are added up
      Given the position end-of-game-2
      And Yellow has 1 Dominance Marker, 1 Cult Site, 1 Ritual I and 1 Ritual II in Downtown
      And Red has 2 Dominance Markers and 1 Ritual III in Uptown
      When the game goes on
      Then Yellow scores 3
      And Red scores 2
      And the winner is Yellow

    Scenario: ROTC-13.6-03 More Dominance markers do not beat more points
      Given the position end-of-game-2
      And Yellow has 2 Dominance Markers in Downtown
      And Red has 1 Dominance Marker, 1 Cult Site and 1 Ritual I in Uptown
      When the game goes on
      Then Yellow scores 2
      And Red scores 3
      And the winner is Red

  Rule: ROTC-13.7 First tie-break

    Scenario: ROTC-13.7-01 With equal points more Dominance markers win
      Given the position end-of-game-2
      And Yellow has 2 Dominance Markers in Downtown
      And Red has 1 Dominance Marker and 1 Ritual I in Uptown
      And Red has 1 Cult Site in Northside
      When the game goes on
      Then Yellow scores 2
      And Red scores 2
      And the winner is Yellow

  Rule: ROTC-13.8 Second tie-break

    Scenario: ROTC-13.8-01 With equal Dominance more Cult Sites win, Rituals or not
      Given the position end-of-game-2
      And Yellow has 1 Dominance Marker and 1 Ritual I in Downtown
      And Red has 1 Dominance Marker and 1 Ritual I in Uptown
      And Red has 1 Cult Site in Northside
      When the game goes on
      Then Yellow scores 2
      And Red scores 2
      And the winner is Red

    Scenario: ROTC-13.8-02 Cult Sites are compared before Rituals
      Given the position end-of-game-3
      And Yellow has 1 Dominance Marker and 1 Ritual I in Downtown
      And Yellow has 1 Cult Site in Uptown
      And Red has 1 Dominance Marker, 2 Ritual I in Northside
      And Blue has 2 Ritual II and 1 Ritual III in Uptown
      When the game goes on
      Then Yellow scores 1
      And Red scores 1
      And Blue scores 1
      And the winner is Yellow

  Rule: ROTC-13.9 Third tie-break

    Scenario: ROTC-13.9-01 With equal Cult Sites more Rituals win, whatever their levels
      Given the position end-of-game-3
      And Yellow has 1 Dominance Marker and 1 Ritual III in Downtown
      And Red has 1 Dominance Marker and 2 Ritual I in Northside
      And Blue has 2 Ritual II and 1 Ritual III in Uptown
      When the game goes on
      Then Yellow scores 1
      And Red scores 1
      And Blue scores 1
      And the winner is Red

  Rule: ROTC-13.10 Fourth tie-break

    Scenario: ROTC-13.10-01 With equal Rituals fewer Disorganization cards win
      Given the position end-of-game-2
      And Yellow has 1 Disorganization in Cult Deck
      And Red has 2 Disorganization in Cult Deck
      When the game goes on
      Then the winner is Yellow

    @ruling:D-30=everywhere
    Scenario Outline: ROTC-13.10-02 The cards count wherever their owner keeps them
      Given the position end-of-game-2
      And Red has 1 Disorganization in <zone>
      When the game goes on
      Then the winner is Yellow

      Examples:
        | zone         |
        | Cult Deck    |
        | Hand         |
        | Discard Pile |

    @ruling:D-30=everywhere
    Scenario: ROTC-13.10-03 The cards of all three places are added up
      Given the position end-of-game-2
      And Yellow has 1 Disorganization in Cult Deck
      And Yellow has 1 Disorganization in Hand
      And Yellow has 1 Disorganization in Discard Pile
      And Red has 2 Disorganization in Cult Deck
      When the game goes on
      Then the winner is Red

    @ruling:D-30=face-down
    Scenario: ROTC-13.10-04 If only the face-down deck counts, cards elsewhere do not
      Given the position end-of-game-2
      And Yellow has 1 Disorganization in Cult Deck
      And Red has 2 Disorganization in Discard Pile
      And Red has 1 Disorganization in Hand
      When the game goes on
      Then the winner is Red

  Rule: ROTC-13.11 Only the tied go on

    Scenario: ROTC-13.11-01 A player with fewer points cannot win a tie-break
      Given the position end-of-game-3
      And Yellow has 2 Dominance Markers in Downtown
      And Yellow has 1 Ritual I in Northside
      And Red has 2 Dominance Markers and 1 Cult Site in Downtown
      And Red has 1 Ritual I in Northside
      And Blue has 1 Cult Site in Downtown
      And Blue has 1 Cult Site in Uptown
      When the game goes on
      Then Blue scores 0
      And the winner is Red

    Scenario: ROTC-13.11-02 Who dropped out at one tie-break is not compared at the next
      Given the position end-of-game-3
      And Yellow has 2 Dominance Markers in Downtown
      And Red has 2 Dominance Markers in Northside
      And Blue has 1 Dominance Marker and 1 Ritual I in Uptown
      And Blue has 1 Cult Site in Downtown
      And Red has 1 Disorganization in Cult Deck
      When the game goes on
      Then Yellow scores 2
      And Red scores 2
      And Blue scores 2
      And the winner is Yellow

  Rule: ROTC-13.12 Shared victory

    @ruling:A-44=shared
    Scenario: ROTC-13.12-01 Players tied to the last share the victory
      Given the position end-of-game-3
      And Yellow has 2 Dominance Markers in Downtown
      And Blue has 2 Dominance Markers in Uptown
      And Red has 1 Dominance Marker in Northside
      When the game goes on
      Then the winners are Yellow and Blue

    @ruling:A-44=undecided
    Scenario: ROTC-13.12-02 If a victory cannot be shared, a last tie has no winner
      Given the position end-of-game-3
      And Yellow has 2 Dominance Markers in Downtown
      And Blue has 2 Dominance Markers in Uptown
      And Red has 1 Dominance Marker in Northside
      When the game goes on
      Then nobody wins

    @ruling:A-44=shared
    Scenario: ROTC-13.12-03 All four players can share it
      Given the position end-of-game-4
      When the game goes on
      Then the winners are Yellow, Red, Blue and Green
