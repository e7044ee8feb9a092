import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { lastNoticeDay } from '../../../src/core/plans/leaving/notice.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { openSteps } from '../../../src/core/plans/days/plan-day.ts';
import { upgradeStoredPlan } from '../../../src/core/plans/upgrade-stored-plan.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { gatherPlanFacts } from './plan-facts.ts';
import { NOTICE_REMINDERS, REMINDERS, remindOfPlan } from './plan-mails.ts';
import type { Reminder } from './plan-mails.ts';

const AT_ONCE = 200;

/**
 * Sends reminders of open tasks a week and a day before moving in or out, and before the deadline for notice.
 * Plans without open tasks cause no mail. Runs each morning. Idempotent, because the mail's key contains plan
 * and day.
 */
export async function remindOfPlans(deps: PlanExportDependencies): Promise<void> {
  const today = sofiaDay(deps.clock.now());
  for (const [reminder, days] of Object.entries(REMINDERS)) {
    const movingInOn = addDays(today, days);
    const onDay = sql<boolean>`content ->> 'movingInOn' = ${movingInOn}`;
    await eachPlan(deps, onDay, (row) => remind(deps, row, reminder as Reminder, today));
  }
  const isOpen = sql<boolean>`content -> 'leaving' ->> 'noticeGivenOn' is null
    and jsonb_typeof(content -> 'leaving') = 'object' and content ->> 'movingInOn' > ${today}`;
  await eachPlan(deps, isOpen, async (row) => {
    const last = lastDayForNotice(upgradeStoredPlan(row.content));
    const due = Object.entries(NOTICE_REMINDERS).find(([, days]) => last === addDays(today, days));
    if (due) await remind(deps, row, due[0] as Reminder, today);
  });
}

async function eachPlan(
  deps: PlanExportDependencies,
  condition: RawBuilder<boolean>,
  action: (row: Row) => Promise<void>,
): Promise<void> {
  for (let after = { accountId: 0, id: '' }; ;) {
    const rows = await plansOf(deps.db, condition, after);
    for (const row of rows) await action(row);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = { accountId: last.account_id, id: last.id };
  }
}

/** Null if no notice is needed. */
function lastDayForNotice({ movingInOn, leaving }: MovingPlan): string | null {
  if (movingInOn === null || !leaving || leaving.notice.count === 0) return null;
  return lastNoticeDay(movingInOn, leaving.notice);
}

/**
 * Ends the reminders of the link's plan. Idempotent. @returns the reader's language; null for an unknown link
 */
export async function endReminders(
  { db, clock }: PlanExportDependencies,
  token: string,
): Promise<Language | null> {
  const row = await db
    .updateTable('plan_reminder')
    .set({ ended_at: clock.now() })
    .where('token', '=', token)
    .returning('account_id')
    .executeTakeFirst();
  return row ? reminderLanguage(db, token) : null;
}

/** Language of the link's reader; null for an unknown link. */
export async function reminderLanguage(db: Kysely<Database>, token: string): Promise<Language | null> {
  const row = await db
    .selectFrom('plan_reminder')
    .innerJoin('account', 'account.id', 'plan_reminder.account_id')
    .select('language')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** Exports the plans without reminders. */
export async function exportPlanReminders(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const planReminders = await db
    .selectFrom('plan_reminder')
    .select(['plan_id', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('plan_id')
    .execute();
  return { planReminders };
}

type Row = Awaited<ReturnType<typeof plansOf>>[number];

/** Plans that match the condition, whose owners have a confirmed address and reminders on. */
function plansOf(
  db: Kysely<Database>,
  condition: RawBuilder<boolean>,
  after: { accountId: number; id: string },
) {
  return db
    .selectFrom('moving_plan')
    .innerJoin('account', 'account.id', 'moving_plan.account_id')
    .leftJoin('plan_reminder', (join) =>
      join
        .onRef('plan_reminder.account_id', '=', 'moving_plan.account_id')
        .onRef('plan_reminder.plan_id', '=', 'moving_plan.id'),
    )
    .select(['moving_plan.account_id', 'moving_plan.id', 'content', 'updated_at', 'email', 'language'])
    .where(condition)
    .where('ended_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .where(sql<boolean>`(moving_plan.account_id, moving_plan.id) > (${after.accountId}, ${after.id})`)
    .orderBy('moving_plan.account_id')
    .orderBy('moving_plan.id')
    .limit(AT_ONCE)
    .execute();
}

async function remind(
  deps: PlanExportDependencies,
  { account_id: accountId, id, content, updated_at: updatedAt, email, language }: Row,
  reminder: Reminder,
  today: string,
): Promise<void> {
  const facts = await gatherPlanFacts(deps, { id, plan: upgradeStoredPlan(content), updatedAt }, accountId);
  const open = openSteps(facts.days, today);
  if (open.length === 0) return;
  await inTransaction(deps.db, async (transaction) => {
    const token = await tokenOf(transaction, accountId, id);
    if (token === null) return;
    await remindOfPlan(deps, transaction, { accountId, email, language, reminder, facts, open, token });
  });
}

/** Token to end the reminders of a plan; null if they have just been ended. */
async function tokenOf(
  transaction: Transaction<Database>,
  accountId: number,
  planId: string,
): Promise<string | null> {
  await transaction
    .insertInto('plan_reminder')
    .values({ account_id: accountId, plan_id: planId, token: newSecret(), ended_at: null })
    .onConflict((conflict) => conflict.columns(['account_id', 'plan_id']).doNothing())
    .execute();
  const { token, ended_at: endedAt } = await transaction
    .selectFrom('plan_reminder')
    .select(['token', 'ended_at'])
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  return endedAt === null ? token : null;
}
