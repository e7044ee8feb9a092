import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { NEED_ROOMS } from '../../../src/core/plans/things/needed-things.ts';
import type { Need, NeedRule, NeedRules } from '../../../src/core/plans/things/needed-things.ts';
import { chosenThings, costOfThings } from '../../../src/core/plans/things/planned-things.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { ProductCatalogue } from '../../../src/core/shop/product-catalogue.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { ThingsChoice } from '../../../src/view-models/plans/things/things-choice.ts';
import { GoodsOrders } from '../../../src/view-models/plans/things/goods-orders.ts';
import { ThingsToCart } from '../../../src/view-models/plans/things/things-to-cart.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const NOTHING: NeedRules = {
  sleeping: [],
  bedroom: [],
  'living-room': [],
  kitchen: [],
  bathroom: [],
  hallway: [],
  home: [],
};

/** Furniture of the plan on the screen, with the products for the current needs. */
async function thingsOf(world: ShopWorld): Promise<ThingsChoice> {
  const visitor = await world.visitor();
  const { editor } = visitor.screen(MovingPlanScreen);
  const known = world.notes.get('things') as { of: object; choice: ThingsChoice } | undefined;
  if (known?.of !== editor) {
    const [catalogue, clock] = [visitor.get(ProductCatalogue), visitor.get(Clock)];
    const choice = new ThingsChoice(editor, {
      catalogue,
      clock,
      rules: world.note<NeedRules>('needs'),
      goods: () => visitor.screen(MovingPlanScreen).orders.goods,
    });
    world.notes.set('things', { of: editor, choice });
    choice.begin();
  }
  const { choice } = world.notes.get('things') as { choice: ThingsChoice };
  await visitor.answered();
  await eventually(() => assert.ok(choice.shortlist && choice.current, 'the shop has not answered'));
  return choice;
}

const leva = (stotinki: number) => (stotinki / 100).toFixed(2).replace('.', ',');

function needOf({ needs }: ThingsChoice, room: string, thing: string): Need {
  const need = needs.find((one) => one.id === `${room}/${thing}`);
  assert.ok(need, `${thing} is not needed`);
  return need;
}

Given('a home needs:', async function (this: ShopWorld, table: DataTable) {
  const goods = await this.goods();
  const needs = { ...NOTHING };
  for (const row of table.hashes()) {
    const room =
      row['in'] === 'bedroom' ? 'sleeping' : (NEED_ROOMS.find((one) => one === row['in']) ?? 'home');
    const rule: NeedRule = {
      thing: row['thing'] ?? '',
      category: row['category'] ? await goods.category(row['category']) : null,
      per: row['per'] as NeedRule['per'],
      times: 1,
      budget: 'modest',
      ...(row['less a furnished home’s'] === 'yes' && { in: ['furnished'] }),
    };
    needs[room] = [...needs[room], rule];
  }
  this.notes.set('needs', needs);
});

When('I choose the modest things', async function (this: ShopWorld) {
  (await thingsOf(this)).choose('modest');
});

When('I have {string} in the {word} already', async function (this: ShopWorld, thing: string, room: string) {
  const choice = await thingsOf(this);
  choice.mark(needOf(choice, room, thing).id, 'owned');
});

When('I do without {string} in the {word}', async function (this: ShopWorld, thing: string, room: string) {
  const choice = await thingsOf(this);
  choice.mark(needOf(choice, room, thing).id, 'left-out');
});

When(
  'I swap {string} in the {word} for {string}',
  async function (this: ShopWorld, thing: string, room: string, title: string) {
    const choice = await thingsOf(this);
    const need = needOf(choice, room, thing);
    const product = choice.alternatives(need).find((one) => one.title === title);
    assert.ok(product, `${title} is not offered`);
    choice.swap(need, product);
  },
);

function nextDay(today: string, day: string): string {
  const next = addDays(today, 1);
  return day === 'tomorrow' || new Date(next).getUTCDay() === 1 ? next : nextDay(next, day);
}

When(/^I answer "(.*)" with (tomorrow|Monday)$/, async function (this: ShopWorld, name: string, day: string) {
  const { editor } = (await this.visitor()).screen(MovingPlanScreen);
  const before = editor.plan;
  editor.form.set(name as 'movingInOn', nextDay(sofiaDay(this.run.clock.now()), day));
  await (await this.visitor()).answered();
  await eventually(() => assert.notEqual(editor.plan, before));
});

