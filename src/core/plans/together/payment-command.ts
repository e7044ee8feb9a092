import { IsDefined, IsInt, IsNotEmpty, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import type { FieldErrors } from '../../shared/failure.ts';
import { isDay } from '../../shared/sofia-time.ts';
import { typedStotinki } from '../../shared/typed-number.ts';
import { fieldErrorsOf } from '../../shared/validation.ts';
import { OTHER_COST, PAID_ONCE, PAYMENT_LIMITS } from './plan-payment.ts';
import type { PaymentForm, PaidOnce, PlanPayment } from './plan-payment.ts';
import { tidyLine } from '../../shared/tidy-text.ts';

const amount = { message: 'error-plan-payment-amount' };

/** Rules of a payment (PLAN-08). */
export class PaymentCommand {
  @IsInt({ message: 'error-plan-payment-by' })
  readonly by: number;

  /** Null for a cost outside the plan; undefined without a choice. */
  @ValidateIf(({ cost }: PaymentCommand) => cost === undefined)
  @IsDefined({ message: 'error-plan-payment-cost' })
  readonly cost: PaidOnce | null | undefined;

  @ValidateIf(({ cost }: PaymentCommand) => cost === null)
  @MaxLength(PAYMENT_LIMITS.note, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-plan-payment-note' })
  readonly note: string;

  @Max(PAYMENT_LIMITS.amount.to, amount)
  @Min(PAYMENT_LIMITS.amount.from, amount)
  @IsInt(amount)
  readonly amount: number;

  readonly on: string;

  constructor(form: PaymentForm) {
    this.by = form.by === null || form.by === '' ? Number.NaN : Number(form.by);
    this.cost = form.cost === OTHER_COST ? null : PAID_ONCE.find((one) => one === form.cost);
    this.note = this.cost === null ? tidyLine(form.note) : '';
    this.amount = typedStotinki(form.amount) ?? Number.NaN;
    this.on = form.on;
  }

  get errors(): FieldErrors {
    return { ...(isDay(this.on) ? {} : { on: 'error-date-invalid' }), ...fieldErrorsOf(this) };
  }

  payment(id: string): PlanPayment {
    const { by, cost, note, amount: paid, on } = this;
    return { id, by, to: null, cost: cost ?? null, note, amount: paid, on };
  }
}
