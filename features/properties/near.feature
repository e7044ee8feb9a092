Feature: Homes near my places
  Visitors search homes by the travel time to a place.

  Background:
    Given Иван offers these homes:
      | title                     | city    | district   | price       |
      | Светъл двустаен до парка  | София   | Лозенец    | 1300,00 лв. |
      | Тристаен с гледка в Люлин | София   | Люлин 5    | 1100,00 лв. |
      | Къща с двор на Каменица   | Пловдив | Каменица 1 | 1900,00 лв. |

  @FIND-05
  Scenario: Homes within a travel time of a place are found
    When I look for homes within 20 minutes by walk of the district Лозенец
    Then I find "Светъл двустаен до парка"
    When I look for homes within 45 minutes by transit of the district Лозенец
    Then I find "Светъл двустаен до парка, Тристаен с гледка в Люлин"

  @FIND-05
  Scenario: The nearest homes come first with their travel time
    When I order homes by their way to the district Каменица 1
    Then the homes are in the order "Къща с двор на Каменица, Светъл двустаен до парка, Тристаен с гледка в Люлин"
    And the page says for each home how many minutes it is away

  @FIND-05
  Scenario: An unknown place is reported
    When I open /imoti?near=u999999&by=walk
    Then the list says that a place is not known
