import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Season } from '../../../src/core/properties/bills/average-bills.ts';
import type { PlannedWork } from '../../../src/core/plans/moving-plan.ts';
import { budgetCover } from '../../../src/core/plans/plan-budget.ts';
import { planCosts, priceOfServices, sharesOf, totalsOf } from '../../../src/core/plans/plan-costs.ts';
import type { AnswersForm } from '../../../src/core/plans/plan-form.ts';
import { isWorkingDay } from '../../../src/core/shared/official-holidays.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanOrderScreen } from '../../../src/view-models/plans/plan-order-screen.ts';
import { PlanStartScreen } from '../../../src/view-models/plans/plan-start-screen.ts';
import { aServiceForm } from '../../../tests/support/a-service.ts';
import { eventually } from '../../support/eventually.ts';
import { propertyBuilderOf } from '../properties/properties.steps.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { ShopWorld } from '../../support/world.ts';
import { logIn } from '../accounts.steps.ts';

const started = async (world: ShopWorld) => (await world.visitor()).screen(PlanStartScreen);
const planned = async (world: ShopWorld) => (await world.visitor()).screen(MovingPlanScreen);

/** The plan on the screen, once it is there. */
async function planOf(screen: MovingPlanScreen) {
  await eventually(() => assert.equal(screen.state, 'there'));
  const { plan } = screen.editor;
  assert.ok(plan, 'the screen has no plan');
  return plan;
}

/** Stotinki as the features write them: `1300,00`. */
const leva = (stotinki: number) => (stotinki / 100).toFixed(2).replace('.', ',');

async function start(world: ShopWorld, title: string): Promise<void> {
  const id = await propertyBuilderOf(world).idOf(title);
  await (await world.visitor()).arrive(`/nanasyane?property=${id}`);
}

async function make(world: ShopWorld): Promise<void> {
  assert.equal(await (await started(world)).form.submit(), true);
  const visitor = await world.visitor();
  await visitor.settled();
  await eventually(async () => void (await planOf(visitor.screen(MovingPlanScreen))));
  world.notes.set('address of the plan', visitor.history.url);
}

async function answer(world: ShopWorld, name: string, value: string): Promise<void> {
  const { editor } = await planned(world);
  const before = editor.plan;
  editor.form.set(name as keyof AnswersForm, value);
  // The rules come first; what they refuse changes nothing.
  await (await world.visitor()).answered();
  await eventually(() => assert.notEqual(editor.plan, before));
}

async function openAgain(world: ShopWorld): Promise<void> {
  const visitor = await world.visitor();
  const { screen } = visitor.navigation.current?.open ?? {};
  if (screen instanceof MovingPlanScreen) assert.equal(await screen.editor.saving.now(), true);
  await visitor.settled();
  await visitor.arrive(world.note<string>('address of the plan'));
  await planOf(await planned(world));
}

When('I start a plan for {string}', async function (this: ShopWorld, title: string) {
  await start(this, title);
});

When('I start a plan without a listing', async function (this: ShopWorld) {
  await (await this.visitor()).arrive('/nanasyane');
});

When('I go on to the next step', async function (this: ShopWorld) {
  await (await started(this)).steps.next();
  await (await this.visitor()).settled();
});

When('I skip the questions that are left', async function (this: ShopWorld) {
  await (await started(this)).steps.skip();
  await (await this.visitor()).settled();
});

Then(
  /^the start (?:asks for|shows) the (home|date|people|result)$/,
  async function (this: ShopWorld, step: string) {
    assert.equal((await started(this)).steps.current, step);
  },
);

Then('the budget covers {string}', async function (this: ShopWorld, costs: string) {
  assert.equal(budgetCover(await planOf(await planned(this))).covered.join(', '), costs);
});

Then('the budget lacks {money} in all', async function (this: ShopWorld, amount: number) {
  const { short } = budgetCover(await planOf(await planned(this)));
  assert.equal(
    short.reduce((sum, { missing }) => sum + missing, 0),
    amount,
  );
});

When('I start a plan for a home that is gone', async function (this: ShopWorld) {
  await (await this.visitor()).arrive('/nanasyane?property=987654');
});

