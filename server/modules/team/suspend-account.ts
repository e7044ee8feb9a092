import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { lockMembership } from '../accounts/members/vendor-owner.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import { reinstatePropertiesOf, removePropertiesOf } from '../properties/editor/remove-property.ts';
import type { PropertyDependencies } from '../properties/property-dependencies.ts';
import { reinstateOffersOf, removeOffersOf } from '../roommates/remove-offer.ts';
import { reinstateShop, removeShop } from '../shop/editor/remove-goods.ts';

export type SuspensionDependencies = { properties: PropertyDependencies; accountMails: AccountMails };

/**
 * Suspends an account: ends its sessions, removes its listings and the shop of which it is the last owner, and sends
 * the reason. Received orders stay, because buyers wait for them.
 * @throws Failure `not-found`, `conflict` for a suspended account and for a member of the team
 */
export async function suspendAccount(
  { properties, accountMails }: SuspensionDependencies,
  transaction: Transaction<Database>,
  id: number,
  reason: string,
): Promise<void> {
  const member = await lockMembership(transaction, id);
  const account = await lockedAccount(transaction, id);
  if (account.suspended_at) throw new Failure('error-account-already-suspended', {}, 'conflict');
  const inTeam = await transaction
    .selectFrom('team_member')
    .select('account_id')
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (inTeam) throw new Failure('error-account-in-team', {}, 'conflict');
  const now = properties.clock.now();
  await transaction.updateTable('account').set({ suspended_at: now }).where('id', '=', id).execute();
  await transaction.deleteFrom('session').where('account_id', '=', id).execute();
  await removePropertiesOf(properties, transaction, id, { reason, at: now });
  await removeOffersOf(transaction, id, { reason, at: now });
  if (member) {
    await transaction.deleteFrom('vendor_access').where('vendor_id', '=', member.vendorId).execute();
    if (member.isLastOwner && (await shopRemovedAt(transaction, member.vendorId)) === null)
      await removeShop(transaction, member.vendorId, now);
  }
  await accountMails.suspended(transaction, account, reason);
}

/**
 * Ends a suspension: the person can sign in. Restores the listings that were removed with the account, and the shop
 * that was removed with the last of its owners; homes are paused until their owner publishes them.
 * @throws Failure `not-found`, `conflict` for an account that is not suspended
 */
export async function restoreAccount(
  { properties, accountMails }: SuspensionDependencies,
  transaction: Transaction<Database>,
  id: number,
): Promise<void> {
  const member = await lockMembership(transaction, id);
  const account = await lockedAccount(transaction, id);
  const { suspended_at: suspendedAt } = account;
  if (!suspendedAt) throw new Failure('error-account-not-suspended', {}, 'conflict');
  if (member?.role === 'owner' && (await wasRemovedWithOwner(transaction, member.vendorId)))
    await reinstateShop(transaction, member.vendorId, properties.clock.now());
  await transaction.updateTable('account').set({ suspended_at: null }).where('id', '=', id).execute();
  await reinstatePropertiesOf(properties, transaction, id, suspendedAt);
  await reinstateOffersOf(transaction, id, suspendedAt);
  await accountMails.restored(transaction, account);
}

async function lockedAccount(transaction: Transaction<Database>, id: number) {
  const account = await transaction
    .selectFrom('account')
    .select(['name', 'email', 'language', 'suspended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Failure('error-user-not-found', {}, 'not-found');
  return account;
}

async function shopRemovedAt(transaction: Transaction<Database>, vendorId: number): Promise<Date | null> {
  const { removed_at: removedAt } = await transaction
    .selectFrom('vendor')
    .select('removed_at')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return removedAt;
}

/** True for a shop that was removed with the suspension of an owner, and not by itself. The shop must be locked. */
async function wasRemovedWithOwner(transaction: Transaction<Database>, vendorId: number): Promise<boolean> {
  const removedAt = await shopRemovedAt(transaction, vendorId);
  if (removedAt === null) return false;
  const owner = await transaction
    .selectFrom('account')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('vendor_role', '=', 'owner')
    .where('suspended_at', '=', removedAt)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}
