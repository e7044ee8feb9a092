import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Listing } from '../../../src/core/properties/double-pictures.ts';
import { REPORT_REASONS } from '../../../src/core/properties/property-choices.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { handleListingWarnings } from '../accounts/listing-warnings.ts';
import { reinstateProperty, removeProperty } from '../properties/editor/remove-property.ts';
import { handleReports } from '../properties/listing/listing-reports.ts';
import type { PropertyDependencies } from '../properties/property-dependencies.ts';
import { reinstateOffer, removeOffer } from '../roommates/remove-offer.ts';
import type { RoommateDependencies } from '../roommates/roommate-dependencies.ts';
import { reinstateProduct, reinstateShop, removeProduct, removeShop } from '../shop/editor/remove-goods.ts';
import { isListing, ownerOf } from './removable.ts';
import type { Removable } from './removable.ts';
import type { Detection, RemovalMails } from './removal-mails.ts';

export type RemovalDependencies = {
  properties: PropertyDependencies;
  roommates: RoommateDependencies;
  mails: RemovalMails;
};

/**
 * Removes a listing, a product or a shop and sends its owner the statement of reasons.
 * @throws Failure `not-found`, `invalid` without a reason
 */
export async function removeSubject(
  { properties, roommates, mails }: RemovalDependencies,
  transaction: Transaction<Database>,
  subject: Removable,
  id: number,
  reason: string,
): Promise<void> {
  if (reason.trim() === '') throw new Failure('error-reason-required', {}, 'invalid');
  const now = properties.clock.now();
  const owner = await ownerOf(transaction, subject, id);
  const detection = await detectionOf(transaction, subject, id);
  const remove = {
    home: () => removeProperty(properties, transaction, id, reason),
    offer: () => removeOffer(roommates, transaction, id, reason),
    product: () => removeProduct(mails.texts, transaction, id, now),
    vendor: () => removeShop(transaction, id, now),
  };
  await remove[subject]();
  await mails.removed(transaction, owner, reason, detection, now);
}

/** Restores what was removed by mistake, without a mail. @throws Failure `not-found` */
export async function reinstateSubject(
  { properties, mails }: RemovalDependencies,
  transaction: Transaction<Database>,
  subject: Removable,
  id: number,
): Promise<void> {
  const now = properties.clock.now();
  const reinstate = {
    home: () => reinstateProperty(properties, transaction, id),
    offer: () => reinstateOffer(transaction, id),
    product: () => reinstateProduct(mails.texts, transaction, id, now),
    vendor: () => reinstateShop(transaction, id, now),
  };
  await reinstate[subject]();
  if (isListing(subject)) await properties.moderationHold.release(transaction, subject, id);
}

/**
 * Approves a listing: marks its reports as handled and ends moderation. Its owner gets a mail if the listing
 * was in moderation.
 * @throws Failure `not-found` without reports
 */
export async function approveListing(
  { properties, mails }: Pick<RemovalDependencies, 'properties' | 'mails'>,
  transaction: Transaction<Database>,
  listing: Listing,
  id: number,
): Promise<void> {
  const now = properties.clock.now();
  const warnings = await handleListingWarnings(transaction, { kind: listing, id }, now);
  const reports = (await handleReports(transaction, listing, id, now)) || warnings;
  if (reports === 0) throw new Failure('error-not-found', {}, 'not-found');
  const owner = await ownerOf(transaction, listing, id);
  const released = await properties.moderationHold.release(transaction, listing, id);
  if (released) await mails.released(transaction, owner, now);
}

/** Returns the origin of a removal, which the statement of reasons names. */
async function detectionOf(
  transaction: Transaction<Database>,
  subject: Removable,
  id: number,
): Promise<Detection> {
  if (isListing(subject)) {
    const table = subject === 'home' ? 'property_report' : 'roommate_report';
    const { rows } = await sql<{ byPeople: boolean }>`
      select reason = any(${[...REPORT_REASONS]}::text[]) as "byPeople" from ${sql.table(table)}
      where ${sql.ref(subject === 'home' ? 'property_id' : 'offer_id')} = ${id} and handled_at is null`.execute(
      transaction,
    );
    if (rows.some(({ byPeople }) => byPeople)) return 'report';
    if (rows.length > 0) return 'automatic';
  }
  const warning = await transaction
    .selectFrom('listing_warning')
    .select('warning')
    .where('kind', '=', subject)
    .where('item_id', '=', id)
    .where('handled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return warning ? 'automatic' : 'own';
}
