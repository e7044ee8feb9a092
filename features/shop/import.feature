Feature: Import of products
  A vendor imports products from a file. It is checked first, and only valid rows are imported after
  confirmation.

  Background:
    Given the shop has the category "Лампи"
    And I am logged in as vendor

  @VEND-04 @MODAL-01
  Scenario Outline: A file of <kind> is checked before anything changes
    When I import a file of <kind>:
      | Код | Заглавие        | Категория | Цена, лв. | Наличност |
      | L-1 | Настолна лампа  | Лампи     | 89,90     | 5         |
      | L-2 | Лампа за четене | Лампи     | 1 234,50  | 2         |
      | L-3 | Лампион         | Лампи     | скъпо     | 1         |
      | L-4 | Абажур          | Ламби     | 12        | -1        |
    Then the import is ready, with 2 new and 2 bad rows
    And these rows are to be mended:
      | row | column    | why                                                      |
      | 4   | Цена      | „скъпо“ не е цена. Въведете например 1 234,50.             |
      | 5   | Категория | Няма категория „Ламби“. Може би имате предвид „Лампи“?                 |
      | 5   | Наличност | „-1“ не е наличност. Въведете цяло число, 0 или повече.    |
    And my shop has no products
    When I take the good rows
    Then my shop has these products:
      | code | title           | price  | stock |
      | L-1  | Настолна лампа  | 8990   | 5     |
      | L-2  | Лампа за четене | 123450 | 2     |

    Examples:
      | kind |
      | csv  |
      | xlsx |
      | xml  |

  @VEND-04
  Scenario: A file that names no manufacturer has the shop's company
    Given the company of my shop is "Магазин ЕООД" at "София, ул. Роза 2"
    When I import a file of csv that names no manufacturer:
      | Код | Заглавие       | Категория | Цена | Наличност |
      | L-1 | Настолна лампа | Лампи     | 5    | 5         |
    Then the import is ready, with 1 new and 0 bad rows
    When I take the good rows
    Then "L-1" is made by "Магазин ЕООД" at "София, ул. Роза 2"

  @VEND-04
  Scenario: The vendor downloads the invalid rows
    When I import a file of csv:
      | Код   | Заглавие | Категория | Цена | Наличност |
      | =1+1  | Лампа    | Лампи     | 5    | много     |
    And I download the rows to be mended
    Then the downloaded file holds "'=1+1"
    And the downloaded file holds "не е наличност"

  @VEND-05
  Scenario: An import shows its progress
    When I import a file of csv:
      | Код | Заглавие       | Категория | Цена | Наличност |
      | L-1 | Настолна лампа | Лампи     | 5    | 5         |
    And I take the good rows
    And I look at my imports
    Then the latest import is done

  @VEND-05
  Scenario: An import can be cancelled
    When I import a file of csv:
      | Код | Заглавие       | Категория | Цена | Наличност |
      | L-1 | Настолна лампа | Лампи     | 5    | 5         |
    And I call the import off
    Then the import is cancelled
    And my shop has no products

  @VEND-05
  Scenario: A file without a table is refused
    When I import a file of xml that says "<!DOCTYPE p [<!ENTITY a 'ha'>]><products/>"
    Then the import has failed: "Не приемаме XML с DOCTYPE. Експортирайте файла без него."

  @VEND-04 @VEND-05
  Scenario: Pictures are downloaded, and a failed picture does not stop its product
    Given there are pictures at "https://shop.example/lamp.jpg" and nowhere else
    When I import a file of csv:
      | Код | Заглавие       | Категория | Цена | Наличност | Снимки                                                     |
      | L-1 | Настолна лампа | Лампи     | 5    | 5         | https://shop.example/lamp.jpg https://shop.example/no.jpg  |
      | L-2 | Лампион        | Лампи     | 5    | 5         | lamp.jpg                                                   |
    Then the import is ready, with 2 new and 0 bad rows
    When I take the good rows
    And the pictures are fetched
    Then the pictures are done: 1 of 2
    And "L-1" has 1 picture
    And these pictures can't be had:
      | row | why                                                                                                       |
      | 2   | На този адрес няма снимка (https://shop.example/no.jpg). Проверете го и качете файла отново.                |
      | 3   | „lamp.jpg“ не е адрес на снимка. Въведете пълния адрес, например https://primer.bg/snimka.jpg.               |

  @VEND-06
  Scenario: A repeated file creates no duplicates
    When I import a file of csv:
      | Код | Заглавие       | Категория | Цена | Наличност |
      | L-1 | Настолна лампа | Лампи     | 5    | 5         |
    And I take the good rows
    And I import the same file again
    Then the import is ready, with 0 new and 0 bad rows
    And 1 row changes nothing
    And my shop has these products:
      | code | title          | price | stock |
      | L-1  | Настолна лампа | 500   | 5     |

  @VEND-06
  Scenario: A file with codes and stock changes only the stock
    When I import a file of csv:
      | Код | Заглавие       | Категория | Цена | Наличност |
      | L-1 | Настолна лампа | Лампи     | 5    | 5         |
    And I take the good rows
    And I import a file of csv:
      | Код | Наличност |
      | L-1 | 42        |
    And I take the good rows
    Then my shop has these products:
      | code | title          | price | stock |
      | L-1  | Настолна лампа | 500   | 42    |
