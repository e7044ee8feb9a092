import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** Returns favorites, remembered removals and alerts of an account, for the export of personal data. */
export async function exportFavorites(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const favorites = await db
    .selectFrom('account_favorite')
    .select(['type', 'item_id', 'kept', 'changed_at', 'as_kept'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at')
    .execute();
  const toldOfFavorites = await db
    .selectFrom('favorite_alert')
    .select(['since', 'mailed_at'])
    .where('account_id', '=', accountId)
    .execute();
  return { favorites, toldOfFavorites };
}
