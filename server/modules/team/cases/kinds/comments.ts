import { sql } from 'kysely';
import type { ReviewReason, CommentReportReason } from '../../../../../src/core/journal/comment-rules.ts';
import { publishedTextWarnings } from '../../../../../src/core/shared/published-text-warnings.ts';
import { moderateComment } from '../../../journal/moderate-comments.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, DecisionContext, ReversalContext, WaitingRow } from '../case-kind.ts';
import { TEXT_REASONS } from '../case-reasons.ts';

type State = {
  status: 'shown' | 'held' | 'hidden' | 'removed';
  heldFor: ReviewReason | null;
  reports: { reporter: string; reason: CommentReportReason; at: string }[];
};

/** Comments that wait for review before publication, and reported public ones. */
export const comments: CaseKind = {
  name: 'comments',
  permission: 'moderation-cases.decide',
  waiting: sql<WaitingRow>`
    select 'comment'::text as subject, id, left(text, 80) as title, created_at as since, 0::bigint as count
    from post_comment where status = 'held'
    union all
    select 'comment', c.id, left(c.text, 80), min(r.created_at), count(*)
    from comment_report r join post_comment c on c.id = r.comment_id where c.status = 'shown' group by c.id`,
  async affected(db, { id }) {
    const comment = await db
      .selectFrom('post_comment')
      .select(['account_id', 'email', 'language', 'text'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!comment || comment.email === '') return null;
    const { account_id: accountId, email, language, text } = comment;
    return { accountId, email, language, title: text.slice(0, 80) };
  },
  async evidence(_deps, db, { id }) {
    const comment = await db
      .selectFrom('post_comment')
      .innerJoin('post', 'post.id', 'post_id')
      .select(['name', 'text', 'held_for', 'created_at', 'slug'])
      .where('post_comment.id', '=', id)
      .executeTakeFirst();
    if (!comment) return [];
    const reports = await db
      .selectFrom('comment_report')
      .select(['reason', 'created_at'])
      .where('comment_id', '=', id)
      .orderBy('created_at')
      .execute();
    return [
      {
        type: 'reports',
        reports: reports.map(({ reason, created_at: at }) => ({
          reason: `case-report-${reason}`,
          text: '',
          byPeople: true,
          at: at.toISOString(),
        })),
      },
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-author', format: 'text', value: comment.name },
          { label: 'case-fact-post', format: 'text', value: comment.slug },
          { label: 'case-fact-written', format: 'moment', value: comment.created_at.toISOString() },
          ...(comment.held_for === null
            ? []
            : [
                {
                  label: 'case-fact-held-for',
                  format: 'key' as const,
                  value: `case-held-for-${comment.held_for}`,
                },
              ]),
        ],
      },
      {
        type: 'text',
        label: 'case-text-comment',
        text: comment.text,
        warnings: publishedTextWarnings(comment.text, 'goods').map((one) => `case-warning-${one}`),
      },
    ];
  },
  decisions: [
    caseDecision<State>({
      name: 'show',
      operation: () => 'comments.show',
      needsReason: false,
      reasons: [],
      apply: (context) => judge(context, 'shown'),
      undo: (context) => putBack(context),
    }),
    caseDecision<State>({
      name: 'hide',
      operation: () => 'comments.hide',
      needsReason: true,
      reasons: TEXT_REASONS,
      async apply(context) {
        const state = await judge(context, 'hidden');
        await context.deps.caseMails.statement('comment-hidden', context);
        return state;
      },
      undo: (context) => putBack(context),
      async restore({ transaction, subject }) {
        await moderateComment(transaction, subject.id, 'shown');
      },
    }),
  ],
};

async function judge(
  { transaction, subject: { id } }: DecisionContext,
  verdict: 'shown' | 'hidden',
): Promise<State> {
  const { status, held_for: heldFor } = await transaction
    .selectFrom('post_comment')
    .select(['status', 'held_for'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const reports = await transaction
    .selectFrom('comment_report')
    .selectAll()
    .where('comment_id', '=', id)
    .execute();
  await moderateComment(transaction, id, verdict);
  return {
    status,
    heldFor,
    reports: reports.map(({ reporter, reason, created_at: at }) => ({
      reporter: reporter.toString('base64'),
      reason,
      at: at.toISOString(),
    })),
  };
}

async function putBack({ transaction, subject: { id }, state }: ReversalContext<State>): Promise<void> {
  const { status, heldFor, reports } = state;
  const { numUpdatedRows } = await transaction
    .updateTable('post_comment')
    .set({ status, held_for: heldFor })
    .where('id', '=', id)
    // The writer may have deleted it meanwhile.
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n || reports.length === 0) return;
  await transaction
    .insertInto('comment_report')
    .values(
      reports.map(({ reporter, reason, at }) => ({
        comment_id: id,
        reporter: Buffer.from(reporter, 'base64'),
        reason,
        created_at: new Date(at),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
