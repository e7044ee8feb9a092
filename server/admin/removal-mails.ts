import type { Transaction } from 'kysely';
import type { Language } from '../../src/core/shared/language.ts';
import type { Addresses } from '../platform/addresses.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { queueMail } from '../platform/mail/mail.ts';
import type { Database } from '../tables.ts';
import { TERMS_OF } from '../modules/properties/doubles/hold-mails.ts';
import type { Listing } from '../../src/core/properties/double-pictures.ts';
import type { Texts, Translate } from '../platform/texts.ts';

type Owner = { listing: Listing; email: string; language: Language; title: string };

/**
 * Tells the owner of what the team took down why, by which rules, and how to object, as the EU's Digital Services Act
 * asks (article 17); what came of the objection (article 20); and when it was given back or let go.
 */
export class RemovalMails {
  constructor(
    private readonly texts: Texts,
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
    await this.send(transaction, owner, 'removed', at, (t) => [
      t(wasReported ? 'mail-removed-text' : 'mail-removed-unreported', { title: owner.title }),
      t('mail-removed-reason', { reason }),
      t('mail-removed-terms', { part: TERMS_OF[owner.listing] }),
      t('mail-removed-object'),
    ]);
  }

  /** The answer to an objection that changes nothing. */
  async upheld(transaction: Transaction<Database>, owner: Owner, answer: string, at: Date): Promise<void> {
    await this.send(transaction, owner, 'upheld', at, (t) => [
      t('mail-upheld-text', { title: owner.title }),
      t('mail-removed-reason', { reason: answer }),
      t('mail-upheld-further'),
    ]);
  }

  async givenBack(transaction: Transaction<Database>, owner: Owner, at: Date): Promise<void> {
    await this.send(transaction, owner, 'given-back', at, (t) => [
      t('mail-given-back-text', { title: owner.title }),
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
