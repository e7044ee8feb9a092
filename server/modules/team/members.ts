import type { Kysely, Transaction } from 'kysely';
import { DAY } from '../../../src/core/shared/durations.ts';
import { normaliseEmail } from '../../../src/core/shared/email-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { TeamRole } from '../../../src/core/team/permissions.ts';
import { ensureRoleChange, sortedRoles } from '../../../src/core/team/team-member.ts';
import type { Database } from '../../tables.ts';

/** A new member sets up a second factor within this time; the owner can renew it by a reset. */
const ENROLMENT_DAYS = 3;

/** Adds the account of an e-mail address to the team. @throws Failure `not-found`, `conflict` for a member */
export async function addMember(
  transaction: Transaction<Database>,
  { email, roles }: { email: string; roles: readonly TeamRole[] },
  actorId: number | null,
  now: Date,
): Promise<number> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();
  if (!account) throw new Failure('error-user-not-found', { email: 'error-user-not-found' }, 'not-found');
  ensureRoleChange({ accountId: account.id, roles }, actorId, await owners(transaction));
  const added = await transaction
    .insertInto('team_member')
    .values({
      account_id: account.id,
      roles: sortedRoles(roles),
      created_at: now,
      enrol_until: enrolUntil(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!added) throw new Failure('error-already-in-team', { email: 'error-already-in-team' }, 'conflict');
  return account.id;
}

/**
 * Changes the roles of a member; an empty list removes the member.
 * @throws Failure `not-found`, `not-allowed` for one's own roles, `conflict` for the last owner
 */
export async function changeRoles(
  transaction: Transaction<Database>,
  { accountId, roles }: { accountId: number; roles: readonly TeamRole[] },
  actorId: number | null,
): Promise<void> {
  ensureRoleChange({ accountId, roles }, actorId, await owners(transaction));
  await ensureMember(transaction, accountId);
  await (roles.length === 0
    ? transaction.deleteFrom('team_member').where('account_id', '=', accountId).execute()
    : transaction
        .updateTable('team_member')
        .set({ roles: sortedRoles(roles) })
        .where('account_id', '=', accountId)
        .execute());
}

/** Removes all second factors and sessions of a member, who then sets up a new one. @throws Failure `not-found` */
export async function resetSecondFactor(
  transaction: Transaction<Database>,
  accountId: number,
  now: Date,
): Promise<void> {
  await ensureMember(transaction, accountId);
  await transaction
    .updateTable('team_member')
    .set({ totp_secret: null, totp_pending_secret: null, totp_last_step: null, enrol_until: enrolUntil(now) })
    .where('account_id', '=', accountId)
    .execute();
  for (const table of ['team_passkey', 'team_recovery_code', 'team_session'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
}

/** Locks the rows, so that two owners cannot remove each other at the same time. */
async function owners(transaction: Transaction<Database>): Promise<number[]> {
  const rows = await transaction
    .selectFrom('team_member')
    .select(['account_id', 'roles'])
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return rows.filter(({ roles }) => roles.includes('owner')).map((row) => row.account_id);
}

async function ensureMember(db: Kysely<Database>, accountId: number): Promise<void> {
  const row = await db
    .selectFrom('team_member')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new Failure('error-not-found', {}, 'not-found');
}

const enrolUntil = (now: Date) => new Date(now.getTime() + ENROLMENT_DAYS * DAY);
