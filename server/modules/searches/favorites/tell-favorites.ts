import type { Transaction } from 'kysely';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { changesSince, isWorthTelling, knownAfter } from '../../../../src/core/shop/favorite-change.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { SearchDependencies } from '../search-dependencies.ts';
import { isKnownAnew, know, knownFavorites, withoutWarned } from './favorite-alerts.ts';
import { mailFavorites } from './favorite-mails.ts';

/** So many people are looked at in one query. */
const AT_ONCE = 200;

/**
 * Tells each person who wants it what changed about their favorites, in one mail, at most one a day (FIND-03). It
 * compares the present state with the one last reported, so a change that was undone is not mailed. A listing with a
 * warning waits for the team's review. Safe to run twice, also at the same time.
 * @throws AggregateError of those who could not be told, after all others were; they are told the next time
 */
export async function tellFavorites(parts: SearchDependencies): Promise<void> {
  const today = sofiaDay(parts.clock.now());
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    const rows = await parts.db
      .selectFrom('favorite_alert')
      .select('account_id')
      .where('account_id', '>', after)
      .where((where) => where.or([where('looked_on', 'is', null), where('looked_on', '<', today)]))
      .orderBy('account_id')
      .limit(AT_ONCE)
      .execute();
    for (const { account_id: id } of rows) {
      const told = inTransaction(parts.db, (transaction) => tellPerson(parts, transaction, id, today));
      await told.catch((error: unknown) => failures.push(error));
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.account_id;
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} people were not told of their favorites`);
  }
}

async function tellPerson(
  parts: SearchDependencies,
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
  const told = favorites.flatMap(({ before, now }) => {
    const changes = changesSince(before, now).filter(isWorthTelling);
    return changes.length > 0 ? [{ now: { ...now, title: now.title || before.title }, changes }] : [];
  });
  for (const favorite of favorites.filter(isKnownAnew)) {
    await know(transaction, accountId, favorite.now, knownAfter(favorite.before, favorite.now));
  }
  await transaction
    .updateTable('favorite_alert')
    .set({ looked_on: today, ...(told.length > 0 && { mailed_at: parts.clock.now() }) })
    .where('account_id', '=', accountId)
    .execute();
  if (told.length > 0) {
    await mailFavorites(parts, transaction, { ...person, accountId, today, token: alert.token, told });
  }
}
