import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ReceivedOrders } from '../../../src/view-models/orders/received-orders.ts';
import { aShipment, vendorWork } from '../../support/a-shipment-gateway.ts';
import { aReceivedOrder } from '../../support/an-order.ts';
import { anOrderGateway } from '../../support/an-order-gateway.ts';

const orders = [
  aReceivedOrder({ id: 1, status: 'new' }),
  aReceivedOrder({ id: 2, status: 'accepted' }),
  aReceivedOrder({ id: 3, status: 'accepted', shipment: aShipment() }),
  aReceivedOrder({ id: 4, status: 'accepted', shipment: aShipment({ status: 'refused', number: null }) }),
  aReceivedOrder({ id: 5, status: 'cancelled' }),
];
const { signal } = new AbortController();

let work: ReturnType<typeof vendorWork>;
let reads: number;

beforeEach(async () => {
  const gateway = anOrderGateway();
  reads = 0;
  gateway.handlers.orders = () => {
    reads += 1;
    return { data: orders, total: orders.length, counts: null };
  };
  const received = new ReceivedOrders(gateway);
  await received.load({}, signal);
  work = vendorWork(received);
});

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('Selected orders of a vendor (SHIP-05)', () => {
  it('are offered each step that is possible for some of them', () => {
    const { selection } = work;
    expect([selection.chosen, selection.isAll]).toEqual([[], false]);
    selection.chooseAll(true);
    expect(selection.isAll).toBe(true);
    expect(idsOf(selection.toAccept)).toEqual([1]);
    expect(idsOf(selection.toLabel)).toEqual([2, 4]);
    expect(idsOf(selection.labelled)).toEqual([3]);
    expect(idsOf(selection.toPack)).toEqual([1, 2, 3, 4]);
    selection.choose(1, false);
    expect([idsOf(selection.toAccept), selection.isAll]).toEqual([[], false]);
  });

  it('are accepted together and loaded again, with the reason of each failure', async () => {
    const { selection, gateway } = work;
    selection.chooseAll(true);
    const failed = { id: 1, number: 'U-1', problem: 'status-not-possible' };
    gateway.handlers.acceptOrders = () => ({ data: [failed] });
    await selection.accept();
    expect(selection.outcome).toEqual({ kind: 'accepted', done: 0, requested: 0, failed: [failed] });
    expect(reads).toBe(2);
  });

  it('get labels, of which some wait for the courier and some are refused', async () => {
    const { selection, gateway } = work;
    selection.chooseAll(true);
    const refused = {
      id: 4,
      number: 'U-4',
      status: 'refused' as const,
      problem: 'waybill-city-unknown',
      offices: [],
    };
    gateway.handlers.createWaybills = () => ({
      data: [{ id: 2, number: 'U-2', status: 'requested', problem: null, offices: [] }, refused],
    });
    await selection.createLabels();
    expect(gateway.inputs('createWaybills')).toMatchObject([
      { orders: [{ id: 2, weight: null }, { id: 4 }] },
    ]);
    expect(selection.outcome).toEqual({ kind: 'labelled', done: 0, requested: 1, failed: [refused] });
  });

  it('stay selected after an error of the whole request', async () => {
    const { selection, gateway, modals } = work;
    selection.choose(1, true);
    gateway.failOnce('acceptOrders', new Failure('error-please-try-again-later', {}, 'unavailable'));
    await selection.accept();
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
    expect([idsOf(selection.chosen), selection.busy]).toEqual([[1], null]);
  });
});

describe('A requested collection', () => {
  it('is shown after the request, and its errors beside the fields', async () => {
    const { pickup, gateway } = work;
    const days = ['2026-11-23', '2026-11-24'];
    gateway.handlers.ownPickups = () => ({ ready: 2, days, pickups: [] });
    await pickup.open();
    expect(pickup.form.values).toEqual({ day: '2026-11-24', from: '10:00', to: '17:00' });
    pickup.form.set('to', '11:00');
    expect(await pickup.form.submit()).toBe(false);
    expect(pickup.form.errors).toEqual({ to: 'error-pickup-window' });
    pickup.form.set('to', '14:00');
    const requested = { day: '2026-11-24', from: '10:00', to: '14:00' };
    gateway.handlers.requestPickup = () => ({
      ready: 2,
      days,
      pickups: [{ ...requested, courier: 'sandbox', parcels: 2 }],
    });
    expect(await pickup.form.submit()).toBe(true);
    expect(gateway.inputs('requestPickup')).toMatchObject([requested]);
    expect(pickup.pickups?.pickups).toHaveLength(1);
    pickup.close();
    expect(pickup.pickups).toBeNull();
  });
});
