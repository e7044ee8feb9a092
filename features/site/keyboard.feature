@browser
Feature: By keyboard alone
  Whoever uses no mouse comes everywhere: the focus is always seen, a dialog keeps it and gives it back.

  @NAV-12 @SHOP-04 @SHOP-05 @CART-03 @CART-05
  Scenario: From the skip link over the search to a placed order
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 10    |
    And a window at /za-nas
    When the keyboard is first used
    Then the focus is on "skip-to-content"
    When the keyboard goes to "cookie-accept" and presses Enter
    And the keyboard goes to "search-field" and types "лампа зора"
    And the keyboard goes to the words "Настолна лампа Зора" and presses Enter
    And the keyboard goes to "add-to-cart" and presses Enter
    And the keyboard goes to "to-cart" and presses Enter
    And the order is written by keyboard
    Then the window thanks for the order

  @NAV-12
  Scenario: The skip link leads past the header
    Given a window at /za-nas
    When the keyboard is first used
    And Enter is pressed
    Then the next Tab stays within the content

  @AUTH-03 @MODAL-02
  Scenario: Logging in
    Given an account of the type "user"
    And a window at /za-nas
    When the keyboard goes to "login" and presses Enter
    Then a dialog says "login-title"
    When the account logs in by keyboard
    Then the dialog is closed
    And the window is at /profil/tablo

  @MODAL-02 @MODAL-07 @ROOM-01
  Scenario Outline: <what> opens, keeps the focus and gives it back
    Given a window at <address> of <width> pixels
    When the keyboard goes to "<button>" and presses Enter
    And Tab is pressed 12 times
    Then the focus never left the dialog for the page
    When the dialog is closed by Escape
    Then the dialog is closed
    And the focus is on "<button>"

    Examples:
      | what            | address | width | button       |
      | The rooms menu  | /za-nas | 1440  | shop         |
      | The login       | /za-nas | 1440  | add-property |

  @MODAL-07
  Scenario: More filters of the homes open and close where they are
    Given a window at /imoti of 390 pixels
    When the keyboard goes to "advanced-search-show" and presses Enter
    Then the focus is on "advanced-search-hide"
    When Enter is pressed
    Then the focus is on "advanced-search-show"
