import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { handleReports } from '../properties/listing/listing-reports.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

/** Removes an offer for the team. @returns number of reports this settles @throws Failure `not-found` */
export async function removeOffer(
  { clock }: RoommateDependencies,
  transaction: Transaction<Database>,
  id: number,
  reason: string,
): Promise<number> {
  const now = clock.now();
  const removed = await transaction
    .updateTable('roommate_offer')
    .set({ deleted_at: now, removed_at: now, removal_reason: reason })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new Failure('error-offer-not-found', {}, 'not-found');
  return handleReports(transaction, 'offer', id, now);
}

/** Restores an offer that the team removed. @throws Failure `not-found` if the team did not remove it */
export async function reinstateOffer(transaction: Transaction<Database>, id: number): Promise<void> {
  const back = await transaction
    .updateTable('roommate_offer')
    .set({ deleted_at: null, removed_at: null, removal_reason: null, held_pictures: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!back) throw new Failure('error-offer-not-found', {}, 'not-found');
}

export async function removeOffersOf(
  transaction: Transaction<Database>,
  ownerId: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('roommate_offer')
    .set({ deleted_at: at, removed_at: at, removal_reason: reason })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Restores the offers of an account that the team removed at a moment. */
export async function reinstateOffersOf(
  transaction: Transaction<Database>,
  ownerId: number,
  removedAt: Date,
): Promise<void> {
  await transaction
    .updateTable('roommate_offer')
    .set({ deleted_at: null, removed_at: null, removal_reason: null, held_pictures: null })
    .where('owner_id', '=', ownerId)
    .where('removed_at', '=', removedAt)
    .execute();
}
