Feature: The newsletter
  Subscribers, and only they, get new articles by e-mail.

  Background:
    Given the articles of the journal

  @BLOG-03
  Scenario: A subscription is confirmed by a link
    Given I open the front page
    When I subscribe "maria@example.com"
    Then the newsletter says "Почти готово: отворете имейла, който Ви изпратихме, и потвърдете абонамента."
    And nothing but a link to confirm goes to "maria@example.com"
    When I follow the link and press the button
    Then "maria@example.com" has the newsletter

  @BLOG-03
  Scenario Outline: The address „<address>“ is not sent
    Given I open the front page
    When I subscribe "<address>"
    Then the box shows an error and nothing was sent

    Examples:
      | address |
      |         |
      | maria   |
      | maria@x |

  @BLOG-03
  Scenario: An unavailable newsletter reports an error
    Given I open the front page
    When I subscribe "maria@example.com" while the server does not take it
    Then the newsletter says "Абонирането не беше успешно. Опитайте отново след малко."

  @BLOG-03
  Scenario: Subscribers are notified of a new article once
    Given "maria@example.com" has subscribed and confirmed
    When a new article is published
    Then "maria@example.com" has one e-mail about it
    And its mail program can unsubscribe at one press
    When it does
    Then "maria@example.com" has no newsletter any more
