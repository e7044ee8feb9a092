Feature: The interior page
  The page shows packages and prices, and takes an enquiry with pictures.

  @SERV-08
  Scenario: Packages and before-and-after pictures are shown without scripts
    When I open the interior page
    Then the page as it came says "Концепция" and "39,00 лв."
    And the page as it came shows 3 rooms before and after

  @SERV-08
  Scenario: An enquiry reaches the team once
    Given I open the interior page
    When I choose the package "concept" for 60 m²
    Then the page estimates 2340,00 лв.
    When I send the enquiry, and again after its answer got lost
    Then the page thanks, and the team has 1 enquiry
