import { parse } from 'libpg-query';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import { somePlaces } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import { withShownSubjects } from '../../../server/platform/http/shown-subjects.ts';
import { urlOf } from '../../../src/adapters/http/http-client.ts';
import type { TestApplication } from '../support/test-application.ts';
import { validRequests } from '../support/requests/valid-requests.ts';

/** Public operations that are never cached: a challenge, free times, offices. */
const OF_THE_MOMENT = [
  'captcha',
  'courierOffices',
  'favoriteStates',
  'proposeSearch',
  'serviceSlots',
  'searchSuggestions',
  'siteSearch',
];
/** Tables that are written only together with another, which notifies. */
const WRITTEN_WITH: Record<string, string> = {
  listed_order: 'vendor_order',
  listed_product: 'product',
  listed_property: 'property',
  property_price_change: 'property',
  product_price: 'product',
  search_word: 'product',
};

/** Tables with triggers that notify by the kind of each row (`tell_listing_warning`, `tell_listings`). */
const NOTIFIED_BY_ROW: Record<string, readonly string[]> = {
  listing_warning: [
    'properties',
    'property:',
    'offers',
    'offer:',
    'products',
    'product:',
    'vendors',
    'reviews:',
  ],
  owner_warning: ['person:', 'properties', 'offers'],
  // The kind of the version is the subject.
  team_version: ['shelves', 'credit-packages'],
};

/** Tables with changes that may be shown late: a cached page is at most 50 s old. */
const MAY_BE_LATE: Record<string, readonly string[]> = {
  boughtTogether: ['vendor_order', 'vendor_order_line'],
};

type NotifiedSubjects = { inList: string; single: string };

let app: TestApplication;
let notified: Map<string, NotifiedSubjects>;
let tables: Set<string>;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  await somePlaces(app);
  const { rows } = await app.database.pool.query<{ table: string; arguments: string }>(
    `select tgrelid::regclass::text as table, encode(tgargs, 'escape') as arguments from pg_trigger
     where tgname = 'updates_told'`,
  );
  notified = new Map(
    rows.map((row) => {
      const [inList = '', single = ''] = row.arguments.split('\\000');
      return [row.table, { inList, single }];
    }),
  );
  const all = await app.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  tables = new Set(all.rows.map(({ name }) => name));
});
afterAll(() => app.close());

/** Tables that statements read, by PostgreSQL's own parser. */
async function tablesOf(statements: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const statement of statements) {
    JSON.stringify(await parse(statement), (name, value: unknown) => {
      if (name === 'relname' && typeof value === 'string' && tables.has(value)) found.add(value);
      return value;
    });
  }
  return [...found];
}

describe('The subjects of a response', () => {
  it('cover all that the public may read, and each table it was read from notifies changes', async () => {
    const requests = await validRequests(app);
    const silent: string[] = [];
    const problems: string[] = [];
    for (const operation of CONTRACT) {
      if (!operation.callers.includes('anyone') || operation.multipart) continue;
      const request = await requests[operation.id]?.();
      if (!request) continue;
      const statements: string[] = [];
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const { method, path } = operation;
      const { result, subjects } = await withShownSubjects(() =>
        app.server.inject({
          method,
          url: urlOf({ method, path, ...request }),
          headers: { 'x-accept-language': 'bg' },
          ...(request.body !== undefined && { payload: request.body }),
        }),
      );
      for (const [asked] of query.mock.calls as unknown[][]) {
        const text = typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text;
        if (text) statements.push(text);
      }
      query.mockRestore();
      if (subjects === null) {
        if (operation.method === 'GET') silent.push(operation.id);
        continue;
      }
      expect([operation.id, result.statusCode]).toEqual([operation.id, 200]);
      for (const read of await tablesOf(statements)) {
        if (MAY_BE_LATE[operation.id]?.includes(read)) continue;
        const table = WRITTEN_WITH[read] ?? read;
        const { inList, single } = notified.get(table) ?? { inList: '', single: '' };
        const byRow = NOTIFIED_BY_ROW[table] ?? [];
        const isNotified = subjects.some(
          (one) =>
            one === inList ||
            one.startsWith(`${single}:`) ||
            byRow.some((subject) => (subject.endsWith(':') ? one.startsWith(subject) : one === subject)),
        );
        if (!isNotified) problems.push(`${operation.id} reads ${read} and shows ${subjects.join(' ')}`);
      }
    }
    expect(problems).toEqual([]);
    expect(silent.toSorted()).toEqual(OF_THE_MOMENT.toSorted());
  }, 240_000);
});
