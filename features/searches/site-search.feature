Feature: One search over everything
  One field finds homes, rooms, products, services, the plan and pages. A clear search opens its list at once.

  Background:
    Given Иван offers these homes:
      | title                     | city  | district | price       | type       |
      | Светъл двустаен до парка  | София | Лозенец  | 1300,00 лв. | two-room   |
      | Тристаен с гледка в Люлин | София | Люлин 5  | 1100,00 лв. | three-room |
    And the shop sells:
      | product             | price       | category |
      | Червен диван Рила   | 1200,00 лв. | Дивани   |
      | Препарат за балкон  | 12,00 лв.   | Грижа    |

  @SHOP-04
  Scenario Outline: "<text>" opens <address>
    When I search the site for "<text>"
    Then I am at <address>

    Examples:
      | text                   | address                                 |
      | двустаен Лозенец       | /imoti with type=two-room               |
      | dvustaen lozenets      | /imoti with type=two-room               |
      | тристаен София до 1200 | /imoti with priceTo=1200                |
      | червен диван           | /produkti/kategorii with request        |
      | почистване             | /pochistvane with request               |
      | нанасяне               | /nanasyane with request                 |
      | общи условия           | /obshti-usloviya with request           |

  @SHOP-04 @FIND-01
  Scenario: Without a matching home, the page proposes filters to remove and a notification
    When I search the site for "двустаен Лозенец до 500"
    Then the page of results leaves out a filter and finds 1 home
    And the page as it came links to "/zapazi-tarsene"

  @SHOP-04
  Scenario: A list links to all results of its search
    When I search the site for "двустаен Лозенец"
    Then the page as it came links to "/tarsene"
