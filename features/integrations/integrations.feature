Feature: A vendor's own programs
  A vendor connects the program of the warehouse with the shop. The program may do only what the vendor allowed.

  Background:
    Given "Родопска вълна" sells a blanket with the code "ODEYALO-1", 5 in stock

  @SHIP-12
  Scenario: A program reads the orders of its vendor
    Given the vendor has a key that may read orders
    When somebody orders a blanket
    Then the program finds 1 order with the key

  @SHIP-12
  Scenario: A program may do only what its key allows
    Given the vendor has a key that may read orders
    When the program sets the stock of "ODEYALO-1" to 12
    Then the program reads "Ключът няма право за тази заявка. Създайте ключ с нужното право."
    And the stock of "ODEYALO-1" is 5

  @SHIP-12
  Scenario: A program sets the stock by the vendor's own codes
    Given the vendor has a key that may change products
    When the program sets the stock of "ODEYALO-1" to 12
    Then the stock of "ODEYALO-1" is 12

  @SHIP-12
  Scenario: A revoked key opens nothing
    Given the vendor has a key that may read orders
    When the vendor revokes the key
    Then the program reads "Ключът е грешен или отменен. Проверете го или създайте нов." when it asks for orders

  @SHIP-12
  Scenario: The vendor's program is notified of a new order
    Given the vendor has a webhook for new orders
    When somebody orders a blanket
    And the warehouse does not answer
    Then the log shows the order as waiting after 1 attempt
    When the warehouse answers again after 1 minute
    Then the log shows the order as delivered after 2 attempts

  @SHIP-12
  Scenario: Products are imported every hour from an address
    Given the vendor's file at an address has the blanket with 7 in stock
    When the hour of the import comes
    Then the stock of "ODEYALO-1" is 7
    When the vendor changes the stock in the file to 4
    And the hour of the import comes
    Then the stock of "ODEYALO-1" is 4

  @SHIP-12
  Scenario: A webhook does not reach the market's own network
    When the vendor adds a webhook with the address "https://169.254.169.254/latest"
    Then the vendor reads "Адресът е във вътрешна мрежа. Въведете адрес, достъпен от интернет."
