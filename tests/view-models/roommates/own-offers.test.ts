import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { OwnRoommatesScreen } from '../../../src/view-models/roommates/own-roommates-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anOwnOffer, anOwnOffersGateway } from '../../support/an-own-offers-gateway.ts';

const { signal } = new AbortController();

let offers: ReturnType<typeof anOwnOffersGateway>;
let modals: Modals;

beforeEach(() => {
  offers = anOwnOffersGateway();
  modals = new Modals();
});

async function theList(query: Query = {}) {
  const screen = new OwnRoommatesScreen(offers, modals);
  await screen.load({ route: 'AdminRoommates', params: {}, query, signal });
  return screen;
}

const deleted = () => offers.inputs('deleteRoommateOffer').map(({ id }) => id);
const shownMessage = () => modals.notification?.message.key;

describe('The offers of an account (MATE-04)', () => {
  it('are shown ten to a page', async () => {
    offers.listed = Array.from({ length: 11 }, (_, index) => anOwnOffer({ id: index + 1 }));
    const screen = await theList({ page: ['2'] });
    expect(offers.inputs('ownRoommateOffers')).toEqual([{ offset: 10, limit: 10 }]);
    expect([screen.offers.data.length, screen.pageCount]).toEqual([1, 2]);
  });

  it('are paused and shown again', async () => {
    const screen = await theList();
    await screen.pauseOrShow(anOwnOffer());
    expect([screen.offers.data[0]?.status, shownMessage()]).toEqual(['paused', 'own-offer-now-paused']);
    await screen.pauseOrShow(anOwnOffer({ status: 'paused' }));
    expect([screen.offers.data[0]?.status, shownMessage()]).toEqual(['active', 'own-offer-now-active']);
  });

  it('are deleted only after a confirmation', async () => {
    const screen = await theList();
    await screen.delete();
    screen.setDeleting(anOwnOffer());
    screen.setDeleting(null);
    await screen.delete();
    expect(deleted()).toEqual([]);
    screen.setDeleting(anOwnOffer());
    await screen.delete();
    expect([deleted(), screen.offers.total, shownMessage()]).toEqual([[7], 0, 'own-offer-deleted']);
  });

  it('show the previous page after the last one of a page is deleted', async () => {
    offers.listed = Array.from({ length: 11 }, (_, index) => anOwnOffer({ id: index + 1 }));
    const screen = await theList({ page: ['2'] });
    screen.setDeleting(anOwnOffer({ id: 11 }));
    await screen.delete();
    expect([screen.page, screen.offers.data.length]).toEqual([1, 10]);
  });

  it('show the reason for an error, or the login after an expired session', async () => {
    const screen = await theList();
    offers.failOnce('changeRoommateOfferStatus', new Failure('error-offer-not-found', {}, 'not-found'));
    await screen.pauseOrShow(anOwnOffer());
    expect(shownMessage()).toBe('error-offer-not-found');
    // The session opens the login after a 401.
    modals.show('login');
    offers.failOnce('changeRoommateOfferStatus', new Failure('error-not-signed-in', {}, 'login-required'));
    await screen.pauseOrShow(anOwnOffer());
    expect([modals.open, shownMessage()]).toEqual(['login', undefined]);
  });

  it.each([
    ['paused', [anOwnOffer({ status: 'paused' })], 'own-offer-meanwhile-paused'],
    ['deleted', [], 'own-offer-meanwhile-gone'],
  ])('show the current state, and report that an offer is %s meanwhile', async (_, listed, message) => {
    const screen = await theList();
    offers.failOnce(
      'changeRoommateOfferStatus',
      new Failure('error-offer-not-found', {}, listed.length > 0 ? 'conflict' : 'not-found'),
    );
    offers.listed = listed;
    await screen.pauseOrShow(anOwnOffer());
    expect([screen.offers.data.map(({ status }) => status), shownMessage()]).toEqual([
      listed.map(({ status }) => status),
      message,
    ]);
  });

  it('are limited to twenty', async () => {
    offers.listed = Array.from({ length: 20 }, (_, index) => anOwnOffer({ id: index + 1 }));
    expect((await theList()).isFull).toBe(true);
  });

  it('are limited to nineteen before a new one', async () => {
    offers.listed = Array.from({ length: 19 }, (_, index) => anOwnOffer({ id: index + 1 }));
    expect((await theList()).isFull).toBe(false);
  });

  it('set the title of the tab, and are empty before they are loaded', () => {
    const screen = new OwnRoommatesScreen(offers, modals);
    expect(screen.head).toEqual({ title: { key: 'own-offers-title' } });
    expect(screen).toMatchObject({ offers: { data: [], total: 0 }, page: 1, changing: null });
  });

  it('change one at a time, once for repeated presses', async () => {
    const screen = await theList();
    const pausing = screen.pauseOrShow(anOwnOffer());
    expect(screen.changing).toBe(7);
    await screen.pauseOrShow(anOwnOffer({ status: 'paused' }));
    await pausing;
    expect(offers.inputs('changeRoommateOfferStatus')).toEqual([{ id: 7, status: 'paused' }]);
    expect(screen.changing).toBeNull();
    expect(modals.notification?.type).toBe('success');
  });

  it('need no confirmation after the deletion', async () => {
    const screen = await theList();
    screen.setDeleting(anOwnOffer());
    await screen.delete();
    expect(screen.deleting).toBeNull();
    await screen.delete();
    expect(deleted()).toEqual([7]);
  });

  it('are not loaded again when the server is unavailable', async () => {
    const screen = await theList();
    offers.listed = [anOwnOffer({ status: 'paused' })];
    offers.failOnce(
      'changeRoommateOfferStatus',
      new Failure('error-please-try-again-later', {}, 'unavailable'),
    );
    await screen.pauseOrShow(anOwnOffer());
    expect([screen.offers.data[0]?.status, offers.inputs('ownRoommateOffers').length]).toEqual(['active', 1]);
    expect(modals.notification).toEqual({
      type: 'error',
      message: { key: 'error-please-try-again-later' },
    });
  });

  it('show the error itself if they can’t be loaded again', async () => {
    const screen = await theList();
    offers.failOnce('changeRoommateOfferStatus', new Failure('error-offer-not-found', {}, 'not-found'));
    offers.failOnce('ownRoommateOffers', new Failure('error-no-connection', {}, 'unreachable'));
    await screen.pauseOrShow(anOwnOffer());
    expect([shownMessage(), screen.changing]).toEqual(['error-offer-not-found', null]);
  });

  it('show the state of any other than the first one as an error', async () => {
    offers.listed = [anOwnOffer({ id: 6 }), anOwnOffer()];
    const screen = await theList();
    offers.listed = [anOwnOffer({ id: 6 }), anOwnOffer({ status: 'paused' })];
    offers.failOnce('changeRoommateOfferStatus', new Failure('error-offer-not-found', {}, 'conflict'));
    await screen.pauseOrShow(anOwnOffer());
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'own-offer-meanwhile-paused' } });
  });

  it('rethrow unexpected errors', async () => {
    const screen = await theList();
    offers.handlers.changeRoommateOfferStatus = () => Promise.reject(new TypeError('a fault'));
    await expect(screen.pauseOrShow(anOwnOffer())).rejects.toThrow('a fault');
    expect(screen.changing).toBeNull();
  });
});
