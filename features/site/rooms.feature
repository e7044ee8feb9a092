Feature: Choosing a room
  The shop is shown as an apartment, and each room opens its categories.

  @ROOM-01
  Scenario: The picture of the apartment has a place for every room
    When I open the shop
    Then the picture of the apartment leads to the rooms "terrace, bedroom, hallway, kitchen, bathroom, living-room, garden"

  @ROOM-02 @ROOM-03
  Scenario Outline: Choosing <room> closes the rooms menu and shows the room's categories
    Given the category "Лампи" is for the room <room>
    And I am at the page about us
    When I open the rooms menu
    And I choose the room <room>
    Then the rooms menu is closed
    And I see the categories "Лампи"
    And the categories are those of the room <room>

    Examples:
      | room        |
      | hallway     |
      | living-room |
      | kitchen     |
      | bedroom     |
      | bathroom    |
      | terrace     |
      | garden      |
      | gifts       |

  @ROOM-04
  Scenario Outline: At <address> the rooms menu <closes> close button
    When I open <address>
    Then the rooms menu <closes> close button

    Examples:
      | address  | closes |
      | /magazin | has no |
      | /za-nas  | has a  |
      | /        | has a  |
