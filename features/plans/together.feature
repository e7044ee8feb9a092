Feature: A plan of several people
  Several people plan together by links to read or to edit. The owner can revoke the links, and each change
  shows its author.

  Background:
    Given Иван offers these homes:
      | title                    | district | price       | area | bedrooms | furniture | heating |
      | Светъл двустаен до парка | Лозенец  | 1300,00 лв. | 65   | 1        | furnished | tec     |
    And teams work in "София"
    And an account of the type "user"
    And I log in at the front page
    And I have a plan for "Светъл двустаен до парка"

  @PLAN-08
  Scenario: A person with an edit link changes the plan
    Given Мария has a link to edit my plan
    When Мария opens the link
    Then Мария sees a plan that is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.
    And Мария can't change it yet
    When Мария gives her name
    And Мария answers "budget" with "5000"
    And I open the plan again
    Then the plan has a budget of 5000,00 лв.
    And the last change is "Мария промени: бюджет"

  @PLAN-08
  Scenario: A person with a read link only reads the plan
    Given Мария has a link to read my plan
    When Мария opens the link
    Then Мария sees a plan that is due with 1300,00 лв., 2045,50 лв. and 1513,50 лв.
    And Мария can't change it

  @PLAN-08
  Scenario: Two changes of one field lead to a question
    Given Мария has a link to edit my plan
    And Мария opens the link
    And Мария gives her name
    And Мария answers "budget" with "5000"
    When I answer "budget" with "4000"
    And the plan is saved
    Then I am asked whether a budget of 4000,00 лв. or 5000,00 лв.

  @PLAN-08
  Scenario: A revoked link opens nothing
    Given Мария has a link to edit my plan
    And Мария opens the link
    And Мария gives her name
    When I end the link to edit
    And Мария opens the link again
    Then Мария is told "error-plan-link-ended"
    When I make another link to edit
    Then it is another one

  @PLAN-08
  Scenario: The plan counts payments and debts
    Given I answer "people" with "3"
    And the plan is saved
    And Мария has a link to edit my plan
    And Мария opens the link
    And Мария gives her name
    When Мария writes down that person 2 paid 1300,00 лв. for the "deposit"
    And I write down that person 1 paid 90,01 лв. for "Ток"
    And the plan is saved
    Then 2 payments are written down
    And person 3 owes person 2 463,33 лв.
    And person 1 owes person 2 373,34 лв.
    When I write down that person 1 has paid the debt
    Then only person 3 owes person 2 463,33 лв.

  @PLAN-08
  Scenario Outline: An invalid payment is marked
    Given I answer "people" with "2"
    When I write down that person 1 paid "<amount>" for "<what>"
    Then what I wrote is refused with "<error>"
    And 0 payments are written down

    Examples:
      | amount | what | error                     |
      | 0      | Ток  | error-plan-payment-amount |
      | сто    | Ток  | error-plan-payment-amount |
      | 50     |      | error-plan-payment-note   |

  @PLAN-08 @browser
  Scenario: Two open windows show each other's changes, and ask about conflicts
    Given Мария has a link to edit my plan
    And Мария and Петър open the link in windows of their own
    When Мария changes the day of moving in
    Then Петър sees that day, and that Мария changed it
    When the line of Петър is slow
    And Петър writes a budget of 4000,00 лв.
    And Мария writes a budget of 5000,00 лв.
    And the line of Петър is quick again
    Then Петър is asked whether 4000,00 лв. or 5000,00 лв.
    When Петър keeps his value
    Then Мария reads 4000,00 лв. where she wrote hers
