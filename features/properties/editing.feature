Feature: No text of a landlord is lost
  A listing is often open in two windows or on two devices. A save changes only the edited fields and keeps
  changes from elsewhere. Invalid input stays in its field.

  Background:
    Given the cities of Bulgaria
    And I am logged in as user

  @HOME-05
  Scenario: One window does not overwrite the rent saved in another
    Given I have published "Моят двустаен"
    And I have "Моят двустаен" open to change it
    When its rent becomes 1 500,00 лв. in another window
    And I write a deposit of "900" and save
    Then "Моят двустаен" is let for 1 500,00 лв. with a deposit of 900,00 лв.
    And I am told that "price" was saved elsewhere

  @HOME-05
  Scenario: Two changes of the rent lead to a question
    Given I have published "Моят двустаен"
    And I have "Моят двустаен" open to change it
    When its rent becomes 1 500,00 лв. in another window
    And I write a rent of "1400" and save
    Then I am asked whether "price" is "1400" or "1500"
    And "Моят двустаен" is let for 1 500,00 лв. with a deposit of 1 300,00 лв.
    When I choose mine and save
    Then "Моят двустаен" is let for 1 400,00 лв. with a deposit of 1 300,00 лв.

  @HOME-05 @HOME-09
  Scenario: A listing paused in another window stays paused
    Given I have published "Моят двустаен"
    And I have "Моят двустаен" open to change it
    When it is paused in another window
    And I write a deposit of "900" and save
    Then my paused homes are "Моят двустаен"

  @HOME-04
  Scenario: A draft keeps the last valid value of an invalid field
    Given I open the form for a home
    When I write a rent of "620"
    And 2 seconds pass
    And I write a rent of "около 620"
    And 2 seconds pass
    Then my draft is still to be let for 620,00 лв.
    And I am told that "price" is not saved
    And the form still says "около 620"

  @HOME-04 @PRICE-02
  Scenario Outline: A rent of "<typed>" is <rent>
    Given I open the form for a home
    When I write a rent of "<typed>"
    And 2 seconds pass
    Then my draft is still to be let for <rent>

    Examples:
      | typed        | rent         |
      | 620          | 620,00 лв.   |
      | 620 лв       | 620,00 лв.   |
      | 620,00 лева  | 620,00 лв.   |
      | 620 €        | 1 212,61 лв. |
      | €620         | 1 212,61 лв. |
      | 1 234,50     | 1 234,50 лв. |
      | 1.234,50 лв. | 1 234,50 лв. |

  @HOME-04
  Scenario Outline: <what> of "<typed>" is <value>
    Given I open the form for a home
    When I write <what> of "<typed>"
    And 2 seconds pass
    Then my draft says <what> of <value>

    Examples:
      | what     | typed      | value |
      | an area  | 68,5       | 68.5  |
      | an area  | 68.5 кв.м  | 68.5  |
      | a floor  | 3-ти       | 3     |
      | a floor  | ет. 3      | 3     |
      | a floor  | партер     | 0     |
