Feature: Records in the back office
  The team finds any record by number, name, e-mail, phone or text, sees its timeline, and acts on it.

  Background:
    Given Иван offers these homes:
      | title                  | price       |
      | Светло жилище до парка | 1300,00 лв. |

  @TEAM-05
  Scenario: A moderator finds a home by a part of its title in any case
    When a moderator searches the back office for "ЖИЛИЩЕ ДО ПАРК"
    Then the back office finds "Светло жилище до парка"

  @TEAM-05
  Scenario: A suspended landlord has no listings until the team restores the account
    When a moderator suspends the owner of "Светло жилище до парка" because "Измамни обяви"
    Then "Светло жилище до парка" is removed by the team
    And the timeline of the owner of "Светло жилище до парка" has "accounts.suspend" because "Измамни обяви"
    When a moderator restores the owner of "Светло жилище до парка" because "Грешка"
    Then "Светло жилище до парка" is on hold with its owner
