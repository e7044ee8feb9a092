import type { Transaction } from 'kysely';
import type { ReviewReason } from '../../../src/core/journal/comment-rules.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Company } from '../../platform/company.ts';

type PendingComment = { id: number; name: string; text: string; slug: string; heldFor: ReviewReason };

export class CommentMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  /** Notifies the team of a comment in moderation. */
  async pendingReview(
    transaction: Transaction<Database>,
    { id, name, text: written, slug, heldFor }: PendingComment,
  ): Promise<void> {
    const t = this.texts.in('bg');
    const subject = t('mail-comment-held-subject', { id });
    const { text, html } = layOutMail(subject, [
      {
        kind: 'rows',
        rows: [
          [t('name'), name],
          [t('reason'), t(`mail-comment-held-for-${heldFor}`)],
        ],
      },
      { kind: 'text', text: written },
      {
        kind: 'link',
        label: t('mail-comment-post'),
        address: this.addresses.of('bg', 'BlogPost', { id: slug }),
      },
    ]);
    const mail = { recipient: this.company.teamEmail, language: 'bg' as const, subject, text, html };
    await queueMail(transaction, mail, `comment-held:${id}:${heldFor}`);
  }
}
