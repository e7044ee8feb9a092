import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { DeliveryAddress } from '../shared/delivery-address.ts';

/** An address as typed; `label` is an optional name. */
export type AccountAddressForm = DeliveryAddress & { label: string };

export type AccountAddress = AccountAddressForm & { id: number };

export const EMPTY_ADDRESS: AccountAddressForm = {
  label: '',
  city: '',
  postCode: '',
  street: '',
  details: '',
};

export const MAX_ADDRESSES = 10;

/** True if both addresses are the same place. */
export function isSamePlace(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return PARTS.every((part) => one[part].trim() === other[part].trim());
}

const PARTS = ['city', 'postCode', 'street', 'details'] as const;

export function addressLine({ city, postCode, street }: DeliveryAddress): string {
  return `${street}, ${postCode} ${city}`;
}

/** Copies the fields of an address from a form or a larger record. */
export function addressFields({
  label,
  city,
  postCode,
  street,
  details,
}: AccountAddressForm): AccountAddressForm {
  return { label, city, postCode, street, details };
}

/** Port to the saved addresses of the signed-in user. */
export abstract class AddressBook {
  abstract accountAddresses(input?: NoInput, signal?: CancelSignal): Promise<{ data: AccountAddress[] }>;
  /**
   * Saves an address; returns a duplicate unchanged.
   * @throws Failure `invalid` above the limit
   */
  abstract addAccountAddress(input: AccountAddressForm): Promise<AccountAddress>;
  abstract changeAccountAddress(input: AccountAddressForm & { id: number }): Promise<AccountAddress>;
  abstract deleteAccountAddress(input: { id: number }): Promise<unknown>;
}
