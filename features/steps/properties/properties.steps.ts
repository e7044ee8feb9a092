import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { requestConfirmations } from '../../../server/modules/properties/editor/confirm-listings.ts';
import type { Appliance } from '../../../src/core/properties/property-choices.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { PropertyCatalogue } from '../../../src/core/properties/property-catalogue.ts';
import type { PropertyForm } from '../../../src/core/properties/property-form.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { pathOf, queryText } from '../../../src/core/site/paths.ts';
import { AgenciesScreen } from '../../../src/view-models/properties/agencies-screen.ts';
import { AgencyScreen } from '../../../src/view-models/properties/agency-screen.ts';
import { OwnPropertiesScreen } from '../../../src/view-models/properties/own-properties-screen.ts';
import type { OwnAction } from '../../../src/view-models/properties/own-properties-screen.ts';
import { PropertiesMap } from '../../../src/view-models/properties/properties-map.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import { PropertyFormScreen } from '../../../src/view-models/properties/property-form-screen.ts';
import { PropertyScreen } from '../../../src/view-models/properties/property-screen.ts';
import { FavoritesScreen } from '../../../src/view-models/favorites/favorites-screen.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import { HomeScreen } from '../../../src/view-models/shop/home-screen.ts';
import { A_PROPERTY, PropertyBuilder } from '../../support/property-builder.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import { plain } from '../../support/browser/html-page.ts';
import type { ShopWorld } from '../../support/world.ts';
import { markedFields } from '../../support/field-words.ts';

const maps = new WeakMap<ShopWorld, PropertiesMap>();
const builders = new WeakMap<ShopWorld, PropertyBuilder>();

export function propertyBuilderOf(world: ShopWorld): PropertyBuilder {
  const builder = builders.get(world) ?? new PropertyBuilder(world);
  builders.set(world, builder);
  return builder;
}

const list = async (world: ShopWorld) => (await world.visitor()).screen(PropertiesScreen);
const titles = (properties: readonly { title: string }[]) => properties.map(({ title }) => title);

Given('Иван offers these homes:', async function (this: ShopWorld, table: DataTable) {
  for (const row of table.hashes()) {
    const appliances = (row['appliances'] ?? '').split(', ').filter((one) => one !== '') as Appliance[];
    await propertyBuilderOf(this).publish({
      title: row['title'] ?? '',
      district: row['district'] ?? 'Лозенец',
      price: stotinkiOf(row['price'] ?? ''),
      deposit: stotinkiOf(row['price'] ?? ''),
      ...(row['area'] && { area: Number(row['area']) }),
      ...(row['type'] && { type: row['type'] as PropertyContent['type'] }),
      ...(row['bedrooms'] && { bedrooms: Number(row['bedrooms']) }),
      ...(row['furniture'] && { furniture: row['furniture'] as PropertyContent['furniture'] }),
      ...(row['heating'] && { heating: row['heating'] as PropertyContent['heating'] }),
      ...(row['balconies'] && { balconies: Number(row['balconies']) }),
      ...(row['construction'] && { construction: row['construction'] as PropertyContent['construction'] }),
      petFriendly: row['pets'] === 'yes',
      ...(row['advantages'] && {
        propertyAdvantages: [row['advantages'] as PropertyContent['propertyAdvantages'][number]],
      }),
      appliances: appliances.map((appliance, order) => ({ appliance, order })),
    });
  }
});

Given('Иван offers {int} more homes', async function (this: ShopWorld, count: number) {
  for (let number = 1; number <= count; number += 1) {
    await propertyBuilderOf(this).publish({ title: `Още едно жилище номер ${number}` });
  }
});

Then(
  /^the list has (\d+) homes of (\d+), on (\d+) pages?$/,
  async function (this: ShopWorld, shown: string, total: string, pages: string) {
    const { properties, pageCount } = await list(this);
    assert.deepEqual(
      [properties.data.length, properties.total, pageCount],
      [Number(shown), Number(total), Number(pages)],
    );
  },
);

Then('the first home is the newest', async function (this: ShopWorld) {
  const moments = (await list(this)).properties.data.map(({ createdAt }) => createdAt);
  assert.deepEqual(moments, moments.toSorted().toReversed());
});

