import { expect, it } from 'vitest';
import type { AccountType } from '../../../src/core/accounts/account.ts';
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
