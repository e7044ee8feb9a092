Feature: Response times of landlords
  Listings show how often and how soon the landlord answers. The rate is counted each night from real
  questions; automatic answers do not count.

  Background:
    Given a home "Двустаен до парка" whose owner has an inbox

  @TRUST-02
  Scenario: The landlord's response rate and time are shown
    Given 6 visitors have asked about the home, and the owner has answered 5 of them in own words
    And a day has passed, and the answers are counted
    When I open the home "Двустаен до парка"
    Then the page shows "Обикновено отговаря до 1 час; на 83% от запитванията – до 24 часа"
    And the page shows "По съобщенията и заявките за оглед от 6 души през последните 90 дни."

  @TRUST-02
  Scenario: Four requests are too few for a rate
    Given 4 visitors have asked about the home, and the owner has answered 4 of them in own words
    And a day has passed, and the answers are counted
    When I open the home "Двустаен до парка"
    Then nothing is said of how soon the owner answers

  @TRUST-02
  Scenario: Identical answers to everybody do not count
    Given 6 visitors have asked about the home, and the owner has answered 5 of them with the same words
    And a day has passed, and the answers are counted
    When I open the home "Двустаен до парка"
    Then the page shows "Отговаря на 0% от запитванията до 24 часа"

  @TRUST-02
  Scenario: Requests for viewings are counted with the questions
    Given 4 visitors have asked about the home, and the owner has answered 4 of them in own words
    And 2 others have asked for a viewing, and the owner has accepted 1 of them
    And a day has passed, and the answers are counted
    When I open the home "Двустаен до парка"
    Then the page shows "на 83% от запитванията – до 24 часа"
    And the page shows "По съобщенията и заявките за оглед от 6 души през последните 90 дни."
