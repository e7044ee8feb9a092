import { AddressBook } from '../../src/core/accounts/account-address.ts';
import type { AccountAddress, AccountAddressForm } from '../../src/core/accounts/account-address.ts';
import type { Failure } from '../../src/core/shared/failure.ts';

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
    const address = { ...form, id: (this.last += 1) };
    this.kept = [address, ...this.kept];
    return address;
  }

  async change(id: number, form: AccountAddressForm): Promise<AccountAddress> {
    this.mayChange();
    this.kept = this.kept.map((one) => (one.id === id ? { ...form, id } : one));
    return { ...form, id };
  }

  async remove(id: number): Promise<void> {
    this.mayChange();
    this.kept = this.kept.filter((one) => one.id !== id);
  }

  private mayChange(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}
