import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { VendorRole } from '../shared/vendor-roles.ts';

/** Limits of a shop's members (ROLE-04). Pending invitations count as members. */
export const VENDOR_MEMBER_LIMITS = { members: 50, invitationsPerDay: 20 } as const;
/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

export type VendorMember = {
  /** Id of the account. */
  id: number;
  name: string;
  email: string;
  role: VendorRole;
  since: string;
};

/** An invitation that nobody has accepted yet. */
export type VendorInvitation = {
  id: number;
  email: string;
  role: VendorRole;
  createdAt: string;
  expiresAt: string;
};

export const MEMBER_EVENTS = ['invited', 'withdrawn', 'joined', 'role-changed', 'removed', 'left'] as const;
export type MemberEventKind = (typeof MEMBER_EVENTS)[number];

/** A change of a shop's members. */
export type MemberEvent = {
  id: number;
  kind: MemberEventKind;
  at: string;
  /** Role after the event. */
  role: VendorRole;
  /** Name of the member, or the invited address; null after the deletion of the account. */
  member: string | null;
  /** Name of the person who caused the event; null after the deletion of the account. */
  actor: string | null;
};

/** The members of a shop, owners first, the invitations that wait, and the newest events. */
export type VendorTeam = { members: VendorMember[]; invitations: VendorInvitation[]; history: MemberEvent[] };

export type InvitationForm = { email: string; role: VendorRole };

export const INVITATION_STATES = ['open', 'accepted', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export type ReceivedInvitation = {
  vendor: { id: number; name: string };
  email: string;
  role: VendorRole;
  state: InvitationState;
  expiresAt: string;
};

/** Port to the members of the signed-in owner's shop (ROLE-04). */
export abstract class VendorMembersGateway {
  abstract vendorMembers(input?: NoInput, signal?: CancelSignal): Promise<VendorTeam>;

  /** @throws Failure `conflict` for the last owner, `not-found` */
  abstract changeVendorRole(input: { id: number; role: VendorRole }): Promise<VendorMember>;

  /** @throws Failure `conflict` for the last owner, `not-found` */
  abstract removeVendorMember(input: { id: number }): Promise<object>;

  /** @throws Failure `invalid`, `conflict` for a member or too many members, `too-many` */
  abstract inviteToVendor(input: InvitationForm): Promise<VendorInvitation>;

  /** @throws Failure `not-found`, also for one that was accepted */
  abstract withdrawInvitation(input: { id: number }): Promise<object>;
}

/** Port to an invitation by its link (ROLE-04). */
export abstract class InvitationGateway {
  /** @throws Failure `not-found` */
  abstract vendorInvitation(input: { token: string }, signal?: CancelSignal): Promise<ReceivedInvitation>;

  /** @throws Failure `conflict` for an ended invitation, another address, or an account that cannot join */
  abstract acceptInvitation(input: { token: string }): Promise<object>;
}