Then('I am told that it is gone', async function (this: ShopWorld) {
  assert.equal((await started(this)).isGone, true);
});

When(
  'I go on from the example with a rent of {money}, {int} m² and {int} people',
  async function (this: ShopWorld, price: number, area: number, people: number) {
    await (await this.visitor()).arrive(`/nanasyane?price=${price / 100}&area=${area}&people=${people}`);
  },
);

When(
  'I say that the home is in {string}, has {int} bedroom and is heated by gas',
  async function (this: ShopWorld, city: string, bedrooms: number) {
    const { form, cities } = await started(this);
    const cityId = String(cities.find(({ name }) => name === city)?.id);
    const rest = { cityId, bedrooms: String(bedrooms), furniture: 'furnished', heating: 'gas' };
    for (const [name, value] of Object.entries(rest)) form.set(name as 'area', value);
  },
);

When(
  'I type in a home of {int} m² in {string} for {money}',
  async function (this: ShopWorld, area: number, city: string, price: number) {
    const { form, cities } = await started(this);
    const cityId = String(cities.find(({ name }) => name === city)?.id);
    const typed = { cityId, area: String(area), bedrooms: '1', price: leva(price) };
    for (const [name, value] of Object.entries({ ...typed, furniture: 'furnished', heating: 'gas' })) {
      form.set(name as 'area', value);
    }
  },
);

When('I make the plan', async function (this: ShopWorld) {
  await make(this);
});

Given('I have a plan for {string}', async function (this: ShopWorld, title: string) {
  await start(this, title);
  await make(this);
});

Given('I log in at the front page', async function (this: ShopWorld) {
  await (await this.visitor()).arrive('/');
  await logIn(await this.visitor());
});

When('I open the plan again', async function (this: ShopWorld) {
  await openAgain(this);
});

Then(
  'the start shows {money} with the contract, {money} on moving in and {money} a month',
  async function (this: ShopWorld, contract: number, movingIn: number, month: number) {
    const { preview } = await started(this);
    assert.ok(preview, 'no sums are shown');
    const totals = totalsOf(planCosts(preview));
    assert.deepEqual([totals.contract, totals.movingIn, totals.monthly.winter], [contract, movingIn, month]);
  },
);

Then(
  'the plan is due with {money}, {money} and {money}',
  async function (this: ShopWorld, contract: number, movingIn: number, month: number) {
    const totals = totalsOf(planCosts(await planOf(await planned(this))));
    assert.deepEqual([totals.contract, totals.movingIn, totals.monthly.winter], [contract, movingIn, month]);
  },
);

Then(
  'with the changes it would cost {money} until moving in, {money} more',
  async function (this: ShopWorld, amount: number, difference: number) {
    const { editor, planNow } = await planned(this);
    const upFront = (plan: typeof planNow) => plan && totalsOf(planCosts(plan)).upFront;
    assert.equal(upFront(planNow), amount);
    assert.equal(upFront(editor.plan), amount - difference);
  },
);

Then(
  'its cleaning costs {money} and its move {money}',
  async function (this: ShopWorld, cleaning: number, move: number) {
    const plan = await planOf(await planned(this));
    assert.deepEqual([plan.cleaning, plan.move].map(priceOfServices), [cleaning, move]);
  },
);

Then(/^a month in (winter) is "(.*)"$/, async function (this: ShopWorld, season: Season, lines: string) {
  const costs = planCosts(await planOf(await planned(this))).monthly[season];
  const said = costs.map(({ name, amount, source }) => `${name} ${leva(amount)} ${source}`);
  assert.equal(said.join(', '), lines);
});

Then('a month in summer costs {money}', async function (this: ShopWorld, month: number) {
  assert.equal(totalsOf(planCosts(await planOf(await planned(this)))).monthly.summer, month);
});

When('I answer {string} with {string}', async function (this: ShopWorld, name: string, value: string) {
  await answer(this, name, value);
});

When(
  'I answer {string} with {string} and leave the field',
  async function (this: ShopWorld, name: string, value: string) {
    await answer(this, name, value);
    await (await planned(this)).editor.form.leave(name as keyof AnswersForm);
  },
);

