Feature: Questions about homes
  Visitors and landlords write to each other in the same inbox as messages about rooms.

  Background:
    Given a home "Двустаен до парка" whose owner has an inbox

  @TRUST-05
  Scenario: A visitor without an account asks, and reads the answer by the link
    When Георги asks about the home "Може ли с куче?"
    Then the inbox of the owner tells of "Може ли с куче?" about "Двустаен до парка", as new
    When the owner answers "Да, с радост."
    Then Георги reads "Може ли с куче?, Да, с радост." by the link

  @TRUST-05
  Scenario: A blocked person gets a clear message until the unblocking
    Given Георги asks about the home "Може ли с куче?"
    When the owner blocks Георги
    And Георги asks about the home "Ало?"
    Then Георги is refused with "Този човек не желае да получава повече съобщения от Вас. Моля, потърсете друга обява."
    When the owner lets Георги write again
    And Георги asks about the home "Все още ли е свободен?"
    Then the inbox of the owner tells of "Все още ли е свободен?" about "Двустаен до парка", as new
