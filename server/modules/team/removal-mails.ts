import type { Transaction } from 'kysely';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import { TERMS_OF } from '../properties/duplicate-pictures/moderation-mails.ts';
import { isListing } from './removable.ts';
import type { RemovableOwner } from './removable.ts';
import type { Texts, Translate } from '../../platform/texts.ts';

type Owner = Pick<RemovableOwner, 'subject' | 'email' | 'language' | 'title'>;

/** Origin of a removal: a reader's report, an automatic check, or the team itself. */
export type Detection = 'report' | 'automatic' | 'own';

const VENDOR_TERMS = '17';

/**
 * Notifies the owner of a removal: reason, rules, and the way to object (Digital Services Act, article 17).
 * Also sends the decision on an objection (article 20), a restoration, and an approval.
 */
export class RemovalMails {
  constructor(
    readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  async removed(
    transaction: Transaction<Database>,
    owner: Owner,
    reason: string,
    detection: Detection,
    at: Date,
  ): Promise<void> {
    const { subject, title } = owner;
    await this.send(transaction, owner, 'removed', at, (t) => {
      const detected = detection === 'automatic' ? [t('mail-removed-detected')] : [];
      return isListing(subject)
        ? [
            t(detection === 'report' ? 'mail-removed-text' : 'mail-removed-unreported', { title }),
            ...detected,
            t('mail-removed-reason', { reason }),
            t('mail-removed-terms', { part: TERMS_OF[subject] }),
            t('mail-removed-object'),
          ]
        : [
            t(`mail-removed-${subject}`, { title }),
            ...detected,
            t('mail-removed-reason', { reason }),
            t('mail-removed-goods-terms', { part: VENDOR_TERMS }),
            t('mail-removed-goods-object'),
          ];
    });
  }

  async upheld(transaction: Transaction<Database>, owner: Owner, answer: string, at: Date): Promise<void> {
    await this.send(transaction, owner, 'upheld', at, (t) => [
      t(isListing(owner.subject) ? 'mail-upheld-text' : 'mail-upheld-goods', { title: owner.title }),
      t('mail-removed-reason', { reason: answer }),
      t('mail-upheld-further'),
    ]);
  }

  async givenBack(transaction: Transaction<Database>, owner: Owner, at: Date): Promise<void> {
    await this.send(transaction, owner, 'given-back', at, (t) => [
      t(isListing(owner.subject) ? 'mail-given-back-text' : 'mail-given-back-goods', { title: owner.title }),
    ]);
  }

  async released(transaction: Transaction<Database>, owner: Owner, at: Date): Promise<void> {
    await this.send(transaction, owner, 'released', at, (t) => [
      t('mail-released-text', { title: owner.title }),
    ]);
  }

  private async send(
    transaction: Transaction<Database>,
    { email: recipient, language, title }: Owner,
    news: 'removed' | 'upheld' | 'given-back' | 'released',
    at: Date,
    linesOf: (t: Translate) => string[],
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${news}-subject`, { title });
    const { text, html } = layOutMail(subject, [
      ...linesOf(t).map((line) => ({ kind: 'text' as const, text: line })),
      {
        kind: 'link',
        label: t('mail-removed-write'),
        address: this.addresses.of(language, 'Contacts'),
      },
    ]);
    const uniqueKey = `${news}:${recipient}:${title}:${at.toISOString()}`;
    await queueMail(transaction, { recipient, language, subject, text, html }, uniqueKey);
  }
}
