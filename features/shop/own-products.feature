Feature: A vendor's own products
  A vendor adds products, changes prices and stock, and removes products; other people cannot.

  @VEND-02 @ROLE-04
  Scenario: A product from the form appears in the shop
    Given the category "Столове" is for the room kitchen
    And I am logged in as vendor
    And I open the form for a product
    When I write a product called "Стол Явор" in "Столове" for 129,90 лв.
    And I save the product
    Then my products are "Стол Явор"
    And buyers find "Стол Явор"

  @VEND-02
  Scenario: Missing fields are marked, and typed text stays
    Given I am logged in as vendor
    And I open the form for a product
    When I write only the product's name "Стол Явор"
    And I save the product
    Then the product's form marks "category, code, manufacturer, manufacturer address, manufacturer contact, price, quantity"
    When I reload the product's form
    Then the product's form still says "Стол Явор"

  @VEND-02
  Scenario: Price and stock are changed in the list
    Given I sell "Стол Явор" with 8 in stock
    When I write the price 149,90 in the row of "Стол Явор"
    Then buyers see "Стол Явор" for 149,90 лв.

  @VEND-02
  Scenario: A stock that an order changed is not overwritten
    Given I sell "Стол Явор" with 8 in stock
    And I open my products
    And 3 of "Стол Явор" are sold meanwhile
    When I write the stock 20 in the row of "Стол Явор"
    Then the row of "Стол Явор" says that there are 5, and 20 stands as I wrote it

  @VEND-02
  Scenario: Many products are changed at once, except invalid ones
    Given I sell "Стол Явор" with 8 in stock
    And I sell "Маса Явор" with 2 in stock
    And I open my products
    When I make all of them 10 % cheaper
    Then 2 products were changed
    When I hide all of them
    Then buyers find nothing of "Явор"

  @VEND-02
  Scenario: A variant has its own stock, and the list shows one card
    Given I sell "Стол Явор" with 8 in stock
    When I add a black variant of "Стол Явор" with 3 in stock
    Then buyers find one card of "Явор" with 1 more variant

  @VEND-02
  Scenario: A deleted product leaves the shop
    Given I sell "Стол Явор" with 8 in stock
    When I delete the product "Стол Явор"
    Then my products are ""
    And buyers find nothing of "Явор"

  @ROLE-04
  Scenario Outline: An account of type <type> has no products
    Given I am logged in as <type>
    When I open my products
    Then the page of products is refused

    Examples:
      | type   |
      | user   |
      | agency |
