Feature: Comments below an article
  Readers comment without an account; suspicious comments wait for the team.

  Background:
    Given the articles of the journal

  @BLOG-02
  Scenario: A visitor's comment is public at once
    Given I open the post about deposits
    When I comment "Много полезно, благодаря!"
    Then I am told that my comment is published
    When another person opens the article
    Then they read "Много полезно, благодаря!"

  @BLOG-02
  Scenario Outline: A comment with <what> waits for the team
    Given I open the post about deposits
    When I comment "<text>"
    Then I am told that it will appear once it was looked at
    And the team has an e-mail about it
    When I load the page anew
    Then I still see it, and that it waits
    When another person opens the article
    Then they do not read "<text>"

    Examples:
      | what        | text                           |
      | a link      | Вижте https://spam.example     |
      | an e-mail   | Пишете ми на ivan@spam.example |
      | a telephone | Звънете на 0888 123 456        |

  @BLOG-02
  Scenario: A signed-in user comments under the account's name
    Given I am logged in as user called "Стоян Стоянов"
    And I open the post about deposits
    When I comment "Потвърждавам от опит."
    Then the first comment is by "Стоян Стоянов"

  @BLOG-02
  Scenario Outline: A comment with <what> is not sent
    Given I open the post about deposits
    When I comment with <field> "<value>"
    Then the comment's <field> is marked with "<error>"

    Examples:
      | what            | field | value | error                                      |
      | no name         | name  |       | Въведете име от 2 до 60 знака.             |
      | a wrong address | email | maria | Въведете имейл във вида ime@primer.bg. |
      | hardly a word   | text  | ох    | Въведете поне 3 знака.                   |

  @BLOG-02
  Scenario: HTML in a comment is shown as text
    Given I open the post about deposits
    When I comment "<script>alert(1)</script> и още нещо"
    And I load the page anew
    Then the page holds no script of mine

  @BLOG-02
  Scenario: The author deletes a comment
    Given I open the post about deposits
    And I comment "Размислих."
    When I delete my comment
    And another person opens the article
    Then they do not read "Размислих."

  @BLOG-02
  Scenario: Three reports hide a comment
    Given I open the post about deposits
    And I comment "Нещо обидно."
    When three readers report it
    And another person opens the article
    Then they do not read "Нещо обидно."
