import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../../../src/core/accounts/account-address.ts';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import { Towns } from '../../../src/core/accounts/towns.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnAddresses } from '../../../src/view-models/accounts/own-addresses.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anAddressBook } from '../../support/an-address-book.ts';

const HOME = { ...EMPTY_ADDRESS, label: 'Вкъщи', city: 'София', postCode: '1164', street: 'ул. Златовръх 1' };
const OFFICE = { ...HOME, label: 'В офиса', street: 'бул. България 10' };

async function twoAddresses() {
  const book = anAddressBook();
  const modals = new Modals();
  await book.addAccountAddress(HOME);
  await book.addAccountAddress(OFFICE);
  const noTowns = async () => new Towns([]);
  const addresses = new OwnAddresses(book, modals, async () => accountRules, noTowns, 'bg');
  await addresses.load();
  const labels = () => addresses.list.map(({ label }) => label).toSorted();
  return { book, modals, addresses, labels };
}

describe('The saved addresses of an account', () => {
  it('get a new address as the first of the list', async () => {
    const { addresses, modals } = await twoAddresses();
    addresses.edit('new');
    expect(addresses.form.values).toEqual(EMPTY_ADDRESS);
    for (const [name, value] of Object.entries({ ...HOME, label: 'Вила', street: 'ул. Морска 3' })) {
      addresses.form.set(name as 'label', value);
    }
    expect(await addresses.form.submit()).toBe(true);
    expect(addresses.list.map(({ label }) => label)).toEqual(['Вила', 'В офиса', 'Вкъщи']);
    expect(addresses.edited).toBeNull();
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'address-saved-message' } });
  });

  it('are edited in place, and stay in the form while invalid', async () => {
    const { addresses, labels } = await twoAddresses();
    addresses.edit(addresses.list[1]!);
    addresses.form.set('label', 'При нас');
    addresses.form.set('postCode', '0999');
    expect(await addresses.form.submit()).toBe(false);
    expect(addresses.form.errors).toEqual({ postCode: 'error-post-code-invalid' });
    expect(addresses.edited).toMatchObject({ label: 'Вкъщи' });
    addresses.form.set('postCode', '1164');
    expect(await addresses.form.submit()).toBe(true);
    expect(labels()).toEqual(['В офиса', 'При нас']);
  });

  it('reject a duplicate', async () => {
    const { addresses, book } = await twoAddresses();
    book.failOnce('changeAccountAddress', new Failure('error-address-kept-already', {}, 'conflict'));
    addresses.edit(addresses.list[0]!);
    addresses.form.set('street', HOME.street);
    expect(await addresses.form.submit()).toBe(false);
    expect(addresses.form.refusal).toBe('error-address-kept-already');
  });

  it('are empty before they are loaded', () => {
    const noTowns = async () => new Towns([]);
    const book = anAddressBook();
    const addresses = new OwnAddresses(book, new Modals(), async () => accountRules, noTowns, 'bg');
    expect([addresses.list, addresses.isFull]).toEqual([[], false]);
  });

  it('stay unchanged when a form is sent that was closed meanwhile', async () => {
    const { addresses, labels, book } = await twoAddresses();
    addresses.edit(addresses.list[0]!);
    addresses.form.set('label', 'Другаде');
    addresses.close();
    await addresses.form.submit();
    await addresses.load();
    expect([labels(), (await book.accountAddresses()).data.length]).toEqual([['В офиса', 'Вкъщи'], 2]);
  });

  it('are limited to ten', async () => {
    const { addresses, book } = await twoAddresses();
    for (let number = 3; number <= 10; number += 1)
      await book.addAccountAddress({ ...HOME, street: `ул. Шипка ${number}` });
    expect(addresses.isFull).toBe(false);
    await addresses.load();
    expect(addresses.isFull).toBe(true);
  });
});

describe('A deleted saved address', () => {
  it('is restored unchanged', async () => {
    const { addresses, book, labels } = await twoAddresses();
    await addresses.remove(addresses.list[1]!);
    expect([labels(), addresses.removed?.label]).toEqual([['В офиса'], 'Вкъщи']);
    await addresses.undoRemove();
    expect([labels(), addresses.removed]).toEqual([['В офиса', 'Вкъщи'], null]);
    expect((await book.accountAddresses()).data[0]).toMatchObject(HOME);
  });

  it('can be restored again after an error', async () => {
    const { addresses, book, modals } = await twoAddresses();
    await addresses.remove(addresses.list[0]!);
    book.failOnce('addAccountAddress', new Failure('error-too-many-addresses', {}, 'invalid'));
    await addresses.undoRemove();
    expect(modals.notification?.message.key).toBe('error-too-many-addresses');
    expect(addresses.removed?.label).toBe('В офиса');
  });

  it('can’t be restored after another one is added or changed', async () => {
    const { addresses } = await twoAddresses();
    await addresses.remove(addresses.list[0]!);
    addresses.edit('new');
    expect(addresses.removed).toBeNull();
  });

  it('stays in the list on a server error', async () => {
    const { addresses, book, modals, labels } = await twoAddresses();
    book.failOnce('deleteAccountAddress', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await addresses.remove(addresses.list[0]!);
    expect([labels(), addresses.removed]).toEqual([['В офиса', 'Вкъщи'], null]);
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
  });

  it('closes its own form only', async () => {
    const { addresses } = await twoAddresses();
    const [office, home] = [addresses.list[0]!, addresses.list[1]!];
    addresses.edit(home);
    await addresses.remove(office);
    expect(addresses.edited).toBe(home);
    await addresses.remove(home);
    expect(addresses.edited).toBeNull();
  });

  it('leaves the form of another one open', async () => {
    const { addresses } = await twoAddresses();
    addresses.edit('new');
    await addresses.remove(addresses.list[0]!);
    expect(addresses.edited).toBe('new');
  });

  it('is restored once', async () => {
    const { addresses, book, modals } = await twoAddresses();
    await addresses.remove(addresses.list[0]!);
    await addresses.undoRemove();
    await addresses.undoRemove();
    expect([(await book.accountAddresses()).data.length, modals.notification]).toEqual([2, null]);
  });
});
