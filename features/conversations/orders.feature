Feature: Messages about orders
  Buyer and vendor write to each other on the page of the order, with an account or by links of their e-mails.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | vendor   | price     | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв. | 10    |
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    And I order
    And the vendor opens the order from the e-mail

  @TRUST-05 @CART-08
  Scenario: The buyer asks, and a vendor without an account answers by the link of the e-mail
    When I write about my order "Кога ще пристигне?"
    Then the last e-mail to the vendor says "Кога ще пристигне?"
    When the vendor answers by the link of that e-mail "Утре следобед."
    Then the last e-mail to me says "Утре следобед."
    And my order has the messages "Кога ще пристигне?, Утре следобед."

  @TRUST-05 @CART-08
  Scenario: The vendor writes first, from the page of the order
    When the vendor writes to the buyer "Куриерът ще се обади в сряда."
    Then the last e-mail to me says "Куриерът ще се обади в сряда."
    And my order has the messages "Куриерът ще се обади в сряда."

  @TRUST-05
  Scenario: Neither side ends a conversation about an order
    When I write about my order "Кога ще пристигне?"
    And the vendor tries to end the conversation about the order
    Then the vendor is refused with "Разговор за поръчка не може да бъде приключен. Ако нещо не е наред, подайте сигнал и екипът ни ще прегледа разговора."
    And my order has the messages "Кога ще пристигне?"
