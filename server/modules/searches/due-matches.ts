import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { MatchReason } from '../../../src/core/searches/saved-search.ts';
import { SEARCH_KINDS } from '../../../src/core/searches/searched-list.ts';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';
import { foundItems } from './found-items.ts';
import type { FoundItem } from './found-items.ts';
import { fittingItems } from './matching/fitting-items.ts';
import type { Meanings } from './matching/fitting-items.ts';
import type { AlertDependencies } from './search-dependencies.ts';
import type { AlertedSearch } from './search-mails.ts';
import { wordsOf } from './search-words.ts';
import type { KnownNames } from './search-words.ts';

/** Maximum matches of a search in one mail. The rest follows in the next mail. */
const MAX_MATCHES = 300;

/** Search with pending matches. @property shown number of matches shown in the mail */
export type DueSearch = Omit<AlertedSearch, 'alertId' | 'words' | 'items' | 'shown'> & {
  language: Language;
  shown: number;
};

export type Known = { meanings: Meanings; names: KnownNames };

type DueMatch = { search_id: number; item_id: number; reason: MatchReason; old_price: number | null };

/**
 * Marks the pending matches of the searches as sent and returns them. Searches without matching items are
 * left out. The number of queries is independent of the number of searches.
 */
export async function claimDueMatches(
  { known, ...deps }: AlertDependencies & { known: Known },
  transaction: Transaction<Database>,
  searches: readonly DueSearch[],
): Promise<AlertedSearch[]> {
  const due = await dueMatches(
    transaction,
    searches.map(({ id }) => id),
  );
  const candidates = searches.map((search) => ({
    ...search,
    items: (due.get(search.id) ?? []).map((match) => match.item_id),
  }));
  const fitting = await fittingItems(transaction, candidates, known.meanings);
  const found = candidates.flatMap((search, index) => ({ ...search, items: fitting[index] ?? [] }));
  const over = candidates.flatMap(({ id, items }, index) => {
    const isFitting = new Set(fitting[index]);
    return items.filter((item) => !isFitting.has(item)).map((item) => ({ id, item }));
  });
  await deleteOutdated(transaction, over);
  const alerted = await writeAlerts(
    transaction,
    found.filter(({ items }) => items.length > 0),
    deps.clock.now(),
  );
  const within = { ...deps, db: transaction };
  const cards = await cardsOf(within, alerted);
  const worded: AlertedSearch[] = [];
  for (const { language, shown, ...search } of alerted) {
    const words = await wordsOf(within, search, language, known.names);
    const matches = due.get(search.id) ?? [];
    const shownItems = search.items.slice(0, shown).flatMap((id) => {
      const item = cards.get(cardKey(search.kind, language, id));
      const match = matches.find((one) => one.item_id === id);
      return item && match ? [{ ...item, reason: match.reason, oldPrice: match.old_price }] : [];
    });
    worded.push({ ...search, words, shown: shownItems });
  }
  return worded;
}

/** By search, latest first. */
async function dueMatches(
  transaction: Transaction<Database>,
  searches: readonly number[],
): Promise<Map<number, DueMatch[]>> {
  const { rows } = await sql<DueMatch>`
    select due.* from unnest(${searches}::bigint[]) as s (id) cross join lateral (
      select search_id, item_id, reason, old_price from search_match
      where search_id = s.id and is_due and dismissed_at is null
      order by found_at desc, item_id desc limit ${MAX_MATCHES}) due`.execute(transaction);
  const bySearch = new Map<number, DueMatch[]>();
  for (const row of rows) {
    const matches = bySearch.get(row.search_id);
    if (matches) matches.push(row);
    else bySearch.set(row.search_id, [row]);
  }
  return bySearch;
}

/** Deletes matches, which may be found again. */
async function deleteOutdated(
  transaction: Transaction<Database>,
  matches: readonly { id: number; item: number }[],
): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    delete from search_match m using unnest(
      ${matches.map(({ id }) => id)}::bigint[], ${matches.map(({ item }) => item)}::bigint[]) as over (search_id, item_id)
    where m.search_id = over.search_id and m.item_id = over.item_id`.execute(transaction);
}

/** Creates the alerts and returns the searches with their alert ids. */
async function writeAlerts<Due extends { id: number; items: readonly number[] }>(
  transaction: Transaction<Database>,
  searches: readonly Due[],
  now: Date,
): Promise<(Due & { alertId: number })[]> {
  if (searches.length === 0) return [];
  const rows = await transaction
    .insertInto('search_alert')
    .values(searches.map(({ id }) => ({ search_id: id, sent_at: now })))
    .returning(['id', 'search_id'])
    .execute();
  const alerts = new Map(rows.map((row) => [row.search_id, row.id]));
  const alerted = searches.flatMap((search) => {
    const alertId = alerts.get(search.id);
    return alertId === undefined ? [] : [{ ...search, alertId }];
  });
  const matches = alerted.flatMap(({ id, alertId, items }) =>
    items.map((item) => [id, item, alertId] as const),
  );
  await sql`
    update search_match m set is_due = false, alert_id = sent.alert_id
    from unnest(${matches.map(([id]) => id)}::bigint[], ${matches.map(([, item]) => item)}::bigint[],
      ${matches.map(([, , alertId]) => alertId)}::bigint[]) as sent (search_id, item_id, alert_id)
    where m.search_id = sent.search_id and m.item_id = sent.item_id`.execute(transaction);
  return alerted;
}

type Carded = Pick<DueSearch, 'kind' | 'language' | 'shown'> & { items: readonly number[] };

const cardKey = (kind: string, language: string, id: number) => `${kind} ${language} ${id}`;

/** Returns the cards of all searches, each listing once. */
async function cardsOf(
  deps: Pick<AlertDependencies, 'db' | 'clock' | 'texts'>,
  searches: readonly Carded[],
): Promise<Map<string, FoundItem>> {
  const cards = new Map<string, FoundItem>();
  for (const kind of SEARCH_KINDS) {
    for (const language of LANGUAGES) {
      const ids = new Set(
        searches
          .filter((search) => search.kind === kind && search.language === language)
          .flatMap(({ items, shown }) => items.slice(0, shown)),
      );
      if (ids.size === 0) continue;
      for (const item of await foundItems(deps, kind, [...ids], language)) {
        cards.set(cardKey(kind, language, item.id), item);
      }
    }
  }
  return cards;
}
