import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { InvitationCommand } from '../../../../src/core/accounts/invitation-command.ts';
import { INVITATION_DAYS, VENDOR_MEMBER_LIMITS } from '../../../../src/core/accounts/vendor-members.ts';
import type {
  InvitationForm,
  InvitationState,
  ReceivedInvitation,
  VendorInvitation,
} from '../../../../src/core/accounts/vendor-members.ts';
import { daysAfter, HOUR } from '../../../../src/core/shared/durations.ts';
import { Failure, roleRefusal } from '../../../../src/core/shared/failure.ts';
import { coversArea } from '../../../../src/core/shared/vendor-roles.ts';
import { ensureValid } from '../../../../src/core/shared/validation.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { isWithinLimit } from '../../../platform/http/attempt-limits.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { VendorInvitationTable } from '../tables.ts';
import type { ActingOwner } from './vendor-members.ts';
import { recordMemberEvent } from './member-history.ts';
import { lockVendorMembers } from './vendor-owner.ts';

/** Days after its end that an invitation is stored, so that its link explains why it no longer works. */
const STORED_DAYS = 30;

/**
 * Sends an invitation. A waiting one to the same address is withdrawn. The outcome does not show whether the address
 * has an account.
 * @throws Failure `invalid`, `conflict` for a member or a full shop, `too-many`, `not-allowed` if the caller is no
 * owner any more
 */
export async function inviteMember(
  { db, clock, memberMails }: AccountDependencies,
  { accountId, vendorId }: ActingOwner,
  form: InvitationForm,
): Promise<VendorInvitation> {
  const command = new InvitationCommand(form);
  ensureValid(command);
  const { email, role } = command;
  const now = clock.now();
  const limit = { most: VENDOR_MEMBER_LIMITS.invitationsPerDay, minutes: 24 * 60 };
  if (!(await isWithinLimit(db, `invitations of vendor ${vendorId}`, limit, now)))
    throw new Failure('error-invitation-limit', {}, 'too-many');
  const secret = newSecret();
  return inTransaction(db, async (transaction) => {
    await lockVendorMembers(transaction, vendorId);
    const members = await transaction
      .selectFrom('account')
      .select(['id', 'email', 'vendor_role'])
      .where('vendor_id', '=', vendorId)
      .execute();
    const caller = members.find((member) => member.id === accountId);
    if (!coversArea(caller?.vendor_role ?? null, 'members')) throw roleRefusal();
    if (members.some((member) => member.email === email))
      throw new Failure('error-member-already', {}, 'conflict');
    await waiting(transaction, vendorId).where('email', '=', email).set({ withdrawn_at: now }).execute();
    const { count } = await transaction
      .selectFrom('vendor_invitation')
      .select(sql<number>`count(*)`.as('count'))
      .where('vendor_id', '=', vendorId)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (members.length + count >= VENDOR_MEMBER_LIMITS.members)
      throw new Failure('error-member-limit', {}, 'conflict');
    const expiresAt = daysAfter(now, INVITATION_DAYS);
    const { id } = await transaction
      .insertInto('vendor_invitation')
      .values({
        vendor_id: vendorId,
        email,
        role,
        token_hash: hashOf(secret),
        invited_by: accountId,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { vendorId, kind: 'invited', role, actorId: accountId, of: { email }, at: now } as const;
    await recordMemberEvent(transaction, event);
    await memberMails.invited(transaction, { email, role, secret, vendorId, invitedBy: accountId });
    return { id, email, role, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() };
  });
}

const waiting = (transaction: Transaction<Database>, vendorId: number) =>
  transaction
    .updateTable('vendor_invitation')
    .where('vendor_id', '=', vendorId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null);

/** @throws Failure `not-found`, also for another shop's and for one that was accepted */
export async function withdrawInvitation(
  { db, clock }: AccountDependencies,
  { vendorId, accountId: actorId }: ActingOwner,
  id: number,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (transaction) => {
    const withdrawn = await waiting(transaction, vendorId)
      .where('id', '=', id)
      .set({ withdrawn_at: at })
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!withdrawn) throw new Failure('error-invitation-not-found', {}, 'not-found');
    const { email, role } = withdrawn;
    await recordMemberEvent(transaction, { vendorId, kind: 'withdrawn', role, actorId, of: { email }, at });
  });
}

