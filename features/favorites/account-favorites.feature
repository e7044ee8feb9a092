Feature: Favorites in the account
  A signed-in user has the same favorites on every device; a logout removes them from the browser.

  Background:
    Given an account of the type "user"
    And the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |
      | Лъч     | 20,00 лв. |

  @SHOP-06
  Scenario: A login merges the browser's favorites into the account
    Given on my phone I have logged in and marked "Лъч"
    When I open the front page
    And I mark "Зора" as a favorite
    And I log in
    Then "Зора" is a favorite
    And "Лъч" is a favorite
    When I open the favorites on my phone
    Then my phone shows "Зора, Лъч"

  @SHOP-06
  Scenario: A favorite removed on one device is removed on the other
    Given on my phone I have logged in and marked "Лъч"
    When I open the front page
    And I log in
    And I mark "Лъч" as a favorite
    And I mark "Зора" as a favorite
    And I open the favorites on my phone
    Then my phone shows "Зора"

  @SHOP-06 @AUTH-14
  Scenario: A logout clears the account's favorites in the browser
    Given I open the front page
    And I log in
    And I mark "Зора" as a favorite
    When I log out
    Then "Зора" is no favorite
    And my browser stores no favorites
    When I log in
    Then "Зора" is a favorite

  @SHOP-06
  Scenario: A mark that failed to reach the account is sent again
    Given I open the front page
    And I log in
    And the server is too busy for the next favorite
    When I mark "Зора" as a favorite
    Then "Зора" is a favorite
    When I log in on my phone
    Then nothing is a favorite there
    When half a minute passes
    And I open the favorites on my phone
    Then my phone shows "Зора"
