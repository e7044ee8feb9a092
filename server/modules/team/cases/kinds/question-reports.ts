import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../../tables.ts';
import { judgeQuestion } from '../../../reviews/questions/moderate-questions.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';
import { TEXT_REASONS } from '../case-reasons.ts';
import { personOfAccount } from '../people.ts';
import { reopenReports } from '../reopen.ts';

/** Reported questions about products, with their answers. */
export const questionReports: CaseKind = {
  name: 'question-reports',
  permission: 'moderation-cases.decide',
  waiting: sql<WaitingRow>`
    select 'question'::text as subject, q.id, left(q.text, 80) as title, min(r.created_at) as since, count(*) as count
    from product_question_report r join product_question q on q.id = r.question_id
    where r.handled_at is null group by q.id`,
  async affected(db, { id }) {
    const question = await db
      .selectFrom('product_question')
      .select(['account_id', 'text'])
      .where('id', '=', id)
      .executeTakeFirst();
    return personOfAccount(db, question?.account_id ?? null, (question?.text ?? '').slice(0, 80));
  },
  async evidence(_deps, db, { id }) {
    const question = await db
      .selectFrom('product_question')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['name', 'text', 'answer', 'product_question.created_at', 'title_bg'])
      .where('product_question.id', '=', id)
      .executeTakeFirst();
    if (!question) return [];
    const reports = await db
      .selectFrom('product_question_report')
      .select(['reason', 'created_at'])
      .where('question_id', '=', id)
      .where('handled_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const { name, text, answer, created_at: at, title_bg: product } = question;
    return [
      {
        type: 'reports',
        reports: reports.map((report) => ({
          reason: `case-report-${report.reason}`,
          text: '',
          byPeople: true,
          at: report.created_at.toISOString(),
        })),
      },
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-about', format: 'text', value: product },
          { label: 'case-fact-author', format: 'text', value: name ?? '' },
          { label: 'case-fact-written', format: 'moment', value: at.toISOString() },
        ],
      },
      { type: 'text', label: 'case-text-question', text, warnings: [] },
      ...(answer === null
        ? []
        : [{ type: 'text' as const, label: 'case-text-answer', text: answer, warnings: [] }]),
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'approve',
      operation: () => 'questions.approve',
      needsReason: false,
      reasons: [],
      async apply({ deps, transaction, subject }) {
        await judgeQuestion(deps.reviews, transaction, subject.id, { status: 'kept' });
        return {};
      },
      undo: ({ transaction, subject, decidedAt }) =>
        reopenReports(transaction, 'product_question_report', subject.id, decidedAt),
    }),
    caseDecision<{ status: 'shown' | 'hidden' }>({
      name: 'hide',
      operation: () => 'questions.hide',
      needsReason: true,
      reasons: TEXT_REASONS,
      async apply({ deps, transaction, subject, affected, reason }) {
        const { status } = await transaction
          .selectFrom('product_question')
          .select('status')
          .where('id', '=', subject.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const verdict = { status: 'hidden' as const, reason: reason(affected?.language ?? 'bg') };
        await judgeQuestion(deps.reviews, transaction, subject.id, verdict);
        return { status };
      },
      async undo({ transaction, subject, state, decidedAt }) {
        await setStatus(transaction, subject.id, state.status);
        await reopenReports(transaction, 'product_question_report', subject.id, decidedAt);
      },
      restore: ({ transaction, subject }) => setStatus(transaction, subject.id, 'shown'),
    }),
  ],
};

async function setStatus(
  transaction: Transaction<Database>,
  id: number,
  status: 'shown' | 'hidden',
): Promise<void> {
  await transaction.updateTable('product_question').set({ status }).where('id', '=', id).execute();
}
