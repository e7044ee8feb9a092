Feature: Header, menus and footer
  Header, menus and footer link to all sections from every page.

  @HEAD-01
  Scenario: The header links to all sections
    When I open the page about us
    Then the header leads to Favorites, Cart, Profile
    And the menu leads to TrustedAgencies, Roommates, Properties, MovingIn, InteriorPage, CleaningPage, MovingPage, AdminAddProperty
    And a link leads to "https://uyut-home.example/about-us"

  @HEAD-01
  Scenario: The cart button shows the number of pieces
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 10    |
    When I put 3 pieces of "Настолна лампа Зора" in the cart
    Then the cart holds 3 pieces

  @HEAD-05
  Scenario: An empty cart says so instead of opening
    Given I am at the page about us
    When I press the cart button
    Then I see the message "Количката е празна. Добавете продукти, за да поръчате." of the product
    And I see the page about us

  @HEAD-05
  Scenario: A cart with products opens
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 10    |
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I press the cart button
    Then I see the cart page
    And no message shows

  @HEAD-06
  Scenario: The phone's menu has the same links and the text pages
    When I open the page about us
    Then the menu leads to TrustedAgencies, Roommates, Properties, MovingIn, InteriorPage, CleaningPage, MovingPage, AdminAddProperty
    And the menu leads to BlogCategory, Contacts, PrivacyPolicyPage, TermsAndConditionsPage

  @HEAD-06
  Scenario: A phone's bottom bar links to homes, shop, plan and favorites
    When I open the page about us
    Then the bottom bar leads to Properties, Marketplace, MovingIn, Favorites

  @HEAD-09
  Scenario Outline: New features are marked in <language>
    Given I come to the <language> site
    When I open the front page
    Then the page shows "<label>"

    Examples:
      | language  | label                   |
      | Bulgarian | Търся съквартирант ново |
      | English   | Find a roommate New     |

  @HEAD-10
  Scenario: The footer links to the text pages and three social networks
    When I open the front page
    Then the footer leads to PrivacyPolicyPage, TermsAndConditionsPage, AboutUsPage, BlogCategory, Contacts
    And the footer leads to 3 social networks
    And the footer shows the logo
