import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';
import { handleReports } from '../listing/listing-reports.ts';
import { declineViewingsOf, declineViewingsOfOwner } from '../viewings/cancel-viewings.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';

/**
 * Removes a listing for the team and notifies visitors with viewings.
 * @returns number of reports this settles
 * @throws Failure `not-found`
 */
export async function removeProperty(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  id: number,
  reason: string,
): Promise<number> {
  const now = deps.clock.now();
  const removed = await transaction
    .updateTable('property')
    .set({ deleted_at: now, removed_at: now, removal_reason: reason })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new Failure('error-property-not-found', {}, 'not-found');
  await declineViewingsOf(deps, transaction, id);
  return handleReports(transaction, 'home', id, now);
}

/** Removes all listings of an account for the team and notifies visitors with viewings. */
export async function removePropertiesOf(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  ownerId: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('property')
    .set({ deleted_at: at, removed_at: at, removal_reason: reason })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
  await declineViewingsOfOwner(deps, transaction, ownerId);
}

/**
 * Restores a listing that the team removed, as paused. @throws Failure `not-found` if the team did not remove
 * it
 */
export async function reinstateProperty(
  { clock }: PropertyDependencies,
  transaction: Transaction<Database>,
  id: number,
): Promise<void> {
  const back = await reinstated(transaction, clock.now())
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!back) throw new Failure('error-property-not-found', {}, 'not-found');
}

/** Restores the listings of an account that the team removed at a moment, as paused. */
export async function reinstatePropertiesOf(
  { clock }: PropertyDependencies,
  transaction: Transaction<Database>,
  ownerId: number,
  removedAt: Date,
): Promise<void> {
  await reinstated(transaction, clock.now())
    .where('owner_id', '=', ownerId)
    .where('removed_at', '=', removedAt)
    .execute();
}

const reinstated = (transaction: Transaction<Database>, now: Date) =>
  transaction.updateTable('property').set(({ eb }) => ({
    deleted_at: null,
    removed_at: null,
    removal_reason: null,
    held_pictures: null,
    updated_at: now,
    asked_at: null,
    status: eb
      .case()
      .when('status', '=', 'draft')
      .then('draft' as const)
      .else('paused' as const)
      .end(),
  }));
