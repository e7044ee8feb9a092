import { describe, expect, it } from 'vitest';
import groups from '../../../content/search-synonyms.json' with { type: 'json' };
import { joinPhrases, storedTerms, synonymsOf } from '../../../server/platform/search/synonyms.ts';
import { searchStem } from '../../../src/core/shared/search-stem.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';

const stems = (text: string) => foldForSearch(text).split(' ').map(searchStem).join(' ');

describe('The synonyms of the search', () => {
  it('have a single word as the name of each group, and no word in two groups', () => {
    for (const [name = ''] of groups) expect(stems(name)).not.toContain(' ');
    const groupsOf = new Map<string, number[]>();
    for (const [index, words] of groups.entries())
      for (const word of words) groupsOf.set(stems(word), [...(groupsOf.get(stems(word)) ?? []), index]);
    expect([...groupsOf].filter(([, indexes]) => new Set(indexes).size > 1)).toEqual([]);
  });

  it('are the other words of the group', () => {
    expect(synonymsOf('perdeta')).toContain(stems('завеси'));
    expect(synonymsOf('perd')).toContain(stems('curtains'));
    expect(synonymsOf('lampa')).toEqual([]);
  });

  it.each([
    ['2-стаен апартамент', 'двустаен апартамент'],
    ['апартамент 3 ст.', 'апартамент тристаен'],
    ['two-bedroom flat', 'тристаен flat'],
    ['washing machines', 'пералня'],
    ['лампа 2', 'лампа 2'],
  ])('match the phrases of %s', (text, joined) => {
    expect(joinPhrases(text.replace(/[-.]/g, ' ').trim().split(' ')).join(' ')).toBe(joined);
  });

  it('add the name of a phrase to the terms of a text, and change no other texts', () => {
    expect(storedTerms('Продава се 2-стаен')).toContain(stems('двустаен'));
    expect(storedTerms('2 лампи за стаен кът')).not.toContain(stems('двустаен'));
  });
});
