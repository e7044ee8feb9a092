import { describe, expect, it } from 'vitest';
import { anOrderGateway } from '../../support/an-order-gateway.ts';
import { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { aReceivedOrder } from '../../support/an-order.ts';

const ACCESS = 'secret-of-a-mail'.padEnd(43, '-');
const { signal } = new AbortController();

describe('The vendor’s orders', () => {
  it('are filtered and paged by the URL, and keep the vendor’s link', async () => {
    const gateway = anOrderGateway();
    const counts = { new: 0, accepted: 0, shipped: 25, delivered: 0, cancelled: 2, returned: 0 };
    gateway.handlers.orders = () => ({ data: [aReceivedOrder()], total: 25, counts });
    const screen = new ReceivedOrders(gateway);
    const query = { access: [ACCESS], status: ['shipped'], page: ['2'] };
    await screen.load(query, signal);
    expect([screen.filter.status, screen.page, screen.pageCount]).toEqual(['shipped', 2, 3]);
    expect([screen.countOf(null), screen.countOf('shipped'), screen.countOf('new')]).toEqual([27, 25, 0]);
    expect(screen.queryOf({ page: 3 })).toMatchObject({ status: 'shipped', page: 3, access: ACCESS });
    expect(screen.queryOf({ status: null })).toMatchObject({ status: null, page: null, access: ACCESS });
  });

  it('are searched by words and dates', async () => {
    const gateway = anOrderGateway();
    const screen = new ReceivedOrders(gateway);
    await screen.load({ search: [' Мария '], from: ['2026-11-01'], to: ['2026-11-21'] }, signal);
    expect(gateway.inputs('orders')[0]).toMatchObject({
      search: 'Мария',
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect(screen.isSearched).toBe(true);
    expect(screen.queryOf({ status: 'new' })).toMatchObject({ search: 'Мария', status: 'new' });
  });

  it.each([
    [3_000, true],
    [12, false],
  ])(
    'above the limit of a search are not counted by status; %i of one status are above it: %s',
    async (total, isOver) => {
      const gateway = anOrderGateway();
      gateway.handlers.orders = () => ({ data: [aReceivedOrder()], total, counts: null });
      const screen = new ReceivedOrders(gateway);
      await screen.load({ search: ['София'] }, signal);
      expect([screen.countOf(null), screen.countOf('new'), screen.isOverLimit]).toEqual([null, null, isOver]);
    },
  );

  it('ignore an invalid status, day and page', async () => {
    const screen = new ReceivedOrders(anOrderGateway());
    const query = { status: ['lost'], page: ['-3'], from: ['2026-02-31'], to: ['soon'] };
    await screen.load(query, signal);
    expect([screen.filter, screen.page]).toEqual([{ status: null, search: '', from: null, to: null }, 1]);
  });

  it('are empty before they are loaded', () => {
    const screen = new ReceivedOrders(anOrderGateway());
    const { orders, pageCount, page, access } = screen;
    expect([orders.data, screen.countOf(null), pageCount, page, access]).toEqual([[], 0, 1, 1, null]);
    expect(screen.filter).toEqual({ status: null, search: '', from: null, to: null });
  });

  it.each([
    [{}, false],
    [{ status: ['new'] }, false],
    [{ search: ['Мария'] }, true],
    [{ from: ['2026-11-01'] }, true],
    [{ to: ['2026-11-01'] }, true],
  ])('requested as %o are searched: %s', async (query, is) => {
    const screen = new ReceivedOrders(anOrderGateway());
    await screen.load(query, signal);
    expect(screen.isSearched).toBe(is);
  });

  it('are requested ten at a time, with a limited length of words', async () => {
    const gateway = anOrderGateway();
    const screen = new ReceivedOrders(gateway);
    await screen.load({ page: ['3'], search: ['а'.repeat(150)] }, signal);
    expect(gateway.inputs('orders')[0]).toMatchObject({ offset: 20, limit: 10, search: 'а'.repeat(100) });
    expect(screen.queryOf()).toMatchObject({ page: null });
    expect(screen.queryOf({ page: 2 })).toMatchObject({ page: 2 });
    await screen.load({}, signal);
    expect(screen.queryOf()).toEqual({
      status: null,
      search: null,
      from: null,
      to: null,
      page: null,
      access: null,
    });
  });
});
