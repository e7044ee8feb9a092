import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import {
  handleOwnerWarnings,
  warnedOwners,
} from '../../../server/modules/properties/listing/owner-warnings.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { newSecret } from '../../../server/platform/secrets.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { anOffer } from '../../../tests/support/an-offer.ts';
import { ownWords } from '../../../tests/support/own-words.ts';
import { OWNER_EMAIL } from '../../support/property-builder.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

const publish = async (world: ShopWorld, count: number, owner = OWNER_EMAIL, description?: string) => {
  for (let number = 0; number < count; number += 1)
    world.notes.set(
      'home',
      await propertyBuilderOf(world).publish({ ...(description && { description }) }, owner),
    );
};

Given(/^Иван publishes (\d+) homes? today$/, function (this: ShopWorld, count: string) {
  return publish(this, Number(count));
});

Given(/^Иван posts (\d+) rooms? today$/, async function (this: ShopWorld, count: string) {
  const builder = propertyBuilderOf(this);
  await builder.places();
  const districtId = await builder.districtId('Лозенец');
  const moveInFrom = this.run.clock.now().toISOString().slice(0, 10);
  for (let number = 0; number < Number(count); number += 1) {
    const aboutPeople = `${anOffer().aboutPeople} ${ownWords()}.`;
    const offer = { ...anOffer({ districtId, moveInFrom, aboutPeople }), key: newSecret() };
    const { id } = (await builder.post(OWNER_EMAIL, '/api/tenant-offer', offer)) as { id: number };
    this.notes.set('room', id);
  }
});

Given('a trusted agency publishes {int} homes today', async function (this: ShopWorld, count: number) {
  const email = 'agency@example.com';
  await propertyBuilderOf(this).owner(email, { type: 'agency', name: 'Дом и ключ', trusted: true });
  await publish(this, count, email);
});

Given(
  'Мария Иванова offers a home by the telephone {string}',
  async function (this: ShopWorld, phone: string) {
    const email = 'maria@example.com';
    await propertyBuilderOf(this).owner(email, { name: 'Мария Иванова', phone: phone.replaceAll(' ', '') });
    await publish(this, 1, email);
  },
);

Given(
  'Петър Стоянов offers a home and writes in it {string}',
  async function (this: ShopWorld, written: string) {
    const email = 'petar@example.com';
    await propertyBuilderOf(this).owner(email, { name: 'Петър Стоянов', phone: '0888999888' });
    await publish(this, 1, email, `Тихо жилище до парка, с голяма тераса и хубава светлина. ${written}`);
  },
);

When(/^I open (?:his|her|its) last home$/, async function (this: ShopWorld) {
  const id = String(this.notes.get('home'));
  await (await this.visitor()).arrive(pathOf('Property', 'bg', { id }));
});

When('I open his last room', async function (this: ShopWorld) {
  const id = String(this.notes.get('room'));
  await (await this.visitor()).arrive(pathOf('RoommateOffer', 'bg', { id }));
});

When('the team finds nothing wrong with Иван', async function (this: ShopWorld) {
  const { database } = await this.shop();
  const [owner] = await warnedOwners(database.db);
  assert.ok(owner, 'the team has no case');
  await inTransaction(database.db, (transaction) =>
    handleOwnerWarnings(transaction, owner.id, this.run.clock.now()),
  );
});

Then('the page does not warn of its owner', async function (this: ShopWorld) {
  const { text } = (await this.visitor()).page;
  assert.ok(!/Много обяви|Един телефон/.test(text), text);
});

Then(
  /^the team has the case "(.*)" of (.*)$/,
  async function (this: ShopWorld, reason: string, name: string) {
    const cases = await warnedOwners((await this.shop()).database.db);
    const own = cases.find(({ title }) => title.startsWith(name));
    assert.deepEqual(own?.reasons, [reason]);
  },
);

Then('the team has no case', async function (this: ShopWorld) {
  assert.deepEqual(await warnedOwners((await this.shop()).database.db), []);
});
