import type { Transaction } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';

type Subscriber = { id: number; email: string; language: Language; unsubscribe_token: string };
type NewPost = { id: number; slug: string; title: string; description: string };

/** Path of one-click unsubscription (RFC 8058). */
export const ONE_CLICK = '/newsletter/one-click/';

/** The mails of the newsletter (BLOG-03, LANG-09). */
export class NewsletterMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Sends the confirmation link. The address is unverified until then. */
  async confirmation(
    transaction: Transaction<Database>,
    { email, language }: Pick<Subscriber, 'email' | 'language'>,
    token: string,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t('mail-newsletter-confirm-subject');
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-newsletter-confirm-text') },
      {
        kind: 'link',
        label: t('mail-newsletter-confirm-link'),
        address: this.addresses.of(language, 'NewsletterConfirmation', {}, { token }),
      },
      { kind: 'text', text: t('mail-newsletter-confirm-note') },
    ]);
    await queueMail(transaction, { recipient: email, language, subject, text, html });
  }

  async welcome(transaction: Transaction<Database>, reader: Subscriber): Promise<void> {
    const t = this.texts.in(reader.language);
    await this.send(transaction, reader, t('mail-newsletter-welcome-subject'), [
      { kind: 'text', text: t('mail-newsletter-welcome-text') },
      {
        kind: 'link',
        label: t('mail-newsletter-welcome-link'),
        address: this.addresses.of(reader.language, 'BlogCategory'),
      },
    ]);
  }

  /** Announces a post, once per subscriber. */
  async newPost(
    transaction: Transaction<Database>,
    reader: Subscriber,
    { id, slug, title, description }: NewPost,
  ): Promise<void> {
    const t = this.texts.in(reader.language);
    const blocks: MailBlock[] = [
      { kind: 'text', text: description },
      {
        kind: 'link',
        label: t('mail-newsletter-post-link'),
        address: this.addresses.of(reader.language, 'BlogPost', { id: slug }),
      },
    ];
    await this.send(transaction, reader, title, blocks, `new-post:${id}:${reader.id}`);
  }

  /** Adds the unsubscribe link to the footer and the headers. */
  private async send(
    transaction: Transaction<Database>,
    { email, language, unsubscribe_token: token }: Subscriber,
    subject: string,
    blocks: MailBlock[],
    uniqueKey?: string,
  ): Promise<void> {
    const t = this.texts.in(language);
    const address = this.addresses.of(language, 'NewsletterUnsubscription', {}, { token });
    const { text, html } = layOutMail(subject, [
      ...blocks,
      {
        kind: 'small',
        text: t('mail-newsletter-footer'),
        links: [{ label: t('unsubscribe'), address }],
      },
    ]);
    const headers = {
      'List-Unsubscribe': `<${this.addresses.origin(language)}${ONE_CLICK}${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await queueMail(transaction, { recipient: email, language, subject, text, html, headers }, uniqueKey);
  }
}
