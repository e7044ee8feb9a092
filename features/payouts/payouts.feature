Feature: Commission and payouts
  The market keeps its commission and pays the rest to the vendor, once the buyer can no longer withdraw.

  Background:
    Given the market takes a commission of 10 percent
    And "Родопска вълна" sells a blanket for 100,00 лв. with delivery for 5,00 лв.

  @SHIP-10
  Scenario: The money of a card order waits for the end of the withdrawal period
    When a blanket paid by card is delivered
    Then the balance of the vendor is 93,00 лв., of which 93,00 лв. are on hold
    When 16 days pass
    Then the balance of the vendor is 93,00 лв., of which 0,00 лв. are on hold

  @SHIP-10
  Scenario: Cash on delivery goes to the vendor, who owes the commission
    When a blanket paid on delivery is delivered
    Then the balance of the vendor is -12,00 лв., of which 0,00 лв. are on hold
    And the courier owes the vendor 105,00 лв.

  @SHIP-10
  Scenario: A payout is made once and confirmed by the bank
    Given a blanket paid by card is delivered
    And 16 days pass
    When two members of finance make the payouts at the same time
    Then the vendor has 1 payout
    When the bank statement with the payout is imported twice
    Then the payout is paid

  @SHIP-10
  Scenario: A refund after a payout makes the balance negative
    Given a blanket paid by card is delivered
    And 16 days pass
    And the vendor has got its payout
    When the buyer gets everything back
    Then the balance of the vendor is -93,00 лв., of which 0,00 лв. are on hold

  @SHIP-10
  Scenario: A statement explains every change of a month
    When a blanket paid by card is delivered
    Then the statement of the vendor has these sums:
      | products   | 100,00 лв. |
      | delivery   | 5,00 лв.   |
      | commission | -10,00 лв. |
      | vat        | -2,00 лв.  |

  @SHIP-11
  Scenario: The accountant gets the commission of a month
    When a blanket paid by card is delivered
    Then the commission file of the month has 10,00 лв. without VAT and 2,00 лв. of VAT
