Feature: Reviews of verified buyers
  Only buyers who received a product write a review, and they can change it; the vendor answers once.

  Background:
    Given the shop sells:
      | product     | vendor  |
      | Дъбова маса    | Дървото  |

  @TRUST-04
  Scenario: A buyer's review is public
    Given I have received "Дъбова маса"
    When I review "Дъбова маса" with 4 stars: "Плотът е здрав, но едно краче дойде с драскотина."
    Then my review is published
    And the page of "Дъбова маса" says 4 stars of 1 review: "Плотът е здрав, но едно краче дойде с драскотина."
    And search engines read 4 stars of 1 review

  @TRUST-04
  Scenario: A product without reviews says so, and gives search engines no rating
    Given I open the page of "Дъбова маса"
    Then it says that nobody has reviewed it
    And search engines read no rating

  @TRUST-04
  Scenario: A question about a product is answered for everyone
    Given I have an account
    When I ask about "Дъбова маса": "Подходяща ли е масата за тераса?"
    And the vendor answers about "Дъбова маса": "Не, тя е за закрити помещения."
    Then everyone reads "Подходяща ли е масата за тераса?" and "Не, тя е за закрити помещения." on the page of "Дъбова маса"

  @TRUST-04
  Scenario Outline: A buyer cannot review before the delivery
    Given I have ordered "Дъбова маса", and the order is <state>
    When I come to review "Дъбова маса"
    Then I am told that only buyers with a delivered order write

    Examples:
      | state     |
      | shipped   |
      | cancelled |

  @TRUST-04
  Scenario Outline: A review with <what> is not published
    Given I have received "Дъбова маса"
    When I review "Дъбова маса" with 5 stars: "<text>"
    Then the text of my review is marked with "<message>"

    Examples:
      | what          | text                                            | message                                                                |
      | a telephone   | Звънете ми на 0888 123 456 за снимки на масата. | Премахнете телефоните, имейлите и връзките: отзивът се чете от всички. |
      | an insult     | Продавачът е идиот, а масата дойде без крака.   | Премахнете обидните и грубите думи. Критиката е добре дошла.           |
      | hardly a word | Става.                                          | Разкажете малко повече: поне 20 знака.                                 |

  @TRUST-04
  Scenario: A review has a picture
    Given I have received "Дъбова маса"
    When I review "Дъбова маса" with 2 stars and a picture: "Пристигна с пукнатина по плота, вижте снимката."
    Then the page of "Дъбова маса" shows my picture

  @TRUST-04
  Scenario: Typed text survives a reload
    Given I have received "Дъбова маса"
    And I come to review "Дъбова маса"
    When I type "Плотът е здрав" in my review
    And I load the page anew
    Then "Плотът е здрав" is still in my review

  @TRUST-04
  Scenario: The author changes and withdraws a review
    Given I have received "Дъбова маса"
    And I review "Дъбова маса" with 5 stars: "Хубава маса, доволни сме от покупката."
    When I review "Дъбова маса" with 2 stars: "След месец плотът се изви от топлото."
    Then the page of "Дъбова маса" says 2 stars of 1 review: "След месец плотът се изви от топлото."
    When I withdraw my review
    And I open the page of "Дъбова маса"
    Then it says that nobody has reviewed it

  @TRUST-04
  Scenario: The vendor answers a review
    Given a person has reviewed "Дъбова маса" with 2 stars: "След месец плотът се изви от топлото."
    And I am logged in as the vendor "Дървото"
    When I answer the review: "Съжаляваме, ще сменим плота безплатно."
    Then "Съжаляваме, ще сменим плота безплатно." is shown below the review of "Дъбова маса"

  @TRUST-04
  Scenario: Lists show the rating, sort by it and filter by it
    Given the shop sells:
      | product       | vendor  | category |
      | Ясенова маса  | Дървото | Маси     |
      | Чамова маса   | Дървото | Маси     |
      | Стъклена маса | Дървото | Маси     |
    And a person has reviewed "Стъклена маса" with 2 stars: "Плотът се надраска още първата седмица."
    And a person has reviewed "Ясенова маса" with 5 stars: "Равна, здрава и лесна за сглобяване маса."
    When I open the category "Маси" filtered by the best reviewed first
    Then I see the products "Ясенова маса, Чамова маса, Стъклена маса"
    And the page shows "Ясенова маса 5(1)"
    When I open the category "Маси" filtered by what is highly rated
    Then I see the products "Ясенова маса"
