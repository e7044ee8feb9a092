Feature: The screen where services are chosen
  The page explains replaced services, restores them, stores the selection and reports changed prices.

  Background:
    Given teams work in "София"

  @SERV-01 @NAV-04
  Scenario: Services and prices are shown without scripts
    When I open the services for cleaning
    Then the page as it came says "Почистване на дома" and "3,50 лв. (1,79 €) за m²"
    When I open the services for moving
    Then the page as it came says "Двама хамали и бус" and "75,00 лв. (38,35 €) на час"

  @SERV-03
  Scenario: Services replaced by a subscription return after its removal
    Given I open the services for cleaning
    When on the screen I add "Почистване на дома, Прозорец"
    And on the screen I add "Всяка седмица"
    Then the screen says: "„Всяка седмица“ се поръчва самостоятелно и замени: Почистване на дома, Прозорец."
    When on the screen I press undo
    Then the screen shows the choice "Почистване на дома, Прозорец" for 246,00 лв.

  @SERV-04 @NAV-04
  Scenario: Moving explains why it replaces transport and cleaning
    Given I open the services for cleaning
    And on the screen I add "Прозорец"
    And I open the services for moving
    When on the screen I add "Двама хамали и бус"
    Then the screen says: "„Двама хамали и бус“ е преместване и замени избраното почистване: Прозорец."
    When on the screen I remove "Двама хамали и бус"
    And on the screen I add "Само транспорт"
    And on the screen I add "Двама хамали и бус"
    Then the screen says: "„Двама хамали и бус“ замени: Само транспорт. Цената на екипа включва превоза."

  @SERV-05
  Scenario: One-time cleaning ends the subscription
    Given I open the services for cleaning
    When on the screen I add "Всяка седмица"
    And on the screen I add "Фурна"
    Then the screen says: "„Фурна“ не може да се съчетае с абонамент и замени: Всяка седмица."
    And the screen shows the choice "Фурна" for 59,00 лв.

  @SERV-06
  Scenario: The selection and its quantities survive a reload
    Given I open the services for cleaning
    And on the screen I add "Почистване на дома"
    And on the screen I want 85 m² of "Почистване на дома"
    When I reload the page of the services
    Then the screen shows the choice "Почистване на дома" for 297,50 лв.

  @SERV-06 @PRICE-05
  Scenario: A changed price is reported
    Given I open the services for cleaning
    And on the screen I add "Фурна"
    And the price of "Фурна" has become 65,00 лв.
    When I reload the page of the services
    Then the screen shows the choice "Фурна" for 65,00 лв.
    And the screen tells that "Фурна" has another price

  @LANG-11 @SERV-06
  Scenario: The selection moves to the English site
    Given I open the services for cleaning
    And on the screen I add "Фурна"
    When I switch the language of the services
    Then the screen shows the choice "Oven" for 59,00 лв.
