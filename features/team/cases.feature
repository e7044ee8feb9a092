Feature: Cases of the team
  What waits for the team is one list of cases. Who opens a case has it alone for ten minutes. A decision applies at
  once, and its mail is sent after the five minutes in which it can be undone.

  Background:
    Given Иван offers these homes:
      | title                  | price       |
      | Светло жилище до парка | 1300,00 лв. |
    And a reader has reported "Светло жилище до парка" because of "fraud"
    And "Радка" and "Симеон" are moderators

  @TEAM-03
  Scenario: Two moderators never work on the same case
    When "Радка" opens the case of "Светло жилище до парка"
    Then "Симеон" cannot open it, because it belongs to "Радка"
    When 10 minutes pass
    Then "Симеон" can open it

  @TEAM-04
  Scenario: A removed home disappears at once, and its landlord gets the reason after five minutes
    When "Радка" opens the case of "Светло жилище до парка"
    And "Радка" decides to remove it because "Искат капаро преди оглед."
    Then nobody sees "Светло жилище до парка"
    And the mail "Свалихме от сайта: Светло жилище до парка" is sent in 5 minutes

  @TEAM-04
  Scenario: A decision can be undone until its mail is sent
    Given "Радка" opens the case of "Светло жилище до парка"
    And "Радка" decides to remove it because "Искат капаро преди оглед."
    When 4 minutes pass
    And "Радка" undoes the decision
    Then everybody sees "Светло жилище до парка"
    And no mail about it is sent

  @TEAM-04
  Scenario: Another moderator than the one who decided answers an objection
    Given "Радка" opens the case of "Светло жилище до парка"
    And "Радка" decides to remove it because "Искат капаро преди оглед."
    And 6 minutes pass
    When the landlord objects: "Имам нотариален акт."
    Then "Радка" cannot answer the objection
    When "Симеон" reverses the decision because "Документите са верни."
    Then "Светло жилище до парка" is with its landlord again, as paused
