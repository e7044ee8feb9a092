import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';

describe('The search (SHOP-04)', () => {
  it.each([
    ['лампа', 'lampa'],
    ['Лампа', 'LAMPA'],
    ['шкаф', '6kaf'],
    ['шкаф', 'shkaf'],
    ['чаша', '4a6a'],
    ['чаша', 'chasha'],
    ['щора', '6tora'],
    // The first letter of these is a Latin one that looks the same.
    ['стол', '\u0063тол'],
    ['Маса', '\u004Dа\u0063a'],
    ['Ретро', 'Ре\u0074po'],
    ['ябълка', 'qbalka'],
    ['ябълка', 'yabalka'],
    ['възглавница', 'vazglavnica'],
    ['юрган', 'iurgan'],
    ['хавлия', 'havliya'],
    ['кухня', 'kuhnq'],
    ['ѝ', 'и'],
  ])('finds „%s“ for the query „%s“', (sold, sought) => {
    expect(foldForSearch(sought)).toBe(foldForSearch(sold));
  });

  it('does not change Latin words next to Cyrillic ones', () => {
    expect(foldForSearch('cat и copка')).toBe('tsat i sorka');
    expect(foldForSearch('LEDлампа')).toBe('ledlampa');
  });

  it('does not change numbers: 66 cm are not letters', () => {
    expect(foldForSearch('Маса 66 см')).toBe('masa 66 sm');
  });

  it('separates words by one space and removes other characters', () => {
    expect(foldForSearch('  „Дъб“ – масив, 120×60 ')).toBe('dab masiv 120x60'.replace('x', ' '));
  });

  it('folds a letter of another language once', () => {
    expect(foldForSearch(foldForSearch('єП'))).toBe(foldForSearch('єП'));
  });

  it('does not change a folded text', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъьюяѝabcchkqtwxyz46 '.split('')) }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
      }),
      { numRuns: 500 },
    );
  });
});
