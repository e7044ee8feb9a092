Feature: Pages of cities, districts and universities
  The page of a place shows its homes and usual rents.

  Background:
    Given Иван offers these homes:
      | title                     | city    | district   | price       |
      | Светъл двустаен до парка  | София   | Лозенец    | 1300,00 лв. |
      | Къща с двор на Каменица   | Пловдив | Каменица 1 | 1900,00 лв. |

  @HOME-01 @NAV-13
  Scenario Outline: The page of <place> shows its homes and links to all of them
    When I open the rents of <place>
    Then the page of the place shows "<home>" and not "<other>"
    And it leads to the whole list and to the places nearby

    Examples:
      | place      | home                     | other                    |
      | София      | Светъл двустаен до парка | Къща с двор на Каменица  |
      | Лозенец    | Светъл двустаен до парка | Къща с двор на Каменица  |
      | Каменица 1 | Къща с двор на Каменица  | Светъл двустаен до парка |

  @TRUST-01
  Scenario: The rent trend is shown after enough months
    Given the rents in София were kept for 14 months
    When I open the rents of София
    Then the page says how the rents have moved, and has the numbers by months

  @TRUST-01
  Scenario: Before enough months, the page says that data is being collected
    Given the rents in София were kept for 2 months
    When I open the rents of София
    Then the page says since when rents are kept, and no change

  @FIND-01
  Scenario: A place without homes offers a notification
    When I open the rents of Люлин 5
    Then the page of the place has no home, and search engines leave it out
    And it leads to being told of the first one, and to the places nearby
