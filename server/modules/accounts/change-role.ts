import type { Transaction } from 'kysely';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { dismissMembers, leaveVendor } from './members/leave-vendor.ts';
import { lockMembership } from './members/vendor-owner.ts';

const OF_NEW_SHOP = { vendor_role: 'owner', vendor_since: null } as const;

/**
 * Changes the type of an account and ends its sessions. Data of the old type must be deleted first: a vendor
 * has no homes or room offers, and a shop with sales stays a shop. A member who is not the last owner leaves the shop.
 * @returns its type before
 * @throws Failure `not-found`, `conflict` `error-role-has-homes` or `error-role-has-shop`
 */
export async function changeRole(
  transaction: Transaction<Database>,
  accountId: number,
  type: AccountType,
  now: Date,
): Promise<AccountType> {
  const member = await lockMembership(transaction, accountId);
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'type', 'name', 'email', 'phone'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Failure('error-user-not-found', {}, 'not-found');
  if (account.type === type) return type;
  const { id, name, email, phone } = account;
  if (member && !member.isLastOwner) await leaveVendor(transaction, member.vendorId, id, now);
  const vendorId = member?.isLastOwner ? member.vendorId : null;
  if (type === 'vendor') await ensureNoProperties(transaction, id);
  if (vendorId !== null) await ensureNeverSold(transaction, vendorId);
  await transaction.deleteFrom('agency').where('account_id', '=', id).execute();
  // The team makes the change, so it needs no approval.
  const shop = type === 'vendor' ? await openShop(transaction, { name, email, phone }, false) : null;
  await transaction
    .updateTable('account')
    .set({ type, ...OF_NEW_SHOP, vendor_id: shop })
    .where('id', '=', id)
    .execute();
  if (vendorId !== null) {
    await dismissMembers(transaction, vendorId, id);
    await transaction.deleteFrom('vendor').where('id', '=', vendorId).execute();
  }
  if (type === 'agency') {
    await transaction
      .insertInto('agency')
      .values({ account_id: id, name, phone, email, logo: null })
      .execute();
  }
  await transaction.deleteFrom('session').where('account_id', '=', id).execute();
  return account.type;
}

type Trader = { name: string; email: string; phone: string };

/**
 * Creates an empty shop. Its vendor completes the trader information before the first product is shown.
 * @param needsApproval true if it then waits for the team (TEAM-06)
 */
export async function openShop(
  transaction: Transaction<Database>,
  { name, email, phone }: Trader,
  needsApproval: boolean,
): Promise<number> {
  const { id } = await transaction
    .insertInto('vendor')
    .values({
      name,
      email,
      phone,
      company_name: name,
      company_number: '',
      vat_number: null,
      address: '',
      needs_approval: needsApproval,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function ensureNoProperties(transaction: Transaction<Database>, accountId: number): Promise<void> {
  for (const table of ['property', 'roommate_offer'] as const) {
    const one = await transaction
      .selectFrom(table)
      .select('id')
      .where('owner_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (one) throw new Failure('error-role-has-homes', {}, 'conflict');
  }
}

async function ensureNeverSold(transaction: Transaction<Database>, vendorId: number): Promise<void> {
  for (const table of ['product', 'vendor_order'] as const) {
    const one = await transaction
      .selectFrom(table)
      .select('id')
      .where('vendor_id', '=', vendorId)
      .limit(1)
      .executeTakeFirst();
    if (one) throw new Failure('error-role-has-shop', {}, 'conflict');
  }
}
