import * as ownContract from '../../../api/roommates/own-roommate-offers.ts';
import * as contract from '../../../api/roommates/roommates.ts';
import { EMPTY_OFFER } from '../../../src/core/roommates/roommate-offer-content.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { listOwnOffers, readOwnOffer } from './own-offers.ts';
import { readOffer } from './read-offer.ts';
import { reportOffer } from './report-offer.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { changeOfferStatus, createOffer, deleteOffer, updateOffer } from './save-offer.ts';
import { searchOffers } from './search-offers.ts';
import { listUniversities } from './universities.ts';

/** Cache-Control max-age in seconds of answers that change with a release only. */
const LONG_CACHE = 3_600;
/** Offers that one account may post in an hour. */
const CREATIONS = { most: 30, minutes: 60 };

export function roommateRoutes(services: RoommateDependencies): Implementation[] {
  const { db, clock } = services;
  return [
    implement(contract.roommateOffers, ({ query, language }) => searchOffers(services, query, language), {
      readsReplica: true,
      shows: () => ['places', 'offers'],
    }),
    implement(
      contract.roommateOffer,
      ({ params, language, account }) => readOffer(services, params.id, language, account?.id ?? null),
      {
        readsReplica: true,
        shows: ({ id, poster }) => ['places', `offer:${id}`, `person:${poster.id}`],
      },
    ),
    implement(
      contract.universities,
      async ({ language }) => ({ data: await listUniversities(db, language) }),
      { cacheSeconds: LONG_CACHE, readsReplica: true, shows: () => ['places'] },
    ),
    implement(
      contract.reportRoommateOffer,
      async ({ params, body, sender }) => {
        await reportOffer(services, Number(params.id), body, sender);
        return { message: 'property-reported' };
      },
      { shareOfLimit: 1 / 30 },
    ),
    implement(ownContract.ownRoommateOffers, ({ query, account, language }) =>
      listOwnOffers(services, account.id, query, language),
    ),
    implement(ownContract.ownRoommateOffer, ({ params, account }) =>
      readOwnOffer(services, account.id, Number(params.id)),
    ),
    implement(ownContract.createRoommateOffer, async ({ body, account }) => {
      await countAttempt(db, `roommate offers of ${account.id}`, CREATIONS, clock.now());
      const { key, ...given } = body;
      const id = await createOffer(services, account.id, { ...EMPTY_OFFER, ...given }, key);
      return readOwnOffer(services, account.id, id);
    }),
    implement(ownContract.updateRoommateOffer, async ({ params, body, account }) => {
      await updateOffer(services, account.id, Number(params.id), body);
      return readOwnOffer(services, account.id, Number(params.id));
    }),
    implement(ownContract.changeRoommateOfferStatus, async ({ params, body, account }) => {
      const held = await changeOfferStatus(services, account.id, Number(params.id), body.status);
      return { message: 'roommate-offer-status-changed', held };
    }),
    ...[ownContract.deleteRoommateOffer, ownContract.deleteRoommatesPost].map((operation) =>
      implement(operation, async ({ params, account }) => {
        await deleteOffer(services, account.id, Number(params.id));
        return { message: 'roommate-offer-deleted' };
      }),
    ),
  ];
}
