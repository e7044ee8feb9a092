import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/core/shared/language.ts';
import { createTexts } from '../../src/texts.ts';

const filledText = (text: string, values: Record<string, string | number>, language: Language): string =>
  createTexts(language, language, { text }).t('text', values);

describe('A text with values', () => {
  it.each([
    [4.5, 'bg', '4,5'],
    [4.5, 'en', '4.5'],
    [1 / 3, 'bg', '0,333'],
    [12, 'bg', '12'],
    [3_000, 'bg', '3000'],
    [93_810, 'bg', '93\u00a0810'],
    [1_234_567.5, 'bg', '1\u00a0234\u00a0567,5'],
    [-12_000, 'bg', '-12\u00a0000'],
    [999, 'en', '999'],
    [3_000, 'en', '3,000'],
    [1_234_567.5, 'en', '1,234,567.5'],
    ['4.5 km', 'bg', '4.5 km'],
  ] as const)('has %s in %s as %s', (value, language, written) => {
    expect(filledText('До {{distance, number}} оттук', { distance: value }, language)).toBe(
      `До ${written} оттук`,
    );
  });

  it('does not format numbers that are not amounts', () => {
    expect(filledText('№ {{number}} от {{year}} г.', { number: 100_023, year: 2026 }, 'bg')).toBe(
      '№ 100023 от 2026 г.',
    );
  });

  it.each([
    ['Сметнати на {{day}}.', '26 ноември 2026 г.', 'Сметнати на 26 ноември 2026 г.'],
    ['Сметнати на {{day}}. Как?', '26 ноември 2026 г.', 'Сметнати на 26 ноември 2026 г. Как?'],
    ['Сметнати на {{day}}.', '26 ноември', 'Сметнати на 26 ноември.'],
    ['До {{day}}, не по-късно.', '26 ноември 2026 г.', 'До 26 ноември 2026 г., не по-късно.'],
  ])('has one full stop at the end: %s', (text, day, filled) => {
    expect(filledText(text, { day }, 'bg')).toBe(filled);
  });

  it('inserts values without interpreting them', () => {
    expect(filledText('{{title}} и {{price}}', { title: 'Лампа {{price}} $1', price: 'x' }, 'bg')).toBe(
      'Лампа {{price}} $1 и x',
    );
  });
});
