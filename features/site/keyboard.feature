@browser
Feature: Use by keyboard
  Everything works by keyboard: the focus is always visible, and a dialog traps and restores it.

  @NAV-12 @SHOP-04 @SHOP-05 @CART-03 @CART-05
  Scenario: From the skip link over the search to a placed order
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 10    |
    And a window at the page about us
    When the keyboard is first used
    Then the focus is on "Към съдържанието"
    When the keyboard goes to "Съгласие" and presses Enter
    And the keyboard goes to "Какво търсите?" and types "лампа зора"
    And the keyboard goes to the words "Настолна лампа Зора" and presses Enter
    And the keyboard goes to "Добавяне в количката" and presses Enter
    And the keyboard goes to "Към количката" and presses Enter
    And the order is written by keyboard
    Then the window thanks for the order

  @SHOP-04
  Scenario: Search suggestions are selected by keyboard
    Given the shop sells:
      | product             | price     | category |
      | Настолна лампа Зора | 45,90 лв. | Лампи    |
    And a window at the page about us
    When "лам" is written into the search by keyboard
    Then the search suggests "лампа" and "Настолна лампа Зора"
    When the keyboard walks down to "Настолна лампа Зора" and presses Enter
    Then the window shows the words "Настолна лампа Зора"

  @SHOP-04
  Scenario: A recent search is suggested until it is removed
    Given the shop sells:
      | product             | price     | category |
      | Настолна лампа Зора | 45,90 лв. | Лампи    |
    And a window at the page about us
    When "лампа" is written into the search by keyboard
    And Enter is pressed
    Then the window shows the words "Настолна лампа Зора"
    When the search is emptied
    Then the search suggests "лампа"
    When the keyboard walks down to "лампа" and presses Delete
    Then the search suggests nothing

  @NAV-12
  Scenario: The skip link leads past the header
    Given a window at the page about us
    When the keyboard is first used
    And Enter is pressed
    And Tab is pressed
    Then the focus is within the content

  @AUTH-03 @MODAL-02
  Scenario: A person logs in by keyboard
    Given an account of the type "user"
    And a window at the page about us
    When the keyboard goes to "Вход" and presses Enter
    Then a dialog says "Вход в профила"
    When the account logs in by keyboard
    Then the dialog is closed
    And the window is at my dashboard

  @MODAL-02 @MODAL-07 @ROOM-01
  Scenario Outline: <what> opens, traps the focus and restores it
    Given a window at <address> of <width> pixels
    When the keyboard goes to "<button>" and presses Enter
    And Tab is pressed 12 times
    Then the focus never left the dialog for the page
    When the dialog is closed by Escape
    Then the dialog is closed
    And the focus is on "<button>"

    Examples:
      | what           | address | width | button        |
      | The rooms menu | /za-nas | 1440  | Магазин       |
      | The login      | /za-nas | 1440  | Добавете имот |

  @MODAL-07
  Scenario: More filters of the homes open and close where they are
    Given a window at the list of homes of 1440 pixels
    When the keyboard goes to "Още филтри" and presses Enter
    Then the focus is on "По-малко филтри"
    When Enter is pressed
    Then the focus is on "Още филтри"

  @HOME-04 @HOME-10
  Scenario: The next step of a listing starts at its heading
    Given an account of the type "user"
    And a window of the account at /profil/imot?step=home
    When the keyboard writes:
      | field      | words    |
      | Вид жилище | Тристаен |
      | Площ, m²   | 84       |
      | Спални     | 2        |
    Then "Вид жилище" is "Тристаен"
    And "Площ, m²" is "84"
    When the keyboard goes on to the step "Снимки и план" of the form
    Then the focus is on "Снимки и план"

  @MATE-03 @MODAL-02
  Scenario: A visitor writes to a poster by keyboard
    Given these rooms are offered:
      | title              | city  | district | price      | university |
      | Стая до Орлов мост | София | Яворов   | 500,00 лв. |            |
    And a window at the list of rooms
    When the keyboard goes to the words "Стая до Орлов мост" and presses Enter
    And the keyboard goes to "Изпращане на съобщение" and presses Enter
    Then a dialog says "Съобщение по обявата"
    When the keyboard writes:
      | field           | words                     |
      | Вашето име      | Георги Тодоров            |
      | Мобилен номер   | 0888123456                |
      | Съобщение       | Свободна ли е още стаята? |
    And the keyboard goes to "Изпращане" and presses Enter
    Then a dialog says "Съобщението е изпратено."
    When the dialog is closed by Escape
    Then the focus is on "Изпращане на съобщение"

  @VEND-04 @MODAL-01 @MODAL-02
  Scenario: A vendor uploads a file by keyboard
    Given an account of the type "vendor"
    And a window of the account at my product imports
    When the keyboard goes to "Нов импорт" and presses Enter
    Then a dialog says "Импорт на продукти"
    When Tab is pressed 8 times
    Then the focus never left the dialog for the page
    When the keyboard takes a file of products
    Then the dialog is closed
    And the import of "lampi.csv" is shown

  @SHOP-03
  Scenario: A removed filter moves the focus to the next one, the last to the heading
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 10    |
    And a window at /produkti/kategorii?request=лампа&inStock=1&priceTo=100
    When the keyboard removes the filter "до 100,00 лв. (51,13 €)"
    Then the focus is on the filter "В наличност"
    When the keyboard removes the filter "В наличност"
    Then the focus is on the heading of the page

  @HOME-03 @MODAL-02
  Scenario: A home's pictures open on the full screen by keyboard
    Given a window at the home "Светъл двустаен до парка" with three pictures
    When the keyboard goes to "На цял екран" and presses Enter
    Then the dialog shows the words "1 / 3"
    When the keyboard goes to "Следваща снимка" and presses Enter
    Then the dialog shows the words "2 / 3"
    When the dialog is closed by Escape
    Then the dialog is closed
    And the focus is on "На цял екран"
