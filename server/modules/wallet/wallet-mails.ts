import type { Transaction } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';

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

/** The mails of the wallet, each in its reader's language (LANG-09). */
export class WalletMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly priceOrder: PriceOrder,
  ) {}

  /** The payment has come, and the credits are in the wallet. */
  async credited(transaction: Transaction<Database>, purchase: Purchase): Promise<void> {
    const { id, language, buyer_name: name, buyer_email: recipient, credits, price } = purchase;
    const t = this.texts.in(language);
    const subject = t('mail-credits-subject', { count: credits });
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-credits-text', { name, count: credits }) },
      {
        kind: 'rows',
        rows: [[t('wallet-paid'), priceInText(price, language, this.priceOrder)]],
      },
      { kind: 'link', label: t('payment-to-wallet'), address: this.addresses.of(language, 'AdminWallet') },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html }, `credits:${id}`);
  }

  /** A premium place ends tomorrow, and may be prolonged where that is offered. */
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
