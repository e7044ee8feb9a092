import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transparencyReport } from '../../../server/admin/transparency.ts';
import { migrate, migrateEmpty, migrateJobQueue } from '../../../server/platform/database/migrate.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { brokenEntries } from './support/broken-entries.ts';

type Action = [action: string, subject: string, id: number, reason: string, details: object];
const ACTIONS: Action[] = [
  ['remove', 'home', 12, 'Измама', { reports: 3 }],
  ['uphold', 'home', 12, 'Остава', {}],
  ['give-back', 'offer', 7, '', {}],
  ['keep', 'product', 5, '', { reports: 2 }],
  ['close', 'conversation', 9, 'Обиди', { reports: 1 }],
  ['show', 'comment', 4, '', { reports: 0 }],
  ['trust', 'agency', 3, '', { name: 'Дом и ключ' }],
  ['verify', 'vendor', 8, '', { name: 'Лампи', number: '999001012' }],
  ['role', 'account', 2, '', { from: 'user', to: 'agency' }],
  ['pay', 'refund', 6, '', {}],
];
const START = new Date('2026-11-29T10:00:00Z');

let database: TestDatabase;
const insert = ([action, subject, id, reason, details]: Action, hours: number) =>
  database.pool.query(
    `insert into moderation_action (at, operator, action, subject, subject_id, reason, details)
     values ($1, 'radka', $2, $3, $4, $5, $6)`,
    [new Date(START.getTime() + hours * 3_600_000), action, subject, id, reason, JSON.stringify(details)],
  );

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrateJobQueue(database.pool);
  const client = new pg.Client(database.url);
  await client.connect();
  await migrateEmpty(client, '0016-balconies-valid');
  await client.end();
  // Later entries were written with earlier times.
  for (const [index, action] of ACTIONS.entries()) await insert(action, -index);
  expect(await migrate(database.url)).toContain('0017-audit-log');
});
afterAll(() => database.drop());

describe('Entries of the former record (TEAM-11)', () => {
  it('are copied in the order of their numbers, as one chain', async () => {
    const entries = await database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(
      entries.map(({ operation, subject, subject_id: id, before, after }) => [
        operation,
        `${subject}:${id}`,
        before,
        after,
      ]),
    ).toEqual([
      ['listings.remove', 'home:12', { openReports: 3 }, { openReports: 0 }],
      ['listings.reject-appeal', 'home:12', null, null],
      ['listings.restore', 'offer:7', null, null],
      ['products.approve', 'product:5', { openReports: 2 }, { openReports: 0 }],
      ['conversations.close', 'conversation:9', { openReports: 1 }, { openReports: 0 }],
      ['comments.show', 'comment:4', { openReports: 0 }, { openReports: 0 }],
      ['agencies.trust', 'agency:3', null, { name: 'Дом и ключ' }],
      ['companies.verify', 'vendor:8', null, { name: 'Лампи', number: '999001012' }],
      ['accounts.change-role', 'account:2', { type: 'user' }, { type: 'agency' }],
      ['refunds.pay', 'refund:6', null, null],
    ]);
    expect(entries[0]).toMatchObject({
      id: 1,
      at: START,
      actor_id: null,
      operator: 'radka',
      via: 'command',
      reason: 'Измама',
    });
    expect(await brokenEntries(database)).toEqual([]);
  });

  it('are counted in the transparency report', async () => {
    const period = { from: new Date('2026-11-01T00:00:00Z'), before: new Date('2026-12-01T00:00:00Z') };
    const { decisions } = await transparencyReport(database.db, period);
    expect(decisions).toHaveLength(10);
    expect(decisions.filter(({ reports }) => reports > 0)).toEqual([
      { subject: 'conversation', operation: 'conversations.close', count: 1, reports: 1 },
      { subject: 'home', operation: 'listings.remove', count: 1, reports: 3 },
      { subject: 'product', operation: 'products.approve', count: 1, reports: 2 },
    ]);
  });

  it('of the previous version are copied too while both versions run', async () => {
    await insert(['hide', 'review', 11, 'Обида', {}], 1);
    const entry = await database.db
      .selectFrom('audit_entry')
      .select(['id', 'operation', 'subject_id', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ id: 11, operation: 'reviews.hide', subject_id: '11', reason: 'Обида' });
    expect(await brokenEntries(database)).toEqual([]);
  });
});
