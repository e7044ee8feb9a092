@browser
Feature: A tenant finds a home and agrees on a viewing
  The whole path in a browser: register, confirm, publish with pictures, be found, get a question, agree.

  @AUTH-03 @AUTH-08 @AUTH-10 @HOME-03 @HOME-10 @HOME-11 @HOME-13 @HOME-15 @MODAL-04
  Scenario Outline: In <language> at <width> pixels
    Given the cities of Bulgaria
    And a browser in <language> at <width> pixels
    When a person registers and confirms the e-mail in the same browser
    Then their dashboard is open
    When they have written all of a home but its pictures
    And they ask how coordinates are found
    Then the guide explains both ways
    When they have read the guide
    Then it is closed
    When they bring two photographs and a text that says it is one
    Then the photographs are there, and the text is refused with its reason
    When they take the text away
    Then the photographs alone are left
    When they publish the home
    Then a visitor sees its first picture in the list and on its page
    When the visitor looks at it in full screen
    Then all of the picture is in sight
    When the visitor asks for a viewing
    And the owner accepts it
    Then the visitor's e-mail brings a calendar file that opens

    Examples:
      | language  | width |
      | Bulgarian | 390   |
      | Bulgarian | 1440  |
      | English   | 390   |
      | English   | 1440  |
