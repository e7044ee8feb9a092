Feature: Ordering
  A guest orders the cart once, at the displayed price.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the vendor "Дървото" delivers for 12,00 лв.
    And the shop sells:
      | product             | vendor   | price      | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв.  | 3     |
      | Пейка Бряст         | Дървото  | 210,00 лв. | 4     |

  @CART-05
  Scenario: A guest orders from two vendors and pays on delivery
    Given I have put 2 pieces of "Настолна лампа Зора" in the cart
    And I have put 1 piece of "Пейка Бряст" in the cart
    When I order
    Then the order costs 319,70 лв.
    And the order says that 53,28 лв. of it are VAT
    And the order has parts of "Светлина, Дървото"
    And the cart is empty
    And 1 piece of "Настолна лампа Зора" is left
    And 3 pieces of "Пейка Бряст" are left
    And an e-mail in Bulgarian names "Настолна лампа Зора"
    And the vendor gets 2 e-mails of new orders

  @CART-05 @MODAL-10
  Scenario Outline: <what> is reported at the field, and nothing is ordered
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order with <field> "<value>"
    And I send the order
    Then the <field> is marked with "<message>"
    And the cart holds 1 piece
    And 0 orders were placed

    Examples:
      | what                       | field          | value         | message                                                  |
      | No name                    | name           |               | Въведете името си (от 2 до 100 знака).                   |
      | A name of one letter       | name           | М             | Въведете името си (от 2 до 100 знака).                   |
      | No phone                   | phone          |               | Въведете български мобилен номер, например 0888 123 456. |
      | A landline                 | phone          | 02 987 6543   | Въведете български мобилен номер, например 0888 123 456. |
      | A mobile too short         | phone          | 088876543     | Въведете български мобилен номер, например 0888 123 456. |
      | A mobile that starts wrong | phone          | 0861234567    | Въведете български мобилен номер, например 0888 123 456. |
      | No e-mail                  | email          |               | Въведете имейл във вида ime@primer.bg.               |
      | An e-mail without dot      | email          | maria@example | Въведете имейл във вида ime@primer.bg.               |
      | No town                    | city           |               | Въведете населено място.                               |
      | A post code of letters     | post code      | абвг          | Пощенският код е от четири цифри, например 1000.         |
      | A post code too long       | post code      | 10000         | Пощенският код е от четири цифри, например 1000.         |
      | No street                  | street         |               | Въведете улица и номер.                               |
      | Terms not accepted         | terms accepted |               | За да поръчате, приемете общите условия.                 |

  @CART-05
  Scenario Outline: The town <typed> fills in its postcode
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I write <typed> as the town of the order
    Then the order goes to "<typed>" with the postcode "<postcode>"

    Examples:
      | typed     | postcode |
      | София     | 1000     |
      | гр. Русе  | 7000     |
      | plovdiv   | 4000     |
      | с. Хитово |          |

  @CART-05
  Scenario: Towns are suggested with their postcodes
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I begin to write "вел" as the town of the order
    Then the towns "Велико Търново 5000, Велинград 4600, Велики Преслав 9850" are offered
    When I choose the town "Велинград"
    Then the order goes to "Велинград" with the postcode "4600"

  @CART-05
  Scenario: A postcode fills in its town, and a different town is questioned, not changed
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I write the postcode "1784" in the order
    Then the order goes to "София" with the postcode "1784"
    When I write Варна as the town of the order
    Then the order goes to "Варна" with the postcode "1784"
    And the order doubts that "1784" is a postcode of Варна, it being one of "София"

  @CART-05
  Scenario: An unknown postcode is reported, and the order is accepted
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order with city "с. Хитово"
    And I write the postcode "9999" in the order
    Then the order says that it knows no town with the postcode "9999"
    When I send the order
    Then 1 order was placed

  @CART-05 @MODAL-10
  Scenario Outline: The phone <phone> is a Bulgarian mobile
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order with phone "<phone>"
    And I send the order
    Then the order is to be delivered to the phone "0887654321"

    Examples:
      | phone             |
      | 0887654321        |
      | 088 765 4321      |
      | 0887-654-321      |
      | +359887654321     |
      | +359 88 765 43 21 |
      | 00359 887654321   |

  @CART-05
  Scenario: Typed text survives a reload
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order with street "ул. Шипка 5"
    And I load the page anew
    Then the form still has the street "ул. Шипка 5"

  @CART-05
  Scenario: A saved address is offered for the next order
    Given I am logged in as user
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order with street "бул. Сливница 12"
    And I wish the address to be saved
    And I send the order
    Then the order is accepted
    Given I have put 1 piece of "Пейка Бряст" in the cart
    When I open the cart
    And I use the saved address of "бул. Сливница 12"
    Then the form still has the street "бул. Сливница 12"
    When I open my settings
    Then the settings list the address of "бул. Сливница 12"

  @CART-05
  Scenario: A card order reaches the vendor after payment
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I order by card
    Then the card page asks for 26,48 euro
    And the vendor gets 0 e-mails of new orders
    When I pay
    Then the order is paid
    And the vendor gets 1 e-mail of new orders

  @CART-03
  Scenario: The cart and the order show the same VAT
    Given I have put 3 pieces of "Настолна лампа Зора" in the cart
    Then the cart says:
      | to be paid | 143,60 лв. |
      | VAT within | 23,93 лв.  |
    When I order
    Then the order says that 23,93 лв. of it are VAT

  @CART-05
  Scenario: After leaving the card page, the buyer finds the order in the cart and can cancel it
    Given I have put 2 pieces of "Настолна лампа Зора" in the cart
    When I order by card
    Then an e-mail says that the order is not paid yet
    When I open the cart
    Then the cart says that an order of 97,70 лв. waits to be paid
    And 1 piece of "Настолна лампа Зора" is left
    When I take the goods of the waiting order back
    Then the cart holds 2 pieces of "Настолна лампа Зора"
    And 3 pieces of "Настолна лампа Зора" are left
    And the cart says nothing of an order that waits

  @CART-05 @CART-08
  Scenario: Placed, paid and accepted are separate states
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I order by card
    And I pay
    Then the page thanks me for a paid order
    When I load the page anew
    Then the page does not thank me
    And the page says of the order "Подадена" and "Платена"

  @CART-05
  Scenario: A declined card payment can be repeated
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I order by card
    And the card is declined
    Then the order waits to be paid
    When I go to pay again
    And I pay
    Then the order is paid

  @CART-05
  Scenario: An unpaid card order expires, and its goods are on sale again
    Given I have put 3 pieces of "Настолна лампа Зора" in the cart
    When I order by card
    Then 0 pieces of "Настолна лампа Зора" are left
    When the time for paying is over
    Then 3 pieces of "Настолна лампа Зора" are left

  @CART-06
  Scenario: A price that changes during checkout is reported, not charged
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order
    And the price of "Настолна лампа Зора" becomes 49,90 лв.
    And I send the order
    Then the order is refused with "Поръчката не е изпратена, защото има промени. Прегледайте количката и потвърдете отново."
    And 0 orders were placed
    And the cart page tells me:
      | what  | of                  | before    | now       |
      | price | Настолна лампа Зора | 45,90 лв. | 49,90 лв. |
    When I send the order
    Then the order costs 55,80 лв.

  @CART-06
  Scenario: A higher delivery price is reported, not charged
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order
    And the vendor "Светлина" delivers for 7,00 лв.
    And I send the order
    Then the order is refused with "Поръчката не е изпратена, защото има промени. Прегледайте количката и потвърдете отново."
    And 0 orders were placed

  @CART-06
  Scenario: Of two buyers at the same moment, one gets the last piece
    Given only 1 piece of "Настолна лампа Зора" is left
    And Maria has put 1 piece of "Настолна лампа Зора" in the cart
    And Ivan has put 1 piece of "Настолна лампа Зора" in the cart
    When Maria and Ivan order at the same instant
    Then one of them has an order, and the other is told that it is gone
    And 0 pieces of "Настолна лампа Зора" are left

  @CART-07
  Scenario: A double click places one order
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order
    And I send the order twice at once
    Then 1 order was placed
    And 2 pieces of "Настолна лампа Зора" are left

  @CART-07
  Scenario: After a lost response, the repeated request is the same order
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order
    And the answer to my order gets lost
    And I send the order
    Then the order is refused with "Възникна грешка в системата. Опитайте отново след малко."
    And the cart holds 1 piece
    When I accept the terms again
    And I send the order
    Then the order is accepted
    And the order costs 51,80 лв.
    And 1 order was placed
    And the cart is empty

  @CART-07
  Scenario: An order sent again after a reload is the same order
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I fill in the order
    And the answer to my order gets lost
    And I send the order
    And I load the page anew
    Then the form still has the street "ул. Шипка 5"
    When I accept the terms again
    And I send the order
    Then the order is accepted
    And the order costs 51,80 лв.
    And 1 order was placed
