import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../../../src/core/accounts/account-address.ts';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import { Towns } from '../../../src/core/accounts/towns.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnAddresses } from '../../../src/view-models/accounts/own-addresses.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { MemoryAddressBook } from '../../support/memory/memory-address-book.ts';

const HOME = { ...EMPTY_ADDRESS, label: 'Вкъщи', city: 'София', postCode: '1164', street: 'ул. Златовръх 1' };
const OFFICE = { ...HOME, label: 'В офиса', street: 'бул. България 10' };

async function twoAddresses() {
  const book = new MemoryAddressBook();
  const modals = new Modals();
  await book.add(HOME);
  await book.add(OFFICE);
  const noTowns = async () => new Towns([]);
  const addresses = new OwnAddresses(book, modals, async () => accountRules, noTowns, 'bg');
  await addresses.load();
  const labels = () => addresses.list.map(({ label }) => label).toSorted();
  return { book, modals, addresses, labels };
}

describe('the saved addresses of an account', () => {
  it('get another one, which is first in the list', async () => {
    const { addresses, modals } = await twoAddresses();
    addresses.edit('new');
    expect(addresses.form.values).toEqual(EMPTY_ADDRESS);
    for (const [name, value] of Object.entries({ ...HOME, label: 'Вила', street: 'ул. Морска 3' })) {
      addresses.form.set(name as 'label', value);
    }
    expect(await addresses.form.submit()).toBe(true);
    expect(addresses.list.map(({ label }) => label)).toEqual(['Вила', 'В офиса', 'Вкъщи']);
    expect([addresses.edited, modals.notification?.message.key]).toEqual([null, 'address-saved-message']);
  });

  it('are changed in their place, and stay in the form while something is wrong', async () => {
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

  it('are no two of one place', async () => {
    const { addresses } = await twoAddresses();
    addresses.edit(addresses.list[0]!);
    addresses.form.set('street', HOME.street);
    expect(await addresses.form.submit()).toBe(false);
    expect(addresses.form.refusal).toBe('error-address-kept-already');
  });

  it('are full at ten', async () => {
    const { addresses, book } = await twoAddresses();
    for (let number = 3; number <= 10; number += 1)
      await book.add({ ...HOME, street: `ул. Шипка ${number}` });
    expect(addresses.isFull).toBe(false);
    await addresses.load();
    expect(addresses.isFull).toBe(true);
  });
});

describe('a saved address that was deleted', () => {
  it('is brought back as it was', async () => {
    const { addresses, book, labels } = await twoAddresses();
    await addresses.remove(addresses.list[1]!);
    expect([labels(), addresses.removed?.label]).toEqual([['В офиса'], 'Вкъщи']);
    await addresses.undoRemove();
    expect([labels(), addresses.removed]).toEqual([['В офиса', 'Вкъщи'], null]);
    expect(book.kept[0]).toMatchObject(HOME);
  });

  it('can be tried again where it could not be brought back', async () => {
    const { addresses, book, modals } = await twoAddresses();
    await addresses.remove(addresses.list[0]!);
    book.refuse = new Failure('error-too-many-addresses', {}, 'invalid');
    await addresses.undoRemove();
    expect(modals.notification?.message.key).toBe('error-too-many-addresses');
    expect(addresses.removed?.label).toBe('В офиса');
  });

  it('is gone for good once another one is written or changed', async () => {
    const { addresses } = await twoAddresses();
    await addresses.remove(addresses.list[0]!);
    addresses.edit('new');
    expect(addresses.removed).toBeNull();
  });
});
