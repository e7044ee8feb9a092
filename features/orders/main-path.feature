Feature: From a room to a placed order
  The path of every buyer: a room, a category, a filter, a product, the cart, the order, the order's page.

  @ROOM-03 @SHOP-02 @SHOP-03 @SHOP-05 @CART-03 @CART-05 @CART-08 @PRICE-01 @HEAD-01 @NAV-02
  Scenario Outline: A lamp is ordered in <language> <where>
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product             | in English      | vendor   | category | room    | price      | stock | colour |
      | Настолна лампа Зора | Table lamp Zora | Светлина | Лампи    | bedroom | 45,90 лв.  | 3     | white  |
      | Лампион Изгрев      | Floor lamp      | Светлина | Лампи    | bedroom | 120,00 лв. | 5     | black  |
      | Тенджера            | Pot             | Светлина | Съдове   | kitchen | 60,00 лв.  | 5     | white  |
    And a person shops in <language> <where>
    When they choose the room bedroom
    And they open the category "<category>"
    Then they see 2 products
    When they choose the colour "<colour>"
    Then they see the product "<lamp>" alone
    When they open the product "<lamp>"
    And they put it in the cart
    Then the cart button tells of 1 piece
    When they open the cart
    Then the cart asks for "<total>"
    When they order
    Then the order's page thanks them and says "<total>"
    And 2 pieces of "Настолна лампа Зора" are left

    Examples: in process
      | language  | where      | category  | colour | lamp                | total                |
      | Bulgarian | in process | Лампи     | Бяло   | Настолна лампа Зора | 51,80 лв. (26,48 €)  |
      | English   | in process | Лампи (EN) | White | Table lamp Zora     | BGN 51.80 (€26.48)   |

    @browser
    Examples: in the browser
      | language  | where                | category   | colour | lamp                | total                |
      | Bulgarian | at 1440 pixels       | Лампи      | Бяло   | Настолна лампа Зора | 51,80 лв. (26,48 €)  |
      | Bulgarian | at 390 pixels        | Лампи      | Бяло   | Настолна лампа Зора | 51,80 лв. (26,48 €)  |
      | English   | at 1440 pixels       | Лампи (EN) | White  | Table lamp Zora     | BGN 51.80 (€26.48)   |
      | English   | at 390 pixels        | Лампи (EN) | White  | Table lamp Zora     | BGN 51.80 (€26.48)   |
