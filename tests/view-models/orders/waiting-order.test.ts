import { describe, expect, it } from 'vitest';
import { ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { WaitingOrder } from '../../../src/view-models/orders/waiting-order.ts';
import { aFollowedOrder } from '../../support/a-followed-order.ts';
import { anOrder } from '../../support/an-order.ts';

const UNPAID = anOrder({
  payment: { method: 'card', status: 'due', paymentUrl: null, isProcessing: false, heldUntil: null },
});

/** Unpaid order in the browser that placed it and left the card page. */
async function aWaitingOrder() {
  const world = await aFollowedOrder(UNPAID);
  const { gateway, lastOrder, refill, placed, modals } = world;
  const waiting = new WaitingOrder(gateway, lastOrder, refill, placed, modals);
  await waiting.refresh();
  return { ...world, waiting };
}

describe('An unpaid order', () => {
  it('is shown beside the cart, with its amount due', async () => {
    const { waiting } = await aWaitingOrder();
    expect([waiting.token, waiting.order?.number, waiting.amount]).toEqual([ORDER_TOKEN, 'U-100012', 5180]);
  });

  it('is requested only if this browser has one', async () => {
    const { gateway, lastOrder, refill, placed, modals } = await aFollowedOrder(UNPAID);
    lastOrder.write({ token: ORDER_TOKEN, isThanked: false, isUnpaid: false });
    const waiting = new WaitingOrder(gateway, lastOrder, refill, placed, modals);
    await waiting.refresh();
    expect([waiting.order, waiting.token, waiting.amount]).toEqual([null, '', 0]);
  });

  it('is forgotten after the payment, and not requested again', async () => {
    const { waiting, gateway, lastOrder } = await aWaitingOrder();
    gateway.handlers.followOrder = () => ({ ...UNPAID, payment: { ...UNPAID.payment, status: 'paid' } });
    await waiting.refresh();
    expect([waiting.order, waiting.amount]).toEqual([null, 0]);
    expect(lastOrder.read()).toEqual({ token: ORDER_TOKEN, isThanked: false, isUnpaid: false });
  });

  it('stays while the server does not respond', async () => {
    const { waiting, gateway, lastOrder } = await aWaitingOrder();
    gateway.failOnce('followOrder', new Failure('error-connection', {}, 'unreachable'));
    await waiting.refresh();
    expect([waiting.order?.number, lastOrder.read()?.isUnpaid]).toEqual(['U-100012', true]);
  });

  it('leads to the card page, once for repeated presses', async () => {
    const { waiting, went } = await aWaitingOrder();
    await Promise.all([waiting.pay(), waiting.pay()]);
    expect([went, waiting.busy]).toEqual([['/pay/1'], false]);
  });

  it('is put back into the cart', async () => {
    const { waiting, cart, went } = await aWaitingOrder();
    await waiting.takeBack();
    expect(cart.cart.find(1)?.quantity).toBe(1);
    expect([went, waiting.order]).toEqual([['cart'], null]);
  });

  it('shows the reason for an impossible payment, and disappears', async () => {
    const { waiting, gateway, modals } = await aWaitingOrder();
    gateway.handlers.followOrder = () => ({ ...UNPAID, payment: { ...UNPAID.payment, status: 'paid' } });
    gateway.failOnce('payOrder', new Failure('payment-not-due', {}, 'conflict'));
    await waiting.pay();
    expect(modals.notification?.message.key).toBe('payment-not-due');
    expect([waiting.order, waiting.busy]).toEqual([null, false]);
  });
});
