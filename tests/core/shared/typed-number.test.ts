import { describe, expect, it } from 'vitest';
import {
  LENGTHS,
  shownAmount,
  signedAmount,
  typedAmount,
  typedArea,
  typedCount,
  typedIn,
  typedMeasure,
  typedStotinki,
  WEIGHTS,
  writtenAmount,
} from '../../../src/core/shared/typed-number.ts';
import {
  levaToStotinki,
  positiveInteger,
  stotinkiToLeva,
  writtenLeva,
  writtenNumber,
} from '../../../src/core/shared/written-number.ts';

describe('A typed amount', () => {
  it.each([
    ['620', 62_000],
    [' 45,9 ', 4_590],
    ['\u200B45,9\uFEFF', 4_590],
    ['\u202A1\u00AD\u00a0234,50\u200E\u00a0лв.\u202C', 123_450],
    ['6\u206020', 62_000],
    ['45.90', 4_590],
    ['0,05', 5],
    ['0', 0],
    ['620 лв', 62_000],
    ['620 лв.', 62_000],
    ['620лв', 62_000],
    ['620 Лева', 62_000],
    ['BGN 12,99', 1_299],
    ['лв. 620', 62_000],
    ['620,-', 62_000],
    ['1 234,50', 123_450],
    ['1\u00a0234,50 лв.', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1’234.50', 123_450],
    ['1234,50', 123_450],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    ['12\u202f345.6', 1_234_560],
    ['620 €', 121_261],
    ['€620', 121_261],
    ['620,00 евро', 121_261],
    ['620 EUR', 121_261],
    [' €620 ', 121_261],
    [' 620 лв. ', 62_000],
  ])('"%s" is %i stotinki', (text, stotinki) => {
    expect(typedStotinki(text)).toBe(stotinki);
  });

  it.each([
    '',
    ' ',
    undefined,
    'по договаряне',
    '-3',
    '12 34',
    '1 2345',
    '1,234,50',
    '12,345.678',
    '0,500',
    '1.5.2',
    'сто',
    '1e3',
    '٣',
    'Infinity',
    '620 € 10 лв.',
    '€ 620 лв.',
    '6.-20',
    '12 долара',
    '10000000',
    '99999999999999999999',
  ])('"%s" is invalid', (text) => {
    expect(typedStotinki(text)).toBeNull();
  });

  it('has its typed currency, or the one of its field', () => {
    expect(typedAmount('620 €')).toEqual({ stotinki: 121_261, currency: 'EUR' });
    expect(typedAmount('620')).toEqual({ stotinki: 62_000, currency: 'BGN' });
    expect(typedAmount('620', 'EUR')).toEqual({ stotinki: 121_261, currency: 'EUR' });
    expect(typedAmount('620 лв.', 'EUR')).toEqual({ stotinki: 62_000, currency: 'BGN' });
    expect(typedAmount('по договаряне')).toBeNull();
  });
});

describe('Other typed numbers', () => {
  it.each([
    ['3', 3],
    ['-1', -1],
    ['−1', -1],
    ['1 200', 1_200],
    ['3-ти', 3],
    ['3-ти етаж', 3],
    ['ет. 3', 3],
    [' ет. 3 ', 3],
    ['-0', 0],
    ['999 999 999', 999_999_999],
    ['1-ви', 1],
    ['2ри', 2],
    ['7-ми', 7],
    ['3rd floor', 3],
    ['партер', 0],
    ['12 бр.', 12],
    ['12,00', 12],
    ['2008 г.', 2008],
    ['6 месеца', 6],
    ['2 спални', 2],
  ])('"%s" is the count %i', (text, count) => {
    expect(typedCount(text)).toBe(count);
  });

  it.each(['', 'много', '2,5', '3/4', '1e3', '--1', '3 или 4', '1 000 000 000', 'партерът', 'до партер'])(
    '"%s" is not a count',
    (text) => {
      expect(typedCount(text)).toBeNull();
    },
  );

  it.each([
    ['68,5', 68.5],
    ['68.5 m²', 68.5],
    ['68,50 кв.м', 68.5],
    ['120 кв. м.', 120],
    ['65м2', 65],
    [' 65 m² ', 65],
    ['0', 0],
    ['99999999,9', 99_999_999.9],
    ['1 234,5', 1_234.5],
  ])('"%s" is an area of %f m²', (text, area) => {
    expect(typedArea(text)).toBe(area);
  });

  it.each(['68,55', '-5', '100 000 000', 'голям', '', '68 см'])('"%s" is not an area', (text) => {
    expect(typedArea(text)).toBeNull();
  });

  it('include measures in the unit of their field, unless they state another', () => {
    const length = (text: string) => typedMeasure(text, LENGTHS, LENGTHS.cm);
    expect([length('42,5'), length('1.2 м'), length('120 mm'), length('1 200')]).toEqual([
      425, 1_200, 120, 12_000,
    ]);
    expect([length(' 42 '), length('0'), length('10000000000')]).toEqual([420, 0, 100_000_000_000]);
    expect(
      ['много', '12 кг', '-3', '', '1.2.3 см', '1\n2', '99999999999']
        .map(length)
        .filter((one) => one !== null),
    ).toEqual([]);
    expect([typedMeasure('5,250', WEIGHTS, 1_000), typedMeasure('850 гр.', WEIGHTS, 1_000)]).toEqual([
      5_250, 850,
    ]);
  });
});

describe('Numbers in a query', () => {
  it.each([
    ['45', 4_500],
    ['45.9', 4_590],
    [' 1 234,50 ', 123_450],
    ['12\u00a0345', 1_234_500],
    ['1 234\u202f567,05', 123_456_705],
    ['1234567', 123_456_700],
  ])('"%s" is %i stotinki', (text, stotinki) => {
    expect(levaToStotinki(text)).toBe(stotinki);
  });

  it.each([
    undefined,
    '',
    'сто',
    '-1',
    '45,905',
    '45x',
    '1.234',
    '12345678',
    '1 23',
    '1 2345',
    '1 abc',
    'a 234',
    '1 234 567 890',
  ])('"%s" is not an amount', (text) => {
    expect(levaToStotinki(text)).toBeNull();
  });

  it('include ids and pages from 1', () => {
    expect(['1', '999999999'].map(positiveInteger)).toEqual([1, 999_999_999]);
    expect([undefined, '', '0', '01', '-1', '1.5', '1e3', '1000000000'].map(positiveInteger)).toEqual(
      Array(8).fill(null),
    );
  });
});

describe('Formatted numbers', () => {
  it('are parsed back', () => {
    for (const stotinki of [0, 5, 4_500, 4_590, 123_450, 999_999_999]) {
      expect(typedStotinki(stotinkiToLeva(stotinki) ?? '')).toBe(stotinki);
      expect(typedStotinki(writtenLeva(stotinki, 'bg'))).toBe(stotinki);
      expect(typedStotinki(writtenLeva(stotinki, 'en'))).toBe(stotinki);
    }
    expect(stotinkiToLeva(null)).toBeNull();
  });

  it('have the separators of the language', () => {
    expect([writtenLeva(16_690, 'bg'), writtenLeva(16_690, 'en')]).toEqual(['166,90', '166.90']);
    expect([writtenLeva(4_500, 'bg'), writtenLeva(null, 'bg')]).toEqual(['45', '']);
    expect([writtenNumber(5.25, 'bg'), writtenNumber(5.25, 'en')]).toEqual(['5,25', '5.25']);
    expect([writtenNumber(0.1 + 0.2, 'bg'), writtenNumber(null, 'en')]).toEqual(['0,3', '']);
  });
});

describe('An amount in a field', () => {
  it('is converted from leva to euro for people who prefer it, if exact', () => {
    expect(shownAmount('1212,61', 'EUR', 'bg')).toEqual({ number: '620', currency: 'EUR' });
    expect(shownAmount('45,01', 'EUR', 'bg')).toEqual({ number: '45,01', currency: 'BGN' });
    expect(shownAmount('1212,61', 'BGN', 'bg')).toEqual({ number: '1212,61', currency: 'BGN' });
    expect(shownAmount('', 'EUR', 'bg')).toEqual({ number: '', currency: 'EUR' });
    expect(shownAmount(' ', 'EUR', 'bg')).toEqual({ number: ' ', currency: 'EUR' });
  });

  it('preserves an invalid number', () => {
    expect(shownAmount('по договаряне', 'EUR', 'bg')).toEqual({ number: 'по договаряне', currency: 'BGN' });
  });

  it('has a currency sign if the field has none', () => {
    expect(signedAmount({ number: '620', currency: 'EUR' }, 'bg')).toBe('620 €');
    expect(signedAmount({ number: '620', currency: 'BGN' }, 'bg')).toBe('620 лв.');
    expect(signedAmount({ number: '620', currency: 'BGN' }, 'en')).toBe('620 BGN');
    expect(signedAmount({ number: '', currency: 'EUR' }, 'bg')).toBe('');
  });

  it('preserves the typed currency', () => {
    expect(shownAmount('620 €', 'BGN', 'bg')).toEqual({ number: '620', currency: 'EUR' });
    expect(shownAmount(' 620 лв. ', 'EUR', 'bg')).toEqual({ number: '620', currency: 'BGN' });
  });

  it('is in the currency of the field, unless it states another', () => {
    expect([
      typedIn('620', 'EUR'),
      typedIn('620', 'BGN'),
      typedIn('620 лв', 'EUR'),
      typedIn(' ', 'EUR'),
    ]).toEqual(['620 €', '620', '620 лв', ' ']);
  });

  it('is converted to the cent and to the stotinka', () => {
    expect([writtenAmount(62_000, 'EUR', 'bg'), writtenAmount(62_000, 'EUR', 'en')]).toEqual([
      '317 €',
      '317 €',
    ]);
    expect([writtenAmount(123_450, 'EUR', 'bg'), writtenAmount(123_450, 'BGN', 'bg')]).toEqual([
      '631,19 €',
      '1234,50',
    ]);
  });
});
