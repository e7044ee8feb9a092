import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { changeOf } from '../../../src/core/team/figures/figures.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import type { ShopWorld } from '../../support/world.ts';
import { callTeam, officeOf, ownShop } from './back-office.ts';

type Figure = { total: { value: number; before: number | null } | null; rows: { label: string }[] };

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function openScreens(world: ShopWorld, count: number, userAgent: string): Promise<void> {
  const { server, visits } = ownShop(world);
  for (let one = 0; one < count; one += 1) {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/visit',
      headers: { 'user-agent': userAgent },
      payload: { screen: 'Product' },
    });
    assert.equal(statusCode, 202, 'the view is accepted');
  }
  await visits.write();
}

async function figureOfToday(world: ShopWorld, name: string): Promise<Figure> {
  const today = sofiaDay(world.run.clock.now());
  const path = `figures/${name}?from=${today}&to=${today}&compare=previous`;
  return (await callTeam(world, path, { cookie: world.note<string>('cookie') })).body as Figure;
}

Given(
  'visitors opened {int} screens yesterday and {int} today',
  async function (this: ShopWorld, before: number, today: number) {
    await officeOf(this, 'finance');
    // Scenarios share the database.
    await ownShop(this).database.db.deleteFrom('visit_count').execute();
    await openScreens(this, before, BROWSER);
    this.run.clock.pass(DAY);
    await openScreens(this, today, BROWSER);
  },
);

Given('a search robot opened {int} screens today', async function (this: ShopWorld, count: number) {
  await openScreens(this, count, ROBOT);
});

Given(
  '{int} people searched for {string} without results, and {int} for {string}',
  async function (this: ShopWorld, many: number, words: string, few: number, others: string) {
    await officeOf(this, 'finance');
    const { server, emptySearches } = ownShop(this);
    for (const [count, request] of [
      [many, words],
      [few, others],
    ] as const) {
      for (let one = 0; one < count; one += 1)
        await server.inject({ method: 'POST', url: '/api/product/search', payload: { request } });
    }
    await emptySearches.write();
  },
);

When('a member of finance looks at the figures of today', async function (this: ShopWorld) {
  this.notes.set('cookie', await officeOf(this, 'finance'));
});

Then(
  'the views of today are {int}, {int} percent more than the day before',
  async function (this: ShopWorld, views: number, percent: number) {
    const { total } = await figureOfToday(this, 'views');
    assert.equal(total?.value, views);
    assert.equal(changeOf(views, total.before), percent);
  },
);

Then(
  'the searches without results contain {string}, and not {string}',
  async function (this: ShopWorld, words: string, others: string) {
    const { rows } = await figureOfToday(this, 'empty-searches');
    // Other scenarios of the same day search too.
    const labels = rows.map(({ label }) => label);
    assert.ok(labels.includes(words), labels.join(', '));
    assert.ok(!labels.includes(others), labels.join(', '));
  },
);
