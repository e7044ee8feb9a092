Feature: Contact form
  A visitor writes to the team from the contact page and gets a reference number.

  @BLOG-04
  Scenario: A message reaches the team
    Given I open the contact page
    When I write a letter about "Въпрос за доставка"
    Then I am given a number for it
    And the team has the letter "Въпрос за доставка"
    And "maria@example.com" has an e-mail with the number

  @BLOG-04
  Scenario Outline: A message with <what> is not sent
    Given I open the contact page
    When I write a letter with <field> "<value>"
    Then its <field> is marked with "<error>"

    Examples:
      | what                | field   | value   | error                                                    |
      | no name             | name    |         | Въведете името си (от 2 до 100 знака).                   |
      | a wrong address     | email   | maria   | Въведете имейл във вида ime@primer.bg.               |
      | a wrong telephone   | phone   | 12      | Въведете български мобилен номер, например 0888 123 456. |
      | nothing it is about | subject |         | Въведете тема на съобщението.              |
      | hardly a word       | message | Здрасти | Опишете въпроса си с поне 10 знака.                |

  @BLOG-04
  Scenario: Typed text survives a reload
    Given I open the contact page
    When I have begun a letter about "Недописано писмо"
    And I load the page anew
    Then the letter is still about "Недописано писмо"
