import * as contract from '../../../api/accounts/account-addresses.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from './account-addresses.ts';
import type { AccountDependencies } from './account-dependencies.ts';

/** The addresses that people keep for the next order. */
export function accountAddressRoutes(services: AccountDependencies): Implementation[] {
  return [
    implement(contract.accountAddresses, async ({ account }) => ({
      data: await listAddresses(services, account.id),
    })),
    implement(contract.addAccountAddress, ({ account, body }) => addAddress(services, account.id, body)),
    implement(contract.changeAccountAddress, ({ account, params, body }) =>
      changeAddress(services, account.id, Number(params.id), body),
    ),
    implement(contract.deleteAccountAddress, async ({ account, params }) => {
      await deleteAddress(services, account.id, Number(params.id));
      return { message: 'address-deleted-message' };
    }),
  ];
}
