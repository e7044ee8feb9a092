import * as calls from '../../../../api/calls/accounts/account-addresses.ts';
import { AddressBook } from '../../../core/accounts/account-address.ts';
import type { AccountAddress, AccountAddressForm } from '../../../core/accounts/account-address.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpAddressBook extends AddressBook {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(signal?: CancelSignal): Promise<AccountAddress[]> {
    const { data } = await this.http.call(calls.accountAddresses, { signal });
    return data;
  }

  add(address: AccountAddressForm): Promise<AccountAddress> {
    return this.http.call(calls.addAccountAddress, { body: bodyOf(address) });
  }

  change(id: number, address: AccountAddressForm): Promise<AccountAddress> {
    return this.http.call(calls.changeAccountAddress, { params: { id: String(id) }, body: bodyOf(address) });
  }

  async remove(id: number): Promise<void> {
    await this.http.call(calls.deleteAccountAddress, { params: { id: String(id) } });
  }
}

/** What a form or a checkout holds beside the address stays here. */
function bodyOf({ label, city, postCode, street, details }: AccountAddressForm): AccountAddressForm {
  return { label, city, postCode, street, details };
}
