import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { CALENDAR_TYPE } from '../../platform/documents/calendar-file.ts';
import { newSecret } from '../../platform/secrets.ts';
import { upgradeStoredPlan } from '../../../src/core/plans/upgrade-stored-plan.ts';
import type { Database } from '../../tables.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { gatherPlanFacts } from './plan-facts.ts';

const FEEDS = '/calendar/plan/';

/** Returns the calendar URL, or null. @throws Failure `not-found` */
export async function readFeed(
  deps: PlanExportDependencies,
  accountId: number,
  planId: string,
): Promise<string | null> {
  await ensureOwn(deps, accountId, planId);
  const row = await deps.db
    .selectFrom('plan_calendar')
    .innerJoin('account', 'account.id', 'plan_calendar.account_id')
    .select(['token', 'language'])
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return row ? `${deps.addresses.origin(row.language)}${FEEDS}${row.token}.ics` : null;
}

/** Creates the calendar URL unless it exists. @throws Failure `not-found` */
export async function openFeed(
  deps: PlanExportDependencies,
  accountId: number,
  planId: string,
): Promise<string> {
  await ensureOwn(deps, accountId, planId);
  await deps.db
    .insertInto('plan_calendar')
    .values({ account_id: accountId, plan_id: planId, token: newSecret(), created_at: deps.clock.now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'plan_id']).doNothing())
    .execute();
  return (await readFeed(deps, accountId, planId)) ?? unknown();
}

/** Revokes the calendar URL. @throws Failure `not-found` */
export async function endFeed(
  deps: PlanExportDependencies,
  accountId: number,
  planId: string,
): Promise<void> {
  await ensureOwn(deps, accountId, planId);
  await deps.db
    .deleteFrom('plan_calendar')
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .execute();
}

/**
 * Serves the plan's days to subscribed calendars (PLAN-06), by the secret of the URL, in the owner's
 * language. Unchanged content gets 304.
 * @param callsPerMinute rate limit per client; a calendar polls a few times an hour
 */
export function planFeed(app: FastifyInstance, deps: PlanExportDependencies, callsPerMinute: number): void {
  void app.register(async (scope) => {
    await scope.register(etag, { replyWith304: true });
    const rateLimit = { max: Math.ceil(callsPerMinute / 10), timeWindow: 60_000 };
    scope.get<{ Params: { file: string } }>(
      `${FEEDS}:file`,
      { config: { rateLimit } },
      async (request, reply) => {
        const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
        const row = token ? await feedRow(deps, token) : undefined;
        if (!row) return unknown();
        const { id, account_id: accountId, language, content, updated_at: updatedAt } = row;
        const plan = upgradeStoredPlan(content);
        const facts = await gatherPlanFacts(deps, { id, plan, updatedAt }, accountId);
        return reply
          .header('cache-control', 'private, no-cache')
          .type(CALENDAR_TYPE)
          .send(await deps.calendar.write(facts, language));
      },
    );
  });
}

/** Exports the plans with a calendar URL, without the secret URLs. */
export async function exportPlanFeeds(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const planCalendars = await db
    .selectFrom('plan_calendar')
    .select(['plan_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return { planCalendars };
}

function feedRow({ db }: PlanExportDependencies, token: string) {
  return db
    .selectFrom('plan_calendar')
    .innerJoin('moving_plan', (join) =>
      join
        .onRef('moving_plan.account_id', '=', 'plan_calendar.account_id')
        .onRef('moving_plan.id', '=', 'plan_calendar.plan_id'),
    )
    .innerJoin('account', 'account.id', 'plan_calendar.account_id')
    .select(['moving_plan.id', 'moving_plan.account_id', 'content', 'updated_at', 'account.language'])
    .where('token', '=', token)
    .executeTakeFirst();
}

async function ensureOwn({ db }: PlanExportDependencies, accountId: number, planId: string): Promise<void> {
  const row = await db
    .selectFrom('moving_plan')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', planId)
    .executeTakeFirst();
  if (!row) unknown();
}

function unknown(): never {
  throw new Failure('error-plan-not-found', {}, 'not-found');
}
