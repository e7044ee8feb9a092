import { Failure } from '../../../../src/core/shared/failure.ts';
import { ensureClaimed, subjectKey, undoEnd } from '../../../../src/core/team/cases.ts';
import type { CaseMember } from '../../../../src/core/team/cases.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import { delayMails } from '../../../platform/mail/mail.ts';
import { changeSubject } from '../change-subject.ts';
import type { CaseDependencies } from './case-kind.ts';
import { reasonOf } from './case-reasons.ts';
import { renewClaim } from './claim-case.ts';
import {
  decisionsOf,
  depsAt,
  ensureMayDecide,
  lockClaim,
  parseCaseId,
  versionOf,
  waitingCase,
} from './find-case.ts';

export type DecideInput = { decision: string; reason: string; version: string };
/** `undoUntil` is null for a decision that cannot be undone. */
export type Decided = { decisionId: number; undoUntil: Date | null };

/** Author of a change in the back office. */
export const actorOf = ({ accountId, name }: CaseMember) => ({
  actorId: accountId,
  operator: name,
  via: 'team' as const,
});

/**
 * Decides a case at once. Its mails are sent after the time to undo (TEAM-04).
 * @throws Failure `not-allowed`; `conflict` without a valid claim (`error-case-claimed`,
 * `error-case-claim-expired`) or if the evidence has changed (`error-case-changed`); `not-found` if the case
 * does not wait any more; `invalid` without a required reason; those of the decision
 */
export async function decideCase(
  deps: CaseDependencies,
  member: CaseMember,
  id: string,
  { decision: name, reason: given, version }: DecideInput,
): Promise<Decided> {
  const found = parseCaseId(deps.kinds, id);
  const { kind, subject } = found;
  await renewClaim(deps, member, found);
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const frozen = depsAt(deps, now);
    await ensureMayDecide(transaction, found, member);
    const decision = decisionsOf(kind, subject).find((one) => one.name === name);
    if (!decision) throw new Failure('error-not-found', {}, 'not-found');
    const reason = reasonOf(decision, given, deps.caseMails.texts);
    ensureClaimed(await lockClaim(transaction, found), member, now);
    const { title } = await waitingCase(transaction, found);
    if (versionOf(await kind.evidence(frozen, transaction, subject)) !== version)
      throw new Failure('error-case-changed', {}, 'conflict');
    const affected = await kind.affected(transaction, subject, deps.kinds);
    const undoUntil = decision.undo ? undoEnd(now) : null;
    const delayed = undoUntil && delayMails(transaction, undoUntil);
    const change = {
      ...actorOf(member),
      operation: decision.operation(subject.subject),
      subject: subject.subject,
      subjectId: subject.id,
      reason: reason.stored,
    };
    return changeSubject(transaction, change, now, async () => {
      const state: unknown = await decision.apply({
        deps: frozen,
        transaction,
        subject,
        affected,
        reason: reason.in,
        now,
        member,
      });
      const { id: decisionId } = await transaction
        .insertInto('case_decision')
        .values({
          kind: kind.name,
          subject_id: subjectKey(subject),
          title,
          decision: name,
          reason: reason.stored,
          owner_id: affected?.accountId ?? null,
          state: json(state as object),
          decided_by: member.accountId,
          decided_at: now,
          mail_at: undoUntil,
          mail_ids: delayed?.ids ?? [],
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .deleteFrom('case_claim')
        .where('kind', '=', kind.name)
        .where('subject_id', '=', subjectKey(subject))
        .execute();
      return { decisionId, undoUntil };
    });
  });
}
