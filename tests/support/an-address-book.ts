import type { AccountAddress, AddressBook } from '../../src/core/accounts/account-address.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Address book of an account, the latest address first. */
export function anAddressBook() {
  let addresses: AccountAddress[] = [];
  let last = 0;
  return fakeGateway<AddressBook>({
    accountAddresses: () => ({ data: addresses }),
    addAccountAddress: (form) => {
      const address = { ...form, id: (last += 1) };
      addresses = [address, ...addresses];
      return address;
    },
    changeAccountAddress: (address) => {
      addresses = addresses.map((one) => (one.id === address.id ? address : one));
      return address;
    },
    deleteAccountAddress: ({ id }) => {
      addresses = addresses.filter((one) => one.id !== id);
      return { message: 'done' };
    },
  });
}
