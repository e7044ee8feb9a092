import { nextPropertyStatuses } from '../../../../src/core/properties/property.ts';
import type { PropertyStatus } from '../../../../src/core/properties/property.ts';
import { PublishPropertyCommand } from '../../../../src/core/properties/publish-property-command.ts';
import { slotErrorsOf } from '../../../../src/core/properties/viewings/viewing-time.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { instantOfSofia, sofiaTime } from '../../../../src/core/shared/sofia-time.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { detectRelisting } from '../listing/detect-relisting.ts';
import { checkOwnerRisk } from '../listing/check-owner-risk.ts';
import { declineViewingsOf } from '../viewings/cancel-viewings.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { ensurePropertyVersion, lockOwn, lockOwnActive, offeredTimes } from './own-property.ts';
import { contentOf } from './property-content-rows.ts';
import { ensureFew, ensurePlace, throwFieldErrors, checkHome } from './save-property.ts';

/**
 * Publishes, pauses, or marks as rented (HOME-09).
 * @returns true if the listing is in moderation instead (TRUST-03)
 * @throws Failure `not-found`, `conflict` for a status that is not allowed, `invalid` for missing fields
 */
export async function changePropertyStatus(
  { db, clock, moderationHold }: PropertyDependencies,
  ownerId: number,
  id: number,
  status: PropertyStatus,
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnActive(transaction, ownerId, id);
    // Idempotent: the listing already has the status.
    if (row.status === status) return row.held_pictures !== null;
    if (!nextPropertyStatuses(row.status).includes(status))
      throw new Failure('property-status-not-possible', {}, 'conflict');
    const published = row.status === 'draft';
    if (status === 'active') {
      const command = new PublishPropertyCommand({ ...contentOf(row), status });
      throwFieldErrors(command.errorsAt(now, published ? null : row.available_from));
      if (published) await ensurePlace(transaction, { ...contentOf(row), status }, null);
    }
    await transaction
      .updateTable('property')
      .set({
        status,
        updated_at: now,
        asked_at: null,
        ...(status === 'active' && { confirmed_at: now }),
        // The age of a listing counts from its publication.
        ...(published && { created_at: now }),
      })
      .where('id', '=', id)
      .execute();
    if (published) await detectRelisting(transaction, id);
    if (status === 'active') {
      await checkOwnerRisk(transaction, ownerId, `${row.title}\n${row.description}`, now);
      await checkHome(transaction, id, contentOf(row), now);
    }
    return moderationHold.check(transaction, 'home', id, row);
  });
}

/**
 * Confirms that the listing is still valid (HOME-18). @throws Failure `not-found`, `conflict` for a draft
 */
export async function confirmProperty(
  { db, clock }: PropertyDependencies,
  ownerId: number,
  id: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { status } = await lockOwnActive(transaction, ownerId, id);
    if (status === 'draft') throw new Failure('property-status-not-possible', {}, 'conflict');
    await transaction
      .updateTable('property')
      .set({ confirmed_at: clock.now(), asked_at: null })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * Hides the listing from everybody but its owner and notifies visitors with viewings. Idempotent. @throws
 * Failure `not-found`
 */
export async function deleteProperty(deps: PropertyDependencies, ownerId: number, id: number): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockOwn(transaction, ownerId, id);
    if (row.deleted_at) return;
    const now = deps.clock.now();
    await transaction.updateTable('property').set({ deleted_at: now }).where('id', '=', id).execute();
    await declineViewingsOf(deps, transaction, id);
  });
}

/**
 * Restores a deleted listing as paused or as a draft. @throws Failure `not-found`, `conflict` above the
 * maximum number of listings or if the team removed it
 */
export async function restoreProperty(
  { db, clock }: PropertyDependencies,
  owner: { id: number; type: 'user' | 'agency' },
  id: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, owner.id);
    const row = await lockOwn(transaction, owner.id, id);
    if (!row.deleted_at) return;
    if (row.removed_at) throw new Failure('error-removed-by-team', {}, 'conflict');
    await transaction
      .updateTable('property')
      .set({
        deleted_at: null,
        status: row.status === 'draft' ? 'draft' : 'paused',
        asked_at: null,
        updated_at: clock.now(),
      })
      .where('id', '=', id)
      .execute();
    await ensureFew(transaction, owner);
  });
}

/**
 * Replaces the times offered for viewings. @throws Failure `not-found`, `invalid`, `conflict` for an older
 * version
 */
export async function offerSlots(
  { db, clock }: PropertyDependencies,
  ownerId: number,
  id: number,
  { slots, version }: { slots: readonly string[]; version: string },
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    const row = await lockOwnActive(transaction, ownerId, id);
    await ensurePropertyVersion(transaction, row, version);
    const offered = (await offeredTimes(transaction, id)).map(sofiaTime);
    throwFieldErrors(slotErrorsOf(slots, offered, now));
    const times = slots
      .map(instantOfSofia)
      .filter((instant) => instant !== null)
      .filter((instant) => instant > now)
      .toSorted((one, other) => one.getTime() - other.getTime());
    await transaction.deleteFrom('viewing_slot').where('property_id', '=', id).execute();
    if (times.length > 0) {
      await transaction
        .insertInto('viewing_slot')
        .values(times.map((startsAt) => ({ property_id: id, starts_at: startsAt })))
        .execute();
    }
  });
}
