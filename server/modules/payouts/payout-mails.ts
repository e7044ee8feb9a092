import type { Transaction } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';

type Reader = { name: string; email: string; language: Language };

export class PayoutMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly priceOrder: PriceOrder,
  ) {}

  /** Notifies the vendor of another bank account. @param iban without its middle */
  async accountChanged(transaction: Transaction<Database>, reader: Reader, iban: string): Promise<void> {
    await this.send(transaction, reader, 'payout-account', { iban });
  }

  /**
   * Notifies the vendor of a payout that the bank has paid or returned.
   * @param payout the amount in stotinki, the IBAN without its middle
   */
  async settled(
    transaction: Transaction<Database>,
    reader: Reader,
    { status, amount, iban }: { status: 'confirmed' | 'cancelled'; amount: number; iban: string },
  ): Promise<void> {
    const price = priceInText(amount, reader.language, this.priceOrder);
    await this.send(transaction, reader, `payout-${status}`, { iban, amount: price });
  }

  private async send(
    transaction: Transaction<Database>,
    { name, email: recipient, language }: Reader,
    mail: 'payout-account' | 'payout-confirmed' | 'payout-cancelled',
    facts: Record<string, string>,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${mail}-subject`);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-${mail}-text`, { name, ...facts }) },
      {
        kind: 'link',
        label: t('mail-payout-link'),
        address: this.addresses.of(language, 'AdminPayouts'),
      },
      { kind: 'text', text: t(`mail-${mail}-note`) },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html });
  }
}
