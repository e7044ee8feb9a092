import type { Transaction } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';

type Reader = { name: string; email: string; language: Language };

/** Mails about the account itself (LANG-09). */
export class AccountMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Sends the confirmation link of the address (AUTH-10). */
  confirmation(
    transaction: Transaction<Database>,
    reader: Reader,
    token: string,
    next: string | null = null,
  ): Promise<void> {
    return this.send(
      transaction,
      reader,
      'account-confirmation',
      this.addresses.of(reader.language, 'UserConfirmation', {}, { token, next }),
    );
  }

  /** Notifies the account's owner of a second registration with the address. */
  alreadyRegistered(transaction: Transaction<Database>, reader: Reader): Promise<void> {
    return this.send(transaction, reader, 'account-exists', this.addresses.of(reader.language, 'Profile'));
  }

  /** Sends the link to reset the password (AUTH-12). */
  passwordReset(
    transaction: Transaction<Database>,
    reader: Reader,
    token: string,
    uniqueKey: string,
  ): Promise<void> {
    return this.send(
      transaction,
      reader,
      'password-reset',
      this.addresses.of(reader.language, 'Index', {}, { token }),
      { uniqueKey },
    );
  }

  /** Notifies the owner of a password change, in case another person made it. */
  passwordChanged(transaction: Transaction<Database>, reader: Reader): Promise<void> {
    return this.send(
      transaction,
      reader,
      'password-changed',
      this.addresses.of(reader.language, 'AdminSettings'),
    );
  }

  /** Sends the statement of reasons for a suspension (Digital Services Act, article 17). */
  suspended(transaction: Transaction<Database>, reader: Reader, reason: string): Promise<void> {
    const address = this.addresses.of(reader.language, 'Contacts');
    return this.send(transaction, reader, 'account-suspended', address, { values: { reason } });
  }

  restored(transaction: Transaction<Database>, reader: Reader): Promise<void> {
    return this.send(transaction, reader, 'account-restored', this.addresses.of(reader.language, 'Profile'));
  }

  deleted(transaction: Transaction<Database>, reader: Reader): Promise<void> {
    return this.send(transaction, reader, 'account-deleted', this.addresses.of(reader.language, 'Index'));
  }

  private async send(
    transaction: Transaction<Database>,
    { name, email, language }: Reader,
    kind: string,
    address: string,
    { uniqueKey, values = {} }: { uniqueKey?: string; values?: Record<string, string> } = {},
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${kind}-subject`);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-${kind}-text`, { name, ...values }) },
      { kind: 'link', label: t(`mail-${kind}-link`), address },
      { kind: 'text', text: t(`mail-${kind}-note`) },
    ]);
    await queueMail(transaction, { recipient: email, language, subject, text, html }, uniqueKey);
  }
}
