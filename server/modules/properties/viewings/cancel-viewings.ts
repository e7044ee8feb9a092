import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';
import { moveViewing } from './answer-viewing.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { loadViewings, toCome } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';

/** The listing is gone: whoever waits for a viewing of it, or was promised one, is told. */
export async function declineViewingsOf(
  services: PropertyDependencies,
  transaction: Transaction<Database>,
  propertyId: number,
): Promise<void> {
  for (const before of await lockOpen(services, transaction, sql<boolean>`p.id = ${propertyId}`)) {
    const after = await moveViewing(services, transaction, before, 'declined');
    await services.mails.declined(transaction, after, before);
  }
}

/**
 * The account is about to go, with its listings: visitors who wait for its owner are told, and owners who wait for
 * it as a visitor. What it said of itself when it asked is forgotten.
 */
export async function cancelViewingsOfAccount(
  services: PropertyDependencies,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  // Nobody asks for another viewing meanwhile.
  await transaction
    .selectFrom('property')
    .select('id')
    .where('owner_id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  for (const before of await lockOpen(services, transaction, sql<boolean>`p.owner_id = ${accountId}`)) {
    const after = await moveViewing(services, transaction, before, 'declined');
    await services.mails.ownerGone(transaction, after, before);
  }
  for (const before of await lockOpen(services, transaction, sql<boolean>`v.account_id = ${accountId}`)) {
    const after = await moveViewing(services, transaction, before, 'cancelled');
    await services.mails.cancelled(transaction, after, before);
  }
  await transaction
    .updateTable('viewing_request')
    .set({ status: 'cancelled', contact_name: '', contact_phone: '', contact_email: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/** Viewings to come that are asked for or agreed; no answer changes them meanwhile. */
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
