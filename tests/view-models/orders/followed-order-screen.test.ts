import { describe, expect, it } from 'vitest';
import { NEW_ORDER_TOKEN, ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aFollowedOrder } from '../../support/a-followed-order.ts';
import { anOrder, anOrderedLamp, aVendorOrder } from '../../support/an-order.ts';

const SECRET = 'secret-of-the-mail'.padEnd(43, '-');
const byCard = (status: Order['payment']['status']) =>
  anOrder({ payment: { method: 'card', status, paymentUrl: null, isProcessing: false, heldUntil: null } });

describe('The buyer’s page of an order', () => {
  it('thanks once for an order placed in this browser, and not for another person’s', async () => {
    const { screen, open, lastOrder } = await aFollowedOrder();
    expect(screen.thanks).toBe('placed');
    expect((await open()).thanks).toBeNull();
    lastOrder.write({ token: 'another', isThanked: false, isUnpaid: false });
    expect((await open()).thanks).toBeNull();
  });

  it('thanks for a card order when it is paid', async () => {
    const { screen, open, gateway, lastOrder } = await aFollowedOrder(byCard('due'));
    expect(screen.thanks).toBeNull();
    gateway.handlers.followOrder = () => byCard('paid');
    expect((await open()).thanks).toBe('paid');
    expect(lastOrder.read()).toEqual({ token: ORDER_TOKEN, isThanked: true, isUnpaid: false });
  });

  it('puts the products of an unpaid order back into the cart, at current prices', async () => {
    const { screen, cart, went, catalogue } = await aFollowedOrder(byCard('due'));
    catalogue.products = catalogue.products.map((product) => ({
      ...product,
      price: 7_777,
      promoPrice: null,
    }));
    await screen.takeBack();
    expect(cart.cart.find(1)).toMatchObject({ quantity: 1, price: 7_777 });
    expect(went).toEqual(['cart']);
    expect(screen.isPayable).toBe(false);
  });

  it('sends the mail again, and opens the order by its corrected e-mail', async () => {
    const { screen, gateway, went, moved, modals, lastOrder } = await aFollowedOrder(
      anOrder({ confirmation: { isAwaited: true, until: '2026-11-22T10:00:00.000Z' } }),
    );
    const { form } = screen.confirmationMail;
    expect(form.values.email).toBe('maria@primer.bg');
    await form.submit();
    expect(modals.notification?.message.key).toBe('order-confirm-sent');
    expect([went, moved]).toEqual([[], []]);
    form.set('email', 'няма');
    expect(await form.submit()).toBe(false);
    form.set('email', 'mariya@primer.bg');
    await form.submit();
    expect(gateway.inputs('sendConfirmationMail').at(-1)?.email).toBe('mariya@primer.bg');
    expect(moved).toEqual([[ORDER_TOKEN, NEW_ORDER_TOKEN]]);
    expect([went, lastOrder.read()?.token]).toEqual([[`order ${NEW_ORDER_TOKEN}`], NEW_ORDER_TOKEN]);
  });

  it('orders the same again, including missing pieces (CART-05)', async () => {
    const [lamp] = aVendorOrder().products;
    if (!lamp) throw new Error('the order has no lamp');
    const part = aVendorOrder({ products: [{ ...lamp, quantity: 1, cancelled: 2 }] });
    const { screen, cart, went } = await aFollowedOrder(anOrder({ vendorOrders: [part] }));
    await screen.orderAgain();
    expect(cart.cart.find(1)?.quantity).toBe(3);
    expect(went).toEqual(['cart']);
  });

  it('lists its products that are no longer available', async () => {
    const { screen, cart, modals, catalogue } = await aFollowedOrder(byCard('due'));
    catalogue.products = [];
    await screen.takeBack();
    expect(cart.cart.isEmpty).toBe(true);
    expect(modals.notification?.message.key).toBe('cart-refill-missing');
  });

  it('shows the current order after a conflict with the vendor, and the changes', async () => {
    const { gateway, modals, screen } = await aFollowedOrder();
    gateway.handlers.followOrder = () => anOrder({ vendorOrders: [aVendorOrder({ status: 'cancelled' })] });
    gateway.failOnce('withdrawOrder', new Failure('withdrawal-not-possible', {}, 'conflict'));
    screen.openWithdrawal(11);
    await screen.confirmWithdrawal();
    expect(screen.order?.vendorOrders[0]?.status).toBe('cancelled');
    expect([screen.meanwhile, screen.withdrawal]).toEqual(['meanwhile-cancelled', null]);
    expect(modals.notification).toBeNull();
  });

  it('shows the refund for some pieces, and with delivery for all of them (CART-10)', async () => {
    const [lamp] = aVendorOrder().products;
    if (!lamp) throw new Error('the order has no lamp');
    const part = aVendorOrder({
      products: [{ ...lamp, quantity: 3, amount: 13_770 }],
      productsAmount: 13_770,
    });
    const { screen, gateway } = await aFollowedOrder(anOrder({ vendorOrders: [part] }));
    screen.openWithdrawal(11);
    expect(screen.withdrawal?.sum).toMatchObject({ isWhole: true, deliveryAmount: 590, total: 14_360 });
    screen.withdrawal?.take(1, 2);
    expect(screen.withdrawal?.sum).toMatchObject({ isWhole: false, deliveryAmount: 0, total: 9_180 });
    screen.withdrawal?.take(1, 0);
    expect(screen.withdrawal?.sum).toBeNull();
    await screen.confirmWithdrawal();
    expect(gateway.inputs('withdrawOrder')).toEqual([]);
    screen.withdrawal?.take(1, 2);
    await screen.confirmWithdrawal();
    expect(gateway.inputs('withdrawOrder')).toMatchObject([
      { vendorOrderId: 11, pieces: { products: [{ productId: 1, quantity: 2 }] } },
    ]);
  });

  it('asks for a bank account if a refund to a card is impossible', async () => {
    const bankAccount = { isAsked: true, ending: null };
    const { screen } = await aFollowedOrder(anOrder({ bankAccount }));
    screen.bankAccount.set('iban', 'BG81 BNBG 9661 1020 3456 78');
    screen.bankAccount.set('holder', 'Мария');
    expect(await screen.bankAccount.submit()).toBe(false);
    expect(screen.bankAccount.errors).toEqual({ iban: 'error-iban-invalid' });
    screen.bankAccount.set('iban', 'bg80 bnbg 9661 1020 3456 78');
    expect(await screen.bankAccount.submit()).toBe(true);
    expect(screen.order?.bankAccount.ending).not.toBeNull();
  });

  it.each([
    ['due', true],
    ['failed', true],
    ['paid', false],
    ['refund-due', false],
  ] as const)('by card, %s: asks for payment is %s', async (status, asks) => {
    expect((await aFollowedOrder(byCard(status))).screen.isPayable).toBe(asks);
  });

  it('offers no payment for cash on delivery or a cancelled order', async () => {
    expect((await aFollowedOrder()).screen.isPayable).toBe(false);
    const cancelled = { ...byCard('due'), vendorOrders: [aVendorOrder({ status: 'cancelled' })] };
    expect((await aFollowedOrder(cancelled)).screen.isPayable).toBe(false);
  });

  it('leads to the card page', async () => {
    const { screen, went } = await aFollowedOrder(byCard('due'));
    expect(screen.amountDue).toBe(5180);
    await screen.pay();
    expect(went).toEqual(['/pay/1']);
  });

  it('offers no withdrawal from an order that awaits confirmation (CART-10)', async () => {
    const { gateway, screen } = await aFollowedOrder(
      anOrder({ confirmation: { isAwaited: true, until: '2026-12-01T10:00:00.000Z' } }),
    );
    screen.openWithdrawal(11);
    expect(screen.withdrawal?.isWhole).toBe(true);
    await screen.confirmWithdrawal();
    expect(gateway.inputs('withdrawOrder')).toMatchObject([{ vendorOrderId: 11, pieces: undefined }]);
  });

  it('withdraws only after the buyer’s confirmation (CART-10)', async () => {
    const { screen, gateway, modals } = await aFollowedOrder();
    screen.openWithdrawal(11);
    expect(screen.withdrawal?.vendorOrder.vendor.name).toBe('Дом и светлина');
    screen.closeWithdrawal();
    await screen.confirmWithdrawal();
    expect(gateway.inputs('withdrawOrder')).toEqual([]);
    screen.openWithdrawal(11);
    await Promise.all([screen.confirmWithdrawal(), screen.confirmWithdrawal()]);
    expect(gateway.inputs('withdrawOrder')).toMatchObject([{ vendorOrderId: 11, onlyUnsent: true }]);
    expect(screen.order?.vendorOrders[0]?.withdrawal.withdrawnAt).not.toBeNull();
    expect(modals.notification?.message.key).toBe('order-cancel-received');
  });

  it('shows the reason for an impossible payment', async () => {
    const { screen, gateway, modals } = await aFollowedOrder();
    gateway.failOnce('payOrder', new Failure('payment-not-due', {}, 'conflict'));
    await screen.pay();
    expect(modals.notification?.message.key).toBe('payment-not-due');
    expect(screen.busy).toBe(false);
  });

  it('sets the title of the tab, and shows the order of its link', async () => {
    const { screen, open } = await aFollowedOrder();
    expect(screen.head).toEqual({ title: { key: 'order-title' } });
    await expect(open({ token: 'another-order'.padEnd(43, '-') })).rejects.toThrow('error-order-not-found');
  });

  it('does not thank for a fully cancelled order, then or later', async () => {
    const cancelled = anOrder({ vendorOrders: [aVendorOrder({ status: 'cancelled' })] });
    const { screen, lastOrder, gateway, open } = await aFollowedOrder(cancelled);
    expect([screen.thanks, lastOrder.read()?.isThanked]).toEqual([null, true]);
    gateway.handlers.followOrder = () => anOrder();
    expect((await open()).thanks).toBeNull();
  });

  it('thanks if one of its vendor orders continues', async () => {
    const parts = [aVendorOrder({ status: 'cancelled' }), aVendorOrder({ id: 12 })];
    expect((await aFollowedOrder(anOrder({ vendorOrders: parts }))).screen.thanks).toBe('placed');
  });

  it('confirms an order by the link of its mail, and thanks for it then', async () => {
    const confirmation = { isAwaited: true, until: '2026-11-22T10:00:00.000Z' };
    const { screen, modals, open } = await aFollowedOrder(anOrder({ confirmation }));
    expect([screen.isToConfirm, screen.thanks, screen.confirmationSecret]).toEqual([true, null, null]);
    await screen.confirm();
    expect([screen.isToConfirm, modals.notification]).toEqual([true, null]);

    const fromMail = await open({ confirm: SECRET });
    expect(fromMail.confirmationSecret).toBe(SECRET);
    await fromMail.confirm();
    expect(fromMail.isToConfirm).toBe(false);
    expect(modals.notification?.message.key).toBe('order-confirmed');
    expect((await open()).thanks).toBe('placed');
  });

  it('does not ask to confirm an expired order', async () => {
    const confirmation = { isAwaited: true, until: '2026-11-22T10:00:00.000Z' };
    const vendorOrders = [aVendorOrder({ status: 'cancelled' })];
    const { screen } = await aFollowedOrder(anOrder({ confirmation, vendorOrders }));
    expect(screen.isToConfirm).toBe(false);
  });

  it('asks nothing about an unknown vendor order', async () => {
    const { screen } = await aFollowedOrder();
    screen.openWithdrawal(99);
    expect(screen.withdrawal).toBeNull();
  });

  it('orders the same again, with returned pieces', async () => {
    const part = aVendorOrder({ products: [anOrderedLamp({ quantity: 1, returned: 1 })] });
    const { screen, cart } = await aFollowedOrder(anOrder({ vendorOrders: [part] }));
    await screen.orderAgain();
    expect(cart.cart.find(1)?.quantity).toBe(2);
  });

  it('lists products that are no longer available, and does not open an empty cart', async () => {
    const products = [anOrderedLamp(), anOrderedLamp({ productId: 2, title: 'Ваза' })];
    const order = { ...byCard('due'), vendorOrders: [aVendorOrder({ products })] };
    const { screen, modals, catalogue, went } = await aFollowedOrder(order);
    catalogue.products = [];
    await screen.takeBack();
    expect(modals.notification).toMatchObject({
      type: 'error',
      message: { values: { products: 'Настолна лампа „Зора“, Ваза' } },
    });
    expect(went).toEqual([]);
  });

  it('shows no notice if all its products are available', async () => {
    const { screen, modals, went } = await aFollowedOrder(byCard('due'));
    await screen.takeBack();
    expect([went, modals.notification]).toEqual([['cart'], null]);
  });

  it('confirms a stored bank account, and clears its form', async () => {
    const { screen, modals } = await aFollowedOrder(
      anOrder({ bankAccount: { isAsked: true, ending: null } }),
    );
    screen.bankAccount.set('iban', 'BG80 BNBG 9661 1020 3456 78');
    screen.bankAccount.set('holder', 'Мария');
    await screen.bankAccount.submit();
    expect(modals.notification).toMatchObject({ type: 'success', message: { key: 'bank-account-kept' } });
    expect(screen.bankAccount.values.iban).toBe('');
  });

  it('hides the notice of changes after the next action', async () => {
    const { gateway, screen } = await aFollowedOrder();
    gateway.handlers.followOrder = () => anOrder({ vendorOrders: [aVendorOrder({ status: 'accepted' })] });
    gateway.failOnce('withdrawOrder', new Failure('withdrawal-not-possible', {}, 'conflict'));
    screen.openWithdrawal(11);
    await screen.confirmWithdrawal();
    expect(screen.meanwhile).toBe('meanwhile-accepted');
    await screen.orderAgain();
    expect([screen.meanwhile, screen.busy]).toEqual([null, false]);
  });
});
