Feature: Parcels by courier
  The vendor makes labels, the courier reports each step, and money and stock follow.

  Background:
    Given the courier has offices in Sofia, and only a locker in Varna
    And the vendor "Светлина" delivers for 5,90 лв.
    And "Светлина" sends parcels to addresses, offices and lockers
    And the shop sells:
      | product             | vendor   | price     | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв. | 10    |
    And I have put 1 piece of "Настолна лампа Зора" in the cart

  @SHIP-05
  Scenario: The vendor accepts orders and makes their labels together
    Given I order
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    And I order
    When the vendor selects all orders
    And the vendor accepts the selected orders
    And the vendor makes labels for the selected orders
    Then 2 orders have a label
    And the labels of the selected orders are one document

  @SHIP-05
  Scenario: One wrong address stops no other label
    Given I order
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    And I order to the town "Нийде" with the postcode "9999"
    When the vendor selects all orders
    And the vendor accepts the selected orders
    And the vendor makes labels for the selected orders
    Then 1 order has a label
    And the vendor reads of the other one "Куриерът не познава този град. Уточнете адреса с купувача."

  @SHIP-05
  Scenario: The buyer follows each step of the parcel
    Given I choose an office in "София" for the parcel of "Светлина"
    And I order without an address
    And the vendor makes the label of my order
    When the courier reports after 5 hours
    Then my parcel has the steps "handed-over"
    When the courier reports after 22 hours
    Then my parcel has the steps "handed-over, in-transit, at-office"
    And the last e-mail to me says "Ви чака"
    When the courier reports after 24 hours
    Then my order has the history "new, accepted, shipped, delivered"

  @SHIP-05
  Scenario: A parcel that nobody collects comes back, and its pieces are on sale again
    Given I choose an office in "София" for the parcel of "Светлина"
    And I order without an address
    And the parcel of my order will not be collected
    And the vendor makes the label of my order
    When the courier reports after 300 hours
    Then my order has the history "new, accepted, shipped, returned"
    And 10 pieces of "Настолна лампа Зора" are left

  @SHIP-05
  Scenario: An office closes before the parcel is sent
    Given I choose an office in "София" for the parcel of "Светлина"
    And I order without an address
    And the courier closes the office of my order
    When the vendor wants to make the label of my order
    Then the vendor can choose another place nearby
    When the vendor chooses the nearest place
    And the vendor makes the label of my order
    Then the last e-mail to me says "Ако мястото не Ви е удобно"

  @SHIP-05 @courier-down
  Scenario: Labels wait while the courier is down
    Given I order
    And the courier accepts no parcels
    When the vendor selects all orders
    And the vendor accepts the selected orders
    And the vendor makes labels for the selected orders
    Then 0 orders have a label
    And 1 label waits for the courier
    When the courier accepts parcels again
    Then 1 order has a label

  @SHIP-05
  Scenario: The vendor asks the courier to collect the parcels
    Given I order
    And the vendor makes the label of my order
    When the vendor asks for a collection on the next working day
    Then the courier comes for 1 parcel

  @SHIP-06
  Scenario: Cash on delivery is awaited after the delivery
    Given I order
    And the vendor makes the label of my order
    When the courier reports after 40 hours
    And I am logged in as the vendor "Светлина"
    Then the vendor awaits 51,80 лв. from the courier

  @SHIP-06
  Scenario: Cash on delivery is paid out two days later
    Given I order
    And the vendor makes the label of my order
    When the courier reports after 40 hours
    And the courier reports after 60 hours
    And I am logged in as the vendor "Светлина"
    Then the courier has paid 51,80 лв. to the vendor

  @SHIP-07
  Scenario: The refund follows the arrival of returned goods
    Given I order
    And the vendor makes the label of my order
    And the courier reports after 40 hours
    When I withdraw from the contract
    And I ask for a return label
    Then I have a number to show at the office
    When the courier reports after 40 hours
    And the courier reports after 25 hours
    Then 51,80 лв. of my order go back to me
    And 10 pieces of "Настолна лампа Зора" are left
