Feature: Usual rents
  Each listing compares its rent with those of comparable homes, by one rule for all. With too few homes it
  shows nothing.

  @TRUST-01
  Scenario Outline: A rent <place> that of comparable homes
    Given 12 comparable homes in "Лозенец" are let for 800 to 1020 leva by 4 owners
    And "Двустаен с гледка" in "Лозенец" is let for <rent> leva
    And the night has passed
    When I open the home "Двустаен с гледка"
    Then 13 comparable homes in "Лозенец, София" are said to be let for <low> to <high>
    And the page shows "<said>"

    Examples:
      | place           | rent | low        | high         | said                                                      |
      | in the range of | 1000 | 824,00 лв. | 1 000,00 лв. | С 9% над средата за подобни жилища, в обичайните граници. |
      | below           | 760  | 804,00 лв. | 996,00 лв.   | Наемът е по-нисък от 90% от наемите на подобни жилища.    |

  @TRUST-01
  Scenario: Too few comparable homes give no usual rent
    Given 11 comparable homes in "Лозенец" are let for 800 to 1000 leva by 4 owners
    And the night has passed
    When I open the home "Подобен дом 1"
    Then the page shows "Подобен дом 1"
    And nothing is said of what is usual

  @TRUST-01
  Scenario: One landlord's homes give no usual rent
    Given 12 comparable homes in "Лозенец" are let for 800 to 1020 leva by 3 owners
    And the night has passed
    When I open the home "Подобен дом 1"
    Then nothing is said of what is usual

  @TRUST-01
  Scenario: With too few homes in the district, the city is compared
    Given 12 comparable homes in "Люлин 1" are let for 800 to 1020 leva by 4 owners
    And "Двустаен с гледка" in "Лозенец" is let for 900 leva
    And the night has passed
    When I open the home "Двустаен с гледка"
    Then the page shows "жилища в целия град (София)"

  @TRUST-01
  Scenario: A visitor asks for the usual rent of a district, type and area
    Given 12 comparable homes in "Лозенец" are let for 800 to 1020 leva by 4 owners
    And the night has passed
    When I ask what a two-room home of 65 m² in "Лозенец" is usually let for
    Then 12 comparable homes in "Лозенец, София" are said to be let for 822,00 лв. to 998,00 лв.
    And the page shows "Резултатът не може да се купи"
    When I ask what a two-room home of 300 m² in "Лозенец" is usually let for
    Then the page shows "Твърде малко подобни жилища"

  @TRUST-06
  Scenario: A rent far below the usual one warns visitors and notifies the team
    Given 12 comparable homes in "Лозенец" are let for 800 to 1020 leva by 4 owners
    And "Двустаен за всеки джоб" in "Лозенец" is let for 400 leva
    And the night has passed
    When I open the home "Двустаен за всеки джоб"
    Then the page shows "Наемът е под половината от обичайния"
    And the page shows "Не плащайте капаро или депозит"
    And the team is notified of "Двустаен за всеки джоб" and of no other home
