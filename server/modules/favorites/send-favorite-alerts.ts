import type { Transaction } from 'kysely';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { changesSince, isNotifiable, knownAfter } from '../../../src/core/favorites/favorite-change.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { FavoriteDependencies } from './favorite-dependencies.ts';
import { hasNewState, knownFavorites, saveReported, withoutWarned } from './favorite-alerts.ts';
import { mailFavorites } from './favorite-mails.ts';

/** People per query. */
const BATCH = 200;

/**
 * Mails each subscriber the changes of their favorites, at most once a day (FIND-03). Compares the current
 * state with the last reported one, so that an undone change is not mailed. A listing with a warning waits
 * for the team's review. Idempotent and safe to run simultaneously.
 * @throws AggregateError of the failed mails, after all others were sent; the next run retries them
 */
export async function sendFavoriteAlerts(deps: FavoriteDependencies): Promise<void> {
  const today = sofiaDay(deps.clock.now());
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    const rows = await deps.db
      .selectFrom('favorite_alert')
      .select('account_id')
      .where('account_id', '>', after)
      .where((where) => where.or([where('looked_on', 'is', null), where('looked_on', '<', today)]))
      .orderBy('account_id')
      .limit(BATCH)
      .execute();
    for (const { account_id: id } of rows) {
      const sent = inTransaction(deps.db, (transaction) => alertPerson(deps, transaction, id, today));
      await sent.catch((error: unknown) => failures.push(error));
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.account_id;
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} people got no mail about their favorites`);
  }
}

async function alertPerson(
  deps: FavoriteDependencies,
  transaction: Transaction<Database>,
  accountId: number,
  today: string,
): Promise<void> {
  const alert = await transaction
    .selectFrom('favorite_alert')
    .select('token')
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('looked_on', 'is', null), where('looked_on', '<', today)]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const person = await transaction
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!alert || !person) return;
  const known = await knownFavorites(transaction, accountId, person.language);
  const favorites = await withoutWarned(transaction, known);
  const changed = favorites.flatMap(({ before, now }) => {
    const changes = changesSince(before, now).filter(isNotifiable);
    return changes.length > 0 ? [{ now: { ...now, title: now.title || before.title }, changes }] : [];
  });
  for (const favorite of favorites.filter(hasNewState)) {
    await saveReported(transaction, accountId, favorite.now, knownAfter(favorite.before, favorite.now));
  }
  await transaction
    .updateTable('favorite_alert')
    .set({ looked_on: today, ...(changed.length > 0 && { mailed_at: deps.clock.now() }) })
    .where('account_id', '=', accountId)
    .execute();
  if (changed.length > 0) {
    await mailFavorites(deps, transaction, { ...person, accountId, today, token: alert.token, changed });
  }
}
