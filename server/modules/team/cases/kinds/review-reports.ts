import { sql } from 'kysely';
import { reviewedKind } from '../../../../../src/core/reviews/review.ts';
import { pictureFile } from '../../../../../src/core/shared/picture.ts';
import type { EvidenceFact } from '../../../../../src/core/team/case-evidence.ts';
import { REPORT_REASONS } from '../../../accounts/listing-warnings.ts';
import {
  changeReviewStatus,
  handleReviewReports,
  moderateReview,
} from '../../../reviews/moderate-reviews.ts';
import { describeSubjects } from '../../../reviews/reviewed-subjects.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, ReversalContext, WaitingRow } from '../case-kind.ts';
import { TEXT_REASONS } from '../case-reasons.ts';
import { personOfAccount } from '../people.ts';
import { reopenReports, reopenWarnings } from '../reopen.ts';

type State = { status: 'shown' | 'hidden' };

/** The reviewed record; services have no record. */
const aboutFact = (subject: string, title: string): EvidenceFact =>
  reviewedKind(subject) === 'service'
    ? { label: 'case-fact-about', format: 'key', value: `review-${subject}` }
    : { label: 'case-fact-about', format: 'record', value: subject, title };

/** Reviews that readers reported, or whose text has a warning. */
export const reviewReports: CaseKind = {
  name: 'review-reports',
  permission: 'moderation-cases.decide',
  waiting: sql<WaitingRow>`
    select 'review'::text as subject, r.id, left(r.text, 80) as title, min(o.at) as since, count(*) as count
    from (
      select review_id as id, created_at as at from review_report where handled_at is null
      union all select item_id, created_at from listing_warning where kind = 'review' and handled_at is null
    ) o join review r on r.id = o.id where r.status = 'shown' group by r.id`,
  async affected(db, { id }) {
    const review = await db
      .selectFrom('review')
      .select(['account_id', 'text'])
      .where('id', '=', id)
      .executeTakeFirst();
    return personOfAccount(db, review?.account_id ?? null, (review?.text ?? '').slice(0, 80));
  },
  async evidence({ reviews: { texts } }, db, { id }) {
    const review = await db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst();
    if (!review) return [];
    const reports = await db
      .selectFrom('review_report')
      .select(['reason', 'created_at'])
      .where('review_id', '=', id)
      .where('handled_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const warnings = await db
      .selectFrom('listing_warning')
      .select(['warning', 'created_at'])
      .where('kind', '=', 'review')
      .where('item_id', '=', id)
      .where('handled_at', 'is', null)
      .orderBy('warning')
      .execute();
    const about = await describeSubjects({ db, texts }, [review.subject], 'bg');
    return [
      {
        type: 'reports',
        reports: [
          ...reports.map(({ reason, created_at: at }) => ({
            reason: `case-report-${reason}`,
            text: '',
            byPeople: true,
            at: at.toISOString(),
          })),
          ...warnings.map(({ warning, created_at: at }) => ({
            reason: `case-report-${REPORT_REASONS[warning]}`,
            text: '',
            byPeople: false,
            at: at.toISOString(),
          })),
        ],
      },
      {
        type: 'facts',
        facts: [
          aboutFact(review.subject, about.get(review.subject)?.title ?? ''),
          { label: 'case-fact-stars', format: 'text', value: String(review.stars) },
          { label: 'case-fact-author', format: 'text', value: review.name ?? '' },
          { label: 'case-fact-written', format: 'moment', value: review.created_at.toISOString() },
        ],
      },
      {
        type: 'text',
        label: 'case-text-review',
        text: review.text,
        warnings: warnings.map(({ warning }) => `case-warning-${warning}`),
      },
      ...(review.reply === null
        ? []
        : [{ type: 'text' as const, label: 'case-text-reply', text: review.reply, warnings: [] }]),
      { type: 'pictures', label: 'case-pictures', pictures: review.pictures.map((one) => pictureFile(one)) },
    ];
  },
  decisions: [
    caseDecision<State>({
      name: 'approve',
      operation: () => 'reviews.approve',
      needsReason: false,
      reasons: [],
      async apply({ deps, transaction, subject }) {
        await handleReviewReports(deps.reviews, transaction, subject.id);
        return { status: 'shown' };
      },
      undo: (context) => reopen(context),
    }),
    caseDecision<State>({
      name: 'hide',
      operation: () => 'reviews.hide',
      needsReason: true,
      reasons: TEXT_REASONS,
      async apply({ deps, transaction, subject, affected, reason }) {
        const verdict = { status: 'hidden' as const, reason: reason(affected?.language ?? 'bg') };
        await moderateReview(deps.reviews, transaction, subject.id, verdict);
        return { status: 'shown' };
      },
      async undo(context) {
        await changeReviewStatus(context.transaction, context.subject.id, context.state.status);
        await reopen(context);
      },
      restore: ({ transaction, subject }) => changeReviewStatus(transaction, subject.id, 'shown'),
    }),
  ],
};

async function reopen({ transaction, subject: { id }, decidedAt }: ReversalContext<State>): Promise<void> {
  await reopenReports(transaction, 'review_report', id, decidedAt);
  await reopenWarnings(transaction, 'review', id, decidedAt);
}
