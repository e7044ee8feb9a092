Feature: Bulgarian first, English too
  The site is Bulgarian at its Bulgarian domain and English at any other.

  @LANG-01
  Scenario Outline: <host> is in <language>
    When a person opens the shop at "<host>"
    Then the page is in <language>

    Examples:
      | host                  | language  |
      | uyut.example          | Bulgarian |
      | UYUT.EXAMPLE          | Bulgarian |
      | uyut-home.example     | English   |
      | www.somewhere.example | English   |
      | localhost:3000        | Bulgarian |

  @LANG-02
  Scenario: A missing English text is shown in Bulgarian
    Given English lacks the text "A home to rent, a roommate, furniture and help with moving, all in one place."
    And I come to the English site
    When I open the front page
    Then the page says "help with moving" nowhere
    And the page shows "помощ с преместването"
    And the page shows "Home"

  @LANG-02
  Scenario: The default language is Bulgarian
    Given the shop has one host for both languages
    When a person opens the shop at "localhost"
    Then the page is in Bulgarian

  @LANG-03
  Scenario: The browser stores the selected language
    Given I am at the contact page
    When I switch the language
    Then the browser remembers English for the Bulgarian site

  @LANG-04
  Scenario Outline: The switch leads from <here> to the same page on the other domain
    Given the demo shop
    And I come to the <language> site
    And I am at <here>
    When I switch the language
    Then I am at "<there>"

    Examples:
      | language  | here                             | there                                           |
      | Bulgarian | /                                | uyut-home.example/                              |
      | Bulgarian | /produkti/7                      | uyut-home.example/product/7                     |
      | Bulgarian | /produkti/kategorii?room=kitchen | uyut-home.example/product/category?room=kitchen |
      | English   | /product/category/3?colour=oak   | uyut.example/produkti/kategorii/3?colour=oak    |
      | English   | /contacts                        | uyut.example/kontakti                           |
      | Bulgarian | /za-nas                          | uyut-home.example/about-us                      |

  @LANG-04
  Scenario: The language switch is a link that works without scripts
    When I open the contact page
    Then a link leads to "https://uyut-home.example/contacts"

  @LANG-05
  Scenario Outline: At <host> the language changes in place
    When a person opens the shop at "<host>"
    And I switch the language
    Then the page is in English
    And I am at "<host>/"
    When I switch the language
    Then the page is in Bulgarian

    Examples:
      | host               |
      | localhost          |
      | proba.uyut.example |

  @LANG-07
  Scenario Outline: All texts of the product come from the server
    When the <language> texts are asked for
    Then every text of the product comes in <language>

    Examples:
      | language  |
      | Bulgarian |
      | English   |

  @LANG-08
  Scenario: An editor of texts sees their keys
    When a person opens the shop at "localhost"
    And I open /?defaultLang=debug
    Then the page shows "home-title"
    And the page shows "add-property"
    When I open the page about us
    Then the page shows "text-updated"
    And the page shows "pages/about-us.title"
    When I open the contact page
    Then the page shows "pages/contacts"
    When I open /?defaultLang=bg
    Then the page shows "Добавете имот"

  @LANG-08
  Scenario: Visitors of the real domains never see keys
    When I open /?defaultLang=debug
    Then the page shows "Добавете имот"

  @LANG-09
  Scenario Outline: The server answers and writes in <language>
    Given the shop sells:
      | product             | in English      | price     | stock |
      | Настолна лампа Зора | Table lamp Zora | 45,90 лв. | 3     |
    And I come to the <language> site
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I order
    Then an e-mail in <language> names "<title>"
    When I open /porachka/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq
    Then the page says "Не намираме такава поръчка. Проверете дали връзката е цялата."

    Examples:
      | language  | title               |
      | Bulgarian | Настолна лампа Зора |
      | English   | Table lamp Zora     |

  @LANG-10
  Scenario: No text is missing in either language, and none is written into a screen
    Then both languages have the same texts
    And no screen holds Bulgarian words of its own
    And every text that a screen asks for exists

  @LANG-11
  Scenario: A change of domain keeps all data
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 3     |
    And I have put 2 pieces of "Настолна лампа Зора" in the cart
    And I mark "Настолна лампа Зора" as a favorite
    And I accept the cookies
    When I switch the language
    Then the page is in English
    And the cart holds 2 pieces
    And "Настолна лампа Зора" is a favorite
    And the cookie notice does not show
    When I switch the language
    Then the page is in Bulgarian
    And the cart holds 2 pieces

  @LANG-11
  Scenario: Transferred data is collected once
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 3     |
    And I have put 2 pieces of "Настолна лампа Зора" in the cart
    And I have left my belongings for the English site
    When another browser brings my secret to the English site after me
    Then it finds nothing there

  @LANG-11
  Scenario: Transferred data expires after a minute
    Given I have left my belongings for the English site
    When 61 seconds pass
    And I bring my secret to the English site
    Then nothing was handed over

  @LANG-11
  Scenario: Another site can neither read nor write transferred data
    Given I have left my belongings for the English site
    When "https://thief.example" brings my secret to the English site
    Then nothing was handed over
    When "https://thief.example" leaves belongings for the English site
    Then they are refused
