import type { Transaction } from 'kysely';
import { isCharged } from '../../../src/core/orders/order-amounts.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import type { OrderedProduct, VendorOrder } from '../../../src/core/orders/order.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import type { Database } from '../../tables.ts';
import { hashOf } from '../../platform/secrets.ts';
import { contractBlocks } from './contract-blocks.ts';
import { loadVendorOrder } from './load-order.ts';
import { momentIn, vendorOrderBlocks } from './order-blocks.ts';
import type { MailFacts, OrderMailWriter } from './order-mail-writer.ts';

type VendorOrderFacts = MailFacts & { vendorOrder: VendorOrder | undefined };

/** Mails of an order, written in the transaction of their event (CART-08, CART-10, LANG-09). */
export class OrderMails {
  constructor(private readonly writer: OrderMailWriter) {}

  /** Sends the buyer the contract, the payment state, and the link to the order. */
  async placed(
    transaction: Transaction<Database>,
    orderId: number,
    unpaid: { reservedUntil: Date } | null = null,
  ): Promise<void> {
    const kind = unpaid ? 'order-unpaid' : 'order-placed';
    await this.writer.toBuyer(
      transaction,
      orderId,
      `order-placed:${orderId}`,
      kind,
      (facts) => [
        {
          kind: 'text',
          text: facts.t(`mail-${kind}-text`, {
            name: facts.order.contact.name,
            number: facts.order.number,
            ...(unpaid && { until: momentIn(facts.language, unpaid.reservedUntil.toISOString()) }),
          }),
        },
        ...contractBlocks(facts),
      ],
      { label: unpaid ? 'mail-order-pay' : 'mail-order-follow', query: {} },
    );
  }

  /** Sends the buyer the confirmation link; `secret` is in this mail only. */
  async confirm(transaction: Transaction<Database>, orderId: number, secret: string): Promise<void> {
    await this.writer.toBuyer(
      transaction,
      orderId,
      `order-confirm:${orderId}:${hashOf(secret).toString('hex')}`,
      'order-confirm',
      ({ order, language, t, price }) => [
        {
          kind: 'text',
          text: t('mail-order-confirm-text', {
            name: order.contact.name,
            number: order.number,
            until: momentIn(language, order.confirmation.until ?? order.placedAt),
          }),
        },
        ...order.vendorOrders
          .filter(isCharged)
          .flatMap((vendorOrder) => vendorOrderBlocks(vendorOrder, t, price)),
        { kind: 'rows', rows: [[t('order-total'), price(order.totalOrderAmount)]] },
        { kind: 'text', text: t('mail-order-confirm-not-you') },
      ],
      { label: 'mail-order-confirm-link', query: { confirm: secret } },
    );
  }

  /** Notifies the buyer of the received card payment; `amount` in stotinki. */
  async paid(transaction: Transaction<Database>, orderId: number, amount: number): Promise<void> {
    await this.writer.toBuyer(transaction, orderId, `order-paid:${orderId}`, 'order-paid', (facts) => [
      {
        kind: 'text',
        text: facts.t('mail-order-paid-text', { number: facts.order.number, amount: facts.price(amount) }),
      },
      ...contractBlocks(facts),
    ]);
  }

  /** Notifies the buyer that the unpaid order expired. */
  async expired(transaction: Transaction<Database>, orderId: number): Promise<void> {
    await this.writer.toBuyer(
      transaction,
      orderId,
      `order-expired:${orderId}`,
      'order-expired',
      ({ order, t }) => [{ kind: 'text', text: t('mail-order-expired-text', { number: order.number }) }],
    );
  }

  /** Notifies the buyer of a vendor order's new status. */
  async moved(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    status: OrderStatus,
    note: string,
  ): Promise<void> {
    await this.mailBuyer(
      transaction,
      vendorOrderId,
      `order-moved:${vendorOrderId}:${status}`,
      `order-${status}`,
      note,
      (facts) => {
        if (status === 'shipped') return trackingBlocks(facts);
        return status === 'delivered' ? this.reviewBlocks(facts) : [];
      },
    );
  }

  /**
   * Notifies the buyer of a cancellation by the team, and the vendor.
   * @param isReleased true if the vendor knows the order
   */
  async cancelledByTeam(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    isReleased: boolean,
  ): Promise<void> {
    const key = `order-moved:${vendorOrderId}:cancelled`;
    await this.mailBuyer(transaction, vendorOrderId, key, 'order-cancelled-by-team', '');
    if (isReleased) await this.writer.toVendor(transaction, vendorOrderId, 'cancelled-by-team');
  }

