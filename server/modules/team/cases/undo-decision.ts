import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { ensureUndoable, parseSubjectKey } from '../../../../src/core/team/cases.ts';
import type { CaseMember, CaseSubject, DecisionState } from '../../../../src/core/team/cases.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { recordChange } from '../audit-log.ts';
import { subjectState } from '../subject-state.ts';
import type { CaseDecision, CaseDependencies, CaseKind } from './case-kind.ts';
import { actorOf } from './decide-case.ts';
import { depsAt, findKind } from './find-case.ts';
import type { CaseDecisionTable } from './tables.ts';

export type DecisionRow = Omit<Selectable<CaseDecisionTable>, 'mail_ids'>;

/** A stored decision with its kind. */
export type StoredDecision = {
  row: DecisionRow;
  kind: CaseKind;
  subject: CaseSubject;
  decision: CaseDecision;
  state: DecisionState;
};

/** Locks a decision. @throws Failure `not-found` */
export async function lockDecision(
  transaction: Transaction<Database>,
  kinds: readonly CaseKind[],
  id: number,
): Promise<StoredDecision> {
  const row = await transaction
    .selectFrom('case_decision')
    .select(['id', 'kind', 'subject_id', 'title', 'decision', 'reason', 'owner_id', 'state', 'decided_by'])
    .select(['decided_at', 'mail_at', 'undone_at', 'undone_by', 'appeal_text', 'appealed_at'])
    .select(['appeal_outcome', 'appeal_answer', 'appeal_decided_by', 'appeal_decided_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const kind = findKind(kinds, row.kind);
  const subject = parseSubjectKey(row.subject_id);
  const decision = kind.decisions.find(({ name }) => name === row.decision);
  if (!subject || !decision) throw notFound();
  const state = {
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    mailAt: row.mail_at,
    undoneAt: row.undone_at,
    appealedAt: row.appealed_at,
    appealOutcome: row.appeal_outcome,
  };
  return { row, kind, subject, decision, state };
}

/**
 * Reverts a decision and deletes its mails, which are not sent yet. The case waits again.
 * @throws Failure `not-found`, `not-allowed`, `conflict` if it is too late, undone or final
 */
export async function undoDecision(deps: CaseDependencies, member: CaseMember, id: number): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const { row, kind, subject, decision, state } = await lockDecision(transaction, deps.kinds, id);
    ensureUndoable(state, member, now);
    await deleteMails(transaction, id);
    const before = await subjectState(transaction, subject.subject, subject.id);
    await decision.undo?.({
      deps: depsAt(deps, now),
      transaction,
      subject,
      affected: await kind.affected(transaction, subject, deps.kinds),
      state: row.state,
      decidedAt: row.decided_at,
      now,
    });
    await transaction
      .updateTable('case_decision')
      .set({ undone_at: now, undone_by: member.accountId })
      .where('id', '=', id)
      .execute();
    const after = await subjectState(transaction, subject.subject, subject.id);
    const { subject: kindOfSubject, id: subjectId } = subject;
    await recordChange(
      transaction,
      { ...actorOf(member), operation: 'cases.undo', subject: kindOfSubject, subjectId, before, after },
      now,
    );
  });
}

/** Deletes the waiting mails of a decision. @throws Failure `conflict` if one was already sent */
async function deleteMails(transaction: Transaction<Database>, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from mail using case_decision d
    where d.id = ${id} and mail.id = any(d.mail_ids) and mail.handed_over_at is null and mail.sent_at is null
    returning mail.id`.execute(transaction);
  const { rows: expected } = await sql<{ count: number }>`
    select cardinality(mail_ids)::bigint as count from case_decision where id = ${id}`.execute(transaction);
  if (rows.length !== expected[0]?.count) throw new Failure('error-undo-too-late', {}, 'conflict');
}

/** Nightly job: deletes personal data of states that no undo needs any more. */
export async function deletePrivateStates({
  db,
  clock,
}: Pick<CaseDependencies, 'db' | 'clock'>): Promise<void> {
  await sql`update case_decision set state = state - 'private'
    where state ? 'private' and (mail_at is null or mail_at < ${clock.now()})`.execute(db);
}

const notFound = () => new Failure('error-not-found', {}, 'not-found');
