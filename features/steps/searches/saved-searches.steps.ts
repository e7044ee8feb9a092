import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { matchAndNotify } from '../../../server/modules/searches/search-jobs.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { SaveSearchScreen } from '../../../src/view-models/searches/save-search-screen.ts';
import { SavedSearchScreen } from '../../../src/view-models/searches/saved-search-screen.ts';
import { SavedSearchesScreen } from '../../../src/view-models/searches/saved-searches-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

async function open(world: ShopWorld, query: Record<string, string | number>): Promise<SaveSearchScreen> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('SaveSearch', 'bg', {}, { kind: 'properties', ...query }));
  return visitor.screen(SaveSearchScreen);
}

async function openNarrowed(world: ShopWorld, district: string, price: number): Promise<SaveSearchScreen> {
  const { database } = await world.shop();
  const { id, city_id: city } = await database.db
    .selectFrom('district')
    .select(['id', 'city_id'])
    .where('name_bg', '=', district)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return open(world, { city, district: id, priceTo: price });
}

async function mailsTo(world: ShopWorld, recipient: string) {
  const { database } = await world.shop();
  return database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

/** Link to the search in the latest mail. */
async function follow(world: ShopWorld, email: string): Promise<SavedSearchScreen> {
  const [mail] = await mailsTo(world, email);
  const [link = ''] =
    /https:\/\/\S+zapazeno-tarsene\/[\w-]{43}\?(?:confirm|alert)=\d+$/m.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  const visitor = await world.visitor();
  await visitor.arrive(pathname + search);
  return visitor.screen(SavedSearchScreen);
}

const titlesOf = (screen: SavedSearchScreen) => screen.cards.map(({ item }) => item.title).join(', ');
const ownEmail = async (world: ShopWorld) => (await world.visitor()).get(Session).user?.email ?? '';

When(
  'I save the search of homes in {word} up to {int} лв.',
  async function (this: ShopWorld, district: string, price: number) {
    await (await openNarrowed(this, district, price)).save();
  },
);

When(
  'I want to save the search of homes in {word} up to {int} лв.',
  async function (this: ShopWorld, district: string, price: number) {
    await openNarrowed(this, district, price);
  },
);

When('I want to save the search of all homes', async function (this: ShopWorld) {
  await open(this, {});
});

Given(
  'I save the search of homes in {word} up to {int} лв. for {string}',
  async function (this: ShopWorld, district: string, price: number, email: string) {
    const screen = await openNarrowed(this, district, price);
    screen.typeEmail(email);
    await screen.save();
    assert.equal(screen.outcome, 'sent');
  },
);

When('a minute passes for the searches', async function (this: ShopWorld) {
  await matchAndNotify((await this.shop()).searches);
});

When('{string} confirms the search', async function (this: ShopWorld, email: string) {
  const { confirmation } = await follow(this, email);
  await confirmation?.confirm();
  assert.equal(confirmation?.outcome, 'confirmed');
});

When(
  '{string} says that {string} is not for her',
  async function (this: ShopWorld, email: string, title: string) {
    const screen = await follow(this, email);
    const card = screen.cards.find(({ item }) => item.title === title);
    assert.ok(card, 'it is not shown');
    await screen.hide(card.id);
  },
);

When('I take that back', async function (this: ShopWorld) {
  await (await this.visitor()).screen(SavedSearchScreen).undoHide();
});

When('I end the search', async function (this: ShopWorld) {
  const screen = (await this.visitor()).screen(SavedSearchScreen);
  screen.setEnding('one');
  await screen.end();
});

Then('the search is among my saved searches', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive(pathOf('AdminSavedSearches', 'bg'));
  await visitor.settled();
  const { list } = visitor.screen(SavedSearchesScreen);
  assert.deepEqual(
    list.map(({ name }) => name),
    ['София, Лозенец, до 1 200 лв.'],
  );
});

Then('I have one e-mail about {string} and nothing else', async function (this: ShopWorld, title: string) {
  const mails = (await mailsTo(this, await ownEmail(this))).filter(({ text }) => text.includes('Търсите:'));
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [`Ново жилище по търсенето Ви: ${title}`],
  );
});

Then('behind its link I find {string}', async function (this: ShopWorld, titles: string) {
  assert.equal(titlesOf(await follow(this, await ownEmail(this))), titles);
});

Then('I am told that it is saved already', async function (this: ShopWorld) {
  const { proposed } = (await this.visitor()).screen(SaveSearchScreen);
  assert.ok(proposed?.savedAs, 'it is not known');
});

Then('I am told that it is too wide', async function (this: ShopWorld) {
  const { proposed } = (await this.visitor()).screen(SaveSearchScreen);
  assert.equal(proposed?.isTooWide, true);
});

Then('{string} has nothing but a link to confirm', async function (this: ShopWorld, email: string) {
  assert.deepEqual(
    (await mailsTo(this, email)).map(({ subject }) => subject),
    ['Потвърдете запазеното търсене'],
  );
});

Then('{string} is told of {string}', async function (this: ShopWorld, email: string, title: string) {
  const [mail] = await mailsTo(this, email);
  assert.equal(mail?.subject, `Ново жилище по търсенето Ви: ${title}`);
});

Then('the search shows nothing', async function (this: ShopWorld) {
  assert.equal(titlesOf((await this.visitor()).screen(SavedSearchScreen)), '');
});

Then('the search shows {string}', async function (this: ShopWorld, titles: string) {
  assert.equal(titlesOf((await this.visitor()).screen(SavedSearchScreen)), titles);
});

Then('{string} has no saved search', async function (this: ShopWorld, email: string) {
  const { database } = await this.shop();
  const rows = await database.db.selectFrom('saved_search').select('id').where('email', '=', email).execute();
  assert.deepEqual(rows, []);
});
