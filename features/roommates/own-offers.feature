Feature: The form and the list of my roommate offers
  A person with a room to share writes an offer, publishes it and keeps it current.

  @MATE-04 @ROLE-02
  Scenario: The posted form leads to the offer's page
    Given the towns and universities of Bulgaria
    And I am logged in as user
    And I open the form for a room
    When I fill in an offer called "Слънчева стая до парка"
    And I publish the offer
    Then the page of the offer "Слънчева стая до парка" is open
    And it says that the offer is published
    And my list of offers is "Слънчева стая до парка: active"

  @MATE-04 @NAV-16
  Scenario: A visitor reads about offers, signs in and returns to the form
    Given an account of the type "user"
    When I open the form for a room
    Then there is no form of an offer, and I am asked to sign in
    When I press the button that signs me in
    Then the login is open, and no other modal
    When I log in
    Then I am back at the form for a room
    And the form of an offer is there

  @MATE-04 @ROLE-01
  Scenario Outline: An account of type <type> reads that offers are for private people
    Given I am logged in as <type>
    When I open the form for a room
    Then there is no form of an offer, and I am told whom offers are for

    Examples:
      | type   |
      | agency |
      | vendor |

  @MATE-04
  Scenario: Typed text survives a reload
    Given the towns and universities of Bulgaria
    And I am logged in as user
    And I open the form for a room
    When I fill in an offer called "Още не е готово"
    And I reload the form of the offer
    Then the form of the offer still says "Още не е готово"
    When I publish the offer
    And I open the form for a room
    Then the form of the offer is empty

  @MATE-04 @MODAL-08
  Scenario Outline: <what> is reported at its field
    Given the towns and universities of Bulgaria
    And I am logged in as user
    And I open the form for a room
    When I fill in an offer with <what>
    And I publish the offer
    Then the form of the offer marks "<fields>"

    Examples:
      | what                      | fields         |
      | a day of last week        | move in from   |
      | a price in words          | price          |
      | 11 people in the home     | people         |
      | coordinates of Paris      | gps coordinates |
      | 100000 characters         | about home     |
      | nothing but its title     | city, room, people, move in from, price, bills, about home |

  @MATE-04
  Scenario: After a lost response, one offer is published with the latest text
    Given the towns and universities of Bulgaria
    And I am logged in as user
    And I open the form for a room
    And I fill in an offer called "Слънчева стая"
    When I publish the offer and the server's answer gets lost
    And I reload the form of the offer
    And I call the offer "Слънчева стая, вече боядисана"
    And I publish the offer
    Then my list of offers is "Слънчева стая, вече боядисана: active"

  @MATE-04
  Scenario: An offer is changed, paused, resumed and deleted
    Given I have published the offer "Слънчева стая до парка"
    When I open the form of my offer
    And I call the offer "Слънчева стая с тераса"
    And I publish the offer
    Then my list of offers is "Слънчева стая с тераса: active"
    When I pause my offer or show it again
    Then my list of offers is "Слънчева стая с тераса: paused"
    When I pause my offer or show it again
    Then my list of offers is "Слънчева стая с тераса: active"
    When I ask to delete my offer, and then do not
    Then my list of offers is "Слънчева стая с тераса: active"
    When I delete my offer for good
    Then my list of offers is ""

  @MATE-04 @NAV-01
  Scenario Outline: The form of an offer opens at its <language> address
    Given I have published the offer "Слънчева стая до парка"
    When I open the form of my offer at its <language> address
    Then the form holds the offer "Слънчева стая до парка"

    Examples:
      | language  |
      | Bulgarian |
      | English   |
