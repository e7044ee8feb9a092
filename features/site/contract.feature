Feature: Public API
  Screens and other programs use one API, and every error has the same shape.

  @CALL-01
  Scenario: Every call of the specification exists
    Then the specification names 62 calls, and none of them is passed over
    And the contract has each of them, and the shop answers to it

  @CALL-01
  Scenario: Every call takes the parameters that the specification names
    Then it names 28 parameters of queries, and the shop accepts each of them
    And it names 36 fields of bodies, and the shop accepts each of them

  @CALL-01
  Scenario: The published contract equals the stored one
    Then the published contract is the one that the shop holds itself to

  @CALL-02
  Scenario: A list takes offset and limit, and returns the total
    Given 25 products in the category "Лампи"
    When the products of "Лампи" are asked for from the 21st on, 10 at most
    Then 5 products of 25 are answered

  @CALL-02
  Scenario Outline: <wish> is refused by name
    Given 3 products in the category "Лампи"
    When products are asked for with <wish>
    Then it is refused with "validation_failed" because of "<field>"

    Examples:
      | wish               | field    |
      | a limit of 101     | limit    |
      | a limit of 0       | limit    |
      | a limit of 1e309   | limit    |
      | an offset of -1    | offset   |
      | an order of colour | orderBy  |
      | a colours of 7     | colours  |
      | a wish of 1        | wish     |

  @CALL-03
  Scenario Outline: <what> is refused with the common error shape
    When <what> is sent
    Then the refusal has a message, and nothing that tells of the shop's inside

    Examples:
      | what                        |
      | an order without anything   |
      | a text instead of an order  |
      | an order of 300 kilobytes   |
      | an unknown address          |
      | an id that can't be one     |
      | a product that is not there |
      | a zero character            |

  @CALL-03
  Scenario: A refused order names the field
    When an order without anything is sent
    Then it is refused with "validation_failed" because of "key"
    And the message is a text in both languages
