Feature: The screens of messages about roommates
  The poster reads and answers in the profile, the visitor behind the link of the e-mail.

  Background:
    Given I have published the offer "Слънчева стая до парка"
    And Георги has asked about it "Свободна ли е стаята?"

  @MATE-03 @ROLE-02
  Scenario: The inbox shows new messages until they are opened
    When I open my messages
    Then the inbox has 1 conversation, 1 of them new
    When I open the first conversation
    Then I see the messages "Свободна ли е стаята?"
    And the inbox has 1 conversation, 0 of them new
    When I open my roommate offers
    Then my list says 1 inquiry, 0 of them new

  @MATE-03
  Scenario: New messages appear while the conversation is open
    Given I have opened the conversation with Георги
    When Георги writes "Още търсите ли?"
    And 15 seconds pass by
    Then I see the messages "Свободна ли е стаята?, Още търсите ли?"
    And the inbox has 1 conversation, 0 of them new

  @MATE-03
  Scenario: The poster answers in the profile, and the visitor reads it behind the link
    Given I have opened the conversation with Георги
    When I answer in the conversation "Да, от декември."
    And Георги opens the link of the e-mail
    Then Георги sees the messages "Свободна ли е стаята?, Да, от декември."
    When Георги answers in the conversation "Чудесно!"
    And 15 seconds pass by
    Then I see the messages "Свободна ли е стаята?, Да, от декември., Чудесно!"

  @MATE-03
  Scenario Outline: An answer with <what> is reported at its field
    Given I have opened the conversation with Георги
    When I answer in the conversation with <what>
    Then my answer is refused with "<error>", and what I wrote stays

    Examples:
      | what              | error                                                                                      |
      | nothing           | Напишете съобщение.                                                                        |
      | a link to a site  | Съобщенията не могат да съдържат връзки към сайтове. Премахнете връзките и опитайте отново. |
      | 100000 characters | Съобщението може да е най-много 2000 знака. Съкратете текста.                              |

  @MATE-03
  Scenario: A script is shown as text
    Given Георги writes "<script>alert(1)</script>"
    When I have opened the conversation with Георги
    Then the page of the conversation shows "<script>alert(1)</script>" as text

  @MATE-03
  Scenario: A phone is shown only after its verification
    Given I have opened the conversation with Георги
    When I ask to show my telephone, and then do not
    And Георги opens the link of the e-mail
    Then Георги does not see my telephone
    When I show my telephone for good
    And Георги opens the link of the e-mail
    Then Георги sees my telephone

  @MATE-03
  Scenario: A closed conversation accepts no messages
    Given Георги opens the link of the e-mail
    And I have opened the conversation with Георги
    When I close the conversation for good
    And Георги answers in the conversation "Ало?"
    Then Георги is told that the conversation is closed

  @MATE-03 @NAV-16
  Scenario: Another person's conversation is not found
    When I open another person's conversation
    Then the conversation is not found
