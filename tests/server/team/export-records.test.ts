import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureExportable, exportRecords } from '../../../server/modules/team/records/export-records.ts';
import type { RecordResource } from '../../../server/modules/team/records/record-resource.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const MEMBER = {
  accountId: 1,
  name: 'Радка',
  email: 'radka@example.com',
  language: 'bg',
  roles: [],
} as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Numbers from 1 as records. */
const numbers = (count: number, sort: 'id' | 'half'): RecordResource => ({
  name: 'accounts',
  subject: null,
  from: sql`generate_series(1, ${count}::int) n`,
  key: sql`n`,
  columns: { half: sql`n / 2` },
  sorts: [sort],
});
const query = { filter: {} };

describe('A file of records (TEAM-05)', () => {
  it.each(['id', 'half'] as const)('has each row once, over many queries sorted by %s', async (sort) => {
    const ids: unknown[] = [];
    for await (const [id] of exportRecords(database.db, numbers(3_001, sort), query, MEMBER)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 3_001 }, (_, index) => 3_001 - index));
  });

  it('is refused above 100,000 rows', async () => {
    const check = (count: number) => ensureExportable(database.db, numbers(count, 'id'), query, MEMBER);
    await expect(check(100_000)).resolves.toBeUndefined();
    await expect(check(100_001)).rejects.toMatchObject({
      kind: 'invalid',
      messageKey: 'error-too-many-records',
    });
  });
});
