import type { AnswerOf, BodyOf } from '../../../api/operation.ts';
import type { planFile as contract } from '../../../api/plans/plan-export.ts';
import { upgradeStoredPlan } from '../../../src/core/plans/upgrade-stored-plan.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { CALENDAR_TYPE } from '../../platform/documents/calendar-file.ts';
import { ensureDays } from './stored-plan.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { gatherPlanFacts } from './plan-facts.ts';
import { writePlanPdf } from './plan-pdf.ts';

/**
 * Creates a file from the shown plan without storing the plan.
 * @throws Failure `invalid` for an impossible day, or a calendar without days
 */
export async function planFile(
  deps: PlanExportDependencies,
  { id, plan: sent, format }: BodyOf<typeof contract>,
  { accountId, language }: { accountId: number | null; language: Language },
): Promise<AnswerOf<typeof contract>> {
  ensureDays(sent);
  const plan = upgradeStoredPlan(sent);
  const facts = await gatherPlanFacts(deps, { id, plan, updatedAt: deps.clock.now() }, accountId);
  if (format === 'pdf') {
    return fileOf('uyut-plan.pdf', 'application/pdf', await writePlanPdf(deps, facts, language));
  }
  if (facts.days.length === 0) {
    throw new Failure('validation_failed', { movingInOn: 'error-date-required' }, 'invalid');
  }
  const text = await deps.calendar.write(facts, language);
  return fileOf('uyut-plan.ics', CALENDAR_TYPE, Buffer.from(text));
}

const fileOf = (name: string, type: string, content: Buffer) => ({
  name,
  type,
  content: content.toString('base64'),
});
