import { describe, expect, it } from 'vitest';
import { anOrderGateway } from '../../support/an-order-gateway.ts';
import { RandomKeys } from '../../../src/adapters/browser/random-keys.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aShipmentGateway } from '../../support/a-shipment-gateway.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anOrderedLamp, aReceivedOrder } from '../../support/an-order.ts';

const ACCESS = 'secret-of-a-mail'.padEnd(43, '-');
const { signal } = new AbortController();

const statusesOf = (gateway: ReturnType<typeof anOrderGateway>) =>
  gateway.inputs('changeOrderStatus').map(({ status }) => status);

describe('The vendor’s page of an order', () => {
  async function aReceived() {
    const gateway = anOrderGateway();
    const modals = new Modals();
    const clock = new FakeClock();
    const open = async (query: Record<string, string[]> = { access: [ACCESS] }) => {
      const screen = new ReceivedOrderScreen(
        gateway,
        modals,
        new RandomKeys(),
        clock,
        aShipmentGateway(),
        'bg',
      );
      await screen.load({ route: 'AdminVendorOrder', params: { id: '11' }, query, signal });
      return screen;
    };
    return { gateway, modals, clock, open, screen: await open() };
  }

  it('shows the current order after a conflict with the buyer, and the changes', async () => {
    const { gateway, modals, screen } = await aReceived();
    const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T09:30:00.000Z' };
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'cancelled', next: [], withdrawal });
    gateway.failOnce('changeOrderStatus', new Failure('status-not-possible', {}, 'conflict'));
    await screen.chooseStatus('accepted');
    expect(screen.order).toMatchObject({ status: 'cancelled', next: [] });
    expect(screen.meanwhile).toBe('meanwhile-withdrawn');
    expect(modals.notification).toBeNull();
  });

  it('shows the error if nothing has changed', async () => {
    const { gateway, modals, screen } = await aReceived();
    gateway.failOnce('changeOrderStatus', new Failure('status-not-possible', {}, 'conflict'));
    await screen.chooseStatus('accepted');
    expect(screen.meanwhile).toBeNull();
    expect(modals.notification?.message.key).toBe('status-not-possible');
  });

  it('asks for the parcel before the order is sent, and rejects an invalid number', async () => {
    const { gateway, screen } = await aReceived();
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'accepted', next: ['shipped'] });
    await screen.chooseStatus('shipped');
    expect([screen.confirming, statusesOf(gateway)]).toEqual(['shipped', []]);
    screen.writeTracking({ courier: 'speedy', number: '12', url: '' });
    await screen.changeStatus('shipped');
    expect([screen.trackingErrors, statusesOf(gateway)]).toEqual([{ number: 'error-tracking-number' }, []]);
    screen.writeTracking({ courier: 'speedy', number: '6368 9182 611', url: '' });
    await screen.changeStatus('shipped');
    expect(gateway.inputs('changeOrderStatus')).toMatchObject([
      { status: 'shipped', tracking: { courier: 'speedy', number: '6368 9182 611', url: '' } },
    ]);
  });

  it('offers to undo the last status for a minute', async () => {
    const { gateway, screen, clock, open } = await aReceived();
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'accepted', undoUntil: until });
    const late = await open();
    expect(late.mayUndo).toBe(true);
    await clock.pass(60_000);
    expect(late.mayUndo).toBe(false);
    await screen.undo();
    expect(screen.order?.status).toBe('new');
  });

  it('removes the chosen pieces, but at least one and not all', async () => {
    const { gateway, screen } = await aReceived();
    const [lamp] = aReceivedOrder().products;
    gateway.handlers.receivedOrder = () =>
      aReceivedOrder({
        products: [{ ...lamp!, quantity: 3, amount: 13_770 }],
      });
    await screen.load({ route: 'AdminVendorOrder', params: { id: '11' }, query: {}, signal });
    screen.chooseCancelled();
    const { cancellation } = screen;
    expect(await cancellation?.form.submit()).toBe(false);
    expect(cancellation?.form.errors).toEqual({ pieces: 'error-no-pieces' });
    cancellation?.take(1, 3);
    expect(await cancellation?.form.submit()).toBe(false);
    expect(cancellation?.form.errors).toEqual({ pieces: 'error-nothing-left' });
    cancellation?.take(1, 2);
    expect(cancellation?.amount).toBe(9_180);
    gateway.handlers.cancelPieces = () => aReceivedOrder();
    expect(await cancellation?.form.submit()).toBe(true);
    expect(screen.cancellation).toBeNull();
    expect(gateway.inputs('cancelPieces')).toMatchObject([
      { id: '11', access: null, products: [{ productId: 1, quantity: 2 }] },
    ]);
  });

  it('sets the next status at once', async () => {
    const { gateway, screen } = await aReceived();
    await screen.chooseStatus('accepted');
    expect(statusesOf(gateway)).toEqual(['accepted']);
    expect(screen.order?.status).toBe('accepted');
  });

  it('confirms a status that ends the order', async () => {
    const { gateway, screen } = await aReceived();
    await screen.chooseStatus('cancelled');
    expect([statusesOf(gateway), screen.confirming]).toEqual([[], 'cancelled']);
    screen.closeStep();
    expect(screen.confirming).toBeNull();
    await screen.chooseStatus('cancelled');
    await screen.changeStatus('cancelled');
    expect([statusesOf(gateway), screen.confirming]).toEqual([['cancelled'], null]);
  });

  it('sets the title of the tab, and adds the link’s secret to its links', async () => {
    const { screen, open } = await aReceived();
    expect(screen.head).toEqual({ title: { key: 'received-order-title' } });
    expect(screen.access).toBe(ACCESS);
    expect((await open({})).access).toBeNull();
  });

  it('sends a note with a status, and clears it for the next one', async () => {
    const { gateway, screen } = await aReceived();
    await screen.chooseStatus('cancelled');
    screen.writeWithStep('Изчерпана е.');
    await screen.changeStatus('cancelled');
    expect(gateway.inputs('changeOrderStatus')).toMatchObject([
      { status: 'cancelled', note: 'Изчерпана е.' },
    ]);
    expect(screen.stepNote).toBe('');
  });

  it('is sent without a parcel number, too', async () => {
    const { gateway, screen } = await aReceived();
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'accepted', next: ['shipped'] });
    screen.writeTracking({ courier: 'speedy', number: ' ', url: '' });
    await screen.changeStatus('shipped');
    expect(gateway.inputs('changeOrderStatus')[0]?.tracking).toBeUndefined();
    expect([statusesOf(gateway), screen.trackingErrors]).toEqual([['shipped'], {}]);
  });

  it('sends a parcel number with the sent status only, and clears it when that is left', async () => {
    const { gateway, screen } = await aReceived();
    screen.writeTracking({ courier: 'speedy', number: '12', url: '' });
    await screen.changeStatus('accepted');
    expect(gateway.inputs('changeOrderStatus')[0]?.tracking).toBeUndefined();
    expect(statusesOf(gateway)).toEqual(['accepted']);
    await screen.chooseStatus('shipped');
    screen.writeTracking({ courier: 'speedy', number: '12', url: '' });
    await screen.changeStatus('shipped');
    expect(screen.trackingErrors).not.toEqual({});
    screen.writeTracking({ courier: 'speedy', number: '123', url: '' });
    expect(screen.trackingErrors).toEqual({});
    await screen.changeStatus('shipped');
    screen.closeStep();
    expect([screen.tracking.number, screen.trackingErrors, screen.confirming]).toEqual(['', {}, null]);
  });

  it('performs one action at a time', async () => {
    const { gateway, screen } = await aReceived();
    await Promise.all([screen.chooseStatus('accepted'), screen.chooseStatus('accepted')]);
    expect([statusesOf(gateway), screen.busy]).toEqual([['accepted'], false]);
  });

  it('offers no undo after a minute, nor after it was left', async () => {
    const { gateway, clock, open } = await aReceived();
    expect((await open()).mayUndo).toBe(false);
    gateway.handlers.receivedOrder = () =>
      aReceivedOrder({
        status: 'accepted',
        undoUntil: clock.now().toISOString(),
      });
    expect((await open()).mayUndo).toBe(false);
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    gateway.handlers.receivedOrder = () => aReceivedOrder({ undoUntil: until });
    const left = await open();
    left.onLeave();
    await clock.pass(60_000);
    expect(left.mayUndo).toBe(true);
  });

  it('accepts returned pieces', async () => {
    const { gateway, screen } = await aReceived();
    const products = [anOrderedLamp({ quantity: 2, withdrawn: 1, amount: 9_180 })];
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'delivered', products });
    await screen.load({ route: 'AdminVendorOrder', params: { id: '11' }, query: {}, signal });
    screen.openStep('partly-returned');
    const [{ productId } = { productId: 0 }] = screen.expectedBack;
    expect(screen.expectedBack).toMatchObject([{ quantity: 1 }]);
    screen.countUnsellable(productId, 'damaged', 1);
    screen.countUnsellable(productId, 'missing', 1);
    gateway.handlers.receivePieces = () => aReceivedOrder();
    await screen.confirm();
    expect(gateway.inputs('receivePieces')).toMatchObject([
      { unsellable: [{ productId, damaged: 1, missing: 0 }] },
    ]);
    expect([screen.confirming, screen.unsellable]).toEqual([null, []]);
  });

  it('fills in the known tracking number, and corrects it', async () => {
    const { gateway, screen } = await aReceived();
    const tracking = { courier: 'speedy', number: '1234', url: null } as const;
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'shipped', tracking });
    await screen.load({ route: 'AdminVendorOrder', params: { id: '11' }, query: {}, signal });
    screen.openStep('tracking');
    expect(screen.tracking).toEqual({ courier: 'speedy', number: '1234', url: '' });
    screen.writeTracking({ ...screen.tracking, number: ' ' });
    await screen.confirm();
    expect(screen.trackingErrors).toEqual({ number: 'error-tracking-number' });
    screen.writeTracking({ ...screen.tracking, number: '5678' });
    gateway.handlers.correctTracking = () => aReceivedOrder();
    await screen.confirm();
    expect(gateway.inputs('correctTracking')).toMatchObject([{ courier: 'speedy', number: '5678' }]);
  });

  it('loads the current order after the buyer has withdrawn from the same pieces', async () => {
    const { gateway, modals, screen } = await aReceived();
    const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T09:30:00.000Z' };
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'cancelled', withdrawal });
    gateway.failOnce('changeOrderStatus', new Failure('error-pieces-not-ordered', {}, 'invalid'));
    await screen.chooseStatus('accepted');
    expect([screen.meanwhile, modals.notification]).toEqual(['meanwhile-withdrawn', null]);
  });

  it('shows any other error, and the unchanged order', async () => {
    const { gateway, modals, screen } = await aReceived();
    gateway.handlers.receivedOrder = () => aReceivedOrder({ status: 'cancelled' });
    gateway.failOnce('changeOrderStatus', new Failure('error-connection', {}, 'unreachable'));
    await screen.chooseStatus('accepted');
    expect(modals.notification?.message.key).toBe('error-connection');
    expect([screen.order?.status, screen.meanwhile, screen.busy]).toEqual(['new', null, false]);
  });

  it('does not remove pieces when the vendor cancels', async () => {
    const { screen } = await aReceived();
    screen.chooseCancelled();
    expect(screen.cancellation).not.toBeNull();
    screen.closeCancellation();
    expect(screen.cancellation).toBeNull();
  });
});
