Feature: Modals, messages and notices
  One modal or message is open at a time, and it can be closed.

  @MODAL-01
  Scenario Outline: Opening <name> closes the open modal
    Given I am at the page about us
    When the login opens over the page
    And the <name> opens over the page
    Then the <name> alone is open
    When the login opens over the page
    Then the login alone is open

    Examples:
      | name                  |
      | sign-up               |
      | new password          |
      | forgotten password    |
      | request for a viewing |
      | message about a room  |
      | purchase of credits   |
      | guide to coordinates  |
      | import of products    |
      | message               |

  @MODAL-03
  Scenario Outline: A message of <type> shows and can be closed
    Given I am at the page about us
    When a message of <type> says "Добавено в количката"
    Then the message of <type> says "Добавено в количката"
    When I close what is open
    Then no message shows

    Examples:
      | type    |
      | success |
      | error   |
      | loading |

  @MODAL-05
  Scenario: The cookie notice is answered once
    Given I am at the page about us
    Then the cookie notice shows
    When I accept the cookies
    Then the cookie notice does not show
    When I come back another day
    Then the cookie notice does not show
    And my choice about cookies is "accepted"

  @MODAL-05
  Scenario: Opening the purposes hides the notice and accepts nothing
    Given I am at the page about us
    When I ask what the cookies are for
    Then the cookie notice does not show
    And my choice about cookies is "purposes-seen"
    When I come back another day
    Then the cookie notice does not show
    And my choice about cookies is "purposes-seen"

  @MODAL-05
  Scenario: The privacy page changes the consent
    Given I am at the privacy policy
    Then the page says "Настройки за бисквитките"
    When I accept the cookies
    Then my choice about cookies is "accepted"
    When I decline the cookies
    Then my choice about cookies is "declined"
    When I come back another day
    Then my choice about cookies is "declined"

  @MODAL-07
  Scenario: Panels open and close
    Given I am at the page about us
    When I open the rooms menu
    Then the rooms menu is open
    When I toggle the advanced search
    Then the advanced search is open
    When I toggle the advanced search
    Then the advanced search is closed

  @MODAL-07
  Scenario: Each loading part has its own progress indicator
    Given I am at the page about us
    When "products" begins to load
    And "products" begins to load
    And "news" begins to load
    And "news" has loaded
    And "products" has loaded
    Then "products" still loads
    And "news" does not load
    When "products" has loaded
    Then "products" does not load

  @MODAL-09
  Scenario: A select field starts without a value
    Then choosing the placeholder of a list means no choice

  @MODAL-09
  Scenario: A text field takes 999 characters by default
    Then a field that says nothing of its length takes 999 characters
