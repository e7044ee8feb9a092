import type { Transaction } from 'kysely';
import type { Order, ReceivedOrder } from '../../../src/core/orders/order.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { nameIn } from '../../../src/core/shared/transliteration.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { loadOrder, loadVendorOrder } from './load-order.ts';
import { addressLine, vendorOrderBlocks } from './order-blocks.ts';
import { tradersOf } from './traders.ts';
import type { Trader } from './traders.ts';
import { grantVendorAccess } from './vendors/vendor-access.ts';

/** Data for a mail to the buyer; prices from stotinki. */
export type MailFacts = {
  order: Order;
  language: Language;
  t: Translate;
  traders: ReadonlyMap<number, Trader>;
  addresses: Addresses;
  price: (stotinki: number) => string;
};

/** Link to the order's page; `anchor` begins with `#`. */
type MailTarget = { label: string; query: Record<string, string>; anchor?: string };

/** Lays out the mails of orders and adds them to the outbox. */
export class OrderMailWriter {
  constructor(
    readonly texts: Texts,
    readonly addresses: Addresses,
    private readonly priceOrder: PriceOrder,
    readonly clock: Clock,
  ) {}

  /** Sends a mail to the buyer once per key, in the language of the order. It links to the order's page. */
  async toBuyer(
    transaction: Transaction<Database>,
    orderId: number,
    uniqueKey: string,
    kind: string,
    blocks: (facts: MailFacts) => MailBlock[],
    link: MailTarget = { label: 'mail-order-follow', query: {} },
  ): Promise<void> {
    const { row, order: loaded } = await loadOrder(transaction, orderId, this.clock.now());
    const { language } = row;
    const order = {
      ...loaded,
      vendorOrders: loaded.vendorOrders.map((vendorOrder) => ({
        ...vendorOrder,
        vendor: { ...vendorOrder.vendor, name: nameIn(language, vendorOrder.vendor.name) },
      })),
    };
    const traders = await tradersOf(transaction, order.vendorOrders);
    const t = this.texts.in(language);
    const subject = t(`mail-${kind}-subject`, { number: order.number });
    const { text, html } = layOutMail(subject, [
      ...blocks({
        order,
        language,
        t,
        traders,
        addresses: this.addresses,
        price: this.prices(language),
      }),
      {
        kind: 'link',
        label: t(link.label),
        address:
          this.addresses.of(language, 'FollowedOrder', { token: row.token }, link.query) +
          (link.anchor ?? ''),
      },
    ]);
    await queueMail(
      transaction,
      { recipient: order.contact.email, language, subject, text, html },
      uniqueKey,
    );
  }

  /** Sends the vendor a mail about a new or cancelled order once, with a link to it. */
  async toVendor(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    what: 'received' | 'withdrawn' | 'cancelled' | 'cancelled-by-team' | 'return-arrived',
    some: { stepId: number; rows: readonly (readonly [string, string])[] } | null = null,
  ): Promise<void> {
    const { row, vendorEmail, vendorOrder, received } = await loadVendorOrder(
      transaction,
      vendorOrderId,
      this.clock.now(),
    );
    // Vendor accounts have no language setting; vendors are companies in Bulgaria.
    const language: Language = 'bg';
    const t = this.texts.in(language);
    const access = await grantVendorAccess(transaction, vendorOrder.vendor.id, this.clock.now());
    const { contact, address } = received;
    const values = { number: received.number, name: contact.name };
    const { text, html } = layOutMail(t(`mail-vendor-${what}-subject`, values), [
      { kind: 'text', text: t(`mail-vendor-${what}-text`, values) },
      ...(some
        ? [{ kind: 'rows' as const, rows: some.rows }]
        : vendorOrderBlocks(vendorOrder, t, this.prices(language))),
      {
        kind: 'rows',
        rows: [
          [contact.name, contact.phone],
          [t('order-contact-email'), contact.email],
          [t('order-address'), addressLine(address)],
          [t('payment-method'), t(`payment-method-${row.payment_method}`)],
          ...(what === 'received' ? this.collection(received, t) : []),
        ],
      },
      {
        kind: 'link',
        label: t('mail-order-follow'),
        address: this.addresses.of(language, 'AdminVendorOrder', { id: vendorOrder.id }, { access }),
      },
    ]);
    const subject = t(`mail-vendor-${what}-subject`, values);
    await queueMail(
      transaction,
      { recipient: vendorEmail, language, subject, text, html },
      `vendor-${what}:${vendorOrderId}${some ? `:${some.stepId}` : ''}`,
    );
  }

  /** Amount that the courier collects from the buyer. */
  private collection({ payment, totalAmount }: ReceivedOrder, t: Translate): (readonly [string, string])[] {
    const isByCourier = payment.method === 'on-delivery';
    const amount = isByCourier ? this.prices('bg')(totalAmount) : t('mail-vendor-collect-nothing');
    return [[t('mail-vendor-collect'), amount]];
  }

  prices(language: Language): (stotinki: number) => string {
    return (stotinki) => priceInText(stotinki, language, this.priceOrder);
  }
}
