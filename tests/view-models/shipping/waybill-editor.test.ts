import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { WaybillForm } from '../../../src/core/shipping/shipment.ts';
import { CashOnDeliveryScreen } from '../../../src/view-models/shipping/cash-on-delivery-screen.ts';
import { ReturnLabel } from '../../../src/view-models/shipping/return-label.ts';
import { WaybillEditor } from '../../../src/view-models/shipping/waybill-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aShipment, aShipmentGateway } from '../../support/a-shipment-gateway.ts';

const parcel: WaybillForm = {
  courier: 'sandbox',
  weight: 2_450,
  isEstimated: false,
  inspections: ['none', 'open'],
  problem: null,
  offices: [],
};
const result = { id: 11, number: 'U-11', status: 'ready' as const, problem: null, offices: [] };

let gateway: ReturnType<typeof aShipmentGateway>;
let modals: Modals;
let refreshed: number;
let editor: WaybillEditor;
const refresh = async () => void (refreshed += 1);

beforeEach(() => {
  gateway = aShipmentGateway();
  modals = new Modals();
  refreshed = 0;
  editor = new WaybillEditor(gateway, modals, 'bg', () => ({ id: '11', access: null }), refresh);
  gateway.handlers.waybillForm = () => parcel;
});

describe('The label of an order (SHIP-05)', () => {
  it('starts with the weight of the products and sends the typed one', async () => {
    await editor.open();
    expect(editor.form.values).toEqual({ weight: '2,45', inspection: 'none' });
    editor.form.set('weight', '3,2 кг');
    editor.form.set('inspection', 'open');
    gateway.handlers.createWaybills = () => ({ data: [result] });
    expect(await editor.form.submit()).toBe(true);
    expect(gateway.inputs('createWaybills')).toEqual([
      { access: null, orders: [{ id: 11, weight: 3_200, inspection: 'open' }] },
    ]);
    expect([editor.parcel, refreshed]).toEqual([null, 1]);
  });

  it.each(['', '0', 'лек', '2000'])('rejects the weight %j', async (weight) => {
    await editor.open();
    editor.form.set('weight', weight);
    expect(await editor.form.submit()).toBe(false);
    expect(editor.form.errors).toEqual({ weight: 'waybill-weight' });
  });

  it('shows the refusal of the courier and stays open', async () => {
    await editor.open();
    gateway.handlers.createWaybills = () => ({
      data: [{ ...result, status: 'refused', problem: 'waybill-city-unknown' }],
    });
    expect(await editor.form.submit()).toBe(false);
    expect([editor.form.refusal, editor.parcel]).toEqual(['waybill-city-unknown', parcel]);
  });

  it('continues with another place after the chosen one has closed', async () => {
    gateway.handlers.waybillForm = () => ({ ...parcel, problem: 'waybill-office-closed' });
    await editor.open();
    gateway.handlers.changeOffice = () => ({ message: 'done' });
    gateway.handlers.waybillForm = () => parcel;
    await editor.chooseOffice(7);
    expect(gateway.inputs('changeOffice')).toEqual([{ id: '11', access: null, officeId: 7 }]);
    expect(editor.parcel).toEqual(parcel);
  });

  it('is cancelled unless the courier has the parcel', async () => {
    gateway.handlers.cancelWaybill = () => ({ message: 'done' });
    await editor.cancel();
    expect(modals.notification?.message.key).toBe('label-cancelled');
    gateway.failOnce('cancelWaybill', new Failure('waybill-already-sent', {}, 'conflict'));
    await editor.cancel();
    expect(modals.notification?.message.key).toBe('waybill-already-sent');
  });
});

describe('A return label', () => {
  it('is requested once and loads the order again', async () => {
    const label = new ReturnLabel(gateway, modals, refresh);
    gateway.handlers.requestReturn = () => aShipment({ kind: 'return' });
    const token = 'order'.padEnd(43, '-');
    await Promise.all([label.request(token, 11), label.request(token, 11)]);
    expect([gateway.inputs('requestReturn').length, refreshed, label.busy]).toEqual([1, 1, false]);
  });
});

describe('Cash on delivery of a vendor (SHIP-06)', () => {
  it('opens the view and page of the address, awaited parcels by default', async () => {
    const screen = new CashOnDeliveryScreen(gateway);
    const counts = { 'paid-out': 0, awaited: 45, differences: 0 };
    gateway.handlers.cashOnDelivery = () => ({ data: [], total: 45, counts });
    const { signal } = new AbortController();
    const open = (query: Record<string, string[]>) =>
      screen.load({ route: 'VendorCashOnDelivery', params: {}, query, signal });
    await open({ view: ['everything'], page: ['2'] });
    expect([screen.view, screen.page, screen.pageCount]).toEqual(['awaited', 2, 3]);
    await open({ view: ['differences'] });
    expect(gateway.inputs('cashOnDelivery')).toEqual([
      { view: 'awaited', offset: 20, limit: 20 },
      { view: 'differences', offset: 0, limit: 20 },
    ]);
  });
});
