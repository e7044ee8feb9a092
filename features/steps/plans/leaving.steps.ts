import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { LeavingForm } from '../../../src/core/plans/leaving/leaving-command.ts';
import type { LeavingTask } from '../../../src/core/plans/leaving/leaving.ts';
import { planSums } from '../../../src/core/plans/plan-sums.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { LeavingTerms } from '../../../src/view-models/plans/leaving/leaving-terms.ts';
import { NextHome } from '../../../src/view-models/plans/leaving/next-home.ts';
import { HandoverScreen } from '../../../src/view-models/plans/handover-screen.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanStartScreen } from '../../../src/view-models/plans/plan-start-screen.ts';
import { PlanRepository } from '../../../src/view-models/plans/plan-repository.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const screenOf = async (world: ShopWorld) => (await world.visitor()).screen(MovingPlanScreen);

async function planOf(world: ShopWorld) {
  const { plan } = (await screenOf(world)).editor;
  assert.ok(plan, 'the screen has no plan');
  return plan;
}

async function todayOf(world: ShopWorld): Promise<string> {
  const visitor = await world.visitor();
  return sofiaDay(visitor.get(Clock).now());
}

/** Terms of the page; each page has its own. */
async function termsOf(world: ShopWorld): Promise<LeavingTerms> {
  const { editor } = await screenOf(world);
  const visitor = await world.visitor();
  return new LeavingTerms(editor, visitor.get(Clock), 'bg');
}

async function write(world: ShopWorld, terms: Partial<LeavingForm>): Promise<void> {
  const { form } = await termsOf(world);
  for (const [name, value] of Object.entries(terms)) form.set(name as 'owed', value);
}

async function leaveOn(world: ShopWorld, day: string): Promise<void> {
  const { editor } = await screenOf(world);
  editor.form.set('movingInOn', day);
  await eventually(() => assert.equal(editor.plan?.movingInOn, day));
}

When('I plan moving out of that home', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { editor } = visitor.screen(MovingPlanScreen);
  assert.equal(await editor.saving.now(), true);
  this.notes.set('plan for moving in', editor.planId);
  await visitor.arrive(`/iznasyane?plan=${editor.planId}`);
  const start = visitor.screen(PlanStartScreen);
  await eventually(() => assert.ok(start.base));
});

When('I plan moving out from a deleted plan', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive('/iznasyane?plan=a-plan-that-never-was');
  await eventually(() => assert.equal(visitor.screen(PlanStartScreen).isGone, true));
});

When(
  'I leave on the day {string} of next month, with rent due on the {string}',
  async function (this: ShopWorld, day: string, rentDay: string) {
    const today = await todayOf(this);
    // A month with such a day in which the notice is in time.
    const month = [2, 3]
      .map((months) => addDays(`${today.slice(0, 8)}01`, 31 * months).slice(0, 8))
      .find((one) => !one.endsWith('-02-'));
    await leaveOn(this, `${month}${day}`);
    await write(this, { rentDay });
  },
);

When(
  'I leave in {int} days, with a notice of {int} days',
  async function (this: ShopWorld, days: number, notice: number) {
    await leaveOn(this, addDays(await todayOf(this), days));
    await write(this, { noticeUnit: 'days', noticeCount: String(notice) });
  },
);

Then('I can leave in {int} days', async function (this: ShopWorld, days: number) {
  const { advice } = await termsOf(this);
  assert.ok(advice.kind === 'late', 'the notice is not late');
  assert.equal(advice.ends, addDays(await todayOf(this), days));
});

When('I leave when the notice ends', async function (this: ShopWorld) {
  const terms = await termsOf(this);
  const { advice } = terms;
  assert.ok(advice.kind === 'late', 'the notice is not late');
  terms.leaveOn(advice.ends);
  const { editor } = await screenOf(this);
  await eventually(() => assert.equal(editor.plan?.movingInOn, advice.ends));
});

When('I write that the notice was given today', async function (this: ShopWorld) {
  await write(this, { noticeGivenOn: await todayOf(this) });
});

Then('the notice is given in time', async function (this: ShopWorld) {
  assert.equal((await termsOf(this)).advice.kind, 'given');
});

