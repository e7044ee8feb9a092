import type { ShipmentGateway } from '../../src/core/shipping/shipment-gateway.ts';
import type { Shipment } from '../../src/core/shipping/shipment.ts';
import { FakeClock } from './fake-clock.ts';
import { fakeGateway } from './fake-gateway.ts';
import { anOrderGateway } from './an-order-gateway.ts';
import { OrderSelection } from '../../src/view-models/orders/order-selection.ts';
import { ReceivedOrders } from '../../src/view-models/orders/received-orders.ts';
import { PickupRequest } from '../../src/view-models/shipping/pickup-request.ts';
import { Modals } from '../../src/view-models/site/modals.ts';

/** A gateway of parcels whose operations a test answers. */
export const aShipmentGateway = () => fakeGateway<ShipmentGateway>({});

/** The work of a vendor on a list of orders. */
export function vendorWork(received = new ReceivedOrders(anOrderGateway())) {
  const gateway = aShipmentGateway();
  const modals = new Modals();
  return {
    gateway,
    modals,
    selection: new OrderSelection(gateway, modals, received),
    pickup: new PickupRequest(gateway, modals, new FakeClock(), () => received.access),
  };
}

/** A parcel with a label. */
export const aShipment = (change: Partial<Shipment> = {}): Shipment => ({
  id: 5,
  kind: 'outward',
  courier: 'sandbox',
  status: 'ready',
  number: '1050000011',
  url: null,
  expectedDay: '2026-11-23',
  waitsUntil: null,
  weight: 2_500,
  codAmount: 5_180,
  inspection: 'none',
  problem: null,
  events: [],
  ...change,
});
