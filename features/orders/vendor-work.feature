Feature: A vendor at work
  The vendor sees the sales, finds each order and informs the buyer about changes.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | vendor   | price     | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв. | 10    |
    And I have put 3 pieces of "Настолна лампа Зора" in the cart
    And I order

  @CART-08
  Scenario: The vendor reduces an order by missing pieces
    When the vendor opens the order from the e-mail
    And the vendor takes 1 piece of "Настолна лампа Зора" off the order, writing "Едната е счупена."
    Then my order has the history "new, partly-cancelled"
    And my order costs 97,70 лв.
    And 8 pieces of "Настолна лампа Зора" are left
    And the last e-mail to me says "Едната е счупена."

  @CART-08
  Scenario: The last pieces of an order cannot be removed
    When the vendor opens the order from the e-mail
    And the vendor takes 3 pieces of "Настолна лампа Зора" off the order, writing ""
    Then the vendor is told "Това са всички продукти в поръчката. Вместо това отменете цялата поръчка." beside the pieces
    And my order has the history "new"

  @CART-08
  Scenario Outline: The vendor finds the order by <words>
    When the vendor opens the order from the e-mail
    And the vendor looks for "<words>"
    Then the vendor finds <count>

    Examples:
      | words      | count    |
      | мария      | 1 order  |
      | лампа зора | 1 order  |
      | Варна      | 0 orders |

  @VEND-01
  Scenario: The dashboard shows the sales of a selected period
    Given I am logged in as vendor called "Светлина"
    When I open my dashboard for the last 7 days
    Then it tells of 1 order of 137,70 лв. and 3 pieces
    And it names "Настолна лампа Зора" as the best seller
    And each chart tells the same in a table

  @VEND-01
  Scenario: Cancelled orders are no revenue, and each period has its figures
    When the vendor opens the order from the e-mail
    And the vendor gives the order the status "cancelled"
    And I am logged in as vendor called "Светлина"
    And I open my dashboard for the last 30 days
    Then it tells of 0 orders of 0,00 лв. and 0 pieces
    And it counts 1 cancelled order

  @VEND-01
  Scenario: The dashboard names products that run out
    Given the shop sells:
      | product    | vendor   | price     | stock |
      | Лампион Ад | Светлина | 99,00 лв. | 2     |
    And I am logged in as vendor called "Светлина"
    When I open my dashboard for the last 7 days
    Then it says that "Лампион Ад" runs out with 2 pieces left

  @VEND-01
  Scenario: An invalid period shows the default period with a message
    Given I am logged in as vendor called "Светлина"
    When I open my dashboard from "2026-11-21" to "2026-11-01"
    Then it shows the last 30 days and asks for a right period

  @VEND-01 @ROLE-03
  Scenario: An agency's dashboard shows its listings
    Given the cities of Bulgaria
    And I am logged in as agency
    And I have published 1 homes
    When I open the dashboard of my listings for the last 30 days
    Then it tells of visits, favorites and requests for viewings
