Feature: A plan on paper, in calendars and in the mail
  A plan can be subscribed in a calendar and printed on one page; a reminder lists open tasks before the move.

  Background:
    Given Иван offers these homes:
      | title                    | district | price       | area | bedrooms | furniture | heating |
      | Светъл двустаен до парка | Лозенец  | 1300,00 лв. | 65   | 1        | furnished | tec     |
    And teams work in "София"
    And an account of the type "user"
    And I have a plan for "Светъл двустаен до парка"
    And I answer "movingInOn" with the Sunday after next

  @PLAN-09
  Scenario: A printable page shows all costs, also without an account
    When I take the plan as a page
    Then the page has "1 300,00 лв.", "2 045,50 лв." and "1 513,50 лв."

  @PLAN-06
  Scenario: A subscribed calendar follows the plan until its owner revokes the link
    When the plan is saved
    And I log in
    And I open the plan again
    And I give my calendar the plan's address
    Then my calendar has the cleaning on the Thursday before
    When I move the cleaning 1 days earlier
    And I let them follow
    And the plan is saved
    Then my calendar has the cleaning on the Wednesday before
    When I end the address
    Then my calendar gets nothing more
