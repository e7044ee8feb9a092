import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { VendorMember, VendorTeam } from '../../../../src/core/accounts/vendor-members.ts';
import { coversArea } from '../../../../src/core/shared/vendor-roles.ts';
import type { VendorRole } from '../../../../src/core/shared/vendor-roles.ts';
import { Failure, roleRefusal } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { leaveVendor, withdrawInvitationsBy } from './leave-vendor.ts';
import { readMemberHistory, recordMemberEvent } from './member-history.ts';
import { hasOtherOwner, lockMembership, lockVendorMembers } from './vendor-owner.ts';

/** An owner who changes the members of a shop. */
export type ActingOwner = { accountId: number; vendorId: number };

const notFound = () => new Failure('error-member-not-found', {}, 'not-found');
const lastOwner = () => new Failure('error-last-owner', {}, 'conflict');

/** Returns the members, owners first, the invitations that nobody has accepted, and the newest events. */
export async function listMembers(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  vendorId: number,
): Promise<VendorTeam> {
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
    history: await readMemberHistory(db, vendorId),
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
    if (role !== member.vendor_role) {
      const { vendorId, accountId: actorId } = owner;
      const event = {
        vendorId,
        kind: 'role-changed',
        role,
        actorId,
        of: { memberId },
        at: clock.now(),
      } as const;
      await recordMemberEvent(transaction, event);
    }
    return memberOf({ ...member, vendor_role: role });
  });
}

/**
 * Removes a member; the account stays without a shop. An owner who removes their own account leaves.
 * @throws Failure `not-found`, `conflict` `error-last-owner`, `not-allowed` if the caller is no owner any more
 */
export async function removeMember(
  deps: AccountDependencies,
  owner: ActingOwner,
  memberId: number,
): Promise<void> {
  if (memberId === owner.accountId) return leaveShop(deps, memberId);
  const { db, clock, memberMails } = deps;
  await inTransaction(db, async (transaction) => {
    const { vendor_role: role } = await lockedMember(transaction, owner, memberId);
    const { vendorId, accountId: actorId } = owner;
    if (role === 'owner') await ensureOtherOwner(transaction, vendorId, memberId);
    const at = clock.now();
    await leaveVendor(transaction, vendorId, memberId, at);
    await recordMemberEvent(transaction, { vendorId, kind: 'removed', role, actorId, of: { memberId }, at });
    await memberMails.removed(transaction, memberId, vendorId);
  });
}

/**
 * Ends the membership of an account, and notifies the owners.
 * @throws Failure `not-found` for an account without a shop, `conflict` `error-last-owner`
 */
export async function leaveShop(
  { db, clock, memberMails }: AccountDependencies,
  accountId: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const member = await lockMembership(transaction, accountId);
    if (!member) throw new Failure('error-no-shop', {}, 'not-found');
    const { vendorId, role, isLastOwner } = member;
    if (isLastOwner) throw lastOwner();
    const at = clock.now();
    await leaveVendor(transaction, vendorId, accountId, at);
    const of = { memberId: accountId };
    await recordMemberEvent(transaction, { vendorId, kind: 'left', role, actorId: accountId, of, at });
    await memberMails.left(transaction, accountId, vendorId);
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
  if (!(await hasOtherOwner(transaction, vendorId, memberId))) throw lastOwner();
}
