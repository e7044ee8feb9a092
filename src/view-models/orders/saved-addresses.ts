import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isSamePlace, MAX_ADDRESSES } from '../../core/accounts/account-address.ts';
import type { AccountAddress, AddressBook } from '../../core/accounts/account-address.ts';
import type { DeliveryAddress } from '../../core/shared/delivery-address.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';

/** The addresses of the signed-in buyer, for the checkout to offer and to add to (CART-05). */
export class SavedAddresses {
  /** Null for a guest, and until they are known. */
  list: readonly AccountAddress[] | null = null;
  /** The buyer wants the address of this order kept. */
  keep = false;

  constructor(
    private readonly book: AddressBook,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'book' | 'modals'>(this, { list: observableRef, book: false, modals: false });
  }

  /** An order needs none of them: without an answer nothing is offered. */
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

  /** Nobody is signed in any more. */
  forget(): void {
    this.list = null;
    this.keep = false;
  }

  setKeep(keep: boolean): void {
    this.keep = keep;
  }

  /** The saved one that is this address. */
  savedAs(address: DeliveryAddress): AccountAddress | null {
    return this.list?.find((one) => isSamePlace(one, address)) ?? null;
  }

  /** Whether this address can be saved. */
  takes(address: DeliveryAddress): boolean {
    return this.list !== null && this.list.length < MAX_ADDRESSES && !this.savedAs(address);
  }

  /** Saves the address of an order that stands if the buyer wants it; the order stands without it too. */
  async saveIfWanted({ city, postCode, street, details }: DeliveryAddress): Promise<void> {
    const address = { label: '', city, postCode, street, details };
    if (!this.keep || !this.takes(address)) return;
    this.setKeep(false);
    try {
      await this.book.addAccountAddress(address);
    } catch (error) {
      this.modals.notifyOf(error, { message: 'address-not-kept-message' });
    }
  }
}
