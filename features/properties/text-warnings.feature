Feature: Warnings about payment requests and repeated texts
  A text that asks for money before a viewing is published with a warning, and the team gets a case. A
  landlord's fifth almost identical home waits for review.

  Background:
    Given the cities of Bulgaria

  @TRUST-06
  Scenario: A home whose text asks for money is published with a warning
    When I publish "Ателие до парка" and write in it "Изпратете 200 € с Western Union и пишете на WhatsApp."
    And a person looks for homes
    Then they find "Ателие до парка"
    And the list and the page of "Ателие до парка" warn of money and of another channel
    And "Ателие до парка" is reported to the team as "asks-for-money" and as "other-channel"
    When the team keeps "Ателие до парка"
    Then neither the list nor the page of "Ателие до парка" warns

  @TRUST-06
  Scenario: A home with an ordinary text has no warning
    When I publish "Ателие до парка" and write in it "Депозитът е един наем. Телефон за огледи: 0888 123 456."
    Then neither the list nor the page of "Ателие до парка" warns

  @TRUST-06
  Scenario: The fifth almost identical home of one landlord waits for review
    Given I publish 4 homes with the same text
    When I publish "Петият дом до парка" with the same text
    And a person looks for homes
    Then they do not find "Петият дом до парка"
    And the form of "Петият дом до парка" says that it is nearly the same as others
    And "Петият дом до парка" is reported to the team as "similar-listings"
    When the team keeps "Петият дом до парка"
    And a person looks for homes
    Then they find "Петият дом до парка"

  @TRUST-06
  Scenario: The fifth home is published after its text becomes distinct
    Given I publish 4 homes with the same text
    And I publish "Петият дом до парка" with the same text
    When I describe "Петият дом до парка" as "Мансарда на последния етаж с камина и две тераси, на метри от училището."
    And a person looks for homes
    Then they find "Петият дом до парка"
