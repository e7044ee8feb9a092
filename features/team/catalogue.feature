Feature: Prices, categories and teams in the back office
  The team changes prices, categories, working hours and the front page. A change begins at once or at a chosen time,
  and never touches what was ordered.

  @TEAM-07
  Scenario: A new price begins at its time and never touches an order
    Given I have ordered cleaning by the hour
    When the team plans a higher price of this cleaning from tomorrow
    Then visitors still see the old price
    When the planned change begins
    Then visitors see the higher price
    And my order has its old price

  @TEAM-07
  Scenario: A buyer never pays another price than the one seen
    Given I see the packages of credits
    When the team raises the price of the package of 9 credits
    Then I cannot buy it at the price that I saw

  @TEAM-07
  Scenario: A day off is refused while a visit is planned
    Given I have ordered cleaning by the hour
    When the team gives the booked service team a day off on the day of my visit
    Then the day off is refused with the number of my order

  @TEAM-07
  Scenario: Visitors order a service that the team has added
    Given I have ordered cleaning by the hour
    When the team adds "Миене на хладилник" for 25 leva to the one-time cleaning
    Then visitors see "Миене на хладилник" for 25 leva
    And I can order it
