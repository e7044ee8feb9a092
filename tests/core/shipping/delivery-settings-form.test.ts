import { describe, expect, it } from 'vitest';
import type { DeliverySettings } from '../../../src/core/shipping/delivery-settings.ts';
import {
  deliverySettingsOf,
  EMPTY_DELIVERY,
  EMPTY_ROW,
  tidyDeliveryDraft,
  typedDeliveryOf,
} from '../../../src/core/shipping/delivery-settings-form.ts';
import type { TypedDelivery } from '../../../src/core/shipping/delivery-settings-form.ts';

const STORED: DeliverySettings = {
  courier: 'sandbox',
  methods: ['address', 'locker'],
  senderCity: 'Пловдив',
  pricing: 'table',
  table: [
    { upTo: 2_500, address: 590, office: 400 },
    { upTo: 20_000, address: 1_290, office: 990 },
  ],
  freeFrom: 15_000,
};

const typed = (change: Partial<TypedDelivery> = {}): TypedDelivery => ({
  ...EMPTY_DELIVERY,
  courier: 'sandbox',
  senderCity: 'Пловдив',
  ...change,
});
const errorsOf = (change: Partial<TypedDelivery>) => deliverySettingsOf(typed(change)).errors;
const row = (upTo: string, address = '5,90', office = '4') => ({ upTo, address, office });

describe('The form of the delivery settings (SHIP-04)', () => {
  it('returns the stored settings unchanged in both languages', () => {
    for (const language of ['bg', 'en'] as const) {
      const form = typedDeliveryOf(STORED, ['sandbox'], language);
      expect(form.table[0]?.upTo).toBe(language === 'bg' ? '2,5' : '2.5');
      expect(deliverySettingsOf(form)).toEqual({ settings: STORED, errors: {} });
    }
  });

  it('chooses the only courier of the site for a vendor without settings', () => {
    expect(typedDeliveryOf(null, ['econt'], 'bg').courier).toBe('econt');
    expect(typedDeliveryOf(null, ['econt', 'speedy'], 'bg').courier).toBe('');
  });

  it('requires a new choice instead of a courier that left the site', () => {
    const form = typedDeliveryOf(STORED, ['econt', 'speedy'], 'bg');
    expect(deliverySettingsOf(form)).toEqual({
      settings: null,
      errors: { courier: 'error-delivery-courier-required' },
    });
  });

  it('reads kilograms with a comma, a point or a unit', () => {
    for (const upTo of ['2,5', '2.5', '2,5 кг', '2500 г']) {
      const { settings, errors } = deliverySettingsOf(typed({ pricing: 'table', table: [row(upTo)] }));
      expect([settings?.table, errors]).toEqual([[{ upTo: 2_500, address: 590, office: 590 }], {}]);
    }
  });

  it('names the row and the column of each error', () => {
    const methods: TypedDelivery['methods'] = ['address', 'office'];
    const table = [row('', 'пет', ''), row('3'), row('3,0', '1000,01', '-1'), row('1000,1')];
    expect(errorsOf({ methods, pricing: 'table', table })).toEqual({
      'table.0.upTo': 'error-delivery-weight',
      'table.0.address': 'error-delivery-price',
      'table.0.office': 'error-delivery-price',
      'table.2.upTo': 'error-delivery-weight-repeated',
      'table.2.address': 'error-delivery-price-high',
      'table.2.office': 'error-delivery-price',
      'table.3.upTo': 'error-delivery-weight',
    });
  });

  it('uses the price of the visible column for the hidden one', () => {
    const table = [row('3', '', '4,80')];
    const { settings } = deliverySettingsOf(typed({ methods: ['locker'], pricing: 'table', table }));
    expect(settings?.table).toEqual([{ upTo: 3_000, address: 480, office: 480 }]);
  });

  it('ignores the table while the prices do not come from it', () => {
    expect(deliverySettingsOf(typed({ table: [row('x')] }))).toMatchObject({
      settings: { table: [] },
      errors: {},
    });
  });

  it('has no free delivery for an empty amount, and rejects zero and words', () => {
    expect(deliverySettingsOf(typed({ freeFrom: ' ' })).settings?.freeFrom).toBeNull();
    for (const freeFrom of ['0', 'сто']) {
      expect(errorsOf({ freeFrom })).toEqual({ freeFrom: 'error-delivery-free-from' });
    }
  });

  it('has the errors of the server’s rule for the other fields', () => {
    expect(errorsOf({ methods: [], senderCity: ' ' })).toEqual({
      methods: 'error-delivery-methods',
      senderCity: 'error-city-required',
    });
    const thirteen = Array.from({ length: 13 }, (_, index) => row(String(index + 1)));
    expect(errorsOf({ pricing: 'table', table: thirteen })).toEqual({ table: 'error-delivery-table' });
  });

  it('removes from a draft what it cannot show', () => {
    const draft = typed({
      courier: 'speedy',
      methods: ['office', 'pigeon' as 'office'],
      pricing: 'auction' as 'flat',
      table: [null, { upTo: 5 }, 'row'] as never,
    });
    expect(tidyDeliveryDraft(draft, ['sandbox'])).toMatchObject({
      courier: '',
      methods: ['office'],
      pricing: 'flat',
      table: [EMPTY_ROW],
    });
  });
});
