import type { Transaction } from 'kysely';
import {
  ensureAppealable,
  ensureAppealDecidable,
  ensureClaimed,
  requiredCaseText,
} from '../../../../src/core/team/cases.ts';
import type { AppealOutcome, CaseMember } from '../../../../src/core/team/cases.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { changeSubject } from '../change-subject.ts';
import type { CaseDependencies } from './case-kind.ts';
import { actorOf } from './decide-case.ts';
import { depsAt, findKind, lockClaim } from './find-case.ts';
import { lockDecision } from './undo-decision.ts';

/**
 * Registers the objection of the affected person, which came by mail (Digital Services Act, article 20).
 * @throws Failure `not-found`, `not-allowed`, `conflict`, `invalid` without a text
 */
export async function registerAppeal(
  deps: CaseDependencies,
  member: CaseMember,
  id: number,
  typed: string,
): Promise<void> {
  const text = requiredCaseText(typed, 'text');
  await inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const { decision, state } = await lockDecision(transaction, deps.kinds, id);
    ensureAppealable(state, decision.restore !== undefined, member, now);
    const change = {
      ...actorOf(member),
      operation: 'appeals.register' as const,
      subject: 'decision' as const,
      subjectId: id,
    };
    await changeSubject(transaction, change, now, () =>
      transaction
        .updateTable('case_decision')
        .set({ appeal_text: text, appealed_at: now })
        .where('id', '=', id)
        .execute(),
    );
  });
}

/**
 * Decides an objection and mails the answer. A reversed decision is restored.
 * @throws Failure `not-found`, `not-allowed` for one's own decision, `conflict`, `invalid` without an answer
 */
export async function decideAppeal(
  deps: CaseDependencies,
  member: CaseMember,
  id: number,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
): Promise<void> {
  const text = requiredCaseText(answer, 'answer');
  await inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const found = { kind: findKind(deps.kinds, 'appeals'), subject: { subject: 'decision' as const, id } };
    const claim = await lockClaim(transaction, found);
    if (claim && claim.claimedUntil > now) ensureClaimed(claim, member, now);
    const operation = outcome === 'upheld' ? ('appeals.uphold' as const) : ('appeals.reverse' as const);
    const change = {
      ...actorOf(member),
      operation,
      subject: 'decision' as const,
      subjectId: id,
      reason: text,
    };
    await changeSubject(transaction, change, now, () =>
      closeAppeal(depsAt(deps, now), transaction, member, id, { outcome, answer: text }),
    );
    await transaction
      .deleteFrom('case_claim')
      .where('kind', '=', 'appeals')
      .where('subject_id', '=', `decision-${id}`)
      .execute();
  });
}

/** Records the outcome, restores a reversed decision, and mails the answer. @throws Failure as `decideAppeal` */
export async function closeAppeal(
  deps: CaseDependencies,
  transaction: Transaction<Database>,
  member: CaseMember,
  id: number,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
): Promise<void> {
  const now = deps.clock.now();
  const { row, kind, subject, decision, state } = await lockDecision(transaction, deps.kinds, id);
  ensureAppealDecidable(state, member);
  const affected = await kind.affected(transaction, subject, deps.kinds);
  await transaction
    .updateTable('case_decision')
    .set({
      appeal_outcome: outcome,
      appeal_answer: answer,
      appeal_decided_by: member.accountId,
      appeal_decided_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (outcome === 'reversed') {
    const { decided_at: decidedAt } = row;
    await decision.restore?.({ deps, transaction, subject, affected, state: row.state, decidedAt, now });
  }
  if (affected)
    await deps.caseMails.appealDecided(transaction, affected, {
      outcome,
      answer,
      key: `appeal-decided:${id}`,
    });
}
