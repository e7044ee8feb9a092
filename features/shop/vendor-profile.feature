Feature: A vendor's profile
  The law requires the trader's data on a shop's page; without it the shop's products are hidden.

  @VEND-03
  Scenario: The vendor's description is shown on the shop's page
    Given I am logged in as vendor
    And I open my settings
    When I say of my shop:
      | name               | Мебели Явор           |
      | description in bulgarian      | Мебели от орех.       |
      | delivery price      | 7,90                  |
      | delivery days from   | 2                     |
      | delivery days to     | 4                     |
      | returns in bulgarian          | Връщане до 30 дни.    |
      | company number      | 999001012             |
      | vat number          | BG999001012           |
    When I open the page of my shop
    Then it says "Мебели Явор, Мебели от орех., Връщане до 30 дни., 999001012, правото на ЕС"

  @VEND-03
  Scenario: An invalid company number is marked
    Given I am logged in as vendor
    And I open my settings
    When I say of my shop:
      | company number | 999001013 |
      | vat number     |           |
    Then the form of my shop marks "company number"

  @VEND-03 @VEND-02
  Scenario: Products of a new shop are shown after its trader data is complete
    Given the category "Столове" is for the room kitchen
    And I am logged in as vendor of a shop that does not say who its trader is
    And I open the form for a product
    When I write a product called "Стол Явор" in "Столове" for 129,90 лв.
    And I save the product
    Then buyers find nothing of "Явор"
    And I am told what my shop must still say
    When I open my settings
    And I say of my shop:
      | company number | 999001012             |
      | vat number     |                       |
      | address       | Троян, ул. Минзухар 1 |
    And I show the product "Стол Явор"
    Then buyers find "Стол Явор"
