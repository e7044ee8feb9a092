import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportEntries, recordChange, searchEntries } from '../../../server/modules/team/audit-log.ts';
import type { AuditSearch } from '../../../server/modules/team/audit-log.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import type { RecordedChange } from '../../../src/core/team/audit-entry.ts';
import { RADKA } from '../support/moderate.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { brokenEntries } from './support/broken-entries.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const CHANGE: RecordedChange = {
  ...RADKA,
  operation: 'listings.remove',
  subject: 'home',
  subjectId: 12,
  reason: 'Измама',
  before: { status: 'active' },
  after: { status: 'removed' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.pool.query('alter table audit_entry disable trigger user');
  await database.pool.query('truncate audit_entry');
  await database.pool.query('alter table audit_entry enable trigger user');
});
afterAll(() => database.drop());

const record = (change: Partial<RecordedChange> = {}, at = NOW) =>
  inTransaction(database.db, (transaction) => recordChange(transaction, { ...CHANGE, ...change }, at));
const stored = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
const found = async (search: AuditSearch) =>
  (await searchEntries(database.db, search)).entries.map(({ subject_id: id }) => id);

describe('The audit log (TEAM-11)', () => {
  it('stores author, operation, subject, reason and the values before and after', async () => {
    await record({ actorId: 7, operator: 'Радка Петрова', via: 'team' });
    expect(await stored()).toMatchObject([
      {
        id: 1,
        at: NOW,
        actor_id: 7,
        operator: 'Радка Петрова',
        via: 'team',
        operation: 'listings.remove',
        subject: 'home',
        subject_id: '12',
        reason: 'Измама',
        before: { status: 'active' },
        after: { status: 'removed' },
      },
    ]);
  });

  it('has null for values that do not apply', async () => {
    await record({ before: null, after: null });
    expect(await stored()).toMatchObject([{ before: null, after: null }]);
  });

  it.each([
    `update audit_entry set reason = 'x'`,
    'update audit_entry set reason = reason where false',
    'delete from audit_entry',
    'truncate audit_entry',
    `insert into audit_entry (id, at, operator, via, operation, subject, subject_id, previous_hash, hash)
       overriding system value values (1, now(), 'x', 'team', 'x', 'x', '1', '', '')
       on conflict (id) do update set reason = 'x'`,
  ])('refuses "%s"', async (statement) => {
    await record();
    const before = await stored();
    await expect(database.pool.query(statement)).rejects.toThrow(
      'audit entries cannot be changed or deleted',
    );
    expect(await stored()).toEqual(before);
  });

  it('computes number and hashes itself, whatever a writer sends', async () => {
    await record();
    await database.pool.query(`
      insert into audit_entry (id, at, operator, via, operation, subject, subject_id, previous_hash, hash)
      values (900, now(), 'x', 'team', 'listings.remove', 'home', '1', '\\x01', '\\x02')`);
    const [first, second] = await stored();
    expect([second?.id, second?.previous_hash]).toEqual([2, first?.hash]);
    expect(await brokenEntries(database)).toEqual([]);
  });

  it('chains several entries of one statement', async () => {
    await database.pool.query(`
      insert into audit_entry (at, operator, via, operation, subject, subject_id)
      select now(), 'x', 'team', 'listings.remove', 'home', n::text from generate_series(1, 5) n`);
    expect((await stored()).map(({ id, subject_id: subject }) => [id, subject])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
      [4, '4'],
      [5, '5'],
    ]);
    expect(await brokenEntries(database)).toEqual([]);
  });

  it('is one chain without gaps after 32 concurrent writers, some of which roll back', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 32 });
    await Promise.all(
      Array.from({ length: 32 }, async (_, writer) => {
        const client = await pool.connect();
        for (let round = 0; round < 5; round += 1) {
          await client.query('begin');
          await client.query('select pg_sleep(random() * 0.005)');
          await client.query(
            `insert into audit_entry (at, operator, via, operation, subject, subject_id)
             values (now(), 'x', 'team', 'listings.remove', 'home', $1)`,
            [`${writer}-${round}`],
          );
          await client.query((writer + round) % 3 === 0 ? 'rollback' : 'commit');
        }
        client.release();
      }),
    );
    await pool.end();
    const entries = await stored();
    const written = Array.from({ length: 160 }, (_, index) => [index % 32, Math.floor(index / 32)] as const)
      .filter(([writer, round]) => (writer + round) % 3 !== 0)
      .map(([writer, round]) => `${writer}-${round}`);
    expect(entries.map(({ subject_id: id }) => id).toSorted()).toEqual(written.toSorted());
    expect(entries.map(({ id }) => id)).toEqual(written.map((_, index) => index + 1));
    expect(new Set(entries.map(({ previous_hash: hash }) => hash.toString('hex'))).size).toBe(entries.length);
    expect(await brokenEntries(database)).toEqual([]);
  });

  it('rejects an entry of a transaction that does not see the last one', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('begin isolation level repeatable read');
    await client.query('select 1 from audit_entry');
    await record();
    const late = client.query(`insert into audit_entry (at, operator, via, operation, subject, subject_id)
      values (now(), 'x', 'team', 'listings.remove', 'home', '1')`);
    await expect(late).rejects.toMatchObject({ code: expect.stringMatching(/23505|40001/) });
    await client.end();
    expect(await stored()).toHaveLength(1);
  });

  it('has the same hashes under all time zones, date styles and number formats', async () => {
    const settings = [
      `set timezone = 'Europe/Sofia'; set datestyle = 'German, DMY'; set extra_float_digits = 0`,
      `set timezone = 'Pacific/Apia'; set datestyle = 'SQL, MDY'; set extra_float_digits = 3; set intervalstyle = 'iso_8601'; set bytea_output = 'escape'`,
    ];
    const values = { price: 0.1, share: 1e-7, many: 12_345_678_901_234, text: 'Ютия "A"\n' };
    for (const [index, setting] of settings.entries()) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(setting);
      await client.query(
        `insert into audit_entry (at, operator, via, operation, subject, subject_id, before)
         values ($1, 'x', 'team', 'listings.remove', 'home', $2, $3)`,
        ['2026-03-29T00:30:00.123456Z', String(index), JSON.stringify(values)],
      );
      await client.end();
    }
    for (const setting of settings) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(setting);
      const { rows } = await client.query(
        'select id from audit_entry e where e.hash <> audit_entry_hash(e) order by id',
      );
      await client.end();
      expect(rows).toEqual([]);
    }
    expect(await stored()).toHaveLength(2);
  });
});

