import type { Kysely, Transaction } from 'kysely';
import type { LinkAccess, PlanLink } from '../../../src/core/plans/together/shared-plans.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { notifyWatchers } from '../../platform/database/change-notifications.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { PlanDependencies } from './own-plans.ts';
import { loadPlan, unknownPlan } from './stored-plan.ts';
import type { PlanKey } from './stored-plan.ts';

/** Maximum revoked links of a plan that still show an explanation. */
const MAX_ENDED = 50;

/** Notification subject of a link's end. Excludes the token, because database logs may show it. */
export const linkSubject = ({ accountId, id }: PlanKey, access: LinkAccess): string =>
  `plan-link:${accountId}:${id}:${access}`;

/** Returns the active links. @throws Failure `not-found` */
export async function listLinks({ db }: PlanDependencies, key: PlanKey): Promise<PlanLink[]> {
  if (!(await loadPlan(db, key))) unknownPlan();
  return activeLinks(db, key);
}

/** Returns the link of this kind; creates it if missing. @throws Failure `not-found` */
export async function makeLink(
  { db, clock }: PlanDependencies,
  key: PlanKey,
  access: LinkAccess,
): Promise<PlanLink> {
  return inTransaction(db, async (transaction) => {
    const active = (await lockedLinks(transaction, key)).find((link) => link.access === access);
    if (active) return active;
    const [token, now] = [newSecret(), clock.now()];
    await transaction
      .insertInto('plan_link')
      .values({ token, account_id: key.accountId, plan_id: key.id, access, created_at: now })
      .execute();
    return { access, token, createdAt: now.toISOString() };
  });
}

/** Revokes the link of this kind, if any, and notifies its readers. @throws Failure `not-found` */
export async function endLink(
  { db, clock }: PlanDependencies,
  key: PlanKey,
  access: LinkAccess,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const active = (await lockedLinks(transaction, key)).find((link) => link.access === access);
    if (!active) return;
    await transaction
      .updateTable('plan_link')
      .set({ ended_at: clock.now() })
      .where('token', '=', active.token)
      .execute();
    const ended = (select: Transaction<Database>) =>
      select
        .selectFrom('plan_link')
        .select('token')
        .where('account_id', '=', key.accountId)
        .where('plan_id', '=', key.id)
        .where('ended_at', 'is not', null);
    await transaction
      .deleteFrom('plan_link')
      .where('token', 'in', ended(transaction).orderBy('ended_at', 'desc').offset(MAX_ENDED))
      .execute();
    await notifyWatchers(transaction, linkSubject(key, access));
  });
}

/** Returns the plan of a link. @throws Failure `not-found`; `error-plan-link-ended` for a revoked one */
export async function linkOf(
  db: Kysely<Database>,
  token: string,
): Promise<{ key: PlanKey; access: LinkAccess }> {
  const row = await db
    .selectFrom('plan_link')
    .select(['account_id', 'plan_id', 'access', 'ended_at'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return unknownPlan();
  if (row.ended_at) throw new Failure('error-plan-link-ended', {}, 'not-found');
  return { key: { accountId: row.account_id, id: row.plan_id }, access: row.access };
}

/** Locks the links of a plan until the transaction ends. */
async function lockedLinks(transaction: Transaction<Database>, key: PlanKey): Promise<PlanLink[]> {
  await lockAccount(transaction, key.accountId);
  if (!(await loadPlan(transaction, key))) unknownPlan();
  return activeLinks(transaction, key);
}

async function activeLinks(db: Kysely<Database>, { accountId, id }: PlanKey): Promise<PlanLink[]> {
  const rows = await db
    .selectFrom('plan_link')
    .select(['access', 'token', 'created_at'])
    .where('account_id', '=', accountId)
    .where('plan_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('access', 'desc')
    .execute();
  return rows.map(({ created_at, ...link }) => ({ ...link, createdAt: created_at.toISOString() }));
}
