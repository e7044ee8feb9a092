import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';
import { moveViewing } from './answer-viewing.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { loadViewings, toCome } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';

/** Declines the open and agreed viewings of a deleted listing and notifies the visitors. */
export function declineViewingsOf(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  propertyId: number,
): Promise<void> {
  return declineOpen(deps, transaction, sql<boolean>`p.id = ${propertyId}`);
}

/** Declines the open and agreed viewings of all listings of an account and notifies the visitors. */
export function declineViewingsOfOwner(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  ownerId: number,
): Promise<void> {
  return declineOpen(deps, transaction, sql<boolean>`p.owner_id = ${ownerId}`);
}

async function declineOpen(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  condition: RawBuilder<boolean>,
): Promise<void> {
  for (const before of await lockOpen(deps, transaction, condition)) {
    const after = await moveViewing(deps, transaction, before, 'declined');
    await deps.mails.declined(transaction, after, before);
  }
}

/**
 * Cancels the viewings of an account before its deletion. Notifies its visitors, and the landlords it visits
 * as a visitor. Deletes its personal data in requests.
 */
export async function cancelViewingsOfAccount(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  // Prevents new requests meanwhile.
  await transaction
    .selectFrom('property')
    .select('id')
    .where('owner_id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  for (const before of await lockOpen(deps, transaction, sql<boolean>`p.owner_id = ${accountId}`)) {
    const after = await moveViewing(deps, transaction, before, 'declined');
    await deps.mails.ownerDeleted(transaction, after, before);
  }
  for (const before of await lockOpen(deps, transaction, sql<boolean>`v.account_id = ${accountId}`)) {
    const after = await moveViewing(deps, transaction, before, 'cancelled');
    await deps.mails.cancelled(transaction, after, before);
  }
  await transaction
    .updateTable('viewing_request')
    .set({ status: 'cancelled', contact_name: '', contact_phone: '', contact_email: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/** Locks open and agreed viewings in the future against answers. */
async function lockOpen(
  { clock }: PropertyDependencies,
  transaction: Transaction<Database>,
  condition: RawBuilder<boolean>,
): Promise<ViewingRow[]> {
  const open = sql<boolean>`${condition} and ${toCome(clock.now())}
    and v.status in ('requested', 'proposed', 'accepted')`;
  await transaction
    .selectFrom('viewing_request as v')
    .innerJoin('property as p', 'p.id', 'v.property_id')
    .select('v.id')
    .where(open)
    .forUpdate('v')
    .execute();
  return loadViewings(transaction, open);
}
