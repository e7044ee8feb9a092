Feature: Following and delivering an order
  The buyer follows the order by a private link, the vendor changes its status, and both see it.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | vendor   | price     | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв. | 10    |
    And I have put 2 pieces of "Настолна лампа Зора" in the cart
    And I order

  @CART-08
  Scenario: The buyer follows each step from a new to a delivered order
    When the vendor opens the order from the e-mail
    And the vendor gives the order the status "accepted"
    And the vendor gives the order the status "shipped"
    And the vendor gives the order the status "delivered"
    Then my order has the history "new, accepted, shipped, delivered"
    And I have got 4 e-mails

  @CART-08
  Scenario Outline: After <steps> the vendor can set <next>
    When the vendor opens the order from the e-mail
    And the order goes through "<steps>"
    And the vendor loads the order anew
    Then the vendor may give the order "<next>"

    Examples:
      | steps                        | next                |
      |                              | accepted, cancelled |
      | accepted                     | shipped, cancelled  |
      | accepted, shipped            | delivered, returned |
      | accepted, shipped, delivered |                     |
      | cancelled                    |                     |
      | accepted, shipped, returned  |                     |

  @CART-08
  Scenario: A status out of sequence is refused
    When the vendor opens the order from the e-mail
    And the vendor gives the order the status "delivered"
    Then the vendor sees the message "Статусът на поръчката вече е променен. Презаредете страницата."
    And my order has the history "new"

  @CART-08
  Scenario: Products of a cancelled order are on sale again
    When the vendor opens the order from the e-mail
    And the vendor gives the order the status "cancelled"
    Then 10 pieces of "Настолна лампа Зора" are left
    And my order has the history "new, cancelled"

  @CART-08
  Scenario: The vendor lists the orders by status
    When the vendor opens the order from the e-mail
    Then the vendor's list has 1 order
    And the vendor's list of "new" has 1 order
    And the vendor's list of "shipped" has 0 orders

  @CART-08
  Scenario: Other people do not see the order
    When a stranger opens the order's page of the vendor
    Then the stranger is told "За тази страница е нужен профил. Влезте и ще продължите оттук."
    When a stranger opens an order with a guessed link
    Then the stranger is told "Не намираме такава поръчка. Проверете дали връзката е цялата."

  @CART-10
  Scenario: The buyer cancels an order that is not sent yet
    When I cancel my order
    Then my order has the history "new, withdrawn, cancelled"
    And 10 pieces of "Настолна лампа Зора" are left
    And I get a dated confirmation of the cancellation
    And the vendor is notified of the cancellation

  @CART-10
  Scenario: A sent order cannot be cancelled
    When I ask to cancel my order
    And the vendor ships the order meanwhile
    And I confirm the cancellation
    Then my order has the history "new, accepted, shipped"
    And I may withdraw

  @CART-10
  Scenario: Withdrawal needs a confirmation
    When I ask to withdraw
    And I keep the order after all
    Then my order has the history "new"

  @CART-10
  Scenario Outline: <days> days after delivery withdrawing is <outcome>
    When the order is delivered
    And <days> days go by
    Then I <may> withdraw

    Examples:
      | days | outcome  | may     |
      | 0    | possible | may     |
      | 14   | possible | may     |
      | 15   | over     | may not |

  @CART-10
  Scenario: A late withdrawal is refused with the reason
    When the order is delivered
    And 15 days go by
    And I withdraw from a page that was opened in time
    Then I see the error "За тази част от поръчката вече не можете да се откажете от договора."

  @CART-10
  Scenario: A return of a delivered order has its own steps
    When the order is delivered
    And I withdraw from the contract
    And the vendor loads the order anew
    Then the vendor may give the order "returned"
    When the vendor gives the order the status "returned"
    Then my order has the history "new, accepted, shipped, delivered, withdrawn, returned"
    And 10 pieces of "Настолна лампа Зора" are left

  @CART-10
  Scenario: A repeated request makes one withdrawal
    When I withdraw from the contract
    And I withdraw from the contract again
    Then my order has the history "new, withdrawn, cancelled"

  @CART-08
  Scenario: The vendor sees the buyer's change before changing the status
    When the vendor opens the order from the e-mail
    And I withdraw from the contract
    And the vendor accepts the order without looking again
    Then the vendor sees the order as "cancelled" and is told "Купувачът се отказа от договора. Страницата е обновена."

  @CART-10
  Scenario: The buyer withdraws from one of two pieces
    When the order is delivered
    And I withdraw from 1 piece of "Настолна лампа Зора"
    Then I was told that 45,90 лв. go back, without the delivery
    And I get a dated acknowledgement
    And the vendor is notified of the withdrawal
    When the vendor has the piece back
    Then 9 pieces of "Настолна лампа Зора" are left
    And 45,90 лв. of my order go back to me

  @CART-08
  Scenario: The parcel number links to the courier, on the page and in the e-mail
    When the vendor gives the order the status "accepted"
    And the vendor sends the order with "econt", parcel "1051234567"
    And a minute passes
    Then my order and its e-mail lead to "https://www.econt.com/services/track-shipment/1051234567"

  @CART-08
  Scenario: The buyer is not notified of a status that the vendor undoes within a minute
    When the vendor opens the order from the e-mail
    And the vendor accepts the order without looking again
    And the vendor undoes it
    And a minute passes
    Then my order has the history "new"
    And I have got 1 e-mails
