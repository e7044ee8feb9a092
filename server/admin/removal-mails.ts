import type { Transaction } from 'kysely';
import type { Language } from '../../src/core/shared/language.ts';
import type { Addresses } from '../platform/addresses.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { queueMail } from '../platform/mail/mail.ts';
import type { Database } from '../tables.ts';
import type { Texts } from '../platform/texts.ts';

type Owner = { email: string; language: Language; title: string };

/**
 * Tells the owner of what the team took down why, and how to object, as the EU's Digital Services Act asks
 * (article 17); and when it was given back.
 */
export class RemovalMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  async removed(transaction: Transaction<Database>, owner: Owner, reason: string, at: Date): Promise<void> {
    await this.send(transaction, owner, 'removed', reason, at);
  }

  async givenBack(transaction: Transaction<Database>, owner: Owner, at: Date): Promise<void> {
    await this.send(transaction, owner, 'given-back', '', at);
  }

  private async send(
    transaction: Transaction<Database>,
    { email: recipient, language, title }: Owner,
    news: 'removed' | 'given-back',
    reason: string,
    at: Date,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${news}-subject`, { title });
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-${news}-text`, { title }) },
      ...(reason === '' ? [] : [{ kind: 'text' as const, text: t('mail-removed-reason', { reason }) }]),
      ...(news === 'removed' ? [{ kind: 'text' as const, text: t('mail-removed-object') }] : []),
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
