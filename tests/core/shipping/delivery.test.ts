import { describe, expect, it } from 'vitest';
import { deliveryPrice, missingToFree, needsAddress } from '../../../src/core/shipping/delivery.ts';
import type { DeliveryPrices } from '../../../src/core/shipping/delivery.ts';
import { tidyDeliverySettings } from '../../../src/core/shipping/delivery-settings.ts';
import type { DeliverySettings } from '../../../src/core/shipping/delivery-settings.ts';
import { initialDelivery } from '../../../src/core/shipping/preferred-delivery.ts';
import { anOffice, deliveryOptions } from '../../support/a-shipping-gateway.ts';

const TABLE = [
  { upTo: 20_000, address: 990, office: 790 },
  { upTo: 5_000, address: 690, office: 520 },
];
const price = (
  prices: Partial<DeliveryPrices>,
  {
    weight = 4_000,
    method = 'address' as 'address' | 'office',
    productsAmount = 10_000,
    courierPrice = null as number | null,
  } = {},
) =>
  deliveryPrice({ pricing: 'flat', flat: 590, table: [], freeFrom: null, ...prices }, method, {
    parcel: { weight, volume: 0, sides: [0, 0, 0], isEstimated: false },
    productsAmount,
    courierPrice,
  });

describe('The price of a delivery (SHIP-04)', () => {
  it('is the flat price by default', () => {
    expect(price({})).toBe(590);
  });

  it('is free from the vendor’s amount, whatever the pricing', () => {
    expect(price({ freeFrom: 10_000, pricing: 'courier' }, { courierPrice: 700 })).toBe(0);
    expect(price({ freeFrom: 10_001 })).toBe(590);
  });

  it('comes from the first row of the table that carries the weight', () => {
    expect(price({ pricing: 'table', table: TABLE }, { weight: 5_000 })).toBe(690);
    expect(price({ pricing: 'table', table: TABLE }, { weight: 5_001, method: 'office' })).toBe(790);
  });

  it('is the flat price above the table, and while the courier is silent', () => {
    expect(price({ pricing: 'table', table: TABLE }, { weight: 20_001 })).toBe(590);
    expect(price({ pricing: 'courier' })).toBe(590);
    expect(price({ pricing: 'courier' }, { courierPrice: 715 })).toBe(715);
  });

  it('misses an amount to free delivery, none at it, and has none without such an offer', () => {
    expect([missingToFree(10_000, 9_000), missingToFree(10_000, 12_000), missingToFree(null, 0)]).toEqual([
      1_000,
      0,
      null,
    ]);
  });
});

it('The address is needed unless every vendor sends to an office', () => {
  const toOffice = { vendorId: 7, method: 'office', officeId: 3 } as const;
  expect(needsAddress([7], [toOffice])).toBe(false);
  expect(needsAddress([7, 8], [toOffice])).toBe(true);
  expect(needsAddress([7], [])).toBe(true);
});

describe('The delivery of a vendor without a choice (SHIP-01)', () => {
  it('is that of the last order if the vendor has its courier', () => {
    const preferred = { method: 'office', office: anOffice() } as const;
    expect(initialDelivery(deliveryOptions(), preferred)).toEqual({
      vendorId: 7,
      method: 'office',
      officeId: 3,
    });
    expect(initialDelivery(deliveryOptions({ courier: 'econt' }), preferred)).toMatchObject({
      method: 'address',
    });
  });

  it('is the first possible method if the preferred one does not take the parcel', () => {
    const preferred = { method: 'locker', office: anOffice({ kind: 'locker' }) } as const;
    expect(initialDelivery(deliveryOptions(), preferred)).toMatchObject({
      method: 'address',
      officeId: null,
    });
  });
});

describe('Delivery settings of a vendor', () => {
  const settings = (change: Partial<DeliverySettings> = {}): DeliverySettings => ({
    courier: 'sandbox',
    methods: ['locker', 'address'],
    senderCity: ' София ',
    pricing: 'table',
    table: TABLE,
    freeFrom: null,
    ...change,
  });

  it('are tidied: methods and rows in order', () => {
    expect(tidyDeliverySettings(settings())).toMatchObject({
      methods: ['address', 'locker'],
      senderCity: 'София',
      table: [{ upTo: 5_000 }, { upTo: 20_000 }],
    });
  });

  it('leave out methods that the courier does not have', () => {
    expect(tidyDeliverySettings(settings({ courier: 'box-now' })).methods).toEqual(['locker']);
  });

  it.each([
    [{ methods: [] }, { methods: 'error-delivery-methods' }],
    [{ senderCity: ' ' }, { senderCity: 'error-city-required' }],
    [{ courier: 'box-now', methods: ['address'] }, { methods: 'error-delivery-methods' }],
    [{ courier: 'box-now', pricing: 'courier' }, { pricing: 'error-delivery-pricing' }],
    [{ freeFrom: 0 }, { freeFrom: 'error-delivery-free-from' }],
    [{ table: [] }, { table: 'error-delivery-table' }],
    [{ table: [...TABLE, { upTo: 5_000, address: 1, office: 1 }] }, { table: 'error-delivery-table' }],
    [{ table: [{ upTo: 0.5, address: 1, office: 1 }] }, { table: 'error-delivery-table' }],
  ] as [Partial<DeliverySettings>, object][])('reject %j', (change, fields) => {
    expect(() => tidyDeliverySettings(settings(change))).toThrow(
      expect.objectContaining({ kind: 'invalid', fields }),
    );
  });
});
