import type { FieldErrors } from '../shared/failure.ts';
import { isDay } from '../shared/sofia-time.ts';

/**
 * Promotion as the vendor wrote it (PRICE-03): the price in stotinki, and the first and last day in Sofia, both
 * included. Null is no promotion, or no limit.
 */
export type Promotion = { promoPrice: number | null; promoFrom: string | null; promoUntil: string | null };

const isEnded = ({ promoUntil }: Promotion, today: string) => promoUntil !== null && promoUntil < today;

/** True for a promotion that begins on a later day. */
export function isPlanned({ promoPrice, promoFrom }: Promotion, today: string): boolean {
  return promoPrice !== null && promoFrom !== null && promoFrom > today;
}

/**
 * Promo price on a day, in stotinki; null outside the promotion, where the normal price applies. The database
 * has the same rule (migration 0060).
 */
export function promoPriceOn(promotion: Promotion, today: string): number | null {
  return isEnded(promotion, today) || isPlanned(promotion, today) ? null : promotion.promoPrice;
}

/** Removes a promotion that has ended, as the server does after its last day. */
export function withoutEnded(promotion: Promotion, today: string): Promotion {
  return isEnded(promotion, today) ? { promoPrice: null, promoFrom: null, promoUntil: null } : promotion;
}

/** Errors of the days. */
export function promotionErrors({ promoPrice, promoFrom, promoUntil }: Promotion): FieldErrors {
  const errors: FieldErrors = {};
  if (promoFrom !== null && !isDay(promoFrom)) errors['promoFrom'] = 'error-date-invalid';
  if (promoUntil !== null && !isDay(promoUntil)) errors['promoUntil'] = 'error-date-invalid';
  if (Object.keys(errors).length > 0) return errors;
  if (promoFrom !== null && promoUntil !== null && promoFrom > promoUntil) {
    errors['promoUntil'] = 'error-promo-days-order';
  }
  if (promoPrice === null && (promoFrom !== null || promoUntil !== null)) {
    errors['promoPrice'] = 'error-promo-price-missing';
  }
  return errors;
}

/** Error of a newly entered last day that is past. */
export function endedErrors(promotion: Promotion, before: Promotion | null, today: string): FieldErrors {
  const isNew = promotion.promoUntil !== before?.promoUntil;
  return isNew && isEnded(promotion, today) ? { promoUntil: 'error-promo-ended' } : {};
}

/** Days of a partly given promotion; absent ones stay unchanged, but are removed with the promo price. */
export function givenDays(
  given: { [Name in keyof Promotion]?: Promotion[Name] | undefined },
  before: Promotion,
): Pick<Promotion, 'promoFrom' | 'promoUntil'> {
  const absent = given.promoPrice === null ? { promoFrom: null, promoUntil: null } : before;
  const { promoFrom = absent.promoFrom, promoUntil = absent.promoUntil } = given;
  return { promoFrom, promoUntil };
}
