Feature: Warnings about landlords
  Many listings on the first day, or one phone under several names, can mean fraud. Visitors see a warning
  before they pay, and the team gets a case.

  @TRUST-06
  Scenario: Ten listings on the first day of a new account
    Given Иван publishes 9 homes today
    When I open his last home
    Then the page does not warn of its owner
    Given Иван publishes 1 home today
    When I open his last home
    Then the page shows "Много обяви от нов профил"
    And the page shows "Не плащайте капаро или депозит, преди да сте видели жилището"
    And the team has the case "many-listings" of Иван
    When the team finds nothing wrong with Иван
    And I open his last home
    Then the page does not warn of its owner

  @TRUST-06
  Scenario: Homes and rooms are counted together
    Given Иван publishes 5 homes today
    And Иван posts 4 rooms today
    When I open his last room
    Then the page does not warn of its owner
    Given Иван posts 1 room today
    When I open his last room
    Then the page shows "Много обяви от нов профил"
    And the page shows "преди да сте видели стаята"
    And the team has the case "many-listings" of Иван
    When I open his last home
    Then the page shows "Много обяви от нов профил"

  @TRUST-06
  Scenario: A trusted agency may publish many homes
    Given a trusted agency publishes 10 homes today
    When I open its last home
    Then the page does not warn of its owner
    And the team has no case

  @TRUST-06
  Scenario Outline: One phone under several names is detected in any notation
    Given Мария Иванова offers a home by the telephone "0888 123 344"
    And Петър Стоянов offers a home and writes in it "<written>"
    When I open his last home
    Then the page shows "Един телефон, различни имена"
    And the team has the case "shared-phone" of Петър Стоянов

    Examples:
      | written                     |
      | Обадете се на 0888123344.   |
      | тел. +359 88/812-33-44      |
      | тел. о888 12 33 44          |
