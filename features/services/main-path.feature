@browser
Feature: From the page of cleaning to a followed order
  The whole path on a phone: see prices, select, undo, order for a free hour, cancel.

  @SERV-01 @SERV-02 @SERV-03 @SERV-06 @SERV-07 @NAV-04
  Scenario Outline: In <language> at <width> pixels
    Given teams work in "София"
    And a browser in <language> at <width> pixels
    When I go from the page of cleaning to its services
    And I choose a home to be cleaned and then a subscription instead
    Then I am told that the subscription takes the place of the home
    When I undo that
    Then the subscription can be chosen again
    When I go down to the end of the form
    Then the total is still in sight
    When I order for the first free hour
    Then the order can be followed, its calendar opens, and its receipt waits for the work to be done
    When I cancel the order on its page
    Then it says so, and the browser complained of nothing

    Examples:
      | language  | width |
      | Bulgarian | 390   |
      | Bulgarian | 1440  |
      | English   | 390   |
      | English   | 1440  |
