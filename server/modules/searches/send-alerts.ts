import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Frequency } from '../../../src/core/searches/saved-search.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { foundItems } from './found-items.ts';
import { fittingItems } from './matching/fitting-items.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { mailAlert } from './search-mails.ts';
import { wordsOf } from './search-words.ts';

/** One mail tells of no more; what is left comes with the next one. */
const MAX_TOLD = 300;
/** So many are shown in the mail itself. */
const SHOWN = 6;
/** So many searches are looked at in one query. */
const AT_ONCE = 200;

/**
 * Tells of what the searches of this frequency have found, each match once and all of a search in one mail. What does not
 * fit any more, or is no longer offered, is not told; it may be found again. May run twice, and beside itself.
 */
export async function sendAlerts(parts: SearchDependencies, frequency: Frequency): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select s.id from saved_search s
      where s.frequency = ${frequency} and s.status = 'active' and s.id > ${after}
        and exists (select from search_match m where m.search_id = s.id and m.is_due)
      order by s.id limit ${AT_ONCE}`.execute(parts.db);
    for (const { id } of rows)
      await inTransaction(parts.db, (transaction) => sendAlert(parts, transaction, id));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

async function sendAlert(
  parts: SearchDependencies,
  transaction: Transaction<Database>,
  id: number,
): Promise<void> {
  const search = await transaction
    .selectFrom('saved_search')
    .select(['id', 'account_id', 'email', 'language', 'kind', 'filters', 'order_by', 'name', 'token'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const recipient = search && (await recipientOf(transaction, search));
  if (!search || !recipient) return;
  const due = await transaction
    .selectFrom('search_match')
    .select(['item_id', 'reason', 'old_price'])
    .where('search_id', '=', id)
    .where('is_due', '=', true)
    .where('dismissed_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(MAX_TOLD)
    .execute();
  const ids = due.map((match) => match.item_id);
  const fitting = await fittingItems(transaction, search, ids);
  const isFitting = new Set(fitting);
  const over = ids.filter((item) => !isFitting.has(item));
  if (over.length > 0) {
    await transaction
      .deleteFrom('search_match')
      .where('search_id', '=', id)
      .where('item_id', 'in', over)
      .execute();
  }
  if (fitting.length === 0) return;
  const { id: alertId } = await transaction
    .insertInto('search_alert')
    .values({ search_id: id, sent_at: parts.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('search_match')
    .set({ is_due: false, alert_id: alertId })
    .where('search_id', '=', id)
    .where('item_id', 'in', fitting)
    .execute();
  const { email, language } = recipient;
  const within = { ...parts, db: transaction };
  const items = await foundItems(within, search.kind, fitting.slice(0, SHOWN), language);
  const { kind, filters, order_by: orderBy, name, token } = search;
  await mailAlert(parts, transaction, {
    kind,
    filters,
    orderBy,
    name,
    token,
    alertId,
    email,
    language,
    words: await wordsOf(within, search, language),
    total: fitting.length,
    shown: items.map((item) => {
      const match = due.find((one) => one.item_id === item.id);
      return { ...item, reason: match?.reason ?? 'new', oldPrice: match?.old_price ?? null };
    }),
  });
}

type Recipient = { email: string; language: 'bg' | 'en' };

/** Who is told: the confirmed address of the account or of the search; null where it is not confirmed. */
async function recipientOf(
  transaction: Transaction<Database>,
  search: { account_id: number | null; email: string | null; language: 'bg' | 'en' },
): Promise<Recipient | null> {
  if (search.email !== null) return { email: search.email, language: search.language };
  const account = await transaction
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', search.account_id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return account ?? null;
}
