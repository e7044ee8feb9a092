Feature: Invoices of companies
  A company gets an invoice for its order. Invoices never change: returns are credited.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | vendor   | price     | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв. | 10    |
    And I have put 1 piece of "Настолна лампа Зора" in the cart

  @SHIP-08
  Scenario: The invoice follows the parcel
    When I order for the company "Родопска вълна ЕООД" with the number "999009105"
    Then the order has no documents yet
    When the vendor opens the order from the e-mail
    And the order goes through "accepted, shipped"
    And the documents that are due are issued
    Then the order has the documents "invoice 0000000001 of 26,48 €"

  @SHIP-08
  Scenario: A refused parcel is credited in full
    When I order for the company "Родопска вълна ЕООД" with the number "999009105"
    And the vendor opens the order from the e-mail
    And the order goes through "accepted, shipped"
    And the documents that are due are issued
    And the order goes through "returned"
    And the documents that are due are issued
    Then the order has the documents "invoice 0000000001 of 26,48 €, credit-note 0000000002 of 26,48 €"

  @SHIP-08
  Scenario: The buyer asks for an invoice after the order
    When I order
    And I ask for an invoice for the company "Родопска вълна ЕООД" with the number "999009105"
    And the vendor opens the order from the e-mail
    And the order goes through "accepted, shipped"
    And the documents that are due are issued
    Then the order has the documents "invoice 0000000001 of 26,48 €"

  @SHIP-08
  Scenario: A company number with a wrong check digit is refused
    When I order
    And I ask for an invoice for the company "Родопска вълна ЕООД" with the number "999009106"
    Then the invoice is refused, because the company number is wrong

  @SHIP-09
  Scenario: The audit file of the month has each delivered order without a fiscal receipt
    Given "Светлина" submits an audit file, and gets its cash on delivery by postal money transfer
    When I order
    And the vendor opens the order from the e-mail
    And the order goes through "accepted, shipped, delivered"
    And the documents that are due are issued
    Then the audit file of the month for "Светлина" has the order totals "26.48"
