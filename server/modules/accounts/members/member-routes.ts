import * as contract from '../../../../api/accounts/vendor-members.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { acceptInvitation, inviteMember, readInvitation, withdrawInvitation } from './vendor-invitations.ts';
import { changeMemberRole, leaveShop, listMembers, removeMember } from './vendor-members.ts';
import type { ActingOwner } from './vendor-members.ts';

/** Strict rate limit, because a secret could be guessed. */
const FEW = { shareOfLimit: 1 / 20 };

/** Routes of a shop's members and invitations (ROLE-04). */
export function memberRoutes(deps: AccountDependencies): Implementation[] {
  return [
    implement(contract.vendorMembers, ({ account }) => listMembers(deps, ownerOf(account).vendorId)),
    implement(contract.changeVendorRole, ({ params, body, account }) =>
      changeMemberRole(deps, ownerOf(account), Number(params.id), body.role),
    ),
    implement(contract.removeVendorMember, async ({ params, account }) => {
      await removeMember(deps, ownerOf(account), Number(params.id));
      return { message: 'member-removed' };
    }),
    implement(contract.leaveVendor, async ({ account }) => {
      await leaveShop(deps, account.id);
      return { message: 'member-left' };
    }),
    implement(contract.inviteToVendor, ({ body, account }) => inviteMember(deps, ownerOf(account), body)),
    implement(contract.withdrawInvitation, async ({ params, account }) => {
      await withdrawInvitation(deps, ownerOf(account), Number(params.id));
      return { message: 'invitation-withdrawn' };
    }),
    implement(contract.vendorInvitation, ({ params }) => readInvitation(deps, params.token), FEW),
    implement(
      contract.acceptInvitation,
      async ({ params, account }) => {
        await acceptInvitation(deps, account.id, params.token);
        return { message: 'invitation-accepted' };
      },
      FEW,
    ),
  ];
}

function ownerOf({ id, vendorId }: SignedIn): ActingOwner {
  if (vendorId === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
  return { accountId: id, vendorId };
}
