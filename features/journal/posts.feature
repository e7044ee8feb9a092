Feature: The journal
  Articles about the home are listed by topic, the newest first, and on the front page.

  Background:
    Given the articles of the journal

  @BLOG-01
  Scenario: The journal shows each article once, the featured one first
    When I open the blog
    Then the journal begins with a highlighted article
    And no article is shown twice
    And the topics are "Под наем, Живот заедно, Преместване и почистване, Обзавеждане"

  @BLOG-01
  Scenario Outline: A topic shows only its own articles, in <language>
    Given I come to the <language> site
    When I open <address>
    Then the heading is "<heading>"
    And all articles are about "<topic>"

    Examples:
      | language  | address                     | heading   | topic   |
      | Bulgarian | /blog/kategoriya/renting    | Под наем  | renting |
      | English   | /blog/category/furnishing   | Furnishing | furnishing |

  @BLOG-01
  Scenario: Older articles are on the next page
    When I open the blog
    And I go to page 2 of the journal
    Then other articles are shown

  @BLOG-02
  Scenario: An article is readable without scripts, and links to others
    When I open the post about deposits
    Then the heading is "Депозитът при наем – колко, за какво и как се връща"
    And there are at least 400 words to read, in Bulgarian
    And each section of the article has a link
    And 3 other articles are recommended

  @NAV-01
  Scenario: An article has the same address in both languages
    When I open the post about deposits
    Then I see the post
    And all links of the page are Bulgarian ones

  @BLOG-02
  Scenario: An unknown article is not found
    When I open /blog/nyama-takava-statiya
    Then the article is not found

  @BLOG-01 @BLOG-02
  Scenario: Feed readers discover the journal
    When I open the post about deposits
    Then the page names the feed of the journal
    And the feed has the article "Депозитът при наем – колко, за какво и как се връща"

  @SHOP-01
  Scenario: The front page shows news
    When I open the front page
    Then 4 articles are featured
    And 5 newest ones follow, none of them featured
