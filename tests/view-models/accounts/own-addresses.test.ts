import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../../../src/core/accounts/account-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnAddresses } from '../../../src/view-models/accounts/own-addresses.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { MemoryAddressBook } from '../../support/memory-address-book.ts';

const HOME = { ...EMPTY_ADDRESS, label: 'Вкъщи', city: 'София', postCode: '1164', street: 'ул. Златовръх 1' };
const OFFICE = { ...HOME, label: 'В офиса', street: 'бул. България 10' };

async function twoAddresses() {
  const book = new MemoryAddressBook();
  const modals = new Modals();
  await book.add(HOME);
  await book.add(OFFICE);
  const notAskedFor = () => Promise.reject(new Error('not asked for'));
  const addresses = new OwnAddresses(book, modals, notAskedFor, notAskedFor, 'bg');
  await addresses.load();
  const labels = () => addresses.list.map(({ label }) => label).toSorted();
  return { book, modals, addresses, labels };
}

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
