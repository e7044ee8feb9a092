Feature: Choosing services
  The customer selects cleaning or moving services, sees how the price is made up and loses nothing.

  Background:
    Given teams work in "София"

  @SERV-01
  Scenario: Cleaning and moving have separate catalogues
    Then the catalogue of cleaning has services by piece, by hour and by m², and subscriptions with months
    And the catalogue of moving has "Само транспорт" and "Пиано"
    And in English no service has a Bulgarian name

  @SERV-02 @PRICE-05
  Scenario Outline: <service> has its price
    When I choose "<service>" with <measures>
    Then it costs <price>, which is <arithmetic>

    Examples:
      | service                 | measures                | price       | arithmetic           |
      | Фурна                   | 2 pieces                | 118,00 лв.  | 59,00 × 2            |
      | Двама хамали и бус      | 3 hours                 | 225,00 лв.  | 75,00 × 3            |
      | Почистване на дома      | 65 m²                   | 227,50 лв.  | 3,50 × 65            |
      | Всяка седмица           | 60 m², 3 months         | 1620,00 лв. | 9,00 × 60 × 3        |
      | Почистване след ремонт  | 60 m², severity 1       | 450,00 лв.  | 7,50 × 60 × 1        |
      | Почистване след ремонт  | 61 m², severity 2       | 594,75 лв.  | 7,50 × 61 × 1,3      |
      | Почистване след ремонт  | 61 m², severity 3       | 686,25 лв.  | 7,50 × 61 × 1,5      |

  @SERV-03
  Scenario: A subscription excludes other cleaning
    Given I have chosen "Почистване на дома, Фурна"
    When I choose "Всяка седмица"
    Then chosen is "Всяка седмица"
    And I am told that "Всяка седмица" replaces "Почистване на дома, Фурна"
    When I take it back
    Then chosen is "Почистване на дома, Фурна"

  @SERV-04
  Scenario: Moving replaces cleaning and the transport that it contains
    Given I have chosen "Само транспорт, Фурна"
    When I choose "Двама хамали и бус"
    Then chosen is "Двама хамали и бус"
    And I am told that "Двама хамали и бус" replaces "Само транспорт"
    And I am told that "Двама хамали и бус" replaces "Фурна"
    When I choose "Кашони"
    Then chosen is "Двама хамали и бус, Кашони"

  @SERV-04
  Scenario: Transport included in a team is charged once
    Given I have chosen "Двама хамали и бус, Фурна"
    When I choose "Само транспорт"
    Then chosen is "Двама хамали и бус, Фурна"
    And I am told that "Само транспорт" is included in the price already

  @SERV-04
  Scenario: A van and boxes are ordered together
    Given I have chosen "Кашони"
    When I choose "Само транспорт"
    Then chosen is "Кашони, Само транспорт"
    When I choose "Двама хамали и бус"
    Then chosen is "Кашони, Двама хамали и бус"

  @SERV-04
  Scenario: Cleaning and moving give the same selection in either order
    Given I have chosen "Двама хамали и бус"
    When I choose "Фурна"
    Then chosen is "Двама хамали и бус"
    And I am told that moving and cleaning are separate services
    When I keep both
    Then chosen is "Двама хамали и бус, Фурна"
    Given I have chosen "Фурна"
    When I choose "Двама хамали и бус"
    Then chosen is "Двама хамали и бус"
    When I keep both
    Then chosen is "Фурна, Двама хамали и бус"

  @SERV-07
  Scenario: Work that exceeds a day is reported at its selection
    When I choose "Почистване на дома" with 400 m²
    Then I am told that the cleaning does not fit in a day
    When I choose "Почистване на дома" with 65 m²
    Then nothing is said of the day

  @SERV-05
  Scenario Outline: <service> ends the subscription
    Given I have chosen "Всяка седмица"
    When I choose "<service>"
    Then chosen is "<service>"
    And I am told that "<service>" replaces "Всяка седмица"

    Examples:
      | service                    |
      | Фурна                      |
      | Основно почистване на дома |

  @SERV-06
  Scenario: The selection is stored for the next visit
    Given I have chosen "Двама хамали и бус, Фурна"
    Then the browser stores the choice as the specification says
    When I come back to the services another day
    Then chosen is "Двама хамали и бус, Фурна"
    When I take "Фурна" out and put it back after choosing 3 pieces
    Then I still have 3 pieces of "Фурна"

  @SERV-06
  Scenario Outline: An invalid stored selection does not break the page
    Given the stored selection is <text>
    When I come back to the services another day
    Then chosen is "<left>"

    Examples:
      | text                                                       | left  |
      | {"selectedServices":                                       |       |
      | {"selectedServices":[1,null,{"serviceKey":"oven"}]}        |       |
      | {"selectedServices":{"a":OVEN,"b":{"serviceKey":"oven"}}}  | Фурна |
