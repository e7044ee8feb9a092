import { describe, expect, it } from 'vitest';
import type { ImportCell } from '../../../../src/core/shared/import/import-numbers.ts';
import { contentOfRow, readImportRow } from '../../../../src/core/shop/import/import-row.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';
import type { ImportField } from '../../../../src/core/shop/import/import-fields.ts';
import { EMPTY_PRODUCT } from '../../../../src/core/shop/product-content.ts';
import { aChair } from '../../../support/a-product-content.ts';

const words = {
  categories: new ImportTerms([
    { value: 3, names: ['Маси', 'Tables'] },
    { value: 4, names: ['Мебели'] },
  ]),
  choices: {
    colour: new ImportTerms([{ value: 'white', names: ['Бяло'] }]),
    material: new ImportTerms([{ value: 'wood', names: ['Дърво'] }]),
  },
};

/** A row of one column, or of several with the same field. */
function read(field: ImportField, cells: ImportCell | ImportCell[], name: string = field) {
  const row = Array.isArray(cells) ? cells : [cells];
  return readImportRow(
    row,
    row.map((_, index) => ({ index, name, field })),
    words,
  );
}

const givenBy = (field: ImportField, cell: ImportCell | ImportCell[], name?: string) => {
  const { given, errors } = read(field, cell, name);
  expect(errors).toEqual([]);
  const { code, ...rest } = given;
  return code === '' ? rest : { code, ...rest };
};

