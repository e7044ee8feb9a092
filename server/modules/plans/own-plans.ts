import type { Kysely, Transaction } from 'kysely';
import type { AnswerOf } from '../../../api/operation.ts';
import type { ownPlan, ownPlans } from '../../../api/plans.ts';
import { PLAN_LIMITS } from '../../../src/core/plans/moving-plan.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { wholePlan } from '../../../src/core/plans/whole-plan.ts';
import type { KeptContent } from '../../../src/core/plans/whole-plan.ts';
import { summaryOf } from '../../../src/core/plans/moving-plans.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { isDay } from '../../../src/core/shared/sofia-time.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { ensureVersion, versionOf } from '../../platform/http/content-version.ts';
import type { Database } from '../../tables.ts';
import { lockAccount } from '../accounts/lock-account.ts';

export type PlanDependencies = { db: Kysely<Database>; clock: Clock };

type KeptPlan = AnswerOf<typeof ownPlan>;

/** The account's plans, the latest first. */
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
  return { data: rows.map(({ id, content }) => summaryOf({ id, plan: wholePlan(content) })) };
}

/** @throws Failure `not-found` */
export async function readPlan({ db }: PlanDependencies, accountId: number, id: string): Promise<KeptPlan> {
  const row = await db
    .selectFrom('moving_plan')
    .select('content')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return keptPlan(id, wholePlan(row?.content ?? unknown()));
}

/**
 * Keeps a plan: one of the account's from the version that the save began with, or a new one where that is null.
 * @throws Failure `not-found`, `conflict` for an older version or one plan too many
 */
export async function savePlan(
  { db, clock }: PlanDependencies,
  accountId: number,
  id: string,
  { plan: sent, version }: { plan: KeptContent; version: string | null },
): Promise<KeptPlan> {
  ensureDays(sent);
  return inTransaction(db, async (transaction) => {
    // One save of an account after the other, so that the limit holds and no version is passed over.
    await lockAccount(transaction, accountId);
    const kept = await ownContent(transaction, accountId, id);
    const plan = wholePlan(sent, kept);
    if (kept) {
      // A new one that was sent before is the same one.
      ensureVersion(kept, version ?? versionOf(plan));
    } else {
      if (version !== null) unknown();
      await ensureFew(transaction, accountId);
    }
    const now = clock.now();
    await transaction
      .insertInto('moving_plan')
      .values({ account_id: accountId, id, content: json(plan), created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'id']).doUpdateSet({ content: json(plan), updated_at: now }),
      )
      .execute();
    return keptPlan(id, plan);
  });
}

/** @throws Failure `not-found` */
export async function deletePlan({ db }: PlanDependencies, accountId: number, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('moving_plan')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) unknown();
}

/** For the export of the own data; links of orders are in the export of the services. */
export async function exportPlans(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const plans = await db
    .selectFrom('moving_plan')
    .select(['content', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return {
    movingPlans: plans.map(({ content: { cleaning, move, ...plan }, ...row }) => ({
      ...row,
      ...plan,
      cleaning: cleaning.services,
      move: move.services,
    })),
  };
}

async function ownContent(
  transaction: Transaction<Database>,
  accountId: number,
  id: string,
): Promise<MovingPlan | undefined> {
  const row = await transaction
    .selectFrom('moving_plan')
    .select('content')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && wholePlan(row.content);
}

/** @throws Failure `invalid` for a day that no calendar has; one that is over stays in a plan. */
function ensureDays({ movingInOn, days = {} }: KeptContent): void {
  const wrong = Object.entries({ movingInOn, ...days }).filter(([, day]) => day !== null && !isDay(day));
  if (wrong.length === 0) return;
  const errors = wrong.map(([name]) => [name, 'error-date-invalid'] as const);
  throw new Failure('validation_failed', Object.fromEntries(errors), 'invalid');
}

/** @throws Failure `conflict` when the account has as many as it may. */
async function ensureFew(transaction: Transaction<Database>, accountId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('moving_plan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= PLAN_LIMITS.plans) throw new Failure('error-too-many-plans', {}, 'conflict');
}

function unknown(): never {
  throw new Failure('error-plan-not-found', {}, 'not-found');
}

const keptPlan = (id: string, plan: MovingPlan): KeptPlan => ({ id, plan, version: versionOf(plan) });
