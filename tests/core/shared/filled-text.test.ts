import { describe, expect, it } from 'vitest';
import { filledText } from '../../../src/core/shared/filled-text.ts';

describe('a text with values', () => {
  it.each([
    [4.5, 'bg', '4,5'],
    [4.5, 'en', '4.5'],
    [1 / 3, 'bg', '0,333'],
    [12, 'bg', '12'],
    ['4.5 km', 'bg', '4.5 km'],
  ] as const)('has %s in %s as %s', (value, language, written) => {
    expect(filledText('До {{distance, number}} оттук', { distance: value }, language)).toBe(
      `До ${written} оттук`,
    );
  });

  it.each([
    ['Сметнати на {{day}}.', '26 ноември 2026 г.', 'Сметнати на 26 ноември 2026 г.'],
    ['Сметнати на {{day}}. Как?', '26 ноември 2026 г.', 'Сметнати на 26 ноември 2026 г. Как?'],
    ['Сметнати на {{day}}.', '26 ноември', 'Сметнати на 26 ноември.'],
    ['До {{day}}, не по-късно.', '26 ноември 2026 г.', 'До 26 ноември 2026 г., не по-късно.'],
  ])('ends a sentence once: %s', (text, day, filled) => {
    expect(filledText(text, { day }, 'bg')).toBe(filled);
  });

  it('takes what a value says as it is', () => {
    expect(filledText('{{title}} и {{price}}', { title: 'Лампа {{price}} $1', price: 'x' }, 'bg')).toBe(
      'Лампа {{price}} $1 и x',
    );
  });
});