describe('A parsed cell of an import (VEND-05)', () => {
  it.each([
    ['code', '  L–1 \t А ', { code: 'L–1 А' }],
    ['code', 1051, { code: '1051' }],
    ['code', '="00123"', { code: '00123' }],
    ['code', '="A ""1"""', { code: 'A "1"' }],
    ['code', '\u200BL\u00AD-\uFEFF1\u202C', { code: 'L-1' }],
    ['code', '3E12', { code: '3E12' }],
    ['code', 380_012_345_678_901, { code: '380012345678901' }],
    ['ean', '="3800123456787"', { ean: '3800123456787' }],
    ['ean', 3_800_123_456_787, { ean: '3800123456787' }],
    ['ean', '', { ean: null }],
    ['variantOf', '="00123"', { variantOf: '00123' }],
    ['quantity', '="5"', { quantity: 5 }],
    ['quantity', '\u200B12\u00AD\u00a0бр.\u200F', { quantity: 12 }],
    ['price', '\uFEFF1\u00a0234,\u200B50\u202C', { price: 123_450 }],
    ['price', '\u200B="12,50"', { price: 1_250 }],
    ['promoPrice', '\u200B\u00a0', { promoPrice: null }],
    ['width', '45,\u00AD5\u200B см', { width: 455 }],
    ['deliveryDays', '2\u2060-\u200B5', { deliveryDaysFrom: 2, deliveryDaysTo: 5 }],
    ['colour', 'Бя\u00ADло\u200B', { colour: 'white' }],
    ['titleBg', 'Маса 👩\u200D🌾', { titleBg: 'Маса 👩\u200D🌾' }],
    ['titleBg', 'Маса &quot;Ела&quot;<br>бяла', { titleBg: 'Маса "Ела" бяла' }],
    ['descriptionBg', '<p>Дълга</p><ul><li>маса</li></ul>', { descriptionBg: 'Дълга\n\n• маса' }],
    ['safetyBg', '&lt;p&gt;Тежка&lt;/p&gt;', { safetyBg: 'Тежка' }],
    ['titleBg', ' Маса „Ела“ ', { titleBg: 'Маса „Ела“' }],
    ['manufacturerContact', ' office@oak.example ', { manufacturerContact: 'office@oak.example' }],
    ['manufacturerCountry', 'Турция', { manufacturerCountry: 'TR' }],
    ['manufacturerCountry', 'germany', { manufacturerCountry: 'DE' }],
    ['manufacturerCountry', 'bg', { manufacturerCountry: 'BG' }],
    ['manufacturerCountry', '', {}],
    ['responsibleName', 'Вносител ООД', { responsibleName: 'Вносител ООД' }],
    ['titleEn', 'Table', { titleEn: 'Table' }],
    ['descriptionBg', 'Дълга\nмаса', { descriptionBg: 'Дълга\nмаса' }],
    ['descriptionEn', '', { descriptionEn: '' }],
    ['manufacturer', 'Дъб ООД', { manufacturer: 'Дъб ООД' }],
    ['manufacturerAddress', 'Троян', { manufacturerAddress: 'Троян' }],
    ['safetyBg', 'Тежка е.', { safetyBg: 'Тежка е.' }],
    ['safetyEn', 'Heavy.', { safetyEn: 'Heavy.' }],
    ['category', 'маса', { categoryId: 3 }],
    ['category', 'Мебели > Маси', { categoryId: 3 }],
    ['category', 'Маси > Мебели', { categoryId: 4 }],
    ['price', '12,50', { price: 1_250 }],
    ['price', 12.5, { price: 1_250 }],
    ['price', '', { price: null }],
    ['promoPrice', '9,99', { promoPrice: 999 }],
    ['promoPrice', '', { promoPrice: null }],
    ['quantity', '12 бр.', { quantity: 12 }],
    ['colour', 'бяла', { colour: 'white' }],
    ['colour', '', { colour: null }],
    ['material', 'дърво', { material: 'wood' }],
    ['material', '', { material: null }],
    ['size', ' L ', { size: 'L' }],
    ['size', '', { size: null }],
    ['width', '45,5', { width: 455 }],
    ['height', '82', { height: 820 }],
    ['depth', '', { depth: null }],
    ['weight', '5,2', { weight: 5_200 }],
    ['deliveryDays', '2-5', { deliveryDaysFrom: 2, deliveryDaysTo: 5 }],
    ['deliveryDays', '', {}],
    ['variantOf', ' L-1 ', { variantOf: 'L-1' }],
    ['variantOf', '', { variantOf: null }],
    ['pictures', 'a.jpg b.jpg', { pictures: ['a.jpg', 'b.jpg'] }],
  ] as [ImportField, ImportCell, object][])('as $0: $1', (field, cell, given) => {
    expect(givenBy(field, cell)).toEqual(given);
  });

  it('is in the unit of its column', () => {
    expect(givenBy('price', '10', 'Цена (EUR)')).toEqual({ price: 1_956 });
    expect(givenBy('width', 455, 'Ширина, мм')).toEqual({ width: 455 });
    expect(givenBy('weight', '850', 'Тегло (г)')).toEqual({ weight: 850 });
  });

  it('includes the pictures of all columns, each once', () => {
    expect(givenBy('pictures', ['a.jpg', '', 'b.jpg a.jpg'])).toEqual({ pictures: ['a.jpg', 'b.jpg'] });
  });

  it('is text if a spreadsheet marked it by an apostrophe', () => {
    expect(givenBy('titleBg', "'=Стол")).toEqual({ titleBg: '=Стол' });
  });

  it('is empty if its row is shorter', () => {
    const { given, errors } = readImportRow([], [{ index: 4, name: 'Размер', field: 'size' }], words);
    expect([given, errors]).toEqual([{ code: '', size: null }, []]);
  });

  it('is found by the position of its column', () => {
    const columns = [{ index: 1, name: 'Заглавие', field: 'titleBg' as const }];
    expect(readImportRow(['L-1', 'Маса'], columns, words).given).toEqual({ code: '', titleBg: 'Маса' });
  });
});

