import type { Transaction } from 'kysely';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { membersFor } from '../accounts/members/member-readers.ts';
import type { MemberReader } from '../accounts/members/member-readers.ts';

type MailTexts = 'mail-key-created' | 'mail-webhook-disabled' | 'mail-feed-failed';

/** Mails to vendors about their integrations (SHIP-12). */
export class IntegrationMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Notifies the owners of a new API key. */
  keyCreated(transaction: Transaction<Database>, vendorId: number, key: string): Promise<void> {
    return this.send(transaction, vendorId, 'mail-key-created', { key });
  }

  /** Notifies the owners of a webhook that was switched off after days of failures. */
  webhookDisabled(transaction: Transaction<Database>, vendorId: number, url: string): Promise<void> {
    return this.send(transaction, vendorId, 'mail-webhook-disabled', { url });
  }

  /** Notifies the owners of a feed that failed several times. @param error message key */
  feedFailed(
    transaction: Transaction<Database>,
    vendorId: number,
    url: string,
    error: string,
  ): Promise<void> {
    return this.send(transaction, vendorId, 'mail-feed-failed', { url }, error);
  }

  /** Sends the texts `{texts}-subject`, `-text` and `-note`, a message, and a link to the integrations. */
  private async send(
    transaction: Transaction<Database>,
    vendorId: number,
    texts: MailTexts,
    values: Record<string, string | number>,
    message?: string,
  ): Promise<void> {
    for (const reader of await membersFor(transaction, vendorId, 'integrations'))
      await this.sendTo(transaction, reader, texts, values, message);
  }

  private async sendTo(
    transaction: Transaction<Database>,
    { name, email: recipient, language }: MemberReader,
    texts: MailTexts,
    values: Record<string, string | number>,
    message?: string,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`${texts}-subject`);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`${texts}-text`, { ...values, name }) },
      ...(message === undefined ? [] : [{ kind: 'text' as const, text: t<string>(message) }]),
      {
        kind: 'link',
        label: t('mail-integrations-link'),
        address: this.addresses.of(language, 'AdminIntegrations'),
      },
      { kind: 'text', text: t(`${texts}-note`) },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html });
  }
}
