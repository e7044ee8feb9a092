import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import locations from '../../../content/locations.json' with { type: 'json' };
import type { PropertyFilters } from '../../../src/core/properties/property-filters.ts';
import type { TravelMeans } from '../../../src/core/properties/property-choices.ts';
import type { PropertyOrder } from '../../../src/core/properties/property-search.ts';
import { pathOf, queryText } from '../../../src/core/site/paths.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

/** District in the notation of an address. */
function district(name: string): string {
  const found = locations.flatMap(({ districts }) => districts).find((one) => one.name.bg === name);
  assert.ok(found, `No district is called ${name}`);
  return `d${found.id}`;
}

async function look(world: ShopWorld, filters: Partial<PropertyFilters>, orderBy?: PropertyOrder) {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('Properties', 'bg'));
  const query = visitor.screen(PropertiesScreen).queryWith({ filters, ...(orderBy && { orderBy }) });
  await visitor.arrive(pathOf('Properties', 'bg') + queryText(query));
}

When(
  /^I look for homes within (\d+) minutes by (walk|bike|transit) of the district (.+)$/,
  async function (this: ShopWorld, minutes: string, by: string, name: string) {
    await look(this, { near: [district(name)], by: by as TravelMeans, minutes: Number(minutes) });
  },
);

When(/^I order homes by their way to the district (.+)$/, async function (this: ShopWorld, name: string) {
  await look(this, { near: [district(name)], by: 'transit' }, 'near.ASC');
});

Then('the page says for each home how many minutes it is away', async function (this: ShopWorld) {
  const { page } = await this.visitor();
  const count = page.text.match(/пеша ≈ \d+ мин, с колело ≈ \d+ мин, с транспорт ≈ \d+ мин/g)?.length;
  assert.equal(count, 3, page.text.slice(0, 2_000));
});

Then('the list says that a place is not known', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.match(visitor.page.text, /Едно от местата във връзката не е познато/);
});
