Feature: The cart
  A buyer collects products of several vendors, sees the total price and loses nothing.

  Background:
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the vendor "Дървото" delivers for 12,00 лв.
    And the shop sells:
      | product             | vendor   | price      | promo price | stock |
      | Настолна лампа Зора | Светлина | 45,90 лв.  |             | 200   |
      | Лампион Изгрев      | Светлина | 120,00 лв. | 99,90 лв.   | 5     |
      | Пейка Бряст         | Дървото  | 210,00 лв. |             | 4     |

  @CART-01 @CART-03
  Scenario: Products are grouped by vendor, and delivery counts once for each vendor
    When I put 2 pieces of "Настолна лампа Зора" in the cart
    And I put 1 piece of "Лампион Изгрев" in the cart
    And I put 1 piece of "Пейка Бряст" in the cart
    Then the cart has the vendors "Светлина, Дървото"
    And of "Светлина" the cart says 191,70 лв. and 38,34 лв. taxes
    And of "Дървото" the cart says 210,00 лв. and 42,00 лв. taxes
    And the cart says:
      | products   | 401,70 лв. |
      | delivery   | 17,90 лв.  |
      | VAT within | 69,93 лв.  |
      | to be paid | 419,60 лв. |
    And the cart holds 4 pieces
    And the browser stores the cart as the specification says

  @CART-01
  Scenario: The cart is stored for the next visit and shared by all windows
    Given I have put 2 pieces of "Настолна лампа Зора" in the cart
    When I come back another day
    Then the cart holds 2 pieces
    When the cart is changed in another window to "{}"
    Then the cart is empty

  @CART-02
  Scenario Outline: <count> pieces at once are <outcome>
    When I put <count> pieces of "Настолна лампа Зора" in the cart
    Then <result>

    Examples:
      | count | outcome | result                                                                     |
      | 1     | taken   | the cart holds 1 piece                                                     |
      | 100   | taken   | the cart holds 100 pieces                                                  |
      | 101   | refused | I see the message "Можете да поръчате най-много 100 броя от един продукт." |
      | 0     | refused | I see the message "Броят трябва да е поне 1."                              |
      | -3    | refused | I see the message "Броят трябва да е поне 1."                              |

  @CART-02
  Scenario Outline: The English cart reports <message>
    Given I come to the English site
    When a product without <lacking> is put in the cart
    Then the product is refused with "<message>"

    Examples:
      | lacking    | message                      |
      | an id      | Product ID is required       |
      | a vendor   | Product vendor is required   |
      | a quantity | Product quantity is required |

  @CART-02
  Scenario Outline: The English cart shows the maximum quantity
    Given I come to the English site
    When I put <count> pieces of "Настолна лампа Зора" in the cart
    Then I see the message "<message>"
    And the cart is empty

    Examples:
      | count | message                                     |
      | 101   | Product quantity cannot be greater than 100 |
      | 0     | Product quantity cannot be less than 1      |

  @CART-02
  Scenario: Adding a product again respects the maximum of an order
    Given I have put 60 pieces of "Настолна лампа Зора" in the cart
    When I put 60 pieces of "Настолна лампа Зора" in the cart
    Then I see the message "Можете да поръчате най-много 100 броя от един продукт, а в количката вече имате 60."
    And the cart holds 60 pieces of "Настолна лампа Зора"

  @CART-02
  Scenario: The cart takes no more pieces than are in stock
    When I put 6 pieces of "Лампион Изгрев" in the cart
    Then I see the message "В наличност са само 5 броя. Намалете количеството."
    And the cart is empty
    Given I have put 3 pieces of "Лампион Изгрев" in the cart
    When I put 3 pieces of "Лампион Изгрев" in the cart
    Then I see the message "В наличност са 5 бр., а в количката вече имате 3. Намалете количеството."
    And the cart holds 3 pieces of "Лампион Изгрев"

  @CART-04
  Scenario: Quantities change within the limits of an order
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    When I change "Настолна лампа Зора" to 7 pieces
    Then the cart holds 7 pieces of "Настолна лампа Зора"
    When I change "Настолна лампа Зора" to 0 pieces
    Then the cart says of "Настолна лампа Зора": "Броят трябва да е поне 1."
    When I change "Настолна лампа Зора" to 500 pieces
    Then the cart says of "Настолна лампа Зора": "Можете да поръчате най-много 100 броя от един продукт."
    And the cart holds 7 pieces of "Настолна лампа Зора"

  @CART-04
  Scenario: The cart shows the stock if more is requested
    Given I have put 1 piece of "Лампион Изгрев" in the cart
    When I change "Лампион Изгрев" to 6 pieces
    Then the cart says of "Лампион Изгрев": "В наличност са само 5 броя. Намалете количеството."
    And the cart holds 1 piece of "Лампион Изгрев"

  @CART-04
  Scenario: A vendor's group disappears with its last product, and the removal can be undone
    Given I have put 1 piece of "Настолна лампа Зора" in the cart
    And I have put 1 piece of "Пейка Бряст" in the cart
    When I take "Пейка Бряст" out of the cart
    Then the cart has the vendors "Светлина"
    And the cart says:
      | to be paid | 51,80 лв. |
    When I put back what I took out
    Then the cart has the vendors "Светлина, Дървото"

  @CART-04
  Scenario: The buyer adds a note for the vendor to a product
    When I put "Пейка Бряст" in the cart with the note "с надпис „Баба“"
    Then the note on "Пейка Бряст" is "с надпис „Баба“"
    When I note "без надпис" on "Пейка Бряст"
    Then the note on "Пейка Бряст" is "без надпис"

  @CART-06
  Scenario: Changes since the last visit are shown before ordering
    Given I have put 3 pieces of "Лампион Изгрев" in the cart
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    And I have put 1 piece of "Пейка Бряст" in the cart
    When the price of "Настолна лампа Зора" becomes 49,90 лв.
    And only 2 pieces of "Лампион Изгрев" are left
    And "Пейка Бряст" is no longer sold
    And the vendor "Светлина" delivers for 6,50 лв.
    And I open the cart
    Then the cart page tells me:
      | what     | of                  | before    | now       |
      | stock    | Лампион Изгрев      | 3         | 2         |
      | delivery | Светлина            | 5,90 лв.  | 6,50 лв.  |
      | price    | Настолна лампа Зора | 45,90 лв. | 49,90 лв. |
      | gone     | Пейка Бряст         |           |           |
    And the cart says:
      | products   | 249,70 лв. |
      | delivery   | 6,50 лв.   |
      | to be paid | 256,20 лв. |

  @CART-09
  Scenario Outline: A stored cart that is <kind> does not break the page
    Given my browser has stored as the cart:
      """
      <kept>
      """
    When I open the cart
    Then the cart is empty
    And no message shows

    Examples:
      | kind             | kept                                               |
      | no cart at all   | [1, 2                                              |
      | of another form  | {"items": [{"id": 1}]}                             |
      | a list           | []                                                 |
      | full of nonsense | {"vendors": {"1": {"vendor": 5, "products": "x"}}} |

  @CART-09
  Scenario: Valid lines of a stored cart stay
    Given my browser has stored as the cart:
      """
      {"vendors": {"1": {"vendor": {"id": 1, "name": "Светлина", "deliveryPrice": 590}, "products": [
        {"id": LAMP, "title": "Настолна лампа Зора", "price": 4590, "promoPrice": null, "quantity": 2},
        {"id": 900000, "title": "Друга", "price": -5, "quantity": 1},
        {"id": 900001, "title": "Трета", "price": 500, "quantity": 1000}]}},
        "totalOrderAmount": 1}
      """
    When I come back another day
    Then the cart holds 2 pieces
    And the cart says:
      | to be paid | 97,70 лв. |

  @CART-01
  Scenario: A full browser storage is reported, and the cart does not change
    Given my browser has no room left
    When I put 1 piece of "Настолна лампа Зора" in the cart
    Then I see the message "Браузърът не успя да запази количката. Проверете дали има свободно място и дали сайтът може да запазва данни." of the product
    And the cart is empty
