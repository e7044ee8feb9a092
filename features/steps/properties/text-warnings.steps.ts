import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ReaderWarning } from '../../../src/core/accounts/warnings.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import { PropertyScreen } from '../../../src/view-models/properties/property-screen.ts';
import { PropertyFormScreen } from '../../../src/view-models/properties/property-form-screen.ts';
import { A_PROPERTY } from '../../support/property-builder.ts';
import type { ShopWorld } from '../../support/world.ts';
import { comeInAs } from './come-in-as.ts';
import { propertyBuilderOf } from './properties.steps.ts';

const ME = 'petar@example.com';
/** Long enough that the texts stay almost the same with another title. */
const SAME = `${A_PROPERTY.description} Обзаведено е с всичко нужно, отоплението е от ТЕЦ, а етажната такса е в наема.`;

const publish = (world: ShopWorld, changes: Partial<PropertyContent>) =>
  propertyBuilderOf(world).publish(changes, ME);

Given('I publish {int} homes with the same text', async function (this: ShopWorld, count: number) {
  for (let number = 0; number < count; number += 1) await publish(this, { description: SAME });
});

When('I publish {string} with the same text', async function (this: ShopWorld, title: string) {
  await publish(this, { title, description: SAME });
});

When(
  'I publish {string} and write in it {string}',
  async function (this: ShopWorld, title: string, written: string) {
    await publish(this, { title, description: `${SAME} ${written}` });
  },
);

When('I describe {string} as {string}', async function (this: ShopWorld, title: string, description: string) {
  const builder = propertyBuilderOf(this);
  const id = await builder.idOf(title);
  const { version, content } = (await builder.edited(ME, id)) as {
    version: string;
    content: PropertyContent;
  };
  await builder.post(ME, `/api/user/property/${id}`, { ...content, images: [], description, version });
});

async function warningsOf(
  world: ShopWorld,
  title: string,
): Promise<(readonly ReaderWarning[] | undefined)[]> {
  const visitor = await world.visitor('somebody');
  await visitor.arrive('/imoti');
  const card = visitor.screen(PropertiesScreen).properties.data.find((one) => one.title === title);
  assert.ok(card, 'it is not there');
  await visitor.arrive(pathOf('Property', 'bg', { id: card.id }));
  return [card.warnings, visitor.screen(PropertyScreen).property?.warnings];
}

Then(
  'the list and the page of {string} warn of money and of another channel',
  async function (this: ShopWorld, title: string) {
    const both = ['money', 'channel'];
    assert.deepEqual(await warningsOf(this, title), [both, both]);
  },
);

Then('neither the list nor the page of {string} warns', async function (this: ShopWorld, title: string) {
  assert.deepEqual(await warningsOf(this, title), [undefined, undefined]);
});

async function casesOf(world: ShopWorld, title: string): Promise<string[]> {
  const { database } = await world.shop();
  const rows = await database.db
    .selectFrom('property_report')
    .select('reason')
    .where('property_id', '=', await propertyBuilderOf(world).idOf(title))
    .where('handled_at', 'is', null)
    .orderBy('reason')
    .execute();
  return rows.map(({ reason }) => reason);
}

Then(
  '{string} is reported to the team as {string}',
  async function (this: ShopWorld, title: string, reason: string) {
    assert.deepEqual(await casesOf(this, title), [reason]);
  },
);

Then(
  '{string} is reported to the team as {string} and as {string}',
  async function (this: ShopWorld, title: string, first: string, second: string) {
    assert.deepEqual(await casesOf(this, title), [first, second]);
  },
);

Then(
  'the form of {string} says that it is nearly the same as others',
  async function (this: ShopWorld, title: string) {
    await comeInAs(this, ME);
    const visitor = await this.visitor();
    const id = await propertyBuilderOf(this).idOf(title);
    await visitor.arrive(pathOf('AdminEditProperty', 'bg', { id }));
    assert.ok(visitor.screen(PropertyFormScreen).editor.isPendingAsSimilar);
  },
);
