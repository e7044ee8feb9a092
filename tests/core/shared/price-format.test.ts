import { describe, expect, it } from 'vitest';
import { currencyAmount, priceInText, showPrice } from '../../../src/core/shared/price-format.ts';

/** Replaces each space by an ordinary space. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('A price', () => {
  it('is displayed in leva with its equivalent in euro, both to two decimals (PRICE-01)', () => {
    expect(plain(priceInText(123_450, 'bg', 'bgn-first'))).toBe('1 234,50 лв. (631,19 €)');
    expect(plain(priceInText(123_450, 'en', 'bgn-first'))).toBe('BGN 1,234.50 (€631.19)');
  });

  it.each([
    [0, '0,00 лв.', 'BGN 0.00'],
    [5, '0,05 лв.', 'BGN 0.05'],
    [-4590, '-45,90 лв.', '-BGN 45.90'],
    [100_000, '1 000,00 лв.', 'BGN 1,000.00'],
    [99_999_999_999, '999 999 999,99 лв.', 'BGN 999,999,999.99'],
  ])('of %i stotinki is formatted as people write it', (stotinki, bg, en) => {
    expect(plain(showPrice(stotinki, 'bg', 'bgn-first').main)).toBe(bg);
    expect(plain(showPrice(stotinki, 'en', 'bgn-first').main)).toBe(en);
  });

  it('has its sign before the currency in English', () => {
    expect(plain(showPrice(-1_054, 'en', 'bgn-first').equivalent)).toBe('-€5.39');
    expect(currencyAmount(-539, 'EUR', 'en')).toBe('-€5.39');
    expect(plain(currencyAmount(-539, 'EUR', 'bg'))).toBe('-5,39 €');
  });

  it('has no line break between the amount and its currency', () => {
    expect(showPrice(4590, 'bg', 'bgn-first')).toEqual({
      main: '45,90\u00a0лв.',
      equivalent: '23,47\u00a0€',
    });
  });

  it('is in euro first if the setting says so (PRICE-06)', () => {
    expect(plain(priceInText(4590, 'bg', 'eur-first'))).toBe('23,47 € (45,90 лв.)');
  });
});