When('I put the things in the cart', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { open } = await thingsOf(this);
  const toCart = new ThingsToCart(visitor.get(ProductCatalogue), visitor.cart, visitor.modals, (products) =>
    visitor.get(GoodsOrders).note(visitor.screen(MovingPlanScreen).editor.planId, products),
  );
  await toCart.run(open);
  this.notes.set('to the cart', toCart);
});

When('the shop sells its last {string}', async function (this: ShopWorld, title: string) {
  await (await this.goods()).change(title, { quantity: 0 });
});

When('I take the changes of the shop over', async function (this: ShopWorld) {
  (await thingsOf(this)).takeChanges();
});

Then('the things are {string}', async function (this: ShopWorld, things: string) {
  const { planned } = await thingsOf(this);
  const found = chosenThings(planned).map(({ quantity, product }) => `${quantity} × ${product.title}`);
  assert.equal(found.join(', '), things);
});

Then(
  '{string} is chosen as the {string}, and {string} for the {string}',
  async function (this: ShopWorld, one: string, why: string, other: string, whyOther: string) {
    const reasons = new Map(
      chosenThings((await thingsOf(this)).planned).map(({ reason, product }) => [product.title, reason]),
    );
    assert.deepEqual([reasons.get(one), reasons.get(other)], [why, whyOther]);
  },
);

Then('the things cost {money} with their delivery', async function (this: ShopWorld, amount: number) {
  const { goods, delivery } = costOfThings((await thingsOf(this)).planned);
  assert.equal(leva(goods + delivery), leva(amount));
});

Then('the plan says that the shop does not sell {string}', async function (this: ShopWorld, thing: string) {
  const { needs } = await thingsOf(this);
  assert.equal(needs.find((need) => need.thing === thing)?.category, null);
});

Then('the modest things are over the budget by all that they cost', async function (this: ShopWorld) {
  const { total, over } = (await thingsOf(this)).choices.modest;
  assert.ok(total > 0, 'nothing is offered');
  assert.equal(over, total);
});

Then('nothing is offered in time for {string}', async function (this: ShopWorld, things: string) {
  const choice = await thingsOf(this);
  await eventually(() => assert.deepEqual(choice.shortlist, []));
  assert.equal(choice.choices.modest.missing.map(({ thing }) => thing).join(', '), things);
});

Then('the cart costs what the plan says of its things', async function (this: ShopWorld) {
  const { goods, delivery } = costOfThings((await thingsOf(this)).planned);
  const { cart } = (await this.visitor()).cart;
  assert.deepEqual([cart.totalProductsAmount, cart.totalDeliveryAmount], [goods, delivery]);
});

Then('{string} is named as missing', function (this: ShopWorld, title: string) {
  assert.deepEqual(this.note<ThingsToCart>('to the cart').missing, [title]);
});

Then('nobody sells {string}', async function (this: ShopWorld, things: string) {
  const { missing } = (await thingsOf(this)).choices.modest;
  assert.equal(missing.map(({ thing }) => thing).join(', '), things);
});

Then('the plan tells of nothing', async function (this: ShopWorld) {
  assert.deepEqual((await thingsOf(this)).changes, []);
});

Then('the plan tells of {string}', async function (this: ShopWorld, changes: string) {
  const choice = await thingsOf(this);
  await eventually(() => assert.ok(choice.changes.length > 0, 'nothing is told'));
  assert.equal(choice.changes.map(({ kind, title }) => `${kind} ${title}`).join(', '), changes);
});

Then(
  'the plan follows an order of {string} that is {string}',
  async function (this: ShopWorld, vendor: string, status: string) {
    const { orders } = (await this.visitor()).screen(MovingPlanScreen);
    await eventually(() =>
      assert.deepEqual(
        orders.goods.map((part) => [part.vendor.name, part.status]),
        [[vendor, status]],
      ),
    );
  },
);

Then('nothing is left to be ordered', async function (this: ShopWorld) {
  assert.deepEqual(chosenThings((await thingsOf(this)).open), []);
});

Then(
  /^the days have an (open|ordered) delivery from "(.*)"$/,
  async function (this: ShopWorld, state: string, vendor: string) {
    const { days } = (await this.visitor()).screen(MovingPlanScreen).days;
    const deliveries = days.flatMap(({ delivery }) => delivery ?? []);
    assert.deepEqual(
      deliveries.map((one) => [one.vendor.name, one.ordered ? 'ordered' : 'open']),
      [[vendor, state]],
    );
  },
);
