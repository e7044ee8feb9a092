import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { MemberEvent, MemberEventKind } from '../../../../src/core/accounts/vendor-members.ts';
import type { VendorRole } from '../../../../src/core/shared/vendor-roles.ts';
import type { Database } from '../../../tables.ts';

/** Newest events of a shop that are shown. */
const SHOWN_EVENTS = 100;

type NewEvent = {
  vendorId: number;
  kind: MemberEventKind;
  /** Role after the event. */
  role: VendorRole;
  actorId: number;
  /** Member, or the invited address. */
  of: { memberId: number } | { email: string };
  at: Date;
};

/** Records an event of a shop's members in the transaction of the change (ROLE-04). */
export async function recordMemberEvent(
  transaction: Transaction<Database>,
  { vendorId, kind, role, actorId, of, at }: NewEvent,
): Promise<void> {
  await transaction
    .insertInto('vendor_member_event')
    .values({
      vendor_id: vendorId,
      kind,
      role,
      actor_id: actorId,
      member_id: 'memberId' in of ? of.memberId : null,
      email: 'email' in of ? of.email : null,
      at,
    })
    .execute();
}

/** Returns the newest events of a shop's members. Names of deleted accounts are null. */
export async function readMemberHistory(db: Kysely<Database>, vendorId: number): Promise<MemberEvent[]> {
  const rows = await db
    .selectFrom('vendor_member_event as event')
    .leftJoin('account as actor', 'actor.id', 'event.actor_id')
    .leftJoin('account as member', 'member.id', 'event.member_id')
    .select(['event.id', 'event.kind', 'event.role', 'event.at', 'actor.name as actor'])
    .select(({ fn }) => fn.coalesce('member.name', 'event.email').as('member'))
    .where('event.vendor_id', '=', vendorId)
    .orderBy('event.id', 'desc')
    .limit(SHOWN_EVENTS)
    .execute();
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

/** Removes the address of a deleted account from the history of shops that invited it. */
export async function eraseInvitedAddress(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  await sql`update vendor_member_event event set email = null from account
    where account.id = ${accountId} and event.email = account.email`.execute(transaction);
}
