import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { OTHER_COST } from '../../../src/core/plans/together/plan-payment.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import { PlanEditor } from '../../../src/view-models/plans/plan-editor.ts';
import { PlanPayments } from '../../../src/view-models/plans/together/plan-payments.ts';
import { aPayment, aPlan } from '../../support/a-plan.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** Payments of a plan of two people, with a deposit of 900 leva and a commission of 450. */
async function somePayments(plan = aPlan()) {
  const [clock, store] = [new FakeClock(), new StoredPlans(new MemoryTextStore())];
  const editor = new PlanEditor({
    clock,
    language: 'bg',
    rules: async () => planRules,
    shelf: async () => store,
  });
  editor.begin(await store.save('the-plan-of-somebody', plan, null), editor.sources);
  let made = 0;
  const keys = { make: () => String((made += 1)).padStart(16, 'k') };
  const payments = new PlanPayments(editor, { clock, keys, language: 'bg' });
  const pay = async (by: string, cost: string, amount?: string, note = '') => {
    payments.form.set('by', by);
    payments.form.set('cost', cost);
    payments.form.set('note', note);
    if (amount !== undefined) payments.form.set('amount', amount);
    return payments.form.submit();
  };
  return { payments, editor, pay };
}

describe('The payments of a plan (PLAN-08)', () => {
  it('are recorded with the unpaid amount filled in, and show the debts', async () => {
    const { payments, pay, editor } = await somePayments();
    payments.form.set('cost', 'deposit');
    expect(payments.form.values.amount).toBe('900');
    expect(await pay('0', 'deposit')).toBe(true);
    expect(editor.plan?.payments).toMatchObject([{ by: 0, to: null, cost: 'deposit', amount: 90_000 }]);
    expect(payments.debts).toEqual([{ from: 1, to: 0, amount: 45_000 }]);
    expect([payments.total, payments.form.values.by, payments.form.values.amount]).toEqual([90_000, '0', '']);
  });

  it('fill in the rest of a cost, and keep a typed amount', async () => {
    const { payments, pay } = await somePayments();
    await pay('0', 'deposit', '600');
    payments.form.set('cost', 'deposit');
    expect(payments.form.values.amount).toBe('300');
    payments.form.set('cost', 'commission');
    expect(payments.form.values.amount).toBe('450');
    payments.form.set('amount', '10');
    payments.form.set('cost', 'deposit');
    expect(payments.form.values.amount).toBe('10');
  });

  it('mark missing fields, and record nothing', async () => {
    const { payments, pay, editor } = await somePayments();
    expect(await pay('0', OTHER_COST, '50')).toBe(false);
    expect(payments.form.errors).toEqual({ note: 'error-plan-payment-note' });
    expect(editor.plan?.payments).toEqual([]);
  });

  it('are settled in one step, without debts afterwards', async () => {
    const { payments, pay, editor } = await somePayments();
    await pay('1', OTHER_COST, '60,01', 'Ток');
    const [debt] = payments.debts;
    expect(debt).toEqual({ from: 0, to: 1, amount: 30_01 });
    if (debt) payments.settle(debt);
    expect([payments.debts, payments.total, editor.plan?.payments.length]).toEqual([[], 60_01, 2]);
  });

  it('can be deleted and restored', async () => {
    const { payments } = await somePayments(aPlan({ payments: [aPayment()] }));
    payments.delete(aPayment());
    expect([payments.payments, payments.deleted]).toEqual([[], aPayment()]);
    payments.restore();
    expect([payments.payments, payments.deleted]).toEqual([[aPayment()], null]);
  });

  it('are limited in number', async () => {
    const many = Array.from({ length: 200 }, (_, count) => aPayment({ id: String(count).padStart(16, 'p') }));
    const { payments, pay } = await somePayments(aPlan({ payments: many }));
    expect(await pay('0', 'deposit', '1')).toBe(false);
    expect(payments.form.refusal).toBe('error-plan-too-many-payments');
  });

  it('show the people by their names', async () => {
    const { payments, editor } = await somePayments();
    payments.rename(1, 'Мария');
    expect([editor.plan?.names, payments.nameOf(0), payments.nameOf(1)]).toEqual([
      ['', 'Мария'],
      '',
      'Мария',
    ]);
  });
});
