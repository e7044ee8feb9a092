Feature: Roles of the team
  Each member of the team has one or more roles. The server checks one table of roles and operations.

  @TEAM-02
  Scenario Outline: A <role> may <allowed>, but not <refused>
    Given a member of the team with the role "<role>"
    Then the member may "<allowed>"
    But the member may not "<refused>"

    Examples:
      | role      | allowed                        | refused                    |
      | support   | cancel an order                | refund an order            |
      | finance   | refund an order                | remove a listing           |
      | moderator | remove a listing               | read the audit log         |
      | catalogue | change a category              | change a service           |
      | services  | assign a service order         | change a category          |
      | content   | change a blog post             | read accounts              |
      | owner     | change another member's roles  | change their own roles     |

  @TEAM-02
  Scenario: An appeal is decided by somebody else
    Given a member of the team with the role "moderator"
    Then the member may decide an appeal against another member's decision
    But the member may not decide an appeal against their own decision
