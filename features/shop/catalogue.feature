Feature: Looking around the shop
  Rooms link to categories, categories to products, and each page shows what a buyer needs to know.

  @SHOP-01
  Scenario: The front page shows rooms, promotions and new products
    Given the demo shop
    When I open the front page
    Then the page says "Изберете стая"
    And the page says "Категории с намаления"
    And the page says "Промоции"
    And the page says "Нови продукти"
    And the front shows 8 promo categories chosen by hand, in that order
    And the front shows 8 new products, all in stock
    And the page links to the list of homes
    And the page links to the cleaning page

  @SHOP-02
  Scenario: A room shows only its categories
    Given the category "Лампи" is for the room bedroom
    And the category "Тенджери" is for the room kitchen
    When I open the categories of the room kitchen
    Then I see the categories "Тенджери"

  @SHOP-02
  Scenario: Promotions show categories with promo products and their number
    Given the shop sells:
      | product | category | price     | promo price |
      | Лампа   | Лампи    | 40,00 лв. | 30,00 лв.   |
      | Лампион | Лампи    | 80,00 лв. |             |
      | Кана    | Кани     | 20,00 лв. |             |
    When I open the promotions
    Then I see the categories "Лампи"
    And the page shows "Лампи 1 продукт"

  @SHOP-02
  Scenario: A room shows its best-selling products
    Given the shop sells:
      | product | category | price     | stock |
      | Лампа   | Лампи    | 40,00 лв. | 5     |
      | Кана    | Кани     | 20,00 лв. | 5     |
      | Ваза    | Кани     | 30,00 лв. | 0     |
    And "Кана" was looked at by 3 visitors
    And "Ваза" was looked at by 9 visitors
    When the shop has counted what is popular
    And I open the categories of the room living-room
    Then the room's shelf holds "Кана, Лампа"
    And I see the categories "Лампи, Кани"

  @SHOP-02
  Scenario: A room without categories says so
    Given the category "Лампи" is for the room bedroom
    When I open the categories of the room garden
    Then I see the categories ""
    And the page says "Още няма категории"

  @SHOP-03
  Scenario: A category shows ten products on a page, the cheapest first
    Given 23 products in the category "Лампи"
    When I open the category "Лампи"
    Then I see 10 of 23 products, from "Вещ 1" to "Вещ 10"
    When I go to page 3 of the list
    Then I see 3 of 23 products, from "Вещ 21" to "Вещ 23"

  @SHOP-03
  Scenario: A page beyond the end is the last one
    Given 23 products in the category "Лампи"
    When I open the category "Лампи" filtered by page 9999
    Then I see 3 of 23 products, from "Вещ 21" to "Вещ 23"
    And the address that counts is that of page 3

  @SHOP-03
  Scenario: A price range from 900 to 300 is corrected
    Given 3 products in the category "Лампи"
    When I open the category "Лампи" filtered by price from 900 & price to 300
    Then the page says "Долната граница е по-висока от горната. Разменете двете стойности."
    And it leads to the list from 300 to 900

  @SHOP-03
  Scenario Outline: A category filtered by <filter>
    Given the shop sells:
      | product | vendor   | price      | promo price | stock | colour | material |
      | Зора    | Светлина | 45,90 лв.  |             | 3     | white  | glass    |
      | Изгрев  | Светлина | 120,00 лв. | 99,90 лв.   | 0     | black  | metal    |
      | Здрач   | Дървото  | 60,00 лв.  | 50,00 лв.   | 5     | oak    | wood     |
      | Лъч     | Дървото  | 50,00 лв.  |             | 1     | white  | metal    |
    When I open the category "Лампи" filtered by <filter>
    Then I see the products "<products>"

    Examples:
      | filter                              | products                 |
      | price from 50                       | Здрач, Лъч, Изгрев       |
      | price to 50                         | Зора, Здрач, Лъч         |
      | price from 45,90 & price to 49      | Зора                     |
      | colour white                        | Зора, Лъч                |
      | colour white & colour oak           | Зора, Здрач, Лъч         |
      | material metal                      | Лъч, Изгрев              |
      | what is in stock                    | Зора, Здрач, Лъч         |
      | what is on promo                    | Здрач, Изгрев            |
      | what is on promo & what is in stock | Здрач                    |
      | the dearest first                   | Изгрев, Лъч, Здрач, Зора |
      | colour nonsense                     |                          |
      | price from cheap                    | Зора, Здрач, Лъч, Изгрев |

  @SHOP-03
  Scenario: A vendor's products within a category
    Given the shop sells:
      | product | vendor   |
      | Зора    | Светлина |
      | Здрач   | Дървото  |
    When I open the category "Лампи"
    And I filter by the vendor "Дървото"
    Then I see the products "Здрач"
    When I go back
    Then I see the products "Зора, Здрач"
    When I filter by the vendor "Светлина"
    And I load the page anew
    Then I see the products "Зора"

  @SHOP-03
  Scenario: Each filter choice shows its number of products
    Given the shop sells:
      | product | price     | promo price | stock | colour |
      | Зора    | 45,90 лв. |             | 3     | white  |
      | Изгрев  | 99,90 лв. | 90,00 лв.   | 0     | black  |
      | Лъч     | 50,00 лв. |             | 1     | white  |
    When I open the category "Лампи"
    Then the colours to choose are "white 2, black 1"
    And 2 would be left in stock and 1 on promo
    When I open the category "Лампи" filtered by what is in stock
    Then the colours to choose are "white 2"

  @SHOP-03
  Scenario: A filter without results says so and offers its removal
    Given the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |
    When I open the category "Лампи" filtered by price from 500
    Then I see the products ""
    And the page says "Няма продукти с тези филтри"
    And the page says "Изчистване на филтрите"

  @SHOP-03
  Scenario: An unknown category is not found
    When I open the page of category 987654
    Then the page says "Тази категория не съществува. Разгледайте всички продукти."
    And search engines read that there is no such page

  @SHOP-05
  Scenario: A product's page shows all data for a purchase
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product     | vendor   | price      | promo price | stock |
      | Зора        | Светлина | 120,00 лв. | 99,90 лв.   | 3     |
      | Друга лампа | Светлина | 30,00 лв.  |             | 3     |
    When I open the product "Зора"
    Then the page shows "99,90 лв. (51,08 €)"
    And the page shows "Светлина"
    And the page shows "Доставка 5,90 лв. (3,02 €)"
    And the page says "Добавяне в количката"
    And the page says "Бележка към търговеца"
    And the page shows "Последни 3 броя"
    And the page says "Подобни продукти"
    And the page shows "Друга лампа"
    When I mark "Зора" as a favorite
    Then "Зора" is a favorite

  @SHOP-05
  Scenario: A sold-out product says so
    Given the shop sells:
      | product | price     | stock |
      | Зора    | 45,90 лв. | 0     |
    When I open the product "Зора"
    Then the page says "Изчерпан"

  @SHOP-05
  Scenario: A product that is no longer sold is not found
    Given the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |
    And "Зора" is no longer sold
    When I open the product "Зора"
    Then the page says "Този продукт вече не се предлага. Разгледайте другите продукти."

  @SHOP-06
  Scenario: Favorites are stored by type and shown with current prices
    Given the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |
    When I mark "Зора" as a favorite
    And the price of "Зора" becomes 39,90 лв.
    And I open my favorites
    Then the favorites page shows "Зора" for 39,90 лв.
    When I mark "Зора" as a favorite
    Then the favorites page shows nothing
    And "Зора" is no favorite

  @SHOP-06
  Scenario: Favorite products, homes and offers have separate lists
    When I mark the product 5 as a favorite
    And I mark the property 5 as a favorite
    And I mark the roommate 8 as a favorite
    And I mark the product 6 as a favorite
    And I come back another day
    Then the favorites are:
      | type     | id |
      | product  | 6  |
      | product  | 5  |
      | property | 5  |
      | roommate | 8  |

  @SHOP-06
  Scenario: A favorite that is no longer sold is reported
    Given the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |
      | Лъч     | 20,00 лв. |
    When I mark "Зора" as a favorite
    And I mark "Лъч" as a favorite
    And "Зора" is no longer sold
    And I open my favorites
    Then the favorites page shows "Лъч" for 20,00 лв.
    And the favorites page says that 1 is no longer sold

  @SHOP-06
  Scenario: Invalid stored favorites do not break the page
    Given my browser has stored "{\"product\": 5" as favorites
    When I open my favorites
    Then the favorites page shows nothing

  @SHOP-06
  Scenario: A full browser storage is reported for a favorite
    Given my browser has no room left
    When I mark the product 5 as a favorite
    Then I see the message "Браузърът не успя да запази любимите Ви. Проверете дали има свободно място и дали сайтът може да запазва данни." of the product

  @SHOP-07
  Scenario: A vendor's page shows the trader and the products
    Given the vendor "Светлина" delivers for 5,90 лв.
    And the shop sells:
      | product | vendor   | price     |
      | Зора    | Светлина | 45,90 лв. |
      | Здрач   | Дървото  | 50,00 лв. |
    When I open the vendor "Светлина"
    Then the heading is "Светлина"
    And the page shows "Светлина ООД"
    And the page shows "201234563"
    And the page shows "Троян, ул. Минзухар 1"
    And the page shows "5,90 лв."
    And the vendor's products are "Зора"

  @SHOP-08
  Scenario: A product shows size, delivery, manufacturer and safety warnings
    Given the shop sells:
      | product | price     | colour | material |
      | Зора    | 45,90 лв. | white  | glass    |
    When I open the product "Зора"
    Then the page shows "42,5 см"
    And the page shows "1,5 кг"
    And the page shows "Доставка до чт, 26 ноември"
    And the page shows "2–4 работни дни"
    And the page shows "Майстор ООД"
    And the page shows "Троян, ул. Занаятчийска 3"
    And the page shows "Да се пази от вода."
    And the page shows "Бяло"
    And the page shows "Стъкло"

  @CART-08
  Scenario: An order after the cut-off hour of the shop is delivered from the next working day
    Given the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |
    And "Светлина" handles orders before 14:00 on the same working day
    When I open the product "Зора"
    Then the page shows "Доставка до пт, 27 ноември"
    And the page shows "Поръчки до 14:00 ч. в работен ден се обработват същия ден."
