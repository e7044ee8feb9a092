Feature: The protocol of a handover
  Tenant and landlord record readings, keys and the state of each room, and both get the same document.

  Background:
    Given Иван offers these homes:
      | title                    | district | price       | area | bedrooms | furniture | heating |
      | Светъл двустаен до парка | Лозенец  | 1300,00 лв. | 65   | 1        | furnished | tec     |
    And teams work in "София"
    And an account of the type "user"
    And I log in at the front page
    And I have a plan for "Светъл двустаен до парка"

  Scenario: Both parties get the same document once
    When I begin a protocol from the plan
    Then the protocol begins with "София, Лозенец" and a deposit of 1300,00 лв.
    When I write down both sides, the keys and a reading
    And I make the protocol
    Then "ivan.landlord@primer.bg" and "maria.tenant@primer.bg" have each got one document
    And my protocols are 1

  Scenario: Typed text survives a reload
    When I begin a protocol from the plan
    And I write down both sides, the keys and a reading
    And I begin a protocol from the plan
    Then the protocol still says the keys and the reading

  Scenario Outline: Invalid values are marked
    When I begin a protocol from the plan
    And I write down both sides, the keys and a reading
    And I write "<text>" as the "<field>" of the protocol
    And I make the protocol
    Then the protocol marks "<field>" with "<error>"
    And my protocols are 0

    Examples:
      | field         | text                     | error                     |
      | tenantEmail   | ivan.landlord@primer.bg  | error-handover-same-email |
      | landlordEmail | ivan                     | error-handover-landlord-email |
      | keys          |                          | error-handover-keys       |
      | on            | 2020-01-01               | error-handover-too-old    |
