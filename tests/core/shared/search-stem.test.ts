import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiller, searchStem, searchTerms } from '../../../src/core/shared/search-stem.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';

const stemOf = (word: string) => searchStem(foldForSearch(word));

describe('The stem of a word (SHOP-04)', () => {
  it.each([
    ['лампа', 'лампи лампата лампите лампичка лампички лампичката'],
    ['маса', 'маси масата масите масичка масички'],
    ['стол', 'стола столът столове столовете столче столчета столчето столчетата'],
    ['възглавница', 'възглавници възглавницата възглавничка възглавничките'],
    ['огледало', 'огледала огледалото огледалце'],
    ['одеяло', 'одеяла одеялото одеялце'],
    ['кутия', 'кутии кутията кутийка кутийки'],
    ['шкаф', 'шкафа шкафът шкафове шкафче шкафчета'],
    ['рафт', 'рафта рафтове рафтче'],
    ['свещ', 'свещи свещта свещичка'],
    ['матрак', 'матрака матраци матраците'],
    ['сандък', 'сандъци сандъче'],
    ['часовник', 'часовници часовниче часовника'],
    ['прозорец', 'прозорци прозорците'],
    ['перде', 'пердета пердето пердетата'],
    ['кухня', 'кухни кухнята кухненски кухненска'],
    ['градина', 'градински градинска градината'],
    ['нощен', 'нощна нощно нощни'],
    ['дърво', 'дървен дървена дървени'],
    ['дъб', 'дъбов дъбова'],
    ['апартамент', 'апартаменти апартамента апартаментът'],
    ['lamp', 'lamps'],
    ['box', 'boxes'],
    ['cabinet', 'cabinets'],
  ])('of %s is that of %s', (word, forms) => {
    for (const form of forms.split(' ')) expect([form, stemOf(form)]).toEqual([form, stemOf(word)]);
  });

  it.each([
    ['маса', 'масив'],
    ['маса', 'масаж'],
    ['маса', 'масло'],
    ['лампа', 'лампион'],
    ['рафт', 'раница'],
    ['чаша', 'чаршаф'],
  ])('differs for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('of a stem is unchanged, and numbers have none', () => {
    expect(['120', '66es'].map(searchStem)).toEqual(['120', '66es']);
    const letters = fc.string({ unit: fc.constantFrom(...'abdeghiklmnoprstuvz'.split('')), maxLength: 14 });
    fc.assert(
      fc.property(letters, (word) => {
        expect(searchStem(searchStem(word))).toBe(searchStem(word));
      }),
      { numRuns: 500 },
    );
  });
});

it('A short word is its own stem, also of a plural of -к', () => {
  expect(searchStem('osa')).toBe('osa');
  expect(stemOf('уроци')).toBe(stemOf('урок'));
});

describe('The search terms of a text', () => {
  it('are its words and their stems', () => {
    expect(searchTerms('Масичка, дъб')).toEqual(['masichka', 'mas', 'dab']);
    expect(searchTerms(' ')).toEqual([]);
  });

  it('exclude prepositions', () => {
    expect(['за', 'от', 'със'].map((word) => isFiller(foldForSearch(word)))).toEqual([true, true, true]);
    expect(isFiller('lamp')).toBe(false);
  });
});
