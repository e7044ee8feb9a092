import type { Transaction } from 'kysely';
import { monthRange } from '../../../src/core/payouts/statement.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';
import { nameIn } from '../../../src/core/shared/transliteration.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailLink } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';

type Reader = { id: number; name: string; email: string; language: Language };
type SettledPayout = { status: 'confirmed' | 'cancelled'; amount: number; iban: string; month: string };
/** Statement of a month `2026-11`, the balance at its end in stotinki, and the number of invoices. */
type MonthStatement = { vendorId: number; shop: string; month: string; closing: number; documents: number };

export class PayoutMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly priceOrder: PriceOrder,
  ) {}

  /** Notifies the vendor of another bank account. @param iban without its middle */
  async accountChanged(transaction: Transaction<Database>, reader: Reader, iban: string): Promise<void> {
    const { language } = reader;
    const label = this.texts.in(language)('mail-payout-link');
    const link = { label, address: this.addresses.of(language, 'AdminPayouts') };
    await this.send(transaction, reader, 'payout-account', { iban }, [link]);
  }

  /**
   * Notifies the vendor of a payout that the bank has paid or returned, with a link to the month's statement.
   * @param payout the amount in stotinki, the IBAN without its middle
   */
  async settled(
    transaction: Transaction<Database>,
    reader: Reader,
    { status, amount, iban, month }: SettledPayout,
  ): Promise<void> {
    const price = priceInText(amount, reader.language, this.priceOrder);
    await this.send(transaction, reader, `payout-${status}`, { iban, amount: price }, [
      this.statementLink(reader.language, month),
    ]);
  }

  /** Sends the links to the statement of a month, and to its invoices if there are any, once to each reader. */
  async statement(
    transaction: Transaction<Database>,
    reader: Reader,
    { vendorId, shop, month, closing, documents }: MonthStatement,
  ): Promise<void> {
    const { id, language } = reader;
    const price = priceInText(closing, language, this.priceOrder);
    const links = [this.statementLink(language, month)];
    if (documents > 0) {
      const label = this.texts.in(language)('mail-statement-documents', {
        month: monthName(month, language),
        count: documents,
      });
      links.push({ label, address: this.addresses.of(language, 'AdminInvoices', {}, { month }) });
    }
    const facts = { shop: nameIn(language, shop), month: monthName(month, language), closing: price };
    const key = `statement:${vendorId}:${month}:${id}`;
    await this.send(transaction, reader, 'statement', facts, links, key);
  }

  private statementLink(language: Language, month: string): MailLink {
    const label = this.texts.in(language)('statement-title', { month: monthName(month, language) });
    return { label, address: this.addresses.of(language, 'AdminPayouts', {}, { month }) };
  }

  private async send(
    transaction: Transaction<Database>,
    { name, email: recipient, language }: Reader,
    mail: 'payout-account' | 'payout-confirmed' | 'payout-cancelled' | 'statement',
    facts: Record<string, string>,
    links: readonly MailLink[],
    uniqueKey?: string,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${mail}-subject`, facts);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-${mail}-text`, { name, ...facts }) },
      ...links.map((link) => ({ kind: 'link' as const, ...link })),
      { kind: 'text', text: t(`mail-${mail}-note`) },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, uniqueKey);
  }
}

/** `ноември 2026 г.` */
const monthName = (month: string, language: Language): string =>
  formatMoment(monthRange(month).start, language, { month: 'long', year: 'numeric' });
