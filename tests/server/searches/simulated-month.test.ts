import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesNear } from '../../../server/modules/properties/search/near-places.ts';
import { matchAndNotify } from '../../../server/modules/searches/search-jobs.ts';
import { sendAlerts } from '../../../server/modules/searches/send-alerts.ts';
import { drawnAreasOf } from '../../../src/core/properties/map/drawn-area.ts';
import type { PropertyFilters } from '../../../src/core/properties/property-filters.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';
import { FREQUENCIES } from '../../../src/core/searches/saved-search.ts';
import type { FoundMatches, Frequency, SavedSearch } from '../../../src/core/searches/saved-search.ts';
import { parseList, queryOfText } from '../../../src/core/searches/searched-list.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { someUniversities } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { randomSearch } from './random-searches.ts';
import { fits, SimulatedMarket } from './simulated-market.ts';

const draw = newRandom();

/** `MONTH_LISTINGS=100000 MONTH_SEARCHES=200` is the month of docs/benchmarks.md. */
const LISTINGS = Number(process.env['MONTH_LISTINGS'] ?? 240);
const SEARCHES = Number(process.env['MONTH_SEARCHES'] ?? 24);
const [DAYS, TICKS_A_DAY, SEARCHES_OF_ONE] = [30, 2, 3];
/** Maximum that `sendAlerts` announces of a search at once. */
const MAX_TOLD = 300;
const TIMEOUT = 120_000 + LISTINGS * 60 + SEARCHES * 5_000;

/** A search with its expected pending and sent results. */
type Seeker = SavedSearch & {
  parsed: PropertyFilters;
  places: Coordinates[];
  due: number[];
  told: Set<number>;
};

let app: TestApplication;
let market: SimulatedMarket;
const seekers: Seeker[] = [];
let lastMail = 0;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  const owner = await aPerson(app);
  let person: Person = owner;
  while (seekers.length < SEARCHES) {
    if (seekers.length % SEARCHES_OF_ONE === 0) person = await aPerson(app);
    await save(person);
  }
  const areas = seekers.flatMap(({ parsed }) => drawnAreasOf(parsed.drawn) ?? []);
  const template = await publish(app, owner, { price: 1_000_000 });
  market = new SimulatedMarket(app, draw, owner.id, template, areas);
  await market.appear(Math.ceil(LISTINGS / DAYS));
  market.changed.clear();
  await app.database.db.deleteFrom('listing_change').execute();
}, TIMEOUT);
afterAll(() => app.close());

async function save(person: Person): Promise<void> {
  const list = randomSearch(draw, { categories: [1], vendors: [1] });
  if (list.kind !== 'properties' || list.filters.includes('text=')) return;
  const sent = { ...list, name: `Търсене ${seekers.length}`, frequency: draw.pick(FREQUENCIES) };
  const { body, status } = await app.post('/api/saved-search', sent, person.headers);
  // An empty search, or one without results, is rejected.
  if (status !== 201) return;
  const parsed = parseList('properties', queryOfText(list.filters));
  if (parsed.kind !== 'properties') return;
  const { filters } = parsed.list;
  const places = await placesNear(app.database.db, filters.near);
  seekers.push({ ...(body as SavedSearch), parsed: filters, places, due: [], told: new Set() });
}

/** Adds new matches that were never sent, latest first. */
function expectNew(): void {
  for (const seeker of seekers) {
    const { parsed, places, due, told } = seeker;
    const fresh = [...market.changed]
      .filter(
        ([id, before]) => fits(parsed, places, market.homes.get(id) ?? null) && !fits(parsed, places, before),
      )
      .map(([id]) => id)
      .filter((id) => !told.has(id) && !due.includes(id));
    seeker.due = [...fresh.toSorted((one, other) => other - one), ...due];
  }
  market.changed.clear();
}

/** Returns the expected results of a search; those that no longer match are dropped and may match again. */
function expectedMatches(seeker: Seeker): number[] {
  const { parsed, places, due } = seeker;
  const looked = due.slice(0, MAX_TOLD);
  const count = looked.filter((id) => fits(parsed, places, market.homes.get(id) ?? null));
  seeker.due = due.slice(MAX_TOLD);
  for (const id of count) seeker.told.add(id);
  return count;
}

type Announced = { number: number; items: number[] };

/** Reads the new mails: the announced number and the linked results of each search. */
async function readMails(): Promise<Map<string, Announced>> {
  const mails = await app.database.db
    .selectFrom('mail')
    .select(['id', 'subject', 'text'])
    .where('id', '>', lastMail)
    .orderBy('id')
    .execute();
  const announced = new Map<string, Announced>();
  for (const { id, subject, text } of mails) {
    lastMail = id;
    const links = new Set(text.match(/[\w-]{20,}\?alert=\d+(?=\s|$)/g));
    for (const link of links) {
      const [token = '', alert = ''] = link.split('?alert=');
      const { body } = await app.get(`/api/search-matches/${token}?alert=${alert}`);
      const { search, items } = body as FoundMatches;
      const heading = new RegExp(`(\\d+)\\s+нов[ои] жилищ[ае]: ${search.name}$`, 'm').exec(
        `${subject}\n${text}`,
      );
      const number = subject.startsWith('Ново жилище по търсенето Ви') ? 1 : Number(heading?.[1]);
      expect(announced.has(search.name), `${search.name} is told of in two mails at once`).toBe(false);
      announced.set(search.name, { number, items: items.map((item) => item.id) });
    }
  }
  return announced;
}

let alerts = 0;
async function compareMails(frequency: Frequency): Promise<void> {
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  const announced = await readMails();
  for (const seeker of seekers) {
    const wanted = seeker.frequency === frequency ? expectedMatches(seeker) : [];
    const { number, items } = announced.get(seeker.name) ?? { number: 0, items: [] };
    expect(sorted(items), `${seeker.name}: ${seeker.filters}`).toEqual(sorted(wanted));
    expect(number, `${seeker.name}: ${seeker.filters}`).toBe(wanted.length);
  }
  alerts += announced.size;
}

describe(`${LISTINGS} homes in a month, ${SEARCHES} searches (TEST_SEED=${SEED})`, () => {
  it(
    'send each match exactly once, no false ones, and the number behind the link',
    async () => {
      const count = () => seekers.reduce((sum, seeker) => sum + seeker.told.size, 0);
      const start = performance.now();
      for (let tick = 1; tick < DAYS * TICKS_A_DAY; tick += 1) {
        app.clock.passDays(1 / TICKS_A_DAY);
        await market.appear(Math.round(LISTINGS / DAYS / TICKS_A_DAY));
        await market.changeSome(Math.min(500, Math.ceil(market.homes.size / 20)));
        await matchAndNotify(app.searches);
        expectNew();
        await compareMails('at-once');
        if (tick % TICKS_A_DAY > 0) continue;
        await sendAlerts(app.searches, 'daily');
        await compareMails('daily');
        if (tick % (7 * TICKS_A_DAY) > 0) continue;
        await sendAlerts(app.searches, 'weekly');
        await compareMails('weekly');
      }
      expect(count()).toBeGreaterThan(SEARCHES);
      const seconds = Math.round((performance.now() - start) / 1_000);
      if (process.env['MONTH_LISTINGS'])
        console.log(`${market.homes.size} homes, ${count()} matches in ${alerts} alerts, ${seconds} s`);
    },
    TIMEOUT,
  );
});
