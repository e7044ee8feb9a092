Feature: Sign-in to the back office
  Members of the team need a second factor besides their password.

  Background:
    Given "Радка" is a member of the team with an authenticator

  @TEAM-01
  Scenario: The password alone opens nothing
    When "Радка" enters the password
    Then the back office is closed to "Радка"
    When "Радка" enters the code of the authenticator
    Then the back office is open to "Радка"

  @TEAM-01
  Scenario: A code works once
    Given "Радка" enters the password
    And "Радка" enters the code of the authenticator
    When "Радка" signs out and enters the password
    And "Радка" enters the same code again
    Then the back office is closed to "Радка"

  @TEAM-01
  Scenario: A session ends after half an hour without use
    Given "Радка" enters the password
    And "Радка" enters the code of the authenticator
    When 31 minutes pass
    Then the back office is closed to "Радка"
