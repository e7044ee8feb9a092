import type { Transaction } from 'kysely';
import type { RefundMethod } from '../../../src/core/orders/order.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';
import type { Company } from '../../platform/company.ts';

type Purchase = {
  id: number;
  language: Language;
  buyer_name: string;
  buyer_email: string;
  credits: number;
  price: number;
};
type EndingPlace = {
  id: number;
  title: string;
  ends_at: Date;
  name: string;
  email: string;
  language: Language;
};

/** Mails about the wallet, in the recipient's language (LANG-09). */
export class WalletMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly configuration: Pick<Configuration, 'priceOrder'>,
    private readonly company: Company,
  ) {}

  /** Notifies the buyer of the received payment and the credits. */
  async credited(transaction: Transaction<Database>, purchase: Purchase): Promise<void> {
    const { id, language, buyer_name: name, buyer_email: recipient, credits, price } = purchase;
    const t = this.texts.in(language);
    const subject = t('mail-credits-subject', { count: credits });
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-credits-text', { name, count: credits }) },
      {
        kind: 'rows',
        rows: [[t('wallet-paid'), priceInText(price, language, this.configuration.priceOrder)]],
      },
      { kind: 'link', label: t('payment-to-wallet'), address: this.addresses.of(language, 'AdminWallet') },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, `credits:${id}`);
  }

  /** Sends the dated acknowledgement of a withdrawal, which the law requires. */
  async withdrawn(transaction: Transaction<Database>, purchase: Purchase, at: Date): Promise<void> {
    const { language, buyer_name: name, credits: count } = purchase;
    const when = formatMoment(at, language, { dateStyle: 'long', timeStyle: 'medium' });
    const text = (t: Translate) => t('mail-credits-withdrawn-text', { name, count, at: when });
    await this.ofRefund(transaction, purchase, 'withdrawn', `credits-withdrawn:${purchase.id}`, text);
  }

  /** Notifies the buyer of the refund of a withdrawn purchase. */
  async refunded(
    transaction: Transaction<Database>,
    purchase: Purchase,
    refundId: number,
    method: RefundMethod,
  ): Promise<void> {
    const text = (t: Translate, amount: string) =>
      t(`mail-credits-refunded-by-${method}`, { name: purchase.buyer_name, amount });
    await this.ofRefund(transaction, purchase, 'refunded', `credits-refunded:${refundId}`, text);
  }

  /** Requests a bank account, because the card refund failed. */
  async refundByBank(
    transaction: Transaction<Database>,
    purchase: Purchase,
    refundId: number,
  ): Promise<void> {
    const { email } = this.company.seller;
    const text = (t: Translate, amount: string) =>
      t('mail-credits-refund-by-bank-text', { name: purchase.buyer_name, amount, email });
    await this.ofRefund(transaction, purchase, 'refund-by-bank', `credits-by-bank:${refundId}`, text);
  }

  private async ofRefund(
    transaction: Transaction<Database>,
    purchase: Purchase,
    news: 'withdrawn' | 'refunded' | 'refund-by-bank',
    key: string,
    textOf: (t: Translate, amount: string) => string,
  ): Promise<void> {
    const { language, buyer_email: recipient, credits: count, price } = purchase;
    const t = this.texts.in(language);
    const amount = priceInText(price, language, this.configuration.priceOrder);
    const subject = t(`mail-credits-${news}-subject`, { count });
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: textOf(t, amount) },
      {
        kind: 'rows',
        rows: [
          [t('wallet-reason-purchase'), t('credits', { count })],
          [t('withdrawal-sum'), amount],
        ],
      },
      { kind: 'link', label: t('payment-to-wallet'), address: this.addresses.of(language, 'AdminWallet') },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, key);
  }

  /** Reminds the landlord of the end of a premium place tomorrow. */
  async premiumEnds(
    transaction: Transaction<Database>,
    place: EndingPlace,
    isOffered: boolean,
  ): Promise<void> {
    const { id, title, name, email: recipient, language, ends_at: end } = place;
    const t = this.texts.in(language);
    const subject = t('mail-premium-ends-subject', { title });
    const when = formatMoment(end, language, { dateStyle: 'long', timeStyle: 'short' });
    const { text, html } = layOutMail(subject, [
      {
        kind: 'text',
        text: t(isOffered ? 'mail-premium-ends-text' : 'mail-premium-ends-only-text', { name, title, when }),
      },
      {
        kind: 'link',
        label: t('payment-to-listings'),
        address: this.addresses.of(language, 'AdminPropertyList'),
      },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, `premium-ends:${id}`);
  }
}
