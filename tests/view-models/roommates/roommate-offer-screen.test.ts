import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredOwnHabits } from '../../../src/adapters/storage/stored-own-habits.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import type { Shared } from '../../../src/core/site/sharing.ts';
import { OwnHabits } from '../../../src/view-models/roommates/own-habits.ts';
import { RoommateOfferScreen } from '../../../src/view-models/roommates/roommate-offer-screen.ts';
import { RoommatesScreen } from '../../../src/view-models/roommates/roommates-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aTextTranslation } from '../../support/a-text-translation.ts';
import { anOfferSummary, aRoommateCatalogue, SU } from '../../support/a-roommate-catalogue.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();

function anOfferScreen({ user = null as UserInfo | null, outcome = 'copied' as Shared } = {}) {
  const modals = new Modals();
  const shared: string[] = [];
  const store = new MemoryTextStore();
  const share = async (title: string) => {
    shared.push(title);
    return outcome;
  };
  const catalogue = aRoommateCatalogue([anOfferSummary({ language: 'en' })]);
  const { roommateOffer } = catalogue.handlers;
  catalogue.handlers.roommateOffer = async (input) => {
    const images = [1, 2, 3].map((id) => ({ url: `/pictures/${id}`, width: 400, height: 300 }));
    return { ...(await roommateOffer!(input)), images };
  };
  const screen = new RoommateOfferScreen(
    catalogue,
    new OwnHabits(new StoredOwnHabits(store)),
    aSession(user).session,
    modals,
    { share },
    aTextTranslation(),
  );
  const open = (id?: string) =>
    screen.load({ route: 'RoommateOffer', params: id === undefined ? {} : { id }, query: {}, signal });
  return { screen, open, modals, shared, store };
}

async function anOpenOffer(wanted: Parameters<typeof anOfferScreen>[0] = {}) {
  const opened = anOfferScreen(wanted);
  await opened.open('7');
  return opened;
}

