import { describe, expect, it } from 'vitest';
import * as columns from '../../../../src/core/shared/import/import-columns.ts';
import { nameColumns } from '../../../../src/core/shared/import/import-columns.ts';
import { isEuroColumn, unitOfColumn } from '../../../../src/core/shared/import/import-fields.ts';
import * as delimiters from '../../../../src/core/shared/import/import-delimiter.ts';
import { PRODUCT_IMPORT_FIELDS, sampleHeading } from '../../../../src/core/shop/import/import-fields.ts';
import type { ImportField } from '../../../../src/core/shop/import/import-fields.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';
import { IMPORT_FIELD_NAMES } from '../../../../src/core/shop/import/import-fields.ts';

const fieldOfColumn = (name: string) => PRODUCT_IMPORT_FIELDS.ofColumn(name);
const mapColumns = (names: string[], chosen: columns.ImportMapping<ImportField> | null) =>
  columns.mapColumns(PRODUCT_IMPORT_FIELDS, names, chosen);
const acceptMapping = (names: string[], wanted: Record<string, string | null>) =>
  columns.acceptMapping(PRODUCT_IMPORT_FIELDS, names, wanted);
const headerRow = (rows: readonly (readonly string[])[]) => columns.headerRow(PRODUCT_IMPORT_FIELDS, rows);
const findDelimiter = (text: string) => delimiters.findDelimiter(PRODUCT_IMPORT_FIELDS, text);

describe('The columns of a file', () => {
  it.each([
    ['Код', 'code'],
    ['  SKU ', 'code'],
    ['АРТИКУЛ', 'code'],
    ['EAN-13', 'ean'],
    ['Баркод', 'ean'],
    ['GTIN', 'ean'],
    ['Продажна  цена (лв.)', 'price'],
    ['Цена, EUR', 'price'],
    ['promo_price', 'promoPrice'],
    ['Ширина [мм]', 'width'],
    ['titleEn', 'titleEn'],
    ['Име EN', 'titleEn'],
    ['Наличност, бр.', 'quantity'],
    ['Колор', null],
    ['Снимка', 'pictures'],
    ['Снимки', 'pictures'],
    ['image1', 'pictures'],
    ['Image URL 2', 'pictures'],
    ['снимка_10', 'pictures'],
    ['Цена 2', null],
  ])('named %s map to %s', (name, field) => {
    expect(fieldOfColumn(name)).toBe(field);
  });

  it('have units in their names', () => {
    expect(['Ширина (см)', 'Тегло, кг', 'Weight', 'Цена EUR'].map(unitOfColumn)).toEqual([
      'см',
      'кг',
      null,
      'eur',
    ]);
  });

  it('may have prices in euro', () => {
    const names = ['Цена, EUR', 'Цена (евро)', 'Цена €', 'Цена, лв.', 'Цена'];
    expect(names.map(isEuroColumn)).toEqual([true, true, true, false, false]);
  });

  it('of the samples are all recognised, in both languages', () => {
    for (const field of IMPORT_FIELD_NAMES) {
      expect([fieldOfColumn(sampleHeading(field, 'bg')), fieldOfColumn(sampleHeading(field, 'en'))]).toEqual([
        field,
        field,
      ]);
    }
  });

  it('with the same name, or none, get distinct names', () => {
    expect(nameColumns(['Цена', '', 'Цена', ' Цена '])).toEqual(['Цена', '#2', 'Цена (2)', 'Цена (3)']);
    expect(nameColumns(['Цена  с\nДДС', 'а'.repeat(120)])).toEqual(['Цена с ДДС', 'а'.repeat(100)]);
  });

  it('map to each field once: the first column, or the vendor’s choice', () => {
    expect(mapColumns(['Код', 'Цена', 'Продажна цена'], null)).toEqual({
      Код: 'code',
      Цена: 'price',
      'Продажна цена': null,
    });
    expect(mapColumns(['Код', 'Цена'], { Код: null, Цена: 'promoPrice' })).toEqual({
      Код: null,
      Цена: 'promoPrice',
    });
    expect(acceptMapping(['A', 'B'], { A: 'code', B: 'code' })).toBeNull();
    expect(acceptMapping(['A', 'B'], {})).toEqual({ A: null, B: null });
    expect(mapColumns(['Колор', 'Друго', 'Код'], null)).toEqual({ Колор: null, Друго: null, Код: 'code' });
    expect(acceptMapping(['A', 'B'], { A: 'code', C: 'price', B: 'nothing' })).toEqual({
      A: 'code',
      B: null,
    });
  });

  it('may map to pictures several times', () => {
    const names = ['Код', 'Снимка 1', 'Снимка 2'];
    const mapping = { Код: 'code', 'Снимка 1': 'pictures', 'Снимка 2': 'pictures' };
    expect(mapColumns(names, null)).toEqual(mapping);
    expect(acceptMapping(names, mapping)).toEqual(mapping);
  });

  it('are in the first row with a code and another field, below a title', () => {
    expect(headerRow([['Ценова листа'], ['Код', 'Цена'], ['L-1', '5']])).toBe(1);
    for (const above of [['Код'], ['Код', 'Колор'], ['Цена', 'Заглавие']]) {
      expect(headerRow([above, ['Код', 'Цена'], ['L-1', '5']])).toBe(1);
    }
    expect(
      headerRow([
        ['x', 'y'],
        ['1', '2'],
      ]),
    ).toBe(0);
    expect(
      headerRow([
        ['Мебели Бук, София', ''],
        ['Х', 'У', 'Ц'],
        ['A1', 'Стол', '5'],
      ]),
    ).toBe(1);
  });
});

