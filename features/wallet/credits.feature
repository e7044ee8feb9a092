Feature: Credits
  Credits are bought in packages and stored in a wallet with a history.

  @WALL-01 @PRICE-04 @PRICE-07
  Scenario: The wallet shows the packages
    Given I am logged in as user
    When I am about to buy credits
    Then these packages are offered, VAT included:
      | credits | price      | in euro | promo |
      | 4       | 4,00 лв.   | 2,05 €  | no    |
      | 9       | 9,00 лв.   | 4,60 €  | no    |
      | 39      | 35,00 лв.  | 17,90 € | yes   |
      | 58      | 50,00 лв.  | 25,56 € | yes   |
      | 86      | 70,00 лв.  | 35,79 € | yes   |
      | 132     | 100,00 лв. | 51,13 € | yes   |

  @WALL-02
  Scenario: A purchase needs a selected package
    Given I am logged in as user
    When I am about to buy credits
    And I proceed to the payment
    Then I was not sent to pay
    When I choose 39 credits
    And I proceed to the payment
    Then the card page asks for 17,90 euro

  @WALL-03 @WALL-05 @MODAL-06
  Scenario Outline: Credits are bought by <role>
    Given I am logged in as <role>
    When I buy 9 credits
    And I pay
    Then the payment is paid
    And my wallet holds 9 credits

    Examples:
      | role   |
      | user   |
      | agency |

  @WALL-05
  Scenario: A declined card adds no credits
    Given I am logged in as user
    When I buy 9 credits
    And the card is declined
    Then the payment is failed
    And my wallet holds 0 credits

  @WALL-05
  Scenario: A late payment is still credited
    Given I am logged in as user
    When I buy 9 credits
    And the bank takes its time
    Then the payment is pending
    When 60 seconds pass by
    Then the payment is paid
    And my wallet holds 9 credits

  @WALL-05
  Scenario: A repeated confirmation credits once
    Given I am logged in as user
    When I buy 58 credits
    And I pay
    And I load the page anew 5 times
    Then my wallet holds 58 credits

  @WALL-04
  Scenario Outline: <what>: the modal closes and asks to try again later
    Given I am logged in as user
    And I am about to buy credits
    And I choose 4 credits
    When the shop <answers>
    And I proceed to the payment
    Then the error says "Възникна грешка. Моля, опитайте отново след малко."
    And I was not sent to pay

    Examples:
      | what               | answers                 |
      | A failure          | fails next              |
      | No payment address | names no page to pay at |

  @WALL-06
  Scenario: The wallet lists income and expenses
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    When I buy 9 credits
    And I pay
    And I put "Моят двустаен" first for 7 days
    Then my wallet's history is:
      | credits | what                              | balance |
      | −5      | Топ обява за 7 дни: Моят двустаен | 4       |
      | +9      | Покупка на кредити                | 9       |
    And each line has its receipt

  @WALL-06
  Scenario: Spending more than the balance is refused
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    When I want "Моят двустаен" first for 30 days
    Then 15 credits are missing

  @WALL-06 @CART-10
  Scenario: Unused credits are refunded within 14 days
    Given I am logged in as user
    And I buy 9 credits
    And I pay
    When I withdraw from the purchase of 9 credits
    Then my wallet holds 0 credits
    And an email confirms the withdrawal from 9 credits

  @WALL-06 @CART-10
  Scenario: Spent credits are not refunded
    Given the cities of Bulgaria
    And I am logged in as user
    And I have published "Моят двустаен"
    When I buy 9 credits
    And I pay
    And I put "Моят двустаен" first for 7 days
    Then I can't withdraw from a purchase
