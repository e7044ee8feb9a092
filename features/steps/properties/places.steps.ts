import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import locations from '../../../content/locations.json' with { type: 'json' };
import { pathOf } from '../../../src/core/site/paths.ts';
import { monthsBefore } from '../../../src/core/properties/rent-trend.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { RentPlaceScreen } from '../../../src/view-models/properties/rent-place-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

function keyOf(name: string): string {
  const city = locations.find((one) => one.name.bg === name);
  const district = locations.flatMap(({ districts }) => districts).find((one) => one.name.bg === name);
  assert.ok(city ?? district, `No place is called ${name}`);
  return city ? `c${city.id}` : `d${district?.id}`;
}

Given(
  /^the rents in (.+) were kept for (\d+) months$/,
  async function (this: ShopWorld, city: string, count: string) {
    const { database } = await this.shop();
    const latest = sofiaDay(this.run.clock.now()).slice(0, 7);
    const rows = Array.from({ length: Number(count) }, (_, ago) => ({
      city_id: Number(keyOf(city).slice(1)),
      district_id: 0,
      type: 'two-room' as const,
      month: `${monthsBefore(latest, ago)}-01`,
      rent: 1_800 - 10 * ago,
      homes: 40,
    }));
    await database.db.deleteFrom('rent_history').execute();
    await database.db.insertInto('rent_history').values(rows).execute();
  },
);

When(/^I open the rents of (.+)$/, async function (this: ShopWorld, name: string) {
  const visitor = await this.visitor();
  await visitor.arrive(pathOf('RentPlace', 'bg', { place: keyOf(name) }));
});

Then(
  'the page of the place shows {string} and not {string}',
  async function (this: ShopWorld, home: string, other: string) {
    const { text } = (await this.visitor()).page;
    assert.ok(text.includes(home), text.slice(0, 1_000));
    assert.ok(!text.includes(other), `${other} is elsewhere`);
  },
);

Then(
  'the page says how the rents have moved, and has the numbers by months',
  async function (this: ShopWorld) {
    const { text } = (await this.visitor()).page;
    assert.match(text, /Движение на наемите.*наемът на квадратен метър е с 7% по-висок/s);
    assert.match(text, /Наеми по месеци.*За m² на месец/s);
  },
);

Then('the page says since when rents are kept, and no change', async function (this: ShopWorld) {
  const { text } = (await this.visitor()).page;
  assert.match(text, /Следим наемите по месеци от .+\. Ще покажем/);
  assert.doesNotMatch(text, /по-висок/);
});

const leadsTo = (html: string, path: string) => html.includes(`href="${path.replaceAll('&', '&amp;')}`);

Then('it leads to the whole list and to the places nearby', async function (this: ShopWorld) {
  const { page } = await this.visitor();
  assert.ok(leadsTo(page.html, `${pathOf('Properties', 'bg')}?city=`), 'the list is not linked');
  assert.ok(leadsTo(page.html, '/naemi/d'), 'no place nearby is linked');
});

Then('the page of the place has no home, and search engines leave it out', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.equal(visitor.screen(RentPlaceScreen).homes.total, 0);
  assert.match(visitor.page.html, /<meta name="robots" content="noindex/);
});

Then('it leads to being told of the first one, and to the places nearby', async function (this: ShopWorld) {
  const { page } = await this.visitor();
  assert.ok(leadsTo(page.html, pathOf('SaveSearch', 'bg')), 'nobody is told of anything');
  assert.ok(leadsTo(page.html, '/naemi/d'), 'no place nearby is linked');
});