describe('The delimiter of cells', () => {
  it.each([
    ['a;b;c\n1;2;3', ';'],
    ['a,b,c\n1,2,3', ','],
    ['a\tb\n1,5\t2,5', '\t'],
    ['a|b\n1|2', '|'],
    ['name;price\n"Lamp, white, small";12,50\n"Table, oak";13,50', ';'],
    ['name,note\n"a;b;c;d","x;y;z"\n"e;f","g;h"', ','],
    ['one\ntwo', ';'],
    ['a,b,c', ','],
    // Few cells in every row count more than many in the header only.
    ['a;b, c, d\n1;2\n3;4', ';'],
    ['name,price\nLamp\nTable,5', ','],
    // Of two candidates, the one with more cells.
    ['a;b,c,d\n1;2,3,4', ','],
    ['"a;b","c;d"\n"1;2","3;4"', ','],
    ['"a\nb",c\n1,2', ','],
    // Empty rows are ignored.
    ['\n\na,b\n1,2', ','],
    ['  \na,b\n1,2', ','],
    // The last row may be cut off.
    ['a,b,c;d\n1,2,3;4\n5;', ','],
    // The first 200 rows are read.
    [`x,y,a;b\n${'1;2\n'.repeat(199)}${'1,2,3\n'.repeat(600)}`, ';'],
    // A title above the table and every price contain a comma.
    ['Ценова листа, ноември 2026\nКод;Име;Цена\nA1;Стол;12,50\nA2;Маса;99,90\n', ';'],
    ['Мебели Бук, София\nХ;Ц\nA1;12,50\nA2;99,90\n', ';'],
    ['Мебели Бук, София\nХ\tЦ, лв.\nA1\t12,50\nA2\t99,90\n', '\t'],
    // The header has one cell more than the rows.
    ['Код;Име;Цена;\nA1;Стол;12,50\nA2;Маса;99,90\nA3;Диван;1 299,00\n', ';'],
    ['Код;Име;Цена, лв.;Бележка\nA1;Стол;12,50\nA2;Маса;99,90\n', ';'],
    ['Х;У;Ц;\nA1;Стол;12,50\nA2;Маса;99,90\n', ';'],
    // Texts with entities and inch marks.
    ['Code,Name,Price\nA1,32" TV;&nbsp;black,12.50\nA2,27" TV;&nbsp;white,9.90\n', ','],
    ['Код;Описание\nA1;"Първо, второ ""А"", трето"\nA2;"а, б, в"\n', ';'],
    // A spreadsheet writes the delimiter above the table.
    ['sep=|\na;b|c;d\n1;2|3;4\n', '|'],
  ])('is detected in $0', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });
});

describe('The terms of a file', () => {
  const terms = new ImportTerms([
    { value: 1, names: ['Настолни лампи', 'Table lamps'] },
    { value: 2, names: ['Бяло', 'white'] },
    { value: 3, names: ['Кутия', 'бяло'] },
  ]);

  it.each([
    ['настолни лампи', 1],
    ['TABLE LAMPS', 1],
    ['настолна лампа', 1],
    ['бял', 2],
    ['Бяла', 2],
    ['кутии', 3],
    ['диван', null],
    ['', null],
  ])('match %s to %s', (words, value) => {
    expect(terms.find(words)).toBe(value);
  });

  it('suggest a correction of a typing error', () => {
    expect([terms.nearest('Насолни ланпи'), terms.nearest('Космос')]).toEqual(['Настолни лампи', null]);
  });

  const nearest = (words: string, ...names: string[]) =>
    new ImportTerms(names.map((name) => ({ value: name, names: [name] }))).nearest(words);

  it.each([
    ['сто', 'Стол'],
    ['тол', 'Стол'],
    ['стоп', 'Стол'],
    ['стопа', null],
    ['тос', null],
    ['до', null],
  ])('suggest for %s the terms within one error in three letters: %s', (words, name) => {
    expect(nearest(words, 'Стол')).toBe(name);
  });

  it('suggest the nearest, and the first of two equal ones', () => {
    expect(nearest('Свещнк', 'Свещник', 'Свещи')).toBe('Свещник');
    expect(nearest('Свещнк', 'Свещи', 'Свещник')).toBe('Свещник');
    expect(nearest('Свещнк', 'Свещник', 'Свещнак')).toBe('Свещник');
    expect(nearest('лампи', 'Лампа', 'Лампи')).toBe('Лампи');
  });
});
