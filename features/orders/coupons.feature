Feature: Discount codes of sellers
  A vendor gives a code, and a buyer pays less for the vendor's products.

  Background:
    Given the vendor "Светлина" delivers for 5,00 лв.
    And the shop sells:
      | product | vendor   | price     | stock |
      | Лампа   | Светлина | 33,33 лв. | 10    |
    And "Светлина" gives 10 % with the code "DOM10" for 1 order

  @CART-03
  Scenario: A code reduces the products and not the delivery
    Given I have put 3 pieces of "Лампа" in the cart
    When I use the code "dom10"
    And I order
    Then the order costs 95,00 лв.

  @CART-03
  Scenario: A code that is used up is refused with the reason
    Given I have put 1 piece of "Лампа" in the cart
    And I use the code "DOM10"
    And I order
    And I have put 1 piece of "Лампа" in the cart
    When I use the code "DOM10"
    Then the code is refused because it is used up
