import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureExportable, exportRecords } from '../../../server/modules/team/records/export-records.ts';
import { fileColumns } from '../../../server/modules/team/records/record-file.ts';
import type { RecordResource } from '../../../server/modules/team/records/record-resource.ts';
import { Texts } from '../../../server/platform/texts.ts';
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
const texts = new Texts('content/translations');

describe('A file of records (TEAM-05)', () => {
  it.each(['id', 'half'] as const)('has each row once, over many queries sorted by %s', async (sort) => {
    const ids: unknown[] = [];
    const resource = numbers(3_001, sort);
    const columns = fileColumns(resource, { texts, language: 'bg', priceOrder: 'bgn-first' });
    for await (const [id] of exportRecords(database.db, resource, query, MEMBER, columns)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 3_001 }, (_, index) => 3_001 - index));
  });

  it.each([
    ['bg', 'bgn-first', ['Номер', 'Търговец', 'Сума (лв.)', 'Сума (€)', 'Статус'], 195.58, 'Платен'],
    ['en', 'eur-first', ['Number', 'Seller', 'Amount (€)', 'Amount (€)', 'Status'], 100, 'Paid'],
  ] as const)(
    'has the words of the reader and amounts as numbers: %s, %s',
    async (language, priceOrder, titles, amount, status) => {
      const resource: RecordResource = {
        name: 'payouts',
        subject: null,
        from: sql`generate_series(1, 1) n`,
        key: sql`n`,
        columns: {
          vendor: sql`'Дървото'`,
          vendorId: sql`7`,
          amount: sql`19558`,
          amountCents: sql`10000`,
          status: sql`'confirmed'`,
        },
        files: { amount: 'stotinki', amountCents: 'cents', status: { words: 'payout-status' } },
        sorts: ['id'],
      };
      const columns = fileColumns(resource, { texts, language, priceOrder });
      expect(columns.map(({ title }) => title)).toEqual(titles);
      const rows: unknown[] = [];
      for await (const row of exportRecords(database.db, resource, query, MEMBER, columns)) rows.push(row);
      expect(rows).toEqual([[1, 'Дървото', amount, 100, status]]);
    },
  );

  it('is refused above 100,000 rows', async () => {
    const check = (count: number) => ensureExportable(database.db, numbers(count, 'id'), query, MEMBER);
    await expect(check(100_000)).resolves.toBeUndefined();
    await expect(check(100_001)).rejects.toMatchObject({
      kind: 'invalid',
      messageKey: 'error-too-many-records',
    });
  });
});