  /** Links to the review; guests have no account to write one. */
  private reviewBlocks({ order, vendorOrder, language, t }: VendorOrderFacts): MailBlock[] {
    if (order.isOfGuest || !vendorOrder) return [];
    const [product, ...others] = vendorOrder.products.filter(({ quantity }) => quantity > 0);
    const { addresses } = this.writer;
    const address =
      product && others.length === 0
        ? addresses.of(language, 'WriteReview', { subject: `product-${product.productId}` })
        : addresses.of(language, 'AdminReviews');
    return [
      { kind: 'text', text: t('mail-order-review-text') },
      { kind: 'link', label: t('mail-order-review'), address },
    ];
  }

  /** Notifies the buyer that the vendor received the returned pieces. */
  async piecesReturned(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    stepId: number,
    note: string,
  ): Promise<void> {
    await this.mailBuyer(transaction, vendorOrderId, `order-step:${stepId}`, 'order-partly-returned', note);
  }

  async trackingCorrected(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    stepId: number,
  ): Promise<void> {
    const key = `order-step:${stepId}`;
    await this.mailBuyer(transaction, vendorOrderId, key, 'order-tracking-corrected', '', trackingBlocks);
  }

  /** Notifies the buyer of pieces that the vendor cannot send; `refund` in stotinki. */
  async partlyCancelled(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    stepId: number,
    { pieces, refund, note }: { pieces: readonly OrderedProduct[]; refund: number; note: string },
  ): Promise<void> {
    await this.mailBuyer(
      transaction,
      vendorOrderId,
      `order-step:${stepId}`,
      'order-partly-cancelled',
      note,
      ({ t, price, vendorOrder }) => [
        {
          kind: 'rows',
          rows: pieces.map(({ quantity, title }) => [`${quantity} × ${title}`, t('mail-order-piece-off')]),
        },
        {
          kind: 'text',
          text: t(`mail-order-rest-${vendorOrder?.status === 'accepted' ? 'accepted' : 'new'}`),
        },
        ...(refund > 0
          ? [{ kind: 'text' as const, text: t('mail-order-refund', { amount: price(refund) }) }]
          : []),
      ],
      ({ order, t, price }) => [
        {
          kind: 'rows',
          rows: [
            [t('mail-order-new-total'), price(order.totalOrderAmount)],
            [t('order-contained-vat'), price(order.containedVat)],
          ],
        },
      ],
    );
  }

  /** Notifies the buyer of a vendor order's change, with the vendor's note. */
  private async mailBuyer(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    uniqueKey: string,
    kind: string,
    note: string,
    more: (facts: VendorOrderFacts) => MailBlock[] = () => [],
    last: (facts: MailFacts) => MailBlock[] = () => [],
  ): Promise<void> {
    const loaded = await loadVendorOrder(transaction, vendorOrderId, this.writer.clock.now());
    await this.writer.toBuyer(transaction, loaded.orderId, uniqueKey, kind, (facts) => {
      const { order, t, price } = facts;
      const own = order.vendorOrders.filter(({ id }) => id === vendorOrderId);
      const vendor = own[0]?.vendor.name ?? '';
      return [
        { kind: 'text', text: t(`mail-${kind}-text`, { number: order.number, vendor }) },
        ...(note === '' ? [] : [{ kind: 'text' as const, text: t('mail-order-note', { vendor, note }) }]),
        ...more({ ...facts, vendorOrder: own[0] }),
        ...own.flatMap((one) => vendorOrderBlocks(one, t, price)),
        ...last(facts),
      ];
    });
  }

  /** Notifies the vendor of a new order, with a link to it. */
  async received(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
    await this.writer.toVendor(transaction, vendorOrderId, 'received');
  }
}

/** Number of the courier's parcel, or the one that the vendor typed. */
function trackingBlocks({ vendorOrder, t }: VendorOrderFacts): MailBlock[] {
  const { shipment = null, tracking = null } = vendorOrder ?? {};
  const parcel = shipment?.number
    ? { courier: t(`shipping-courier-${shipment.courier}`), number: shipment.number, url: shipment.url }
    : tracking && { ...tracking, courier: t(`courier-${tracking.courier}`) };
  if (!parcel) return [];
  const { courier, number, url } = parcel;
  return [
    { kind: 'text', text: t('mail-order-tracking', { courier, number }) },
    ...(url ? [{ kind: 'link' as const, label: t('order-tracking-link'), address: url }] : []),
  ];
}
