Feature: Altars

  Rule: CYG-8.7 Swapping the token

    Scenario: CYG-8.7-01 The token under an Altar is swapped while another player is to choose
      Given the position intention-2
      And Red has 1 Altar in Forum
      And Red has 1 Priest Token with Strength 4 in Altar Base of Forum
      And the Turn is Yellow
      When Red swaps in Priest Token with Strength 1 in Forum
      Then Red has 1 Priest Token with Strength 1 in Altar Base of Forum
      And Red has 3 Priest Tokens with Strength 4 in Reserve
