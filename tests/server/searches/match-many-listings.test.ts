import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchListings } from '../../../server/modules/searches/matching/match-listings.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Each reading takes eight of the twenty seconds of a run. */
class PassingClock extends FakeClock {
  override now(): Date {
    const now = super.now();
    this.pass(8_000);
    return now;
  }
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`
    insert into listing_change (kind, item_id)
    select 'properties', n from generate_series(1, 1000) n union all
    select 'roommates', n from generate_series(1, 150) n`.execute(database.db);
});
afterEach(() => database.drop());

const waiting = async () => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from listing_change group by kind order by kind`.execute(database.db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

describe('More changes of listings than one run can process', () => {
  it('are split among runs, so that mails are sent in between', async () => {
    const clock = new PassingClock();
    expect(await matchListings(database.db, clock)).toBeLessThan(1_000);
    expect((await waiting())['properties']).toBeGreaterThan(0);
    let runs = 1;
    while ((await matchListings(database.db, clock)) > 0) runs += 1;
    expect(runs).toBeGreaterThan(2);
    expect(await waiting()).toEqual({});
  });

  it('do not delay changes of another kind', async () => {
    await matchListings(database.db, new PassingClock());
    expect(await waiting()).toEqual({ properties: 800 });
  });

  it('are all compared within the time limit', async () => {
    expect(await matchListings(database.db, new FakeClock())).toBe(1_150);
    expect(await waiting()).toEqual({});
  });
});
