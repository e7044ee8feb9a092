Feature: My homes
  A landlord or an agency writes a listing step by step, publishes it and keeps it current.

  @HOME-04 @HOME-06 @HOME-09 @ROLE-02
  Scenario: A landlord publishes a listing that visitors find
    Given the cities of Bulgaria
    And I am logged in as user
    And I open the form for a home
    When I write a whole listing called "Нов двустаен в Лозенец"
    And I publish it
    Then my active homes are "Нов двустаен в Лозенец"
    When a person looks for homes
    Then they find "Нов двустаен в Лозенец"

  @HOME-04
  Scenario: An unfinished listing is saved automatically
    Given the cities of Bulgaria
    And I am logged in as agency
    And I open the form for a home
    When I write only the title "Още не е готово"
    And 2 seconds pass
    Then my draft homes are "Още не е готово"

  @HOME-04
  Scenario: An unfinished listing is not published, and missing fields are marked
    Given the cities of Bulgaria
    And I am logged in as user
    And I open the form for a home
    When I write only the title "Още не е готово"
    And I publish it
    Then the form marks "price, deposit, district, description"
    And my active homes are ""

  @HOME-05 @HOME-09
  Scenario: A listing is paused, deleted and restored
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    When I pause "Моят двустаен"
    Then my paused homes are "Моят двустаен"
    When I delete "Моят двустаен"
    Then my deleted homes are "Моят двустаен"
    When I restore "Моят двустаен"
    Then my paused homes are "Моят двустаен"

  @HOME-08 @HOME-09
  Scenario: Several homes are paused at once, and the change is undone
    Given the cities of Bulgaria
    And I am logged in as agency
    And I have published 3 homes
    And I open my homes
    When I choose all homes of the list and pause them
    Then 3 homes were changed, and none is left in the list
    When I undo the change of many homes
    Then my list has 3 homes of 3

  @HOME-08
  Scenario: My homes are counted by state, 10 to a page
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published 11 homes
    When I open my homes
    Then my list has 10 homes of 11

  @HOME-07
  Scenario: A description is drafted from the listing's data
    Given the cities of Bulgaria
    And I am logged in as user
    And I open the form for a home
    When I write a whole listing called "Двустаен без описание"
    And I have the description drafted for "ул. Шишман 14"
    Then the description speaks of "Лозенец" and is marked as a draft

  @HOME-10 @HOME-11
  Scenario Outline: <what> is reported at its field
    Given the cities of Bulgaria
    And I am logged in as user
    And I open the form for a home
    When I write a whole listing with <what>
    And I publish it
    Then the form marks "<field>"

    Examples:
      | what                      | field          |
      | coordinates in Paris      | gps coordinates |
      | a floor above the last    | floor          |
      | a deposit in words        | deposit        |
      | a day that no month has   | available from  |

  @HOME-18
  Scenario: An unconfirmed listing gets a reminder and is then paused
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Забравеният двустаен"
    When 31 days pass without a word
    Then I am asked by e-mail whether it still holds
    When 8 more days pass without a word
    Then the home "Забравеният двустаен" is paused by itself
