import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { countFairPrices } from '../../../server/modules/properties/fair-price/count-fair-prices.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

Given(
  '{int} comparable homes in {string} are let for {int} to {int} leva by {int} owners',
  async function (
    this: ShopWorld,
    count: number,
    district: string,
    from: number,
    to: number,
    owners: number,
  ) {
    for (let index = 0; index < count; index += 1) {
      const price = from * 100 + Math.round(((to - from) * 100 * index) / (count - 1));
      await propertyBuilderOf(this).publish(
        { title: `Подобен дом ${index + 1}`, district, price, deposit: 0, floor: index + 1, totalFloors: 20 },
        `owner-${index % owners}@example.com`,
      );
    }
  },
);

Given(
  '{string} in {string} is let for {int} leva',
  async function (this: ShopWorld, title: string, district: string, leva: number) {
    const price = leva * 100;
    await propertyBuilderOf(this).publish({ title, district, price, deposit: 0 }, 'owner-9@example.com');
  },
);

/** Runs the nightly calculation. */
Given('the night has passed', async function (this: ShopWorld) {
  const { database } = await this.shop();
  await countFairPrices(database.db, this.run.clock.now());
});

When(
  'I ask what a two-room home of {int} m² in {string} is usually let for',
  async function (this: ShopWorld, area: number, name: string) {
    const district = await propertyBuilderOf(this).districtId(name);
    await (await this.visitor()).arrive(pathOf('FairPrice', 'bg', {}, { district, type: 'two-room', area }));
  },
);

/** Visible values of the page with their names. */
const said = async (world: ShopWorld) => (await world.visitor()).page.text.replaceAll('\u00a0', ' ');

Then(
  /^(\d+) comparable homes in "(.*)" are said to be let for (.*) to (.*)$/,
  async function (this: ShopWorld, count: string, place: string, low: string, high: string) {
    const text = await said(this);
    for (const part of [
      `Сравнено с ${count} жилища: ${place}`,
      `10% от наемите са под ${low}`,
      `90% от наемите са под ${high}`,
    ])
      assert.ok(text.replaceAll(/\s+/g, ' ').includes(part), `${part}\n${text}`);
  },
);

Then('nothing is said of what is usual', async function (this: ShopWorld) {
  assert.ok(!(await said(this)).includes('Обичаен наем'));
});

Then(
  'the team is notified of {string} and of no other home',
  async function (this: ShopWorld, title: string) {
    const { database } = await this.shop();
    const reported = await database.db
      .selectFrom('property_report as r')
      .innerJoin('property as p', 'p.id', 'r.property_id')
      .select(['p.title', 'r.reason'])
      .execute();
    assert.deepEqual(reported, [{ title, reason: 'low-rent' }]);
  },
);
