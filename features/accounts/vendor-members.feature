Feature: Several people run a shop
  An owner invites others, each with a role, and they do only their work.

  Background:
    Given Elena owns the shop "Родопска вълна"

  @ROLE-04
  Scenario: An invited person packs parcels and sees no money
    When Elena invites Petar to the shop for "orders"
    And Petar accepts the invitation
    Then Petar may read the orders
    But Petar may not read the payouts
    And Petar may not read the products

  @ROLE-04
  Scenario: A removed member loses access at once
    Given Petar works in the shop for "products"
    When Elena removes Petar from the shop
    Then Petar may not read the products
    And Petar has an ordinary account

  @ROLE-04
  Scenario: An invitation works for its address only
    When Elena invites Petar to the shop for "orders"
    And Georgi opens the invitation and accepts it
    Then the answer reads "Поканата е за друг имейл. Влезте с профила, до който е изпратена."

  @ROLE-04
  Scenario: A withdrawn invitation opens nothing
    When Elena invites Petar to the shop for "owner"
    And Elena withdraws the invitation
    And Petar accepts the invitation
    Then the answer reads "Управителят на магазина е оттеглил поканата. Поискайте нова от него."

  @ROLE-04
  Scenario: A shop is never without an owner
    Given Petar works in the shop for "orders"
    When Elena removes Elena from the shop
    Then the answer reads "Магазинът трябва да има поне един управител. Първо направете друг член на екипа управител."

  @ROLE-04
  Scenario: A member who leaves is in the history of the team
    Given Petar works in the shop for "orders"
    When Petar leaves the shop
    Then Petar may not read the orders
    And the history of the team is, newest first:
      | left    | Петър Илиев |
      | joined  | Петър Илиев |
      | invited | Петър Илиев |

  @ROLE-04
  Scenario: The last owner does not leave the shop
    When Elena leaves the shop
    Then the answer reads "Магазинът трябва да има поне един управител. Първо направете друг член на екипа управител."
