import { beforeEach, describe, expect, it } from 'vitest';
import { StoredRecentSearches } from '../../../src/adapters/storage/stored-recent-searches.ts';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { CancelSignal } from '../../../src/core/shared/failure.ts';
import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { SearchGroup } from '../../../src/core/searches/site-search/site-search.ts';
import type { SearchKind } from '../../../src/core/searches/searched-list.ts';
import { SearchSuggestions } from '../../../src/core/searches/suggestions.ts';
import type { Suggestions } from '../../../src/core/searches/suggestions.ts';
import { SearchBox } from '../../../src/view-models/site/search-box.ts';
import { FakeClock } from '../../support/fake-clock.ts';

class ScriptedSuggestions extends SearchSuggestions {
  readonly asked: {
    text: string;
    first: SearchKind | null;
    signal: CancelSignal;
    answer: (found: Suggestions) => void;
  }[] = [];
  refuse = false;

  searchSuggestions(
    { text, first }: { text: string; first: SearchKind | null },
    signal: CancelSignal,
  ): Promise<Suggestions> {
    if (this.refuse) return Promise.reject(new Failure('error-connection', {}, 'unreachable'));
    return new Promise((answer) => this.asked.push({ text, first, signal, answer }));
  }
}

const found = (...words: string[]): Suggestions => ({
  words,
  categories: [{ id: 3, name: 'Лампи', picture: null }],
  products: [],
  shopRooms: [],
  properties: [],
  rooms: [],
  groups: [],
});
const EMPTY = { list: null, words: [], targets: [], letGo: [] };
const homes: SearchGroup = {
  ...EMPTY,
  kind: 'properties',
  total: 208,
  list: { kind: 'properties', filters: 'city=1', orderBy: null },
  words: ['София'],
};
const articles: SearchGroup = {
  ...EMPTY,
  kind: 'posts',
  total: 1,
  targets: [{ route: 'BlogPost', id: 'light', title: 'Светлина у дома' }],
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

let suggestions: ScriptedSuggestions;
let clock: FakeClock;
let store: MemoryTextStore;
let box: SearchBox;

beforeEach(() => {
  suggestions = new ScriptedSuggestions();
  clock = new FakeClock();
  store = new MemoryTextStore();
  box = new SearchBox(suggestions, new StoredRecentSearches(store), clock, () => new AbortController());
});

describe('The search field (SHOP-04)', () => {
  it('requests suggestions after a pause, for the last text only', async () => {
    box.type('');
    for (const text of ['л', 'ла', 'лам']) {
      box.type(text);
      clock.pass(100);
    }
    expect(suggestions.asked).toEqual([]);
    clock.pass(100);
    expect(suggestions.asked.map(({ text }) => text)).toEqual(['лам']);
    suggestions.asked[0]?.answer(found('лампа'));
    await settled();
    expect(box.lines.map(({ kind }) => kind)).toEqual(['words', 'categories']);
  });

  it('lists a room of the shop before its categories', async () => {
    box.type('кух');
    clock.pass(200);
    suggestions.asked[0]?.answer({ ...found(), shopRooms: ['kitchen'] });
    await settled();
    expect(box.lines.slice(0, 2)).toEqual([
      { kind: 'shopRooms', room: 'kitchen' },
      { kind: 'categories', id: 3, name: 'Лампи', picture: null },
    ]);
  });

  it('cancels an outdated request, and never shows its response', async () => {
    box.type('лам');
    clock.pass(200);
    box.type('маса');
    expect(suggestions.asked[0]?.signal.aborted).toBe(true);
    clock.pass(200);
    suggestions.asked[1]?.answer(found('маса за хол'));
    suggestions.asked[0]?.answer(found('лампа'));
    await settled();
    expect(box.lines[0]).toEqual({ kind: 'words', text: 'маса за хол' });
    box.type('мас');
    clock.pass(200);
    box.close();
    expect(suggestions.asked[2]?.signal.aborted).toBe(true);
  });

  it('is navigated by the arrow keys, in a cycle with the field', async () => {
    box.type('лам');
    clock.pass(200);
    suggestions.asked[0]?.answer(found('лампа'));
    await settled();
    const places = [1, 1, 1, -1, -1].map((step) => {
      box.move(step as 1 | -1);
      return box.active;
    });
    expect(places).toEqual([0, 1, -1, 1, 0]);
    expect(box.activeLine).toEqual({ kind: 'words', text: 'лампа' });
    box.close();
    expect([box.activeLine, box.active]).toEqual([null, -1]);
  });

  it('works without suggestions after an error', async () => {
    suggestions.refuse = true;
    box.type('лам');
    clock.pass(200);
    await settled();
    expect(box.lines).toEqual([]);
  });

  it('stores the last searches without duplicates, and deletes one or all', () => {
    for (const text of ['лампа', 'маса', 'лампа', 'а', 'б', 'в', 'г', 'д']) box.remember(text);
    box.type('');
    expect(box.lines).toHaveLength(6);
    expect(box.recent.slice(0, 5)).toEqual(['д', 'г', 'в', 'б', 'а']);
    box.move(1);
    box.removeRecent('д');
    expect([box.recent[0], box.active]).toEqual(['г', 0]);
    box.clearRecent();
    expect([box.lines, store.read('recent-searches')]).toEqual([[], '[]']);
  });

  it('moves a repeated search to the top', () => {
    for (const text of ['лампа', 'маса', 'лампа']) box.remember(text);
    expect(box.recent).toEqual(['лампа', 'маса']);
  });

  it('ignores invalid stored data', () => {
    for (const text of ['{', '7', '{"a":1}', '[1,null,"лампа"]']) {
      store.write('recent-searches', text);
      box.type('');
      expect(box.recent).toEqual(text.startsWith('[') ? ['лампа'] : []);
    }
  });

  it('is closed and empty before any input', () => {
    expect([box.open, box.active, box.lines, box.activeLine]).toEqual([false, -1, [], null]);
  });

  it('requests nothing below two letters, and clears its suggestions', async () => {
    box.type('лам');
    clock.pass(200);
    suggestions.asked[0]?.answer(found('лампа'));
    await settled();
    box.type(' л ');
    clock.pass(200);
    expect([suggestions.asked.length, box.lines, box.open]).toEqual([1, [], true]);
  });

  it('treats spaces as empty', () => {
    box.remember('лампа');
    box.type('  ');
    expect(box.lines).toEqual([{ kind: 'recent', text: 'лампа' }]);
  });

  it('trims the text', () => {
    box.type('  лампа ');
    clock.pass(200);
    expect(suggestions.asked.map(({ text }) => text)).toEqual(['лампа']);
  });

  it('shows earlier suggestions until the next response', async () => {
    box.type('лам');
    clock.pass(200);
    suggestions.asked[0]?.answer(found('лампа'));
    await settled();
    box.type('ламп');
    expect(box.lines[0]).toEqual({ kind: 'words', text: 'лампа' });
  });

  it('opens at the field with the first arrow key, and returns there with each letter', () => {
    box.remember('лампа');
    box.type('');
    box.close();
    box.move(1);
    expect([box.open, box.active]).toEqual([true, -1]);
    box.move(1);
    expect(box.activeLine).toEqual({ kind: 'recent', text: 'лампа' });
    box.type('');
    expect(box.active).toBe(-1);
    box.setActive(0);
    expect(box.activeLine).toEqual({ kind: 'recent', text: 'лампа' });
  });

  it('closes after a search', () => {
    box.type('лампа');
    box.remember('лампа');
    clock.pass(1_000);
    expect([box.open, suggestions.asked]).toEqual([false, []]);
  });

  it('selects the previous line after the last one is deleted', () => {
    for (const text of ['лампа', 'маса']) box.remember(text);
    box.type('');
    box.move(-1);
    expect(box.activeLine).toEqual({ kind: 'recent', text: 'лампа' });
    box.removeRecent('лампа');
    expect(box.activeLine).toEqual({ kind: 'recent', text: 'маса' });
  });

  it('shows all suggestions, by kind', async () => {
    box.type('лам');
    clock.pass(200);
    suggestions.asked[0]?.answer({
      ...found('лампа'),
      products: [{}, {}] as Suggestions['products'],
      groups: [homes, { ...EMPTY, kind: 'products', total: 2 }, articles],
    });
    await settled();
    expect(box.sections.map(({ kind, total, lines }) => [kind, total, lines.length])).toEqual([
      ['properties', 208, 1],
      ['products', 2, 4],
      ['posts', 1, 1],
    ]);
    expect(box.lines.map(({ kind }) => kind)).toEqual([
      'list',
      'words',
      'categories',
      'products',
      'products',
      'page',
    ]);
  });

  it('shows no list without results', async () => {
    box.type('лам');
    clock.pass(200);
    suggestions.asked[0]?.answer({ ...found(), categories: [], groups: [{ ...homes, total: 0 }] });
    await settled();
    expect(box.lines).toEqual([]);
  });

  it('suggests pages of the profile to accounts that have them', async () => {
    const linesFor = async (type: AccountType | null, text = 'моите поръчки', role: VendorRole = 'owner') => {
      const stored = new StoredRecentSearches(store);
      const own = new SearchBox(
        suggestions,
        stored,
        clock,
        () => new AbortController(),
        () => type && { type, vendorRole: type === 'vendor' ? role : null },
      );
      own.type(text);
      clock.pass(200);
      suggestions.asked.at(-1)?.answer({ ...found(), categories: [] });
      await settled();
      return own.lines;
    };
    expect(await linesFor(null)).toEqual([]);
    expect(await linesFor('user')).toEqual([
      { kind: 'page', route: 'AdminVendorOrders', id: null, title: null },
    ]);
    const payouts = [{ kind: 'page', route: 'AdminPayouts', id: null, title: null }];
    expect(await linesFor('vendor', 'изплащания')).toEqual(payouts);
    expect(await linesFor('vendor', 'изплащания', 'orders')).toEqual([]);
    expect(await linesFor('vendor', 'моите продукти', 'products')).toHaveLength(1);
    expect(await linesFor('vendor', 'моите поръчки', 'products')).toHaveLength(1);
    expect(await linesFor('user', 'изплащания')).toEqual([]);
  });

  it('names the list that the reader searches from', () => {
    box.type('диван', 'properties');
    clock.pass(200);
    expect(suggestions.asked[0]?.first).toBe('properties');
  });

  it('sends a request a moment after the last letter, and none after it is closed', () => {
    box.type('лам');
    clock.pass(149);
    expect(suggestions.asked).toEqual([]);
    clock.pass(1);
    expect(suggestions.asked).toHaveLength(1);
    box.type('лампа');
    box.close();
    clock.pass(1_000);
    expect(suggestions.asked).toHaveLength(1);
  });

  it('sends requests from the second letter on', () => {
    box.type('ла');
    clock.pass(200);
    expect(suggestions.asked.map(({ text }) => text)).toEqual(['ла']);
  });
});
