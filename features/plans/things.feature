Feature: Furnishing by a plan
  A tenant sees by room which furniture is missing, buys it by one of three budgets and puts all of it in the
  cart in one step.

  Background:
    Given Иван offers these homes:
      | title            | district | price       | area | bedrooms | furniture   | heating |
      | Празен двустаен  | Лозенец  | 1000,00 лв. | 60   | 1        | unfurnished | tec     |
      | Пълен двустаен   | Лозенец  | 1300,00 лв. | 60   | 1        | furnished   | tec     |
    And the vendor "Дървото" delivers for 12,00 лв.
    And the vendor "Тъкачница" delivers for 5,00 лв.
    And the shop sells:
      | product         | category    | vendor    | price      | stock |
      | Легло Рила      | Легла       | Дървото   | 400,00 лв. | 5     |
      | Легло Пирин     | Легла       | Дървото   | 700,00 лв. | 5     |
      | Възглавница Пух | Възглавници | Тъкачница | 20,00 лв.  | 30    |
      | Възглавница Бор | Възглавници | Дървото   | 21,00 лв.  | 30    |
      | Стол Бук        | Столове     | Дървото   | 90,00 лв.  | 8     |
    And a home needs:
      | thing   | category    | in      | per     | less a furnished home’s |
      | bed     | Легла       | bedroom | room    | yes                     |
      | pillow  | Възглавници | bedroom | sleeper |                         |
      | chairs  | Столове     | kitchen | person  | yes                     |
      | cutlery |             | kitchen | person  |                         |
    And I have a plan for "Празен двустаен"
    And I answer "people" with "2"

  @PLAN-05
  Scenario: The modest budget selects the cheapest products, and saves a delivery if that costs less
    When I choose the modest things
    Then the things are "1 × Легло Рила, 2 × Възглавница Бор, 2 × Стол Бук"
    And "Легло Рила" is chosen as the "cheapest", and "Възглавница Бор" for the "delivery"
    And the things cost 634,00 лв. with their delivery
    And the plan says that the shop does not sell "cutlery"

  @PLAN-05
  Scenario: Furniture of the home is not bought again
    Given I have a plan for "Пълен двустаен"
    And I answer "people" with "2"
    When I choose the modest things
    Then the things are "2 × Възглавница Пух"

  @PLAN-05
  Scenario: Owned and skipped furniture stays out of a new selection
    When I choose the modest things
    And I have "bed" in the bedroom already
    And I do without "chairs" in the kitchen
    And I choose the modest things
    Then the things are "2 × Възглавница Пух"

  @PLAN-05
  Scenario: A selected product is replaced
    When I choose the modest things
    And I swap "bed" in the bedroom for "Легло Пирин"
    Then the things are "1 × Легло Пирин, 2 × Възглавница Бор, 2 × Стол Бук"
    And the things cost 934,00 лв. with their delivery
    When I open the plan again
    Then the things are "1 × Легло Пирин, 2 × Възглавница Бор, 2 × Стол Бук"

  @PLAN-05
  Scenario: A plan says how much is missing from the budget
    When I answer "budget" with "100"
    Then the modest things are over the budget by all that they cost

  @PLAN-05
  Scenario: Products that would arrive too late are not offered
    When I answer "movingInOn" with tomorrow
    Then nothing is offered in time for "bed, pillow, chairs"

  @PLAN-05
  Scenario: The list of an account's plan is readable without scripts
    Given an account of the type "user"
    And the plan is saved
    And I log in
    And I open the plan again
    When I choose the modest things
    And I open the plan again
    Then the page as it came says "Легло Рила × 1" and "Стол Бук × 2"

  @PLAN-07 @PLAN-09
  Scenario: All products go into the cart in one step, at the plan's prices
    When I choose the modest things
    And I put the things in the cart
    And I put the things in the cart
    Then the cart holds 5 pieces
    And the cart costs what the plan says of its things

  @PLAN-06 @PLAN-07
  Scenario: Ordered products show their delivery by vendor, also in the schedule
    When I answer "movingInOn" with the Sunday after next
    And I choose the modest things
    Then the days have an open delivery from "Дървото"
    When the plan is saved
    And I put the things in the cart
    And I order
    And I confirm the order by the link in the mail
    And I open the plan again
    Then the plan follows an order of "Дървото" that is "new"
    And nothing is left to be ordered
    And the days have an ordered delivery from "Дървото"
    When the vendor gives the order the status "accepted"
    And I open the plan again
    Then the plan follows an order of "Дървото" that is "accepted"

  @PLAN-06
  Scenario: A late product shows the last day to order it
    When I choose the modest things
    And I answer "movingInOn" with Monday
    Then the days are impossible: "goods-too-late"

  @PLAN-07
  Scenario: Sold-out products are named, and the rest goes into the cart
    When I choose the modest things
    And the shop sells its last "Стол Бук"
    And I put the things in the cart
    Then "Стол Бук" is named as missing
    And the cart holds 3 pieces

  @PLAN-10
  Scenario: A changed price is reported, and applies only after I accept it
    When I choose the modest things
    And the price of "Легло Рила" becomes 450,00 лв.
    And the shop sells its last "Стол Бук"
    And I open the plan again
    Then the plan tells of "price Легло Рила, gone Стол Бук"
    And the things cost 634,00 лв. with their delivery
    When I take the changes of the shop over
    Then the things are "1 × Легло Рила, 2 × Възглавница Бор"
    And the things cost 504,00 лв. with their delivery

  @PLAN-05 @PLAN-10
  Scenario: A plan reports products of a vendor that stopped selling
    When I choose the modest things
    And the vendor "Дървото" stops selling
    And I open the plan again
    Then the plan tells of "gone Легло Рила, gone Възглавница Бор, gone Стол Бук"
    And the things cost 634,00 лв. with their delivery
    When I choose the modest things
    Then the things are "2 × Възглавница Пух"
    And nobody sells "bed, chairs"
    And the plan tells of nothing
