Feature: Prices
  A price is shown in leva and in euro, is exact and includes VAT.

  @PRICE-01 @PRICE-02 @PRICE-07
  Scenario Outline: <leva> is shown with <euro>
    Given the shop sells:
      | product | price  |
      | Лампа   | <leva> |
    When I open the product "Лампа"
    Then the page shows "<leva> (<euro>)"

    Examples:
      | leva         | euro      |
      | 4,00 лв.     | 2,05 €    |
      | 9,00 лв.     | 4,60 €    |
      | 35,00 лв.    | 17,90 €   |
      | 50,00 лв.    | 25,56 €   |
      | 70,00 лв.    | 35,79 €   |
      | 100,00 лв.   | 51,13 €   |
      | 1 234,50 лв. | 631,19 €  |
      | 0,01 лв.     | 0,01 €    |

  @PRICE-01
  Scenario: English prices use English notation
    Given the shop sells:
      | product | in English | price        |
      | Лампа   | Lamp       | 1 234,50 лв. |
    And I come to the English site
    When I open the product "Лампа"
    Then the page shows "BGN 1,234.50 (€631.19)"

  @PRICE-02
  Scenario Outline: <euro> euro are <leva>
    Then <euro> euro are <leva>

    Examples:
      | euro  | leva      |
      | 1.00  | 1,96 лв.  |
      | 2.05  | 4,01 лв.  |
      | 50.00 | 97,79 лв. |

  @PRICE-03
  Scenario: The buyer pays the promo price
    Given the shop sells:
      | product | price      | promo price |
      | Лампа   | 120,00 лв. | 99,90 лв.   |
      | Кана    | 30,00 лв.  |             |
    When I put 2 pieces of "Лампа" in the cart
    And I put 1 piece of "Кана" in the cart
    Then the cart says:
      | products | 229,80 лв. |

  @PRICE-03
  Scenario: A promo price is shown against the lowest price of the 30 days before it
    Given the shop sells:
      | product | price      | promo price |
      | Лампа   | 120,00 лв. | 99,90 лв.   |
    And the price of "Лампа" was 90,00 лв. 80 days ago
    And the price of "Лампа" was 115,00 лв. 40 days ago
    And the price of "Лампа" was 120,00 лв. 10 days ago
    And the price of "Лампа" was 99,90 лв. 2 days ago
    When I open the product "Лампа"
    Then the page shows "99,90 лв. (51,08 €)"
    And the page shows "Предишна цена: 115,00 лв."
    And the page shows "Най-ниска цена за последните 30 дни: 115,00 лв."

  @PRICE-03
  Scenario: A raised promo price is no reduction
    Given the shop sells:
      | product | price     | promo price |
      | Маса    | 57,90 лв. | 52,30 лв.   |
    And the price of "Маса" was 57,90 лв. 60 days ago
    And the price of "Маса" was 40,90 лв. 10 days ago
    And the price of "Маса" was 52,30 лв. 1 days ago
    When I open the product "Маса"
    Then the page shows "52,30 лв. (26,74 €)"
    And the page says "Предишна цена" nowhere
    When I open the promotions
    Then the page says "Маса" nowhere

  @PRICE-03
  Scenario: A promotion ends by itself after its last day
    Given the shop sells:
      | product | price      |
      | Лампа   | 120,00 лв. |
    And "Лампа" is on promo for 99,90 лв. until tomorrow
    When I open the product "Лампа"
    Then the page shows "99,90 лв. (51,08 €)"
    And the product's page names tomorrow as the last day of the promotion
    When two days pass for the promotions
    And I open the product "Лампа"
    Then the page shows "120,00 лв. (61,36 €)"

  @PRICE-04
  Scenario Outline: <what> says that prices include VAT
    Given the shop sells:
      | product | price     |
      | Лампа   | 45,90 лв. |
    And I come to the <language> site
    When I open the product "Лампа"
    Then the page shows "<text>"

    Examples:
      | what                          | language  | text                     |
      | A product in the Bulgarian shop | Bulgarian | Цената е с ДДС. |
      | A product in the English shop   | English   | Price includes VAT.  |

  @PRICE-05
  Scenario: Sums are exact to the stotinka, in the cart and in the order
    Given the shop sells:
      | product | price    |
      | Пирон   | 0,10 лв. |
      | Кукичка | 0,20 лв. |
    And I have put 1 piece of "Пирон" in the cart
    And I have put 1 piece of "Кукичка" in the cart
    Then the cart says:
      | to be paid | 0,30 лв. |
    When I order
    Then the order costs 0,30 лв.

  @PRICE-06
  Scenario: A setting shows the euro first
    Given the shop sells:
      | product | price     |
      | Лампа   | 45,90 лв. |
    And the operator puts the euro first
    When I open the product "Лампа"
    Then the page shows "23,47 € (45,90 лв.)"

  @PRICE-07
  Scenario: A card is charged in euro, converted from the order's leva
    Given the vendor "Светлина" delivers for 4,00 лв.
    And the shop sells:
      | product | price     |
      | Лампа   | 35,00 лв. |
    And I have put 2 pieces of "Лампа" in the cart
    When I order by card
    Then the card page asks for 37,84 euro

  @PRICE-07
  Scenario: Search engines read the euro price
    Given the shop sells:
      | product | price    | stock |
      | Лампа   | 9,00 лв. | 1     |
    When I open the product "Лампа"
    Then search engines read that it costs 4.60 EUR and is in stock
