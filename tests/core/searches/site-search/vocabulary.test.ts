import { describe, expect, it } from 'vitest';
import { isMistyped, Vocabulary, wordsOf } from '../../../../src/core/searches/site-search/vocabulary.ts';

const VOCABULARY = new Vocabulary<string>([
  ['terms', 'общи условия, условия'],
  ['cleaning', 'почистване'],
  ['sofia', 'София'],
  ['room', 'room'],
  ['roommate', 'roommate'],
]);
const found = (text: string) =>
  VOCABULARY.find(wordsOf(text)).map(({ meaning, places }) => [meaning, places]);

describe('A vocabulary', () => {
  it('finds the longest phrase at each position', () => {
    expect(found('вашите общи условия')).toEqual([['terms', [1, 2]]]);
    expect(found('условия и почистване')).toEqual([
      ['terms', [0]],
      ['cleaning', [2]],
    ]);
  });

  it('matches inflections, both alphabets, typing errors and prefixes', () => {
    for (const text of ['почистването', 'pochistvane', 'po4istvane', 'почистнане', 'поичстване', 'почис']) {
      expect([text, found(text)]).toEqual([text, [['cleaning', [0]]]]);
    }
  });

  it('prefers the exact word to one of the same stem', () => {
    expect(found('roommate')).toEqual([['roommate', [0]]]);
    expect(found('room')).toEqual([['room', [0]]]);
  });

  it('does not match a short word with another', () => {
    for (const text of ['sofa', 'roof', 'по', 'пони', '']) expect([text, found(text)]).toEqual([text, []]);
  });

  it('accepts one typing error in a word, two in a long one', () => {
    expect(isMistyped('plvdiv', 'plovdiv')).toBe(true);
    expect(isMistyped('lvdiv', 'plovdiv')).toBe(false);
    expect(isMistyped('pochistane', 'pochistvane')).toBe(true);
    expect(isMistyped('pochstne', 'pochistvane')).toBe(false);
  });
});
