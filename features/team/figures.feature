Feature: Figures without cookies
  The team sees how many people visit the site and what they do there. Nothing about a visitor is stored.

  @TEAM-10
  Scenario: Views are counted by day and compared with the day before
    Given visitors opened 4 screens yesterday and 5 today
    When a member of finance looks at the figures of today
    Then the views of today are 5, 25 percent more than the day before

  @TEAM-10
  Scenario: Search robots are no visitors
    Given visitors opened 4 screens yesterday and 5 today
    And a search robot opened 9 screens today
    When a member of finance looks at the figures of today
    Then the views of today are 5, 25 percent more than the day before

  @TEAM-10
  Scenario: Words that hardly anybody searched for are not shown
    Given 3 people searched for "хеликоптер" without results, and 2 for "Мария Иванова"
    When a member of finance looks at the figures of today
    Then the searches without results contain "хеликоптер", and not "мария иванова"
