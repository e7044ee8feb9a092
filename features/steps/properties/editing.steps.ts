import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { OwnProperties } from '../../../src/core/properties/own-properties.ts';
import type { EditedProperty } from '../../../src/core/properties/own-properties.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { PropertyFormScreen } from '../../../src/view-models/properties/property-form-screen.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

const FIELDS = { 'a rent': 'price', 'a deposit': 'deposit', 'an area': 'area', 'a floor': 'floor' } as const;
type What = keyof typeof FIELDS;

const form = async (world: ShopWorld) => (await world.visitor()).screen(PropertyFormScreen);
const editor = async (world: ShopWorld) => (await form(world)).editor;

/** Same landlord in another window or on another device. */
async function elsewhere(world: ShopWorld): Promise<OwnProperties> {
  return (await world.visitor()).get(OwnProperties);
}

async function stored(world: ShopWorld): Promise<EditedProperty> {
  const { id } = await editor(world);
  assert.ok(id !== null, 'the listing is not saved yet');
  return (await elsewhere(world)).ownProperty({ id: String(id) });
}

async function saveElsewhere(world: ShopWorld, changes: Partial<PropertyContent>): Promise<void> {
  const { id, content, version } = await stored(world);
  await (await elsewhere(world)).updateProperty({ ...content, ...changes, id, version });
}

async function save(world: ShopWorld): Promise<void> {
  const opened = await editor(world);
  await opened.form.submit();
  world.notes.set('written', opened);
}

Given('I have {string} open to change it', async function (this: ShopWorld, title: string) {
  const id = await propertyBuilderOf(this).idOf(title);
  await (await this.visitor()).arrive(pathOf('AdminEditProperty', 'bg', { id }));
});

When('its rent becomes {money} in another window', function (this: ShopWorld, price: number) {
  return saveElsewhere(this, { price });
});

When('it is paused in another window', async function (this: ShopWorld) {
  const { id } = await stored(this);
  await (await elsewhere(this)).changePropertyStatus({ id, status: 'paused' });
});

When(/^I write (an? \w+) of "([^"]*)"$/, async function (this: ShopWorld, what: What, typed: string) {
  (await editor(this)).form.set(FIELDS[what], typed);
});

When(
  /^I write (an? \w+) of "([^"]*)" and save$/,
  async function (this: ShopWorld, what: What, typed: string) {
    (await editor(this)).form.set(FIELDS[what], typed);
    await save(this);
  },
);

When('I choose mine and save', async function (this: ShopWorld) {
  const opened = await editor(this);
  for (const clash of opened.version.clashes) opened.choose(clash, 'mine');
  await save(this);
});

Then(
  '{string} is let for {money} with a deposit of {money}',
  async function (this: ShopWorld, title: string, price: number, deposit: number) {
    const id = String(await propertyBuilderOf(this).idOf(title));
    const { content } = await (await elsewhere(this)).ownProperty({ id });
    assert.deepEqual([content.price, content.deposit], [price, deposit]);
  },
);

Then('I am told that {string} was saved elsewhere', async function (this: ShopWorld, field: string) {
  assert.deepEqual((await editor(this)).version.adopted, [field]);
});

Then(
  'I am asked whether {string} is {string} or {string}',
  async function (this: ShopWorld, field: string, mine: string, theirs: string) {
    assert.deepEqual((await editor(this)).version.clashes, [{ field, mine, theirs }]);
  },
);

Then('my draft is still to be let for {money}', async function (this: ShopWorld, price: number) {
  await (await this.visitor()).settled();
  assert.equal((await stored(this)).content.price, price);
});

Then(/^my draft says (an? \w+) of ([\d.]+)$/, async function (this: ShopWorld, what: What, value: string) {
  await (await this.visitor()).settled();
  assert.equal((await stored(this)).content[FIELDS[what]], Number(value));
});

Then('I am told that {string} is not saved', async function (this: ShopWorld, field: string) {
  assert.deepEqual(Object.keys((await editor(this)).unsaved), [field]);
});

Then('the form still says {string}', async function (this: ShopWorld, typed: string) {
  assert.equal((await editor(this)).form.values.price, typed);
});
