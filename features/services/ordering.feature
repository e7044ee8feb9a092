Feature: Ordering services
  The customer orders selected services for a free time slot and follows the order by a link.

  Background:
    Given teams work in "София"

  @SERV-07 @LANG-09
  Scenario: An order in English
    Given I have chosen "Почистване на дома"
    And I read English
    When I order for tomorrow from 12 to 16
    Then the order is booked for 210,00 лв.
    And my e-mail says "BGN 210.00 (€107.37)" and "12:00–16:00"
    And my e-mail brings the visit for my calendar
    And the team is notified where and when in Bulgarian

  @SERV-07
  Scenario: Moving is ordered
    Given I have chosen "Двама хамали и бус, Кашони"
    When I order for tomorrow from 12 to 16
    Then the order is booked as moving

  @SERV-07
  Scenario: Deep cleaning is ordered
    Given I have chosen 30 m² of "Почистване след ремонт"
    When I order for tomorrow from 12 to 16
    Then the order is booked as deep

  @SERV-07
  Scenario: A subscription is ordered and confirmed
    Given I have chosen "Всяка седмица"
    When I order for tomorrow from 12 to 16
    And I follow the link in the latest e-mail
    Then the order is booked as subscription

  @SERV-07 @MODAL-08
  Scenario Outline: An order for <when> is refused
    Given I have chosen "Фурна"
    When I order for <when> from 12 to 16
    Then the order is refused, marking "<field>" with "<error>"

    Examples:
      | when              | field  | error                                                               |
      | yesterday         | date   | Тази дата е минала. Изберете друга дата.                            |
      | 100 days from now | date   | Приемаме поръчки до 90 дни напред. Изберете по-близка дата.         |
      | today             | window | Екипът няма да успее да дойде дотогава. Изберете по-късен час. |

  @SERV-07
  Scenario: The last free team is sold once
    Given I have chosen "Фурна"
    And another customer has ordered "Фурна" for tomorrow from 12 to 16
    Then tomorrow from 12 to 16 is no longer free, and from 8 to 12 is
    When I order for tomorrow from 12 to 16
    Then the order is refused, marking "window" with "Този час вече е зает. Изберете друг."
    When I order for tomorrow from 8 to 12
    Then the order is booked for 59,00 лв.

  @SERV-07 @LANG-09
  Scenario: A first order above 500 лв. waits for confirmation
    Given I have chosen 200 m² of "Почистване на дома"
    When I order for tomorrow from 12 to 16
    Then the order waits for my confirmation
    And tomorrow from 12 to 16 is reserved for me
    And no team has been notified
    When I correct my e-mail to "mariya@example.com"
    And I follow the link in the latest e-mail
    Then the order is booked for 700,00 лв.
    And the team is notified where and when in Bulgarian

  @SERV-07
  Scenario: An order is changed, then cancelled
    Given I have chosen "Фурна"
    And I order for tomorrow from 12 to 16
    When I move the order to the day after tomorrow from 8 to 12
    Then tomorrow from 12 to 16 is free again
    When I call the order off
    Then the order is cancelled
    And the team has been notified of the order, its change and its end

  @SERV-07
  Scenario: A mixed order tells each team its own services and amount
    Given I have chosen "Двама хамали и бус, Фурна"
    When I order for tomorrow from 12 to 16
    Then the team for cleaning is to collect 59,00 лв.
    And the team for moving is to collect 225,00 лв.

  @SERV-07
  Scenario: When a team cancels, the customer selects another time
    Given I have chosen "Фурна"
    And I order for tomorrow from 12 to 16
    When the team says on its page that it can't come
    Then I am told by e-mail that the team can't come
    When I move the order to the day after tomorrow from 8 to 12
    Then the order is booked for 59,00 лв.

  @SERV-07 @CART-10
  Scenario: Cleaning can be withdrawn from after the last hour to cancel
    Given I have chosen "Почистване на дома"
    And I order for tomorrow from 12 to 16
    When I withdraw from the contract for cleaning
    Then the order is cancelled
    And an e-mail confirms my withdrawal

  @SERV-07
  Scenario: A repeated request makes one order
    Given I have chosen "Фурна"
    When I send the same order for tomorrow from 12 to 16 twice
    Then there is one order

  @SERV-07 @PRICE-05
  Scenario: A changed price is confirmed by the customer first
    Given I have chosen "Фурна"
    And the price of "Фурна" has become 65,00 лв.
    When I order for tomorrow from 12 to 16
    Then nothing is booked, for "Цените или услугите са променени. Нищо не е поръчано: прегледайте избора си и изпратете отново."
    And the renewed choice says that "Фурна" costs 65,00 лв. instead of 59,00 лв.

  @SERV-08
  Scenario: An enquiry about interior design
    When I ask the interior team about 80 m² with the package "concept"
    Then the interior team gets an e-mail with my telephone, "80 m²" and "Концепция"
    And I get an e-mail that it has arrived

  @SERV-08
  Scenario: An enquiry without a message
    When I ask the interior team with the message "Здравей"
    Then the enquiry is refused, marking "message" with "Опишете какво търсите (от 10 до 2000 знака)."
