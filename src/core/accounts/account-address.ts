import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { DeliveryAddress } from '../shared/delivery-address.ts';

/** An address as its owner writes it; `label` is what they call it and may stay empty. */
export type AccountAddressForm = DeliveryAddress & { label: string };

/** An address that an account keeps for the next order. */
export type AccountAddress = AccountAddressForm & { id: number };

export const EMPTY_ADDRESS: AccountAddressForm = {
  label: '',
  city: '',
  postCode: '',
  street: '',
  details: '',
};

/** How many addresses an account keeps. */
export const MAX_ADDRESSES = 10;

/** Whether both lead to the same door. */
export function isSamePlace(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return PARTS.every((part) => one[part].trim() === other[part].trim());
}

const PARTS = ['city', 'postCode', 'street', 'details'] as const;

/** An address in one line, as a list offers it. */
export function addressLine({ city, postCode, street }: DeliveryAddress): string {
  return `${street}, ${postCode} ${city}`;
}

/** The fields of an address alone, out of a form or a record with more. */
export function addressFields({
  label,
  city,
  postCode,
  street,
  details,
}: AccountAddressForm): AccountAddressForm {
  return { label, city, postCode, street, details };
}

/** Port to the saved addresses of the signed-in person. */
export abstract class AddressBook {
  abstract accountAddresses(input?: NoInput, signal?: CancelSignal): Promise<{ data: AccountAddress[] }>;
  /** Saves an address; a saved one is returned unchanged. @throws Failure `invalid` for the eleventh. */
  abstract addAccountAddress(input: AccountAddressForm): Promise<AccountAddress>;
  abstract changeAccountAddress(input: AccountAddressForm & { id: number }): Promise<AccountAddress>;
  abstract deleteAccountAddress(input: { id: number }): Promise<unknown>;
}
