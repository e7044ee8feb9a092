import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aFollowedOrder } from '../../support/a-followed-order.ts';
import { anOrder } from '../../support/an-order.ts';

const card = (payment: Partial<Order['payment']>): Order =>
  anOrder({ payment: { ...anOrder().payment, method: 'card', ...payment } });

describe('The page of an order whose card payment is being processed', () => {
  it.each(['due', 'failed'] as const)('waits, offers no payment and refreshes, status %s', async (status) => {
    const { screen, gateway, clock } = await aFollowedOrder(card({ status, isProcessing: true }));
    expect([screen.awaitsPayment, screen.isPayable, screen.isWithVendors]).toEqual([true, false, false]);
    gateway.handlers.checkOrderPayment = () => card({ status: 'paid' });
    clock.pass(3_000);
    await expect.poll(() => screen.order?.payment.status).toBe('paid');
    expect([screen.awaitsPayment, screen.thanks]).toEqual([false, 'paid']);
    clock.pass(60_000);
    expect(gateway.inputs('checkOrderPayment').length).toBe(1);
  });

  it('asks the provider when the buyer returns from the card page', async () => {
    const { open, gateway } = await aFollowedOrder(card({ status: 'due' }));
    gateway.handlers.checkOrderPayment = () => card({ status: 'paid' });
    const screen = await open({ payment: 'returned' });
    expect([screen.order?.payment.status, screen.thanks]).toEqual(['paid', 'paid']);
  });

  it('offers payment to a buyer who returns without having paid', async () => {
    const { open } = await aFollowedOrder(card({ status: 'due' }));
    const screen = await open({ payment: 'returned' });
    expect([screen.awaitsPayment, screen.isPayable]).toEqual([false, true]);
  });

  it('waits on return while the provider does not answer', async () => {
    const { open, gateway, clock } = await aFollowedOrder(card({ status: 'due' }));
    gateway.failOnce('checkOrderPayment', new Failure('please-try-again-later', {}, 'unavailable'));
    const screen = await open({ payment: 'returned' });
    expect([screen.awaitsPayment, screen.isPayable]).toEqual([true, false]);
    clock.pass(3_000);
    await expect.poll(() => screen.isPayable).toBe(true);
  });

  it('checks once after a return from the card page by the browser’s back button', async () => {
    const { open, gateway, clock } = await aFollowedOrder(card({ status: 'due' }));
    gateway.handlers.followOrder = () => card({ status: 'due', paymentUrl: '/pay/1' });
    gateway.handlers.checkOrderPayment = () => card({ status: 'paid' });
    const screen = await open();
    await expect.poll(() => screen.order?.payment.status).toBe('paid');
    clock.pass(60_000);
    expect(gateway.inputs('checkOrderPayment').length).toBe(1);
  });

  it('stops polling after it is left', async () => {
    const { screen, gateway, clock } = await aFollowedOrder(card({ isProcessing: true }));
    screen.onLeave();
    clock.pass(60_000);
    expect(gateway.inputs('checkOrderPayment').length).toBe(0);
  });
});
