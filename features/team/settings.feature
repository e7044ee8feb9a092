Feature: Settings and texts of the business
  The owner changes the company's data, and editors change texts and pages. A change begins at once or at a chosen
  time, and an earlier version can be restored.

  @TEAM-12
  Scenario: Mails name the new company after its data are changed
    When the owner changes the company's name to "Нов дом ООД"
    Then mails name the company "Нов дом ООД"

  @TEAM-09
  Scenario: A changed text is shown from the chosen time
    When an editor changes the text "Количка" to "Пазарска чанта" from tomorrow
    Then the site still says "Количка"
    When a day passes
    Then the site says "Пазарска чанта" instead

  @TEAM-06
  Scenario: A new shop waits for the team's approval
    Given new shops wait for approval
    When somebody opens a shop with complete data
    Then the shop cannot show its products yet
    When the team approves the shop
    Then the shop can show its products
