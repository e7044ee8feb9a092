Feature: Sign-in
  The header shows a signed-in user the right links; profile pages ask for a login and open after it.

  @AUTH-01 @HEAD-02 @HEAD-03
  Scenario Outline: The header knows <type>
    Given I am logged in as <type>
    When I open the front page
    Then the profile link leads to <page>
    And the header offers to add <thing>

    Examples:
      | type   | page                | thing    |
      | user   | my dashboard        | property |
      | agency | my dashboard        | property |
      | vendor | my shop's dashboard | product  |

  @HEAD-04
  Scenario: A visitor who adds a home signs in first and continues there
    Given an account of the type "user"
    And I open the front page
    When I press add property
    Then the login is open, and no other modal
    When I log in
    Then I am brought to the form for a home

  @HEAD-07 @HEAD-08 @ROLE-02 @ROLE-03 @ROLE-04
  Scenario Outline: The menu of <type> has its links
    Given I am logged in as <type>
    When I open the front page
    Then my menu lists "<links>"

    Examples:
      | type   | links                                                                                                                                                                            |
      | user   | AgencyDashboard, AdminPropertyList, AdminVendorOrders, ViewingRequests, AdminMessages, AdminRoommates, AdminReviews, MovingIn, AdminSavedSearches, HiddenListings, AdminSettings |
      | agency | AgencyDashboard, AdminPropertyList, AdminListingsImport, AdminVendorOrders, ViewingRequests, AdminMessages, AdminReviews, AdminSavedSearches, AdminSettings                      |
      | vendor | VendorDashboard, AdminListProducts, AdminProductsImport, AdminVendorOrders, AdminCoupons, AdminPayouts, AdminInvoices, AdminMessages, AdminReviews, AdminIntegrations, AdminMembers, AdminSettings |

  @HEAD-08
  Scenario Outline: The orders that wait are counted for <type>
    Given I am logged in as <type>
    And <count> orders wait for me
    When I open the front page
    Then my menu counts <shown> orders

    Examples:
      | type   | count | shown |
      | user   | 3     | 3     |
      | vendor | 3     | 3     |
      | agency | 3     | 0     |

  @MODAL-06
  Scenario Outline: The badge of <type> "<name>" shows its initials
    Given I am logged in as <type> called "<name>"
    When I open the front page
    Then my badge says "<shown>", "<role>" and "0 кредита"

    Examples:
      | type   | name                          | shown                 | role       |
      | user   | Мария Иванова                 | Мария Иванова         | Потребител |
      | user   | Александрина Константинова    | Александрина Констан… | Потребител |
      | agency | Агенция за имоти и наеми Ключ | Агенция за имоти и н… | Агенция    |
      | vendor | Светлина                      | Светлина              | Търговец   |

  @NAV-16 @AUTH-15 @ROLE-06
  Scenario Outline: <page> asks a visitor to log in, and opens afterwards
    Given an account of the type "<type>"
    When I open <page>
    Then the page is for those who have logged in
    And the login is open, and no other modal
    When I log in
    Then I am back at <page>

    Examples:
      | page              | type   |
      | /profil           | user   |
      | /profil/imoti     | agency |
      | /profil/nastroyki | user   |
      | /targovets/tablo  | vendor |

  @ROLE-05
  Scenario Outline: A link to another role's page explains the role and keeps the session
    Given I am logged in as <type>
    When I open <page>
    Then it says that it is for "<whose>", and leads on to <dashboard>
    And I am still logged in

    Examples:
      | type   | page                  | whose                                    | dashboard           |
      | vendor | /profil/ogledi        | Тази страница е за наемодатели и агенции | my shop's dashboard |
      | vendor | /profil/imoti         | Тази страница е за наемодатели и агенции | my shop's dashboard |
      | user   | /profil/produkti      | Тази страница е за търговци              | my dashboard        |
      | agency | /profil/sakvartiranti | Тази страница е за лични профили         | my dashboard        |

  @ROLE-05
  Scenario: Navigation to another role's page shows the same explanation
    Given I am logged in as vendor
    And I open the page about us
    When I follow a link to my viewings
    Then I see which role the page is for
    And I am still logged in

  @AUTH-14
  Scenario: A logout ends the session
    Given I am logged in as user
    And I open the page about us
    And the shop sells:
      | product             |
      | Настолна лампа Зора |
    And I have put 1 piece of "Настолна лампа Зора" in the cart
    When I log out
    Then I see the success "Излязохте от профила си."
    And I am brought to the front page
    And nobody is logged in
    And my cart is empty
    When a person uses the session that I had
    Then they are asked to log in

  @AUTH-16
  Scenario: The session expires after an hour
    Given I am logged in as user
    When an hour passes
    And I open my settings
    Then the page is for those who have logged in

  @AUTH-15
  Scenario: A password change after the session has expired opens the login on top
    Given I am logged in as user
    And I open my settings
    When an hour passes
    And I change my password with the present one right
    Then the login is open, and no other modal

  @AUTH-15
  Scenario: A purchase of credits after the session has expired opens the login on top
    Given I am logged in as user
    And I am about to buy credits
    And I choose 39 credits
    When an hour passes
    And I proceed to the payment
    Then the login is open, and no other modal

  @AUTH-13
  Scenario Outline: Changing the password with the present one <right>
    Given I am logged in as user
    And I open my settings
    When I change my password with the present one <right>
    Then <outcome>

    Examples:
      | right | outcome                                 |
      | right | I see the success "Паролата е сменена." |
      | wrong | the settings mark the present password  |

  @AUTH-07
  Scenario Outline: In <browser> Google is <offered>
    Given Google sign-in is set up
    And my browser is <browser>
    When I open the front page
    And the login is open
    Then Google sign-in is <offered>

    Examples:
      | browser   | offered     |
      | Chrome    | offered     |
      | Facebook  | not offered |
      | Instagram | not offered |
      | TikTok    | not offered |
      | Viber     | not offered |
      | LinkedIn  | not offered |

  @AUTH-06
  Scenario: A Google sign-in that fails
    Given Google sign-in is set up
    And I open the front page
    When Google gives a token that is no good
    Then I see the error "Неуспешна аутентикация! Моля опитайте отново!"
    And nobody is logged in

  @LANG-11
  Scenario: The language switch keeps the session
    Given I am logged in as user
    And I open the page about us
    When I switch the language
    Then I am logged in on the English site too

  @LANG-11 @AUTH-15
  Scenario: The switch of language on a profile page keeps the session
    Given I am logged in as user
    And I open my settings
    When I switch the language
    Then I am logged in on the English site too

  @ROLE-01 @ROLE-05
  Scenario: Another person's listing looks like an unknown one
    Given I am logged in as user
    When I open the form of another person's listing
    Then there is no such page
