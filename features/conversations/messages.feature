Feature: Messages to posters
  A visitor writes to the poster of a room. Each sees the other's phone only after consent.

  Background:
    Given these rooms are offered:
      | title              | city  | district | price      | university |
      | Стая до Орлов мост | София | Яворов   | 500,00 лв. |            |

  @MATE-03 @LANG-09 @ROLE-01
  Scenario: A visitor asks, the poster answers
    Given I read the rooms in English
    When I write to the poster "Свободна ли е стаята?"
    Then the poster's inbox has 1 new conversation
    And the e-mail to the poster says "Свободна ли е стаята?" in Bulgarian
    When the poster answers "Да, от декември."
    Then the e-mail to me says "Да, от декември." in English
    And by the link of the e-mail I read both messages
    When I answer by the link "Чудесно!"
    Then the poster reads "Свободна ли е стаята?, Да, от декември., Чудесно!"

  @MATE-03 @MODAL-10
  Scenario Outline: A message with <what> is not sent
    When I write to the poster with <what>
    Then the message is refused, marking "<field>" with "<error>"

    Examples:
      | what                   | field   | error                                                                                      |
      | a name of one letter   | name    | Въведете името си (от 2 до 100 знака).                                                     |
      | no phone               | phone   | Въведете телефон за връзка.                                                                |
      | the phone "02 9876543" | phone   | Въведете български мобилен номер, например 0888 123 456.                                   |
      | two letters            | message | Напишете съобщение от поне 3 знака.                                                        |
      | a link                 | message | Съобщенията не могат да съдържат връзки към сайтове. Премахнете връзките и опитайте отново. |
      | 3000 characters        | message | Съобщението може да е най-много 2000 знака. Съкратете текста.                              |
      | 100000 characters      | message | Текстът е твърде дълъг. Съкратете го.                                                                    |

  @MATE-03
  Scenario: Many messages from one person do not block an offer
    Given strangers have written 105 messages about the room today
    When I write to the poster "Свободна ли е стаята?"
    Then the poster reads "Свободна ли е стаята?"

  @MATE-03
  Scenario: A script is shown as text
    When I write to the poster "<script>alert(1)</script>"
    Then the poster reads "<script>alert(1)</script>"
    And no e-mail to the poster holds a script

  @MATE-03
  Scenario: Each participant's phone is shown after that person's consent
    Given I have written to the poster
    Then neither of us sees the other's phone
    When I show my phone
    Then the poster sees my phone, and I do not see the poster's
    When the poster shows the phone
    Then we see each other's phones

  @MATE-03
  Scenario: A second message continues the same conversation
    Given I have written to the poster
    When I write to the poster "И още нещо: има ли пералня?"
    Then the poster's inbox has 1 new conversation

  @MATE-03
  Scenario: Many messages make one e-mail
    Given I have written to the poster
    When I answer by the link "Едно"
    And I answer by the link "Две"
    Then the poster has got 1 e-mail

  @MATE-03
  Scenario: A participant closes the conversation
    Given I have written to the poster
    When the poster closes the conversation
    And I answer by the link "Ало?"
    Then I am refused with "Разговорът е приключен. Можете да го прочетете, но не и да пишете в него."

  @MATE-03
  Scenario: Too many messages are refused
    When I write to 101 posters
    Then I am refused with "Твърде много опити. Изчакайте малко и опитайте отново."

  @MATE-03
  Scenario: An unknown offer accepts no message
    When I write to the poster of a room that does not exist
    Then I am refused with "Тази обява не съществува или вече не е публикувана. Разгледайте другите обяви за съквартирант."

  @MATE-03
  Scenario: A participant reports a conversation
    Given I have written to the poster
    When the poster reports the conversation as fraud
    Then the team has 1 conversation to look at

  @MATE-02
  Scenario: A visitor reports a misleading offer
    When I report the room as fraud
    Then the operator has 1 report
