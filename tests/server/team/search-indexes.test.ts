import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountMails } from '../../../server/modules/accounts/account-mails.ts';
import { CASE_KINDS } from '../../../server/modules/team/cases/case-kinds.ts';
import { anyOf } from '../../../server/modules/team/records/read-records.ts';
import { recordResources } from '../../../server/modules/team/records/resources.ts';
import { lookupOf } from '../../../src/core/team/lookup.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { casesOf } from './support/a-case.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** Kinds with many records, and their search index. */
const INDEXES = [
  ['accounts', 'account_by_words'],
  ['orders', 'customer_order_by_words'],
  ['service-orders', 'service_order_by_words'],
  ['vendors', 'vendor_by_words'],
  ['agencies', 'agency_by_words'],
  ['products', 'product_by_title'],
  ['properties', 'property_by_title'],
  ['offers', 'roommate_offer_by_title'],
  ['payments', 'customer_order_by_words'],
  ['mails', 'mail_by_words'],
  ['contact-messages', 'contact_message_by_words'],
  ['audit-log', 'audit_entry_by_words'],
  ['conversations', 'conversation_search_by_words'],
] as const;

/** Plan of a search, in which scans of whole tables are avoided if an index serves the conditions. */
async function planOf(name: string, text: string): Promise<string> {
  const { texts, addresses } = app.reviews;
  const accountMails = new AccountMails(texts, addresses);
  const resources = recordResources({ ...casesOf(app), texts, addresses, accountMails });
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`There is no ${name}`);
  const conditions = anyOf(resource.search?.(lookupOf(text)) ?? []);
  const explain = sql<object>`explain select ${resource.key} from ${resource.from} where ${conditions}`;
  return app.database.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    // An ordinary index has all rows too, if its conditions are only a filter.
    await sql`set local enable_indexscan = off`.execute(transaction);
    const { rows } = await explain.execute(transaction);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
}

describe('A search of the team (TEAM-05)', () => {
  it.each(INDEXES)('uses an index for words in %s', async (name, index) => {
    expect(await planOf(name, 'мария иванова')).toContain(index);
  });

  it.each(INDEXES)(
    'uses an index for digits in %s, which may be a number or a phone',
    async (name, index) => {
      const plan = await planOf(name, '100123');
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan on (?!vendor seller|account owner)/);
    },
  );
});

/** Kinds of cases from large tables, and the index of what waits (decision 35). */
const WAITING = [
  ['owner-warnings', 'owner_warning_open'],
  ['review-reports', 'review_report_open'],
  ['question-reports', 'product_question_report_open'],
  ['companies', 'vendor_unverified'],
  ['companies', 'agency_unverified'],
  ['new-shops', 'vendor_unapproved'],
  ['failed-mails', 'mail_failed'],
  ['failed-imports', 'product_import_failed'],
  ['services-without-team', 'service_booking_declined'],
] as const;

describe('The list of cases (TEAM-03)', () => {
  it.each(WAITING)('finds %s by the index %s', async (name, index) => {
    const kind = CASE_KINDS.find((one) => one.name === name);
    const plan = await app.database.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<object>`explain ${kind?.waiting ?? sql``}`.execute(transaction);
      return JSON.stringify(rows);
    });
    expect(plan).toContain(index);
  });
});
