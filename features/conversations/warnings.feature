Feature: Warnings in messages
  A first message that asks for money or to continue elsewhere shows a warning, and the team is notified.

  Background:
    Given a home "Двустаен до парка" whose owner has an inbox
    And Георги asks about the home "Свободен ли е?"

  @TRUST-06
  Scenario Outline: <what> warns its reader
    When the owner answers "<message>"
    Then Георги is warned that it asks <what>
    And the team is notified of "<reason>" about "Двустаен до парка"

    Examples:
      | what           | message                                            | reason         |
      | for money      | Преведете капаро от 300 лв., за да го запазя.      | asks-for-money |
      | for money      | Prevedete depozit i shte pratq klyuchovete         | asks-for-money |
      | for money      | Please send the deposit by Western Union.          | asks-for-money |
      | for money      | Пpeвeдeтe к а п а р о от 300 лв.                   | asks-for-money |
      | to go on elsewhere | Пишете ми във Vіb3r.                           | other-channel  |
      | to go on elsewhere | Пишете ми във Viber.                           | other-channel  |
      | to go on elsewhere | Text me on WhatsApp.                           | other-channel  |

  @TRUST-06
  Scenario: An ordinary answer has no warning
    When the owner answers "Да, от декември. Депозитът е един наем."
    Then Георги is warned of nothing
