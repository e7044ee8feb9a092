import type { Transaction } from 'kysely';
import { nameIn } from '../../../src/core/shared/transliteration.ts';
import type { Order, VendorOrder } from '../../../src/core/orders/order.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { loadVendorOrder } from './load-order.ts';
import { momentIn, vendorOrderBlocks } from './order-blocks.ts';
import type { OrderMailWriter } from './order-mail-writer.ts';

type Pieces = {
  pieces: readonly { title: string; quantity: number }[];
  /** In stotinki. */
  total: number;
  isUnsent: boolean;
  at: Date;
};

/** Dated acknowledgements of withdrawals, to the buyer and to the vendor (CART-10). */
export class WithdrawalMails {
  constructor(private readonly writer: OrderMailWriter) {}

  /** Acknowledges a withdrawal from a whole vendor order. */
  async withdrawn(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
    const { orderId, released, vendorOrder } = await loadVendorOrder(
      transaction,
      vendorOrderId,
      this.writer.clock.now(),
    );
    const isUnsent = vendorOrder.status === 'cancelled';
    const kind = kindOf(isUnsent);
    await this.writer.toBuyer(
      transaction,
      orderId,
      `order-withdrawn:${vendorOrderId}`,
      kind,
      ({ order, t, price, language }) =>
        order.vendorOrders
          .filter(({ id }) => id === vendorOrderId)
          .flatMap((vendorOrder) => {
            const at = vendorOrder.withdrawal.withdrawnAt ?? this.writer.clock.now().toISOString();
            return [
              {
                kind: 'text',
                text: t(`mail-${kind}-text`, {
                  number: order.number,
                  vendor: vendorOrder.vendor.name,
                  at: momentIn(language, at),
                }),
              },
              ...vendorOrderBlocks(vendorOrder, t, price),
              ...(isUnsent
                ? [text(t('mail-withdrawn-unsent')), ...unsentMoney(order, t)]
                : [
                    ...sendBack(vendorOrder, t),
                    text(t('mail-withdrawn-delivery-included')),
                    sentMoney(order, vendorOrder, t),
                  ]),
            ];
          }),
    );
    if (released) {
      await this.writer.toVendor(transaction, vendorOrderId, isUnsent ? 'cancelled' : 'withdrawn');
    }
  }

  /** Acknowledges a withdrawal from some pieces. */
  async withdrawnFromPieces(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    stepId: number,
    { pieces, total, isUnsent, at }: Pieces,
  ): Promise<void> {
    const { orderId, vendorOrder, released } = await loadVendorOrder(
      transaction,
      vendorOrderId,
      this.writer.clock.now(),
    );
    const kind = kindOf(isUnsent);
    const rows = pieces.map(({ quantity, title }) => [`${quantity} × ${title}`, ''] as const);
    await this.writer.toBuyer(
      transaction,
      orderId,
      `order-step:${stepId}`,
      kind,
      ({ order, t, price, language }) => [
        {
          kind: 'text',
          text: t(`mail-${kind}-text`, {
            number: order.number,
            vendor: nameIn(language, vendorOrder.vendor.name),
            at: momentIn(language, at.toISOString()),
          }),
        },
        { kind: 'rows', rows: [...rows, [t('withdrawal-sum'), price(total)]] },
        ...(isUnsent
          ? [text(t('mail-withdrawn-pieces-unsent')), ...unsentMoney(order, t)]
          : [
              ...sendBack(vendorOrder, t),
              text(t('mail-withdrawn-delivery-kept')),
              sentMoney(order, vendorOrder, t),
            ]),
      ],
    );
    if (released) {
      const what = isUnsent ? 'cancelled' : 'withdrawn';
      await this.writer.toVendor(transaction, vendorOrderId, what, { stepId, rows });
    }
  }
}

/** Unsent goods are cancelled; that mail acknowledges the withdrawal too. */
const kindOf = (isUnsent: boolean): string => (isUnsent ? 'order-cancelled-by-buyer' : 'order-withdrawn');

const text = (text: string): MailBlock => ({ kind: 'text', text });

/** States the return address, the deadline, and who pays for the parcel. */
function sendBack({ returns }: VendorOrder, t: Translate): MailBlock[] {
  return [
    text(t('mail-withdrawn-send-back')),
    {
      kind: 'rows',
      rows: [
        [returns.recipient, ''],
        [returns.address, ''],
        [returns.phone, ''],
      ],
    },
    text(t(returns.isPaidByVendor ? 'returns-paid-by-vendor' : 'returns-paid-by-buyer')),
  ];
}

/** States who refunds delivered goods, how and when. */
function sentMoney({ payment }: Order, { steps }: VendorOrder, t: Translate): MailBlock {
  if (payment.method === 'card') return text(t('mail-withdrawn-money-card'));
  const isDelivered = steps.some(({ status }) => status === 'delivered');
  return text(t(isDelivered ? 'mail-withdrawn-money-bank' : 'mail-withdrawn-money-unpaid'));
}

function unsentMoney({ payment }: Order, t: Translate): MailBlock[] {
  const isPaid = payment.method === 'card' && payment.status !== 'due' && payment.status !== 'failed';
  return [text(t(isPaid ? 'mail-withdrawn-money-card-unsent' : 'mail-withdrawn-money-nothing'))];
}
