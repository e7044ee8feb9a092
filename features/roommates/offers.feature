Feature: Offers of roommates
  People with a room to share describe its costs and their habits; others search by place, price and
  university.

  Background:
    Given these rooms are offered:
      | title                  | city    | district        | price      | university |
      | Стая до Орлов мост     | София   | Яворов          | 500,00 лв. |            |
      | Стая в Студентски град | София   | Студентски град | 350,00 лв. | УНСС       |
      | Място в обща стая      | Пловдив | Кършияка        | 220,00 лв. | ПУ         |

  @MATE-01 @ROLE-01
  Scenario Outline: A search <how> finds its offers
    When I look for rooms with <filters>
    Then I find the rooms "<rooms>"

    Examples:
      | how              | filters                                    | rooms                                                         |
      | without a filter | nothing                                    | Място в обща стая, Стая в Студентски град, Стая до Орлов мост |
      | by city          | city "Пловдив"                             | Място в обща стая                                             |
      | by price         | at least 300,00 лв. and at most 400,00 лв. | Стая в Студентски град                                        |
      | by university    | university "ПУ"                            | Място в обща стая                                             |

  @MATE-01
  Scenario: Offers near a university come with the nearest first
    When I look for rooms with university "УНСС" by distance
    Then I find the rooms "Стая в Студентски град, Стая до Орлов мост"
    And each room says how far it is from "УНСС"

  @MATE-01
  Scenario: A page has ten offers
    Given 12 more rooms are offered
    When I look for rooms with nothing
    Then I see 10 rooms of 15

  @MATE-01
  Scenario: The address of a list restores the list
    When I look for rooms with university "УНСС" by distance
    Then the address of my search opens the same search

  @MATE-02
  Scenario: An offer shows its terms and the common habits
    Given my habits are "no smoking, pets welcome, quiet early"
    When I open the room "Стая до Орлов мост"
    Then it says its price, its bills and its poster's first name
    And its poster's phone is not on the page
    And it tells me that we go together by 100 percent

  @MATE-02
  Scenario: Without own habits no match is shown
    When I open the room "Стая до Орлов мост"
    Then it tells me nothing of how we go together

  @MATE-04 @ROLE-02
  Scenario: A person posts an offer that people find
    Given I have an account of type user
    When I post a room called "Нова стая до парка"
    Then my rooms are "Нова стая до парка"
    When I look for rooms with nothing
    Then "Нова стая до парка" is among them

  @MATE-04 @MODAL-08
  Scenario Outline: An offer with <what> is not posted
    Given I have an account of type user
    When I post a room with <what>
    Then the offer is refused, marking "<field>" with "<error>"

    Examples:
      | what                  | field        | error                                     |
      | no title              | title        | Заглавието трябва да е от 5 до 100 знака. |
      | no price              | price        | Въведете месечния наем.                   |
      | no district           | district     | Изберете град и квартал.                  |
      | a day that has passed | move in from | Тази дата е минала. Изберете друга дата.  |
      | 100000 characters     | about home   | Текстът е твърде дълъг. Съкратете го.                   |

  @MATE-04
  Scenario: An offer is edited, paused and deleted
    Given I have an account of type user
    And I post a room called "Нова стая до парка"
    When I change its price to 410,00 лв.
    Then people see it for 410,00 лв.
    When I pause it
    Then people do not find it, and I still have it
    When I delete it
    Then I have no rooms

  @MATE-04 @ROLE-03 @ROLE-04
  Scenario Outline: An account of type <type> cannot post rooms
    Given I have an account of type <type>
    When I post a room called "Нова стая до парка"
    Then I am told that this is not for me

    Examples:
      | type   |
      | agency |
      | vendor |

  @SHOP-06
  Scenario: A favorite offer shows its current data
    Given I keep the room "Стая до Орлов мост" as a favorite
    And I keep the room "Място в обща стая" as a favorite
    When the room "Стая до Орлов мост" now costs 450,00 лв.
    And the room "Място в обща стая" is paused
    Then my favorite rooms are "Стая до Орлов мост" for 450,00 лв.
