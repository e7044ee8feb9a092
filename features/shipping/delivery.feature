Feature: Delivery by courier
  The buyer chooses an address, an office or a locker for each parcel.

  Background:
    Given the courier has offices in Sofia, and only a locker in Varna
    And the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | vendor   | price      | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв.  | 3     |
      | Етажерка Бор        | Светлина | 210,00 лв. | 4     |

  @SHIP-01
  Scenario: A parcel to an office needs no address
    Given "Светлина" sends parcels to addresses, offices and lockers
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I choose an office in "София" for the parcel of "Светлина"
    And I order without an address
    Then the parcel of "Светлина" goes to an office in "София"

  @SHIP-01
  Scenario: The next order has the office of the last one
    Given "Светлина" sends parcels to addresses, offices and lockers
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I choose an office in "София" for the parcel of "Светлина"
    And I order without an address
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    And I open the checkout
    Then the parcel of "Светлина" is to go to an office in "София"

  @SHIP-02
  Scenario: A long parcel is not offered a locker
    Given "Светлина" sends parcels to addresses, offices and lockers
    And "Етажерка Бор" is 180 cm long
    And I have put 1 piece of "Етажерка Бор" in the cart
    When I open the checkout
    Then a locker is not offered for the parcel of "Светлина", because the parcel is too long

  @SHIP-02
  Scenario: A town with only a locker has no office to choose
    Given "Светлина" sends parcels to addresses, offices and lockers
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I look for an office in "Варна" for the parcel of "Светлина"
    Then no place is found

  @SHIP-04
  Scenario: The checkout says how much is missing to free delivery
    Given "Светлина" delivers for free from 100,00 лв.
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I open the checkout
    Then 54,10 лв. are missing to free delivery from "Светлина"
    When I have put 2 pieces of "Настолна лампа Зора" in the cart
    And I order
    Then the delivery of the order is free

  @SHIP-04
  Scenario: A vendor sets prices by weight
    Given I am logged in as the vendor "Светлина"
    And "Етажерка Бор" weighs 9 kg
    When I deliver from "Пловдив" at these prices:
      | up to  | to an address | to an office |
      | 2,5 kg | 5,90          | 4,20         |
      | 10 kg  | 9,80          | 7,60         |
    And I log out
    And I have put 1 piece of "Етажерка Бор" in the cart
    And I open the checkout
    Then the delivery from "Светлина" costs 9,80 лв. to an address and 7,60 лв. to an office

  @SHIP-03
  Scenario: An order succeeds at the flat price while the courier is down
    Given "Светлина" delivers at the courier's prices
    And the courier is down
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I order
    Then the order costs 51,80 лв.
