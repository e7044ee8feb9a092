Feature: The days of a plan
  Each step has a possible day. A moved day moves the steps that depend on it after a confirmation. Impossible
  days are reported with an alternative.

  Background:
    Given Иван offers these homes:
      | title                    | district | price       | area | bedrooms | furniture | heating |
      | Светъл двустаен до парка | Лозенец  | 1300,00 лв. | 65   | 1        | furnished | tec     |
    And teams work in "София"
    And I have a plan for "Светъл двустаен до парка"
    And I answer "movingInOn" with the Sunday after next

  @PLAN-06
  Scenario: The whole plan follows the day of moving in
    When I move the moving-in 3 days later
    Then I am asked whether "contract, cleaning, move" shall follow
    When I let them follow
    Then the contract and the cleaning are 2 days and the move 3 days after that Sunday
    And nothing makes the days impossible

  @PLAN-06
  Scenario: One moved day first shows the steps that become impossible
    When I move the cleaning 4 days later
    Then I am asked whether "contract, move, moving-in" shall follow
    When I move it alone
    Then the days are impossible: "cleaning-too-late"
    When I take the proposed day of the cleaning
    Then nothing makes the days impossible

  @PLAN-06
  Scenario: A selected day stays, also in the order
    When I move the cleaning 1 days earlier
    And I let them follow
    And I open the plan again
    Then the cleaning is on the Wednesday before
    When I go on to order the cleaning
    Then the order is for the Wednesday before

  @PLAN-06
  Scenario: Work is planned on working days
    Then the contract and the cleaning are on the Thursday and the move on the Friday before that Sunday

  @PLAN-06
  Scenario: A day without a free team is marked
    Given others have the movers on the Friday before that Sunday
    When I open the plan again
    Then I am told that no team moves on that day, and to move on the nearest free day
    When I take the nearest free day of the move
    Then I am asked whether "contract, cleaning" shall follow
