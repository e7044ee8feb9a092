@browser
Feature: Behaviour in a browser
  Keyboard, focus, scrolling, motion, two domains and broken connections in a real browser.

  @ROOM-01 @ROOM-03 @MODAL-02
  Scenario Outline: A room of the picture is selected by <way>
    Given a window at the page about us
    When the shop button is pressed
    Then a dialog says "Изберете стая"
    When the kitchen of the picture is chosen by <way>
    Then the dialog is closed
    And the window shows "За кухнята"

    Examples:
      | way      |
      | mouse    |
      | keyboard |

  @NAV-14
  Scenario Outline: Without a connection <button> reports it, and opens after reconnection
    Given a window at the page about us
    When the browser goes offline
    And "<button>" is pressed
    Then a dialog says "Няма интернет връзка. Проверете я и опитайте отново."
    When the browser goes online
    And the dialog is closed by Escape
    And "<button>" is pressed
    Then a dialog says "<dialog>"

    Examples:
      | button  | dialog           |
      | Вход    | Забравена парола |
      | Магазин | Изберете стая    |

  @ROOM-01
  Scenario Outline: A room is highlighted by <what>
    Given a window at the page about us
    When the shop button is pressed
    And the kitchen of the picture has the <what>
    Then the kitchen lights up

    Examples:
      | what  |
      | mouse |
      | focus |

  @ROOM-02 @ROOM-04
  Scenario: A list of all rooms and gifts is next to the picture
    Given a window at the page about us
    When the shop button is pressed
    Then the dialog lists all rooms, "Всички стаи" and "Подаръци" under "Още продукти"
    And the dialog has a close button

  @ROOM-04
  Scenario: On the shop's front the rooms menu has no close button
    Given a window at the shop
    When the shop button is pressed
    Then the dialog has no close button

  @MODAL-02
  Scenario Outline: A modal closes by <way> and restores the focus
    Given a window at the page about us
    When "Вход" is pressed
    Then a dialog says "Вход в профила"
    When the dialog is closed by <way>
    Then the dialog is closed
    And the focus is on "Вход" again

    Examples:
      | way          |
      | its button   |
      | Escape       |
      | the backdrop |

  @MODAL-02
  Scenario: The focus stays within a modal
    Given a window at the page about us
    When "Вход" is pressed
    And Tab is pressed 12 times
    Then the focus never left the dialog for the page

  @MODAL-03 @HEAD-05
  Scenario: An empty cart says so, and the message is closed
    Given a window at the page about us
    When "Количка" is pressed
    Then a dialog says "Количката е празна. Добавете продукти, за да поръчате."
    When the dialog is closed by Escape
    Then the dialog is closed
    And the window is at the page about us

  @MODAL-05 @NAV-12
  Scenario: The cookie notice is answered once
    Given a window at the page about us
    Then the cookie notice is on the screen
    When the cookies are accepted
    Then the cookie notice is not on the screen
    When the page is loaded again
    Then the cookie notice is not on the screen

  @MODAL-05
  Scenario: The privacy page shows the purposes and their choices
    Given a window at the page about us
    When "Подробности" is pressed
    Then the window is at the privacy policy
    And the cookie notice is not on the screen
    And the window shows "Още не сте избрали. Дотогава пазим само необходимото."
    When "Само необходимите" is pressed
    Then the window shows "Отказахте бисквитките. Пазим само необходимото; количката и любимите работят."

  @NAV-10
  Scenario Outline: At <width> pixels a new page starts at its top, and back restores the position
    Given a window at the terms and conditions of <width> pixels
    When the visitor scrolls 600 pixels down
    And the footer's "Контакти" is followed
    Then the window is at the contact page
    And the window is 0 pixels down
    When the visitor goes back
    Then the window is at the terms and conditions
    And the window is where the footer was

    Examples:
      | width |
      | 390   |
      | 1440  |

  @NAV-10
  Scenario Outline: <page> keeps its scroll position at <width> pixels after a reload and after another site
    Given the demo shop
    And a window at <page> of <width> pixels
    When the visitor scrolls 600 pixels down
    And the page is loaded again
    Then the window is 600 pixels down
    When the visitor goes to another site, and back
    Then the window is 600 pixels down

    Examples:
      | page             | width |
      | /obshti-usloviya | 390   |
      | /                | 390   |
      | /                | 1440  |

  @NAV-11
  Scenario Outline: A page to read <how> with <wish>
    Given a window at the front page with <wish>
    When the footer's "За нас" is followed
    Then the page to read <how>

    Examples:
      | how              | wish           |
      | slides in        | motion         |
      | is there at once | reduced motion |

  @NAV-11
  Scenario Outline: The picture of a pressed card <how> with <wish>
    Given the demo shop
    And a window at the page of category 1 with <wish>
    When the first card is pressed
    Then its page is shown, and the picture <how>

    Examples:
      | how                         | wish           |
      | grows into that of the page | motion         |
      | is there at once            | reduced motion |

  @NAV-09 @HEAD-06
  Scenario: The phone's menu opens, leads on and closes
    Given a window at the page about us of 390 pixels
    When "Още" is pressed
    Then the menu shows "Блог, Контакти, Политика за поверителност, Общи условия, Доверени агенции, Услуги"
    When the menu's "Контакти" is followed
    Then the window is at the contact page
    And the menu is closed

  @NAV-14
  Scenario: A part that does not load is reported and can be loaded again
    Given a window at the page about us
    When the connection breaks for scripts
    And "Любими" is pressed
    Then the window shows "Част от страницата не се зареди"
    When the connection is back
    And "Презареждане" is pressed
    Then the window shows "Любими"

  @NAV-15
  Scenario: A bar shows while a page loads slowly
    Given a window at the page about us
    When the shop's answers wait
    And the footer's "Контакти" is followed
    Then a progress bar is on the screen
    When the shop's answers arrive
    Then the window is at the contact page
    And no progress bar is on the screen

  @LANG-03 @LANG-06
  Scenario Outline: Every request carries the language and the visitor's cookies
    Given a window in <language> at /favorites
    And the visitor has a cookie of the shop
    When the footer's "Контакти" is followed
    Then the window asked the shop in <language>, with its cookies
    And the browser has stored <language> as the language

    Examples:
      | language  |
      | Bulgarian |
      | English   |

  @LANG-04 @LANG-11
  Scenario: The switch of language keeps the cart, the favorites and the page
    Given the shop sells:
      | product             | in English      | price     | stock |
      | Настолна лампа Зора | Table lamp Zora | 45,90 лв. | 5     |
    And a window at the product "Настолна лампа Зора"
    And the cookies are accepted
    When the product is put in the cart
    And the language is switched
    Then the window is at the same product in English
    And the window shows the words "Table lamp Zora"
    And the cart button says "Cart, 1 item"
    And the cookie notice is not on the screen

  @SHOP-05 @PRICE-01
  Scenario: Pages and links work without scripts
    Given the demo shop
    And a window without scripts at the front page
    Then its letters are ours
    When the first category is followed
    Then there are products with prices in both currencies
    When the first product is followed
    Then the window shows "Цената е с ДДС."
    And the window shows "Производител и безопасност"

  @CART-05 @CART-08 @PRICE-04
  Scenario: The order button names the obligation to pay, and the page logs no errors
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 5     |
    And a window at the product "Настолна лампа Зора"
    And the cookies are accepted
    When the product is put in the cart
    And the cart is opened
    Then the window shows "Цените са с ДДС. Право на отказ от договора: до 14 дни след доставката."
    When the order is placed
    Then the browser has complained of nothing

  @NAV-10 @MODAL-02
  Scenario Outline: At <width> pixels, back closes what "<button>" opens first, and then leads back
    Given a window at the page about us of <width> pixels
    And the cookie notice is answered
    When the footer's "Контакти" is followed
    Then the window shows "Пишете ни"
    When "<button>" is pressed
    Then a modal is open
    When the visitor goes back
    Then no modal is open
    And the window is at the contact page
    When the visitor goes back
    Then the window is at the page about us

    Examples:
      | width | button  |
      | 390   | Още     |
      | 390   | Магазин |
      | 390   | Вход    |
      | 1440  | Магазин |
      | 1440  | Вход    |

  @NAV-10 @MODAL-02
  Scenario: A modal closed by its button leaves no step in the history
    Given a window at the page about us of 390 pixels
    And the cookie notice is answered
    When the footer's "Контакти" is followed
    Then the window shows "Пишете ни"
    When "Вход" is pressed
    Then a modal is open
    When the dialog is closed by Escape
    And the visitor goes back
    Then the window is at the page about us

  @SHOP-06
  Scenario: A press before the scripts have loaded takes effect later
    Given the demo shop
    And a window at the page of category 9 whose scripts are on their way
    When the first product is marked, and the second one twice
    And the scripts arrive
    Then the first product is marked, and the second one is not

  Scenario Outline: Text that is typed before the scripts have loaded stays: <fields> at <path>
    Given the demo shop
    And a window at <path> whose scripts are on their way
    When "<value>" is typed in the fields <fields>
    And the scripts arrive
    And the page is ready
    And the cookies are accepted
    Then the fields <fields> say "<value>"

    Examples:
      | path           | fields                | value           |
      | /kontakti      | name and subject      | Мария Иванова   |
      | /kontakti      | email                 | maria@primer.bg |
      | /imoti         | priceFrom and priceTo | 300             |
      | /sakvartiranti | priceFrom and priceTo | 300             |

  Scenario Outline: A page is readable before its fonts load, and they cause no shift
    Given the demo shop
    And a window of <width> pixels at <address> whose fonts are on their way
    Then "<heading>" is read already
    When the fonts arrive
    Then nothing has moved

    Examples:
      | width | address               | heading              |
      | 390   | /produkti/9           | Настолна лампа       |
      | 390   | /sakvartiranti        | Съквартиранти и стаи |
      | 390   | /imoti                | Жилища под наем      |
      | 390   | /lyubimi              | Любими               |
      | 1280  | /produkti/kategorii/9 | Настолни лампи       |

  Scenario: The front page reserves the space of the apartment
    Given a window of 1440 pixels at the front page whose scripts are on their way
    Then the links to start with are in the same place as without the apartment
