@browser
Feature: Results on a phone
  On a phone the results come first: the search is one line that shows the filters and opens at a tap.

  Background:
    Given Иван offers 8 more homes
    And 8 more rooms are offered

  @HOME-02 @MATE-01
  Scenario Outline: The search of <what> takes one line
    Given a window at <address> of 390 pixels
    And the cookie notice is answered
    Then the line of the search says "<words>" and how many were found
    And the fields of the search are out of sight
    When the line of the search is pressed
    Then a modal is open
    When rents up to "1400" are asked for
    Then the line of the search says "<words> · до 1 400 лв." and how many were found
    When the visitor goes back
    Then no modal is open
    And the browser has complained of nothing

    Examples:
      | what  | address                     | words            |
      | homes | /imoti?city=1&type=two-room | София · Двустаен |
      | rooms | /sakvartiranti              | Цяла България    |

  @HOME-02 @MATE-01
  Scenario Outline: Search and order stay in reach at <address>
    Given a window at <address> of 390 pixels
    When the visitor scrolls 500 pixels down
    Then the line of the search and the order are on the screen

    Examples:
      | address        |
      | /imoti         |
      | /sakvartiranti |

  @HOME-02
  Scenario: The search opens without scripts
    Given a window without scripts at the list of homes of 390 pixels
    When the line of the search is pressed
    And rents up to "1400" are sent
    Then the line of the search says "Цяла България · до 1 400 лв." and how many were found
