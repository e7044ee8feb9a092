import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { queryOfText, searchedList } from '../../../src/core/searches/searched-list.ts';
import { pathOf, queryText } from '../../../src/core/site/paths.ts';
import { HiddenListingsScreen } from '../../../src/view-models/properties/marks/hidden-listings-screen.ts';
import { MarksOpener } from '../../../src/view-models/properties/marks/marks-opener.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

const marksOf = async (world: ShopWorld) => (await world.visitor()).get(MarksOpener).open();

Given('I have seen {string}', async function (this: ShopWorld, title: string) {
  (await marksOf(this)).see('property', await propertyBuilderOf(this).idOf(title));
});

Given('I say that {string} is not for me', async function (this: ShopWorld, title: string) {
  (await marksOf(this)).hide('property', await propertyBuilderOf(this).idOf(title));
});

When('I show {string} again', async function (this: ShopWorld, title: string) {
  const screen = (await this.visitor()).screen(HiddenListingsScreen);
  screen.restore('property', await propertyBuilderOf(this).idOf(title));
});

When('I ask for homes that I have not seen', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const query = visitor.screen(PropertiesScreen).queryWith({ unseen: true });
  await visitor.go(pathOf('Properties', 'bg') + queryText(query));
});

Then('what I have hidden is {string}', async function (this: ShopWorld, titles: string) {
  const visitor = await this.visitor();
  await (await marksOf(this)).refresh();
  await visitor.answered();
  const hidden = visitor.screen(HiddenListingsScreen).properties ?? [];
  assert.equal(hidden.map(({ title }) => title).join(', '), titles);
});

Then('the search that would be saved is {string}', async function (this: ShopWorld, filters: string) {
  const { search } = new URL((await this.visitor()).history.url, 'http://shop.test');
  assert.equal(searchedList('properties', queryOfText(search.slice(1))).filters, filters);
});
