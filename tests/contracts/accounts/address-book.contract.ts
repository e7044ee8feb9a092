import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS, MAX_ADDRESSES } from '../../../src/core/accounts/account-address.ts';
import type { AddressBook } from '../../../src/core/accounts/account-address.ts';
import { refused } from '../../support/refused.ts';

const HOME = { ...EMPTY_ADDRESS, label: 'Вкъщи', city: 'Варна', postCode: '9000', street: 'ул. Шипка 5' };
const at = (number: number) => ({ ...HOME, street: `ул. Шипка ${number}` });

/** What every address book does; the world’s is empty. */
export function addressBookContract(makeBook: () => Promise<AddressBook>): void {
  describe('An address book', () => {
    let book: AddressBook;
    beforeEach(async () => {
      book = await makeBook();
    });

    it('keeps addresses, the latest first', async () => {
      expect(await book.list()).toEqual([]);
      const [first, second] = [await book.add(at(1)), await book.add(at(2))];
      expect(first).toMatchObject(at(1));
      expect(await book.list()).toEqual([second, first]);
    });

    it('keeps each place once (CART-05)', async () => {
      const property = await book.add(HOME);
      expect((await book.add({ ...HOME, label: '' })).id).toBe(property.id);
      expect(await book.list()).toEqual([property]);
    });

    it('changes and deletes what is there', async () => {
      const { id } = await book.add(HOME);
      const changed = { ...at(9), id, label: 'При мама' };
      expect(await book.change(id, { ...at(9), label: 'При мама' })).toEqual(changed);
      expect(await book.list()).toEqual([changed]);
      await book.remove(id);
      expect(await book.list()).toEqual([]);
    });

    it('makes no two of one place by a change', async () => {
      const [, second] = [await book.add(at(1)), await book.add(at(2))];
      await expect(book.change(second.id, at(1))).rejects.toMatchObject(
        refused('conflict', 'error-address-kept-already'),
      );
    });

    it('knows no other addresses', async () => {
      const unknown = refused('not-found', 'error-address-not-found');
      await expect(book.change(987_654, HOME)).rejects.toMatchObject(unknown);
      await expect(book.remove(987_654)).rejects.toMatchObject(unknown);
    });

    it('holds ten', async () => {
      for (let number = 1; number <= MAX_ADDRESSES; number += 1) await book.add(at(number));
      await expect(book.add(HOME)).resolves.toMatchObject(at(5));
      await expect(book.add(at(11))).rejects.toMatchObject(refused('invalid', 'error-too-many-addresses'));
    });
  });
}