describe('The page of an offer (MATE-02)', () => {
  it('has a title with the offer and its location', async () => {
    const { screen, open } = anOfferScreen();
    expect(screen.head).toEqual({ title: { key: 'roommates-title' } });
    await open('7');
    expect(screen.head).toEqual({
      title: 'Стая до Студентски град · Дървеница, София',
      description: 'Тристаен апартамент с голяма кухня.',
      canonical: { name: 'RoommateOffer', params: { id: '7' } },
    });
  });

  it('is described in at most three hundred letters', async () => {
    const { screen } = await anOpenOffer();
    if (!screen.offer) throw new Error('no offer came');
    screen.offer = { ...screen.offer, aboutHome: 'а'.repeat(400) };
    expect(screen.head.description).toBe('а'.repeat(300));
  });

  it.each([undefined, '0', 'x7', '7x', '1234567890123456', '8'])('is not found as %s', async (id) => {
    await expect(anOfferScreen().open(id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('names the language of the text to readers of the other one', async () => {
    const { screen } = await anOpenOffer();
    expect(screen.translation.foreign).toBe('en');
  });

  it('moves among its pictures and not beyond', async () => {
    const { screen } = await anOpenOffer();
    expect(screen.picture).toBe(0);
    for (const [asked, shown] of [
      [2, 2],
      [3, 2],
      [0, 0],
      [-1, 0],
    ] as const) {
      screen.showPicture(asked);
      expect(screen.picture).toBe(shown);
    }
  });

  it('has no pictures before it is loaded', () => {
    const { screen } = anOfferScreen();
    screen.showPicture(1);
    expect([screen.picture, screen.fullScreen, screen.reporting]).toEqual([0, false, false]);
  });

  it('closes the gallery and the report when it is left', async () => {
    const { screen } = await anOpenOffer();
    screen.setFullScreen(true);
    screen.setReporting(true);
    expect([screen.fullScreen, screen.reporting]).toEqual([true, true]);
    screen.onLeave();
    expect([screen.fullScreen, screen.reporting]).toEqual([false, false]);
  });

  it.each([
    ['its poster', aUser({ id: 44 }), true],
    ['another person', aUser(), false],
    ['a visitor', null, false],
  ])('detects the reader’s own one of %s: %s', async (_, user, isOwn) => {
    expect((await anOpenOffer({ user })).screen.isOwn).toBe(isOwn);
    expect(anOfferScreen({ user }).screen.isOwn).toBe(false);
  });

  it('opens the message to the author', async () => {
    const { screen, modals } = await anOpenOffer();
    screen.write();
    expect(modals.open).toBe('roommateOfferMessage');
  });

  it.each<[Shared, object | null]>([
    ['copied', { type: 'success', message: { key: 'link-copied' } }],
    ['failed', { type: 'error', message: { key: 'error-link-not-copied' } }],
    ['shared', null],
    ['given-up', null],
  ])('shared and %s, reports the result', async (outcome, notification) => {
    const { screen, modals, shared } = await anOpenOffer({ outcome });
    await screen.share();
    expect([shared, modals.notification]).toEqual([['Стая до Студентски град'], notification]);
  });

  it('shared before it is loaded has no title', async () => {
    const { screen, shared } = anOfferScreen();
    await screen.share();
    expect(shared).toEqual(['']);
    expect(screen.match).toBeNull();
  });
});

describe('The reader’s habits', () => {
  it('are requested on demand, and saved with the first answer', async () => {
    const { screen } = await anOpenOffer();
    const { ownHabits } = screen;
    expect([ownHabits.isOpen, ownHabits.isSaid]).toEqual([false, false]);
    ownHabits.setOpen(true);
    expect(ownHabits.isOpen).toBe(true);
    ownHabits.set('pets', 'yes');
    expect(ownHabits.isSaid).toBe(true);
    ownHabits.set('smoking', 'no');
    expect(ownHabits.habits).toMatchObject({ pets: 'yes', smoking: 'no', guests: null });
  });

  it('follow other tabs', async () => {
    const { screen, store } = await anOpenOffer();
    screen.onEnter();
    store.writeElsewhere('roommate-habits', JSON.stringify({ pets: 'yes' }));
    expect(screen.ownHabits.habits.pets).toBe('yes');
  });
});

describe('The title and the filters of the list (MATE-01)', () => {
  function aList() {
    const offers = Array.from({ length: 11 }, (_, index) =>
      anOfferSummary({
        id: index + 1,
        university: { id: SU.id, name: SU.name, short: SU.short, distance: 800 },
      }),
    );
    const catalogue = aRoommateCatalogue(offers);
    const store = new MemoryTextStore();
    const screen = new RoommatesScreen(
      catalogue,
      aPropertyCatalogue([], [SOFIA]),
      new OwnHabits(new StoredOwnHabits(store)),
    );
    const visit = (query: Record<string, string[]>) =>
      screen.load({ route: 'Roommates', params: {}, query, signal });
    return { catalogue, store, screen, visit };
  }

  it('are empty before the list is loaded', () => {
    const { screen } = aList();
    expect(screen).toMatchObject({ offers: { data: [], total: 0 }, cities: [], universities: [] });
    expect([screen.loading, screen.list.page, screen.list.orderBy]).toEqual([false, 1, 'createdAt.DESC']);
  });

  it('name the city, and the page after the first', async () => {
    const { screen, visit } = aList();
    await visit({});
    const description = { key: 'roommates-description' };
    const query = { city: null, university: null, page: null };
    expect(screen.head).toEqual({
      title: { key: 'roommates-title' },
      description,
      canonical: { name: 'Roommates', query },
    });
    await visit({ city: ['1'], university: ['1'], page: ['2'] });
    expect(screen.head).toEqual({
      title: { key: 'roommates-title-in', values: { city: 'София' } },
      description,
      canonical: { name: 'Roommates', query: { city: 1, university: 1, page: 2 } },
    });
  });

  it('show the filters, their number, and the number of results', async () => {
    const { screen, visit } = aList();
    await visit({});
    expect([screen.city, screen.university, screen.filterCount, screen.pageCount]).toEqual([
      null,
      null,
      0,
      2,
    ]);
    await visit({ city: ['1'], university: ['1'], page: ['2'] });
    expect([screen.city?.name, screen.university?.short, screen.filterCount]).toEqual(['София', 'СУ', 2]);
    expect(screen.offers.data).toHaveLength(1);
  });

  it('keep the order, and start at the first page after a new filter', async () => {
    const { screen, visit } = aList();
    await visit({ city: ['1'], orderBy: ['price.ASC'], page: ['2'] });
    expect(screen.queryWith({ filters: { university: 1 } })).toMatchObject({
      city: 1,
      university: 1,
      orderBy: 'price.ASC',
      page: null,
    });
    expect(screen.queryWith({ page: 2, orderBy: 'price.DESC' })).toMatchObject({
      city: 1,
      orderBy: 'price.DESC',
      page: 2,
    });
  });

  it('show that the list is loading until a response or an error', async () => {
    const { catalogue, screen, visit } = aList();
    const loading = visit({});
    expect(screen.loading).toBe(true);
    await loading;
    expect(screen.loading).toBe(false);
    catalogue.handlers.roommateOffers = () => Promise.reject(new Error('away'));
    await expect(visit({})).rejects.toThrow('away');
    expect([screen.loading, screen.offers.total]).toEqual([false, 11]);
  });

  it('load cities and universities once', async () => {
    const { catalogue, screen, visit } = aList();
    await visit({});
    catalogue.handlers.universities = () => Promise.reject(new Error('asked again'));
    const [sofia] = screen.cities;
    await visit({ page: ['2'] });
    expect([screen.cities[0], screen.universities[0]]).toEqual([sofia, SU]);
  });

  it('read the reader’s habits in the browser', () => {
    const { screen, store } = aList();
    store.write('roommate-habits', JSON.stringify({ pets: 'yes' }));
    expect(screen.ownHabits.isSaid).toBe(false);
    screen.onEnter();
    expect(screen.ownHabits.isSaid).toBe(true);
  });
});
