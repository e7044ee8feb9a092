import type { Transaction } from 'kysely';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import type { Order, OrderedProduct, VendorOrder } from '../../../src/core/orders/order.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail-layout.ts';
import type { MailBlock } from '../../platform/mail-layout.ts';
import { queueMail } from '../../platform/mail.ts';
import type { Database } from '../../platform/tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { loadOrder, loadVendorOrder } from './load-order.ts';
import { grantVendorAccess } from './vendor-access.ts';

/** The mails of an order, each written in the transaction of what it tells (CART-08, CART-10, LANG-09). */
export class OrderMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly priceOrder: PriceOrder,
    private readonly clock: Clock,
  ) {}

  /** To the buyer: what was ordered, and the link to follow it. */
  async placed(transaction: Transaction<Database>, orderId: number): Promise<void> {
    await this.toBuyer(
      transaction,
      orderId,
      `order-placed:${orderId}`,
      'order-placed',
      ({ order, t, price }) => [
        {
          kind: 'text',
          text: t('mail-order-placed-text', { name: order.contact.name, number: order.number }),
        },
        ...order.vendorOrders.flatMap((part) => this.partBlocks(part, t, price)),
        {
          kind: 'rows',
          rows: [
            [t('order-total'), price(order.totalOrderAmount)],
            [t('order-contained-vat'), price(order.containedVat)],
          ],
        },
      ],
    );
  }

  /** To the buyer: the card payment has come; `amount` in stotinki. */
  async paid(transaction: Transaction<Database>, orderId: number, amount: number): Promise<void> {
    await this.toBuyer(transaction, orderId, `order-paid:${orderId}`, 'order-paid', ({ order, t, price }) => [
      {
        kind: 'text',
        text: t('mail-order-paid-text', { number: order.number, amount: price(amount) }),
      },
    ]);
  }

  /** To the buyer: nobody paid, so the order is off. */
  async expired(transaction: Transaction<Database>, orderId: number): Promise<void> {
    await this.toBuyer(transaction, orderId, `order-expired:${orderId}`, 'order-expired', ({ order, t }) => [
      { kind: 'text', text: t('mail-order-expired-text', { number: order.number }) },
    ]);
  }

  /** To the buyer: a vendor's part has moved on. */
  async moved(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    status: OrderStatus,
    note: string,
  ): Promise<void> {
    await this.told(
      transaction,
      vendorOrderId,
      `order-moved:${vendorOrderId}:${status}`,
      `order-${status}`,
      note,
    );
  }

  /** To the buyer: pieces that the vendor cannot send were taken off; `refund` in stotinki. */
  async partlyCancelled(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    stepId: number,
    { pieces, refund, note }: { pieces: readonly OrderedProduct[]; refund: number; note: string },
  ): Promise<void> {
    await this.told(
      transaction,
      vendorOrderId,
      `order-step:${stepId}`,
      'order-partly-cancelled',
      note,
      ({ t, language }) => [
        {
          kind: 'rows',
          rows: pieces.map(({ quantity, title }) => [`${quantity} × ${title}`, t('mail-order-piece-off')]),
        },
        ...(refund > 0
          ? [
              {
                kind: 'text' as const,
                text: t('mail-order-refund', { amount: this.prices(language)(refund) }),
              },
            ]
          : []),
      ],
    );
  }

  /** To the buyer: what the vendor wrote. */
  async noted(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    stepId: number,
    note: string,
  ): Promise<void> {
    await this.told(transaction, vendorOrderId, `order-step:${stepId}`, 'order-note', note);
  }

  /** To the buyer: something happened to a vendor's part, with the vendor's own words. */
  private async told(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    uniqueKey: string,
    kind: string,
    note: string,
    more: (facts: { t: Translate; language: Language }) => MailBlock[] = () => [],
  ): Promise<void> {
    const part = await loadVendorOrder(transaction, vendorOrderId, this.clock.now());
    await this.toBuyer(transaction, part.orderId, uniqueKey, kind, ({ order, language, t, price }) => {
      const own = order.vendorOrders.filter(({ id }) => id === vendorOrderId);
      const vendor = own[0]?.vendor.name ?? '';
      return [
        { kind: 'text', text: t(`mail-${kind}-text`, { number: order.number, vendor }) },
        ...(note === '' ? [] : [{ kind: 'text' as const, text: t('mail-order-note', { vendor, note }) }]),
        ...more({ t, language }),
        ...own.flatMap((one) => this.partBlocks(one, t, price)),
      ];
    });
  }

  /** To the buyer, the dated acknowledgement of a withdrawal, and to the vendor (CART-10). */
  async withdrawn(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
    const part = await loadVendorOrder(transaction, vendorOrderId, this.clock.now());
    await this.toBuyer(
      transaction,
      part.orderId,
      `order-withdrawn:${vendorOrderId}`,
      'order-withdrawn',
      ({ order, t, price, language }) => {
        const own = order.vendorOrders.filter(({ id }) => id === vendorOrderId);
        const at = own[0]?.withdrawal.withdrawnAt ?? this.clock.now().toISOString();
        return [
          {
            kind: 'text',
            text: t('mail-order-withdrawn-text', {
              number: order.number,
              vendor: own[0]?.vendor.name ?? '',
              at: momentIn(language, at),
            }),
          },
          ...own.flatMap((one) => this.partBlocks(one, t, price)),
          {
            kind: 'text',
            text: t(`mail-withdrawn-next-${own[0]?.status === 'cancelled' ? 'unsent' : 'sent'}`),
          },
        ];
      },
    );
    if (part.released) await this.toVendor(transaction, vendorOrderId, 'withdrawn');
  }

  /** To the vendor: a new order, with a link to work on it. */
  async received(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
    await this.toVendor(transaction, vendorOrderId, 'received');
  }

  private async toVendor(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    what: 'received' | 'withdrawn',
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
      ...this.partBlocks(part, t, this.prices(language)),
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
      `vendor-${what}:${vendorOrderId}`,
    );
  }

  private async toBuyer(
    transaction: Transaction<Database>,
    orderId: number,
    uniqueKey: string,
    kind: string,
    blocks: (facts: {
      order: Order;
      language: Language;
      t: Translate;
      price: (stotinki: number) => string;
    }) => MailBlock[],
  ): Promise<void> {
    const { row, order } = await loadOrder(transaction, orderId, this.clock.now());
    const { language } = row;
    const t = this.texts.in(language);
    const subject = t(`mail-${kind}-subject`, { number: order.number });
    const { text, html } = layOutMail(subject, [
      ...blocks({ order, language, t, price: this.prices(language) }),
      {
        kind: 'link',
        label: t('mail-order-follow'),
        address: this.addresses.of(language, 'FollowedOrder', { token: row.token }),
      },
    ]);
    await queueMail(
      transaction,
      { recipient: order.contact.email, language, subject, text, html },
      uniqueKey,
    );
  }

  private partBlocks(part: VendorOrder, t: Translate, price: (stotinki: number) => string): MailBlock[] {
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

  private prices(language: Language): (stotinki: number) => string {
    return (stotinki) => priceInText(stotinki, language, this.priceOrder);
  }
}

function momentIn(language: Language, at: string): string {
  return new Intl.DateTimeFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Sofia',
  }).format(new Date(at));
}