Then('the homes are in the order {string}', async function (this: ShopWorld, names: string) {
  assert.equal(titles((await list(this)).properties.data).join(', '), names);
});

Then('I find {string}', async function (this: ShopWorld, names: string) {
  const { data } = (await list(this)).properties;
  assert.equal(titles(data).toSorted().join(', '), names.split(', ').toSorted().join(', '));
});

When('I filter the homes by pets', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const query = (await list(this)).queryWith({ filters: { pets: true } });
  await visitor.go(pathOf('Properties', 'bg') + queryText(query));
});

Then('the address of the list is {string}', async function (this: ShopWorld, address: string) {
  assert.equal((await this.visitor()).history.url, address);
});

When('I open the advanced search', async function (this: ShopWorld) {
  (await list(this)).toggleAdvanced();
});

Then('all filters are shown', async function (this: ShopWorld) {
  assert.equal((await list(this)).advanced, true);
});

When('the map is on the screen', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const map = new PropertiesMap(visitor.get(PropertyCatalogue), await list(this));
  await map.follow();
  maps.set(this, map);
});

Then('the map has {int} homes', async function (this: ShopWorld, count: number) {
  const homes = maps.get(this)?.homes;
  assert.deepEqual([homes?.data.length, homes?.total], [count, count]);
});

When('I search where the map looks at Plovdiv', async function (this: ShopWorld) {
  const within = { south: 42.1, west: 24.7, north: 42.2, east: 24.8 };
  const query = (await list(this)).queryWithin(within);
  await (await this.visitor()).go(pathOf('Properties', 'bg') + queryText(query));
});

Given(
  /^the home "([^"]*)" is (paused|rented|deleted)$/,
  async function (this: ShopWorld, title: string, state: string) {
    const properties = propertyBuilderOf(this);
    const id = await properties.idOf(title);
    if (state !== 'deleted') {
      await properties.post('ivan@example.com', `/api/user/property/${id}/status`, { status: state });
      return;
    }
    const { server } = await this.shop();
    const cookie = await properties.owner();
    await server.inject({ method: 'DELETE', url: `/api/property/${id}`, headers: { cookie } });
  },
);

When('I open the home {string}', async function (this: ShopWorld, title: string) {
  const id = await propertyBuilderOf(this).idOf(title);
  await (await this.visitor()).arrive(pathOf('Property', 'bg', { id }));
});

When('I open the English address of the home {string}', async function (this: ShopWorld, title: string) {
  const id = await propertyBuilderOf(this).idOf(title);
  await (await this.visitor()).arrive(pathOf('Property', 'en', { id }));
});

const property = async (world: ShopWorld) => {
  const { property } = (await world.visitor()).screen(PropertyScreen);
  assert.ok(property, 'no home is open');
  return property;
};

Then('it takes {money} to move in', async function (this: ShopWorld, stotinki: number) {
  assert.equal((await property(this)).dueAtMovingIn, stotinki);
  const { page } = await this.visitor();
  const [amount = ''] = priceInText(stotinki, 'bg', 'bgn-first').split(' (');
  assert.ok(plain(page.text).includes(plain(amount)), 'the page does not say so');
});

Then('similar homes are {string}', async function (this: ShopWorld, names: string) {
  const { similar } = (await this.visitor()).screen(PropertyScreen);
  assert.equal(titles(similar).toSorted().join(', '), names);
});

Then('the owner is shown as {string}', async function (this: ShopWorld, name: string) {
  assert.equal((await property(this)).owner.name, name);
});

Given(
  'the trusted agency {string} offers a home in {string}',
  async function (this: ShopWorld, name: string, district: string) {
    await propertyBuilderOf(this).owner('agency@example.com', { type: 'agency', name, trusted: true });
    await propertyBuilderOf(this).publish({ title: 'Жилище на агенция', district }, 'agency@example.com');
  },
);

Given('the agency {string} is not trusted', async function (this: ShopWorld, name: string) {
  await propertyBuilderOf(this).owner('other@example.com', { type: 'agency', name });
});

