import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { OwnRoommatesScreen } from '../../../src/view-models/roommates/own-roommates-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anOwnOffer, MemoryOwnOffers } from '../../support/memory/memory-own-roommates.ts';
import { MemoryTalk } from '../../support/memory/memory-talk.ts';

const { signal } = new AbortController();

let offers: MemoryOwnOffers;
let modals: Modals;

beforeEach(() => {
  offers = new MemoryOwnOffers();
  modals = new Modals();
});

async function theList(query: Query = {}) {
  const screen = new OwnRoommatesScreen(offers, new MemoryTalk(), modals);
  await screen.load({ route: 'AdminRoommates', params: {}, query, signal });
  return screen;
}

const told = () => modals.notification?.message.key;

describe('one’s own offers (MATE-04)', () => {
  it('come ten to a page, with how many conversations have something new', async () => {
    offers.listed = Array.from({ length: 11 }, (_, index) => anOwnOffer({ id: index + 1 }));
    const screen = await theList({ page: ['2'] });
    expect(offers.asked).toEqual([{ offset: 10, limit: 10 }]);
    expect([screen.offers.data.length, screen.pageCount, screen.unread]).toEqual([1, 2, 1]);
  });

  it('are paused and shown again', async () => {
    const screen = await theList();
    await screen.pauseOrShow(anOwnOffer());
    expect([screen.offers.data[0]?.status, told()]).toEqual(['paused', 'own-offer-now-paused']);
    await screen.pauseOrShow(anOwnOffer({ status: 'paused' }));
    expect([screen.offers.data[0]?.status, told()]).toEqual(['active', 'own-offer-now-active']);
  });

  it('are deleted only after a question', async () => {
    const screen = await theList();
    await screen.delete();
    screen.ask(anOwnOffer());
    screen.ask(null);
    await screen.delete();
    expect(offers.done).toEqual([]);
    screen.ask(anOwnOffer());
    await screen.delete();
    expect([offers.done, screen.offers.total, told()]).toEqual([['delete 7'], 0, 'own-offer-deleted']);
  });

  it('the last one of a page deleted, the page before is shown', async () => {
    offers.listed = Array.from({ length: 11 }, (_, index) => anOwnOffer({ id: index + 1 }));
    const screen = await theList({ page: ['2'] });
    screen.ask(anOwnOffer({ id: 11 }));
    await screen.delete();
    expect([screen.page, screen.offers.data.length]).toEqual([1, 10]);
  });

  it('say why something was refused; a session that has ended opens the login instead', async () => {
    const screen = await theList();
    offers.refuse = [new Failure('error-offer-not-found', {}, 'not-found')];
    await screen.pauseOrShow(anOwnOffer());
    expect(told()).toBe('error-offer-not-found');
    // What the session does when a call is refused so.
    modals.show('login');
    offers.refuse = [new Failure('error-not-signed-in', {}, 'login-required')];
    await screen.pauseOrShow(anOwnOffer());
    expect([modals.open, told()]).toEqual(['login', undefined]);
  });

  it.each([
    ['paused', [anOwnOffer({ status: 'paused' })], 'own-offer-meanwhile-paused'],
    ['gone', [], 'own-offer-meanwhile-gone'],
  ])('that is %s meanwhile is shown so, and what happened is said', async (_, listed, message) => {
    const screen = await theList();
    offers.refuse = [new Failure('error-offer-not-found', {}, listed.length > 0 ? 'conflict' : 'not-found')];
    offers.listed = listed;
    await screen.pauseOrShow(anOwnOffer());
    expect([screen.offers.data.map(({ status }) => status), told()]).toEqual([
      listed.map(({ status }) => status),
      message,
    ]);
  });

  it('twenty are the most', async () => {
    offers.listed = Array.from({ length: 20 }, (_, index) => anOwnOffer({ id: index + 1 }));
    expect((await theList()).isFull).toBe(true);
  });
});
