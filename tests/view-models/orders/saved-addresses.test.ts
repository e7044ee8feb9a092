import { describe, expect, it } from 'vitest';
import { ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import { MAX_ADDRESSES } from '../../../src/core/accounts/account-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aProduct } from '../../support/a-product.ts';
import { aUser } from '../../support/a-session.ts';
import { eventually } from '../../support/eventually.ts';

const OFFICE = { label: 'Офис', city: 'Варна', postCode: '9000', street: 'бул. Сливница 1', details: '' };

/** Checkout of a signed-in buyer with a saved address. */
async function aBuyer({ city = '' } = {}) {
  const bench = aCheckoutBench();
  const office = await bench.book.addAccountAddress(OFFICE);
  await bench.cart.add(aProduct());
  bench.session.set(aUser());
  const { checkout } = bench.screen;
  checkout.form.set('city', city);
  bench.screen.onEnter();
  await eventually(() => expect(checkout.addresses.list).toHaveLength(1));
  return { ...bench, checkout, office };
}

describe('Saved addresses in the checkout', () => {
  it('are limited to an account’s maximum', async () => {
    const { checkout, book } = await aBuyer();
    for (let street = 2; street < MAX_ADDRESSES; street += 1) {
      await book.addAccountAddress({ ...OFFICE, street: `бул. Сливница ${street}` });
    }
    await checkout.addresses.load();
    expect(checkout.addresses.takes({ ...OFFICE, street: 'ул. Друга 1' })).toBe(true);
    await book.addAccountAddress({ ...OFFICE, street: `бул. Сливница ${MAX_ADDRESSES}` });
    await checkout.addresses.load();
    expect(checkout.addresses.takes({ ...OFFICE, street: 'ул. Друга 1' })).toBe(false);
  });

  it('are not offered to a guest or after a failed load, and are not required', async () => {
    const { book, screen, modals } = aCheckoutBench();
    const { addresses } = screen.checkout;
    expect([addresses.list, addresses.savedAs(OFFICE), addresses.takes(OFFICE)]).toEqual([null, null, false]);
    book.handlers.accountAddresses = () => Promise.reject(new Failure('error-connection', {}, 'unreachable'));
    await addresses.load();
    expect([addresses.list, modals.notification, addresses.savesAddress]).toEqual([null, null, false]);
    screen.checkout.useAddress(1);
    expect(screen.checkout.form.values.city).toBe('');
    book.handlers.accountAddresses = () => Promise.reject(new TypeError('a fault'));
    await expect(addresses.load()).rejects.toThrow('a fault');
  });

  it('fill in an empty address if there is only one', async () => {
    const { checkout, office } = await aBuyer();
    await eventually(() => expect(checkout.form.values.street).toBe(OFFICE.street));
    expect(checkout.addresses.savedAs(checkout.form.values)).toEqual(office);
  });

  it('fill in nothing over a started address, or if there are two', async () => {
    const written = await aBuyer({ city: 'Русе' });
    expect(written.checkout.form.values).toMatchObject({ city: 'Русе', street: '' });
    const { checkout, book } = await aBuyer();
    checkout.useAddress(null);
    await book.addAccountAddress({ ...OFFICE, street: 'ул. Втора 2' });
    await checkout.addresses.load();
    await checkout.fillInKnownAddress();
    expect(checkout.form.values.street).toBe('');
  });

  it('fill in the address, and make room for another (CART-05)', async () => {
    const { checkout, office } = await aBuyer();
    checkout.useAddress(office.id);
    expect(checkout.form.values).toMatchObject({
      city: 'Варна',
      postCode: '9000',
      street: 'бул. Сливница 1',
    });
    expect(checkout.addresses.savedAs(checkout.form.values)).toEqual(office);
    expect(checkout.addresses.takes(checkout.form.values)).toBe(false);
    checkout.useAddress(null);
    expect(checkout.form.values).toMatchObject({ city: '', street: '', name: 'Мария Георгиева' });
  });

  it('include the address of an order on request', async () => {
    const { checkout, fill, book, went } = await aBuyer();
    const form = fill();
    checkout.addresses.setSave(true);
    expect(await form.submit()).toBe(true);
    expect(checkout.addresses.savesAddress).toBe(false);
    const { city, postCode, street, details } = form.values;
    expect((await book.accountAddresses()).data[0]).toMatchObject({
      label: '',
      city,
      postCode,
      street,
      details,
    });
    expect(went).toEqual([`order ${ORDER_TOKEN}`]);
  });

  it('are unchanged without the tick, and after a rejected order', async () => {
    const { checkout, fill, book, gateway } = await aBuyer();
    gateway.failOnce('placeOrder', new Failure('error-please-try-again-later', {}, 'unreachable'));
    checkout.addresses.setSave(true);
    await fill().submit();
    expect((await book.accountAddresses()).data).toHaveLength(1);
    checkout.addresses.setSave(false);
    await fill().submit();
    expect((await book.accountAddresses()).data).toHaveLength(1);
  });

  it('that can’t be stored do not stop the order, and are reported', async () => {
    const { checkout, fill, book, modals, went } = await aBuyer();
    book.failOnce('addAccountAddress', new Failure('error-please-try-again-later', {}, 'unreachable'));
    checkout.addresses.setSave(true);
    expect(await fill().submit()).toBe(true);
    expect(went).toEqual([`order ${ORDER_TOKEN}`]);
    expect(modals.notification?.message.key).toBe('address-not-kept-message');
  });

  it('are hidden after the session ends', async () => {
    const { checkout, session } = await aBuyer();
    checkout.addresses.setSave(true);
    session.set(null);
    expect([checkout.addresses.list, checkout.addresses.savesAddress]).toEqual([null, false]);
    expect(checkout.addresses.takes(checkout.form.values)).toBe(false);
  });
});
