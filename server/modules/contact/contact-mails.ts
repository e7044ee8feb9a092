import type { Transaction } from 'kysely';
import type { ContactCommand } from '../../../src/core/contact/contact-command.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Company } from '../../platform/company.ts';

/** Mails of the contact form: to the team, and to the sender with the reference number (BLOG-04). */
export class ContactMails {
  constructor(
    private readonly texts: Texts,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  async send(
    transaction: Transaction<Database>,
    reference: string,
    command: ContactCommand,
    language: Language,
  ): Promise<void> {
    await this.toTeam(transaction, reference, command, language);
    await this.toSender(transaction, reference, command, language);
  }

  private async toTeam(
    transaction: Transaction<Database>,
    reference: string,
    { name, email, phone, subject: about, message }: ContactCommand,
    language: Language,
  ): Promise<void> {
    const t = this.texts.in('bg');
    const subject = t('mail-contact-team-subject', { reference, about });
    const facts: (readonly [string, string])[] = [
      [t('name'), name],
      [t('email'), email],
      [t('phone'), phone],
      [t('mail-contact-language'), language],
    ];
    const { text, html } = layOutMail(subject, [
      { kind: 'rows', rows: facts.filter(([, value]) => value !== '') },
      { kind: 'text', text: message },
    ]);
    const mail = { recipient: this.company.teamEmail, language: 'bg' as const, subject, text, html };
    await queueMail(transaction, mail, `contact-team:${reference}`);
  }

  /** Does not quote the message, because the address may belong to another person. */
  private async toSender(
    transaction: Transaction<Database>,
    reference: string,
    { email: recipient }: ContactCommand,
    language: Language,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t('mail-contact-writer-subject', { reference });
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-contact-writer-text', { reference }) },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, `contact-writer:${reference}`);
  }
}
