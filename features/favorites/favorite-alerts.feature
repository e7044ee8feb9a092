Feature: Changes of favorites
  People are notified when a favorite gets cheaper, sells out or becomes available again.

  Background:
    Given the shop sells:
      | product | price     |
      | Зора    | 45,90 лв. |

  @FIND-03
  Scenario: A cheaper favorite is reported once, by e-mail and on the page
    Given I am logged in as user
    And I mark "Зора" as a favorite
    And I want to be told of changes to my favorites
    When the price of "Зора" becomes 39,90 лв.
    And a day passes for the favorites
    Then I am told of "Зора" for 39,90 лв.
    When a day passes for the favorites
    Then I am told of nothing else
    When I open my favorites
    Then the favorites page says that "Зора" got cheaper

  @FIND-03
  Scenario: A change undone by the morning is not reported
    Given I am logged in as user
    And I mark "Зора" as a favorite
    And I want to be told of changes to my favorites
    When the price of "Зора" becomes 39,90 лв.
    And the price of "Зора" becomes 45,90 лв.
    And a day passes for the favorites
    Then I am told of no favorite

  @FIND-03
  Scenario: A visitor sees on the page what changed
    Given I mark "Зора" as a favorite
    And I open my favorites
    When the price of "Зора" becomes 39,90 лв.
    And I open the shop and come back to my favorites
    Then the favorites page says that "Зора" got cheaper

  @FIND-03
  Scenario: The link of an e-mail ends the e-mails without a login
    Given I am logged in as user
    And I mark "Зора" as a favorite
    And I want to be told of changes to my favorites
    When the price of "Зора" becomes 39,90 лв.
    And a day passes for the favorites
    And I follow the link that ends the mails about favorites
    And the price of "Зора" becomes 29,90 лв.
    And a day passes for the favorites
    Then I am told of nothing else