describe('A rejected cell of an import', () => {
  const long = 'я'.repeat(80);
  it.each([
    ['category', '', { key: 'error-category-required' }],
    ['category', 'Космос', { key: 'error-import-category', values: { text: 'Космос' } }],
    [
      'category',
      'Максит',
      { key: 'error-import-category-nearest', values: { text: 'Максит', nearest: 'Маси' } },
    ],
    ['price', 'скъпо', { key: 'error-import-price', values: { text: 'скъпо' } }],
    ['promoPrice', long, { key: 'error-import-price', values: { text: `${'я'.repeat(60)}…` } }],
    ['price', 'я'.repeat(60), { key: 'error-import-price', values: { text: 'я'.repeat(60) } }],
    ['quantity', 'много', { key: 'error-import-stock', values: { text: 'много' } }],
    ['quantity', '', { key: 'error-stock-required' }],
    ['colour', 'космос', { key: 'error-import-colour', values: { text: 'космос' } }],
    [
      'material',
      'дърмо',
      { key: 'error-import-material-nearest', values: { text: 'дърмо', nearest: 'Дърво' } },
    ],
    ['width', 'широк', { key: 'error-import-measure', values: { text: 'широк' } }],
    ['weight', '12 м', { key: 'error-import-measure', values: { text: '12 м' } }],
    ['deliveryDays', 'скоро', { key: 'error-import-days', values: { text: 'скоро' } }],
    ['titleBg', 'Стол\u0000', { key: 'error-import-characters' }],
    ['titleBg', 'Стол\ud83e', { key: 'error-import-characters' }],
    ['price', ' #N/A ', { key: 'error-import-formula', values: { text: '#N/A' } }],
    ['code', '#REF!', { key: 'error-import-formula', values: { text: '#REF!' } }],
    ['code', '3,80012E+12', { key: 'error-import-code-rounded', values: { text: '3,80012E+12' } }],
    ['code', '3.80012e+12', { key: 'error-import-code-rounded', values: { text: '3.80012e+12' } }],
    [
      'code',
      3_800_123_456_789_012,
      { key: 'error-import-code-rounded', values: { text: '3800123456789012' } },
    ],
    ['ean', '3,80012E+12', { key: 'error-import-code-rounded', values: { text: '3,80012E+12' } }],
    ['variantOf', '4E+10', { key: 'error-import-code-rounded', values: { text: '4E+10' } }],
    ['titleBg', 'Ст\uFFFDл', { key: 'error-import-letter', values: { text: 'Ст\uFFFDл' } }],
    ['descriptionBg', 'я'.repeat(10_001), { key: 'error-import-cell-too-long', values: { most: 10_000 } }],
  ] as [ImportField, ImportCell, object][])('as $0: $1', (field, cell, error) => {
    expect(read(field, cell)).toEqual({ given: { code: '' }, errors: [{ field, ...error }] });
  });

  it('does not include a cell that only resembles an error', () => {
    expect(givenBy('titleBg', 'Стол #N/A')).toEqual({ titleBg: 'Стол #N/A' });
    expect(givenBy('titleBg', '#N/A?')).toEqual({ titleBg: '#N/A?' });
    expect(givenBy('descriptionBg', 'я'.repeat(10_000))).toEqual({ descriptionBg: 'я'.repeat(10_000) });
    expect(givenBy('titleBg', 'Стол 🪑')).toEqual({ titleBg: 'Стол 🪑' });
  });

  it('is quoted without half of a surrogate pair', () => {
    const [error] = read('price', `${'я'.repeat(59)}🪑 и още`).errors;
    expect(error?.values).toEqual({ text: `${'я'.repeat(59)}…` });
  });
});

describe('The product of a row', () => {
  it('preserves values that the row does not have', () => {
    const chair = aChair({ variantOf: 7 });
    const changed = contentOfRow({ code: 'CHAIR-1', price: 9_900, pictures: ['a.jpg'] }, chair, null);
    expect(changed).toEqual({ ...chair, price: 9_900 });
  });

  it('is new with the row’s values if none exists', () => {
    expect(contentOfRow({ code: 'L-1' }, null, null)).toEqual({ ...EMPTY_PRODUCT, code: 'L-1' });
  });

  it('is a variant of the product with the row’s code, or of none', () => {
    const chair = aChair({ variantOf: 7 });
    expect(contentOfRow({ code: 'CHAIR-1', variantOf: 'L-1' }, chair, 12).variantOf).toBe(12);
    expect(contentOfRow({ code: 'CHAIR-1', variantOf: null }, chair, null).variantOf).toBeNull();
  });
});
