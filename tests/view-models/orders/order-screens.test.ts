import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { RandomKeys } from '../../../src/adapters/browser/random-keys.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { HeldClock } from '../../support/held-clock.ts';
import { aFollowedOrder } from '../../support/a-followed-order.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anOrder, aReceivedOrder, aVendorOrder } from '../../support/an-order.ts';
import { MemoryOrderGateway } from '../../support/memory/memory-order-gateway.ts';

const { signal } = new AbortController();

const byCard = (status: Order['payment']['status']) =>
  anOrder({ payment: { method: 'card', status, paymentUrl: null, heldUntil: null } });

describe('The buyer’s page of an order', () => {
  it('thanks once for an order placed here, and not for one that somebody else opens', async () => {
    const { screen, open, lastOrder } = await aFollowedOrder();
    expect(screen.thanks).toBe('placed');
    expect((await open()).thanks).toBeNull();
    lastOrder.write({ token: 'another', isThanked: false, isUnpaid: false });
    expect((await open()).thanks).toBeNull();
  });

  it('thanks for a card order when it is paid', async () => {
    const { screen, open, gateway, lastOrder } = await aFollowedOrder(byCard('due'));
    expect(screen.thanks).toBeNull();
    gateway.order = byCard('paid');
    expect((await open()).thanks).toBe('paid');
    expect(lastOrder.read()).toEqual({ token: 'the-secret', isThanked: true, isUnpaid: false });
  });

  it('takes the goods of an unpaid order back into the cart, at what the shop asks now', async () => {
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

  it('orders the same again, with what did not come (CART-05)', async () => {
    const [lamp] = aVendorOrder().products;
    if (!lamp) throw new Error('the order has no lamp');
    const part = aVendorOrder({ products: [{ ...lamp, quantity: 1, cancelled: 2 }] });
    const { screen, cart, went } = await aFollowedOrder(anOrder({ vendorOrders: [part] }));
    await screen.orderAgain();
    expect(cart.cart.find(1)?.quantity).toBe(3);
    expect(went).toEqual(['cart']);
  });

  it('says which goods of it are no longer there', async () => {
    const { screen, cart, modals, catalogue } = await aFollowedOrder(byCard('due'));
    catalogue.products = [];
    await screen.takeBack();
    expect(cart.cart.isEmpty).toBe(true);
    expect(modals.notification?.message.key).toBe('cart-refill-missing');
  });

  it('shows the order as it is when the vendor was quicker, and says what has changed', async () => {
    const { gateway, modals, screen } = await aFollowedOrder();
    gateway.order = anOrder({ vendorOrders: [aVendorOrder({ status: 'cancelled' })] });
    gateway.refuse = new Failure('withdrawal-not-possible', {}, 'conflict');
    screen.askWithdrawal(11);
    await screen.confirmWithdrawal();
    expect(screen.order?.vendorOrders[0]?.status).toBe('cancelled');
    expect([screen.meanwhile, screen.withdrawal]).toEqual(['meanwhile-cancelled', null]);
    expect(modals.notification).toBeNull();
  });

  it('says what a withdrawal from some pieces gives back, and with all of them delivery, too (CART-10)', async () => {
    const [lamp] = aVendorOrder().products;
    if (!lamp) throw new Error('the order has no lamp');
    const part = aVendorOrder({
      products: [{ ...lamp, quantity: 3, amount: 13_770 }],
      productsAmount: 13_770,
    });
    const { screen, gateway } = await aFollowedOrder(anOrder({ vendorOrders: [part] }));
    screen.askWithdrawal(11);
    expect(screen.withdrawal?.sum).toMatchObject({ isWhole: true, deliveryAmount: 590, total: 14_360 });
    screen.withdrawal?.take(1, 2);
    expect(screen.withdrawal?.sum).toMatchObject({ isWhole: false, deliveryAmount: 0, total: 9_180 });
    screen.withdrawal?.take(1, 0);
    expect(screen.withdrawal?.sum).toBeNull();
    await screen.confirmWithdrawal();
    expect(gateway.withdrawn).toEqual([]);
    screen.withdrawal?.take(1, 2);
    await screen.confirmWithdrawal();
    expect(gateway.withdrawnPieces).toEqual([[{ productId: 1, quantity: 2 }]]);
  });

  it('asks for an account where no card can take money back', async () => {
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

  it('asks for no payment on delivery, nor for what was cancelled', async () => {
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

  it('withdraws only after the buyer confirmed (CART-10)', async () => {
    const { screen, gateway, modals } = await aFollowedOrder();
    screen.askWithdrawal(11);
    expect(screen.withdrawal?.part.vendor.name).toBe('Дом и светлина');
    screen.keepOrder();
    await screen.confirmWithdrawal();
    expect(gateway.withdrawn).toEqual([]);
    screen.askWithdrawal(11);
    await Promise.all([screen.confirmWithdrawal(), screen.confirmWithdrawal()]);
    expect(gateway.withdrawn).toEqual([11]);
    expect(screen.order?.vendorOrders[0]?.withdrawal.withdrawnAt).not.toBeNull();
    expect(modals.notification?.message.key).toBe('withdrawal-received');
  });

  it('tells why a payment is not possible', async () => {
    const { screen, gateway, modals } = await aFollowedOrder();
    gateway.pay = () => Promise.reject(new Failure('payment-not-due', {}, 'conflict'));
    await screen.pay();
    expect(modals.notification?.message.key).toBe('payment-not-due');
    expect(screen.busy).toBe(false);
  });
});

describe('The vendor’s page of an order', () => {
  async function aReceived() {
    const gateway = new MemoryOrderGateway();
    const modals = new Modals();
    const store = new MemoryTextStore();
    const clock = new HeldClock();
    const open = async () => {
      const screen = new ReceivedOrderScreen(
        gateway,
        modals,
        new StoredFormDrafts(store),
        new RandomKeys(),
        clock,
      );
      await screen.load({
        route: 'AdminVendorOrder',
        params: { id: '11' },
        query: { access: ['key'] },
        signal,
      });
      screen.onEnter();
      return screen;
    };
    return { gateway, modals, clock, open, screen: await open() };
  }

  it('shows the order as it is when the buyer was quicker, and says what has changed', async () => {
    const { gateway, modals, screen } = await aReceived();
    const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T09:30:00.000Z' };
    gateway.receivedOrder = { ...gateway.receivedOrder, status: 'cancelled', next: [], withdrawal };
    gateway.refuse = new Failure('status-not-possible', {}, 'conflict');
    await screen.askStatus('accepted');
    expect(screen.order).toMatchObject({ status: 'cancelled', next: [] });
    expect(screen.meanwhile).toBe('meanwhile-withdrawn');
    expect(modals.notification).toBeNull();
  });

  it('tells the refusal itself where nothing has changed', async () => {
    const { gateway, modals, screen } = await aReceived();
    gateway.refuse = new Failure('status-not-possible', {}, 'conflict');
    await screen.askStatus('accepted');
    expect(screen.meanwhile).toBeNull();
    expect(modals.notification?.message.key).toBe('status-not-possible');
  });

  it('asks for the parcel before it is sent, and takes no number that is none', async () => {
    const { gateway, screen } = await aReceived();
    gateway.receivedOrder = { ...gateway.receivedOrder, status: 'accepted', next: ['shipped'] };
    await screen.askStatus('shipped');
    expect([screen.confirming, gateway.given]).toEqual(['shipped', []]);
    screen.writeTracking({ courier: 'speedy', number: '12', url: '' });
    await screen.changeStatus('shipped');
    expect([screen.trackingErrors, gateway.given]).toEqual([{ number: 'error-tracking-number' }, []]);
    screen.writeTracking({ courier: 'speedy', number: '6368 9182 611', url: '' });
    await screen.changeStatus('shipped');
    expect(gateway.tracked).toEqual([{ courier: 'speedy', number: '6368 9182 611', url: '' }]);
  });

  it('offers to undo the last step for a minute', async () => {
    const { gateway, screen, clock, open } = await aReceived();
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    gateway.receivedOrder = { ...gateway.receivedOrder, status: 'accepted', undoUntil: until };
    const late = await open();
    expect(late.mayUndo).toBe(true);
    await clock.pass(60_000);
    expect(late.mayUndo).toBe(false);
    await screen.undo();
    expect(screen.order?.status).toBe('new');
  });

  it('keeps a note that was not sent over a reload, and a second sending is the same one', async () => {
    const { gateway, modals, open, screen } = await aReceived();
    screen.note.form.set('note', 'Куриерът ще се обади.');
    gateway.refuse = new Failure('error-connection', {}, 'unreachable');
    expect(await screen.note.form.submit()).toBe(false);
    const reloaded = await open();
    expect(reloaded.note.form.values.note).toBe('Куриерът ще се обади.');
    expect(await reloaded.note.form.submit()).toBe(true);
    expect(gateway.notes[1]).toEqual(gateway.notes[0]);
    expect(modals.notification?.message.key).toBe('received-order-note-sent');
    expect((await open()).note.form.values.note).toBe('');
  });

  it('sends no empty note', async () => {
    const { gateway, screen } = await aReceived();
    screen.note.form.set('note', '   ');
    expect(await screen.note.form.submit()).toBe(false);
    expect([gateway.notes, screen.note.form.errors]).toEqual([[], { note: 'error-note-required' }]);
  });

  it('takes off the chosen pieces, but not none and not all', async () => {
    const { gateway, screen } = await aReceived();
    const [lamp] = gateway.receivedOrder.products;
    gateway.receivedOrder = {
      ...gateway.receivedOrder,
      products: [{ ...lamp!, quantity: 3, amount: 13_770 }],
    };
    await screen.load({ route: 'AdminVendorOrder', params: { id: '11' }, query: {}, signal });
    screen.chooseCancelled();
    const { cancellation } = screen;
    expect(await cancellation?.form.submit()).toBe(false);
    expect(cancellation?.form.errors).toEqual({ pieces: 'received-order-cancel-pieces-none' });
    cancellation?.take(1, 3);
    expect(await cancellation?.form.submit()).toBe(false);
    expect(cancellation?.form.errors).toEqual({ pieces: 'error-nothing-left' });
    cancellation?.take(1, 2);
    expect(cancellation?.amount).toBe(9_180);
    expect(await cancellation?.form.submit()).toBe(true);
    expect(screen.cancellation).toBeNull();
    expect(screen.order?.products[0]).toMatchObject({ quantity: 1, cancelled: 2 });
  });

  it('gives the next status at once', async () => {
    const { gateway, screen } = await aReceived();
    await screen.askStatus('accepted');
    expect(gateway.given).toEqual(['accepted']);
    expect(screen.order?.status).toBe('accepted');
  });

  it('asks before a status that ends the order', async () => {
    const { gateway, screen } = await aReceived();
    await screen.askStatus('cancelled');
    expect([gateway.given, screen.confirming]).toEqual([[], 'cancelled']);
    screen.keepStatus();
    expect(screen.confirming).toBeNull();
    await screen.askStatus('cancelled');
    await screen.changeStatus('cancelled');
    expect([gateway.given, screen.confirming]).toEqual([['cancelled'], null]);
  });
});

describe('The vendor’s orders', () => {
  it('are filtered and paged by the address, and keep the vendor’s link', async () => {
    const gateway = new MemoryOrderGateway();
    const counts = { new: 0, accepted: 0, shipped: 25, delivered: 0, cancelled: 2, returned: 0 };
    gateway.list = async () => ({ data: [aReceivedOrder()], total: 25, counts });
    const screen = new ReceivedOrders(gateway);
    const query = { access: ['key'], status: ['shipped'], page: ['2'] };
    await screen.load(query, signal);
    expect([screen.filter.status, screen.page, screen.pageCount]).toEqual(['shipped', 2, 3]);
    expect(screen.foundCount).toBe(27);
    expect(screen.queryOf({ page: 3 })).toMatchObject({ status: 'shipped', page: 3, access: 'key' });
    expect(screen.queryOf({ status: null })).toMatchObject({ status: null, page: null, access: 'key' });
  });

  it('are looked for by words and days', async () => {
    const gateway = new MemoryOrderGateway();
    const screen = new ReceivedOrders(gateway);
    await screen.load({ search: [' Мария '], from: ['2026-11-01'], to: ['2026-11-21'] }, signal);
    expect(gateway.wanted[0]).toMatchObject({ search: 'Мария', from: '2026-11-01', to: '2026-11-21' });
    expect(screen.isSearched).toBe(true);
    expect(screen.queryOf({ status: 'new' })).toMatchObject({ search: 'Мария', status: 'new' });
  });

  it('ignore a status, a day and a page that make no sense', async () => {
    const screen = new ReceivedOrders(new MemoryOrderGateway());
    const query = { status: ['lost'], page: ['-3'], from: ['2026-02-31'], to: ['soon'] };
    await screen.load(query, signal);
    expect([screen.filter, screen.page]).toEqual([{ status: null, search: '', from: null, to: null }, 1]);
  });
});
