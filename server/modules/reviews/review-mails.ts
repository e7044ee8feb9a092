import type { Transaction } from 'kysely';
import type { ReviewReportReason } from '../../../src/core/reviews/review.ts';
import { pictureFile } from '../../../src/core/shared/picture.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { describeSubjects } from './reviewed-subjects.ts';
import type { Company } from '../../platform/company.ts';

type Reported = {
  id: number;
  subject: string;
  name: string | null;
  text: string;
  pictures: readonly StoredPicture[];
  reason: ReviewReportReason;
};
type Written = { id: number; subject: string; account_id: number | null; text: string };

/**
 * Mails about reviews: reports to the team; the team's decisions to writers (Digital Services Act, article
 * 17).
 */
export class ReviewMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  async reported(transaction: Transaction<Database>, review: Reported): Promise<void> {
    const { id, subject: id_, name, text: written, pictures, reason } = review;
    const t = this.texts.in('bg');
    const subject = t('mail-review-reported-subject', { id });
    const { text, html } = layOutMail(subject, [
      {
        kind: 'rows',
        rows: [
          [t('reason'), t(`review-report-${reason}`)],
          [t('mail-review-writer'), name ?? t('conversation-gone')],
        ],
      },
      { kind: 'text', text: written },
      ...pictures.map((picture, index) => ({
        kind: 'link' as const,
        label: t('mail-review-picture', { number: index + 1 }),
        address: this.addresses.origin('bg') + pictureFile(picture),
      })),
      {
        kind: 'link',
        label: t('view-reviews'),
        address: this.addresses.of('bg', 'Reviews', { subject: id_ }),
      },
    ]);
    await queueMail(transaction, { recipient: this.company.teamEmail, language: 'bg', subject, text, html });
  }

  async hidden(transaction: Transaction<Database>, review: Written, reason: string, at: Date): Promise<void> {
    await this.mailWriter(transaction, review, { news: 'hidden', reason, at });
  }

  async shownAgain(transaction: Transaction<Database>, review: Written, at: Date): Promise<void> {
    await this.mailWriter(transaction, review, { news: 'shown', reason: '', at });
  }

  private async mailWriter(
    transaction: Transaction<Database>,
    { id, subject: about, account_id: accountId, text: written }: Written,
    { news, reason, at }: { news: 'hidden' | 'shown'; reason: string; at: Date },
  ): Promise<void> {
    const writer =
      accountId === null
        ? undefined
        : await transaction
            .selectFrom('account')
            .select(['email', 'language'])
            .where('id', '=', accountId)
            .executeTakeFirst();
    if (!writer) return;
    const { email: recipient, language } = writer;
    const t = this.texts.in(language);
    const deps = { db: transaction, texts: this.texts };
    const title = (await describeSubjects(deps, [about], language)).get(about)?.title ?? '';
    const subject = t(`mail-review-${news}-subject`, { title });
    const decision: MailBlock[] =
      news === 'hidden'
        ? [
            { kind: 'text', text: t('mail-removed-reason', { reason }) },
            { kind: 'text', text: t('mail-review-yours', { text: written }) },
            { kind: 'text', text: t('mail-review-object') },
          ]
        : [];
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-review-${news}-text`, { title }) },
      ...decision,
      { kind: 'link', label: t('mail-removed-write'), address: this.addresses.of(language, 'Contacts') },
    ]);
    await queueMail(
      transaction,
      { recipient, language, subject, text, html },
      `review-${news}:${id}:${at.toISOString()}`,
    );
  }
}
