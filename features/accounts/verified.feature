Feature: Verification
  A badge shows what was checked about a person and when, and explains what it means.

  @TRUST-06
  Scenario: A phone is verified by the code sent to it
    Given Мария Иванова offers a home by the telephone "0888 123 344"
    And a code was sent to "0888 123 344"
    When Мария types the code
    And I open her last home
    Then the page shows "Телефонът е потвърден на"
    And the page shows "Не сме проверявали самоличността на човека"

  @TRUST-06
  Scenario: Another number is not verified
    Given Мария Иванова offers a home by the telephone "0888 123 344"
    And a code was sent to "0888 123 344"
    And Мария types the code
    When Мария changes her telephone to "0888 999 888"
    And I open her last home
    Then nothing is said of a confirmed telephone

  @TRUST-06
  Scenario: A wrong code verifies nothing
    Given Мария Иванова offers a home by the telephone "0888 123 344"
    And a code was sent to "0888 123 344"
    When Мария types another code
    Then she is told that "Кодът е грешен"
    When I open her last home
    Then nothing is said of a confirmed telephone
