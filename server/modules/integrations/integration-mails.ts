import type { Transaction } from 'kysely';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';

/** Mails to vendors about their integrations (SHIP-12). */
export class IntegrationMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Notifies the account of a new API key. */
  keyCreated(transaction: Transaction<Database>, accountId: number, key: string): Promise<void> {
    return this.send(transaction, accountId, 'mail-key-created', { key });
  }

  /** Notifies the account of a webhook that was switched off after days of failures. */
  webhookDisabled(transaction: Transaction<Database>, accountId: number, url: string): Promise<void> {
    return this.send(transaction, accountId, 'mail-webhook-disabled', { url });
  }

  /** Notifies the account of a feed that failed several times. @param error message key */
  feedFailed(
    transaction: Transaction<Database>,
    accountId: number,
    url: string,
    error: string,
  ): Promise<void> {
    return this.send(transaction, accountId, 'mail-feed-failed', { url }, error);
  }

  /** Sends the texts `{texts}-subject`, `-text` and `-note`, a message, and a link to the integrations. */
  private async send(
    transaction: Transaction<Database>,
    accountId: number,
    texts: 'mail-key-created' | 'mail-webhook-disabled' | 'mail-feed-failed',
    values: Record<string, string | number>,
    message?: string,
  ): Promise<void> {
    const reader = await transaction
      .selectFrom('account')
      .select(['name', 'email', 'language'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { name, email: recipient, language } = reader;
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
