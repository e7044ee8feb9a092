import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAuditLog } from '../../../server/doctor/check-audit-log.ts';
import { checkDatabase } from '../../../server/doctor/check-database.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { brokenEntries } from '../team/support/broken-entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query(`
    insert into audit_entry (at, operator, via, operation, subject, subject_id, before, after)
    select timestamptz '2026-11-29 10:00Z' + n * interval '1 hour', 'radka', 'command', 'agencies.trust', 'agency', n::text,
      '{"trusted": false}', '{"trusted": true}'
    from generate_series(1, 9) n`);
});
afterEach(() => pastTriggers('truncate audit_entry'));
afterAll(() => database.drop());

/** Runs a statement as a superuser who disables the triggers. */
async function pastTriggers(...statements: string[]): Promise<void> {
  await database.pool.query('alter table audit_entry disable trigger user');
  for (const statement of statements) await database.pool.query(statement);
  await database.pool.query('alter table audit_entry enable trigger user');
}
const found = (batch?: number) => brokenEntries(database, batch);

/** Finding of an unbroken chain. */
async function whole(): Promise<string> {
  const client = await database.pool.connect();
  const [finding] = await checkAuditLog(client);
  client.release();
  return finding?.what ?? '';
}
const newestHash = async () => {
  const { rows } = await database.pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_entry order by id desc limit 1`,
  );
  return rows[0]?.hash;
};

describe('The doctor’s check of the audit log (TEAM-11)', () => {
  it('is part of the database check', async () => {
    const findings = await checkDatabase({ connectionString: database.url }, () => new Date());
    expect(findings.filter(({ what }) => what.startsWith('audit log'))).toMatchObject([{ state: 'ok' }]);
  });

  it('passes for an unbroken chain and prints the newest hash', async () => {
    for (const batch of [1, 2, 3, 9, 10]) expect(await found(batch)).toEqual([]);
    expect(await whole()).toContain(`9 entries, none changed; record this outside: 9 ${await newestHash()}`);
  });

  it('passes without entries and without the table', async () => {
    await pastTriggers('truncate audit_entry');
    expect(await whole()).toBe('audit log: there are no entries yet');
    const empty = await createTestDatabase({ empty: true });
    expect(await brokenEntries(empty)).toEqual([]);
    await empty.drop();
  });

  it.each([
    `reason = 'another'`,
    `at = at + interval '1 microsecond'`,
    'actor_id = 7',
    `operator = 'petar'`,
    `via = 'team'`,
    `operation = 'agencies.distrust'`,
    `subject = 'vendor'`,
    `subject_id = '40'`,
    `before = '{"trusted": true}'`,
    'before = null',
    `after = 'null'`,
    `hash = sha256('x')`,
  ])('names an entry that was changed: %s', async (change) => {
    await pastTriggers(`update audit_entry set ${change} where id = 4`);
    for (const batch of [1, 3, 4, 100])
      expect(await found(batch)).toEqual([
        'audit log: the entry 4 was changed, or inserted past the triggers',
      ]);
  });

  it('names the first of several changed entries', async () => {
    await pastTriggers(`update audit_entry set reason = 'x' where id in (8, 5)`);
    expect(await found()).toEqual(['audit log: the entry 5 was changed, or inserted past the triggers']);
  });

  it('names the successor of an entry that was changed together with its hash', async () => {
    await pastTriggers(
      `update audit_entry set reason = 'x' where id = 4`,
      'update audit_entry e set hash = audit_entry_hash(e) where id = 4',
    );
    for (const batch of [1, 4, 100])
      expect(await found(batch)).toEqual([
        'audit log: the entry 5 does not follow the entry 4: one of them was replaced',
      ]);
  });

  it.each([
    ['id = 4', 'the entry 4 was removed'],
    ['id in (4, 5, 6)', 'the entries 4 to 6 were removed'],
    ['id = 1', 'the entry 1 was removed'],
  ])('names removed entries: %s', async (which, what) => {
    await pastTriggers(`delete from audit_entry where ${which}`);
    for (const batch of [1, 3, 100]) expect(await found(batch)).toEqual([`audit log: ${what}`]);
  });

  it('notices a removal that renumbers the later entries', async () => {
    await pastTriggers(
      'delete from audit_entry where id = 4',
      'update audit_entry set id = -id where id > 4',
      'update audit_entry set id = -id - 1 where id < 0',
      'update audit_entry e set hash = audit_entry_hash(e) where id >= 4',
    );
    expect(await found()).toEqual([
      'audit log: the entry 4 does not follow the entry 3: one of them was replaced',
    ]);
  });

  it('names an entry that was inserted past the triggers', async () => {
    const forged = (id: number, previous: string) => `
      insert into audit_entry (id, at, operator, via, operation, subject, subject_id, previous_hash, hash)
      values (${id}, now(), 'x', 'team', 'agencies.trust', 'agency', '1', ${previous}, '')`;
    await pastTriggers(forged(10, '(select hash from audit_entry where id = 9)'));
    expect(await found()).toEqual(['audit log: the entry 10 was changed, or inserted past the triggers']);
    await pastTriggers(
      'delete from audit_entry where id = 10',
      forged(10, `''`),
      'update audit_entry e set hash = audit_entry_hash(e) where id = 10',
    );
    expect(await found()).toEqual([
      'audit log: the entry 10 does not follow the entry 9: one of them was replaced',
    ]);
  });

  it('shows another newest hash after the whole chain was recomputed or its end removed', async () => {
    const noted = await newestHash();
    await pastTriggers(`
      do $$
      begin
        update audit_entry set reason = 'x' where id = 4;
        for n in 4..9 loop
          update audit_entry set previous_hash = (select hash from audit_entry where id = n - 1) where id = n;
          update audit_entry e set hash = audit_entry_hash(e) where id = n;
        end loop;
      end
      $$`);
    expect(await found()).toEqual([]);
    expect(await newestHash()).not.toBe(noted);
    expect(await whole()).not.toContain(noted);
  });

  it('reports triggers that are off or missing', async () => {
    await database.pool.query('alter table audit_entry disable trigger reject_audit_change');
    expect(await found()).toEqual([
      'audit log: the trigger reject_audit_change is off, so that entries can be changed',
    ]);
    await database.pool.query('alter table audit_entry enable trigger reject_audit_change');
  });
});