/** Returns an invitation to the holder of its link. @throws Failure `not-found` */
export async function readInvitation(
  { db, clock }: AccountDependencies,
  secret: string,
): Promise<ReceivedInvitation> {
  const row = await bySecret(db, secret)
    .innerJoin('vendor', 'vendor.id', 'vendor_invitation.vendor_id')
    .select('vendor.name')
    .executeTakeFirst();
  if (!row) throw unknown();
  return {
    vendor: { id: row.vendor_id, name: row.name },
    email: row.email,
    role: row.role,
    state: stateOf(row, clock.now()),
    expiresAt: row.expires_at.toISOString(),
  };
}

const bySecret = (db: Kysely<Database>, secret: string) =>
  db.selectFrom('vendor_invitation').selectAll('vendor_invitation').where('token_hash', '=', hashOf(secret));

const unknown = () => new Failure('error-invitation-unknown', {}, 'not-found');

function stateOf(row: Selectable<VendorInvitationTable>, now: Date): InvitationState {
  if (row.accepted_at) return 'accepted';
  if (row.withdrawn_at) return 'withdrawn';
  return row.expires_at <= now ? 'expired' : 'open';
}

/**
 * Makes an account a member of the shop. A repeated request of the member has no further effect.
 * @throws Failure `not-found`, `conflict` for an ended invitation, another address, or an account that cannot join
 */
export async function acceptInvitation(
  { db, clock, memberMails }: AccountDependencies,
  accountId: number,
  secret: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const found = await bySecret(transaction, secret).executeTakeFirst();
    if (!found) throw unknown();
    await lockVendorMembers(transaction, found.vendor_id);
    const invitation = await bySecret(transaction, secret).forNoKeyUpdate().executeTakeFirstOrThrow();
    const account = await transaction
      .selectFrom('account')
      .select(['type', 'email', 'vendor_id'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (account.email !== invitation.email) throw refused('error-invitation-other-email');
    const now = clock.now();
    const state = stateOf(invitation, now);
    if (state === 'accepted' && account.vendor_id === invitation.vendor_id) return;
    if (state !== 'open') throw refused(`error-invitation-${state}`);
    if (account.vendor_id !== null) throw refused('error-invitation-has-shop');
    if (account.type === 'agency') throw refused('error-invitation-agency');
    await ensureNeitherTeamNorLandlord(transaction, accountId);
    await transaction
      .updateTable('account')
      .set({
        type: 'vendor',
        vendor_id: invitation.vendor_id,
        vendor_role: invitation.role,
        vendor_since: now,
      })
      .where('id', '=', accountId)
      .execute();
    await transaction
      .updateTable('vendor_invitation')
      .set({ accepted_at: now })
      .where('id', '=', invitation.id)
      .execute();
    const { vendor_id: vendorId, role } = invitation;
    const of = { memberId: accountId };
    await recordMemberEvent(transaction, { vendorId, kind: 'joined', role, actorId: accountId, of, at: now });
    await memberMails.joined(transaction, accountId, invitation);
  });
}

const refused = (key: string) => new Failure(key, {}, 'conflict');

/** Members of the team have the back office; vendors have no homes and no room offers. */
async function ensureNeitherTeamNorLandlord(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  const { rows } = await sql<{ team: boolean; listed: boolean }>`select
    exists (select from team_member where account_id = ${accountId}) as team,
    exists (select from property where owner_id = ${accountId} and deleted_at is null)
      or exists (select from roommate_offer where owner_id = ${accountId} and deleted_at is null) as listed`.execute(
    transaction,
  );
  if (rows[0]?.team) throw refused('error-invitation-team');
  if (rows[0]?.listed) throw refused('error-invitation-listings');
}

/**
 * Deletes invitations some time after their end, with their personal data; the shop's history loses their addresses
 * too. Part of a nightly job.
 */
export async function deleteOldInvitations(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - STORED_DAYS * 24 * HOUR);
  await db.deleteFrom('vendor_invitation').where('expires_at', '<', before).execute();
  await db
    .updateTable('vendor_member_event')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('at', '<', daysAfter(before, -INVITATION_DAYS))
    .execute();
}
