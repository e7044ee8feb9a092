import { describe, expect, it } from 'vitest';
import {
  givenDays,
  isPlanned,
  promoPriceOn,
  promotionErrors,
  withoutEnded,
} from '../../../src/core/shop/promotion.ts';

const NONE = { promoPrice: null, promoFrom: null, promoUntil: null };
const promotion = (promoFrom: string | null, promoUntil: string | null) => ({
  promoPrice: 4_090,
  promoFrom,
  promoUntil,
});

describe('A promotion with days (PRICE-03)', () => {
  it.each([
    ['2026-11-30', null],
    ['2026-12-01', 4_090],
    ['2026-12-05', 4_090],
    ['2026-12-06', null],
  ])('on %s has the promo price %s from its first to its last day', (today, price) => {
    expect(promoPriceOn(promotion('2026-12-01', '2026-12-05'), today)).toBe(price);
  });

  it('without a first or last day has no limit there', () => {
    expect(promoPriceOn(promotion(null, '2026-12-05'), '2020-01-01')).toBe(4_090);
    expect(promoPriceOn(promotion('2026-12-01', null), '2040-01-01')).toBe(4_090);
    expect(promoPriceOn(NONE, '2026-12-01')).toBeNull();
  });

  it('is planned before its first day and removed after its last one', () => {
    const week = promotion('2026-12-01', '2026-12-05');
    expect(['2026-11-30', '2026-12-01'].map((day) => isPlanned(week, day))).toEqual([true, false]);
    expect(withoutEnded(week, '2026-12-05')).toEqual(week);
    expect(withoutEnded(week, '2026-12-06')).toEqual(NONE);
  });

  it('rejects days that do not exist, are reversed, or have no promo price', () => {
    expect(promotionErrors(promotion('2026-12-01', '2026-12-01'))).toEqual({});
    expect(promotionErrors(promotion('2026-02-30', 'tomorrow'))).toEqual({
      promoFrom: 'error-date-invalid',
      promoUntil: 'error-date-invalid',
    });
    expect(promotionErrors(promotion('2026-12-05', '2026-12-01'))).toEqual({
      promoUntil: 'error-promo-days-order',
    });
    expect(promotionErrors({ ...NONE, promoFrom: '2026-12-05' })).toEqual({
      promoPrice: 'error-promo-price-missing',
    });
  });

  it('preserves absent days, and has none without a promo price', () => {
    const week = promotion('2026-12-01', '2026-12-05');
    expect(givenDays({ promoPrice: 3_990 }, week)).toEqual({
      promoFrom: '2026-12-01',
      promoUntil: '2026-12-05',
    });
    expect(givenDays({ promoUntil: null }, week)).toEqual({ promoFrom: '2026-12-01', promoUntil: null });
    expect(givenDays({ promoPrice: null }, week)).toEqual({ promoFrom: null, promoUntil: null });
  });
});
