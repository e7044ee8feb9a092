import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { CalendarVisit, ServiceCalendarPage } from '../../../src/core/services/calendar-page.ts';
import type { TeamWeek } from '../../../src/core/services/team-visit.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { setDayOff } from '../../../tests/server/support/a-service-order.ts';
import { aMember } from '../../../tests/server/team/support/a-member.ts';
import { keyOf } from '../../support/parameters.ts';
import { ServiceCustomer } from '../../support/service-customer.ts';
import type { ShopWorld } from '../../support/world.ts';
import { callTeam } from './back-office.ts';

const DAYS: Record<string, number> = { tomorrow: 1, 'the day after tomorrow': 2 };
const WINDOWS: Record<string, TimeWindow> = { 'from 8 to 12': '08-12', 'from 12 to 16': '12-16' };
const TIME = '(tomorrow|the day after tomorrow) (from 8 to 12|from 12 to 16)';

const dayOf = async (world: ShopWorld, day: string) =>
  (await ServiceCustomer.of(world)).day(DAYS[day] ?? Number.NaN);
const windowOf = (text: string): TimeWindow => WINDOWS[text] ?? '16-20';

/** Session of a dispatcher, the same in the whole scenario. */
async function dispatcher(world: ShopWorld): Promise<string> {
  const known = world.notes.get('dispatcher');
  if (typeof known === 'string') return known;
  const { database } = await world.shop();
  const { cookie } = (await aMember({ database, clock: world.run.clock }, ['services'])).headers;
  world.notes.set('dispatcher', cookie);
  return cookie;
}

/** The calendar of this week and the next one. */
async function calendar(world: ShopWorld): Promise<ServiceCalendarPage> {
  const customer = await ServiceCustomer.of(world);
  const cookie = await dispatcher(world);
  const read = async (days: number) =>
    (await callTeam(world, `service-calendar?days=7&day=${customer.day(days)}`, { cookie }))
      .body as ServiceCalendarPage;
  const [page, next] = [await read(0), await read(7)];
  return { ...page, visits: [...page.visits, ...next.visits] };
}

async function onlyVisit(world: ShopWorld): Promise<CalendarVisit> {
  const { visits } = await calendar(world);
  const [visit] = visits;
  assert.ok(visit && visits.length === 1, `the calendar has ${visits.length} visits`);
  return visit;
}

async function teamNamed(world: ShopWorld, name: string): Promise<number> {
  const { database } = await world.shop();
  const { id } = await database.db
    .selectFrom('service_team')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

type Target = Partial<Pick<CalendarVisit, 'teamId' | 'date' | 'window'>>;

const move = async (world: ShopWorld, to: Target) => moveFrom(world, await onlyVisit(world), to);

async function moveFrom(world: ShopWorld, seen: CalendarVisit, to: Target) {
  const { orderId, visit, teamId, date, window } = seen;
  const slot = { teamId, date, window };
  const body = { input: { part: { ...slot, visit }, to: { ...slot, ...to } } };
  return callTeam(world, `records/service-orders/${orderId}/move`, { body, cookie: await dispatcher(world) });
}

Given(
  'another cleaning team {string} works in {string}',
  async function (this: ShopWorld, name: string, city: string) {
    const { database } = await this.shop();
    const { id } = await database.db
      .selectFrom('city')
      .select('id')
      .where('name_bg', '=', city)
      .executeTakeFirstOrThrow();
    const team = {
      name,
      kind: 'cleaning' as const,
      city_id: id,
      email: 'kristal@example.com',
      phone: '0888',
    };
    await database.db.insertInto('service_team').values(team).execute();
  },
);

const setOff = async (world: ShopWorld, teamId: number, day: string) =>
  setDayOff(
    { database: (await world.shop()).database, clock: world.run.clock },
    teamId,
    await dayOf(world, day),
  );

Given(
  /^"([^"]+)" is off (tomorrow|the day after tomorrow)$/,
  async function (this: ShopWorld, name: string, day: string) {
    await setOff(this, await teamNamed(this, name), day);
  },
);

Given(/^the other cleaning team is off (.+)$/, async function (this: ShopWorld, day: string) {
  await setOff(this, (await onlyVisit(this)).teamId, day);
});

When(
  new RegExp(`^the dispatcher moves the visit to ${TIME}$`),
  async function (this: ShopWorld, day: string, time: string) {
    const { status, body } = await move(this, { date: await dayOf(this, day), window: windowOf(time) });
    assert.equal(status, 200, JSON.stringify(body));
  },
);

When('the dispatcher gives the visit to {string}', async function (this: ShopWorld, name: string) {
  this.notes.set('answer', (await move(this, { teamId: await teamNamed(this, name) })).body);
});

When('two dispatchers move the visit at once', async function (this: ShopWorld) {
  const [date, window] = [await dayOf(this, 'the day after tomorrow'), '08-12' as const];
  const seen = await onlyVisit(this);
  const targets = [
    { date, window },
    { date, window: '16-20' as const },
  ];
  const answers = await Promise.all(targets.map((to) => moveFrom(this, seen, to)));
  this.notes.set('statuses', answers.map(({ status }) => status).toSorted());
});

Then('only one of them succeeds', function (this: ShopWorld) {
  assert.deepEqual(this.notes.get('statuses'), [200, 409]);
});

Then('the visit has one time', async function (this: ShopWorld) {
  await onlyVisit(this);
});

Then('the calendar refuses: {string}', function (this: ShopWorld, text: string) {
  assert.equal((this.notes.get('answer') as { message?: string }).message, keyOf(text));
});

Then(
  new RegExp(`^the calendar shows the visit ${TIME}$`),
  async function (this: ShopWorld, day: string, time: string) {
    const { date, window } = await onlyVisit(this);
    assert.deepEqual([date, window], [await dayOf(this, day), windowOf(time)]);
  },
);

Then(
  new RegExp(`^the team sees the visit ${TIME} on its page$`),
  async function (this: ShopWorld, day: string, time: string) {
    const { database, server } = await this.shop();
    const { token } = await database.db
      .selectFrom('service_team')
      .select('token')
      .where('id', '=', (await onlyVisit(this)).teamId)
      .executeTakeFirstOrThrow();
    const date = await dayOf(this, day);
    const answer = await server.inject({ url: `/api/cleaning/team/${token}?day=${date}` });
    const { visits } = answer.json<TeamWeek>();
    assert.deepEqual(
      visits.map((visit) => [visit.date, visit.window]),
      [[date, windowOf(time)]],
    );
  },
);

Then('my latest e-mail is {string}', async function (this: ShopWorld, subject: string) {
  const customer = await ServiceCustomer.of(this);
  const mail = (await customer.mails(customer.email)).at(-1);
  assert.ok(mail?.subject.startsWith(subject), `the e-mail is ${mail?.subject}`);
});

Then(/^the customer has got (\d+) e-mails?$/, async function (this: ShopWorld, count: string) {
  const customer = await ServiceCustomer.of(this);
  assert.equal((await customer.mails(customer.email)).length, Number(count));
});

Then('the visit waits without a team', async function (this: ShopWorld) {
  assert.equal((await calendar(this)).waiting.length, 1);
});

Then('no visit waits without a team', async function (this: ShopWorld) {
  assert.deepEqual((await calendar(this)).waiting, []);
});

Then(
  new RegExp(`^${TIME} nothing can be ordered$`),
  async function (this: ShopWorld, day: string, time: string) {
    assert.equal(await (await ServiceCustomer.of(this)).isFree(DAYS[day] ?? 0, windowOf(time)), false);
  },
);
