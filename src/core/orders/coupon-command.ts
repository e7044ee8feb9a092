import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { isDay } from '../shared/sofia-time.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { PRODUCT_LIMITS } from '../shop/product-choices.ts';
import { isCouponCode, normaliseCouponCode } from './coupon.ts';

/** Limits of a coupon; the percent leaves something to be paid. */
export const COUPON_LIMITS = { percent: { from: 1, to: 90 }, maxUses: { from: 1, to: 1_000_000 } } as const;

/** Coupon of a vendor as typed (CART-03): amounts in stotinki, days in Sofia; null for none. */
export type CouponInput = {
  code: string;
  percent: number | null;
  amount: number | null;
  minAmount: number | null;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  oncePerBuyer: boolean;
};

const percent = { message: 'error-coupon-percent' };
const price = { message: 'error-product-price' };
const uses = { message: 'error-coupon-uses' };

/** Coupon complete enough to save. */
export class CouponCommand {
  readonly code: string;

  @ValidateIf(({ amount }: CouponCommand) => amount === null)
  @IsInt(percent)
  @Min(COUPON_LIMITS.percent.from, percent)
  @Max(COUPON_LIMITS.percent.to, percent)
  readonly percent: number | null;

  @ValidateIf((_, value) => value !== null)
  @IsInt(price)
  @Min(1, price)
  @Max(PRODUCT_LIMITS.price.to, price)
  readonly amount: number | null;

  @IsInt(price)
  @Min(0, price)
  @Max(PRODUCT_LIMITS.price.to, price)
  readonly minAmount: number;

  readonly validFrom: string | null;
  readonly validUntil: string | null;

  @ValidateIf((_, value) => value !== null)
  @IsInt(uses)
  @Min(COUPON_LIMITS.maxUses.from, uses)
  @Max(COUPON_LIMITS.maxUses.to, uses)
  readonly maxUses: number | null;

  readonly oncePerBuyer: boolean;

  constructor(input: CouponInput) {
    this.code = normaliseCouponCode(input.code);
    this.percent = input.percent;
    this.amount = input.amount;
    this.minAmount = input.minAmount ?? 0;
    this.validFrom = input.validFrom;
    this.validUntil = input.validUntil;
    this.maxUses = input.maxUses;
    this.oncePerBuyer = input.oncePerBuyer;
  }

  /** Errors of the fields, including rules with two fields. */
  errors(): FieldErrors {
    const { percent: share, amount, minAmount, validFrom, validUntil } = this;
    const errors = fieldErrorsOf(this);
    if (!isCouponCode(this.code)) errors['code'] = 'error-coupon-code';
    if (share !== null && amount !== null) errors['amount'] ??= 'error-coupon-two-discounts';
    if (amount !== null && amount >= minAmount) errors['minAmount'] ??= 'error-coupon-min-amount';
    if (validFrom !== null && !isDay(validFrom)) errors['validFrom'] = 'error-date-invalid';
    if (validUntil !== null && !isDay(validUntil)) errors['validUntil'] = 'error-date-invalid';
    if (validFrom !== null && validUntil !== null && validFrom > validUntil) {
      errors['validUntil'] ??= 'error-coupon-days-order';
    }
    return errors;
  }
}
