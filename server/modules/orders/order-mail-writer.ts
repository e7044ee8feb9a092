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
import type { Mail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { membersBesides } from '../accounts/members/member-readers.ts';
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

type VendorMail = 'received' | 'withdrawn' | 'cancelled' | 'cancelled-by-team' | 'return-arrived';

/** A step that concerns some pieces, with their names and numbers. */
type StepOfPieces = { stepId: number; rows: readonly (readonly [string, string])[] };

type LoadedVendorOrder = Awaited<ReturnType<typeof loadVendorOrder>>;

type VendorMailOptions = {
  what: VendorMail;
  some: StepOfPieces | null;
  language: Language;
  /** Query of the link to the order. */
  query: Record<string, string>;
};

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

  /**
   * Sends a mail about a new or cancelled order once: to the shop's address with a link that needs no login, and to
   * the members for orders (ROLE-04).
   */
  async toVendor(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    what: VendorMail,
    some: StepOfPieces | null = null,
  ): Promise<void> {
    const loaded = await loadVendorOrder(transaction, vendorOrderId, this.clock.now());
    const { id } = loaded.vendorOrder.vendor;
    const access = await grantVendorAccess(transaction, id, this.clock.now());
    const key = `vendor-${what}:${vendorOrderId}${some ? `:${some.stepId}` : ''}`;
    // The shop's address has no language setting; vendors are companies in Bulgaria.
    const shop = this.vendorMail(loaded, { what, some, language: 'bg', query: { access } });
    await queueMail(transaction, { recipient: loaded.vendorEmail, ...shop }, key);
    const members = await membersBesides(transaction, { id, email: loaded.vendorEmail }, 'orders');
    for (const { id: memberId, email: recipient, language } of members) {
      const mail = this.vendorMail(loaded, { what, some, language, query: {} });
      await queueMail(transaction, { recipient, ...mail }, `${key}:member-${memberId}`);
    }
  }

  private vendorMail(
    { row, vendorOrder, received }: LoadedVendorOrder,
    { what, some, language, query }: VendorMailOptions,
  ): Omit<Mail, 'recipient'> {
    const t = this.texts.in(language);
    const { contact, address } = received;
    const values = { number: received.number, name: contact.name };
    const subject = t(`mail-vendor-${what}-subject`, values);
    const blocks: MailBlock[] = [
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
          ...(what === 'received' ? this.collection(received, language) : []),
        ],
      },
      {
        kind: 'link',
        label: t('mail-order-follow'),
        address: this.addresses.of(language, 'AdminVendorOrder', { id: vendorOrder.id }, query),
      },
    ];
    return { language, subject, ...layOutMail(subject, blocks) };
  }

  /** Amount that the courier collects from the buyer. */
  private collection(
    { payment, totalAmount }: ReceivedOrder,
    language: Language,
  ): (readonly [string, string])[] {
    const t = this.texts.in(language);
    const isByCourier = payment.method === 'on-delivery';
    const amount = isByCourier ? this.prices(language)(totalAmount) : t('mail-vendor-collect-nothing');
    return [[t('mail-vendor-collect'), amount]];
  }

  prices(language: Language): (stotinki: number) => string {
    return (stotinki) => priceInText(stotinki, language, this.priceOrder);
  }
}
