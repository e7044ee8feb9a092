Feature: Blog posts written by the team
  Editors write posts in Bulgarian and English. A post appears at once or at a chosen time, and can be hidden again.

  @TEAM-09
  Scenario: A planned post appears at its time
    When an editor plans the post "Зимни завивки" for tomorrow
    Then visitors do not see the post yet
    When the time of the post comes
    Then visitors see the post "Зимни завивки"

  @TEAM-09
  Scenario: A hidden post is shown again by its earlier version
    Given an editor has published the post "Зимни завивки"
    When the editor hides the post
    Then visitors do not see the post any more
    When the editor restores its first version
    Then visitors see the post "Зимни завивки"