Then('the agencies are {string}', async function (this: ShopWorld, names: string) {
  const { agencies } = (await this.visitor()).screen(AgenciesScreen);
  assert.equal(agencies.data.map(({ name }) => name).join(', '), names);
});

When('I open the page of the agency {string}', async function (this: ShopWorld, name: string) {
  const visitor = await this.visitor();
  const agency = visitor.screen(AgenciesScreen).agencies.data.find((one) => one.name === name);
  await visitor.go(pathOf('Agency', 'bg', { id: agency?.id ?? 0 }));
});

Then('it offers {int} home', async function (this: ShopWorld, count: number) {
  assert.equal((await this.visitor()).screen(AgencyScreen).properties.total, count);
});

When('I mark the home as a favorite', async function (this: ShopWorld) {
  (await this.visitor()).get(FavoritesViewModel).toggle('property', (await property(this)).id);
});

Then('among the favorites are the homes {string}', async function (this: ShopWorld, names: string) {
  const visitor = await this.visitor();
  await visitor.answered();
  assert.equal(titles(visitor.screen(FavoritesScreen).properties ?? []).join(', '), names);
});

Then('the home page shows {int} homes', async function (this: ShopWorld, count: number) {
  const visitor = await this.visitor();
  assert.equal(visitor.screen(HomeScreen).newProperties.length, count);
});

Given('the cities of Bulgaria', async function (this: ShopWorld) {
  await propertyBuilderOf(this).places();
});

const editor = async (world: ShopWorld) => (await world.visitor()).screen(PropertyFormScreen).editor;

async function write(world: ShopWorld, changes: Partial<PropertyForm>): Promise<void> {
  const { form } = await editor(world);
  for (const [name, value] of Object.entries(changes)) form.set(name as keyof PropertyForm, value as never);
}

/** Complete listing as typed by a person. */
async function writeWhole(world: ShopWorld, changes: Partial<PropertyForm>): Promise<void> {
  await write(world, {
    district_id: await propertyBuilderOf(world).districtId('Лозенец'),
    price: '1300',
    deposit: '1300',
    commission: '0',
    title: 'Светъл двустаен до парка',
    description: A_PROPERTY.description,
    type: 'two-room',
    construction: 'brick',
    heating: 'tec',
    furniture: 'furnished',
    floor: '3',
    totalFloors: '6',
    bedrooms: '1',
    bathrooms: '1',
    area: '65',
    buildingYear: '2008',
    gpsCoordinates: '42.6725, 23.3205',
    ...changes,
  });
}

When('I write a whole listing called {string}', async function (this: ShopWorld, title: string) {
  await writeWhole(this, { title });
});

const WRONG: Record<string, Partial<PropertyForm>> = {
  'coordinates in Paris': { gpsCoordinates: '48.8566, 2.3522' },
  'a floor above the last': { floor: '9' },
  'a deposit in words': { deposit: 'един наем' },
  'a day that no month has': { availableFrom: '2027-02-31' },
};

When(/^I write a whole listing with (.+)$/, async function (this: ShopWorld, what: string) {
  await writeWhole(this, WRONG[what] ?? {});
});

When('I write only the title {string}', async function (this: ShopWorld, title: string) {
  await write(this, { title });
});

When('I publish it', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  this.notes.set('written', await editor(this));
  await visitor.screen(PropertyFormScreen).save();
  await visitor.settled();
});

Then('the form marks {string}', function (this: ShopWorld, fields: string) {
  const { form } = this.note<PropertyFormScreen['editor']>('written');
  const marked = markedFields(form.errors).split(', ');
  for (const field of fields.split(', ')) {
    assert.ok(marked.includes(field), `${field} is not among ${marked.join(', ')}`);
  }
});

async function own(world: ShopWorld, tab: string): Promise<OwnPropertiesScreen> {
  const visitor = await world.visitor();
  // Waits for the automatic save.
  await visitor.settled();
  await visitor.arrive(pathOf('AdminPropertyList', 'bg', {}, { tab }));
  return visitor.screen(OwnPropertiesScreen);
}

Then(/^my (\w+) homes are "([^"]*)"$/, async function (this: ShopWorld, tab: string, names: string) {
  assert.equal(titles((await own(this, tab)).properties.data).join(', '), names);
});

