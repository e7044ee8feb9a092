Feature: Import of listings
  An agency imports listings from a file. New codes become drafts, known codes update their listings.

  Background:
    Given I am logged in as agency

  @HOME-04
  Scenario: New listings become drafts
    When I import these listings:
      | Код | Заглавие              | Наем, лв.     |
      | A-1 | Двустаен до парка     | 1 200         |
      | A-2 | Тристаен до метрото   | по договаряне |
    Then the file of listings has 1 new and 1 bad row
    And I have no imported listings
    When I confirm the import of listings
    Then I have these imported listings:
      | code | title             | rent   | status |
      | A-1  | Двустаен до парка | 120000 | draft  |

  @HOME-05
  Scenario: The same codes update the listings
    Given I imported these listings:
      | Код | Заглавие          | Наем, лв. |
      | A-1 | Двустаен до парка | 1 200     |
    When I import these listings:
      | Код | Наем, лв. |
      | A-1 | 1 100     |
    And I confirm the import of listings
    Then I have these imported listings:
      | code | title             | rent   | status |
      | A-1  | Двустаен до парка | 110000 | draft  |
