Feature: Duplicate pictures
  A false landlord copies pictures of a real home. A picture of another listing is detected at upload, also if
  changed; the later listing waits for the team's review.

  Background:
    Given the cities of Bulgaria
    And "Домът на Мария" has a picture of a kitchen

  @TRUST-03
  Scenario Outline: A picture of another home, <changed>, is detected, and the later home waits for review
    When I publish "Нечия кухня" with that picture, <changed>
    And a person looks for homes
    Then they find "Домът на Мария"
    And they do not find "Нечия кухня"
    And the team is notified that "Нечия кухня" has a picture of "Домът на Мария"
    And I am written to that "Снимка 1 от „Нечия кухня“ вече е използвана в обява на друг потребител."

    Examples:
      | changed                |
      | encoded anew           |
      | cropped by 15%         |
      | smaller and mirrored   |
      | darker, cropped by 15% |

  @TRUST-03
  Scenario: My homes show the reason for the review, and another picture ends it
    When I publish "Нечия кухня" with that picture, encoded anew
    And I open /profil/imoti?tab=paused
    Then the page shows "Очаква преглед"
    And the page shows "Ако замените снимката със своя, обявата се показва веднага."
    When I put a picture of a balcony in its place
    And a person looks for homes
    Then they find "Нечия кухня"

  @TRUST-03
  Scenario: The team approves a home that rightly has the same picture
    Given I publish "Нечия кухня" with that picture, encoded anew
    When the team keeps "Нечия кухня"
    And a person looks for homes
    Then they find "Домът на Мария"
    And they find "Нечия кухня"
    And I am written to that "снимките отговарят на правилата"

  @TRUST-03
  Scenario: A landlord's own pictures are no duplicates
    When Мария publishes "Другият дом на Мария" with that picture, encoded anew
    And a person looks for homes
    Then they find "Другият дом на Мария"

  @TRUST-03
  Scenario: A similar picture is no duplicate
    When I publish "Моята кухня" with a picture of another kitchen
    And a person looks for homes
    Then they find "Моята кухня"
