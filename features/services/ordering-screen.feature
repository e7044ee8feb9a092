Feature: Ordering services on the screen
  The order form follows the selection: contact, address, time slot, terms; then the customer follows the
  order.

  Background:
    Given teams work in "София"
    And I open the services for cleaning
    And on the screen I add "Фурна"

  @SERV-07
  Scenario: A customer selects services, orders and follows the order
    When I fill in the order of services for tomorrow from 12 to 16
    And I send the order of services
    Then I am on the page of the order, booked for 59,00 лв.
    When I open the services for cleaning
    Then nothing is chosen any more

  @SERV-07
  Scenario: A time slot that another customer takes is no longer offered
    Given I fill in the order of services for tomorrow from 12 to 16
    And another customer has ordered "Фурна" for tomorrow from 12 to 16
    When I send the order of services
    Then the order of services marks "date, window", and shows that window as taken

  @SERV-07 @PRICE-05
  Scenario: A price that changes during ordering is reported
    Given I fill in the order of services for tomorrow from 12 to 16
    And the price of "Фурна" has become 65,00 лв.
    When I send the order of services
    Then the order of services is refused for "Цените или услугите са променени. Нищо не е поръчано: прегледайте избора си и изпратете отново."
    And the screen tells that "Фурна" has another price
    When I send the order of services
    Then I am on the page of the order, booked for 65,00 лв.

  @SERV-07
  Scenario: Typed text survives a reload
    Given I fill in the order of services for tomorrow from 12 to 16
    When I reload the page of the services
    Then the order of services still holds my address and the window, and asks for consent anew

  @SERV-07
  Scenario: The order is changed and cancelled on its page
    Given I fill in the order of services for tomorrow from 12 to 16
    And I send the order of services
    When on the page of the order I move it to the window from 8 to 12
    When I load the page anew
    Then the page of the order says "8:00 – 12:00"
    When on the page of the order I cancel and confirm
    And I load the page anew
    Then the page of the order says "Поръчката е отменена"
