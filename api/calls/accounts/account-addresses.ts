import type { Call } from '../../operation.ts';
import type * as contract from '../../accounts/account-addresses.ts';

/* Written by `npm run contract:write`. */

export const accountAddresses: Call<typeof contract.accountAddresses> = {
  method: 'GET',
  path: '/api/user/address',
  guarded: true,
};

export const addAccountAddress: Call<typeof contract.addAccountAddress> = {
  method: 'POST',
  path: '/api/user/address',
  guarded: true,
};

export const changeAccountAddress: Call<typeof contract.changeAccountAddress> = {
  method: 'POST',
  path: '/api/user/address/{id}',
  guarded: true,
};

export const deleteAccountAddress: Call<typeof contract.deleteAccountAddress> = {
  method: 'DELETE',
  path: '/api/user/address/{id}',
  guarded: true,
};
