Feature: Limits against abusive orders
  Orders of one buyer are limited, unpaid products are reserved for a short time, and an expensive first order
  is confirmed.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | vendor   | price      | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв.  | 500   |
      | Диван Бук           | Светлина | 899,00 лв. | 5     |

  @CART-05
  Scenario: A buyer cannot reserve too many unpaid pieces
    Given I have put 11 pieces of "Настолна лампа Зора" in the cart
    When I fill in the order to be paid by card
    And I send the order
    Then the order is refused with "До плащането запазваме за един купувач най-много 10 броя от продукт и 30 броя общо. Намалете количеството, платете чакащите поръчки или изберете наложен платеж."
    And 500 pieces of "Настолна лампа Зора" are left

  @CART-05
  Scenario: The goods of a card order stay reserved during payment
    Given I have put 3 pieces of "Настолна лампа Зора" in the cart
    When I order by card
    And I look at the card page after 15 minutes
    And 6 more minutes go by
    Then 497 pieces of "Настолна лампа Зора" are left
    When 30 more minutes go by
    Then 500 pieces of "Настолна лампа Зора" are left

  @CART-05
  Scenario: An expensive first order on delivery needs confirmation by e-mail
    Given I have put 1 piece of "Диван Бук" in the cart
    When I order
    Then the order waits to be confirmed
    And the vendor gets 0 e-mails of new orders
    And 5 pieces of "Диван Бук" are left
    When I confirm the order by the link in the mail
    Then the vendor gets 1 e-mail of new orders
    And 4 pieces of "Диван Бук" are left

  @CART-05
  Scenario: A seventh order of one e-mail address in a day is refused
    Given 6 orders were placed today with my e-mail
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order
    And I send the order
    Then the order is refused with "Достигнат е дневният лимит за поръчки с този имейл, телефон или адрес. Опитайте отново утре или ни пишете, ако поръчвате за повече хора."
