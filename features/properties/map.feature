Feature: The map of homes
  Visitors search homes on a map and draw the area.

  Background:
    Given Иван offers these homes:
      | title                     | city    | district   | price       |
      | Светъл двустаен до парка  | София   | Лозенец    | 1300,00 лв. |
      | Тристаен с гледка в Люлин | София   | Люлин 5    | 1100,00 лв. |
      | Къща с двор на Каменица   | Пловдив | Каменица 1 | 1900,00 лв. |

  @FIND-04
  Scenario: A visitor draws two search areas
    When I draw an area around Каменица 1
    Then I find "Къща с двор на Каменица"
    When I draw an area around Люлин 5 as well
    Then I find "Къща с двор на Каменица, Тристаен с гледка в Люлин"
    And who opens the same address finds the same

  @FIND-04
  Scenario: A selected district replaces the drawn areas
    Given I draw an area around Каменица 1
    When I search where the map looks at Plovdiv
    Then the homes are searched in no drawn area

  @HOME-01 @HOME-02 @browser
  Scenario Outline: On a phone the map fills the screen, and <way> returns to the same home
    Given a window at the list of homes of 390 pixels
    And the cookies are accepted
    When "Карта" is pressed
    Then the map has the whole screen
    When "Показване на жилищата" is pressed
    And the visitor goes to the next home on the map by <way>
    Then the map shows the home of the card
    When the home of the card is opened
    And the visitor goes back
    Then the map shows the home of the card
    When "Скриване на жилищата" is pressed
    And "Списък" is pressed
    Then the list is there again

    Examples:
      | way        |
      | a swipe    |
      | arrow keys |

  @FIND-08 @browser
  Scenario Outline: Without a tile server the map shows land and names, in <language>
    When the map of homes is opened in <language>
    Then the map names "<towns>"
    When the map of homes in Plovdiv is opened in <language>
    Then the map names "<districts>"
    And nobody but the shop was asked for anything

    Examples:
      | language  | towns                        | districts                |
      | Bulgarian | София, Пловдив, Стара Загора | Каменица 1, Каменица 2   |
      | English   | Sofia, Plovdiv, Stara Zagora | Kamenitsa 1, Kamenitsa 2 |
