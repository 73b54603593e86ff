Feature: The card language

  Rule: ROTC-90.1 add

    Scenario: ROTC-90.1-01 Everybody adds to the own zone
      Given the position city-3
      And Card A is the card Adding
      And Red has 2 Thugs in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug in Screen
      And Red has 3 Thugs in Screen
      And Blue has 1 Thug in Screen

    Scenario: ROTC-90.1-02 Something named before leaves where it was
      Given the position city-2
      And Card A is the card Adding A Card
      And Card B is a Guardian
      And Card C is an Action
      And Yellow has 1 Card B and 1 Card C in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Card C and no Card B in Discard Pile
      And Yellow has 1 Card B in Cult Deck
      And Red sees only that 13 cards are in Yellow's Cult Deck

    Scenario: ROTC-90.1-03 A card added to a deck lies on top
      Given the position city-2
      And Card A is the card Adding A Card
      And Card B is a Guardian
      And Yellow has 1 Card B in Discard Pile
      And during This Round, Cards To Draw is 1
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
        | Chance | deals Card B     |
      Then Yellow has 1 Card B in Hand
      And Yellow has no Card B in Cult Deck

    Scenario: ROTC-90.1-04 If there is nothing to add the rest happens
      Given the position city-2
      And Card A is the card Adding A Card
      When Chance reveals Card A for the city
      Then Yellow has 1 Initiate in Screen
      And Red sees only that 12 cards are in Yellow's Cult Deck

    Scenario: ROTC-90.1-05 To the zone that is named, not to where such things are kept
      Given the position city-2
      And Card A is the card Adding A Burden
      When Chance reveals Card A for the city
      Then Yellow has 1 Disorganization in Hand
      And Yellow has no Disorganization in Discard Pile
      And Red has no Disorganization in Hand

  Rule: ROTC-90.2 advance

    Scenario: ROTC-90.2-01 One step, and only where the card says
      Given the position city-2
      And Card A is the card Advancing
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Uptown
      And there are no Investigators in Downtown
      And all learn that the Investigator of Downtown advances

    Scenario: ROTC-90.2-02 Two steps, one after the other
      Given the position city-2
      And Card A is the card Advancing Far
      When Chance reveals Card A for the city
      Then there is 1 Investigator in Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Downtown
      And all learn that the Investigator of Downtown advances, and after that that an Investigator arrives in Downtown

  Rule: ROTC-90.3 arrange

    Scenario: ROTC-90.3-01 The one who acts says the order
      Given the position city-2
      And the First Cultist is Red
      And Card A is the card Arranging
      When Chance reveals Card A for the city
      Then Red is asked to lay cards back in order

    Scenario: ROTC-90.3-02 Nobody else sees the cards
      Given the position city-3
      And Card A is the card Arranging
      When Chance reveals Card A for the city
      Then Yellow is asked to lay cards back in order
      And Red sees only that 12 cards are in Yellow's Cult Deck
      And Blue sees only that 12 cards are in Yellow's Cult Deck

    Scenario: ROTC-90.3-03 A single card is looked at, and there is no order to choose
      Given the position city-2
      And Card A is the card Arranging The Last
      And Card B is a Guardian
      And Yellow has 1 Card B in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Red sees only that 1 card is in Yellow's Cult Deck
      And Yellow has no Card B in Hand
      And the stage is Mobilization

    Scenario Outline: ROTC-90.3-04 The card named first lies on top
      Given the position city-2
      And Card A is the card Arranging And Drawing
      And Card B is a Starting Card
      And Card C is a Starting Card
      When Chance reveals Card A for the city
        | Chance | draws Card B      |
        | Chance | draws Card C      |
        | Yellow | lays back <order> |
      Then Yellow has 1 <top> and no <other> in Hand

      Examples:
        | order               | top    | other  |
        | Card B, then Card C | Card B | Card C |
        | Card C, then Card B | Card C | Card B |

    @twin:ROTC-90.3-04
    Scenario: ROTC-90.3-05 Each card is laid back once
      Given the position city-2
      And Card A is the card Arranging And Drawing
      And Card B is a Starting Card
      And Card C is a Starting Card
      When Yellow wrongly lays back Card B, then Card B
        | Chance | reveals Card A for the city |
        | Chance | draws Card B                |
        | Chance | draws Card C                |
      Then it is refused

  Rule: ROTC-90.4 cancel

    Scenario: ROTC-90.4-01 A card in force goes to its discard pile
      Given the position mobilization-2
      And Card A is the card Cancelling
      And Card B is the card Always
      And Yellow has Card A in Hand
      And there is 1 Card B in City Card Field
      When Yellow uses Card A
      Then there is no Card B in City Card Field
      And there is 1 Card B in City Discard Pile

    Scenario: ROTC-90.4-02 What it changed is as before at once
      Given the position mobilization-2
      And Card A is the card Cancelling
      And Card B is the card Always
      And Card C is a Starting Card
      And Yellow has Card A in Hand
      And there is 1 Card B in City Card Field
      When Yellow uses Card A
        | Chance | deals Card C |
      And Red uses no card
      Then all learn that Red draws 6 cards

    Scenario: ROTC-90.4-03 Who does not cancel it leaves it in force
      Given the position mobilization-2
      And Card A is the card Cancelling
      And Card B is the card Always
      And Yellow has Card A in Hand
      And there is 1 Card B in City Card Field
      When Yellow uses no card
      And Red uses no card
      Then all learn that Red draws 7 cards
      And there is 1 Card B in City Card Field

    Scenario: ROTC-90.4-04 What else would follow from the event does not
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card Cancelling An Event
      And Card C is the card When
      And Yellow has Card B in Hand
      And Red has Card C in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then Yellow has no Thug in Screen
      And Red has no Freak in Screen
      And all learn that Yellow uses what Card B says

    Scenario: ROTC-90.4-05 What came before it has happened
      Given the position city-2
      And the First Cultist is Red
      And Card A is the card Losing
      And Card B is the card Cancelling An Event
      And Card C is the card When
      And Yellow has Card B in Hand
      And Red has Card C in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then Yellow has no Thug in Screen
      And Red has 1 Freak in Screen

  Rule: ROTC-90.5 choose

    @rule:ROTC-90.11
    Scenario: ROTC-90.5-01 The one who acts chooses
      Given the position city-3
      And Card A is the card Choosing
      When Chance reveals Card A for the city
        | Yellow | chooses the player Blue |
      Then Blue has 1 Thug in Screen
      And Red has no Thug in Screen
      And Yellow has no Thug in Screen

    @twin:ROTC-90.5-01
    Scenario: ROTC-90.5-02 Another player is not oneself
      Given the position city-3
      And Card A is the card Choosing
      When Yellow wrongly chooses the player Yellow
        | Chance | reveals Card A for the city |
      Then it is refused

    Scenario: ROTC-90.5-03 Nobody is asked where only one is left
      Given the position city-2
      And Card A is the card Choosing
      When Chance reveals Card A for the city
      Then Red has 1 Thug in Screen
      And the stage is Mobilization

    Scenario: ROTC-90.5-04 Up to two can be two
      Given the position city-3
      And Card A is the card Choosing Some
      When Chance reveals Card A for the city
        | Yellow | chooses the player Blue |
        | Yellow | chooses the player Red  |
      Then Blue has 1 Thug in Screen
      And Red has 1 Thug in Screen

    Scenario: ROTC-90.5-05 Or one
      Given the position city-3
      And Card A is the card Choosing Some
      When Chance reveals Card A for the city
        | Yellow | chooses the player Blue |
        | Yellow | chooses no more players |
      Then Blue has 1 Thug in Screen
      And Red has no Thug in Screen

    Scenario: ROTC-90.5-06 Or none
      Given the position city-3
      And Card A is the card Choosing Some
      When Chance reveals Card A for the city
        | Yellow | chooses no more players |
      Then Blue has no Thug in Screen
      And Red has no Thug in Screen

    @twin:ROTC-90.5-04
    Scenario: ROTC-90.5-07 But not the same twice
      Given the position city-3
      And Card A is the card Choosing Some
      When Yellow wrongly chooses the player Blue
        | Chance | reveals Card A for the city |
        | Yellow | chooses the player Blue     |
      Then it is refused

    @twin:ROTC-90.5-04
    Scenario: ROTC-90.5-08 Nor more than two
      Given the position city-4
      And Card A is the card Choosing Some
      When Yellow wrongly chooses the player Green
        | Chance | reveals Card A for the city |
        | Yellow | chooses the player Blue     |
        | Yellow | chooses the player Red      |
      Then it is refused

    Scenario: ROTC-90.5-09 Only what fits can be chosen
      Given the position city-2
      And Card A is the card Choosing A Rich One
      And there is 1 Investigator in Uptown
      And there is 1 Investigator in Downtown
      When Chance reveals Card A for the city
        | Yellow | chooses the place Uptown |
      Then there are 2 Investigators in Uptown
      And there is 1 Investigator in Downtown

    @twin:ROTC-90.5-09
    Scenario: ROTC-90.5-10 What does not fit is refused
      Given the position city-2
      And Card A is the card Choosing A Rich One
      And there is 1 Investigator in Uptown
      And there is 1 Investigator in Downtown
      When Yellow wrongly chooses the place Northside
        | Chance | reveals Card A for the city |
      Then it is refused

    Scenario: ROTC-90.5-11 If nothing fits the acts about it do nothing, and the others happen
      Given the position city-2
      And Card A is the card Choosing A Rich One
      When Chance reveals Card A for the city
      Then there are no Investigators in Uptown
      And there are no Investigators in Downtown
      And there are no Investigators in Northside
      And Yellow has 1 Thug in Screen

  Rule: ROTC-90.6 destroy

    Scenario: ROTC-90.6-01 A card leaves the game, and everybody chooses an own one
      Given the position city-2
      And Card A is the card Destroying
      And Card B is a Guardian
      And Card C is an Action
      And Yellow has 1 Card B and 1 Card C in Hand
      And Red has 1 Card C in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
        | Red    | chooses 1 Card C |
      Then Yellow has 1 Card C and no Card B in Hand
      And Yellow has no Card B in Discard Pile
      And Red has no Card C in Hand
      And Red has no Card C in Discard Pile
      And all learn that Yellow destroys Card B, and after that that Red destroys Card C

    Scenario: ROTC-90.6-02 Who has none destroys none
      Given the position city-2
      And Card A is the card Destroying
      And Card C is an Action
      And Red has 2 Card C in Hand
      When Chance reveals Card A for the city
        | Red | chooses 1 Card C |
      Then Red has 1 Card C in Hand

  Rule: ROTC-90.7 discard

    Scenario: ROTC-90.7-01 Cards go to the own discard pile
      Given the position city-2
      And Card A is the card Discarding
      And Card B is a Guardian
      And Card C is an Action
      And Yellow has 2 Card B and 1 Card C in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B and 1 Card C |
      Then Yellow has 1 Card B and no Card C in Hand
      And Yellow has 1 Card B and 1 Card C in Discard Pile
      And all learn that Yellow discards Card B

    Scenario: ROTC-90.7-02 Who has fewer discards those
      Given the position city-2
      And Card A is the card Discarding
      And Card B is a Guardian
      And Card C is an Action
      And Yellow has 1 Card B in Hand
      And Red has 2 Card C in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
        | Red    | chooses 2 Card C |
      Then Yellow has no Card B in Hand
      And Yellow has 1 Card B in Discard Pile
      And Red has 2 Card C in Discard Pile

    @twin:ROTC-90.7-01
    Scenario: ROTC-90.7-03 Not fewer than there are
      Given the position city-2
      And Card A is the card Discarding
      And Card B is a Guardian
      And Card C is an Action
      And Yellow has 2 Card B and 1 Card C in Hand
      When Yellow wrongly chooses 1 Card C
        | Chance | reveals Card A for the city |
      Then it is refused

    Scenario: ROTC-90.7-04 To the zone that is named, in place of the discard pile
      Given the position city-2
      And Card A is the card Discarding Below
      And Card B is a Guardian
      And Yellow has 1 Card B in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Card B in Cult Deck
      And Yellow has no Card B in Discard Pile
      And Red sees only that 13 cards are in Yellow's Cult Deck

    Scenario: ROTC-90.7-05 The bottom of a deck is drawn last
      Given the position city-2
      And during This Round, Cards To Draw is 12
      And Card A is the card Discarding Below
      And Card B is a Guardian
      And Card C is a Starting Card
      And Yellow has 1 Card B in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
        | Chance | deals Card C     |
      Then Yellow has 1 Card B in Cult Deck
      And Yellow has no Card B in Hand
      And Red sees only that 1 card is in Yellow's Cult Deck

  Rule: ROTC-90.8 do

    Scenario: ROTC-90.8-01 A procedure is carried out for whom the card says
      Given the position city-3
      And Card A is the card Doing
      And Card B is a Guardian
      And Yellow has 1 Card B in Discard Pile
      And Red has 1 Card B in Discard Pile
      And Blue has 2 Card B in Discard Pile
      When Chance reveals Card A for the city
      Then Yellow has 1 Card B in Discard Pile
      And Yellow has no Card B in Cult Deck
      And Red has 1 Card B in Cult Deck
      And Red has no Card B in Discard Pile
      And Blue has 2 Card B in Cult Deck
      And Yellow sees only that 14 cards are in Blue's Cult Deck
      And all learn that Red shuffles the discard pile, and after that that Blue shuffles the discard pile

  Rule: ROTC-90.9 draw

    Scenario: ROTC-90.9-01 Everybody draws from the own deck
      Given the position city-2
      And Card A is the card Drawing
      When Chance reveals Card A for the city
      Then Red sees only that 2 cards are in Yellow's Hand
      And Yellow sees only that 2 cards are in Red's Hand
      And Red sees only that 10 cards are in Yellow's Cult Deck
      And Yellow sees only that 10 cards are in Red's Cult Deck
      And all learn that Yellow draws 2 cards, and after that that Red draws 2 cards

    Scenario: ROTC-90.9-02 As many as there are
      Given the position city-2
      And Card A is the card Drawing All
      When Chance reveals Card A for the city
      Then Red sees only that 12 cards are in Yellow's Hand
      And Red sees only that 0 cards are in Yellow's Cult Deck
      And all learn that Yellow draws 12 cards

    Scenario: ROTC-90.9-03 From the top of a deck that is named, to the zone that is named
      Given the position city-2
      And Card A is the card Drawing From Above
      And Card B is the card Adding
      And Card C is the card Gaining
      And there is 1 Card B in City Discard Pile
      And there is 1 Card C in City Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then there is 1 Card C in City Discard Pile
      And there is no Card B in City Discard Pile
      And there is 1 Card B in City Deck
      And Red sees only that 0 cards are in Yellow's Hand

    Scenario: ROTC-90.9-04 From the bottom of a deck
      Given the position city-2
      And Card A is the card Drawing From Below
      And Card B is the card Adding
      And Card C is the card Gaining
      And there is 1 Card B in City Discard Pile
      And there is 1 Card C in City Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then there is 1 Card C in City Discard Pile
      And there is no Card B in City Discard Pile
      And there is 1 Card B in City Deck

  Rule: ROTC-90.10 flip

    Scenario: ROTC-90.10-01 A piece becomes the one named and stays where it was
      Given the position city-2
      And Card A is the card Flipping
      And Yellow has 3 Thugs in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug, 2 Freaks and no Initiate in Screen

    Scenario: ROTC-90.10-02 As many as there are
      Given the position city-2
      And Card A is the card Flipping
      And Red has 1 Thug and 1 Initiate in Screen
      When Chance reveals Card A for the city
      Then Red has no Thug, 1 Freak and 1 Initiate in Screen
      And Yellow has no Freak in Screen

  Rule: ROTC-90.11 gain

    Scenario: ROTC-90.11-01 The one who acts gains, and nobody else
      Given the position city-2
      And the First Cultist is Red
      And Card A is the card Gaining
      And Red has 1 Freak in Screen
      When Chance reveals Card A for the city
      Then Red has 2 Thugs and 1 Freak in Screen
      And Yellow has no Thug in Screen

    Scenario: ROTC-90.11-02 What is hidden at once is not told
      Given the position city-2
      And Card A is the card Gaining
      When Chance reveals Card A for the city
      Then Red sees nothing of Yellow's Screen

    Scenario: ROTC-90.11-03 As many as there are in stock
      Given the position city-2
      And Card A is the card Gaining From Stock
      When Chance reveals Card A for the city
      Then Yellow has 2 Ritual I in Uptown
      And Yellow has no Ritual I in Stock
      And Red has 2 Ritual I in Stock

    Scenario: ROTC-90.11-04 Nothing if the stock is empty
      Given the position city-2
      And Card A is the card Gaining From Stock
      And Yellow has 2 Ritual I in Downtown
      When Chance reveals Card A for the city
      Then Yellow has 2 Ritual I in Downtown
      And Yellow has no Ritual I in Uptown

  Rule: ROTC-90.12 give

    Scenario: ROTC-90.12-01 Own things go to another player
      Given the position city-3
      And Card A is the card Giving
      And Yellow has 3 Thugs in Screen
      When Chance reveals Card A for the city
        | Yellow | chooses the player Blue   |
        | Red    | chooses the player Yellow |
        | Blue   | chooses the player Red    |
      Then Yellow has 1 Thug in Screen
      And Red has 2 Thugs in Screen
      And Blue has no Thug in Screen

    Scenario: ROTC-90.12-02 As many as there are
      Given the position city-2
      And Card A is the card Giving
      And Yellow has 2 Freaks in Screen
      And Red has 1 Thug in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug and 2 Freaks in Screen
      And Red has no Thug in Screen

    Scenario: ROTC-90.12-03 A card given lies in the other hand
      Given the position city-2
      And Card A is the card Giving A Card
      And Card B is a Guardian
      And Card C is an Action
      And Yellow has 1 Card B and 1 Card C in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Red has 1 Card B in Hand
      And Yellow has 1 Card C and no Card B in Hand
      And Red has 1 Thug in Screen

    Scenario: ROTC-90.12-04 Who has nothing to give gives nothing, and the rest happens
      Given the position city-2
      And Card A is the card Giving A Card
      When Chance reveals Card A for the city
      Then Yellow sees only that 0 cards are in Red's Hand
      And Red has 1 Thug in Screen

  Rule: ROTC-90.13 look

    Scenario: ROTC-90.13-01 The card stays, and the other players see nothing of it
      Given the position city-3
      And Card A is the card Looking
      And Card B is a Guardian
      And Yellow has 1 Card B in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Red sees only that 13 cards are in Yellow's Cult Deck
      And Blue sees only that 13 cards are in Yellow's Cult Deck
      And Yellow has no Thug in Screen

    Scenario: ROTC-90.13-02 What is seen can decide what happens
      Given the position city-2
      And Card A is the card Looking
      And Card B is an Action
      And Yellow has 1 Card B in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Thug in Screen
      And Red sees only that 13 cards are in Yellow's Cult Deck

    Scenario: ROTC-90.13-03 As many as the card says, of another player's deck
      Given the position city-3
      And Card A is the card Looking Again
      When Chance reveals Card A for the city
        | Yellow | chooses the player Blue |
      Then Yellow has 3 Thugs in Screen
      And Red sees only that 12 cards are in Blue's Cult Deck
      And Blue sees only that 12 cards are in Blue's Cult Deck

    Scenario: ROTC-90.13-04 The card looked at is still on top
      Given the position city-2
      And Card A is the card Looking And Drawing
      And Card B is a Guardian
      And Yellow has 1 Card B in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Card B in Hand
      And Red sees only that 1 card is in Yellow's Hand
      And Red sees only that 12 cards are in Yellow's Cult Deck

  Rule: ROTC-90.14 lose

    Scenario: ROTC-90.14-01 Everybody chooses what to lose
      Given the position city-2
      And Card A is the card Losing
      And Yellow has 2 Thugs and 1 Freak in Screen
      And Red has 2 Initiates and 1 Freak in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug and 1 Freak |
        | Red    | picks 2 Initiates        |
      Then Yellow has 1 Thug and no Freak in Screen
      And Red has no Initiate and 1 Freak in Screen
      And all learn that Yellow returns Thug, and after that that Red returns Initiate

    Scenario: ROTC-90.14-02 As many as there are
      Given the position city-2
      And Card A is the card Losing
      And Yellow has 1 Thug in Screen
      And Red has 2 Freaks in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug   |
        | Red    | picks 2 Freaks |
      Then Yellow has no Thug in Screen
      And Red has no Freak in Screen

    @twin:ROTC-90.14-01
    Scenario: ROTC-90.14-03 Not fewer than one has
      Given the position city-2
      And Card A is the card Losing
      And Yellow has 2 Thugs and 1 Freak in Screen
      When Yellow wrongly picks 1 Thug
        | Chance | reveals Card A for the city |
      Then it is refused

  Rule: ROTC-90.15 lower

    Scenario: ROTC-90.15-01 The number falls by so much
      Given the position city-2
      And Card A is the card Lowering
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Uptown

    Scenario: ROTC-90.15-02 It stops at its bound, and nothing else happens
      Given the position city-2
      And Card A is the card Lowering
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is no Investigator with Field 2 in Investigation Track of Downtown
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there are no Investigators in Downtown

  Rule: ROTC-90.16 move

    Scenario: ROTC-90.16-01 Things leave one place and come to another
      Given the position city-2
      And Card A is the card Moving
      And there are 3 Investigators in Uptown
      And there is 1 Investigator in Downtown
      When Chance reveals Card A for the city
      Then there is 1 Investigator in Uptown
      And there are 3 Investigators in Downtown

    Scenario: ROTC-90.16-02 As many as there are
      Given the position city-2
      And Card A is the card Moving
      And there is 1 Investigator in Uptown
      And there is 1 Investigator in Northside
      When Chance reveals Card A for the city
      Then there are no Investigators in Uptown
      And there is 1 Investigator in Downtown
      And there is 1 Investigator in Northside

    Scenario: ROTC-90.16-03 The one who acts chooses among the things on the table
      Given the position city-2
      And Card A is the card Moving A Ritual
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      When Chance reveals Card A for the city
        | Yellow | chooses Ritual II in Downtown |
      Then Yellow has 1 Ritual II in Northside
      And Yellow has no Ritual II in Downtown
      And Yellow has 1 Ritual I in Uptown
      And Red has 1 Ritual I in Downtown

    @twin:ROTC-90.16-03
    Scenario: ROTC-90.16-04 Not one that somebody else owns
      Given the position city-2
      And Card A is the card Moving A Ritual
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Downtown
      When Yellow wrongly chooses Ritual I in Downtown
        | Chance | reveals Card A for the city |
      Then it is refused

    Scenario: ROTC-90.16-05 Who has none moves none
      Given the position city-2
      And Card A is the card Moving A Ritual
      And Red has 1 Ritual I in Downtown
      When Chance reveals Card A for the city
      Then Red has 1 Ritual I in Downtown
      And Red has no Ritual I in Northside

  Rule: ROTC-90.17 pay

    Scenario: ROTC-90.17-01 By the game's rules of payment
      Given the position mobilization-2
      And Card A is the card Paying
      And Yellow has Card A in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow uses Card A
        | Yellow | pays with 2 Initiates |
      Then Yellow has 1 Initiate and 1 Freak in Screen
      And Yellow has 1 Card A in Hand

    @twin:ROTC-90.17-01
    Scenario: ROTC-90.17-02 Not less than all of it
      Given the position mobilization-2
      And Card A is the card Paying
      And Yellow has Card A in Hand
      And Yellow has 3 Initiates in Screen
      When Yellow wrongly pays with 1 Initiate
        | Yellow | uses Card A |
      Then it is refused

    Scenario: ROTC-90.17-03 Who cannot pay in full pays nothing
      Given the position city-3
      And Card A is the card Paying In Thugs
      And Yellow has 3 Thugs in Screen
      And Red has 1 Thug in Screen
      And Blue has 2 Thugs in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug in Screen
      And Red has 1 Thug in Screen
      And Blue has no Thug in Screen

  Rule: ROTC-90.18 place

    Scenario: ROTC-90.18-01 Everybody places out of the own stock
      Given the position city-2
      And Card A is the card Placing
      When Chance reveals Card A for the city
      Then Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual I in Stock
      And Red has 1 Ritual I in Uptown
      And Red has 1 Ritual I in Stock
      And all learn that Yellow places Ritual I in Uptown, and after that that Red places Ritual I in Uptown

    Scenario: ROTC-90.18-02 As many as there are in stock
      Given the position city-2
      And Card A is the card Placing Many
      And Yellow has 1 Ritual I in Downtown
      When Chance reveals Card A for the city
      Then Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual I in Downtown
      And Yellow has no Ritual I in Stock
      And Red has 2 Ritual I in Stock

  Rule: ROTC-90.19 play

    Scenario: ROTC-90.19-01 What the card does happens for the one who plays it
      Given the position city-2
      And Card A is the card Playing
      And Card B is the card Played
      And Yellow has 1 Card B in Hand
      And Red has 1 Card B in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
        | Red    | chooses 1 Card B |
      Then Yellow has 1 Freak in Screen
      And Red has 1 Freak in Screen
      And Yellow has 1 Card B in Hand

    Scenario: ROTC-90.19-02 Who has no such card plays none
      Given the position city-2
      And Card A is the card Playing
      And Card B is the card Played
      And Red has 1 Card B in Hand
      When Chance reveals Card A for the city
        | Red | chooses 1 Card B |
      Then Yellow has no Freak in Screen
      And Red has 1 Freak in Screen

    Scenario: ROTC-90.19-03 A card that waits for something else does nothing when it is played
      Given the position city-2
      And Card A is the card Playing
      And Card B is the card During
      And Yellow has 1 Card B in Hand
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has no Freak in Screen

  Rule: ROTC-90.20 raise

    Scenario: ROTC-90.20-01 The number grows, but not above its bound
      Given the position city-4
      And Card A is the card Raising
      When Chance reveals Card A for the city
      Then there is no Investigator with Field 6 in Investigation Track of Downtown

    Scenario: ROTC-90.20-02 By as much as the card says
      Given the position city-2
      And Card A is the card Raising
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is no Investigator with Field 2 in Investigation Track of Downtown
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 3 in Investigation Track of Downtown
      And there is 1 Investigator with Field 2 in Investigation Track of Uptown

  Rule: ROTC-90.22 retreat

    Scenario: ROTC-90.22-01 One step back
      Given the position city-2
      And Card A is the card Retreating
      And there is 1 Investigator with Field 1 in Investigation Track of Downtown
      And there is no Investigator with Field 2 in Investigation Track of Downtown
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field 2 in Investigation Track of Downtown

    Scenario Outline: ROTC-90.22-02 But not behind the start
      Given the position city-<players>
      And Card A is the card Retreating
      When Chance reveals Card A for the city
      Then there is 1 Investigator with Field <players> in Investigation Track of Downtown

      Examples:
        | players |
        | 2       |
        | 3       |

  Rule: ROTC-90.23 return

    Scenario: ROTC-90.23-01 A thing goes back to where its owner keeps it
      Given the position city-2
      And Card A is the card Returning
      And Red has 1 Ritual I in Uptown
      When Chance reveals Card A for the city
      Then Red has no Ritual I in Uptown
      And Red has 2 Ritual I in Stock
      And Yellow has 2 Ritual I in Stock

    Scenario: ROTC-90.23-02 As many as there are
      Given the position city-2
      And Card A is the card Returning Two
      And there is 1 Investigator in Downtown
      And there is 1 Investigator in Uptown
      When Chance reveals Card A for the city
      Then there are no Investigators in Downtown
      And there is 1 Investigator in Uptown

    Scenario: ROTC-90.23-03 And no more than the card says
      Given the position city-2
      And Card A is the card Returning Two
      And there are 3 Investigators in Downtown
      When Chance reveals Card A for the city
      Then there is 1 Investigator in Downtown

  Rule: ROTC-90.24 reveal

    Scenario: ROTC-90.24-01 What is revealed can decide what happens
      Given the position city-2
      And Card A is the card Revealing
      And Card B is a Guardian
      And Yellow has 1 Card B in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Thug in Screen

    Scenario: ROTC-90.24-02 The card stays on top
      Given the position city-2
      And Card A is the card Revealing And Drawing
      And Card B is an Action
      And Yellow has 1 Card B in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has 1 Card B in Hand
      And Red sees only that 12 cards are in Yellow's Cult Deck

    Scenario: ROTC-90.24-03 What is revealed of another kind brings nothing
      Given the position city-2
      And Card A is the card Revealing
      And Card B is an Action
      And Yellow has 1 Card B in Discard Pile
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card B |
      Then Yellow has no Thug in Screen

  Rule: ROTC-90.25 sacrifice

    Scenario: ROTC-90.25-01 Everybody gives up something of their own, and chooses it
      Given the position city-2
      And Card A is the card Sacrificing
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Uptown
      When Chance reveals Card A for the city
        | Yellow | chooses Ritual II in Downtown |
      Then Yellow has 1 Ritual I in Uptown
      And Yellow has no Ritual II in Downtown
      And Red has no Ritual I in Uptown
      And Red has 2 Ritual I in Stock

    @twin:ROTC-90.25-01
    Scenario: ROTC-90.25-02 Not what somebody else owns
      Given the position city-2
      And Card A is the card Sacrificing
      And Yellow has 1 Ritual I in Uptown
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual I in Northside
      When Yellow wrongly chooses Ritual I in Northside
        | Chance | reveals Card A for the city |
      Then it is refused

    Scenario: ROTC-90.25-03 Who has nothing gives up nothing
      Given the position city-2
      And Card A is the card Sacrificing
      And Red has 1 Ritual I in Uptown
      When Chance reveals Card A for the city
      Then Red has no Ritual I in Uptown
      And Yellow has 2 Ritual I in Stock

  Rule: ROTC-90.26 swap

    Scenario: ROTC-90.26-01 Two things change places
      Given the position city-2
      And Card A is the card Swapping
      And Yellow has 1 Ritual I in Uptown
      And Red has 1 Ritual II in Downtown
      When Chance reveals Card A for the city
      Then Yellow has 1 Ritual I in Downtown
      And Yellow has no Ritual I in Uptown
      And Red has 1 Ritual II in Uptown
      And Red has no Ritual II in Downtown

    Scenario: ROTC-90.26-02 If one of them is missing the other one stays
      Given the position city-2
      And Card A is the card Swapping
      And Yellow has 1 Ritual I in Uptown
      When Chance reveals Card A for the city
      Then Yellow has 1 Ritual I in Uptown

  Rule: ROTC-90.27 take

    Scenario: ROTC-90.27-01 Things of somebody else come to the one who acts
      Given the position city-3
      And Card A is the card Taking
      And Red has 3 Thugs in Screen
      And Blue has 2 Thugs in Screen
      When Chance reveals Card A for the city
        | Yellow | chooses the player Red |
      Then Yellow has 2 Thugs in Screen
      And Red has 1 Thug in Screen
      And Blue has 2 Thugs in Screen

    Scenario: ROTC-90.27-02 As many as there are
      Given the position city-2
      And Card A is the card Taking
      And Red has 1 Thug and 1 Freak in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug and no Freak in Screen
      And Red has no Thug and 1 Freak in Screen

    Scenario: ROTC-90.27-03 Out of a place
      Given the position city-2
      And Card A is the card Taking A Ware
      And Card B is a Guardian
      And Card C is an Action
      And there are 2 Card B and 2 Card C in Uptown
      When Chance reveals Card A for the city
        | Yellow | chooses 1 Card C |
      Then Yellow has 1 Card C and no Card B in Hand
      And there is 1 Card C in Uptown
      And there are 2 Card B in Uptown

  Rule: ROTC-90.31 choose one

    Scenario: ROTC-90.31-01 One of the options happens, and no other
      Given the position city-2
      And Card A is the card Choosing One
      And Yellow has 2 Freaks in Screen
      When Chance reveals Card A for the city
        | Yellow | chooses to turn a Freak into two Initiates |
      Then Yellow has no Thug, 2 Initiates and 1 Freak in Screen

    Scenario: ROTC-90.31-02 An option whose test holds
      Given the position city-2
      And Card A is the card Choosing One
      And Yellow has 3 Freaks in Screen
      When Chance reveals Card A for the city
        | Yellow | chooses to take a Freak |
      Then Yellow has no Thug, no Initiate and 4 Freaks in Screen

    @twin:ROTC-90.31-02
    Scenario: ROTC-90.31-03 One whose test does not hold cannot be chosen
      Given the position city-2
      And Card A is the card Choosing One
      And Yellow has 2 Freaks in Screen
      When Yellow wrongly chooses to take a Freak
        | Chance | reveals Card A for the city |
      Then it is refused

    @twin:ROTC-90.31-01
    Scenario: ROTC-90.31-04 Nor one that cannot be paid
      Given the position city-2
      And Card A is the card Choosing One
      And Yellow has 3 Thugs in Screen
      When Yellow wrongly chooses to turn a Freak into two Initiates
        | Chance | reveals Card A for the city |
      Then it is refused

  Rule: ROTC-90.32 may

    Scenario: ROTC-90.32-01 Everybody decides for themselves
      Given the position city-2
      And Card A is the card May
      And Yellow has 1 Thug in Screen
      And Red has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | takes the offer    |
        | Red    | declines the offer |
      Then Yellow has no Thug and 1 Freak in Screen
      And Red has 1 Thug and no Freak in Screen

    Scenario: ROTC-90.32-02 What cannot be paid is not offered
      Given the position city-2
      And Card A is the card May
      And Red has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Red | takes the offer |
      Then Yellow has no Thug and no Freak in Screen
      And Red has no Thug and 1 Freak in Screen

    @twin:ROTC-90.32-01
    Scenario: ROTC-90.32-03 And cannot be taken
      Given the position city-2
      And Card A is the card May
      And Red has 1 Thug in Screen
      When Yellow wrongly takes the offer
        | Chance | reveals Card A for the city |
      Then it is refused

  Rule: ROTC-90.33 if

    Scenario Outline: ROTC-90.33-01 What stands under the test, or what stands under else
      Given the position city-2
      And Card A is the card If
      And Yellow has <before> in Screen
      When Chance reveals Card A for the city
      Then Yellow has <after> in Screen

      Examples:
        | before      | after                  |
        | 2 Initiates | 1 Thug and no Freak    |
        | 3 Initiates | 1 Thug and no Freak    |
        | 1 Initiate  | no Thug and 1 Freak    |
        | no Initiate | no Thug and 1 Freak    |

  Rule: ROTC-90.34 each

    Scenario: ROTC-90.34-01 The set is fixed before the first
      Given the position city-2
      And Card A is the card Each
      And Yellow has 1 Thug in Screen
      And Red has 1 Thug in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug in Screen
      And Red has 1 Thug in Screen

    Scenario: ROTC-90.34-02 Who is not among them does nothing
      Given the position city-2
      And Card A is the card Each
      And Red has 1 Freak in Screen
      And Yellow has 2 Thugs in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug in Screen
      And Red has 1 Thug and 1 Freak in Screen

    Scenario: ROTC-90.34-03 Whoever is at it acts and chooses, the First Cultist first
      Given the position city-3
      And the First Cultist is Red
      And Card A is the card Each
      And Yellow has 1 Thug in Screen
      And Blue has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Blue   | chooses the player Yellow |
        | Yellow | chooses the player Blue   |
      Then Yellow has 1 Thug in Screen
      And Blue has 1 Thug in Screen
      And Red has no Thug in Screen

    Scenario: ROTC-90.34-04 In secret all choose before anything happens
      Given the position city-2
      And Card A is the card Each In Secret
      And Yellow has 1 Thug in Screen
      And Red has 2 Thugs in Screen
      When Chance reveals Card A for the city
        | Yellow | takes the offer |
        | Red    | takes the offer |
      Then Yellow has no Thug in Screen
      And Red has no Thug in Screen

    Scenario: ROTC-90.34-05 What cannot be paid any more when it is one's turn does not happen
      Given the position city-2
      And Card A is the card Each In Secret
      And Yellow has 3 Thugs in Screen
      And Red has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | takes the offer |
        | Red    | takes the offer |
      Then Yellow has 2 Thugs in Screen
      And Red has no Thug in Screen

  Rule: ROTC-90.35 you

    Scenario: ROTC-90.35-01 The seat that is named chooses and gains, and then you again
      Given the position city-2
      And Card A is the card You
      When Chance reveals Card A for the city
        | Red | chooses the place Northside |
      Then there is 1 Investigator in Northside
      And Red has no Thug and 1 Freak in Screen
      And Yellow has 1 Thug and no Freak in Screen

    @twin:ROTC-90.35-01
    Scenario: ROTC-90.35-02 You do not choose for the other one
      Given the position city-2
      And Card A is the card You
      When Yellow wrongly chooses the place Northside
        | Chance | reveals Card A for the city |
      Then it is refused

  Rule: ROTC-90.36 roll

    Scenario Outline: ROTC-90.36-01 Each die brings what stands under its side
      Given the position city-2
      And Card A is the card Rolling
      When Chance reveals Card A for the city
        | Chance | shows <one>   |
        | Chance | shows <other> |
      Then Yellow has <after> in Screen

      Examples:
        | one      | other | after                            |
        | Thug     | Freak | 1 Thug, 1 Initiate and no Freak  |
        | Thug     | Thug  | 2 Thugs, no Initiate and no Freak |
        | Initiate | Freak | no Thug, 2 Initiates and no Freak |
        | Blank    | Thug  | 1 Thug, no Initiate and no Freak |
        | Blank    | Blank | no Thug, no Initiate and no Freak |

  Rule: ROTC-90.37 repeat

    Scenario Outline: ROTC-90.37-01 As often as counted before the first
      Given the position city-2
      And Card A is the card Repeating
      And Yellow has <before> in Screen
      When Chance reveals Card A for the city
      Then Yellow has <after> in Screen

      Examples:
        | before      | after    |
        | no Initiate | no Thug  |
        | 1 Initiate  | 1 Thug   |
        | 3 Initiates | 3 Thugs  |

  Rule: ROTC-90.38 let

    Scenario: ROTC-90.38-01 The amount is what it was when it got its name
      Given the position city-2
      And Card A is the card Letting
      And Yellow has 2 Freaks in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug and 2 Freaks in Screen
      And Red has 2 Thugs in Screen

    Scenario: ROTC-90.38-02 It can be nothing
      Given the position city-2
      And Card A is the card Letting
      And Red has 2 Freaks in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug in Screen
      And Red has no Thug and 2 Freaks in Screen

  Rule: ROTC-90.39 until

    Scenario: ROTC-90.39-01 The rule is changed for all, and at once
      Given the position city-2
      And Card A is the card Until
      And Card B is a Guardian
      And Yellow has 1 Card B in Cult Deck
      When Chance reveals Card A for the city
      And Chance deals Card B
      Then all learn that Yellow draws 8 cards

    Scenario: ROTC-90.39-02 It is added to what is changed already
      Given the position city-2
      And during This Round, Cards To Draw changes by -1
      And Card A is the card Until
      And Card B is a Guardian
      And Yellow has 1 Card B in Cult Deck
      When Chance reveals Card A for the city
      And Chance deals Card B
      Then all learn that Yellow draws 7 cards

    Scenario: ROTC-90.39-03 A number that is named takes the place of what was
      Given the position city-2
      And Card A is the card Until Twice
      And Card B is a Guardian
      And Yellow has 1 Card B in Cult Deck
      When Chance reveals Card A for the city
      And Chance deals Card B
      Then all learn that Yellow draws 3 cards

    Scenario: ROTC-90.39-04 Within its span it holds
      Given the position action-2
      And the stage is Terror
      And the Dominating Player is Yellow
      And the Contested District is Downtown
      And the Confrontation Fought is yes
      And Yellow has 1 Ritual II in Downtown
      And Card A is the card Until The Turn Ends
      And Yellow has Card A in Hand
      When Yellow uses Card A
        | Yellow | terrorizes the district    |
        | Yellow | places 1 Dominance marker |
      Then Yellow has 1 Dominance Marker and no Ritual II in Downtown

    @twin:ROTC-90.39-04 @ruling:A-36=refused
    Scenario: ROTC-90.39-05 And not after it
      Given the position action-2
      And Yellow has 1 Ritual II in Downtown
      And Red has 1 Ritual II in Northside
      And Card A is the card Until The Turn Ends
      And Yellow has Card A in Hand
      When Red wrongly terrorizes the district
        | Yellow | takes a Plan marker from Downtown  |
        | Yellow | uses it for Dominance              |
        | Red    | does not reinforce                 |
        | Yellow | uses Card A                        |
        | Yellow | does without Terror                |
        | Red    | takes a Plan marker from Northside |
        | Red    | uses it for Dominance              |
        | Yellow | does not reinforce                 |
      Then it is refused

  Rule: ROTC-90.40 together

    Scenario: ROTC-90.40-01 The table chooses as one
      Given the position city-3
      And Card A is the card Together
      When Chance reveals Card A for the city
        | Table | chooses the place Northside |
      Then there is 1 Investigator in Northside

    @twin:ROTC-90.40-01
    Scenario: ROTC-90.40-02 No player chooses alone
      Given the position city-3
      And Card A is the card Together
      When Yellow wrongly chooses the place Northside
        | Chance | reveals Card A for the city |
      Then it is refused

  Rule: ROTC-90.41 cost

    Scenario: ROTC-90.41-01 The cost is paid, and then it happens
      Given the position mobilization-2
      And Card A is the card Costing
      And Yellow has Card A in Hand
      And Yellow has 3 Thugs in Screen
      When Yellow uses Card A
      Then Yellow has 1 Thug and 1 Freak in Screen
      And all learn that Yellow returns Thug, and after that that Yellow takes 1 Cultist token

    @twin:ROTC-90.41-01
    Scenario: ROTC-90.41-02 Who cannot pay in full cannot use it
      Given the position mobilization-2
      And Card A is the card Costing
      And Card B is a Starting Card
      And Yellow has Card A in Hand
      And Yellow has 1 Thug and 1 Initiate in Screen
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
      Then it is refused

    @twin:ROTC-90.17-01
    Scenario: ROTC-90.41-03 The same with what the game's rules of payment ask
      Given the position mobilization-2
      And during This Round, Cards To Draw is 1
      And Card A is the card Paying
      And Card B is a Starting Card with 2 Attack
      And Yellow has Card A in Hand
      And Yellow has 1 Thug in Screen
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
      Then it is refused

  Rule: ROTC-90.42 requires

    Scenario: ROTC-90.42-01 Offered if the test holds, and nothing is given
      Given the position mobilization-2
      And Card A is the card Requiring
      And Yellow has Card A in Hand
      And Yellow has 2 Thugs in Screen
      When Yellow uses Card A
      Then Yellow has 2 Thugs and 1 Freak in Screen

    @twin:ROTC-90.42-01
    Scenario: ROTC-90.42-02 Not offered if it does not
      Given the position mobilization-2
      And Card A is the card Requiring
      And Card B is a Starting Card
      And Yellow has Card A in Hand
      And Yellow has 1 Thug in Screen
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
      Then it is refused

  Rule: ROTC-90.43 during

    Scenario: ROTC-90.43-01 A card is used in its window
      Given the position mobilization-2
      And Card A is the card During
      And Yellow has Card A in Hand
      When Yellow uses Card A
      Then Yellow has 1 Freak in Screen
      And all learn that Yellow uses what Card A says

    Scenario: ROTC-90.43-02 Nobody has to use it
      Given the position mobilization-2
      And Card A is the card During
      And Yellow has Card A in Hand
      When Yellow uses no card
      Then Yellow has no Freak in Screen
      And Yellow has 1 Card A in Hand

    Scenario: ROTC-90.43-03 Once for each copy
      Given the position mobilization-2
      And Card A is the card During
      And Yellow has 2 Card A in Hand
      When Yellow uses Card A
        | Yellow | uses Card A |
      Then Yellow has 2 Freaks in Screen

    @twin:ROTC-90.43-03
    Scenario: ROTC-90.43-04 Not twice with one copy
      Given the position mobilization-2
      And Card A is the card During
      And Card B is a Starting Card
      And Yellow has 1 Card A in Hand
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
        | Yellow | uses Card A  |
      Then it is refused

    @twin:ROTC-90.43-01
    Scenario: ROTC-90.43-05 Not in another window
      Given the position recruitment-2
      And Card A is the card During
      And Yellow has Card A in Hand
      When Yellow wrongly uses Card A
        | Yellow | rolls nothing again |
        | Yellow | rolls nothing again |
      Then it is refused

    @twin:ROTC-90.43-01
    Scenario: ROTC-90.43-06 Not by somebody else
      Given the position mobilization-2
      And Card A is the card During
      And Card B is a Starting Card
      And Red has Card A in Hand
      When Yellow wrongly uses Card A
        | Chance | deals Card B |
      Then it is refused

    Scenario: ROTC-90.43-07 A test may ask what the window is about
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card During Preparation
      And Yellow has Card A in Hand
      And there is 1 Investigator in Downtown
      And Yellow has 4 Initiates in Screen
      When Yellow takes a Plan marker from Downtown
        | Yellow | uses it for Preparation |
        | Yellow | uses Card A             |
        | Yellow | prepares Ritual I       |
        | Yellow | pays with 2 Initiates   |
      Then Yellow has 1 Freak in Screen

    @twin:ROTC-90.43-07
    Scenario: ROTC-90.43-08 And the card is not offered if it does not hold
      Given the position action-2
      And Yellow has 1 Cult Site in Downtown
      And Card A is the card During Preparation
      And Yellow has Card A in Hand
      And there is 1 Investigator in Uptown
      And Yellow has 4 Initiates in Screen
      When Yellow wrongly uses Card A
        | Yellow | takes a Plan marker from Downtown |
        | Yellow | uses it for Preparation           |
      Then it is refused

  Rule: ROTC-90.44 when

    Scenario: ROTC-90.44-01 After what happened, without being asked
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When
      And Yellow has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then Yellow has no Thug and 1 Freak in Screen
      And all learn that Yellow returns Thug, and after that that Yellow uses what Card B says

    Scenario: ROTC-90.44-02 Once in the span, however often it happens
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When
      And Yellow has Card B in Hand
      And Yellow has 2 Thugs in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 2 Thugs |
      Then Yellow has no Thug and 1 Freak in Screen

    Scenario: ROTC-90.44-03 The active player first, then clockwise
      Given the position city-3
      And the First Cultist is Red
      And Card A is the card Losing
      And Card B is the card When
      And Yellow has Card B in Hand
      And Red has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then all learn that Red uses what Card B says, and after that that Yellow uses what Card B says
      And Red has 1 Freak in Screen
      And Yellow has 1 Freak in Screen
      And Blue has no Freak in Screen

    Scenario: ROTC-90.44-04 What is optional is asked
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When You Like
      And Yellow has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
        | Yellow | uses Card B  |
      Then Yellow has no Thug and 1 Initiate in Screen

    Scenario: ROTC-90.44-05 And can be declined
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When You Like
      And Yellow has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
        | Yellow | uses no card |
      Then Yellow has no Thug and no Initiate in Screen

    Scenario: ROTC-90.44-06 Without a limit once for each time that it happens
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When You Like
      And Yellow has Card B in Hand
      And Yellow has 2 Thugs in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 2 Thugs |
        | Yellow | uses Card B   |
        | Yellow | uses Card B   |
      Then Yellow has no Thug and 2 Initiates in Screen

    Scenario Outline: ROTC-90.44-08 Cards of one player happen in the order that the player chooses
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When
      And Card C is the card When As Well
      And Yellow has 1 Card B and 1 Card C in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug                |
        | Yellow | applies <one>, then <other> |
      Then all learn that Yellow uses what <one> says, and after that that Yellow uses what <other> says
      And Yellow has 1 Freak and 1 Initiate in Screen

      Examples:
        | one    | other  |
        | Card B | Card C |
        | Card C | Card B |

    @twin:ROTC-90.44-04
    Scenario: ROTC-90.44-07 Not when the test does not hold
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card When You Like
      And Red has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Red wrongly uses Card B
        | Chance | reveals Card A for the city |
        | Yellow | picks 1 Thug                |
      Then it is refused

  Rule: ROTC-90.45 instead of

    Scenario: ROTC-90.45-01 Something else happens, and the thing itself does not
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card Instead
      And Yellow has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then Yellow has 1 Thug and 1 Freak in Screen
      And all learn that Yellow uses what Card B says

    Scenario: ROTC-90.45-02 What waits for the thing waits in vain
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card Instead
      And Card C is the card When
      And Yellow has Card B in Hand
      And Red has Card C in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then Yellow has 1 Thug and 1 Freak in Screen
      And Red has no Freak in Screen

    Scenario: ROTC-90.45-03 Only for whom the test names
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card Instead
      And Red has Card B in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug |
      Then Yellow has no Thug and no Freak in Screen
      And Red has no Freak in Screen

    Scenario: ROTC-90.45-04 Of several the player chooses one, and only that one happens
      Given the position city-2
      And Card A is the card Losing
      And Card B is the card Instead
      And Card C is the card Instead Too
      And Yellow has 1 Card B and 1 Card C in Hand
      And Yellow has 1 Thug in Screen
      When Chance reveals Card A for the city
        | Yellow | picks 1 Thug                |
        | Yellow | lets Card C happen instead  |
      Then Yellow has 1 Thug, 1 Initiate and no Freak in Screen

    Scenario: ROTC-90.45-05 It applies once, and to nothing that follows from it
      Given the position city-2
      And Card A is the card Choosing
      And Card B is the card Instead Of One
      And Red has Card B in Hand
      When Chance reveals Card A for the city
        | Red | uses Card B |
      Then Red has no Thug and 2 Freaks in Screen

    @twin:ROTC-90.45-05
    Scenario: ROTC-90.45-07 So it cannot be used a second time
      Given the position city-2
      And Card A is the card Choosing
      And Card B is the card Instead Of One
      And Red has Card B in Hand
      When Red wrongly uses Card B
        | Chance | reveals Card A for the city |
        | Red    | uses Card B                 |
      Then it is refused

    Scenario: ROTC-90.45-08 Nor does it apply again if it must
      Given the position city-2
      And Card A is the card Choosing
      And Card B is the card Instead Of Another
      And Red has Card B in Hand
      When Chance reveals Card A for the city
      Then Red has no Thug and 2 Freaks in Screen

    Scenario: ROTC-90.45-06 What is optional can be declined
      Given the position city-2
      And Card A is the card Choosing
      And Card B is the card Instead Of One
      And Red has Card B in Hand
      When Chance reveals Card A for the city
        | Red | uses no card |
      Then Red has 1 Thug and no Freak in Screen

  Rule: ROTC-90.46 always

    Scenario: ROTC-90.46-01 As long as the card is in force
      Given the position mobilization-2
      And Card A is the card Always
      And Card B is a Guardian
      And there is 1 Card A in City Card Field
      And Yellow has 1 Card B in Cult Deck
      When Chance deals Card B
      Then all learn that Yellow draws 7 cards

    Scenario: ROTC-90.46-02 Not where it is not in force
      Given the position mobilization-2
      And Card A is the card Always
      And Card B is a Guardian
      And there is 1 Card A in City Discard Pile
      And Yellow has 1 Card B in Cult Deck
      When Chance deals Card B
      Then all learn that Yellow draws 6 cards

    Scenario: ROTC-90.46-03 It is in force as soon as it is revealed
      Given the position city-2
      And Card A is the card Always
      And Card B is a Guardian
      And Yellow has 1 Card B in Cult Deck
      When Chance reveals Card A for the city
      And Chance deals Card B
      Then all learn that Yellow draws 7 cards

    Scenario: ROTC-90.46-04 Each copy counts
      Given the position mobilization-2
      And Card A is the card Always In The Hand
      And Card B is a Guardian
      And Yellow has 2 Card A in Hand
      And Yellow has 1 Card B in Cult Deck
      When Chance deals Card B
      Then all learn that Yellow draws 8 cards

  Rule: ROTC-90.47 while

    Scenario Outline: ROTC-90.47-01 Only as long as the test holds
      Given the position mobilization-2
      And Card A is the card While
      And Card B is a Guardian
      And there is 1 Card A in City Card Field
      And Yellow has <tokens> in Screen
      And Yellow has 1 Card B in Cult Deck
      When Chance deals Card B
      Then all learn that Yellow draws <cards> cards

      Examples:
        | tokens  | cards |
        | 1 Thug  | 6     |
        | 2 Thugs | 7     |
        | 3 Thugs | 7     |

    Scenario: ROTC-90.47-02 For each player by the player's own
      Given the position mobilization-2
      And the Turn is Red
      And Card A is the card While
      And Card B is a Guardian
      And there is 1 Card A in City Card Field
      And Yellow has 3 Thugs in Screen
      And Red has 1 Card B in Cult Deck
      When Chance deals Card B
      Then all learn that Red draws 6 cards

  Rule: ROTC-90.48 resolve

    Scenario: ROTC-90.48-01 All of it, in order, for the one whose card it is
      Given the position city-2
      And Card A is the card Resolving
      And Red has 1 Thug in Screen
      When Chance reveals Card A for the city
      Then Yellow has 1 Thug and 1 Initiate in Screen
      And Red has 1 Thug and 1 Initiate in Screen

    Scenario: ROTC-90.48-02 Once, and not as long as the card lies there
      Given the position mobilization-2
      And Card A is the card Resolving
      And Card B is a Guardian
      And there is 1 Card A in City Card Field
      And Yellow has 1 Card B in Cult Deck
      When Chance deals Card B
      Then Yellow has no Thug and no Initiate in Screen
