import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showAuditLog } from '../../../server/admin/audit-log-command.ts';
import type { AuditLogOptions } from '../../../server/admin/audit-log-command.ts';
import { WrongCommand } from '../../../server/admin/command-words.ts';
import { recordChange } from '../../../server/modules/team/audit-log.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import type { RecordedChange } from '../../../src/core/team/audit-entry.ts';
import { RADKA } from '../support/moderate.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-audit-'));
  database = await createTestDatabase();
  const change: RecordedChange = {
    ...RADKA,
    operation: 'listings.remove',
    subject: 'home',
    subjectId: 12,
    reason: '=HYPERLINK("https://spam.example"; "Измама")',
    before: { status: 'active', openReports: 2 },
    after: { status: 'active', openReports: 0 },
  };
  const record = (changes: Partial<RecordedChange>, at: string) =>
    inTransaction(database.db, (transaction) =>
      recordChange(transaction, { ...change, ...changes }, new Date(at)),
    );
  // A quarter to and a quarter past midnight in Sofia.
  await record({}, '2026-11-09T21:45:00Z');
  const other = { operator: 'petar', operation: 'agencies.trust', subject: 'agency', subjectId: 3 } as const;
  const values = { before: { trusted: false }, after: { trusted: true } };
  await record({ ...other, ...values, reason: 'реши\u001B[2J' }, '2026-11-09T22:15:00Z');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function show(options: AuditLogOptions): Promise<string> {
  const lines: string[] = [];
  await showAuditLog(database.db, options, (line) => void lines.push(line));
  return lines.join('\n');
}
const numbers = async (options: AuditLogOptions) =>
  (await show(options)).split('\n').map((line) => Number(/^(\d+) 2026/.exec(line)?.[1] ?? 0));

describe('`npm run admin -- audit-log` (TEAM-11)', () => {
  it('prints the newest entries first, with the values that changed', async () => {
    expect(await show({})).toBe(
      [
        '2 2026-11-09T22:15:00.000Z petar: agencies.trust agency 3 trusted false → true – реши [2J',
        '1 2026-11-09T21:45:00.000Z radka: listings.remove home 12 openReports 2 → 0 – =HYPERLINK("https://spam.example"; "Измама")',
      ].join('\n'),
    );
  });

  it('limits the entries by day in Sofia, subject, operation, operator and text', async () => {
    expect(await numbers({ from: '2026-11-10' })).toEqual([2]);
    expect(await numbers({ to: '2026-11-09' })).toEqual([1]);
    expect(await numbers({ from: '2026-11-09', to: '2026-11-10' })).toEqual([2, 1]);
    expect(await numbers({ subject: 'home:12' })).toEqual([1]);
    expect(await numbers({ subject: 'agency' })).toEqual([2]);
    expect(await numbers({ operation: 'agencies.trust' })).toEqual([2]);
    expect(await numbers({ operator: 'radka' })).toEqual([1]);
    expect(await numbers({ text: 'измама' })).toEqual([1]);
    expect(await show({ text: 'няма' })).toBe('No such entry.');
  });

  it.each([
    { from: 'yesterday' },
    { to: '2026-02-30' },
    { subject: 'house:12' },
    { operation: 'listing.burn' },
  ])('explains the wrong option %j', async (options) => {
    await expect(show(options)).rejects.toBeInstanceOf(WrongCommand);
  });

  it('writes all matching entries to a CSV file without formulas', async () => {
    const out = join(folder, 'audit.csv');
    expect(await show({ out, operator: 'radka' })).toBe('Done.');
    const [header, ...rows] = (await readFile(out, 'utf8')).split('\r\n');
    expect(header).toBe(
      '\uFEFFid;at;operator;actor_id;via;operation;subject;subject_id;reason;before;after;previous_hash;hash',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      new RegExp(
        '^1;2026-11-09T21:45:00.000Z;radka;;command;listings.remove;home;12;' +
          `"'=HYPERLINK\\(""https://spam.example""; ""Измама""\\)";` +
          '"{""status"":""active"",""openReports"":2}";"{""status"":""active"",""openReports"":0}";;[0-9a-f]{64}$',
      ),
    );
  });

  it('reports a file that cannot be written', async () => {
    await expect(show({ out: join(folder, 'missing', 'audit.csv') })).rejects.toThrow('ENOENT');
  });
});
