import { describe, expect, it } from 'vitest';
import { normaliseCode, normaliseLine, tidyLine, tidyText } from '../../../src/core/shared/tidy-text.ts';

describe('A name or a code', () => {
  it.each([
    ['bidi overrides', '\u202eИван Петров\u202c', 'Иван Петров'],
    ['zero-width characters', 'Ив\u200bан\u2060 Пет\u200dров', 'Иван Петров'],
    ['decomposed letters', 'Николаи\u0306', 'Николай'],
    ['spaces and tabs in a row', ' Иван \t\u00a0 Петров\n', 'Иван Петров'],
    ['a Hangul filler', '\u3164Иван', 'Иван'],
    ['invisible characters only', '\u200b\u202e\u3164', ''],
  ])('loses %s', (_, typed, normalised) => {
    expect(normaliseLine(typed)).toBe(normalised);
  });

  it('has no spaces when typed in groups', () => {
    expect(normaliseCode(' BG80\u00a0BNBG \u200b9661 ')).toBe('BG80BNBG9661');
  });
});

describe('A text', () => {
  it('preserves its lines and emoji, and loses bidirectional marks', () => {
    expect(tidyText('\u202eДом\r\n\r\n\r\n👨\u200d👩\u200d👧 ❤\ufe0f\u202c\ud800')).toBe(
      'Дом\n\n👨\u200d👩\u200d👧 ❤\ufe0f',
    );
    expect(tidyLine('Дом \n под\u00adнаем')).toBe('Дом поднаем');
  });
});
