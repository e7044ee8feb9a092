import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { VendorInvitation, VendorMember } from '../../../../src/core/accounts/vendor-members.ts';
import { coversArea } from '../../../../src/core/shared/vendor-roles.ts';
import type { VendorRole } from '../../../../src/core/shared/vendor-roles.ts';
import { Failure, roleRefusal } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { leaveVendor, withdrawInvitationsBy } from './leave-vendor.ts';
import { hasOtherOwner, lockVendorMembers } from './vendor-owner.ts';

/** An owner who changes the members of a shop. */
export type ActingOwner = { accountId: number; vendorId: number };

const notFound = () => new Failure('error-member-not-found', {}, 'not-found');

/** Returns the members, owners first, and the invitations that nobody has accepted. */
export async function listMembers(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  vendorId: number,
): Promise<{ members: VendorMember[]; invitations: VendorInvitation[] }> {
  const members = await membersOf(db)
    .where('vendor_id', '=', vendorId)
    .orderBy(sql`array_position(array['owner', 'orders', 'products'], vendor_role)`)
    .orderBy('vendor_since', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('vendor_invitation')
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .where('vendor_id', '=', vendorId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('id', 'desc')
    .execute();
  return {
    members: members.map(memberOf),
    invitations: invitations.map(({ created_at: createdAt, expires_at: expiresAt, ...invitation }) => ({
      ...invitation,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

const membersOf = (db: Kysely<Database>) =>
  db.selectFrom('account').select(['id', 'name', 'email', 'vendor_role', 'vendor_since', 'created_at']);

type MemberRow = Awaited<ReturnType<ReturnType<typeof membersOf>['executeTakeFirstOrThrow']>>;

const memberOf = ({ id, name, email, ...row }: MemberRow): VendorMember => ({
  id,
  name,
  email,
  role: row.vendor_role,
  since: (row.vendor_since ?? row.created_at).toISOString(),
});

/**
 * Changes the role of a member from its next request on. Invitations of a former owner are withdrawn.
 * @throws Failure `not-found`, `conflict` `error-last-owner`, `not-allowed` if the caller is no owner any more
 */
export async function changeMemberRole(
  { db, clock }: AccountDependencies,
  owner: ActingOwner,
  memberId: number,
  role: VendorRole,
): Promise<VendorMember> {
  return inTransaction(db, async (transaction) => {
    const member = await lockedMember(transaction, owner, memberId);
    if (role !== 'owner' && member.vendor_role === 'owner') {
      await ensureOtherOwner(transaction, owner.vendorId, memberId);
      await withdrawInvitationsBy(transaction, memberId, clock.now());
    }
    await transaction.updateTable('account').set({ vendor_role: role }).where('id', '=', memberId).execute();
    return memberOf({ ...member, vendor_role: role });
  });
}

/**
 * Removes a member, whose account becomes an ordinary one.
 * @throws Failure `not-found`, `conflict` `error-last-owner`, `not-allowed` if the caller is no owner any more
 */
export async function removeMember(
  { db, clock, memberMails }: AccountDependencies,
  owner: ActingOwner,
  memberId: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const member = await lockedMember(transaction, owner, memberId);
    if (member.vendor_role === 'owner') await ensureOtherOwner(transaction, owner.vendorId, memberId);
    await leaveVendor(transaction, owner.vendorId, memberId, clock.now());
    await memberMails.removed(transaction, memberId, owner.vendorId);
  });
}

/** Locks the shop, checks that the caller is still its owner, and returns the member. */
async function lockedMember(
  transaction: Transaction<Database>,
  { accountId, vendorId }: ActingOwner,
  memberId: number,
): Promise<MemberRow> {
  await lockVendorMembers(transaction, vendorId);
  const members = membersOf(transaction).where('vendor_id', '=', vendorId);
  const caller = await members.where('id', '=', accountId).executeTakeFirst();
  if (!coversArea(caller?.vendor_role ?? null, 'members')) throw roleRefusal();
  const member = await members.where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst();
  if (!member) throw notFound();
  return member;
}

async function ensureOtherOwner(
  transaction: Transaction<Database>,
  vendorId: number,
  memberId: number,
): Promise<void> {
  if (!(await hasOtherOwner(transaction, vendorId, memberId)))
    throw new Failure('error-last-owner', {}, 'conflict');
}
