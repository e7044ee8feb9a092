Feature: Saved searches
  Visitors save a search and are notified of new results.

  Background:
    Given Иван offers these homes:
      | title             | district | price |
      | Светла мансарда   | Лозенец  | 1000,00 лв. |

  @FIND-01 @FIND-02
  Scenario: A search is saved in the account, and new results come by e-mail
    Given I am logged in as user
    When I save the search of homes in Лозенец up to 1200 лв.
    Then the search is among my saved searches
    When Иван offers these homes:
      | title              | district | price |
      | Двустаен с тераса  | Лозенец  | 1100,00 лв. |
      | Дворец с басейн    | Лозенец  | 9000,00 лв. |
    And a minute passes for the searches
    Then I have one e-mail about "Двустаен с тераса" and nothing else
    And behind its link I find "Двустаен с тераса"

  @FIND-02
  Scenario: A browser notification replaces the e-mail
    Given I am logged in as user
    And I save the search of homes in Лозенец up to 1200 лв.
    And I am told of it by notifications in this browser
    When Иван offers these homes:
      | title              | district | price |
      | Двустаен с тераса  | Лозенец  | 1100,00 лв. |
    And a minute passes for the searches and their notifications
    Then this browser shows "1 ново жилище: София, Лозенец, до 1 200 лв.", about "Двустаен с тераса"

  @FIND-01
  Scenario: The same search is not saved twice
    Given I am logged in as user
    And I save the search of homes in Лозенец up to 1200 лв.
    When I want to save the search of homes in Лозенец up to 1200 лв.
    Then I am told that it is saved already

  @FIND-01
  Scenario: A search without filters cannot be saved
    When I want to save the search of all homes
    Then I am told that it is too wide

  @FIND-01 @FIND-02
  Scenario: A search without an account needs a confirmed e-mail address
    When I save the search of homes in Лозенец up to 1200 лв. for "maria@example.com"
    And Иван offers these homes:
      | title              | district | price |
      | Двустаен с тераса  | Лозенец  | 1100,00 лв. |
    And a minute passes for the searches
    Then "maria@example.com" has nothing but a link to confirm
    When "maria@example.com" confirms the search
    And Иван offers these homes:
      | title              | district | price |
      | Стая с еркер       | Лозенец  | 900,00 лв. |
    And a minute passes for the searches
    Then "maria@example.com" is told of "Стая с еркер"

  @FIND-02
  Scenario: Links in the e-mail hide a home and end the search without a login
    Given I save the search of homes in Лозенец up to 1200 лв. for "maria@example.com"
    And "maria@example.com" confirms the search
    And Иван offers these homes:
      | title              | district | price |
      | Двустаен с тераса  | Лозенец  | 1100,00 лв. |
    And a minute passes for the searches
    When "maria@example.com" says that "Двустаен с тераса" is not for her
    Then the search shows nothing
    When I take that back
    Then the search shows "Двустаен с тераса"
    When I end the search
    Then "maria@example.com" has no saved search
