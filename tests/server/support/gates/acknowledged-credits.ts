import { sql } from 'kysely';
import { expect } from 'vitest';
import { SystemClock } from '../../../../src/adapters/system-clock.ts';
import { aKey } from '../a-property.ts';
import { aGift } from '../a-wallet.ts';
import { aPerson } from '../an-account.ts';
import type { Person } from '../an-account.ts';
import { untilGone } from '../until-gone.ts';
import type { TestDatabase } from '../test-database.ts';
import { eventually } from '../../../support/eventually.ts';

const GIFT = 100;
const BOUGHT = 4;
const PLACE = 5;

/** Credits bought and spent at a server that may be killed at any instant. */
export class AcknowledgedCredits {
  readonly acknowledged = { paid: 0, places: 0 };
  private readonly people: number[] = [];

  private constructor(private readonly database: TestDatabase) {}

  static async over(database: TestDatabase): Promise<AcknowledgedCredits> {
    const { db } = database;
    await sql`insert into city values (1, 'София', 'Sofia', 42.7, 23.3, 1)`.execute(db);
    await sql`insert into district values (11, 1, 'Лозенец', 'Lozenets', 42.67, 23.32)`.execute(db);
    return new AcknowledgedCredits(database);
  }

  get count(): number {
    return this.acknowledged.paid + this.acknowledged.places;
  }

  /** A person with credits and a listing. An account may start thirty purchases an hour. */
  async aBuyer(): Promise<{ person: Person; property: number }> {
    const place = { database: this.database, clock: new SystemClock() };
    const person = await aPerson(place);
    await aGift(place, person.id, GIFT);
    this.people.push(person.id);
    return { person, property: await this.aListing(person.id) };
  }

  /** Buys credits, pays and spends until the server is gone. */
  buyAndSpend(address: string, { person, property }: { person: Person; property: number }): Promise<void> {
    const post = async (path: string, body: object): Promise<{ status: number; body: unknown }> => {
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...person.headers },
        body: JSON.stringify(body),
        redirect: 'manual',
      });
      const isJson = answer.headers.get('content-type')?.startsWith('application/json');
      return { status: answer.status, body: isJson ? await answer.json() : null };
    };
    return untilGone(async () => {
      const bought = await post('/api/credit/buy', { credits: BOUGHT });
      // The purchase limit per hour is reached: the rest of the time is for spending.
      if (bought.status === 201) {
        const { paymentUrl } = bought.body as { paymentUrl: string };
        if ((await post(paymentUrl, { outcome: 'paid' })).status === 303) this.acknowledged.paid += 1;
      }
      const spent = await post(`/api/user/property/${property}/premium`, { days: 7, key: aKey() });
      if (spent.status === 200) this.acknowledged.places += 1;
      return spent.status === 200;
    });
  }

  /** Pays open payments at the provider while no server runs. The next start must credit them. */
  async payWhatIsOpen(): Promise<void> {
    await sql`update sandbox_payment set status = 'paid'
      where status = 'open' and id in (select reference from payment)`.execute(this.database.db);
  }

  /** Asserts that no payment is lost or credited twice and that the ledger adds up; needs a server. */
  async expectWhole(): Promise<void> {
    const { db } = this.database;
    const waiting = () =>
      sql`select from payment where status = 'pending' and reference in
        (select id from sandbox_payment where status = 'paid')`.execute(db);
    await eventually(async () => expect((await waiting()).rows).toEqual([]));
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from sandbox_payment where status = 'paid')::int as paid,
        (select count(*) from credit_purchase where transaction_id is not null)::int as credited,
        (select count(*) from premium_place)::int as places,
        (select sum(credits) from ledger_entry)::int as sum,
        (select sum(credits) from account)::int as credits`.execute(db);
    const facts = rows[0] ?? {};
    const { paid, places } = this.acknowledged;
    expect(facts['paid']).toBeGreaterThanOrEqual(paid);
    expect(facts['credited']).toBe(facts['paid']);
    expect(facts['places']).toBeGreaterThanOrEqual(places);
    expect(facts['sum']).toBe(0);
    const bought = BOUGHT * (facts['paid'] ?? 0) - PLACE * (facts['places'] ?? 0);
    expect(facts['credits']).toBe(GIFT * this.people.length + bought);
  }

  /** Inserts an active listing while no server runs. */
  private async aListing(ownerId: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into property (owner_id, status, city_id, district_id, price, deposit, commission, title, description,
        type, construction, heating, furniture, floor, total_floors, bedrooms, bathrooms, area, building_year,
        latitude, longitude)
      values (${ownerId}, 'active', 1, 11, 100000, 0, 0, 'Дом', 'Описание', 'two-room', 'brick', 'tec', 'furnished',
        1, 5, 1, 1, 60, 2000, 42.67, 23.32)
      returning id`.execute(this.database.db);
    return rows[0]?.id ?? 0;
  }
}