describe('A search of the audit log', () => {
  const day = (number: number) => new Date(`2026-11-${number}T10:00:00Z`);

  it('finds entries by time, author, operation, subject and text, newest first', async () => {
    await record({ subjectId: 1 }, day(10));
    await record({ subjectId: 2, operator: 'petar', reason: '100% измама' }, day(11));
    await record({ subjectId: 3, actorId: 7, via: 'team', operation: 'listings.approve' }, day(12));
    await record({ subjectId: 4, subject: 'offer', after: { companyNumber: '999001012' } }, day(13));
    expect(await found({})).toEqual(['4', '3', '2', '1']);
    expect(await found({ from: day(11), to: day(13) })).toEqual(['3', '2']);
    expect(await found({ operator: 'petar' })).toEqual(['2']);
    expect(await found({ actorId: 7 })).toEqual(['3']);
    expect(await found({ operation: 'listings.approve' })).toEqual(['3']);
    expect(await found({ subject: 'home' })).toEqual(['3', '2', '1']);
    expect(await found({ subject: 'home', subjectId: '1' })).toEqual(['1']);
    expect(await found({ text: 'ИЗМАМА' })).toEqual(['4', '3', '2', '1']);
    expect(await found({ text: '100%' })).toEqual(['2']);
    expect(await found({ text: '999001012' })).toEqual(['4']);
    expect(await found({ text: 'няма' })).toEqual([]);
  });

  it('has pages of at most 100 entries', async () => {
    await database.pool.query(`
      insert into audit_entry (at, operator, via, operation, subject, subject_id)
      select now(), 'x', 'team', 'listings.remove', 'home', n::text from generate_series(1, 120) n`);
    const { entries, hasNext } = await searchEntries(database.db, { pageSize: 1_000 });
    expect([entries.length, hasNext]).toEqual([100, true]);
    const last = await searchEntries(database.db, { page: 3 });
    expect([last.entries.length, last.entries.at(-1)?.id, last.hasNext]).toEqual([20, 1, false]);
  });
});

describe('The export of the audit log', () => {
  it('streams all matching entries, oldest first', async () => {
    await database.pool.query(`
      insert into audit_entry (at, operator, via, operation, subject, subject_id)
      select now(), 'x', 'team', 'listings.remove', case n % 2 when 0 then 'home' else 'offer' end, n::text
      from generate_series(1, 2500) n`);
    const ids: number[] = [];
    for await (const { id } of exportEntries(database.db, { subject: 'home' })) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 1_250 }, (_, index) => 2 * index + 2));
  });
});
