import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { parseSubjectKey } from '../../../../../src/core/team/cases.ts';
import type { Database } from '../../../../tables.ts';
import { closeAppeal } from '../appeals.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, DecisionContext, WaitingRow } from '../case-kind.ts';
import { findKind } from '../find-case.ts';

/** Objections to decisions. Another member than the one who decided reviews them. */
export const appeals: CaseKind = {
  name: 'appeals',
  permission: 'appeals.decide',
  waiting: sql<WaitingRow>`
    select 'decision'::text as subject, d.id, d.title, d.appealed_at as since, 1::bigint as count
    from case_decision d where d.appealed_at is not null and d.appeal_outcome is null`,
  async isOwn(db, { id }, accountId) {
    const decision = await decisionOf(db, id);
    return decision?.decided_by === accountId;
  },
  async affected(db, { id }, kinds) {
    const decision = await decisionOf(db, id);
    const subject = decision && parseSubjectKey(decision.subject_id);
    return subject ? findKind(kinds, decision.kind).affected(db, subject, kinds) : null;
  },
  async evidence(deps, db, { id }) {
    const decision = await decisionOf(db, id);
    const subject = decision && parseSubjectKey(decision.subject_id);
    if (!decision || !subject) return [];
    return [
      { type: 'text', label: 'case-text-appeal', text: decision.appeal_text ?? '', warnings: [] },
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-decision', format: 'key', value: `case-decision-${decision.decision}` },
          { label: 'case-fact-reason', format: 'reason', value: decision.reason },
          { label: 'case-fact-decided-by', format: 'text', value: decision.name ?? '' },
          { label: 'case-fact-decided', format: 'moment', value: decision.decided_at.toISOString() },
        ],
      },
      ...(await findKind(deps.kinds, decision.kind).evidence(deps, db, subject)),
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'uphold',
      operation: () => 'appeals.uphold',
      needsReason: true,
      reasons: [],
      apply: (context) => close(context, 'upheld'),
    }),
    caseDecision<object>({
      name: 'reverse',
      operation: () => 'appeals.reverse',
      needsReason: true,
      reasons: [],
      apply: (context) => close(context, 'reversed'),
    }),
  ],
};

async function close(
  { deps, transaction, subject, affected, reason, member }: DecisionContext,
  outcome: 'upheld' | 'reversed',
): Promise<object> {
  const answer = reason(affected?.language ?? 'bg');
  await closeAppeal(deps, transaction, member, subject.id, { outcome, answer });
  return {};
}

const decisionOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('case_decision as d')
    .leftJoin('account as member', 'member.id', 'd.decided_by')
    .select(['d.kind', 'd.subject_id', 'd.decision', 'd.reason', 'd.decided_by', 'd.decided_at'])
    .select(['d.appeal_text', 'member.name'])
    .where('d.id', '=', id)
    .executeTakeFirst();
