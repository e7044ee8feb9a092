Feature: Homes for rent
  Visitors search homes by place, price, size and equipment, in a list and on a map.

  Background:
    Given Иван offers these homes:
      | title                      | city    | district | price       | area | type       | bedrooms | furniture   | heating     | construction | pets | appliances                 | advantages | balconies |
      | Светъл двустаен до парка   | София   | Лозенец  | 1300,00 лв. | 65   | two-room   | 1        | furnished   | tec         | brick        | yes  | refrigerator, dishwasher   | elevator   | 1         |
      | Тристаен с гледка в Люлин  | София   | Люлин 5  | 1100,00 лв. | 90   | three-room | 2        | unfurnished | tec         | panel        | no   |                            |            | 2         |
      | Студио до университета     | София   | Лозенец  | 800,00 лв.  | 38   | studio     | 0        | furnished   | electricity | epk          | no   | refrigerator               |            |           |
      | Къща с двор на Каменица    | Пловдив | Каменица 1 | 1900,00 лв. | 180  | house      | 4        | furnished   | local       | brick        | yes  | refrigerator, dishwasher   |            |           |

  @HOME-01
  Scenario: The newest homes come first, 12 to a page
    Given Иван offers 14 more homes
    When I open the list of homes
    Then the list has 12 homes of 18, on 2 pages
    And the first home is the newest

  @HOME-01
  Scenario Outline: Homes are sorted by <order>
    When I open /imoti?orderBy=<order>
    Then the homes are in the order "<titles>"

    Examples:
      | order     | titles                                                                                                   |
      | price.ASC | Студио до университета, Тристаен с гледка в Люлин, Светъл двустаен до парка, Къща с двор на Каменица       |
      | area.DESC | Къща с двор на Каменица, Тристаен с гледка в Люлин, Светъл двустаен до парка, Студио до университета       |

  @HOME-02
  Scenario Outline: The filter <filter> finds its homes
    When I open /imoti?<filter>
    Then I find "<titles>"

    Examples:
      | filter                                     | titles                                                                |
      | city=2                                     | Къща с двор на Каменица                                               |
      | city=1&district=1006                       | Светъл двустаен до парка, Студио до университета                      |
      | priceFrom=1000&priceTo=1300                | Светъл двустаен до парка, Тристаен с гледка в Люлин                   |
      | areaFrom=80&areaTo=100                     | Тристаен с гледка в Люлин                                             |
      | bedrooms=0&bedrooms=1                      | Светъл двустаен до парка, Студио до университета                      |
      | bedrooms=4                                 | Къща с двор на Каменица                                               |
      | type=studio                                | Студио до университета                                                |
      | furniture=unfurnished                      | Тристаен с гледка в Люлин                                             |
      | heating=tec                                | Светъл двустаен до парка, Тристаен с гледка в Люлин                   |
      | construction=panel                         | Тристаен с гледка в Люлин                                             |
      | pets=1                                     | Светъл двустаен до парка, Къща с двор на Каменица                     |
      | appliance=refrigerator&appliance=dishwasher | Светъл двустаен до парка, Къща с двор на Каменица                    |
      | text=lozenets                              | Светъл двустаен до парка, Студио до университета                      |
      | text=гледка                                | Тристаен с гледка в Люлин                                             |
      | within=42.1,24.7,42.2,24.8                 | Къща с двор на Каменица                                               |
      | city=2&type=studio                         |                                                                       |
      | city=1&city=2&district=1006                | Светъл двустаен до парка, Студио до университета, Къща с двор на Каменица |
      | feature=lift                               | Светъл двустаен до парка                                              |
      | balconies=1                                | Светъл двустаен до парка, Тристаен с гледка в Люлин                   |
      | balconies=2                                | Тристаен с гледка в Люлин                                             |
      | feature=not-ground-floor&floorTo=3&totalTo=1000 | Студио до университета                                           |

  @HOME-02
  Scenario: Invalid parts of the address are ignored
    When I open /imoti?city=abc&priceFrom=-5&type=castle&within=1,2&page=x
    Then the list has 4 homes of 4, on 1 page

  @HOME-02 @MODAL-07
  Scenario: A filter changes the address, and the advanced filters open
    Given I open /imoti?city=1
    When I filter the homes by pets
    Then the address of the list is "/imoti?city=1&pets=1"
    And I find "Светъл двустаен до парка"
    When I open the advanced search
    Then all filters are shown

  @HOME-02
  Scenario: The map shows the homes of the list, and the list those of the map
    Given I open /imoti?city=1
    When the map is on the screen
    Then the map has 3 homes
    When I search where the map looks at Plovdiv
    Then I find "Къща с двор на Каменица"

  @HOME-09 @ROLE-01
  Scenario Outline: A <state> home is not found
    Given the home "Студио до университета" is <state>
    When I open /imoti?type=studio
    Then I find ""

    Examples:
      | state   |
      | paused  |
      | rented  |
      | deleted |

  @HOME-03 @PRICE-01
  Scenario: A home's page shows its data
    When I open the home "Светъл двустаен до парка"
    Then the page shows "1 300,00 лв."
    And the page shows "664,68 €"
    And it takes 2 600,00 лв. to move in
    And similar homes are "Студио до университета, Тристаен с гледка в Люлин"
    And the owner is shown as "Иван П."

  @NAV-01
  Scenario: A home opens at its English address
    When I open the English address of the home "Светъл двустаен до парка"
    Then I see the page of the home

  @HOME-03
  Scenario: An unknown home is not found
    When I open /imoti/999999
    Then there is no such page

  @HOME-16
  Scenario: Trusted agencies show their homes
    Given the trusted agency "Ключът" offers a home in "Люлин 5"
    And the agency "Нова врата" is not trusted
    When I open the trusted agencies
    Then the agencies are "Ключът"
    When I open the page of the agency "Ключът"
    Then it offers 1 home

  @SHOP-06
  Scenario: A favorite home is stored with its data
    Given I open the home "Студио до университета"
    When I mark the home as a favorite
    And I open my favorites
    Then among the favorites are the homes "Студио до университета"

  @SHOP-01
  Scenario: The home page shows the newest homes
    When I open the front page
    Then the home page shows 4 homes