Then('the plan marks {string} with {string}', async function (this: ShopWorld, name: string, error: string) {
  assert.deepEqual((await planned(this)).editor.form.errors, { [name]: error });
});

Then(
  'each of {int} pays {money} on moving in',
  async function (this: ShopWorld, people: number, amount: number) {
    const plan = await planOf(await planned(this));
    const shares = sharesOf(plan, totalsOf(planCosts(plan)));
    assert.deepEqual(
      shares.map(({ movingIn }) => movingIn),
      Array.from({ length: people }, () => amount),
    );
  },
);

When('I choose the parts {string}', async function (this: ShopWorld, parts: string) {
  (await planned(this)).editor.edit({ parts: parts.split(', ').map(Number) });
});

Then('the people pay {string} with the contract', async function (this: ShopWorld, amounts: string) {
  const plan = await planOf(await planned(this));
  const shares = sharesOf(plan, totalsOf(planCosts(plan)));
  assert.equal(shares.map(({ contract }) => `${leva(contract)} лв.`).join(', '), amounts);
});

Then('my browser keeps no plan', async function (this: ShopWorld) {
  assert.doesNotMatch((await this.visitor()).store().read('plans') ?? '', /price/);
});

When('somebody else opens my plan', async function (this: ShopWorld) {
  const other = await this.visitor('somebody else');
  await other.arrive(this.note<string>('address of the plan'));
});

Then('they are told that there is no such plan', async function (this: ShopWorld) {
  const screen = (await this.visitor('somebody else')).screen(MovingPlanScreen);
  await eventually(() => assert.equal(screen.state, 'missing'));
});

Then('the plan tells that {string} has another price', async function (this: ShopWorld, name: string) {
  const changes = (await planned(this)).changesOf('move');
  assert.deepEqual(
    changes.map((change) => [change.kind, change.name]),
    [['price', name]],
  );
});

When('I take the new prices of the move', async function (this: ShopWorld) {
  (await planned(this)).takePrices('move');
});

Given(
  'the rent of {string} has become {money}',
  async function (this: ShopWorld, title: string, price: number) {
    const { database } = await this.shop();
    await database.db.updateTable('property').set({ price }).where('title', '=', title).execute();
  },
);

Then(
  'the plan tells that the listing has changed its {string}',
  async function (this: ShopWorld, field: string) {
    const screen = await planned(this);
    await eventually(() =>
      assert.deepEqual(
        screen.listingChanges.map((change) => change.field),
        [field],
      ),
    );
  },
);

When("I take the listing's changes over", async function (this: ShopWorld) {
  (await planned(this)).takeListing();
});

Then('the plan tells that the listing is gone', async function (this: ShopWorld) {
  const screen = await planned(this);
  await eventually(() => assert.equal(screen.isGone, true));
});

Given('I move in in ten days', async function (this: ShopWorld) {
  const day = addDays(sofiaDay(this.run.clock.now()), 10);
  await answer(this, 'movingInOn', day);
  this.notes.set('day of moving in', day);
});

const orderOf = (visitor: Visitor) => visitor.screen(PlanOrderScreen);

When(/^I go on to order the (cleaning|move)$/, async function (this: ShopWorld, work: PlannedWork) {
  const visitor = await this.visitor();
  assert.equal(await (await planned(this)).editor.saving.now(), true);
  await visitor.go(`${this.note<string>('address of the plan')}/porachka/${work}`);
  await eventually(() => assert.equal(orderOf(visitor).state, 'there'));
});

Then(
  /^the order is filled in with "(.*)", the day (before|of moving in) and ([\d,]+) лв\.$/,
  async function (this: ShopWorld, district: string, day: string, total: string) {
    const { ordering, choice, work } = orderOf(await this.visitor());
    const values = ordering?.form.values;
    const movingIn = this.note<string>('day of moving in');
    assert.equal(work === 'move' ? values?.toDistrict : values?.district, district);
    assert.equal(values?.date, day === 'before' ? addDays(movingIn, -1) : movingIn);
    assert.equal(leva(choice?.selection.totalPrice ?? 0), total);
  },
);

