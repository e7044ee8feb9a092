import type { DataExport } from '../../../module-context.ts';

/** Exports an account's membership of a shop, and invitations to its address or by it (GDPR, article 20). */
export const exportMembership: DataExport = async (db, accountId) => {
  const { email, ...account } = await db
    .selectFrom('account')
    .leftJoin('vendor', 'vendor.id', 'account.vendor_id')
    .select(['account.email', 'vendor.name as shop', 'vendor_role as role', 'vendor_since as since'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const invitations = db
    .selectFrom('vendor_invitation')
    .innerJoin('vendor', 'vendor.id', 'vendor_invitation.vendor_id')
    .select(['vendor.name as shop', 'role', 'vendor_invitation.created_at', 'expires_at', 'accepted_at'])
    .select('withdrawn_at')
    .orderBy('vendor_invitation.id');
  const events = await db
    .selectFrom('vendor_member_event as event')
    .innerJoin('vendor', 'vendor.id', 'event.vendor_id')
    .select(['vendor.name as shop', 'event.kind', 'event.role', 'event.at'])
    .where(({ or, eb }) => or([eb('event.member_id', '=', accountId), eb('event.actor_id', '=', accountId)]))
    .orderBy('event.id')
    .execute();
  return {
    membershipEvents: events,
    membership: account.shop === null ? null : account,
    invitationsReceived: await invitations.where('vendor_invitation.email', '=', email).execute(),
    invitationsSent: await invitations
      .select('vendor_invitation.email')
      .where('invited_by', '=', accountId)
      .execute(),
  };
};
