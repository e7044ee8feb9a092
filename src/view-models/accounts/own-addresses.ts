import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addressFields, EMPTY_ADDRESS, MAX_ADDRESSES } from '../../core/accounts/account-address.ts';
import type { AccountAddress, AccountAddressForm, AddressBook } from '../../core/accounts/account-address.ts';
import type { AccountRules } from '../../core/accounts/account-rules.ts';
import type { Towns } from '../../core/accounts/towns.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { PlaceCompletion } from './place-completion.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Saved addresses: add, change, delete. */
export class OwnAddresses {
  list: readonly AccountAddress[] = [];
  readonly form: Form<AccountAddressForm>;
  /** The last deleted address, for undo. */
  removed: AccountAddress | null = null;
  readonly placeCompletion: PlaceCompletion;
  /** The address in the form, `new` for a new one, null while the form is closed. */
  edited: AccountAddress | 'new' | null = null;

  constructor(
    private readonly book: AddressBook,
    private readonly modals: Modals,
    rules: () => Promise<AccountRules>,
    loadTowns: () => Promise<Towns>,
    language: Language,
  ) {
    this.form = new Form<AccountAddressForm>(EMPTY_ADDRESS, {
      check: async (form) => (await rules()).address.errorsOf(form),
      submit: (form) => this.save(form),
    });
    this.placeCompletion = new PlaceCompletion(this.form, loadTowns, language);
    makeAutoObservable(this, {
      ...unobserved('placeCompletion', 'form', 'book', 'modals'),
      list: observableRef,
      removed: observableRef,
      edited: observableRef,
    });
  }

  get isFull(): boolean {
    return this.list.length >= MAX_ADDRESSES;
  }

  async load(signal?: CancelSignal): Promise<void> {
    const { data: list } = await this.book.accountAddresses({}, signal);
    runInAction(() => {
      this.list = list;
    });
  }

  /** Opens the form, empty or with an address. */
  edit(address: AccountAddress | 'new'): void {
    this.removed = null;
    this.edited = address;
    this.form.reset(address === 'new' ? EMPTY_ADDRESS : address);
  }

  close(): void {
    this.edited = null;
  }

  async remove(address: AccountAddress): Promise<void> {
    const { id } = address;
    try {
      await this.book.deleteAccountAddress({ id });
    } catch (error) {
      this.modals.notifyOf(error);
      return;
    }
    runInAction(() => {
      this.list = this.list.filter((one) => one.id !== id);
      if (this.edited !== 'new' && this.edited?.id === id) this.edited = null;
      this.removed = address;
    });
  }

  /** Restores the last deleted address. */
  async undoRemove(): Promise<void> {
    if (!this.removed) return;
    const { id: _, ...form } = this.removed;
    try {
      await this.book.addAccountAddress(form);
      await this.load();
    } catch (error) {
      this.modals.notifyOf(error);
      return;
    }
    runInAction(() => {
      this.removed = null;
    });
  }

  private async save(form: AccountAddressForm): Promise<void> {
    const { edited } = this;
    if (edited === null) return;
    const address = addressFields(form);
    await (edited === 'new'
      ? this.book.addAccountAddress(address)
      : this.book.changeAccountAddress({ id: edited.id, ...address }));
    await this.load();
    this.close();
    this.modals.notify('success', 'address-saved-message');
  }
}
