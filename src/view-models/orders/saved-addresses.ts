import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isSamePlace, MAX_ADDRESSES } from '../../core/accounts/account-address.ts';
import type { AccountAddress, AddressBook } from '../../core/accounts/account-address.ts';
import type { DeliveryAddress } from '../../core/shared/delivery-address.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Saved addresses of a signed-in buyer in the checkout (CART-05). */
export class SavedAddresses {
  /** Null for guests, and until loaded. */
  list: readonly AccountAddress[] | null = null;
  /** True if the address should be saved. */
  savesAddress = false;

  constructor(
    private readonly book: AddressBook,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, { ...unobserved('book', 'modals'), list: observableRef });
  }

  /** Errors are ignored, because an order needs no saved address. */
  async load(): Promise<void> {
    try {
      const { data: list } = await this.book.accountAddresses();
      runInAction(() => {
        this.list = list;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Clears the list after a logout. */
  clear(): void {
    this.list = null;
    this.savesAddress = false;
  }

  setSave(save: boolean): void {
    this.savesAddress = save;
  }

  savedAs(address: DeliveryAddress): AccountAddress | null {
    return this.list?.find((one) => isSamePlace(one, address)) ?? null;
  }

  /** True if this address can be saved. */
  takes(address: DeliveryAddress): boolean {
    return this.list !== null && this.list.length < MAX_ADDRESSES && !this.savedAs(address);
  }

  /** Saves the address of a placed order if the buyer wants it; errors do not affect the order. */
  async saveIfWanted({ city, postCode, street, details }: DeliveryAddress): Promise<void> {
    const address = { label: '', city, postCode, street, details };
    if (!this.savesAddress || !this.takes(address)) return;
    this.setSave(false);
    try {
      await this.book.addAccountAddress(address);
    } catch (error) {
      this.modals.notifyOf(error, { message: 'address-not-kept-message' });
    }
  }
}
