import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';
import { firstOwnerOf } from './vendor-owner.ts';

const OF_NO_VENDOR = { type: 'user', vendor_id: null, vendor_role: 'owner', vendor_since: null } as const;

/** Tables of a shop's records with the account that made them. */
const MADE_BY_MEMBERS = ['api_key', 'webhook', 'product_feed', 'product_import'] as const;

/**
 * Makes a member of a shop an ordinary user and ends its sessions (ROLE-04). Keys, imports and pictures of the shop
 * pass to its first owner, so that they stay if the account is deleted later. The shop must be locked and have
 * another owner.
 */
export async function leaveVendor(
  transaction: Transaction<Database>,
  vendorId: number,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction.updateTable('account').set(OF_NO_VENDOR).where('id', '=', accountId).execute();
  await transaction.deleteFrom('session').where('account_id', '=', accountId).execute();
  const owner = firstOwnerOf(sql`${vendorId}::bigint`);
  for (const table of MADE_BY_MEMBERS) {
    await sql`update ${sql.table(table)} set account_id = ${owner}
      where vendor_id = ${vendorId} and account_id = ${accountId}`.execute(transaction);
  }
  await sql`update picture set owner_id = ${owner} where owner_id = ${accountId} and (
    attached_to in (${`vendor-logo:${vendorId}`}, ${`vendor-cover:${vendorId}`})
    or attached_to in (select 'product:' || id from product where vendor_id = ${vendorId})
    or attached_to in (
      select 'message:' || m.id from conversation_message m join conversation v on v.id = m.conversation_id
      where v.vendor_id = ${vendorId} and m.author = 'poster'))`.execute(transaction);
  await passBlocks(transaction, vendorId, accountId);
  await withdrawInvitationsBy(transaction, accountId, now);
  await replaceMailAddress(transaction, vendorId, accountId);
}

/** Makes all members but one ordinary users, when the shop closes with its last owner. */
export async function dismissMembers(
  transaction: Transaction<Database>,
  vendorId: number,
  lastOwnerId: number,
): Promise<void> {
  const members = await transaction
    .updateTable('account')
    .set(OF_NO_VENDOR)
    .where('vendor_id', '=', vendorId)
    .where('id', '<>', lastOwnerId)
    .returning('id')
    .execute();
  const ids = members.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('session').where('account_id', 'in', ids).execute();
  for (const table of ['api_key', 'webhook', 'product_feed', 'vendor_access', 'vendor_invitation'] as const)
    await transaction.deleteFrom(table).where('vendor_id', '=', vendorId).execute();
}

/** Withdraws the invitations that a member has sent and nobody has accepted. */
export async function withdrawInvitationsBy(
  transaction: Transaction<Database>,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('vendor_invitation')
    .set({ withdrawn_at: now })
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** People whom the member has blocked for the shop stay blocked. */
async function passBlocks(
  transaction: Transaction<Database>,
  vendorId: number,
  accountId: number,
): Promise<void> {
  await sql`insert into blocked_person (account_id, conversation_id, blocked_id, name, phone, email, created_at)
    select ${firstOwnerOf(sql`${vendorId}::bigint`)}, b.conversation_id, b.blocked_id, b.name, b.phone, b.email, b.created_at
    from blocked_person b join conversation v on v.id = b.conversation_id
    where b.account_id = ${accountId} and v.vendor_id = ${vendorId}
    on conflict (account_id, conversation_id) do nothing`.execute(transaction);
  await sql`delete from blocked_person b using conversation v
    where v.id = b.conversation_id and b.account_id = ${accountId} and v.vendor_id = ${vendorId}`.execute(
    transaction,
  );
}

/**
 * Ends the links of sent mails, which open orders without a login. If mails of the shop go to the former member,
 * the address becomes that of the first owner.
 */
async function replaceMailAddress(
  transaction: Transaction<Database>,
  vendorId: number,
  accountId: number,
): Promise<void> {
  await transaction.deleteFrom('vendor_access').where('vendor_id', '=', vendorId).execute();
  await sql`update vendor set email = owner.email from account owner, account former
    where vendor.id = ${vendorId} and owner.id = ${firstOwnerOf(sql`${vendorId}::bigint`)}
      and former.id = ${accountId} and lower(vendor.email) = former.email`.execute(transaction);
}
