import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearches } from '../../../src/core/searches/saved-searches.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { SavedSearchScreen } from '../../../src/view-models/searches/saved-search-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProperty } from '../../support/a-property.ts';
import { aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aSavedSearch, someSavedSearches } from '../../support/a-saved-search.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const FOUND = 30;
const NOT_FOUND = new Failure('error-search-not-found', {}, 'not-found');
const MATCHES = Array.from({ length: FOUND }, (_, index) => ({
  id: FOUND - index,
  reason: 'new' as const,
  oldPrice: null,
  foundAt: '2026-11-21T10:00:00.000Z',
}));
let searches: FakeGateway<SavedSearches>;
let modals: Modals;
let token: string;

beforeEach(() => {
  modals = new Modals();
  searches = someSavedSearches();
  ({ token } = aSavedSearch());
  const dismissed = new Set<number>();
  searches.handlers.dismissMatch = ({ item, isDismissed }) => {
    if (isDismissed) dismissed.add(item);
    else dismissed.delete(item);
    return { message: 'done' };
  };
  searches.handlers.searchMatches = () => ({
    search: aSavedSearch(),
    isConfirmed: true,
    items: MATCHES.filter(({ id }) => !dismissed.has(id)),
    gone: 0,
  });
});

async function open(query: Record<string, string[]> = {}): Promise<SavedSearchScreen> {
  const homes = Array.from({ length: FOUND }, (_, index) => aProperty({ id: index + 1 }));
  const catalogues = {
    properties: aPropertyCatalogue(homes),
    roommates: aRoommateCatalogue(),
    products: aProductCatalogue(),
  };
  const screen = new SavedSearchScreen(searches, catalogues, modals);
  await screen.load({ route: 'SavedSearch', params: { token }, query, signal: new AbortController().signal });
  screen.onEnter();
  await settled();
  return screen;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const ids = (screen: SavedSearchScreen) => screen.cards.map(({ id }) => id);

describe('The results of a saved search (FIND-02)', () => {
  it('are listed by date, the newest first, in pages', async () => {
    const screen = await open();
    expect(ids(screen).slice(0, 3)).toEqual([30, 29, 28]);
    expect([screen.cards.length, screen.left]).toEqual([24, 6]);
    await screen.showMore();
    expect([screen.cards.length, screen.left]).toEqual([30, 0]);
  });

  it('can be hidden and restored', async () => {
    const screen = await open();
    await screen.hide(29);
    expect(ids(screen).slice(0, 2)).toEqual([30, 28]);
    await screen.undoHide();
    expect(ids(screen)).toContain(29);
    expect(screen.hidden).toBeNull();
  });

  it('are hidden by the link of a mail, without a confirmation', async () => {
    const screen = await open({ dismiss: ['30'] });
    expect(screen.hidden).toMatchObject({ id: 30 });
    expect(ids(screen)).not.toContain(30);
  });

  it('have a chosen frequency of alerts, and are ended after a confirmation', async () => {
    const screen = await open({ end: ['one'] });
    expect([screen.ending, screen.ended]).toEqual(['one', null]);
    await screen.setFrequency('weekly');
    await screen.pauseOrResume();
    expect(searches.inputs('changeSearchByLink')).toEqual([
      { token, frequency: 'weekly', isPaused: false },
      { token, frequency: 'weekly', isPaused: true },
    ]);
    await screen.end();
    expect(screen.ended).toBe('one');
    expect(searches.inputs('endSearchByLink')).toEqual([{ token, all: false }]);
  });

  it('report a search that was ended elsewhere', async () => {
    const screen = await open();
    searches.failOnce('changeSearchByLink', NOT_FOUND);
    await screen.pauseOrResume();
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-search-not-found' } });
    expect([screen.busy, screen.search?.isPaused]).toEqual([false, false]);
  });
});

describe('The link that confirms an address (FIND-01)', () => {
  it('confirms only after a press, once or twice, and opens the search', async () => {
    const { confirmation } = await openConfirmation('c'.repeat(43));
    expect(confirmation?.outcome).toBe('asked');
    await confirmation?.confirm();
    expect(confirmation?.outcome).toBe('confirmed');
    expect(confirmation?.opened).toHaveLength(43);
    expect((await openConfirmation('x'.repeat(43))).confirmation?.outcome).toBe('asked');
  });

  it('reports that it has expired', async () => {
    const { confirmation } = await openConfirmation('x'.repeat(43));
    searches.failOnce('confirmSearch', new Failure('saved-search-over', {}, 'invalid'));
    await confirmation?.confirm();
    expect([confirmation?.outcome, confirmation?.opened, confirmation?.busy]).toEqual(['over', null, false]);
  });

  async function openConfirmation(sent: string): Promise<SavedSearchScreen> {
    token = sent;
    return open({ confirm: ['1'] });
  }
});
