import type { Kysely, Transaction } from 'kysely';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import type { EditedPlan } from '../../../src/core/plans/moving-plans.ts';
import { changedFields, withChange } from '../../../src/core/plans/together/plan-history.ts';
import type { PlanChange } from '../../../src/core/plans/together/plan-history.ts';
import { upgradeStoredPlan } from '../../../src/core/plans/upgrade-stored-plan.ts';
import type { StoredPlanContent } from '../../../src/core/plans/upgrade-stored-plan.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { isDay } from '../../../src/core/shared/sofia-time.ts';
import { notifyWatchers } from '../../platform/database/change-notifications.ts';
import { json } from '../../platform/database/database.ts';
import { versionOf } from '../../platform/http/content-version.ts';
import type { Database } from '../../tables.ts';

export type PlanKey = { accountId: number; id: string };
export type StoredPlan = { plan: MovingPlan; changes: PlanChange[] };

/** Notification subject of a plan. The message is the new version, or empty after deletion. */
export const planSubject = ({ accountId, id }: PlanKey): string => `plan:${accountId}:${id}`;

export async function loadPlan(
  db: Kysely<Database>,
  { accountId, id }: PlanKey,
): Promise<StoredPlan | undefined> {
  const row = await db
    .selectFrom('moving_plan')
    .select(['content', 'changes'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { plan: upgradeStoredPlan(row.content), changes: row.changes };
}

/** Stores the plan with its author and notifies its readers. The account must be locked. */
export async function storePlan(
  transaction: Transaction<Database>,
  { accountId, id }: PlanKey,
  before: StoredPlan | undefined,
  plan: MovingPlan,
  { by, now }: { by: string; now: Date },
): Promise<StoredPlan> {
  const parts = before ? changedFields(before.plan, plan) : [];
  if (before && parts.length === 0) return before;
  const changes = withChange(before?.changes ?? [], { at: now.toISOString(), by, parts });
  const written = { content: json(plan), changes: json(changes), updated_at: now };
  await transaction
    .insertInto('moving_plan')
    .values({ account_id: accountId, id, created_at: now, ...written })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(written))
    .execute();
  await notifyWatchers(transaction, planSubject({ accountId, id }), versionOf(plan));
  return { plan, changes };
}

/** @throws Failure `invalid` for an impossible day; past days are valid */
export function ensureDays({
  movingInOn,
  days = {},
  deliveryDays = [],
  payments = [],
  leaving,
  home,
}: StoredPlanContent): void {
  const paid = payments.map(({ on }) => ['payments', on] as const);
  const delivered = deliveryDays.map(({ day }) => ['deliveryDays', day] as const);
  const { noticeGivenOn = null, termEndsOn = null } = leaving ?? {};
  const all = [
    ...Object.entries({
      movingInOn,
      availableFrom: home.availableFrom ?? null,
      ...days,
      noticeGivenOn,
      termEndsOn,
    }),
    ...paid,
    ...delivered,
  ];
  const wrong = all.filter(([, day]) => day !== null && !isDay(day));
  if (wrong.length === 0) return;
  const errors = wrong.map(([name]) => [name, 'error-date-invalid'] as const);
  throw new Failure('validation_failed', Object.fromEntries(errors), 'invalid');
}

export function unknownPlan(): never {
  throw new Failure('error-plan-not-found', {}, 'not-found');
}

export const editedPlan = (id: string, { plan, changes }: StoredPlan): Required<EditedPlan> => ({
  id,
  plan,
  version: versionOf(plan),
  changes,
});
