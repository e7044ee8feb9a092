Feature: Comparison of homes and products
  Up to four homes, or products of one category, are shown side by side with marked differences. The address
  can be shared.

  @FIND-06
  Scenario: An address shows compared products, and reports deleted ones
    Given the shop sells:
      | product | category | price     |
      | Лампа   | Лампи    | 40,00 лв. |
      | Лампион | Лампи    | 80,00 лв. |
    When I open the comparison of "Лампа", "Лампион" and of one that is no longer sold
    Then "Лампа" and "Лампион" stand side by side
    And I am told that 1 of them is gone

  @FIND-06 @browser
  Scenario: Selected products are compared by their differences
    Given the demo shop
    And a window at the page of category 9
    When the first 3 are ticked for comparing
    And the page is loaded again
    Then 3 are ticked for comparing
    When the comparison is opened
    Then 3 stand side by side, and what differs is marked
    When only the differences are asked for
    Then no line says the same of all
    When the first one is taken out
    Then 2 stand side by side, and what differs is marked

  @FIND-06 @browser
  Scenario: Four products can be compared
    Given the demo shop
    And a window at the page of category 9
    When the first 4 are ticked for comparing
    Then the others can't be ticked
    When the first one is ticked no longer
    Then the others can be ticked

  @FIND-06 @browser
  Scenario: Products are compared without scripts
    Given the demo shop
    And a window without scripts at the page of category 9
    When the first 2 are ticked for comparing
    And what is ticked is sent
    Then 2 stand side by side, and what differs is marked
