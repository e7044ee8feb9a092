import { describe, expect, it } from 'vitest';
import { ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import { Cart } from '../../../src/core/orders/cart/cart.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aUser } from '../../support/a-session.ts';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { eventually } from '../../support/eventually.ts';
import { settled } from '../../support/settled.ts';

async function aFilledCart() {
  const bench = aCheckoutBench();
  await bench.cart.add(aProduct(), 2, 'червена');
  bench.screen.onEnter();
  await eventually(() => expect(bench.shop.inputs('searchProducts')).toHaveLength(1));
  await settled();
  return bench;
}

describe('The checkout', () => {
  it('sends the choices and the shown prices, and leads to the order (CART-05)', async () => {
    const { fill, gateway, went, messages } = await aFilledCart();
    expect(await fill().submit()).toBe(true);
    expect(gateway.inputs('placeOrder')[0]).toMatchObject({
      name: 'Мария Петрова',
      phone: '0888123456',
      products: [{ id: 1, quantity: 2, productNotes: 'червена', expectedPrice: 4590 }],
      expectedDelivery: 590,
    });
    expect([went, messages]).toEqual([[`order ${ORDER_TOKEN}`], [ORDER_TOKEN]]);
  });

  it('counts once that the buyer begins to fill it in (TEAM-10)', async () => {
    const { screen, visits } = await aFilledCart();
    screen.beginCheckout();
    screen.beginCheckout();
    expect(visits.inputs('countVisit')).toEqual([{ screen: 'Checkout' }]);
  });

  it('empties the cart only after success', async () => {
    const { fill, gateway, cart, store } = await aFilledCart();
    gateway.failOnce('placeOrder', new Failure('error-please-try-again-later', {}, 'unreachable'));
    const form = fill();
    expect(await form.submit()).toBe(false);
    expect(form.refusal).toBe('error-please-try-again-later');
    expect(cart.cart.isEmpty).toBe(false);
    await form.submit();
    expect(cart.cart.isEmpty).toBe(true);
    expect(store.read('checkout-draft')).toBe('');
  });

  it('reports the limit of 100 lines before it sends more', async () => {
    const { fill, gateway, cart } = await aFilledCart();
    const line = cart.cart.lines()[0] ?? expect.unreachable('an empty cart');
    const lines = Array.from({ length: 101 }, (_, index) => ({
      ...line,
      product: { ...line.product, id: index + 1 },
    }));
    cart.save(Cart.of(lines));
    expect(cart.cart.linesTooMany).toBe(1);
    const form = fill();
    expect(await form.submit()).toBe(false);
    expect([form.refusal, gateway.inputs('placeOrder').length]).toEqual(['error-cart-too-many-products', 0]);
    cart.save(cart.cart.remove(101));
    expect([cart.cart.linesTooMany, await form.submit()]).toEqual([0, true]);
  });

  it('leads a card payer to the card page', async () => {
    const { fill, gateway, went } = await aFilledCart();
    gateway.handlers.placeOrder = () => ({
      number: 'U-100012',
      token: ORDER_TOKEN,
      paymentUrl: '/pay/1',
    });
    await fill({ paymentMethod: 'card' }).submit();
    expect(went).toEqual(['pay /pay/1']);
  });

  it('sends a repeated order with the same key, also after a reload (CART-07)', async () => {
    const { fill, gateway, again } = await aFilledCart();
    gateway.failOnce('placeOrder', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await fill().submit();
    const reloaded = again();
    reloaded.onEnter();
    await fill({}, reloaded).submit();
    expect(gateway.inputs('placeOrder')).toHaveLength(2);
    expect(gateway.inputs('placeOrder')[1]?.key).toBe(gateway.inputs('placeOrder')[0]?.key);
  });

  it.each([
    ['on-delivery', false],
    ['card', true],
  ] as const)(
    'stores an order with payment %s, and that it awaits payment: %s',
    async (paymentMethod, isUnpaid) => {
      const { fill, lastOrder } = await aFilledCart();
      await fill({ paymentMethod }).submit();
      expect(lastOrder.read()).toEqual({ token: ORDER_TOKEN, isThanked: false, isUnpaid });
    },
  );

  it('sends no order for an empty cart', async () => {
    const { fill, gateway, screen } = aCheckoutBench();
    screen.onEnter();
    expect(await fill().submit()).toBe(false);
    expect([screen.checkout.form.refusal, gateway.inputs('placeOrder')]).toEqual([
      'error-message-empty-cart',
      [],
    ]);
  });

  it('requests no prices for an empty cart', async () => {
    const { screen, shop } = aCheckoutBench();
    await screen.checkout.renew();
    expect(shop.inputs('searchProducts')).toEqual([]);
  });

  it('reports a failed download of the form’s rules, and retries', async () => {
    const { fill, gateway } = await aFilledCart();
    gateway.failOnce('placeOrder', new Failure('order-limit-reached', {}, 'too-many'));
    const form = fill();
    expect(await form.submit()).toBe(false);
    expect(form.refusal).toBe('order-limit-reached');
    expect(await form.submit()).toBe(true);
  });

  it('shows the field that the server rejects', async () => {
    const { fill, gateway } = await aFilledCart();
    gateway.failOnce(
      'placeOrder',
      new Failure('validation_failed', { phone: 'error-phone-invalid' }, 'invalid'),
    );
    const form = fill();
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ phone: 'error-phone-invalid' });
  });

  it('requests prices again only after the server reports a change', async () => {
    const { fill, gateway, shop } = await aFilledCart();
    gateway.failOnce('placeOrder', new Failure('order-limit-reached', {}, 'too-many'));
    await fill().submit();
    expect(shop.inputs('searchProducts')).toHaveLength(1);
    gateway.failOnce(
      'placeOrder',
      new Failure('order-changed', { 'products.1': 'error-product-sold-out' }, 'conflict'),
    );
    const form = fill();
    await form.submit();
    expect(shop.inputs('searchProducts')).toHaveLength(2);
    expect([form.refusal, form.errors]).toEqual(['order-changed', {}]);
  });

  it('knows the last day of a shop’s holiday from the current products', async () => {
    const { fill, gateway, shop, cart } = await aFilledCart();
    const vendor = aVendor();
    shop.products = [aProduct({ vendor: { ...vendor, holidayUntil: '2026-12-01' } })];
    gateway.failOnce('placeOrder', new Failure('error-vendor-on-holiday', {}, 'conflict'));
    const form = fill();
    expect(await form.submit()).toBe(false);
    expect(form.refusal).toBe('error-vendor-on-holiday');
    expect(cart.hoursOf(vendor)).toMatchObject({ holidayUntil: '2026-12-01' });
    shop.products = [aProduct()];
    await form.submit();
    expect(cart.cart.isEmpty).toBe(true);
  });

  it('sets the title of the tab', () => {
    expect(aCheckoutBench().screen.head).toEqual({ title: { key: 'cart' } });
  });

  it('reports prices that could not be loaded', async () => {
    const { cart, shop, screen, modals } = aCheckoutBench();
    await cart.add(aProduct());
    shop.failOnce('searchProducts', new Failure('error-connection', {}, 'unreachable'));
    screen.onEnter();
    await eventually(() => expect(modals.notification?.message.key).toBe('error-connection'));
  });

  it('sends the next order with another key', async () => {
    const { fill, gateway, cart, screen } = await aFilledCart();
    await fill().submit();
    await cart.add(aProduct());
    screen.onEnter();
    await fill().submit();
    expect(gateway.inputs('placeOrder')[1]?.key).not.toBe(gateway.inputs('placeOrder')[0]?.key);
  });

  it('reports that an earlier request created an order, and can send another', async () => {
    const { fill, gateway } = await aFilledCart();
    gateway.failOnce('placeOrder', new Failure('order-key-used', {}, 'conflict'));
    const form = fill();
    await form.submit();
    expect(form.refusal).toBe('order-key-used');
    expect(await form.submit()).toBe(true);
    expect(gateway.inputs('placeOrder')[1]?.key).not.toBe(gateway.inputs('placeOrder')[0]?.key);
  });

  it('shows changed prices before an order (CART-06)', async () => {
    const bench = aCheckoutBench();
    await bench.cart.add(aProduct(), 2);
    bench.shop.products = [aProduct({ price: 4990 })];
    bench.screen.onEnter();
    await eventually(() => expect(bench.screen.checkout.changes).toHaveLength(1));
    expect(bench.screen.checkout.changes[0]).toMatchObject({ kind: 'price', before: 4590, now: 4990 });
    expect(bench.cart.cart.totalProductsAmount).toBe(9980);
  });

  it('shows the changes until the buyer leaves the page', async () => {
    const { cart, shop, screen } = aCheckoutBench();
    await cart.add(aProduct());
    shop.products = [aProduct({ price: 4990 })];
    await screen.checkout.renew();
    await screen.checkout.renew();
    expect(screen.checkout.changes).toHaveLength(1);
    shop.products = [aProduct({ price: 5990 })];
    await screen.checkout.renew();
    expect(screen.checkout.changes).toMatchObject([{ before: 4990, now: 5990 }]);
    screen.onLeave();
    expect(screen.checkout.changes).toEqual([]);
  });

  it('shows changes found by the server, and waits for the buyer (CART-06)', async () => {
    const { fill, gateway, shop, screen, cart } = await aFilledCart();
    shop.products = [aProduct({ quantity: 1 })];
    gateway.failOnce(
      'placeOrder',
      new Failure('order-changed', { 'products.1': 'error-product-too-few' }, 'conflict'),
    );
    const form = fill();
    expect(await form.submit()).toBe(false);
    expect([form.refusal, form.errors]).toEqual(['order-changed', {}]);
    expect(screen.checkout.changes).toMatchObject([{ kind: 'stock', before: 2, now: 1 }]);
    expect(cart.cart.totalProductCount).toBe(1);
    expect(gateway.inputs('placeOrder')).toHaveLength(1);
    await form.submit();
    expect(gateway.inputs('placeOrder')[1]?.products).toMatchObject([{ id: 1, quantity: 1 }]);
  });

  it('warns about the postcode of a restored draft', async () => {
    const { fill, screen, again } = aCheckoutBench();
    screen.onEnter();
    await screen.checkout.resume();
    fill({ postCode: '9999' });
    const reloaded = again();
    reloaded.onEnter();
    await eventually(() =>
      expect(reloaded.checkout.placeCompletion.doubt).toEqual({ kind: 'unknown', postCode: '9999' }),
    );
  });

  it('stores the draft over a reload, without the agreement to the terms', async () => {
    const { fill, again } = await aFilledCart();
    fill();
    const reloaded = again();
    reloaded.onEnter();
    await eventually(() =>
      expect(reloaded.checkout.form.values).toMatchObject({ name: 'Мария Петрова', termsAccepted: false }),
    );
  });

  it('fills in empty fields from the account, as soon as it is loaded', async () => {
    const { screen, session } = aCheckoutBench();
    screen.onEnter();
    const { form } = screen.checkout;
    form.set('name', 'Иван Иванов');
    await Promise.resolve();
    session.set(aUser());
    await eventually(() =>
      expect(form.values).toMatchObject({
        name: 'Иван Иванов',
        phone: '0888200101',
        email: 'maria@example.bg',
      }),
    );
    screen.onLeave();
  });

  it('requests the products of a large cart in batches of a hundred', async () => {
    const { cart, shop, screen } = aCheckoutBench();
    shop.products = Array.from({ length: 130 }, (_, index) => aProduct({ id: index + 1 }));
    for (const product of shop.products) await cart.add(product);
    await screen.checkout.renew();
    expect(screen.checkout.changes).toEqual([]);
    expect(cart.cart.totalProductCount).toBe(130);
  });

  it('is ready only after the browser’s storage is read', () => {
    const { screen } = aCheckoutBench();
    expect(screen.ready).toBe(false);
    screen.onEnter();
    expect(screen.ready).toBe(true);
  });
});
