import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { abandonPictures } from '../../platform/pictures/attached-pictures.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { Database } from '../../tables.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { dismissMembers, leaveVendor } from './members/leave-vendor.ts';
import { eraseInvitedAddress, recordMemberEvent } from './members/member-history.ts';
import { lockMembership } from './members/vendor-owner.ts';
import { isPassword } from './passwords.ts';
import { normaliseEmail } from '../../../src/core/shared/email-address.ts';

const OPEN = ['new', 'accepted', 'shipped'] as const;

/**
 * Deletes the account with its listings, viewings and pictures. Orders are stored without the account, as
 * invoice law requires. With its last owner a shop closes; other members leave it.
 * @param proof the password; the e-mail address for accounts without one
 * @throws Failure `invalid` for a wrong proof, `conflict` while the shop of its last owner has open orders
 */
export async function deleteAccount(
  deps: AccountDependencies,
  account: SignedIn,
  proof: string,
): Promise<void> {
  const { db, clock, mails, onAccountDeleted } = deps;
  await countAttempt(db, `deletion of ${account.id}`, { most: 8, minutes: 15 }, clock.now());
  const row = await db
    .selectFrom('account')
    .select(['name', 'email', 'language', 'password_hash'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const proved = row.password_hash
    ? await isPassword(row.password_hash, proof)
    : normaliseEmail(proof) === row.email;
  if (!proved) {
    const error = row.password_hash ? 'error-current-password-wrong' : 'error-email-differs';
    throw new Failure('validation_failed', { proof: error }, 'invalid');
  }
  await inTransaction(db, async (transaction) => {
    await leaveOrCloseShop(transaction, account.id, clock.now());
    await eraseInvitedAddress(transaction, account.id);
    for (const react of onAccountDeleted) await react(transaction, account.id);
    await abandonPictures(transaction, account.id);
    await mails.deleted(transaction, row);
    await transaction.deleteFrom('account').where('id', '=', account.id).execute();
  });
}

/** Members leave their shop; the last owner closes it (ROLE-04). */
async function leaveOrCloseShop(
  transaction: Transaction<Database>,
  accountId: number,
  now: Date,
): Promise<void> {
  const member = await lockMembership(transaction, accountId);
  if (!member) return;
  const { vendorId, role, isLastOwner } = member;
  if (isLastOwner) {
    await closeShop(transaction, vendorId, now);
    return dismissMembers(transaction, vendorId, accountId);
  }
  await leaveVendor(transaction, vendorId, accountId, now);
  const of = { memberId: accountId };
  await recordMemberEvent(transaction, { vendorId, kind: 'left', role, actorId: accountId, of, at: now });
}

/** The shop remains for its orders, without products for sale. */
async function closeShop(transaction: Transaction<Database>, vendorId: number, now: Date): Promise<void> {
  const open = await transaction
    .selectFrom('vendor_order')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst();
  if (open) throw new Failure('error-account-open-orders', {}, 'conflict');
  await transaction
    .updateTable('product')
    .set({ deleted_at: now })
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .execute();
}
