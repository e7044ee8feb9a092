Feature: Sign-up
  People register, confirm their e-mail address and log in; a forgotten password is replaced by a link.

  @AUTH-08 @AUTH-09 @AUTH-10 @LANG-09
  Scenario: A person signs up, confirms and logs in
    Given I open the front page
    When I sign up as "Мария Иванова" with "maria@example.com"
    Then I see the success "Благодарим Ви! Изпратихме Ви имейл с връзка за потвърждение. Отворете я, за да влезете."
    When I open the confirmation link from the e-mail to "maria@example.com"
    Then I am logged in as "Мария Иванова"
    And I am brought to my dashboard

  @AUTH-10
  Scenario: After the sign-up the interrupted action continues
    Given I open the front page
    When I press add property
    And I sign up as "Мария Иванова" with "maria@example.com"
    And I open the confirmation link from the e-mail to "maria@example.com"
    Then I am brought to the form for a home

  @AUTH-10
  Scenario: In another browser the link confirms the account and asks for a login
    Given a person has signed up with "boris@example.com" in another browser
    When I open the confirmation link from the e-mail to "boris@example.com"
    Then my e-mail is confirmed
    And nobody is logged in

  @AUTH-10
  Scenario: A confirmation link works once
    Given I have signed up with "boris@example.com"
    And I open the confirmation link from the e-mail to "boris@example.com"
    When I open the same link again
    Then the page says that the link is not valid

  @AUTH-08
  Scenario Outline: Without <what> nothing is sent
    Given I open the front page
    When I fill in the sign-up without <what>
    Then the sign-up marks "<field>" with "<message>"
    And nobody was registered

    Examples:
      | what           | field            | message                                                  |
      | a name         | name             | Въведете името си (от 2 до 100 знака).                   |
      | a phone        | phone            | Въведете български мобилен номер, например 0888 123 456. |
      | an e-mail      | email            | Въведете имейл във вида ime@primer.bg.                   |
      | a password     | password         | Паролата трябва да е поне 6 знака.                       |
      | the same again | confirm password | Двете пароли не съвпадат. Въведете ги отново.            |
      | the terms      | accept terms     | За да се регистрирате, приемете общите условия.          |

  @AUTH-09
  Scenario: Errors of the server are shown at the fields
    Given I open the front page
    And the server refuses the next sign-up for "confirm password"
    When I sign up as "Мария Иванова" with "refused@example.com"
    Then I see the error "Попълнете отбелязаните полета с валидни данни и опитайте отново."
    When I close what is open
    Then the open sign-up marks "confirm password, password"

  @AUTH-09
  Scenario: Without a response the page asks to try again later
    Given I open the front page
    And the server does not answer the next sign-up
    When I sign up as "Мария Иванова" with "unanswered@example.com"
    Then I see the error "Възникна грешка в системата. Опитайте отново след малко."

  @AUTH-08 @MODAL-10
  Scenario Outline: The phone <typed> is stored as <kept>
    Given I open the front page
    When I sign up with the phone "<typed>"
    Then the account has the phone "<kept>"

    Examples:
      | typed             | kept       |
      | 0888 123 456      | 0888123456 |
      | +359 88 812 34 56 | 0888123456 |
      | 00359-888-123-456 | 0888123456 |

  @AUTH-02 @AUTH-05
  Scenario Outline: A login with <email> and <password> is not sent
    Given I open the front page
    When I try to log in with "<email>" and "<password>"
    Then the login marks "<fields>"
    And nothing was sent

    Examples:
      | email             | password | fields          |
      | maria             | longpass | email           |
      | maria@example.com | short    | password        |
      | maria             | 12345    | email, password |

  @AUTH-03
  Scenario Outline: A login leads <type> to <page>
    Given an account of the type "<type>"
    And I open the front page
    When I log in
    Then I am brought to <page>
    And the login is closed and empty
    And the token cookie is there for the whole site

    Examples:
      | type   | page                |
      | user   | my dashboard        |
      | agency | my dashboard        |
      | vendor | my shop's dashboard |

  @AUTH-04 @MODAL-03
  Scenario: A wrong password is reported in a notification and in the form
    Given an account of the type "user"
    And I open the front page
    When I log in with a wrong password
    Then I see the error "Грешно потребителско име или парола"
    And nobody is logged in
    When I close what is open
    Then the open login says "Грешно потребителско име или парола" and keeps my e-mail

  @AUTH-04
  Scenario: Password guessing from many addresses does not lock the account
    Given an account of the type "user"
    And strangers have tried 40 wrong passwords on it from many places
    And I open the front page
    When I log in
    Then I am brought to my dashboard

  @AUTH-05 @AUTH-11 @MODAL-01
  Scenario: The login links to the forgotten password, and the answer reveals no account
    Given I open the front page
    And the login is open
    When I say that I have forgotten my password
    Then the forgotten password is open, and no other modal
    When I ask for a new password for "nobody@example.com"
    Then I see the success "Ако има профил с този имейл, изпратихме връзка за нова парола."
    And no e-mail goes to "nobody@example.com"

  @AUTH-11
  Scenario Outline: The address <email> sends nothing
    Given I open the front page
    When I ask for a new password for "<email>"
    Then the forgotten password marks "email"

    Examples:
      | email      |
      |            |
      | a@b.c      |
      | not-a-mail |

  @AUTH-12
  Scenario: The link of the e-mail sets a new password
    Given an account of the type "user"
    And I have asked for a new password
    When I open the link of the e-mail for a new password
    Then the new password is open, and no other modal
    When I choose the new password "изцяло-нова"
    Then I see the success "Паролата е сменена. Влезте с новата парола."
    When I log in with "изцяло-нова"
    Then I am logged in

  @AUTH-12
  Scenario: Without a token no new password can be set
    Given I open the front page
    And the modal for a new password is open
    When I choose the new password "изцяло-нова"
    Then I see the error "Възникна грешка. Опитайте отново."

  @AUTH-12
  Scenario: The two new passwords must be the same
    Given I open /?token=abc
    When I choose the new password "изцяло-нова" and repeat "друга-нова"
    Then the new password marks "confirm password"
