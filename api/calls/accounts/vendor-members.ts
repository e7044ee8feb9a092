import type { Call } from '../../operation.ts';
import type * as contract from '../../accounts/vendor-members.ts';

/* Written by `npm run contract:write`. */

export const acceptInvitation: Call<typeof contract.acceptInvitation> = {
  method: 'POST',
  path: '/api/shop-invitation/{token}/acceptance',
  guarded: true,
  idempotent: true,
};

export const changeVendorRole: Call<typeof contract.changeVendorRole> = {
  method: 'POST',
  path: '/api/vendor/member/{id}/role',
  guarded: true,
  idempotent: true,
};

export const inviteToVendor: Call<typeof contract.inviteToVendor> = {
  method: 'POST',
  path: '/api/vendor/invitation',
  guarded: true,
};

export const leaveVendor: Call<typeof contract.leaveVendor> = {
  method: 'DELETE',
  path: '/api/user/shop',
  guarded: true,
};

export const removeVendorMember: Call<typeof contract.removeVendorMember> = {
  method: 'DELETE',
  path: '/api/vendor/member/{id}',
  guarded: true,
};

export const vendorInvitation: Call<typeof contract.vendorInvitation> = {
  method: 'GET',
  path: '/api/shop-invitation/{token}',
};

export const vendorMembers: Call<typeof contract.vendorMembers> = {
  method: 'GET',
  path: '/api/vendor/member',
  guarded: true,
};

export const withdrawInvitation: Call<typeof contract.withdrawInvitation> = {
  method: 'DELETE',
  path: '/api/vendor/invitation/{id}',
  guarded: true,
};