When('a person looks for homes', async function (this: ShopWorld) {
  await (await this.visitor('somebody')).arrive('/imoti');
});

Then('they find {string}', async function (this: ShopWorld, title: string) {
  const visitor = await this.visitor('somebody');
  assert.ok(titles(visitor.screen(PropertiesScreen).properties.data).includes(title), 'it is not there');
});

/** Publishes as the signed-in account. */
async function publishOwn(world: ShopWorld, changes: Partial<PropertyForm>): Promise<void> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('AdminAddProperty', 'bg'));
  await writeWhole(world, changes);
  await visitor.screen(PropertyFormScreen).save();
  await visitor.settled();
}

Given('I have published {string}', async function (this: ShopWorld, title: string) {
  await publishOwn(this, { title });
});

Given('I have published {int} homes', async function (this: ShopWorld, count: number) {
  // Rents differ, because many almost identical homes would wait for review.
  for (let number = 1; number <= count; number += 1)
    await publishOwn(this, { title: `Мое жилище номер ${number}`, price: String(1_000 + 100 * number) });
});

Then('my list has {int} homes of {int}', async function (this: ShopWorld, shown: number, total: number) {
  const { properties } = await own(this, 'active');
  assert.deepEqual(
    [properties.data.length, properties.total, properties.counts.active],
    [shown, total, total],
  );
});

const TAB_OF: Record<string, [OwnAction, string]> = {
  pause: ['pause', 'active'],
  delete: ['delete', 'paused'],
  restore: ['restore', 'deleted'],
};

When(/^I (pause|delete|restore) "([^"]*)"$/, async function (this: ShopWorld, verb: string, title: string) {
  const [action, tab] = TAB_OF[verb] ?? ['pause', 'active'];
  const screen = await own(this, tab);
  const property = screen.properties.data.find((one) => one.title === title);
  assert.ok(property, `${title} is not there`);
  await screen.do(action, property);
  if (screen.pendingAction) await screen.confirm();
});

When('I choose all homes of the list and pause them', async function (this: ShopWorld) {
  const { bulk, properties } = (await this.visitor()).screen(OwnPropertiesScreen);
  bulk.choose(properties.data.map(({ id }) => id));
  bulk.prepare('pause', 'active');
  await bulk.confirm();
});

Then(
  '{int} homes were changed, and none is left in the list',
  async function (this: ShopWorld, count: number) {
    const { bulk, properties } = (await this.visitor()).screen(OwnPropertiesScreen);
    assert.deepEqual([bulk.outcome?.changed.length, properties.total], [count, 0]);
  },
);

When('I undo the change of many homes', async function (this: ShopWorld) {
  await (await this.visitor()).screen(OwnPropertiesScreen).bulk.undo();
});

When('I have the description drafted for {string}', async function (this: ShopWorld, address: string) {
  await write(this, { description: '', address });
  await (await this.visitor()).screen(PropertyFormScreen).description.write();
});

Then(
  'the description speaks of {string} and is marked as a draft',
  async function (this: ShopWorld, word: string) {
    const screen = (await this.visitor()).screen(PropertyFormScreen);
    const { description, descriptionAi } = screen.editor.form.values;
    assert.ok(description.includes(word), description);
    assert.deepEqual([descriptionAi, screen.description.isUnwritten], [description, true]);
  },
);

When(/^(\d+) (?:more )?days pass without a word$/, async function (this: ShopWorld, days: string) {
  this.run.clock.pass(Number(days) * 24 * 60 * 60 * 1000);
  const { properties } = await this.shop();
  await requestConfirmations(properties);
});

Then('I am asked by e-mail whether it still holds', async function (this: ShopWorld) {
  const [mail] = await (await this.goods()).mailsTo('person@example.com');
  assert.ok(mail?.text.includes('Забравеният двустаен'), `no such e-mail: ${mail?.subject}`);
});

Then('the home {string} is paused by itself', async function (this: ShopWorld, title: string) {
  const { database } = await this.shop();
  const row = await database.db
    .selectFrom('property')
    .select('status')
    .where('title', '=', title)
    .executeTakeFirst();
  assert.equal(row?.status, 'paused');
});
