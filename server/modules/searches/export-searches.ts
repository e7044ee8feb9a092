import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** Returns the saved searches of an account and of its address, for the export of personal data. */
export async function exportSearches(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('saved_search')
    .leftJoin('account', 'account.email', 'saved_search.email')
    .select([
      'saved_search.id',
      'kind',
      'filters',
      'order_by',
      'saved_search.name',
      'frequency',
      'channel',
      'status',
      'saved_search.created_at',
    ])
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('account.id', '=', accountId)]))
    .orderBy('saved_search.id')
    .execute();
  const matches = await db
    .selectFrom('search_match')
    .select(['search_id', 'item_id', 'found_at', 'dismissed_at'])
    .where('search_id', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [0])
    .orderBy('found_at')
    .execute();
  const devices = await db
    .selectFrom('push_subscription')
    .select(['endpoint', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return {
    pushMessages: devices,
    savedSearches: rows.map(({ id, ...search }) => ({
      ...search,
      matches: matches.filter((match) => match.search_id === id),
    })),
  };
}
