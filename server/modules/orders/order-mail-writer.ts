import type { Transaction } from 'kysely';
import type { Order, VendorOrder } from '../../../src/core/orders/order.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { loadOrder, loadVendorOrder } from './load-order.ts';
import { grantVendorAccess } from './vendors/vendor-access.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';

/** What a mail to the buyer is written from; prices from stotinki. */
export type MailFacts = {
  order: Order;
  language: Language;
  t: Translate;
  price: (stotinki: number) => string;
};

/** Lays out the mails of orders and puts them in the outbox. */
export class OrderMailWriter {
  constructor(
    readonly texts: Texts,
    readonly addresses: Addresses,
    private readonly priceOrder: PriceOrder,
    readonly clock: Clock,
  ) {}

  /** To the buyer, once for each key, in the language of the order; the link leads to its page. */
  async toBuyer(
    transaction: Transaction<Database>,
    orderId: number,
    uniqueKey: string,
    kind: string,
    blocks: (facts: MailFacts) => MailBlock[],
    link: { label: string; query: Record<string, string> } = { label: 'mail-order-follow', query: {} },
  ): Promise<void> {
    const { row, order } = await loadOrder(transaction, orderId, this.clock.now());
    const { language } = row;
    const t = this.texts.in(language);
    const subject = t(`mail-${kind}-subject`, { number: order.number });
    const { text, html } = layOutMail(subject, [
      ...blocks({ order, language, t, price: this.prices(language) }),
      {
        kind: 'link',
        label: t(link.label),
        address: this.addresses.of(language, 'FollowedOrder', { token: row.token }, link.query),
      },
    ]);
    await queueMail(
      transaction,
      { recipient: order.contact.email, language, subject, text, html },
      uniqueKey,
    );
  }

  /** To the vendor, once: what has come or is not wanted any more, with a link to work on it. */
  async toVendor(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    what: 'received' | 'withdrawn',
    some: { stepId: number; rows: readonly (readonly [string, string])[] } | null = null,
  ): Promise<void> {
    const { row, vendorEmail, part, received } = await loadVendorOrder(
      transaction,
      vendorOrderId,
      this.clock.now(),
    );
    // Vendors are firms in Bulgaria: until their accounts bring a chosen language, they read Bulgarian.
    const language: Language = 'bg';
    const t = this.texts.in(language);
    const access = await grantVendorAccess(transaction, part.vendor.id, this.clock.now());
    const { contact, address } = received;
    const values = { number: received.number, name: contact.name };
    const { text, html } = layOutMail(t(`mail-vendor-${what}-subject`, values), [
      { kind: 'text', text: t(`mail-vendor-${what}-text`, values) },
      ...(some ? [{ kind: 'rows' as const, rows: some.rows }] : partBlocks(part, t, this.prices(language))),
      {
        kind: 'rows',
        rows: [
          [contact.name, contact.phone],
          [`${address.postCode} ${address.city}, ${address.street}`, ''],
          ...(address.details ? [[address.details, ''] as const] : []),
          [t('payment-method'), t(`payment-method-${row.payment_method}`)],
        ],
      },
      {
        kind: 'link',
        label: t('mail-vendor-open'),
        address: this.addresses.of(language, 'AdminVendorOrder', { id: part.id }, { access }),
      },
    ]);
    const subject = t(`mail-vendor-${what}-subject`, values);
    await queueMail(
      transaction,
      { recipient: vendorEmail, language, subject, text, html },
      `vendor-${what}:${vendorOrderId}${some ? `:${some.stepId}` : ''}`,
    );
  }

  prices(language: Language): (stotinki: number) => string {
    return (stotinki) => priceInText(stotinki, language, this.priceOrder);
  }
}

/** A vendor's products, with what they and their delivery cost. */
export function partBlocks(
  part: VendorOrder,
  t: Translate,
  price: (stotinki: number) => string,
): MailBlock[] {
  return [
    {
      kind: 'rows',
      rows: [
        [part.vendor.name, ''],
        ...part.products.map(
          (product) => [`${product.quantity} × ${product.title}`, price(product.amount)] as const,
        ),
        [t('order-delivery'), part.deliveryAmount === 0 ? t('delivery-free') : price(part.deliveryAmount)],
      ],
    },
  ];
}

/** A moment in words, by the clock in Bulgaria. */
export function momentIn(language: Language, at: string): string {
  return formatMoment(new Date(at), language, { dateStyle: 'long', timeStyle: 'short' });
}
