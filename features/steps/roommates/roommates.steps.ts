import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { sql } from 'kysely';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { matchOf } from '../../../src/core/roommates/match.ts';
import { NO_HABITS } from '../../../src/core/roommates/habits.ts';
import {
  NO_ROOMMATE_FILTERS,
  queryOfRoommateList,
  roommateListFromQuery,
} from '../../../src/core/roommates/roommate-search.ts';
import { roommateOffersByIds } from '../../../src/core/roommates/roommate-catalogue.ts';
import type { OfferOrder, RoommateFilters } from '../../../src/core/roommates/roommate-search.ts';
import type { RoommateOffer, RoommateOfferSummary } from '../../../src/core/roommates/roommate-offer.ts';
import type { RoommateOfferContent } from '../../../src/core/roommates/roommate-offer-content.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import { POSTER_EMAIL, RoomSeeker, universityId } from '../../support/room-seeker.ts';
import type { ShopWorld } from '../../support/world.ts';
import { markedFields } from '../../support/field-words.ts';

const titles = (offers: readonly { title: string }[]) => offers.map(({ title }) => title).join(', ');
const found = (world: ShopWorld) => world.note<Page<RoommateOfferSummary>>('rooms');
const opened = (world: ShopWorld) => world.note<RoommateOffer>('room');

/** Poster of the background's rooms. */
async function poster(world: ShopWorld): Promise<RoomSeeker> {
  const seeker = await RoomSeeker.of(world, 'the poster');
  if (!world.notes.has('poster is there')) {
    await seeker.signUp('user', POSTER_EMAIL);
    world.notes.set('poster is there', true);
  }
  return seeker;
}

async function offer(world: ShopWorld, content: Parameters<RoomSeeker['post']>[0]): Promise<void> {
  const seeker = await poster(world);
  await seeker.post(content);
  assert.equal(seeker.refusal, null, `not posted: ${JSON.stringify(seeker.refusal?.fields)}`);
  // Separate times, because otherwise all would be the newest.
  const { database } = await world.shop();
  await sql`update roommate_offer set created_at = created_at + interval '1 minute' * (id % 1000)
    where title = ${content.title}`.execute(database.db);
}

Given('these rooms are offered:', async function (this: ShopWorld, table: DataTable) {
  for (const row of table.hashes()) {
    const { title = '', district = '', price = '', university = '' } = row;
    const content = { title, district, price: stotinkiOf(price) };
    await offer(this, {
      ...content,
      universityId: university === '' ? null : await universityId(this, university),
    });
  }
});

Given('{int} more rooms are offered', async function (this: ShopWorld, count: number) {
  // Rents differ, because many almost identical rooms would wait for review.
  for (let number = 1; number <= count; number += 1)
    await offer(this, { title: `Още една стая ${number}`, price: 20_000 + 3_000 * number });
});

When(/^I look for rooms with (.+?)( by distance)?$/, async function (this: ShopWorld, what: string, near) {
  const filters = { ...NO_ROOMMATE_FILTERS, ...(await filtersOf(this, what)) };
  const orderBy: OfferOrder = near ? 'distance.ASC' : 'createdAt.DESC';
  const { catalogue } = await RoomSeeker.of(this);
  const page = { offset: 0, limit: PAGE_SIZE.roommateOffers };
  this.notes.set('search', { filters, orderBy, page: 1 });
  this.notes.set('rooms', await catalogue.roommateOffers({ ...filters, orderBy, ...page }));
});

async function filtersOf(world: ShopWorld, what: string): Promise<Partial<RoommateFilters>> {
  const [, city] = /city "(.+)"/.exec(what) ?? [];
  const [, university] = /university "(.+)"/.exec(what) ?? [];
  const [, from] = /at least ([\d ]+,\d\d)/.exec(what) ?? [];
  const [, to] = /at most ([\d ]+,\d\d)/.exec(what) ?? [];
  const { database } = await world.shop();
  const place = city && database.db.selectFrom('city').select('id').where('name_bg', '=', city);
  return {
    ...(place && { city: (await place.executeTakeFirstOrThrow()).id }),
    ...(university && { university: await universityId(world, university) }),
    ...(from && { priceFrom: stotinkiOf(from) }),
    ...(to && { priceTo: stotinkiOf(to) }),
  };
}

Then('I find the rooms {string}', function (this: ShopWorld, names: string) {
  assert.equal(titles(found(this).data), names);
});

Then('{string} is among them', function (this: ShopWorld, title: string) {
  assert.ok(titles(found(this).data).includes(title), titles(found(this).data));
});

Then('I see {int} rooms of {int}', function (this: ShopWorld, shown: number, total: number) {
  assert.deepEqual([found(this).data.length, found(this).total], [shown, total]);
});

Then('each room says how far it is from {string}', function (this: ShopWorld, short: string) {
  const said = found(this).data.map(({ university }) => university);
  const distances = said.map((one) => one?.distance ?? -1);
  assert.ok(said.every((one) => one?.short === short));
  assert.deepEqual(
    distances,
    distances.toSorted((one, other) => one - other),
  );
  assert.ok((distances[0] ?? -1) >= 0);
});

Then('the address of my search opens the same search', function (this: ShopWorld) {
  const search = this.note<Parameters<typeof queryOfRoommateList>[0]>('search');
  const address = Object.entries(queryOfRoommateList(search)).filter(([, value]) => value !== null);
  const query = Object.fromEntries(address.map(([name, value]) => [name, [String(value)]]));
  assert.deepEqual(roommateListFromQuery(query), search);
});

Given('my habits are "no smoking, pets welcome, quiet early"', async function (this: ShopWorld) {
  const { habits } = await RoomSeeker.of(this);
  habits.write({ ...NO_HABITS, smoking: 'no', pets: 'yes', quietHours: 'early' });
});

