Feature: Text pages
  Legal and information texts exist in both languages and are readable without scripts.

  @BLOG-05
  Scenario Outline: <address> has its text in <language>
    Given I come to the <language> site
    When I open <address>
    Then the heading is "<heading>"
    And there are at least <words> words to read, in <language>

    Examples:
      | language  | address              | heading                  | words |
      | Bulgarian | /za-nas              | За нас                   | 150   |
      | Bulgarian | /obshti-usloviya     | Общи условия             | 400   |
      | Bulgarian | /poveritelnost       | Политика за поверителност | 300   |
      | Bulgarian | /ochakvayte-skoro    | Очаквайте скоро          | 100   |
      | Bulgarian | /kontakti            | Контакти                 | 50    |
      | Bulgarian | /kak-podrezhdame     | Как подреждаме списъците           | 300   |
      | English   | /about-us            | About us                 | 150   |
      | English   | /terms-and-conditions | Terms and conditions    | 400   |
      | English   | /privacy-policy      | Privacy policy           | 300   |
      | English   | /coming-soon         | Coming soon              | 100   |
      | English   | /contacts            | Contact us             | 50    |
      | English   | /ranking             | How we sort lists     | 300   |
      | Bulgarian | /zakonova-garantsiya | Законова гаранция      | 200   |
      | English   | /legal-guarantee     | Legal guarantee        | 200   |
      | Bulgarian | /dostapnost          | Достъпност             | 200   |
      | English   | /accessibility       | Accessibility          | 200   |

  @BLOG-05
  Scenario: The coming-soon page says so and links on
    When I open the page of what is coming soon
    Then the page shows "Очаквайте скоро"
    And the page links to the categories of products
