import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { parseSubject } from '../../../../../src/core/reviews/review.ts';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import { pictureFile } from '../../../../../src/core/shared/picture.ts';
import type { CaseSubject } from '../../../../../src/core/team/cases.ts';
import type { EvidenceBlock } from '../../../../../src/core/team/case-evidence.ts';
import type { StoredPicture } from '../../../../platform/tables.ts';
import type { Database } from '../../../../tables.ts';
import { handleListingWarnings, REPORT_REASONS } from '../../../accounts/listing-warnings.ts';
import type { ListingWarning } from '../../../../../src/core/accounts/warnings.ts';
import { removeReply } from '../../../reviews/moderate-reviews.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';
import { TEXT_REASONS } from '../case-reasons.ts';
import { removeDecision } from '../listing-decisions.ts';
import { personOfAccount, personOfVendor } from '../people.ts';
import type { AffectedPerson } from '../people.ts';
import { reopenWarnings } from '../reopen.ts';

type Warned = 'product' | 'vendor' | 'reply';
const APPROVE = { product: 'products.approve', vendor: 'vendors.approve', reply: 'replies.approve' } as const;

const kindOf = ({ subject }: CaseSubject) => subject as Warned;

/** Products, shops and replies whose text has a warning (TRUST-06). */
export const textWarnings: CaseKind = {
  name: 'text-warnings',
  permission: 'moderation-cases.decide',
  waiting: sql<WaitingRow>`
    select w.kind as subject, w.item_id as id, min(said.title) as title, min(w.created_at) as since, count(*) as count
    from listing_warning w cross join lateral (
      select p.title_bg as title from product p where w.kind = 'product' and p.id = w.item_id and p.deleted_at is null
      union all select v.name from vendor v where w.kind = 'vendor' and v.id = w.item_id
      union all select left(r.reply, 80) from review r
        where w.kind = 'reply' and r.id = w.item_id and r.status = 'shown' and r.reply is not null
    ) said
    where w.handled_at is null and w.kind in ('product', 'vendor', 'reply') group by w.kind, w.item_id`,
  affected,
  evidence: (_deps, db, subject) => evidence(db, subject),
  decisions: [
    caseDecision<object>({
      name: 'approve',
      operation: (subject) => APPROVE[subject as Warned],
      needsReason: false,
      reasons: [],
      async apply({ transaction, subject, now }) {
        const item = { kind: kindOf(subject), id: subject.id };
        const handled = await handleListingWarnings(transaction, item, now);
        if (handled === 0) throw new Failure('error-not-found', {}, 'not-found');
        return {};
      },
      undo: ({ transaction, subject, decidedAt }) =>
        reopenWarnings(transaction, kindOf(subject), subject.id, decidedAt),
    }),
    { ...removeDecision, subjects: ['product', 'vendor'], reasons: TEXT_REASONS },
    caseDecision<{ reply: string; repliedAt: string | null }>({
      name: 'remove-reply',
      subjects: ['reply'],
      operation: () => 'replies.remove',
      needsReason: true,
      reasons: TEXT_REASONS,
      async apply(context) {
        const { deps, transaction, subject } = context;
        const { reply, repliedAt } = await removeReply(deps.reviews, transaction, subject.id);
        await deps.caseMails.statement('reply-removed', context);
        return { reply, repliedAt: repliedAt?.toISOString() ?? null };
      },
      async undo(context) {
        await restoreReply(context);
        await reopenWarnings(context.transaction, 'reply', context.subject.id, context.decidedAt);
      },
      restore: (context) => restoreReply(context),
    }),
  ],
};

async function restoreReply({
  transaction,
  subject,
  state,
}: Parameters<NonNullable<CaseKind['decisions'][number]['undo']>>[0]): Promise<void> {
  const { reply, repliedAt } = state as { reply: string; repliedAt: string | null };
  await transaction
    .updateTable('review')
    .set({ reply, replied_at: repliedAt === null ? null : new Date(repliedAt) })
    .where('id', '=', subject.id)
    // A newer reply is not overwritten.
    .where('reply', 'is', null)
    .execute();
}

async function affected(db: Kysely<Database>, subject: CaseSubject): Promise<AffectedPerson | null> {
  const { id } = subject;
  if (subject.subject === 'vendor') {
    const vendor = await db.selectFrom('vendor').select('name').where('id', '=', id).executeTakeFirst();
    return vendor ? personOfVendor(db, id, vendor.name) : null;
  }
  if (subject.subject === 'product') {
    const product = await db
      .selectFrom('product')
      .select(['vendor_id', 'title_bg'])
      .where('id', '=', id)
      .executeTakeFirst();
    return product ? personOfVendor(db, product.vendor_id, product.title_bg) : null;
  }
  const review = await db
    .selectFrom('review')
    .select(['subject', 'vendor_id', 'reply'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!review) return null;
  const title = (review.reply ?? '').slice(0, 80);
  const about = parseSubject(review.subject);
  return about?.kind === 'owner'
    ? personOfAccount(db, Number(about.id), title)
    : personOfVendor(db, review.vendor_id, title);
}

type Text = { text: string; pictures: StoredPicture[] };

async function evidence(db: Kysely<Database>, { subject, id }: CaseSubject): Promise<EvidenceBlock[]> {
  const sources = {
    product: sql<Text>`select concat_ws(E'\\n\\n', title_bg, description_bg, title_en, description_en) as text, pictures
      from product where id = ${id}`,
    vendor: sql<Text>`select concat_ws(E'\\n\\n', name, description_bg, description_en, returns_bg) as text, '[]'::jsonb as pictures
      from vendor where id = ${id}`,
    reply: sql<Text>`select coalesce(reply, '') as text, '[]'::jsonb as pictures from review where id = ${id}`,
  };
  const { rows } = await sources[subject as Warned].execute(db);
  const [found] = rows;
  if (!found) return [];
  const open = await db
    .selectFrom('listing_warning')
    .select(['warning', 'created_at'])
    .where('kind', '=', subject as Warned)
    .where('item_id', '=', id)
    .where('handled_at', 'is', null)
    .orderBy('warning')
    .execute();
  const reviewed = subject === 'reply' ? await reviewText(db, id) : [];
  return [
    {
      type: 'reports',
      reports: open.map(({ warning, created_at: at }) => ({
        reason: `case-report-${REPORT_REASONS[warning as ListingWarning]}`,
        text: '',
        byPeople: false,
        at: at.toISOString(),
      })),
    },
    ...reviewed,
    {
      type: 'text',
      label: `case-text-${subject}`,
      text: found.text,
      warnings: open.map(({ warning }) => `case-warning-${warning}`),
    },
    { type: 'pictures', label: 'case-pictures', pictures: found.pictures.map((one) => pictureFile(one)) },
  ];
}

async function reviewText(db: Kysely<Database>, id: number): Promise<EvidenceBlock[]> {
  const review = await db.selectFrom('review').select('text').where('id', '=', id).executeTakeFirst();
  return review ? [{ type: 'text', label: 'case-text-review', text: review.text, warnings: [] }] : [];
}
