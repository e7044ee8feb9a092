import { describe, expect, it } from 'vitest';
import { anOrderGateway, ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { OrdersScreen } from '../../../src/view-models/orders/orders-screen.ts';
import { OwnOrders } from '../../../src/view-models/orders/own-orders.ts';
import { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { vendorWork } from '../../support/a-shipment-gateway.ts';
import { aSession, aUser } from '../../support/a-session.ts';

it.each<[AccountType, string]>([
  ['user', 'own-orders-title'],
  ['agency', 'own-orders-title'],
  ['vendor', 'received-orders-title'],
])('orders of a %s have the same name in the tab and on the page (NAV-13)', (type, key) => {
  const gateway = anOrderGateway();
  const { session } = aSession(aUser({ type }));
  const screen = new OrdersScreen(new ReceivedOrders(gateway), new OwnOrders(gateway), session, vendorWork());
  expect(screen.head.title).toEqual({ key });
});

describe('Orders in the profile (HEAD-08)', () => {
  const { signal } = new AbortController();
  const open = async (type: AccountType | null, query: Query = {}) => {
    const gateway = anOrderGateway();
    const row = {
      number: 'U-100001',
      token: ORDER_TOKEN,
      placedAt: '2026-11-20T10:00:00.000Z',
      totalOrderAmount: 1,
    };
    gateway.handlers.ownOrders = () => ({
      data: [{ ...row, isAwaited: false, vendors: [] }],
      total: 25,
    });
    const { session } = aSession(type === null ? null : aUser({ type }));
    const screen = new OrdersScreen(
      new ReceivedOrders(gateway),
      new OwnOrders(gateway),
      session,
      vendorWork(),
    );
    await screen.load({ route: 'AdminVendorOrders', params: {}, query, signal });
    return { gateway, screen };
  };

  it('are a buyer’s own, ten on a page', async () => {
    const { screen, gateway } = await open('user', { page: ['2'] });
    expect(gateway.inputs('ownOrders')).toEqual([{ offset: 10, limit: 10 }]);
    expect([screen.own.page, screen.own.orders.data.length, screen.pageCount]).toEqual([2, 1, 3]);
    expect(gateway.inputs('orders')).toEqual([]);
  });

  it.each<[AccountType | null, Query]>([
    ['vendor', {}],
    [null, {}],
    ['user', { access: ['secret-of-a-mail'.padEnd(43, '-')] }],
  ])('are the received ones for %s with %o', async (type, query) => {
    const { screen, gateway } = await open(type, query);
    expect([gateway.inputs('orders').length, gateway.inputs('ownOrders'), screen.pageCount]).toEqual([
      1,
      [],
      1,
    ]);
    expect(screen.head.title).toEqual({ key: 'received-orders-title' });
  });

  it('are empty before they are loaded', () => {
    expect(new OwnOrders(anOrderGateway()).orders).toEqual({ data: [], total: 0 });
  });
});
