Feature: Seen and hidden homes
  Opened homes are marked as seen, and unsuitable homes can be hidden.

  Background:
    Given an account of the type "user"
    And Иван offers these homes:
      | title                     | city    | district   | price       |
      | Светъл двустаен до парка  | София   | Лозенец    | 1300,00 лв. |
      | Тристаен с гледка в Люлин | София   | Люлин 5    | 1100,00 лв. |
      | Къща с двор на Каменица   | Пловдив | Каменица 1 | 1900,00 лв. |

  @FIND-07
  Scenario: Seen and hidden homes are left out, and their number is shown
    Given I open the list of homes
    And I have seen "Светъл двустаен до парка"
    And I say that "Къща с двор на Каменица" is not for me
    When I ask for homes that I have not seen
    Then the list has 1 homes of 1, on 1 page
    And I find "Тристаен с гледка в Люлин"
    When I open my hidden listings
    Then what I have hidden is "Къща с двор на Каменица"

  @FIND-07
  Scenario: A hidden home is restored with one press
    Given I open my hidden listings
    And I say that "Къща с двор на Каменица" is not for me
    When I show "Къща с двор на Каменица" again
    Then what I have hidden is ""

  @FIND-07 @AUTH-14
  Scenario: A login moves the marks into the account, and a logout clears them
    Given I open the list of homes
    And I say that "Къща с двор на Каменица" is not for me
    When I log in
    And I open my hidden listings
    Then what I have hidden is "Къща с двор на Каменица"
    When I log out
    And I open my hidden listings
    Then what I have hidden is ""

  @FIND-07 @FIND-01
  Scenario: A saved search ignores seen and hidden homes
    When I open /imoti?city=1&unseen=1
    Then the search that would be saved is "city=1"