Then(
  'the last rent and bills are of {int} days of the month',
  async function (this: ShopWorld, days: number) {
    const [last] = planSums(await planOf(this));
    assert.equal(last?.lines[0]?.name, 'last-rent');
    assert.deepEqual([...new Set(last.lines.map(({ month }) => month?.days))], [days]);
  },
);

Then('the cleaning is of a home that is left', async function (this: ShopWorld) {
  const { cleaning } = await planOf(this);
  assert.equal(cleaning.services[0]?.serviceKey, 'moving-out');
});

When('I write that {money} stay with the landlord', async function (this: ShopWorld, owed: number) {
  await write(this, { owed: (owed / 100).toFixed(2).replace('.', ',') });
});

async function back(world: ShopWorld) {
  const sum = planSums(await planOf(world)).find(({ name }) => name === 'deposit-back');
  assert.ok(sum, 'the plan is not for leaving');
  return sum;
}

Then('{money} come back, {money} to each', async function (this: ShopWorld, total: number, each: number) {
  const sum = await back(this);
  assert.equal(sum.total, total);
  assert.deepEqual([...new Set(sum.shares)], [each]);
});

Then('{money} come back, {string}', async function (this: ShopWorld, total: number, shares: string) {
  const sum = await back(this);
  assert.equal(sum.total, total);
  const said = sum.shares.map((share) => `${(share / 100).toFixed(2).replace('.', ',')} лв.`);
  assert.equal(said.join(', '), shares);
});

When(
  'I write {string} as the {string} of leaving',
  async function (this: ShopWorld, text: string, term: string) {
    const { form } = await termsOf(this);
    form.set(term as 'owed', text);
    await form.leave(term as 'owed');
    this.notes.set('errors of the terms', form.errors);
  },
);

Then('the terms mark {string} with {string}', function (this: ShopWorld, term: string, error: string) {
  assert.deepEqual(this.note('errors of the terms'), { [term]: error });
});

When('I tick {string} and {string}', async function (this: ShopWorld, one: string, other: string) {
  for (const task of [one, other]) (await termsOf(this)).tick(task as LeavingTask, true);
});

Then('{string} are done', async function (this: ShopWorld, tasks: string) {
  const { doneTasks } = await planOf(this);
  assert.equal(
    doneTasks
      .map(({ id }) => id)
      .toSorted()
      .join(', '),
    tasks,
  );
});

async function nextHomeOf(world: ShopWorld): Promise<NextHome> {
  const visitor = await world.visitor();
  return new NextHome((await screenOf(world)).editor, visitor.get(PlanRepository), visitor.get(Modals));
}

When('I link it to the plan for {string}', async function (this: ShopWorld, title: string) {
  const next = await nextHomeOf(this);
  await next.load();
  assert.deepEqual(
    next.plans?.map((plan) => plan.title),
    [title],
  );
  this.notes.set('plan for the next home', next.chosen);
  await next.link();
});

const otherOf = async (world: ShopWorld) => {
  const visitor = await world.visitor();
  return (await (await visitor.get(PlanRepository).open()).read(world.note('plan for the next home'))).plan;
};

Then(
  'the move goes to {string} and is in the other plan alone',
  async function (this: ShopWorld, district: string) {
    const { from, move } = await planOf(this);
    assert.equal(from.district, district);
    assert.deepEqual(move.services, []);
    assert.ok((await otherOf(this)).move.services.length > 0, 'the other plan has no move');
  },
);

Then('the other plan is linked to this one', async function (this: ShopWorld) {
  const { editor } = await screenOf(this);
  assert.equal(editor.plan?.otherPlan, this.note('plan for the next home'));
  assert.equal((await otherOf(this)).otherPlan, editor.planId);
});

When('I take the link away', async function (this: ShopWorld) {
  await (await nextHomeOf(this)).unlink();
});

Then('the plans are not linked', async function (this: ShopWorld) {
  assert.equal((await planOf(this)).otherPlan, null);
  assert.equal((await otherOf(this)).otherPlan, null);
});

Then(
  'the protocol gives the home back in {int} days, and keeps {money} of the deposit',
  async function (this: ShopWorld, days: number, kept: number) {
    const { values } = (await this.visitor()).screen(HandoverScreen).form;
    const expected = ['out', addDays(await todayOf(this), days), '1300', String(kept / 100)];
    assert.deepEqual([values.direction, values.on, values.deposit, values.kept], expected);
  },
);
