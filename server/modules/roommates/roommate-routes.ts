import * as ownContract from '../../../api/roommates/own-roommate-offers.ts';
import * as contract from '../../../api/roommates/roommates.ts';
import { EMPTY_OFFER } from '../../../src/core/roommates/roommate-offer-content.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { listOwnOffers, readOwnOffer } from './own-offers.ts';
import { readOffer } from './read-offer.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { changeOfferStatus, createOffer, deleteOffer, updateOffer } from './save-offer.ts';
import { searchOffers } from './search-offers.ts';
import { listUniversities } from './universities.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { acceptReport, storeReport } from '../properties/listing/listing-reports.ts';
import { PUBLIC } from './offer-rows.ts';

/** Cache-Control max-age in seconds of answers that change with a release only. */
const LONG_CACHE = 3_600;
/** Offers that one account may post in an hour. */
const CREATIONS = { most: 30, minutes: 60 };

export function roommateRoutes(deps: RoommateDependencies): Implementation[] {
  const { db, clock } = deps;
  return [
    implement(contract.roommateOffers, ({ query, language }) => searchOffers(deps, query, language), {
      readsReplica: true,
      shows: () => ['places', 'offers'],
    }),
    implement(
      contract.roommateOffer,
      ({ params, language, account }) => readOffer(deps, params.id, language, account?.id ?? null),
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
        await reportOffer(deps, Number(params.id), body, sender);
        return { message: 'property-reported' };
      },
      { shareOfLimit: 1 / 30 },
    ),
    implement(ownContract.ownRoommateOffers, ({ query, account, language }) =>
      listOwnOffers(deps, account.id, query, language),
    ),
    implement(ownContract.ownRoommateOffer, ({ params, account }) =>
      readOwnOffer(deps, account.id, Number(params.id)),
    ),
    implement(ownContract.createRoommateOffer, async ({ body, account }) => {
      await countAttempt(db, `roommate offers of ${account.id}`, CREATIONS, clock.now());
      const { key, ...given } = body;
      const id = await createOffer(deps, account.id, { ...EMPTY_OFFER, ...given }, key);
      return readOwnOffer(deps, account.id, id);
    }),
    implement(ownContract.updateRoommateOffer, async ({ params, body, account }) => {
      await updateOffer(deps, account.id, Number(params.id), body);
      return readOwnOffer(deps, account.id, Number(params.id));
    }),
    implement(ownContract.changeRoommateOfferStatus, async ({ params, body, account }) => {
      const pendingReview = await changeOfferStatus(deps, account.id, Number(params.id), body.status);
      return { message: 'roommate-offer-status-changed', held: pendingReview };
    }),
    ...[ownContract.deleteRoommateOffer, ownContract.deleteRoommatesPost].map((operation) =>
      implement(operation, async ({ params, account }) => {
        await deleteOffer(deps, account.id, Number(params.id));
        return { message: 'roommate-offer-deleted' };
      }),
    ),
  ];
}

/** Stores a report for the team. @throws Failure `not-found`, `invalid`, `too-many` per client address */
async function reportOffer(
  dependencies: RoommateDependencies,
  id: number,
  body: BodyOf<typeof contract.reportRoommateOffer>,
  address: string,
): Promise<void> {
  const { db } = dependencies;
  const { text, email } = await acceptReport(dependencies, body, address, async () => {
    const offer = await db
      .selectFrom('roommate_offer as o')
      .select('o.id')
      .where('o.id', '=', id)
      .where(PUBLIC)
      .executeTakeFirst();
    if (!offer) throw new Failure('error-offer-not-found', {}, 'not-found');
  });
  await storeReport(db, 'offer', id, { reason: body.reason, text, email });
}
