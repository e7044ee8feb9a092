import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TRIES_ALL } from '../../support/sample.ts';
import { SystemClock } from '../../../src/adapters/system-clock.ts';
import { aGift } from '../support/a-wallet.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { aKey } from '../support/a-property.ts';
import { BuiltServer } from '../support/programs/built-server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const ROUNDS = TRIES_ALL ? 3 : 1;
/** So many purchases, and so many places, are acknowledged in a round before the server is killed. */
const ACKNOWLEDGED = 2;
const PEOPLE = 6;

let database: TestDatabase;
let server: BuiltServer;
let person: Person;
let property: number;
const acknowledged = { paid: 0, places: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  const place = { database, clock: new SystemClock() };
  person = await aPerson(place);
  await aGift(place, person.id, 100);
  property = await aListing(person.id);
  server = await BuiltServer.over(database);
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

/** An active listing, made where no server runs yet. */
async function aListing(ownerId: number): Promise<number> {
  await sql`insert into city values (1, 'София', 'Sofia', 42.7, 23.3, 1)`.execute(database.db);
  await sql`insert into district values (11, 1, 'Лозенец', 'Lozenets', 42.67, 23.32)`.execute(database.db);
  const { rows } = await sql<{ id: number }>`
    insert into property (owner_id, status, city_id, district_id, price, deposit, commission, title, description,
      type, construction, heating, furniture, floor, total_floors, bedrooms, bathrooms, area, building_year,
      latitude, longitude)
    values (${ownerId}, 'active', 1, 11, 100000, 0, 0, 'Дом', 'Описание', 'two-room', 'brick', 'tec', 'furnished',
      1, 5, 1, 1, 60, 2000, 42.67, 23.32)
    returning id`.execute(database.db);
  return rows[0]?.id ?? 0;
}

async function post(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...person.headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, body: isJson ? await answer.json() : null };
}

type Known = { paid: number; places: number };

/** Buys credits, pays and spends until the server is gone. @returns what was acknowledged. */
async function buyAndSpend(): Promise<Known> {
  const known = { paid: 0, places: 0 };
  for (;;) {
    try {
      const bought = await post('/api/credit/buy', { credits: 4 });
      // One person may begin only so many purchases in an hour: the rest of the time is for spending.
      if (bought.status === 201) {
        const { paymentUrl } = bought.body as { paymentUrl: string };
        if ((await post(paymentUrl, { outcome: 'paid' })).status === 303) {
          known.paid += 1;
          acknowledged.paid += 1;
        }
      }
      const spent = await post(`/api/user/property/${property}/premium`, { days: 7, key: aKey() });
      if (spent.status === 200) {
        known.places += 1;
        acknowledged.places += 1;
      }
    } catch {
      return known;
    }
  }
}

describe('a server killed in the middle of buying and spending', () => {
  it('loses no credits that were paid for, gives none twice, and the ledger adds up', async () => {
    const known: Known = { paid: 0, places: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.start({ CARD_PAYMENTS: 'sandbox' });
      const people = Array.from({ length: PEOPLE }, buyAndSpend);
      const enough = (round + 1) * ACKNOWLEDGED;
      await vi.waitFor(
        () => expect(Math.min(acknowledged.paid, acknowledged.places)).toBeGreaterThanOrEqual(enough),
        {
          timeout: 60_000,
          interval: 5,
        },
      );
      server.kill();
      for (const { paid, places } of await Promise.all(people)) {
        known.paid += paid;
        known.places += places;
      }
    }
    // Paid at the provider while no server runs, on pages that a buyer got to see: given at the next start.
    await sql`update sandbox_payment set status = 'paid'
      where status = 'open' and id in (select reference from payment)`.execute(database.db);
    await server.start({ CARD_PAYMENTS: 'sandbox' });
    const given = () =>
      sql`select from payment where status = 'pending' and reference in
        (select id from sandbox_payment where status = 'paid')`.execute(database.db);
    await vi.waitFor(async () => expect((await given()).rows).toEqual([]), { timeout: 20_000 });
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from sandbox_payment where status = 'paid')::int as paid,
        (select count(*) from credit_purchase where transaction_id is not null)::int as credited,
        (select count(*) from premium_place)::int as places,
        (select sum(credits) from ledger_entry)::int as sum,
        (select credits from account where id = ${person.id})::int as credits`.execute(database.db);
    const facts = rows[0] ?? {};
    expect(known.paid).toBeGreaterThan(0);
    expect(known.places).toBeGreaterThan(0);
    expect(facts['paid']).toBeGreaterThanOrEqual(known.paid);
    expect(facts['credited']).toBe(facts['paid']);
    expect(facts['places']).toBeGreaterThanOrEqual(known.places);
    expect(facts['sum']).toBe(0);
    expect(facts['credits']).toBe(100 + 4 * (facts['paid'] ?? 0) - 5 * (facts['places'] ?? 0));
  }, 600_000);
});
