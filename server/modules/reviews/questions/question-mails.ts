import type { Selectable, Transaction } from 'kysely';
import type { ReviewReportReason } from '../../../../src/core/reviews/review.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { membersBesides } from '../../accounts/members/member-readers.ts';
import type { ProductQuestionTable } from '../tables.ts';
import type { Company } from '../../../platform/company.ts';

type Question = Selectable<ProductQuestionTable>;
type Reader = { recipient: string; language: 'bg' | 'en' };

/** Mails about questions: to the vendor, the asker and the team. */
export class QuestionMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  /** Sends a question to the shop's address and to its members for orders. */
  async received(transaction: Transaction<Database>, question: Question): Promise<void> {
    const vendor = await transaction
      .selectFrom('product')
      .innerJoin('vendor', 'vendor.id', 'product.vendor_id')
      .select(['vendor.id', 'vendor.email'])
      .where('product.id', '=', question.product_id)
      .executeTakeFirstOrThrow();
    const members = await membersBesides(transaction, vendor, 'orders');
    const readers: Reader[] = [
      // The shop's address has no language setting, as in the mails of orders.
      { recipient: vendor.email, language: 'bg' },
      ...members.map(({ email: recipient, language }) => ({ recipient, language })),
    ];
    for (const reader of readers)
      await this.send(transaction, reader, 'asked', question, () => [{ kind: 'text', text: question.text }]);
  }

  /** Notifies the asker of the vendor's answer. */
  async answered(transaction: Transaction<Database>, question: Question): Promise<void> {
    const asker = await askerOf(transaction, question);
    if (!asker) return;
    await this.send(transaction, asker, 'answered', question, (t) => [
      { kind: 'text', text: t('mail-question-yours', { text: question.text }) },
      { kind: 'text', text: question.answer ?? '' },
    ]);
  }

  /** Notifies the asker of the hidden question, with the reason and the way to object (DSA, article 17). */
  async hidden(transaction: Transaction<Database>, question: Question, reason: string): Promise<void> {
    const asker = await askerOf(transaction, question);
    if (!asker) return;
    await this.send(transaction, asker, 'hidden', question, (t) => [
      { kind: 'text', text: t('mail-removed-reason', { reason }) },
      { kind: 'text', text: t('mail-question-yours', { text: question.text }) },
      { kind: 'text', text: t('mail-question-object') },
    ]);
  }

  /** Notifies the asker that the question is public again. */
  async shownAgain(transaction: Transaction<Database>, question: Question): Promise<void> {
    const asker = await askerOf(transaction, question);
    if (!asker) return;
    await this.send(transaction, asker, 'shown', question, (t) => [
      { kind: 'text', text: t('mail-question-yours', { text: question.text }) },
    ]);
  }

  /** Notifies the team of the first open report of a question. */
  async reported(
    transaction: Transaction<Database>,
    question: Question,
    reason: ReviewReportReason,
  ): Promise<void> {
    const team = { recipient: this.company.teamEmail, language: 'bg' } as const;
    await this.send(transaction, team, 'reported', question, (t) => [
      { kind: 'rows', rows: [[t('reason'), t(`review-report-${reason}`)]] },
      { kind: 'text', text: question.text },
      ...(question.answer === null ? [] : [{ kind: 'text' as const, text: question.answer }]),
    ]);
  }

  private async send(
    transaction: Transaction<Database>,
    { recipient, language }: Reader,
    news: 'asked' | 'answered' | 'hidden' | 'shown' | 'reported',
    question: Question,
    blocks: (t: Translate) => MailBlock[],
  ): Promise<void> {
    const t = this.texts.in(language);
    const { title } = await transaction
      .selectFrom('product')
      .select(`title_${language} as title`)
      .where('id', '=', question.product_id)
      .executeTakeFirstOrThrow();
    const values = { title, id: question.id };
    const subject = t(`mail-question-${news}-subject`, values);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-question-${news}-text`, values) },
      ...blocks(t),
      {
        kind: 'link',
        label: t('mail-question-open'),
        address: `${this.addresses.of(language, 'Product', { id: String(question.product_id) })}#questions`,
      },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html });
  }
}

async function askerOf(
  transaction: Transaction<Database>,
  { account_id: accountId }: Question,
): Promise<Reader | undefined> {
  if (accountId === null) return undefined;
  return transaction
    .selectFrom('account')
    .select(['email as recipient', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}
