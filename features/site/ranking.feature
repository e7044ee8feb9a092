Feature: Ranking of lists
  Each list explains its order and marks paid places.

  @TRUST-07
  Scenario Outline: Each list says if places can be bought, and links to its rules
    When I open <address>
    Then the page shows "<words>"
    And the page links to the order of results

    Examples:
      | address                   | words                                |
      | /imoti                    | Топ обявите са платени               |
      | /sakvartiranti            | Мястото в този списък не се заплаща   |
      | /dovereni-agencii         | Мястото в този списък не се заплаща   |

  @TRUST-07
  Scenario: A product's place cannot be bought
    Given the shop sells:
      | product     | category |
      | Лампа Изгрев | Лампи    |
    When I open the category "Лампи"
    Then the page shows "Мястото в този списък не се заплаща"
    And the page links to the order of results
