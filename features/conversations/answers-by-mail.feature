Feature: Answers by e-mail
  People answer message e-mails from their mail program, if the server accepts replies. The other side reads
  the answer on the site or by e-mail.

  Background:
    Given a shop that takes answers by e-mail
    And a home "Двустаен до парка" whose owner has an inbox
    And Георги asks about the home "Може ли с куче?"

  @TRUST-05
  Scenario: A landlord answers the e-mail, and the visitor reads the answer by the link
    When the owner answers the e-mail "Да, с радост."
    Then Георги reads "Може ли с куче?, Да, с радост." by the link

  @TRUST-05
  Scenario: The visitor answers the mail too
    When the owner answers the e-mail "Да, с радост."
    And Георги answers the e-mail "Чудесно, идвам в събота."
    Then the inbox of the owner tells of "Чудесно, идвам в събота." about "Двустаен до парка", as new

  @TRUST-05
  Scenario Outline: The sender is notified of an e-mail that cannot be forwarded
    When the owner answers the e-mail "<words>"
    Then Георги reads "Може ли с куче?" by the link
    And the owner gets the e-mail "Отговорът Ви не е изпратен: Двустаен до парка" that says "<reason>"

    Examples:
      | words                    | reason                                                                                     |
      | Вижте www.example.com/45 | Съобщенията не могат да съдържат връзки към сайтове. Премахнете връзките и опитайте отново. |
      |                          | Напишете съобщение.                                                                        |
