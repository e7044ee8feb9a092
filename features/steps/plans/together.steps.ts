import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { planCosts, totalsOf } from '../../../src/core/plans/plan-costs.ts';
import type { AnswersForm } from '../../../src/core/plans/plan-form.ts';
import { PlanLinks } from '../../../src/core/plans/together/shared-plans.ts';
import type { LinkAccess } from '../../../src/core/plans/together/shared-plans.ts';
import { Sharing } from '../../../src/core/site/sharing.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanSharing } from '../../../src/view-models/plans/together/plan-sharing.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { changeWords } from '../../../src/views/plans/together/change-words.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const PARTNER = 'Мария';

/** Links of the plan on my screen. */
async function sharing(world: ShopWorld): Promise<PlanSharing> {
  const me = await world.visitor();
  const { id } = me.screen(MovingPlanScreen).editor;
  const links = new PlanSharing(id, {
    links: me.get(PlanLinks),
    takeAlong: async () => {},
    sharing: me.get(Sharing),
    session: me.get(Session),
    modals: me.modals,
    pathOf: (token) => `/nanasyane/spodeleno/${token}`,
  });
  await links.load();
  return links;
}

async function makeLink(world: ShopWorld, access: LinkAccess): Promise<string> {
  const links = await sharing(world);
  await links.make(access);
  const link = links.linkOf(access);
  assert.ok(link, 'no link was made');
  return links.pathOf(link);
}

const partner = (world: ShopWorld) => world.visitor(PARTNER);

async function partnerPlan(world: ShopWorld): Promise<MovingPlanScreen> {
  const screen = (await partner(world)).screen(MovingPlanScreen);
  await eventually(() => assert.equal(screen.state, 'there'));
  return screen;
}

Given(/^Мария has a link to (read|edit) my plan$/, async function (this: ShopWorld, access: LinkAccess) {
  this.notes.set('link', await makeLink(this, access));
});

When(/^Мария opens the link(?: again)?$/, async function (this: ShopWorld) {
  await (await partner(this)).arrive(this.note<string>('link'));
});

Then(
  'Мария sees a plan that is due with {money}, {money} and {money}',
  async function (this: ShopWorld, contract: number, movingIn: number, month: number) {
    const { plan } = (await partnerPlan(this)).editor;
    assert.ok(plan, 'no plan is shown');
    const totals = totalsOf(planCosts(plan));
    assert.deepEqual([totals.contract, totals.movingIn, totals.monthly.winter], [contract, movingIn, month]);
  },
);

Then(/^Мария can't change it(?: yet)?$/, async function (this: ShopWorld) {
  assert.equal((await partnerPlan(this)).canEdit, false);
});

When('Мария gives her name', async function (this: ShopWorld) {
  assert.equal((await partnerPlan(this)).together.takeName(PARTNER), true);
});

When('Мария answers {string} with {string}', async function (this: ShopWorld, name: string, value: string) {
  const { editor } = await partnerPlan(this);
  const before = editor.plan;
  editor.form.set(name as keyof AnswersForm, value);
  await (await partner(this)).answered();
  await eventually(() => assert.notEqual(editor.plan, before));
  assert.equal(await editor.saving.now(), true);
});

Then('the plan has a budget of {money}', async function (this: ShopWorld, budget: number) {
  const screen = (await this.visitor()).screen(MovingPlanScreen);
  await eventually(() => assert.equal(screen.editor.plan?.budget, budget));
});

Then('the last change is {string}', async function (this: ShopWorld, words: string) {
  const me = await this.visitor();
  const [last] = me.screen(MovingPlanScreen).together.changes;
  assert.ok(last, 'no change is told of');
  assert.equal(
    changeWords((key, values) => me.t(key, values), last, 'in', 'bg'),
    words,
  );
});

Then(
  'I am asked whether a budget of {money} or {money}',
  async function (this: ShopWorld, mine: number, theirs: number) {
    const { clashes } = (await this.visitor()).screen(MovingPlanScreen).editor.version;
    assert.deepEqual(clashes, [{ field: 'budget', mine, theirs }]);
  },
);

When(/^I end the link to (read|edit)$/, async function (this: ShopWorld, access: LinkAccess) {
  const links = await sharing(this);
  await links.end(access);
  assert.equal(links.done?.what, 'ended');
});

Then('Мария is told {string}', async function (this: ShopWorld, message: string) {
  const visitor = await partner(this);
  await eventually(() => assert.ok(visitor.page.text.includes(visitor.t(message)), visitor.page.text));
});

When(/^I make another link to (read|edit)$/, async function (this: ShopWorld, access: LinkAccess) {
  this.notes.set('another link', await makeLink(this, access));
});

Then('it is another one', function (this: ShopWorld) {
  assert.notEqual(this.note<string>('another link'), this.note<string>('link'));
});
