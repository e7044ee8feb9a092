import { makeAutoObservable } from 'mobx';
import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import { planSums } from '../../../core/plans/plan-sums.ts';
import { balancesOf } from '../../../core/plans/together/balances.ts';
import type { Balance } from '../../../core/plans/together/balances.ts';
import { PaymentCommand } from '../../../core/plans/together/payment-command.ts';
import {
  OTHER_COST,
  PAID_ONCE,
  PAYMENT_LIMITS,
  totalPaid,
} from '../../../core/plans/together/plan-payment.ts';
import type { PaymentForm, PaidOnce, PlanPayment } from '../../../core/plans/together/plan-payment.ts';
import { settleDebts } from '../../../core/plans/together/settle-debts.ts';
import type { DebtPayment } from '../../../core/plans/together/settle-debts.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import type { KeyGenerator } from '../../../core/shared/id.ts';
import type { Language } from '../../../core/shared/language.ts';
import { sofiaDay } from '../../../core/shared/sofia-time.ts';
import { writtenLeva } from '../../../core/shared/written-number.ts';
import { Form } from '../../site/form.ts';
import type { PlanEditor } from '../plan-editor.ts';
import { unobserved } from '../../site/unobserved.ts';

type PaymentTools = { clock: Clock; keys: KeyGenerator; language: Language };

export type OpenCost = { name: PaidOnce; amount: number; left: number };

/** Payments and debts of a plan (PLAN-08). */
export class PlanPayments {
  readonly form: Form<PaymentForm>;
  /** The last deleted payment, for undo. */
  deleted: PlanPayment | null = null;

  constructor(
    private readonly editor: PlanEditor,
    private readonly tools: PaymentTools,
  ) {
    this.form = new Form<PaymentForm>(this.empty(), {
      check: (values) => new PaymentCommand(values).errors,
      submit: async (values) => this.add(new PaymentCommand(values).payment(tools.keys.make())),
      changed: (values) => this.fillIn(values),
    });
    makeAutoObservable(this, unobserved('form', 'editor', 'tools', 'filledIn'));
  }

  get payments(): readonly PlanPayment[] {
    return this.plan.payments;
  }

  get total(): number {
    return totalPaid(this.payments);
  }

  get balances(): Balance[] {
    return balancesOf(this.plan);
  }

  /** Fewest payments that settle all debts. */
  get debts(): DebtPayment[] {
    return settleDebts(this.balances.map(({ balance }) => balance));
  }

  get openCosts(): OpenCost[] {
    const lines = planSums(this.plan).flatMap((sum) => (sum.name === 'deposit-back' ? [] : sum.lines));
    return lines.flatMap(({ name, amount }) => {
      const cost = PAID_ONCE.find((one) => one === name);
      const paid = this.payments.filter((payment) => payment.to === null && payment.cost === cost);
      const left = paid.reduce((rest, payment) => rest - payment.amount, amount);
      return cost ? [{ name: cost, amount, left: Math.max(0, left) }] : [];
    });
  }

  /** Name of a person; empty without one. */
  nameOf(person: number): string {
    return this.plan.names[person] ?? '';
  }

  rename(person: number, name: string): void {
    const names = Array.from({ length: this.plan.people }, (_, place) => this.nameOf(place));
    this.editor.edit({ names: names.with(person, name) });
  }

  settle({ from, to, amount }: DebtPayment): void {
    const on = sofiaDay(this.tools.clock.now());
    this.add({ id: this.tools.keys.make(), by: from, to, cost: null, note: '', amount, on });
  }

  delete(payment: PlanPayment): void {
    this.editor.edit({ payments: this.payments.filter(({ id }) => id !== payment.id) });
    this.deleted = payment;
  }

  restore(): void {
    if (this.deleted) this.add(this.deleted);
  }

  private get plan(): MovingPlan {
    if (!this.editor.plan) throw new TypeError('No plan was begun');
    return this.editor.plan;
  }

  /** @throws Failure above the maximum number */
  private add(payment: PlanPayment): void {
    if (this.payments.length >= PAYMENT_LIMITS.payments) {
      throw new Failure('error-plan-too-many-payments', {}, 'conflict');
    }
    this.deleted = null;
    this.editor.edit({ payments: [...this.payments, payment] });
    this.form.reset({ ...this.empty(), by: this.form.values.by });
  }

  private empty(): PaymentForm {
    const on = sofiaDay(this.tools.clock.now());
    return { by: null, cost: null, note: '', amount: '', on };
  }

  /** The last prefilled amount; typed amounts stay. */
  private filledIn = '';

  private fillIn({ cost, amount }: PaymentForm): void {
    if (amount !== '' && amount !== this.filledIn) return;
    const open = this.openCosts.find(({ name }) => name === cost);
    const left = cost === OTHER_COST || !open ? null : open.left;
    this.filledIn = left ? writtenLeva(left, this.tools.language) : '';
    this.form.adopt({ amount: this.filledIn });
  }
}
