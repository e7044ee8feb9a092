import { describe, expect, it } from 'vitest';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { OrdersScreen } from '../../../src/view-models/orders/orders-screen.ts';
import { OwnOrders } from '../../../src/view-models/orders/own-orders.ts';
import { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemoryOrderGateway } from '../../support/memory/memory-order-gateway.ts';

it.each<[AccountType, string]>([
  ['user', 'own-orders-title'],
  ['agency', 'own-orders-title'],
  ['vendor', 'received-orders-title'],
])('orders in the profile of a %s are named in the tab as on the page (NAV-13)', (type, key) => {
  const gateway = new MemoryOrderGateway();
  const { session } = aSession(aUser({ type }));
  const screen = new OrdersScreen(new ReceivedOrders(gateway), new OwnOrders(gateway), session);
  expect(screen.head.title).toEqual({ key });
});

describe('Orders in the profile (HEAD-08)', () => {
  const { signal } = new AbortController();
  const open = async (type: AccountType | null, query: Query = {}) => {
    const gateway = new MemoryOrderGateway();
    const row = { number: 'U-100001', token: 't', placedAt: '2026-11-20T10:00:00.000Z', totalOrderAmount: 1 };
    const asked: unknown[] = [];
    gateway.own = async (page) => {
      asked.push(page);
      return { data: [{ ...row, isAwaited: false, vendors: [] }], total: 25 };
    };
    const { session } = aSession(type === null ? null : aUser({ type }));
    const screen = new OrdersScreen(new ReceivedOrders(gateway), new OwnOrders(gateway), session);
    await screen.load({ route: 'AdminVendorOrders', params: {}, query, signal });
    return { gateway, asked, screen };
  };

  it('are a buyer’s own, ten on a page', async () => {
    const { screen, gateway, asked } = await open('user', { page: ['2'] });
    expect(asked).toEqual([{ offset: 10, limit: 10 }]);
    expect([screen.own.page, screen.own.orders.data.length, screen.pageCount]).toEqual([2, 1, 3]);
    expect(gateway.wanted).toEqual([]);
  });

  it.each<[AccountType | null, Query]>([
    ['vendor', {}],
    [null, {}],
    ['user', { access: ['the-secret-of-a-mail'] }],
  ])('are those received for %s with %o', async (type, query) => {
    const { screen, gateway, asked } = await open(type, query);
    expect([gateway.wanted.length, asked, screen.pageCount]).toEqual([1, [], 1]);
    expect(screen.head.title).toEqual({ key: 'received-orders-title' });
  });

  it('are none before they were read', () => {
    expect(new OwnOrders(new MemoryOrderGateway()).orders).toEqual({ data: [], total: 0 });
  });
});
