Feature: Searching
  The search understands Cyrillic, Latin, informal transliteration and typing errors.

  Background:
    Given the shop sells:
      | product             | in English        | category | price      |
      | Настолна лампа Зора | Table lamp Zora   | Лампи    | 45,90 лв.  |
      | Шкаф за обувки Праг | Shoe cabinet Prag | Шкафове  | 210,00 лв. |
      | Чаша за чай Мента   | Tea cup Menta     | Чаши     | 12,00 лв.  |
      | Юрган от вълна Студ | Wool duvet Stud   | Юргани   | 150,00 лв. |

  @SHOP-04
  Scenario Outline: "<text>" finds <product>
    When I search for "<text>"
    Then "<product>" is found first

    Examples:
      | text          | product             |
      | лампа         | Настолна лампа Зора |
      | ЛАМПА         | Настолна лампа Зора |
      | lampa         | Настолна лампа Зора |
      | lamp          | Настолна лампа Зора |
      | лам           | Настолна лампа Зора |
      | ламппа        | Настолна лампа Зора |
      | nastolna lmpa | Настолна лампа Зора |
      | шкаф          | Шкаф за обувки Праг |
      | 6kaf          | Шкаф за обувки Праг |
      | shkaf         | Шкаф за обувки Праг |
      | обувки шкаф   | Шкаф за обувки Праг |
      | 4a6a          | Чаша за чай Мента   |
      | chasha        | Чаша за чай Мента   |
      | yurgan        | Юрган от вълна Студ |
      | urgan         | Юрган от вълна Студ |
      | jurgan        | Юрган от вълна Студ |
      | лмапа         | Настолна лампа Зора |
      | лампички      | Настолна лампа Зора |
      | чашката       | Чаша за чай Мента   |
      | шкафчета      | Шкаф за обувки Праг |
      | юрганче       | Юрган от вълна Студ |

  @SHOP-04
  Scenario: An unknown word is left out, and the page names it
    When I search for "настолна лампа звездолет"
    Then "Настолна лампа Зора" is found first
    And the page says that "звездолет" was left out

  @SHOP-04
  Scenario: Words without a common product are left out one by one
    When I search for "лампа за чай Зора"
    Then "Настолна лампа Зора" is found first
    And the page says that "чай" was left out

  @SHOP-04
  Scenario: A word for a category is left out last
    Given 3 products in the category "Свещи"
    When I search for "вещ юрган"
    Then "Юрган от вълна Студ" is found first
    And the page says that "вещ" was left out

  @SHOP-04
  Scenario: Popular products come first
    Given 3 products in the category "Свещи"
    And "Вещ 2" was looked at by 3 visitors
    And "Вещ 3" was looked at by 5 visitors
    When the shop has counted what is popular
    And I search for "свещ"
    Then "Вещ 3, Вещ 2, Вещ 1" are found

  @SHOP-04
  Scenario Outline: "<text>" finds nothing, and the page offers help
    When I search for "<text>"
    Then nothing is found
    And the page says "Няма намерени продукти"

    Examples:
      | text             |
      | хеликоптер       |
      | ' or 1=1 --      |
      | %                |
      | <script>alert(1) |

  @SHOP-04
  Scenario: The pages of a search show each product once
    Given 25 products in the category "Вещи"
    When I search for "вещ"
    And I leaf through all pages
    Then I have seen 25 products, each once

  @SHOP-04
  Scenario: A full barcode finds its product
    Given "Чаша за чай Мента" has the barcode "4006381333931"
    When I search for "4006381333931"
    Then "Чаша за чай Мента" are found
