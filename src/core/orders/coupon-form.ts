import type { FieldErrors } from '../shared/failure.ts';
import { typedCount, typedStotinki } from '../shared/typed-number.ts';
import { CouponCommand } from './coupon-command.ts';
import type { CouponInput } from './coupon-command.ts';

/** Form of a coupon; numbers and amounts are text as typed, an empty day is no limit (CART-03). */
export type CouponForm = {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
  minAmount: string;
  validFrom: string;
  validUntil: string;
  maxUses: string;
  oncePerBuyer: boolean;
};

export const EMPTY_COUPON: CouponForm = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minAmount: '',
  validFrom: '',
  validUntil: '',
  maxUses: '',
  oncePerBuyer: true,
};

/** Reads the form; unreadable numbers add an error. */
export function couponOfForm(form: CouponForm): { input: CouponInput; errors: FieldErrors } {
  const isPercent = form.kind === 'percent';
  const unreadable: FieldErrors = {};
  const read = (field: 'amount' | 'minAmount' | 'maxUses' | 'percent', error: string) => {
    const text = form[field].trim();
    const value = field === 'maxUses' || field === 'percent' ? typedCount(text) : typedStotinki(text);
    if (text !== '' && value === null) unreadable[field] = error;
    return value;
  };
  const input: CouponInput = {
    code: form.code,
    percent: isPercent ? read('percent', 'error-coupon-percent') : null,
    amount: isPercent ? null : read('amount', 'error-product-price'),
    minAmount: read('minAmount', 'error-product-price'),
    validFrom: form.validFrom || null,
    validUntil: form.validUntil || null,
    maxUses: read('maxUses', 'error-coupon-uses'),
    oncePerBuyer: form.oncePerBuyer,
  };
  const { percent, ...errors } = new CouponCommand(input).errors();
  return {
    input,
    errors: {
      ...errors,
      ...(percent !== undefined && (isPercent ? { percent } : { amount: 'error-product-price' })),
      ...unreadable,
    },
  };
}
