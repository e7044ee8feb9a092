import type { Kysely, Transaction } from 'kysely';
import type { AnswerOf } from '../../../api/operation.ts';
import type { ownPlan, ownPlans } from '../../../api/plans/plans.ts';
import { PLAN_LIMITS } from '../../../src/core/plans/moving-plan.ts';
import { summaryOf } from '../../../src/core/plans/moving-plans.ts';
import { upgradeStoredPlan } from '../../../src/core/plans/upgrade-stored-plan.ts';
import type { StoredPlanContent } from '../../../src/core/plans/upgrade-stored-plan.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notifyWatchers } from '../../platform/database/change-notifications.ts';
import { ensureVersion, versionOf } from '../../platform/http/content-version.ts';
import type { Database } from '../../tables.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { editedPlan, ensureDays, loadPlan, planSubject, storePlan, unknownPlan } from './stored-plan.ts';
import type { PlanKey } from './stored-plan.ts';

export type PlanDependencies = { db: Kysely<Database>; clock: Clock };

type StoredPlanAnswer = AnswerOf<typeof ownPlan>;

/** Returns the account's plans, latest first. */
export async function listPlans(
  { db }: PlanDependencies,
  accountId: number,
): Promise<AnswerOf<typeof ownPlans>> {
  const rows = await db
    .selectFrom('moving_plan')
    .select(['id', 'content'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return { data: rows.map(({ id, content }) => summaryOf({ id, plan: upgradeStoredPlan(content) })) };
}

/** @throws Failure `not-found` */
export async function readPlan({ db }: PlanDependencies, key: PlanKey): Promise<StoredPlanAnswer> {
  return editedPlan(key.id, (await loadPlan(db, key)) ?? unknownPlan());
}

/**
 * Saves a plan. `version` is that of the opened plan, or null for a new one.
 * @throws Failure `not-found`, `conflict` for an older version or above the limit
 */
export async function savePlan(
  { db, clock }: PlanDependencies,
  key: PlanKey,
  { plan: sent, version }: { plan: StoredPlanContent; version: string | null },
): Promise<StoredPlanAnswer> {
  ensureDays(sent);
  return inTransaction(db, async (transaction) => {
    // Serialises the account's requests, so that the limit and versions are exact.
    await lockAccount(transaction, key.accountId);
    const before = await loadPlan(transaction, key);
    const plan = upgradeStoredPlan(sent, before?.plan);
    if (before) {
      // A repeated request for a new plan is idempotent.
      ensureVersion(before.plan, version ?? versionOf(plan));
    } else {
      if (version !== null) unknownPlan();
      await ensureFew(transaction, key.accountId);
    }
    const by = await nameOf(transaction, key.accountId);
    return editedPlan(key.id, await storePlan(transaction, key, before, plan, { by, now: clock.now() }));
  });
}

/** @throws Failure `not-found` */
export async function deletePlan({ db }: PlanDependencies, key: PlanKey): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('moving_plan')
      .where('account_id', '=', key.accountId)
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) unknownPlan();
    await notifyWatchers(transaction, planSubject(key));
  });
}

/** Public name of an account's person, without the family name. */
export async function nameOf(db: Kysely<Database>, accountId: number): Promise<string> {
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return (name.trim().split(/\s+/)[0] ?? '').slice(0, PLAN_LIMITS.name);
}

/** Exports the plans; their orders have exports of their own. */
export async function exportPlans(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const plans = await db
    .selectFrom('moving_plan')
    .select(['content', 'changes', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return {
    movingPlans: plans.map(({ content: { cleaning, move, goodsOrders = [], ...plan }, ...row }) => ({
      ...row,
      ...plan,
      cleaning: cleaning.services,
      move: move.services,
      goodsOrders: goodsOrders.length,
    })),
  };
}

/** @throws Failure `conflict` above the maximum number of plans */
async function ensureFew(transaction: Transaction<Database>, accountId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('moving_plan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= PLAN_LIMITS.plans) throw new Failure('error-too-many-plans', {}, 'conflict');
}
