Feature: Calendar of the service teams
  A dispatcher sees the visits of all teams of a city, gives them other teams and times, and prints a team's day.
  Customers and teams are notified of what concerns them.

  Background:
    Given teams work in "София"
    And another cleaning team "Кристал" works in "София"
    And I have chosen "Почистване на дома"
    And I order for tomorrow from 12 to 16

  @TEAM-08
  Scenario: A visit is moved to another free time
    When the dispatcher moves the visit to the day after tomorrow from 8 to 12
    Then the calendar shows the visit the day after tomorrow from 8 to 12
    And my latest e-mail is "Ново време на посещението"
    And the team sees the visit the day after tomorrow from 8 to 12 on its page

  @TEAM-08
  Scenario: Another team at the same time concerns only the teams
    When the dispatcher gives the visit to "Кристал"
    Then the calendar shows the visit tomorrow from 12 to 16
    And I have got 1 e-mail

  @TEAM-08
  Scenario: A team with another visit or a day off is not free
    Given "Кристал" is off tomorrow
    When the dispatcher gives the visit to "Кристал"
    Then the calendar refuses: "Екипът почива в този ден. Изберете друг ден или екип."
    And the calendar shows the visit tomorrow from 12 to 16

  @TEAM-08
  Scenario: Two dispatchers cannot move the same visit
    When two dispatchers move the visit at once
    Then only one of them succeeds
    And the visit has one time

  @TEAM-08
  Scenario: A visit that no team accepts waits for the dispatcher
    Given "Кристал" is off tomorrow
    When the team says on its page that it can't come
    Then the visit waits without a team
    When the dispatcher moves the visit to the day after tomorrow from 8 to 12
    Then no visit waits without a team

  @TEAM-08
  Scenario: A day off is not sold
    Given "Кристал" is off the day after tomorrow
    And the other cleaning team is off the day after tomorrow
    Then the day after tomorrow from 12 to 16 nothing can be ordered
