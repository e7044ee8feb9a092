import type { CourierOffice } from '../../src/core/shipping/courier-office.ts';
import type { VendorDeliveryOptions } from '../../src/core/shipping/delivery.ts';
import type { DeliverySettingsGateway } from '../../src/core/shipping/delivery-settings-gateway.ts';
import type { ShippingGateway } from '../../src/core/shipping/shipping-gateway.ts';
import { tidyDeliverySettings } from '../../src/core/shipping/delivery-settings.ts';
import { fakeGateway } from './fake-gateway.ts';

export function anOffice(change: Partial<CourierOffice> = {}): CourierOffice {
  return {
    id: 3,
    courier: 'sandbox',
    kind: 'office',
    name: 'Офис „Лозенец“',
    city: 'София',
    address: 'Лозенец, ул. „Пощенска“ 1',
    coordinates: { latitude: 42.67, longitude: 23.32 },
    hours: [{ days: 'weekdays', open: { from: '09:00', to: '18:30' } }],
    limits: { weight: 50_000, sides: [2_000, 1_200, 1_000] },
    ...change,
  };
}

/** Options of vendor 7: to an address for 5.90 leva, to an office for 4.80, lockers are too small. */
export function deliveryOptions(change: Partial<VendorDeliveryOptions> = {}): VendorDeliveryOptions {
  return {
    vendorId: 7,
    courier: 'sandbox',
    parcel: { weight: 4_000, volume: 60_000_000, sides: [900, 300, 200], isEstimated: false },
    options: [
      { method: 'address', price: 590, problem: null },
      { method: 'office', price: 480, problem: null },
      { method: 'locker', price: 360, problem: 'delivery-too-long' },
    ],
    missingToFree: null,
    ...change,
  };
}

/** Couriers' server with these offices and options; without options vendors deliver at their flat price. */
export function aShippingGateway(offices = [anOffice()], options: VendorDeliveryOptions[] = []) {
  return fakeGateway<ShippingGateway>({
    courierOffices: ({ kind }) => {
      const data = offices.filter((office) => office.kind === kind);
      return { data, total: data.length };
    },
    deliveryOptions: () => ({ data: options }),
  });
}

/** Server of a vendor without delivery settings. */
export function aDeliverySettingsGateway() {
  return fakeGateway<DeliverySettingsGateway>({
    ownDelivery: () => ({ settings: null, couriers: ['sandbox'], connected: [] }),
    updateDelivery: (settings) => ({
      settings: tidyDeliverySettings(settings),
      couriers: ['sandbox'],
      connected: [],
    }),
    connectCourier: ({ courier }) => ({ settings: null, couriers: [courier], connected: [courier] }),
    checkCourier: () => ({ message: 'done' }),
    disconnectCourier: ({ courier }) => ({ settings: null, couriers: [courier], connected: [] }),
  });
}
