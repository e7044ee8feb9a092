Feature: Premium listings
  For credits a listing is first in the list for 7 or 30 days, and is marked.

  @HOME-17
  Scenario: A premium listing is first in the list and marked
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    And my wallet holds a gift of 20 credits
    And Иван offers these homes:
      | title         | district | price      |
      | Евтин тристаен  | Лозенец  | 300,00 лв. |
      | Скъп тристаен   | Лозенец  | 3000,00 лв. |
    When I put "Моят двустаен" first for 7 days
    And I open the list of homes
    Then the first home is "Моят двустаен", marked as premium
    When I open /imoti?orderBy=price.ASC
    Then the first home is "Евтин тристаен", not marked as premium
    And my wallet holds 15 credits

  @HOME-17
  Scenario: After its period a premium listing is an ordinary one
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    And my wallet holds a gift of 20 credits
    And Иван offers these homes:
      | title        | district | price      |
      | По-нова обява  | Лозенец  | 300,00 лв. |
    When I put "Моят двустаен" first for 7 days
    And 8 days have passed
    And I open the list of homes
    Then the first home is "По-нова обява", not marked as premium

  @HOME-17
  Scenario: An extension adds to the remaining time
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    And my wallet holds a gift of 20 credits
    When I put "Моят двустаен" first for 7 days
    And I put "Моят двустаен" first for 30 days
    Then "Моят двустаен" is first for 37 days
