Feature: Audit log of the team
  Each change by the team is recorded with its author, reason and the values before and after. Nobody can change
  an entry.

  Background:
    Given Иван offers these homes:
      | title                  | price       |
      | Светло жилище до парка | 1300,00 лв. |

  @TEAM-11
  Scenario: A removed home is recorded with author, reason and values
    When "radka" removes "Светло жилище до парка" because "Жилището не съществува."
    Then the newest audit entry is "listings.remove" by "radka" because "Жилището не съществува."
    And the recorded "removedAt" was empty before and is a time after

  @TEAM-11
  Scenario: An entry cannot be changed, and a change past the triggers is found
    Given "radka" removes "Светло жилище до парка" because "Жилището не съществува."
    When an administrator changes the reason of the entry in the database
    Then the database refuses it
    When an administrator disables the triggers and changes the reason of the entry
    Then the doctor names the changed entry
