import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aProduct } from '../../support/a-product.ts';
import { aUser } from '../../support/a-session.ts';
import { eventually } from '../../support/eventually.ts';

const OFFICE = { label: 'Офис', city: 'Варна', postCode: '9000', street: 'бул. Сливница 1', details: '' };

async function anOpenCheckout(bench = aCheckoutBench()) {
  await bench.cart.add(aProduct());
  const screen = bench.again();
  bench.session.set(aUser());
  screen.onEnter();
  const { checkout } = screen;
  return { ...bench, checkout, form: checkout.form, sections: checkout.sections };
}

describe('Sections of the checkout', () => {
  it('are collapsed after the account has filled them in, and open for a change (CART-05)', async () => {
    const bench = aCheckoutBench();
    await bench.book.addAccountAddress(OFFICE);
    const { sections } = await anOpenCheckout(bench);
    await eventually(() => expect(sections.isFolded('contact')).toBe(true));
    expect(sections.isFolded('address')).toBe(true);
    sections.open('address');
    expect([sections.isFolded('contact'), sections.isFolded('address')]).toEqual([true, false]);
  });

  it('stay open if something is missing', async () => {
    const { sections } = await anOpenCheckout();
    await eventually(() => expect(sections.isFolded('contact')).toBe(true));
    expect(sections.isFolded('address')).toBe(false);
  });

  it('use the address of the last order if none is saved', async () => {
    const bench = aCheckoutBench();
    await bench.cart.add(aProduct());
    bench.screen.onEnter();
    const form = bench.fill();
    form.set('street', 'ул. „Шипка“ 6');
    await form.submit();
    const row = { number: 'U-100012', token: ORDER_TOKEN, placedAt: '2026-11-20T10:00:00.000Z' };
    bench.gateway.handlers.ownOrders = () => ({
      data: [{ ...row, totalOrderAmount: 5180, isAwaited: false, vendors: [] }],
      total: 1,
    });
    const { checkout, sections } = await anOpenCheckout(bench);
    await eventually(() => expect(sections.isFolded('address')).toBe(true));
    expect(checkout.form.values.street).toBe('ул. „Шипка“ 6');
  });

  it('stay open if the last order can’t be loaded', async () => {
    const bench = aCheckoutBench();
    bench.gateway.failOnce('ownOrders', new Failure('error-connection', {}, 'unreachable'));
    const { sections } = await anOpenCheckout(bench);
    await eventually(() => expect(sections.isFolded('contact')).toBe(true));
    expect([sections.isFolded('address'), bench.modals.notification]).toEqual([false, null]);
  });

  it('do not collapse while the buyer types', async () => {
    const bench = aCheckoutBench();
    await bench.book.addAccountAddress(OFFICE);
    const { form, sections, checkout } = await anOpenCheckout(bench);
    form.set('phone', '0888');
    await eventually(() => expect(checkout.addresses.list).toHaveLength(1));
    await checkout.foldKnown();
    expect(sections.isFolded('contact')).toBe(false);
  });

  it('open when the server rejects a field, and after a logout', async () => {
    const bench = aCheckoutBench();
    await bench.book.addAccountAddress(OFFICE);
    const { form, sections, gateway, session } = await anOpenCheckout(bench);
    await eventually(() => expect(sections.isFolded('contact')).toBe(true));
    gateway.failOnce(
      'placeOrder',
      new Failure('validation_failed', { phone: 'error-phone-invalid' }, 'invalid'),
    );
    form.adopt({ termsAccepted: true });
    await form.submit();
    expect([sections.isFolded('contact'), sections.isFolded('address')]).toEqual([false, true]);
    session.set(null);
    expect(sections.isFolded('address')).toBe(false);
  });
});
