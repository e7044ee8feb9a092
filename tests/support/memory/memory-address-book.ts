import { AddressBook, isSamePlace, MAX_ADDRESSES } from '../../../src/core/accounts/account-address.ts';
import type { AccountAddress, AccountAddressForm } from '../../../src/core/accounts/account-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

/** Saved addresses in memory; `refuse` is thrown by the next change. */
export class MemoryAddressBook extends AddressBook {
  kept: AccountAddress[] = [];
  refuse: Failure | null = null;
  private last = 0;

  async list(): Promise<AccountAddress[]> {
    return [...this.kept];
  }

  async add(form: AccountAddressForm): Promise<AccountAddress> {
    this.mayChange();
    const known = this.kept.find((one) => isSamePlace(one, form));
    if (known) return known;
    if (this.kept.length >= MAX_ADDRESSES) throw new Failure('error-too-many-addresses', {}, 'invalid');
    const address = { ...form, id: (this.last += 1) };
    this.kept = [address, ...this.kept];
    return address;
  }

  async change(id: number, form: AccountAddressForm): Promise<AccountAddress> {
    this.mayChange();
    this.ensureKept(id);
    if (this.kept.some((one) => one.id !== id && isSamePlace(one, form))) {
      throw new Failure('error-address-kept-already', {}, 'conflict');
    }
    const address = { ...form, id };
    this.kept = this.kept.map((one) => (one.id === id ? address : one));
    return address;
  }

  async remove(id: number): Promise<void> {
    this.mayChange();
    this.ensureKept(id);
    this.kept = this.kept.filter((one) => one.id !== id);
  }

  private ensureKept(id: number): void {
    if (!this.kept.some((one) => one.id === id))
      throw new Failure('error-address-not-found', {}, 'not-found');
  }

  private mayChange(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}
