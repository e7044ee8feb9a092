import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anOrder, aReceivedOrder, aVendorOrder } from '../../support/an-order.ts';
import { MemoryOrderDesk } from '../../support/memory-shop.ts';

const { signal } = new AbortController();

async function aFollowedOrder(order: Order = anOrder()) {
  const desk = new MemoryOrderDesk();
  desk.order = order;
  const modals = new Modals();
  const went: string[] = [];
  const placed = { follow: () => {}, pay: (url: string) => void went.push(url) };
  const screen = new FollowedOrderScreen(desk, modals, placed);
  await screen.load({ route: 'FollowedOrder', params: { token: 'secret' }, query: {}, signal });
  return { desk, modals, went, screen };
}

const byCard = (status: Order['payment']['status']) =>
  anOrder({ payment: { method: 'card', status, paymentUrl: null } });

describe('The buyer’s page of an order', () => {
  it('thanks for an order that nobody has begun to work on', async () => {
    expect((await aFollowedOrder()).screen.justPlaced).toBe(true);
    const accepted = anOrder({ vendorOrders: [aVendorOrder({ status: 'accepted' })] });
    expect((await aFollowedOrder(accepted)).screen.justPlaced).toBe(false);
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
    const { screen, desk, modals } = await aFollowedOrder();
    screen.askWithdrawal(11);
    expect(screen.partToConfirm?.vendor.name).toBe('Дом и светлина');
    screen.keepOrder();
    await screen.confirmWithdrawal();
    expect(desk.withdrawn).toEqual([]);
    screen.askWithdrawal(11);
    await Promise.all([screen.confirmWithdrawal(), screen.confirmWithdrawal()]);
    expect(desk.withdrawn).toEqual([11]);
    expect(screen.order?.vendorOrders[0]?.withdrawal.withdrawnAt).not.toBeNull();
    expect(modals.notification?.message.key).toBe('withdrawal-received');
  });

  it('tells why a payment is not possible', async () => {
    const { screen, desk, modals } = await aFollowedOrder();
    desk.pay = () => Promise.reject(new Failure('payment-not-due', {}, 409));
    await screen.pay();
    expect(modals.notification?.message.key).toBe('payment-not-due');
    expect(screen.busy).toBe(false);
  });
});

describe('The vendor’s page of an order', () => {
  async function aReceived() {
    const desk = new MemoryOrderDesk();
    const screen = new ReceivedOrderScreen(desk, new Modals());
    const query = { access: ['key'] };
    await screen.load({ route: 'AdminVendorOrder', params: { id: '11' }, query, signal });
    return { desk, screen };
  }

  it('gives the next status at once', async () => {
    const { desk, screen } = await aReceived();
    await screen.askStatus('accepted');
    expect(desk.given).toEqual(['accepted']);
    expect(screen.order?.status).toBe('accepted');
  });

  it('asks before a status that ends the order', async () => {
    const { desk, screen } = await aReceived();
    await screen.askStatus('cancelled');
    expect([desk.given, screen.confirming]).toEqual([[], 'cancelled']);
    screen.keepStatus();
    expect(screen.confirming).toBeNull();
    await screen.askStatus('cancelled');
    await screen.changeStatus('cancelled');
    expect([desk.given, screen.confirming]).toEqual([['cancelled'], null]);
  });
});

describe('The vendor’s orders', () => {
  it('are filtered and paged by the address, and keep the vendor’s link', async () => {
    const desk = new MemoryOrderDesk();
    desk.list = async () => ({ data: [aReceivedOrder()], total: 25 });
    const screen = new ReceivedOrders(desk);
    const query = { access: ['key'], status: ['shipped'], page: ['2'] };
    await screen.load(query, signal);
    expect([screen.status, screen.page, screen.pageCount]).toEqual(['shipped', 2, 3]);
    expect(screen.queryOf({ page: 3 })).toEqual({ status: 'shipped', page: 3, access: 'key' });
    expect(screen.queryOf({ status: null })).toEqual({ status: null, page: null, access: 'key' });
  });

  it('ignore a status and a page that make no sense', async () => {
    const screen = new ReceivedOrders(new MemoryOrderDesk());
    const query = { status: ['lost'], page: ['-3'] };
    await screen.load(query, signal);
    expect([screen.status, screen.page]).toEqual([null, 1]);
  });
});
