import { Type } from 'typebox';
import { INVITATION_STATES, MEMBER_EVENTS } from '../../src/core/accounts/vendor-members.ts';
import { VENDOR_ROLES } from '../../src/core/shared/vendor-roles.ts';
import { operation } from '../operation.ts';
import { Done, Id, IdText, Moment, nullable, oneOf, strict, text, Token } from '../schema.ts';
import { SIGNED_IN } from './profile.ts';

const domain = 'accounts';
const ofOwner = { domain, callers: ['vendor'], area: 'members', guarded: true } as const;

const Role = oneOf(VENDOR_ROLES);
const params = strict({ id: IdText });

const Member = strict({ id: Id, name: Type.String(), email: Type.String(), role: Role, since: Moment });

const Invitation = strict({
  id: Id,
  email: Type.String(),
  role: Role,
  createdAt: Moment,
  expiresAt: Moment,
});

const Event = strict({
  id: Id,
  kind: oneOf(MEMBER_EVENTS),
  at: Moment,
  role: Role,
  member: nullable(Type.String({ description: 'name, or the invited address' })),
  actor: nullable(Type.String()),
});

export const vendorMembers = operation({
  id: 'vendorMembers',
  method: 'GET',
  path: '/api/vendor/member',
  summary:
    'Returns the members of the shop, owners first, the invitations that wait, and the newest changes (ROLE-04)',
  ...ofOwner,
  answer: strict({
    members: Type.Array(Member),
    invitations: Type.Array(Invitation),
    history: Type.Array(Event),
  }),
});

export const changeVendorRole = operation({
  id: 'changeVendorRole',
  method: 'POST',
  path: '/api/vendor/member/{id}/role',
  summary: 'Changes the role of a member at once; the last owner gets 409 `error-last-owner` (ROLE-04)',
  ...ofOwner,
  own: 'member',
  idempotent: true,
  params,
  body: strict({ role: Role }),
  answer: Member,
});

export const removeVendorMember = operation({
  id: 'removeVendorMember',
  method: 'DELETE',
  path: '/api/vendor/member/{id}',
  summary:
    'Removes a member at once; the account stays without a shop; the last owner gets 409 `error-last-owner` (ROLE-04)',
  ...ofOwner,
  own: 'member',
  params,
  answer: Done,
});

export const leaveVendor = operation({
  id: 'leaveVendor',
  method: 'DELETE',
  path: '/api/user/shop',
  summary:
    'Ends the membership of a shop at once; the last owner gets 409 `error-last-owner`, an account without a shop 404 (ROLE-04)',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: Done,
});

export const inviteToVendor = operation({
  id: 'inviteToVendor',
  method: 'POST',
  path: '/api/vendor/invitation',
  summary:
    'Sends an invitation by mail, at most 20 a day; another one to the same address replaces it. The answer does not depend on accounts (ROLE-04)',
  ...ofOwner,
  body: strict({ email: text(300), role: Role }),
  answer: Invitation,
  status: 201,
});

export const withdrawInvitation = operation({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/vendor/invitation/{id}',
  summary: 'Withdraws an invitation, so that its link no longer works (ROLE-04)',
  ...ofOwner,
  own: 'invitation',
  params,
  answer: Done,
});

export const vendorInvitation = operation({
  id: 'vendorInvitation',
  method: 'GET',
  path: '/api/shop-invitation/{token}',
  summary: 'Returns an invitation to the holder of its link (ROLE-04)',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: strict({
    vendor: strict({ id: Id, name: Type.String() }),
    email: Type.String(),
    role: Role,
    state: oneOf(INVITATION_STATES),
    expiresAt: Moment,
  }),
});

export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/shop-invitation/{token}/acceptance',
  summary: 'Makes the account a member of the shop; its address must be that of the invitation (ROLE-04)',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  params: strict({ token: Token }),
  answer: Done,
});

export const vendorMemberOperations = [
  vendorMembers,
  changeVendorRole,
  removeVendorMember,
  leaveVendor,
  inviteToVendor,
  withdrawInvitation,
  vendorInvitation,
  acceptInvitation,
];
