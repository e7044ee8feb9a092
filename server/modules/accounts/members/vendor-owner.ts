import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { VendorRole } from '../../../../src/core/shared/vendor-roles.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

/**
 * SQL for the id of a shop's owner of longest standing, who represents the shop to others; null for a shop without
 * an account. A suspended owner comes last.
 * @param vendorId expression for the shop's id
 */
export const firstOwnerOf = (vendorId: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(select owner.id from account owner
    where owner.vendor_id = ${vendorId} and owner.vendor_role = 'owner'
    order by owner.suspended_at is not null, owner.vendor_since nulls first, owner.id limit 1)`;

/** Locks a shop, so that changes of its members wait for each other. @throws Failure `not-found` */
export async function lockVendorMembers(transaction: Transaction<Database>, vendorId: number): Promise<void> {
  const vendor = await transaction
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!vendor) throw new Failure('error-vendor-not-found', {}, 'not-found');
}

/**
 * Returns true if the shop has an owner besides the account who can sign in. The shop must be locked.
 */
export async function hasOtherOwner(
  transaction: Transaction<Database>,
  vendorId: number,
  accountId: number,
): Promise<boolean> {
  const owner = await transaction
    .selectFrom('account')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('vendor_role', '=', 'owner')
    .where('suspended_at', 'is', null)
    .where('id', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

export type Membership = {
  vendorId: number;
  role: VendorRole;
  /** True if no other owner can sign in. */
  isLastOwner: boolean;
};

/** Locks the shop of an account, and returns the account's membership; null without a shop. */
export async function lockMembership(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<Membership | null> {
  const membership = () =>
    transaction
      .selectFrom('account')
      .select(['vendor_id', 'vendor_role'])
      .where('id', '=', accountId)
      .executeTakeFirst();
  const before = await membership();
  if (!before || before.vendor_id === null) return null;
  await lockVendorMembers(transaction, before.vendor_id);
  // The account may have left or changed its role while the lock was awaited.
  const member = await membership();
  if (!member || member.vendor_id === null) return null;
  const { vendor_id: vendorId, vendor_role: role } = member;
  const isLastOwner = role === 'owner' && !(await hasOtherOwner(transaction, vendorId, accountId));
  return { vendorId, role, isLastOwner };
}
