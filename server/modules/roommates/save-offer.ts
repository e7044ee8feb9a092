import type { Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { updateRoommateOffer as contract } from '../../../api/roommates/own-roommate-offers.ts';
import { OFFER_FIELDS } from '../../../src/core/roommates/offer-fields.ts';
import { MAX_OFFERS } from '../../../src/core/roommates/roommate-offer.ts';
import type { OfferStatus } from '../../../src/core/roommates/roommate-offer.ts';
import type { RoommateOfferContent } from '../../../src/core/roommates/roommate-offer-content.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { contentOfRow } from '../../../src/core/shared/fields.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { releasePictures } from '../../platform/pictures/attached-pictures.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Database } from '../../tables.ts';
import { ensureAtMost, idOfKey } from '../properties/editor/listing-rows.ts';
import { picturesOfKeys } from '../properties/editor/property-pictures.ts';
import { checkListingText } from '../properties/listing/check-listing.ts';
import { checkOwnerRisk } from '../properties/listing/check-owner-risk.ts';
import { ensureVersion } from '../../platform/http/content-version.ts';
import { offerColumns, contentOf } from './offer-content-rows.ts';
import type { OfferRow } from './offer-content-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

const picturesSubject = (offerId: number) => `roommate-offer:${offerId}`;

/**
 * Creates an offer (MATE-04). The key makes the request idempotent per poster.
 * @returns its id
 * @throws Failure `invalid`, `conflict` above the limit
 */
export async function createOffer(
  { db, clock, moderationHold }: RoommateDependencies,
  ownerId: number,
  content: RoommateOfferContent,
  key: string,
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    // Serialises the poster's requests, so that the limit is exact.
    await lockAccount(transaction, ownerId);
    const columns = await offerColumns(transaction, content, now);
    const created = await transaction
      .insertInto('roommate_offer')
      .values({ owner_id: ownerId, key, created_at: now, ...columns })
      .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
      .returning(['id', 'pictures'])
      .executeTakeFirst();
    if (!created) return idOfKey(transaction, 'roommate_offer', ownerId, key);
    await ensureAtMost(transaction, 'roommate_offer', ownerId, {
      max: MAX_OFFERS,
      message: 'error-too-many-offers',
    });
    await savePictures(transaction, ownerId, created, content.images);
    await checkOwnerRisk(transaction, ownerId, wordsOf(content), now);
    await checkListingText(transaction, { listing: 'offer', id: created.id }, [wordsOf(content)], now);
    await moderationHold.check(transaction, 'offer', created.id, null);
    return created.id;
  });
}

/**
 * Changes an offer; absent fields stay unchanged. @param version of the offer when the form was opened.
 * @throws Failure `not-found`, `invalid`, `conflict` for an older version
 */
export async function updateOffer(
  { db, clock, moderationHold }: RoommateDependencies,
  ownerId: number,
  id: number,
  { version, ...given }: BodyOf<typeof contract>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await lockOwn(transaction, ownerId, id);
    ensureVersion(contentOf(row), version);
    const content = { ...contentOfRow(OFFER_FIELDS, row), ...given };
    const now = clock.now();
    const columns = await offerColumns(transaction, content, now, row.move_in_from);
    await transaction.updateTable('roommate_offer').set(columns).where('id', '=', id).execute();
    await savePictures(transaction, ownerId, row, content.images);
    if (row.status === 'active') await checkOwnerRisk(transaction, ownerId, wordsOf(content), now);
    await checkListingText(transaction, { listing: 'offer', id }, [wordsOf(content)], now);
    await moderationHold.check(transaction, 'offer', id, row);
  });
}

/**
 * Pauses or publishes an offer. @returns true if it is in moderation (TRUST-03) @throws Failure `not-found`
 */
export async function changeOfferStatus(
  { db, clock, moderationHold }: RoommateDependencies,
  ownerId: number,
  id: number,
  status: OfferStatus,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwn(transaction, ownerId, id);
    const now = clock.now();
    const changes = { status, updated_at: now };
    await transaction.updateTable('roommate_offer').set(changes).where('id', '=', id).execute();
    if (status === 'active') {
      const words = wordsOf(contentOf(row));
      await checkOwnerRisk(transaction, ownerId, words, now);
      await checkListingText(transaction, { listing: 'offer', id }, [words], now);
    }
    return moderationHold.check(transaction, 'offer', id, row);
  });
}

/** Deletes an offer; its title stays for the conversations about it. @throws Failure `not-found` */
export async function deleteOffer(
  { db, clock }: RoommateDependencies,
  ownerId: number,
  id: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOwn(transaction, ownerId, id);
    await releasePictures(transaction, picturesSubject(id), []);
    const forgotten = { pictures: json([]), about_home: '', about_people: '' };
    await transaction
      .updateTable('roommate_offer')
      .set({ ...forgotten, deleted_at: clock.now() })
      .where('id', '=', id)
      .execute();
  });
}

/** Locks an offer of the poster until the transaction ends. @throws Failure `not-found` */
async function lockOwn(transaction: Transaction<Database>, ownerId: number, id: number): Promise<OfferRow> {
  const row = await transaction
    .selectFrom('roommate_offer')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('error-offer-not-found', {}, 'not-found');
  return row;
}

const wordsOf = ({
  title,
  aboutHome,
  aboutPeople,
}: Pick<RoommateOfferContent, 'title' | 'aboutHome' | 'aboutPeople'>) =>
  `${title}\n${aboutHome}\n${aboutPeople}`;

/** Replaces the pictures of an offer and releases the others. @throws Failure `invalid` on `images` */
async function savePictures(
  transaction: Transaction<Database>,
  ownerId: number,
  { id, pictures: stored }: Pick<OfferRow, 'id' | 'pictures'>,
  keys: readonly string[],
): Promise<void> {
  const subject = picturesSubject(id);
  const pictures = await picturesOfKeys(transaction, { ownerId, subject, stored }, keys);
  await releasePictures(transaction, subject, keys);
  await transaction
    .updateTable('roommate_offer')
    .set({ pictures: json(pictures) })
    .where('id', '=', id)
    .execute();
}
