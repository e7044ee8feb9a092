Feature: A plan for moving in
  A tenant sees on one page the costs with the contract, on moving in and each month, for all and for each
  person, and orders cleaning and moving from there.

  Background:
    Given Иван offers these homes:
      | title                    | district | price       | area | bedrooms | furniture | heating |
      | Светъл двустаен до парка | Лозенец  | 1300,00 лв. | 65   | 1        | furnished | tec     |
    And teams work in "София"

  @PLAN-01 @PLAN-02 @PLAN-03 @PLAN-04
  Scenario: A plan started from a home's page shows its costs at once
    When I start a plan for "Светъл двустаен до парка"
    Then the page as it came says "2 045,50 лв." and "1 513,50 лв."
    And the start shows 1300,00 лв. with the contract, 2045,50 лв. on moving in and 1513,50 лв. a month
    When I make the plan
    Then the plan is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.
    And its cleaning costs 440,50 лв. and its move 305,00 лв.

  @PLAN-01
  Scenario: A plan starts in four steps, and the home is the first
    When I start a plan without a listing
    Then the start asks for the home
    When I type in a home of 50 m² in "София" for 800,00 лв.
    And I go on to the next step
    Then the start asks for the date
    When I go on to the next step
    Then the start asks for the people
    When I go on to the next step
    Then the start shows the result

  @PLAN-01
  Scenario: A plan from a listing asks nothing about the home
    When I start a plan for "Светъл двустаен до парка"
    Then the start asks for the date
    When I skip the questions that are left
    Then the start shows the result

  @PLAN-01 @PLAN-02
  Scenario: A plan over its budget lists the costs that it still covers
    Given I have a plan for "Светъл двустаен до парка"
    When I answer "budget" with "3000"
    Then the budget covers "deposit, first-rent"
    And the budget lacks 345,50 лв. in all

  @PLAN-01 @PLAN-02
  Scenario: Each cost names its source, in winter and in summer
    Given I have a plan for "Светъл двустаен до парка"
    Then a month in winter is "rent 1300,00 listing, electricity 33,00 average, water 12,00 average, internet 25,00 average, entrance-fee 18,00 average, heating 125,50 average"
    And a month in summer costs 1403,00 лв.

  @PLAN-01 @PLAN-04 @PLAN-08
  Scenario: Answers change the plan, and the browser stores it
    Given I have a plan for "Светъл двустаен до парка"
    When I answer "people" with "2"
    And I answer "fromFloor" with "4"
    And I answer "fromLift" with "no"
    And I answer "budget" with "3000"
    Then the plan is due with 1300,00 лв., 2140,50 лв. and 1555,50 лв.
    And each of 2 pays 1070,25 лв. on moving in
    When I open the plan again
    Then the plan is due with 1300,00 лв., 2140,50 лв. and 1555,50 лв.
    When I choose the parts "2, 1"
    Then the people pay "866,67 лв., 433,33 лв." with the contract

  @PLAN-01
  Scenario Outline: An invalid answer is marked, and the plan does not change
    Given I have a plan for "Светъл двустаен до парка"
    When I answer "<question>" with "<answer>" and leave the field
    Then the plan marks "<question>" with "<error>"
    And the plan is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.

    Examples:
      | question   | answer     | error              |
      | people     | 100        | error-plan-people  |
      | budget     | 0          | error-plan-budget  |
      | movingInOn | 2020-01-01 | error-date-past    |

  @PLAN-01
  Scenario: A login moves the plan into the account
    Given an account of the type "user"
    And I have a plan for "Светъл двустаен до парка"
    When I log in
    And I open the plan again
    Then the page as it came says "1 300,00 лв." and "2 045,50 лв."
    And my browser stores no plan
    When another person opens my plan
    Then they see that the plan does not exist

  @PLAN-01
  Scenario: The example on the front page continues as a plan
    When I go on from the example with a rent of 800,00 лв., 50 m² and 2 people
    And I say that the home is in "София", has 1 bedroom and is heated by gas
    And I make the plan
    Then the plan is due with 0,00 лв., 1438,00 лв. and 1016,00 лв.
    And its cleaning costs 343,00 лв. and its move 295,00 лв.

  @PLAN-01
  Scenario: A plan for a home outside our listings, and for a deleted listing
    When I start a plan for a deleted home
    Then I am told that it is gone
    When I type in a home of 50 m² in "София" for 800,00 лв.
    And I make the plan
    Then its cleaning costs 343,00 лв. and its move 260,00 лв.

  @PLAN-10
  Scenario: A changed price is reported, and the plan changes only on request
    Given I have a plan for "Светъл двустаен до парка"
    And the price of "Кашони" has become 4,00 лв.
    When I open the plan again
    Then the plan is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.
    And the plan tells that "Кашони" has another price
    When I take the new prices of the move
    Then its cleaning costs 440,50 лв. and its move 310,00 лв.

  @PLAN-10
  Scenario: A plan reports a changed and a deleted listing
    Given I have a plan for "Светъл двустаен до парка"
    And the rent of "Светъл двустаен до парка" has become 1350,00 лв.
    When I open the plan again
    Then the plan tells that the listing has changed its "price"
    And the plan is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.
    And with the changes it would cost 3395,50 лв. until moving in, 50,00 лв. more
    When I take the listing's changes over
    Then the plan is due with 1300,00 лв., 2095,50 лв. and 1563,50 лв.
    When the home "Светъл двустаен до парка" is deleted
    And I open the plan again
    Then the plan tells that the listing is gone

  @PLAN-07 @PLAN-09
  Scenario Outline: The <work> is ordered in one step, and the plan shows its state
    Given I have a plan for "Светъл двустаен до парка"
    And I move in in ten days
    When I go on to order the <work>
    Then the order is filled in with "Лозенец", <day> and <total>
    When I fill in the rest and order
    Then the plan shows the <work> as booked for <total>
    And the plan is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.

    Examples:
      | work     | day                   | total      |
      | cleaning | the day before        | 440,50 лв. |
      | move     | the day of moving in  | 305,00 лв. |

  @PLAN-01
  Scenario: Two windows change one plan
    Given an account of the type "user"
    And I log in at the front page
    And I have a plan for "Светъл двустаен до парка"
    And on my phone the plan has 3 people
    When I answer "budget" with "5000"
    And the plan is saved
    Then the plan has 3 people and a budget of 5000,00 лв.
    Given on my phone the plan has 4 people
    When I answer "people" with "2"
    And the plan is saved
    Then I am asked whether 2 or 4 people

  @PLAN-06
  Scenario: The schedule follows the day of moving in and the orders
    Given I have a plan for "Светъл двустаен до парка"
    When I answer "movingInOn" with the Sunday after next
    Then the contract, the cleaning, the move and the next rent are on working days
    And nothing makes the days impossible
    When I go on to order the move
    And I fill in the rest and order
    And I answer "movingInOn" with the Thursday before it
    Then the days are impossible: "move-too-late"

  @PLAN-01 @PLAN-02
  Scenario: A typed home is changed in its plan
    When I start a plan for a deleted home
    And I type in a home of 50 m² in "София" for 800,00 лв.
    And I make the plan
    And I change the "area" of the home to "60"
    Then its cleaning costs 408,00 лв. and its move 260,00 лв.
    When I change the "price" of the home to "нищо"
    Then its cleaning costs 408,00 лв. and its move 260,00 лв.
    When I open the plan again
    Then its cleaning costs 408,00 лв. and its move 260,00 лв.
