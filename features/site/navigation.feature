Feature: Navigation
  Every page has an address in each language, links on, and explains errors.

  @NAV-01
  Scenario Outline: <screen> opens at its English and at its Bulgarian address
    Given the demo shop
    When I open <English>
    Then I see the screen <screen>
    When I open <Bulgarian>
    Then I see the screen <screen>

    Examples:
      | screen                            | English                 | Bulgarian                 |
      | Index                             | /                       | /                         |
      | Marketplace                       | /shop                   | /magazin                  |
      | TrustedAgencies                   | /trusted-agencies       | /dovereni-agencii         |
      | AboutUsPage                       | /about-us               | /za-nas                   |
      | TermsAndConditionsPage            | /terms-and-conditions   | /obshti-usloviya          |
      | Ranking                           | /ranking                | /kak-podrezhdame          |
      | LegalGuarantee                    | /legal-guarantee        | /zakonova-garantsiya      |
      | Accessibility                     | /accessibility          | /dostapnost               |
      | PrivacyPolicyPage                 | /privacy-policy         | /poveritelnost            |
      | Contacts                          | /contacts               | /kontakti                 |
      | CleaningPage                      | /cleaning               | /pochistvane              |
      | CleaningServices                  | /cleaning/services      | /pochistvane/uslugi       |
      | MovingPage                        | /moving                 | /premestvane              |
      | MovingServices                    | /moving/services        | /premestvane/uslugi       |
      | InteriorPage                      | /interior               | /interior-dizayn          |
      | ComingSoon                        | /coming-soon            | /ochakvayte-skoro         |
      | MarketplaceProductCategories      | /product/category       | /produkti/kategorii       |
      | MarketplaceProductPromoCategories | /product/category/promo | /produkti/kategorii/promo |
      | ProductCategory                   | /product/category/1     | /produkti/kategorii/1     |
      | Product                           | /product/1              | /produkti/1               |
      | Cart                              | /cart                   | /kolichka                 |
      | Favorites                         | /favorites              | /lyubimi                  |
      | Properties                        | /properties             | /imoti                    |
      | Shops                             | /shops                  | /magazini                 |
      | Roommates                         | /roommates              | /sakvartiranti            |
      | RoommatesPost                     | /roommates/post         | /sakvartiranti/publikuvay |
      | Vendor                            | /vendor/1               | /targovets/1              |
      | UserConfirmation                  | /user/confirmation      | /potrebitel/potvarzhdenie |
      | BlogCategory                      | /blog/category          | /blog/kategoriya          |
      | BlogCategory                      | /blog/category/renting  | /blog/kategoriya/renting  |
      | PaymentStatus                     | /payment/status         | /plashtane/status         |

  @NAV-12
  Scenario Outline: <screen> loads with one request
    Given the demo shop
    And I am at the page about us
    When I go to <address>
    Then I am at the screen <screen>
    And its content was asked for once

    Examples:
      | screen          | address                          |
      | Index           | /                                |
      | Product         | /produkti/1                      |
      | ProductCategory | /produkti/kategorii/1?inStock=1  |
      | Vendor          | /targovets/1                     |
      | Properties      | /imoti                           |
      | Roommates       | /sakvartiranti                   |
      | BlogCategory    | /blog/kategoriya                 |

  @NAV-01 @NAV-16
  Scenario Outline: For a signed-in user <screen> opens at both of its addresses
    Given I am logged in as user
    When I open <English>
    Then I see the screen <screen>
    When I open <Bulgarian>
    Then I see the screen <screen>

    Examples:
      | screen            | English                   | Bulgarian             |
      | Profile           | /profile                  | /profil               |
      | AdminAddProperty  | /profile/property         | /profil/imot          |
      | AdminPropertyList | /profile/properties       | /profil/imoti         |
      | AgencyDashboard   | /profile/agency-dashboard | /profil/tablo         |
      | AdminSettings     | /profile/settings         | /profil/nastroyki     |
      | ViewingRequests   | /profile/viewing-requests | /profil/ogledi        |
      | AdminRoommates    | /profile/roommates-posts  | /profil/sakvartiranti |
      | AdminMessages     | /profile/messages         | /profil/saobshteniya  |

  @NAV-01 @NAV-16 @ROLE-04
  Scenario Outline: For a vendor <screen> opens at both of its addresses
    Given the shop sells:
      | product             | vendor   | price     |
      | Настолна лампа Зора | Светлина | 45,90 лв. |
    And I am logged in as vendor called "Светлина"
    When I open <English>
    Then I see the screen <screen>
    When I open <Bulgarian>
    Then I see the screen <screen>

    Examples:
      | screen               | English                   | Bulgarian                |
      | VendorDashboard      | /vendor/dashboard         | /targovets/tablo         |
      | AdminVendorDashboard | /profile/vendor-dashboard | /profil/targovets-tablo  |
      | AdminAddProduct      | /profile/product          | /profil/produkt          |
      | AdminListProducts    | /profile/products         | /profil/produkti         |
      | AdminProductsImport  | /profile/products-import  | /profil/vnos-na-produkti |

  @NAV-01 @ROLE-04
  Scenario: A vendor's own product opens at both of its addresses
    Given the shop sells:
      | product             | vendor   | price     |
      | Настолна лампа Зора | Светлина | 45,90 лв. |
    And I am logged in as vendor called "Светлина"
    Then the product "Настолна лампа Зора" opens to be changed, in Bulgarian and in English

  @NAV-01
  Scenario Outline: A vendor's orders at <address> open by the link of the e-mail
    When I open <address>
    Then I am told "За тази страница е нужен профил. Влезте и ще продължите оттук."

    Examples:
      | address            |
      | /profile/orders    |
      | /profil/porachki   |
      | /profile/orders/1  |
      | /profil/porachki/1 |

  @NAV-02
  Scenario Outline: On <address> of the <language> site all links are in the language of the page
    Given the demo shop
    And I come to the <language> site
    When I open <address>
    Then all links of the page are <language> ones

    Examples:
      | language  | address               |
      | Bulgarian | /                     |
      | Bulgarian | /product/category/1   |
      | Bulgarian | /produkti/1           |
      | Bulgarian | /kolichka             |
      | English   | /                     |
      | English   | /produkti/kategorii/1 |
      | English   | /product/1            |
      | English   | /contacts             |

  @NAV-03
  Scenario: The shop opens the home screen
    Given the demo shop
    When I open the front page
    And I keep what the page says
    And I open the shop
    Then the page says the same

  @NAV-04
  Scenario Outline: <one> and <other> are one screen
    Given teams work in "София"
    When I open <one>
    And I keep which screen is open
    And I open <other>
    Then the same screen is open, and says something of its own

    Examples:
      | one                 | other               |
      | /pochistvane        | /premestvane        |
      | /pochistvane/uslugi | /premestvane/uslugi |

  @NAV-05
  Scenario Outline: The room <room> shows its categories
    Given the category "Лампи" is for the room <room>
    And the category "Другаде" is for the room <elsewhere>
    When I open the categories of the room <room>
    Then I see the categories "Лампи"

    Examples:
      | room        | elsewhere |
      | hallway     | kitchen   |
      | living-room | kitchen   |
      | kitchen     | bedroom   |
      | bedroom     | kitchen   |
      | bathroom    | kitchen   |
      | terrace     | kitchen   |
      | garden      | kitchen   |
      | gifts       | kitchen   |

  @NAV-05
  Scenario Outline: The unknown room <room> shows all categories
    Given the category "Лампи" is for the room kitchen
    And the category "Легла" is for the room bedroom
    When I open the categories of the room <room>
    Then I see the categories "Лампи, Легла"

    Examples:
      | room    |
      | attic   |
      | KITCHEN |
      | 1       |

  @NAV-06
  Scenario: The promotions have their own background
    When I open the promotions
    Then the promo background is on
    When I go to the categories of products
    Then the promo background is off
    When I go back
    Then the promo background is on

  @NAV-07
  Scenario: Every page except the payment has a footer
    When I open the page about us
    Then the page has a footer
    When I open the status of a payment
    Then the page has no footer

  @NAV-08
  Scenario Outline: <address> is not found
    When I open <address>
    Then the page says "Страницата не е намерена"
    And search engines read that there is no such page

    Examples:
      | address             |
      | /nyama-takava       |
      | /a/b/c/d            |
      | /produkti/999999    |
      | /produkti/lampa     |
      | /targovets/999999   |
      | /porachka/izmislena |

  @NAV-08
  Scenario: The not-found page links on
    When I open /nyama-takava
    Then the page links to the categories of products
    When I go to the categories of products
    Then I see the categories of products

  @NAV-09
  Scenario: Navigation closes the rooms menu
    Given I am at the front page
    When I open the rooms menu
    And I go to the categories of products
    Then the rooms menu is closed

  @NAV-10
  Scenario: A new page starts at its top, and back restores the position
    Given I am at the page about us
    And I have scrolled 800 pixels down
    When I go to the contact page
    Then I am 0 pixels down
    When I go back
    Then I am 800 pixels down

  @NAV-11
  Scenario Outline: <address> <how>
    When I open <address>
    Then the screen <how>

    Examples:
      | address             | how                      |
      | /za-nas             | slides in from the right |
      | /obshti-usloviya    | slides in from the right |
      | /poveritelnost      | slides in from the right |
      | /kontakti           | slides in from the right |
      | /ochakvayte-skoro   | slides in from the right |
      | /produkti/kategorii | is there at once         |
      | /kolichka           | is there at once         |

  @NAV-12
  Scenario: Every page has the header and the footer
    When I open the page about us
    Then the page has a header
    And the page has a footer
    And the heading is "За нас"
    When I go to the contact page
    Then I see the contact page

  @NAV-13
  Scenario Outline: The page <address> has its own title and description
    Given the demo shop
    And I come to the <language> site
    When I open <address>
    Then the title is "<title>"
    And the page has a description

    Examples:
      | language  | address                          | title                                       |
      | Bulgarian | /                                | Намерете дом и планирайте нанасянето · Уют   |
      | English   | /                                | Find a home and plan your move · Uyut       |
      | Bulgarian | /produkti/kategorii?room=kitchen | За кухнята · Уют                            |
      | English   | /product/category?room=kitchen   | For the kitchen · Uyut                      |
      | Bulgarian | /kontakti                        | Контакти · Уют                              |

  @NAV-13
  Scenario: The site's title is the product's own name
    When I open /nyama-takava
    Then the title ends with "Уют"

  @NAV-13
  Scenario: A product page says the product's name to people and to search engines
    Given the shop sells:
      | product             | price     | stock |
      | Настолна лампа Зора | 45,90 лв. | 3     |
    When I open the product "Настолна лампа Зора"
    Then the title is "Настолна лампа Зора · Уют"
    And search engines read that it costs 23.47 EUR and is in stock
    And the page names its address in both languages

  @NAV-14
  Scenario: A part that does not load within two minutes is reported and can be loaded again
    Given I am at the page about us
    And the code of the screen Contacts does not arrive
    When I set out for the contact page
    And 119 seconds pass
    Then I still see the page about us
    When 1 second passes
    Then I am told that a part of the page did not arrive
    When the code of the screen Contacts arrives again
    And I try again
    Then I see the contact page

  @NAV-15
  Scenario: Slow loading shows its progress
    Given I am at the page about us
    And the server takes its time
    When I set out for the contact page
    Then no progress shows
    When 200 milliseconds pass
    Then progress shows
    When 1 second passes
    Then progress has grown, and not to the end
    When the server answers
    Then no progress shows
    And I see the contact page

  @NAV-12
  Scenario: The last of two navigations wins
    Given I am at the page about us
    And the server takes its time
    When I set out for the contact page
    And I set out for the privacy policy
    And the server answers
    Then I see the privacy policy