When('I open the room {string}', async function (this: ShopWorld, title: string) {
  const seeker = await RoomSeeker.of(this);
  this.notes.set('room', await seeker.catalogue.roommateOffer({ id: String(await seeker.idOf(title)) }));
});

Then("it says its price, its bills and its poster's first name", function (this: ShopWorld) {
  const { price, bills, billsAmount, poster: by } = opened(this);
  assert.deepEqual([price, bills, billsAmount, by.name], [50_000, 'shared', 8_000, 'Мария И.']);
});

Then("its poster's phone is not on the page", function (this: ShopWorld) {
  assert.ok(!JSON.stringify(opened(this)).includes('0887654321'));
});

Then('it tells me that we go together by {int} percent', async function (this: ShopWorld, percent: number) {
  const { habits } = await RoomSeeker.of(this);
  assert.equal(matchOf(habits.read(), opened(this).habits)?.percent, percent);
});

Then('it tells me nothing of how we go together', async function (this: ShopWorld) {
  const { habits } = await RoomSeeker.of(this);
  assert.equal(matchOf(habits.read(), opened(this).habits), null);
});

Given(/^I have an account of type (\w+)$/, async function (this: ShopWorld, type: AccountType) {
  await (await RoomSeeker.of(this)).signUp(type, `${type}-of-a-scenario@example.com`, 'Иван Петров');
});

When('I post a room called {string}', async function (this: ShopWorld, title: string) {
  await (await RoomSeeker.of(this)).post({ title });
});

const WRONG: Record<string, (seeker: RoomSeeker) => Partial<RoommateOfferContent>> = {
  'no title': () => ({ title: '' }),
  'no price': () => ({ price: null }),
  'no district': () => ({ districtId: null }),
  'a day that has passed': (seeker) => ({ moveInFrom: seeker.day(-2) }),
  '100000 characters': () => ({ aboutHome: 'я'.repeat(100_000) }),
};

When(/^I post a room with (.+)$/, async function (this: ShopWorld, what: string) {
  const seeker = await RoomSeeker.of(this);
  await seeker.post(WRONG[what]?.(seeker) ?? {});
});

Then(
  'the offer/message is refused, marking {string} with {message}',
  async function (this: ShopWorld, field: string, error: string) {
    const { refusal } = await RoomSeeker.of(this);
    const fields = refusal?.fields ?? {};
    assert.deepEqual([markedFields(fields), ...Object.values(fields)], [field, error]);
  },
);

Then('I am told that this is not for me', async function (this: ShopWorld) {
  assert.equal((await RoomSeeker.of(this)).refusal?.kind, 'not-allowed');
});

const ownRooms = async (world: ShopWorld) =>
  (await RoomSeeker.of(world)).own.ownRoommateOffers({ offset: 0, limit: PAGE_SIZE.roommateOffers });
const onlyOwn = async (world: ShopWorld) => {
  const [own] = (await ownRooms(world)).data;
  assert.ok(own, 'I have posted nothing');
  return own;
};

Then('my rooms are {string}', async function (this: ShopWorld, names: string) {
  assert.equal(titles((await ownRooms(this)).data), names);
});

Then('I have no rooms', async function (this: ShopWorld) {
  assert.equal((await ownRooms(this)).total, 0);
});

When('I change its price to {money}', async function (this: ShopWorld, price: number) {
  const { own } = await RoomSeeker.of(this);
  const { id } = await onlyOwn(this);
  const { content, version } = await own.ownRoommateOffer({ id: String(id) });
  await own.updateRoommateOffer({ ...content, price, id, version });
});

Then('people see it for {money}', async function (this: ShopWorld, price: number) {
  const { catalogue } = await poster(this);
  assert.equal((await catalogue.roommateOffer({ id: String((await onlyOwn(this)).id) })).price, price);
});

When('I pause it', async function (this: ShopWorld) {
  const { id } = await onlyOwn(this);
  await (await RoomSeeker.of(this)).own.changeRoommateOfferStatus({ id, status: 'paused' });
});

Then('people do not find it, and I still have it', async function (this: ShopWorld) {
  const { id, status } = await onlyOwn(this);
  assert.equal(status, 'paused');
  assert.deepEqual(await roommateOffersByIds((await poster(this)).catalogue, [id]), []);
});

When('I delete it', async function (this: ShopWorld) {
  const { id } = await onlyOwn(this);
  await (await RoomSeeker.of(this)).own.deleteRoommateOffer({ id });
});

Given('I keep the room {string} as a favorite', async function (this: ShopWorld, title: string) {
  const seeker = await RoomSeeker.of(this);
  seeker.favorites.write(seeker.favorites.read().toggle('roommate', await seeker.idOf(title)));
});

When('the room {string} now costs {money}', async function (this: ShopWorld, title: string, price: number) {
  const seeker = await poster(this);
  const id = await seeker.idOf(title);
  const { content, version } = await seeker.own.ownRoommateOffer({ id: String(id) });
  await seeker.own.updateRoommateOffer({ ...content, price, id, version });
});

When('the room {string} is paused', async function (this: ShopWorld, title: string) {
  const seeker = await poster(this);
  await seeker.own.changeRoommateOfferStatus({ id: await seeker.idOf(title), status: 'paused' });
});

Then(
  'my favorite rooms are {string} for {money}',
  async function (this: ShopWorld, title: string, price: number) {
    const seeker = await RoomSeeker.of(this);
    const kept = await roommateOffersByIds(seeker.catalogue, seeker.favorites.read().ids('roommate'));
    assert.deepEqual(
      kept.map((one) => [one.title, one.price]),
      [[title, price]],
    );
  },
);
