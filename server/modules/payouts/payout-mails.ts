import type { Transaction } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';

type Reader = { name: string; email: string; language: Language };

/** Mails about payouts to vendors. */
export class PayoutMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Notifies the vendor of another bank account. @param iban without its middle */
  async accountChanged(transaction: Transaction<Database>, reader: Reader, iban: string): Promise<void> {
    const { name, email: recipient, language } = reader;
    const t = this.texts.in(language);
    const subject = t('mail-payout-account-subject');
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-payout-account-text', { name, iban }) },
      {
        kind: 'link',
        label: t('mail-payout-account-link'),
        address: this.addresses.of(language, 'AdminPayouts'),
      },
      { kind: 'text', text: t('mail-payout-account-note') },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html });
  }
}
