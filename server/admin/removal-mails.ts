import type { Transaction } from 'kysely';
import type { Addresses } from '../platform/addresses.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { queueMail } from '../platform/mail/mail.ts';
import type { Database } from '../tables.ts';
import { TERMS_OF } from '../modules/properties/doubles/hold-mails.ts';
import { isListing } from './removable.ts';
import type { RemovableOwner } from './removable.ts';
import type { Texts, Translate } from '../platform/texts.ts';

type Owner = Pick<RemovableOwner, 'subject' | 'email' | 'language' | 'title'>;

/** Part of our terms for vendors. */
const VENDOR_TERMS = '17';

/**
 * Tells the owner of what the team took down why, by which rules, and how to object, as the EU's Digital Services Act
 * asks (article 17); what came of the objection (article 20); and when it was given back or let go.
 */
export class RemovalMails {
  constructor(
    readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** @param wasReported whether somebody's notice led to it, or the team itself saw it */
  async removed(
    transaction: Transaction<Database>,
    owner: Owner,
    reason: string,
    wasReported: boolean,
    at: Date,
  ): Promise<void> {
    const { subject, title } = owner;
    await this.send(transaction, owner, 'removed', at, (t) =>
      isListing(subject)
        ? [
            t(wasReported ? 'mail-removed-text' : 'mail-removed-unreported', { title }),
            t('mail-removed-reason', { reason }),
            t('mail-removed-terms', { part: TERMS_OF[subject] }),
            t('mail-removed-object'),
          ]
        : [
            t(`mail-removed-${subject}`, { title }),
            t('mail-removed-reason', { reason }),
            t('mail-removed-goods-terms', { part: VENDOR_TERMS }),
            t('mail-removed-goods-object'),
          ],
    );
  }

  /** The answer to an objection that changes nothing. */
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

  /** What waited for the team is seen. */
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
    say: (t: Translate) => string[],
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${news}-subject`, { title });
    const { text, html } = layOutMail(subject, [
      ...say(t).map((line) => ({ kind: 'text' as const, text: line })),
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
