Feature: A vendor's profile
  Buyers read who stands behind a shop, as the law asks; without it nothing of the shop is shown.

  @VEND-03
  Scenario: What a vendor says of the shop stands on its page
    Given I am logged in as vendor
    And I open /profil/nastroyki
    When I say of my shop:
      | name               | Мебели Явор           |
      | descriptionBg      | Мебели от орех.       |
      | deliveryPrice      | 7,90                  |
      | deliveryDaysFrom   | 2                     |
      | deliveryDaysTo     | 4                     |
      | returnsBg          | Връщане до 30 дни.    |
      | companyNumber      | 999001012             |
      | vatNumber          | BG999001012           |
    Then the page of my shop says "Мебели Явор, Мебели от орех., Връщане до 30 дни., 999001012, правото на ЕС"

  @VEND-03
  Scenario: A company number that can't be is marked
    Given I am logged in as vendor
    And I open /profil/nastroyki
    When I say of my shop:
      | companyNumber | 999001013 |
      | vatNumber     |           |
    Then the form of my shop marks "companyNumber"

  @VEND-03 @VEND-02
  Scenario: A new shop prepares its products, and shows them once it says who the trader is
    Given the category "Столове" is for the room kitchen
    And I am logged in as vendor of a shop that does not say who its trader is
    And I open /profil/produkt
    When I write a product called "Стол Явор" in "Столове" for 129,90 лв.
    And I save the product
    Then buyers find nothing of "Явор"
    And I am told what my shop must still say
    When I open /profil/nastroyki
    And I say of my shop:
      | companyNumber | 999001012             |
      | vatNumber     |                       |
      | address       | Троян, ул. Минзухар 1 |
    And I show the product "Стол Явор"
    Then buyers find "Стол Явор"