When('I fill in the rest and order', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { ordering } = orderOf(visitor);
  assert.ok(ordering, 'there is no form');
  const { date, cityId, toCityId, toDistrict, toFloor } = ordering.form.values;
  const filled = aServiceForm({ date, cityId, toCityId, toDistrict, toFloor, window: '08-12' });
  for (const [name, value] of Object.entries(filled)) ordering.form.set(name as 'notes', value as string);
  await eventually(() => assert.equal(ordering.windows.state, 'ready'));
  assert.equal(await ordering.form.submit(), true, JSON.stringify(ordering.form.errors));
  await visitor.settled();
});

Then(
  /^the plan shows the (cleaning|move) as booked for ([\d,]+) лв\.$/,
  async function (this: ShopWorld, work: PlannedWork, total: string) {
    const visitor = await this.visitor();
    await eventually(() => {
      const order = visitor.screen(MovingPlanScreen).orders.works[work];
      assert.deepEqual([order?.status, leva(order?.total ?? 0)], ['booked', total]);
    });
  },
);

const SUNDAY = 7;

/** So many days after the second Sunday from now. */
export function afterNextSunday(world: ShopWorld, days = 0): string {
  const today = sofiaDay(world.run.clock.now());
  const weekday = new Date(today).getUTCDay();
  return addDays(today, SUNDAY - weekday + 7 + days);
}

When('I answer {string} with the Sunday after next', async function (this: ShopWorld, name: string) {
  await answer(this, name, afterNextSunday(this));
});

When('I answer {string} with the Thursday before it', async function (this: ShopWorld, name: string) {
  const visitor = await this.visitor();
  await eventually(() =>
    assert.ok(visitor.screen(MovingPlanScreen).orders.works.move, 'the order is not known'),
  );
  await answer(this, name, afterNextSunday(this, -3));
});

Then(
  'the contract, the cleaning, the move and the next rent are on working days',
  async function (this: ShopWorld) {
    const { days } = (await planned(this)).days;
    const dayOf = (step: string) => days.find((one) => one.step === step)?.day;
    assert.deepEqual(
      [dayOf('contract'), dayOf('cleaning'), dayOf('move')],
      [-3, -3, -2].map((offset) => afterNextSunday(this, offset)),
    );
    assert.ok(isWorkingDay(dayOf('next-rent') ?? ''), `no working day: ${dayOf('next-rent')}`);
  },
);

Then('nothing makes the days impossible', async function (this: ShopWorld) {
  assert.equal((await planned(this)).days.problem, null);
});

Then('the days are impossible: {string}', async function (this: ShopWorld, problem: string) {
  assert.equal((await planned(this)).days.problem, problem);
});

/** The same plan in another window of the same person. */
Given('on my phone the plan has {int} people', async function (this: ShopWorld, people: number) {
  const isNew = !this.notes.has('phone');
  const phone = await this.visitorInside('my phone');
  this.notes.set('phone', true);
  if (isNew) await logIn(phone);
  await phone.go(this.note<string>('address of the plan'));
  const screen = phone.screen(MovingPlanScreen);
  await planOf(screen);
  screen.editor.edit({ people });
  assert.equal(await screen.editor.saving.now(), true);
  await phone.go('/');
});

When('the plan is saved', async function (this: ShopWorld) {
  await (await planned(this)).editor.saving.now();
});

Then(
  'the plan has {int} people and a budget of {money}',
  async function (this: ShopWorld, people: number, budget: number) {
    const { plan, saving } = (await planned(this)).editor;
    assert.deepEqual([plan?.people, plan?.budget, saving.state], [people, budget, 'saved']);
  },
);

Then(
  'I am asked whether {int} or {int} people',
  async function (this: ShopWorld, mine: number, theirs: number) {
    const { clashes } = (await planned(this)).editor.version;
    assert.deepEqual(
      clashes.map((clash) => [clash.field, clash.mine, clash.theirs]).filter(([field]) => field === 'people'),
      [['people', mine, theirs]],
    );
  },
);
