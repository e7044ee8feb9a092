Feature: A plan for moving out
  A tenant who leaves a home plans the notice, the last payments, the deposit, and the contracts to cancel or
  transfer.

  Background:
    Given Иван offers these homes:
      | title                    | district | price       | area | bedrooms | furniture | heating |
      | Светъл двустаен до парка | Лозенец  | 1300,00 лв. | 65   | 1        | furnished | tec     |
      | Слънчев тристаен         | Лозенец  | 1500,00 лв. | 90   | 2        | furnished | tec     |
    And teams work in "София"
    And I have a plan for "Светъл двустаен до парка"
    And I answer "people" with "2"

  @PLAN-01 @PLAN-02 @PLAN-03 @PLAN-04
  Scenario: The plan for moving out takes over data of the plan for moving in
    When I plan moving out of that home
    And I make the plan
    And I leave on the day "30" of next month, with rent due on the "1"
    Then the last rent and bills are of 30 days of the month
    And 1300,00 лв. come back, 650,00 лв. to each
    And the cleaning is of a home that is left
    And nothing makes the days impossible
    When I write that 200,01 лв. stay with the landlord
    Then 1099,99 лв. come back, "550,00 лв., 549,99 лв."
    When I open the plan again
    Then 1099,99 лв. come back, "550,00 лв., 549,99 лв."

  @PLAN-06
  Scenario: A late notice shows the possible steps
    When I plan moving out of that home
    And I make the plan
    And I leave in 10 days, with a notice of 30 days
    Then the days are impossible: "notice-too-late"
    And I can leave in 30 days
    When I leave when the notice ends
    Then nothing makes the days impossible
    When I write that the notice was given today
    Then the notice is given in time

  @PLAN-06
  Scenario Outline: Invalid values are marked, and the plan does not change
    When I plan moving out of that home
    And I make the plan
    And I write "<text>" as the "<term>" of leaving
    Then the terms mark "<term>" with "<error>"
    And 1300,00 лв. come back, 650,00 лв. to each

    Examples:
      | term        | text       | error                       |
      | noticeCount | 40         | error-leaving-notice        |
      | owed        | 1300,01    | error-leaving-owed          |
      | owed        | много      | error-amount-in-digits      |
      | rentDay     | 32         | error-leaving-rent-day      |
      | depositDays | 200        | error-leaving-deposit-days  |
      | noticeGivenOn | 2099-01-01 | error-leaving-notice-given |

  @PLAN-01
  Scenario: Ticked tasks stay ticked
    When I plan moving out of that home
    And I make the plan
    And I tick "internet" and "address"
    And I open the plan again
    Then "address, internet" are done

  @PLAN-01 @PLAN-04
  Scenario: The plan for the next home fills in the move, and both plans are linked
    Given I have a plan for "Слънчев тристаен"
    And I have a plan for "Светъл двустаен до парка"
    When I plan moving out of that home
    And I make the plan
    And I link it to the plan for "Слънчев тристаен"
    Then the move goes to "Лозенец" and is in the other plan alone
    And the other plan is linked to this one
    When I take the link away
    Then the plans are not linked

  @PLAN-01
  Scenario: A plan for another home, and a deleted plan
    When I plan moving out from a deleted plan
    Then I am told that it is gone
    When I type in a home of 50 m² in "София" for 800,00 лв.
    And I make the plan
    Then its cleaning costs 308,00 лв. and its move 260,00 лв.

  Scenario: The home is returned with a protocol
    Given an account of the type "user"
    When I log in
    And I open the plan again
    And I plan moving out of that home
    And I make the plan
    And I write that 200,00 лв. stay with the landlord
    And I leave in 10 days, with a notice of 0 days
    And the plan is saved
    And I begin a protocol from the plan
    Then the protocol gives the home back in 10 days, and keeps 200,00 лв. of the deposit
