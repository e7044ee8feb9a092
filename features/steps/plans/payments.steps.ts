import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { OTHER_COST } from '../../../src/core/plans/together/plan-payment.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { KeyGenerator } from '../../../src/core/shared/id.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanPayments } from '../../../src/view-models/plans/together/plan-payments.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Payments of the plan on a person's screen. */
function paymentsOf(visitor: Visitor): PlanPayments {
  const { editor } = visitor.screen(MovingPlanScreen);
  const [clock, keys] = [visitor.get(Clock), visitor.get(KeyGenerator)];
  return new PlanPayments(editor, { clock, keys, language: 'bg' });
}

async function writeDown(
  visitor: Visitor,
  { by, cost, note, amount }: { by: number; cost: string; note: string; amount: string },
): Promise<PlanPayments> {
  const payments = paymentsOf(visitor);
  for (const [name, value] of Object.entries({ by: String(by - 1), cost, note, amount })) {
    payments.form.set(name as 'note', value);
  }
  await payments.form.submit();
  return payments;
}

const debts = async (world: ShopWorld) =>
  paymentsOf(await world.visitor()).debts.map(({ from, to, amount }) => [from + 1, to + 1, amount]);

When(
  'Мария writes down that person {int} paid {money} for the {string}',
  async function (this: ShopWorld, by: number, amount: number, cost: string) {
    const visitor = await this.visitor('Мария');
    await writeDown(visitor, { by, cost, note: '', amount: String(amount / 100) });
    assert.equal(await visitor.screen(MovingPlanScreen).editor.saving.now(), true);
  },
);

When(
  'I write down that person {int} paid {money} for {string}',
  async function (this: ShopWorld, by: number, amount: number, note: string) {
    await writeDown(await this.visitor(), { by, cost: OTHER_COST, note, amount: String(amount / 100) });
  },
);

When(
  'I write down that person {int} paid {string} for {string}',
  async function (this: ShopWorld, by: number, amount: string, note: string) {
    const payments = await writeDown(await this.visitor(), { by, cost: OTHER_COST, note, amount });
    this.notes.set('payments', payments);
  },
);

When('I write down that person {int} has paid the debt', async function (this: ShopWorld, person: number) {
  const payments = paymentsOf(await this.visitor());
  const debt = payments.debts.find(({ from }) => from === person - 1);
  assert.ok(debt, `person ${person} owes nothing`);
  payments.settle(debt);
});

Then('{int} payments are written down', async function (this: ShopWorld, count: number) {
  const { editor } = (await this.visitor()).screen(MovingPlanScreen);
  assert.equal(editor.plan?.payments.length, count);
});

Then(
  'person {int} owes person {int} {money}',
  async function (this: ShopWorld, from: number, to: number, amount: number) {
    const all = await debts(this);
    assert.ok(
      all.some((debt) => debt.join() === [from, to, amount].join()),
      `the debts are ${JSON.stringify(all)}`,
    );
  },
);

Then(
  'only person {int} owes person {int} {money}',
  async function (this: ShopWorld, from: number, to: number, amount: number) {
    assert.deepEqual(await debts(this), [[from, to, amount]]);
  },
);

Then('what I wrote is refused with {string}', function (this: ShopWorld, error: string) {
  assert.deepEqual(Object.values(this.note<PlanPayments>('payments').form.errors), [error]);
});
