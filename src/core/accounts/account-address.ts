import type { CancelSignal } from '../shared/failure.ts';
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

/** The addresses of whoever is signed in. */
export abstract class AddressBook {
  abstract list(signal?: CancelSignal): Promise<AccountAddress[]>;
  /** One that is kept already is not kept twice. @throws Failure `invalid` for the eleventh. */
  abstract add(address: AccountAddressForm): Promise<AccountAddress>;
  abstract change(id: number, address: AccountAddressForm): Promise<AccountAddress>;
  abstract remove(id: number): Promise<void>;
}
