import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReceivedOrder, VendorOrder } from '../../../src/core/orders/order.ts';
import { ReceivedOrders as ReceivedOrdersState } from '../../../src/view-models/orders/received-orders.ts';
import { ReturnLabel } from '../../../src/view-models/shipping/return-label.ts';
import { WaybillEditor } from '../../../src/view-models/shipping/waybill-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { ReceivedOrders } from '../../../src/views/orders/received/received-orders.tsx';
import { ReturnParcel } from '../../../src/views/shipping/return-parcel.tsx';
import { ShipmentFacts } from '../../../src/views/shipping/shipment-facts.tsx';
import { WaybillPanel } from '../../../src/views/shipping/waybill-panel.tsx';
import { aShipment, aShipmentGateway, vendorWork } from '../../support/a-shipment-gateway.ts';
import { aReceivedOrder, aVendorOrder } from '../../support/an-order.ts';
import { anOrderGateway } from '../../support/an-order-gateway.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { aUser } from '../../support/a-session.ts';
import { openShop } from '../support/render-with-services.tsx';
import { plain, showPage } from '../orders/show-page.tsx';

const { signal } = new AbortController();

describe('The vendor’s list of orders (SHIP-05)', () => {
  async function showList(orders: ReceivedOrder[]) {
    const gateway = anOrderGateway();
    gateway.handlers.orders = () => ({ data: orders, total: orders.length, counts: null });
    const received = new ReceivedOrdersState(gateway);
    await received.load({}, signal);
    const work = vendorWork(received);
    showPage(ReceivedOrders, { received, work });
    return work;
  }

  it('accepts selected orders and names the failed ones with a link', async () => {
    const { gateway } = await showList([aReceivedOrder({ id: 11 })]);
    gateway.handlers.acceptOrders = () => ({
      data: [{ id: 11, number: 'U-100012', problem: 'waybill-city-unknown' }],
    });
    expect(screen.queryByRole('button', { name: /^Приемане/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Избор на поръчка № U-100012' }));
    expect(screen.getByText('Избрана е 1 поръчка')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Приемане (1)' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Куриерът не познава този град/)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'Към поръчка № U-100012' })).toHaveAttribute(
      'href',
      '/profil/porachki/11',
    );
  });

  it('links to the labels and packing lists of all selected orders', async () => {
    await showList([
      aReceivedOrder({ id: 11, status: 'accepted', shipment: aShipment() }),
      aReceivedOrder({ id: 12, status: 'accepted', shipment: aShipment({ id: 6 }) }),
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Избор на всички на тази страница' }));
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Етикети A4 (2)')).toBe('/labels.pdf?ids=11%2C12&format=a4');
    expect(address('Опаковъчни листове (2)')).toBe('/packing-lists.pdf?ids=11%2C12&language=bg');
  });
});

describe('The label of an order', () => {
  const gateway = aShipmentGateway();
  const editor = () =>
    new WaybillEditor(
      gateway,
      new Modals(),
      'bg',
      () => ({ id: '11', access: null }),
      async () => {},
    );
  const showPanel = (change: Partial<ReceivedOrder>) =>
    showPage(
      ({ screen: { order, waybill } }) => <WaybillPanel order={order} editor={waybill} access={null} />,
      { order: aReceivedOrder(change), waybill: editor() },
    );

  it('is not offered before the acceptance', () => {
    showPanel({ status: 'new' });
    expect(screen.queryByRole('region', { name: 'Пратка' })).toBeNull();
  });

  it('leads to an open place nearby if the chosen one is closed', async () => {
    const office = {
      id: 7,
      courier: 'sandbox' as const,
      kind: 'office' as const,
      name: 'Офис „Лозенец“',
      city: 'София',
      address: 'ул. „Пощенска“ 2',
      coordinates: { latitude: 42, longitude: 23 },
      hours: [],
      limits: { weight: 1, sides: [1, 1, 1] as [number, number, number] },
    };
    gateway.handlers.waybillForm = () => ({
      courier: 'sandbox',
      weight: 1,
      isEstimated: false,
      inspections: ['none'],
      problem: 'waybill-office-closed',
      offices: [office],
    });
    showPanel({ status: 'accepted' });
    await userEvent.click(screen.getByRole('button', { name: 'Създаване на етикет' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Избраното място е затворено/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: /Офис „Лозенец“/ })).toBeTruthy();
  });

  it('says why the courier refused it, and that a missing answer is repeated', () => {
    showPanel({
      status: 'accepted',
      shipment: aShipment({ status: 'refused', problem: 'waybill-city-unknown', number: null }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Куриерът не познава този град');
    expect(screen.getByRole('button', { name: 'Създаване на етикет' })).toBeTruthy();
  });
});

describe('The buyer’s parcel', () => {
  it('shows its number, the last day at the office, and each step', () => {
    const shipment = aShipment({
      status: 'at-office',
      waitsUntil: '2026-12-01',
      events: [
        { state: 'handed-over', at: '2026-11-22T10:00:00.000Z' },
        { state: 'at-office', at: '2026-11-23T10:00:00.000Z' },
      ],
    });
    showPage(({ screen: shown }) => <ShipmentFacts shipment={shown} reader="buyer" />, shipment);
    expect(plain(screen.getByRole('status').textContent)).toBe('Пратката Ви чака до вт, 1 декември.');
    expect(screen.getByText(/пратка № 1050000011/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset['state'])).toEqual([
      'done',
      'current',
    ]);
    expect(screen.queryByText(/Очаквана доставка/)).toBeNull();
  });

  it('of withdrawn goods has a label, and says when the money comes', async () => {
    const gateway = aShipmentGateway();
    gateway.handlers.requestReturn = () => aShipment({ kind: 'return' });
    const label = new ReturnLabel(gateway, new Modals(), async () => {});
    const show = (change: Partial<VendorOrder>) => {
      const returns = { ...aVendorOrder().returns, byCourier: true };
      const vendorOrder = aVendorOrder({ status: 'delivered', returns, ...change });
      return showPage(
        ({ screen: shown }) => <ReturnParcel vendorOrder={shown} label={label} token={'t'.repeat(43)} />,
        vendorOrder,
      );
    };
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Етикет за връщане' }));
    expect(gateway.inputs('requestReturn')).toMatchObject([{ vendorOrderId: 11 }]);
    show({ returnShipment: aShipment({ kind: 'return' }) });
    expect(screen.getByText('Номер за показване в офиса: 1050000011')).toBeTruthy();
    show({ returnShipment: aShipment({ kind: 'return', status: 'delivered' }) });
    expect(screen.getByText(/24 часа за проверка/)).toBeTruthy();
  });
});

describe('The page of cash on delivery (SHIP-06)', () => {
  it('shows each parcel with its amounts and state', async () => {
    const row = {
      courier: 'sandbox',
      number: '1050000011',
      order: { id: 11, number: 'U-100012' },
      expected: 5_180,
      paid: 5_000,
      deliveredAt: '2026-11-22T10:00:00.000Z',
      settledAt: '2026-11-24T10:00:00.000Z',
      document: 'A',
      result: 'other-amount',
    };
    const user = aUser({ type: 'vendor' });
    const counts = { 'paid-out': 0, awaited: 0, differences: 1 };
    const answer = (call: AnyCall) =>
      call.path === '/api/vendor/cash-on-delivery' ? { data: [row], total: 1, counts } : user;
    const shop = await openShop('/', { answer });
    shop.container.get(Session).set(user);
    await shop.navigation.go('/profil/nalozheni-platezhi?view=differences');
    const shown = plain((await screen.findByRole('row', { name: /U-100012/ })).textContent);
    for (const text of ['51,80 лв.', '50,00 лв.', 'Друга сума', '1050000011']) expect(shown).toContain(text);
    expect(screen.getByRole('link', { name: 'Разлики (1)' })).toHaveAttribute('aria-current', 'page');
  });
});
