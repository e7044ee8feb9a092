import { describe, expect, it } from 'vitest';
import {
  importedCount,
  importedDays,
  importedMeasure,
  importedPrice,
} from '../../../../src/core/shared/import/import-numbers.ts';
import { LENGTHS, WEIGHTS } from '../../../../src/core/shared/typed-number.ts';

describe('A price in a file', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00a0234,50 лв.', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1’234.50', 123_450],
    ['1234.5', 123_450],
    ['12 лв.', 1_200],
    ['12лв', 1_200],
    ['BGN 12,99', 1_299],
    ['0,99', 99],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    ['12,3', 1_230],
    ['6,13 €', 1_199],
    ['€6.13', 1_199],
    [14.388, 1_439],
    [1.234, 123],
    [0, 0],
    [1e10, 1e12],
  ])('%s is %i stotinki', (text, stotinki) => {
    expect(importedPrice(text)).toBe(stotinki);
  });

  it.each([
    '',
    'по договаряне',
    '-5',
    '1,234,50',
    '12,345.678',
    '0,500',
    '1,23,45',
    '12 долара',
    '1e3',
    '٣',
    -1,
    1e10 + 1,
    Number.NaN,
  ])('is not %s', (text) => {
    expect(importedPrice(text)).toBeNull();
  });

  it('is in euro if its column says so, unless the cell states a currency', () => {
    expect([importedPrice('10', true), importedPrice('10 лв.', true), importedPrice(10, true)]).toEqual([
      1_956, 1_000, 1_956,
    ]);
  });
});

describe('Other numbers in a file', () => {
  it.each([
    ['12', 12],
    ['12 бр.', 12],
    ['1 200', 1_200],
    ['12,00', 12],
    ['0', 0],
    [7, 7],
  ])('%s is a stock of %i', (text, count) => {
    expect(importedCount(text)).toBe(count);
  });

  it.each(['-1', '2,5', 'няма', '', 2.5, -1, '99999999999'])('%s is not a stock', (text) => {
    expect(importedCount(text)).toBeNull();
  });

  it('include measures in the column’s unit, unless the cell states another', () => {
    const length = (text: string | number) => importedMeasure(text, LENGTHS, LENGTHS.cm);
    expect([length('42,5'), length('1.2 м'), length('120 mm'), length(30), length(0)]).toEqual([
      425, 1_200, 120, 300, 0,
    ]);
    expect([length('много'), length('12 кг'), length('-3'), length(-3)]).toEqual([null, null, null, null]);
    expect([importedMeasure('1,8', WEIGHTS, 1_000), importedMeasure('850 гр.', WEIGHTS, 1_000)]).toEqual([
      1_800, 850,
    ]);
  });

  it('include a range of days or one day', () => {
    expect([
      importedDays('3'),
      importedDays('2-5'),
      importedDays('от 2 до 5 работни дни'),
      importedDays(4),
    ]).toEqual([
      { from: 3, to: 3 },
      { from: 2, to: 5 },
      { from: 2, to: 5 },
      { from: 4, to: 4 },
    ]);
    expect(
      ['14', '10–21', '2to3', '120 days', '1 day', '5 д.'].map((text) => importedDays(text)?.to),
    ).toEqual([14, 21, 3, 120, 1, 5]);
    expect(['до 3', '3 дни или 5', '1000', '2-', '3 седмици'].map(importedDays)).toEqual(Array(5).fill(null));
    expect([importedDays('скоро'), importedDays('-2'), importedDays('')]).toEqual([null, null, null]);
  });
});
