Feature: Viewings
  A visitor requests a viewing; the landlord accepts, declines or proposes another time; both see the status.

  Background:
    Given Иван offers these homes:
      | title                    | city  | district | price       |
      | Светъл двустаен до парка | София | Лозенец  | 1300,00 лв. |

  @HOME-13 @HOME-14 @HOME-15 @LANG-09
  Scenario: A visitor requests a viewing, and both agree on a time
    Given I open the home "Светъл двустаен до парка"
    When I ask for a viewing tomorrow at 18:30
    Then I was shown that it is being sent
    And I see the success "Заявката за оглед е изпратена. Ще получите отговора по имейл."
    And the viewing form is empty again
    And the e-mail to Иван says "Мария"
    When Иван accepts the viewing
    Then my e-mail brings the viewing as a calendar file
    When I follow the link of my e-mail
    Then I see the viewing as "accepted"

  @HOME-12 @MODAL-08
  Scenario Outline: A viewing without <what> is not requested
    Given I open the home "Светъл двустаен до парка"
    When I ask for a viewing with <what>
    Then the viewing form marks "<fields>"

    Examples:
      | what                    | fields     |
      | no name                 | name       |
      | no phone                | phone      |
      | the e-mail "maria"      | email      |
      | the e-mail "maria@x"    | email      |
      | no date                 | date       |
      | no time                 | time       |
      | yesterday's date        | date, time |
      | the 31st of February    | date, time |
      | 31 December 2099, 03:00 | date, time |
      | 7 in the morning        | time       |
      | a day in 61 days        | date       |

  @HOME-13
  Scenario: A landlord answers a request without a time by proposing one
    Given I open the home "Светъл двустаен до парка"
    When I only ask "Допускате ли куче?"
    Then I see the success "Заявката за оглед е изпратена. Ще получите отговора по имейл."
    And the e-mail to Иван says "Допускате ли куче?"
    When Иван proposes the day after at 10:00
    And I follow the link of my e-mail
    Then I see the viewing as "proposed"

  @HOME-13
  Scenario: The visitor selects one of the offered times
    Given Иван offers to show the home tomorrow at 10:00
    And I open the home "Светъл двустаен до парка"
    When I ask for a viewing tomorrow at 18:30
    Then the viewing form marks "date, time"
    When I ask for a viewing tomorrow at 10:00
    Then I see the success "Заявката за оглед е изпратена. Ще получите отговора по имейл."

  @HOME-13
  Scenario: Many requests from one person do not block a listing
    Given strangers have asked for 105 viewings of "Светъл двустаен до парка" today
    And I open the home "Светъл двустаен до парка"
    When I ask for a viewing tomorrow at 18:30
    Then I see the success "Заявката за оглед е изпратена. Ще получите отговора по имейл."

  @HOME-12
  Scenario: A visitor's phone is accepted in any notation
    Given I open the home "Светъл двустаен до парка"
    When I ask for a viewing with the phone "+44 20 7946 0000"
    Then I see the success "Заявката за оглед е изпратена. Ще получите отговора по имейл."

  @HOME-14
  Scenario: Errors of the server are shown at the fields
    Given I open the home "Светъл двустаен до парка"
    And the server refuses the e-mail of the next viewing
    When I ask for a viewing tomorrow at 18:30
    Then I see the error "Проверете отбелязаните полета и опитайте отново."
    When I close what is open
    Then the open viewing form marks "email" and keeps the rest

  @HOME-14
  Scenario: Without a response the page asks to try again later
    Given I open the home "Светъл двустаен до парка"
    And the server does not answer the next viewing
    When I ask for a viewing tomorrow at 18:30
    Then I see the error "Възникна грешка. Моля, опитайте отново след малко."

  @HOME-15
  Scenario: The landlord proposes another time, and the visitor agrees
    Given I have asked for a viewing tomorrow at 18:30
    When Иван proposes the day after at 10:00
    And I follow the link of my e-mail
    Then I see the viewing as "proposed"
    When I accept the proposal
    And Иван looks at the requests
    Then Иван sees the viewing as "accepted"

  @HOME-15
  Scenario: The landlord declines
    Given I have asked for a viewing tomorrow at 18:30
    When Иван declines the viewing
    And I follow the link of my e-mail
    Then I see the viewing as "declined"

  @HOME-15
  Scenario: The landlord answers a request that the visitor cancelled
    Given I have asked for a viewing tomorrow at 18:30
    And Иван looks at the requests
    When I call the viewing off
    And Иван accepts what he sees
    Then Иван sees there that it is "cancelled", and is told so

  @HOME-15 @AUTH-15
  Scenario: The landlord answers after the session has expired
    Given I have asked for a viewing tomorrow at 18:30
    And Иван looks at the requests
    When an hour passes
    And Иван accepts what he sees
    Then Иван is asked to sign in, and told nothing else

  @HOME-15
  Scenario: A time is confirmed for one visitor only
    Given I have asked for a viewing tomorrow at 18:30
    And Петър has asked for the same time
    When Иван accepts both viewings
    And Иван looks at the requests
    Then one of them is accepted, and the other one still waits

  @HOME-15
  Scenario: A taken time is no longer offered
    Given Иван offers to show the home tomorrow at 10:00
    And Петър has asked to come tomorrow at 10:00
    When I open the home "Светъл двустаен до парка"
    Then no free times are offered

  @HOME-15
  Scenario: A repeated request makes one viewing
    Given I have asked for a viewing tomorrow at 18:30
    When I open the home "Светъл двустаен до парка"
    And I ask for a viewing tomorrow at 18:30
    And Иван looks at the requests
    Then Иван has 1 viewing to answer
