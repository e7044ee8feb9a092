import type { Transaction } from 'kysely';
import type { VendorOrder } from '../../../../src/core/orders/order.ts';
import { formatMoment } from '../../../../src/core/shared/date-format.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { Database } from '../../../tables.ts';
import { loadVendorOrder } from '../load-order.ts';
import { officeLine } from '../order-blocks.ts';
import type { MailFacts, OrderMailWriter } from '../order-mail-writer.ts';

type Facts = MailFacts & { vendorOrder: VendorOrder };

/** Mails about parcels, written in the transaction of their event (SHIP-05, SHIP-07). */
export class ShipmentMails {
  constructor(private readonly writer: OrderMailWriter) {}

  /** Notifies the buyer of a parcel that waits at an office or in a locker. */
  async waits(transaction: Transaction<Database>, vendorOrderId: number, shipmentId: number): Promise<void> {
    await this.toBuyer(
      transaction,
      vendorOrderId,
      `shipment-waits:${shipmentId}`,
      'order-waits',
      ({ vendorOrder, t, language }) => {
        const { shipment } = vendorOrder;
        const until = shipment?.waitsUntil ?? null;
        return [
          ...(officeLine(vendorOrder, t) === '' ? [] : [text(officeLine(vendorOrder, t))]),
          ...(until === null ? [] : [text(t('shipment-waits-until', { day: dayIn(language, until) }))]),
          ...(shipment?.number ? [text(t('shipment-number', { number: shipment.number }))] : []),
        ];
      },
    );
  }

  async officeChanged(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    code: string,
  ): Promise<void> {
    const key = `office-changed:${vendorOrderId}:${code}`;
    await this.toBuyer(transaction, vendorOrderId, key, 'order-office-changed', ({ vendorOrder, t }) => [
      text(officeLine(vendorOrder, t)),
      text(t('mail-order-office-changed-objection')),
    ]);
  }

  /** Sends the buyer the number of the return label, with a link to it. */
  async returnReady(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    shipmentId: number,
  ): Promise<void> {
    const key = `return-ready:${shipmentId}`;
    await this.toBuyer(transaction, vendorOrderId, key, 'order-return-ready', ({ vendorOrder, t }) => [
      text(t('shipment-number', { number: vendorOrder.returnShipment?.number ?? '' })),
      text(t('mail-order-return-ready-how')),
      text(t(vendorOrder.returns.isPaidByVendor ? 'returns-paid-by-vendor' : 'returns-paid-by-buyer')),
    ]);
  }

  /** Notifies the vendor that the courier has brought returned goods. */
  async returnArrived(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    { id, number }: { id: number; number: string | null },
  ): Promise<void> {
    const rows = [[number ?? '', '']] as const;
    await this.writer.toVendor(transaction, vendorOrderId, 'return-arrived', { stepId: id, rows });
  }

  private async toBuyer(
    transaction: Transaction<Database>,
    vendorOrderId: number,
    key: string,
    kind: string,
    blocks: (facts: Facts) => MailBlock[],
  ): Promise<void> {
    const { orderId } = await loadVendorOrder(transaction, vendorOrderId, this.writer.clock.now());
    await this.writer.toBuyer(transaction, orderId, key, kind, (facts) => {
      const vendorOrder = facts.order.vendorOrders.find(({ id }) => id === vendorOrderId);
      if (!vendorOrder) return [];
      const values = { number: facts.order.number, vendor: vendorOrder.vendor.name };
      return [text(facts.t(`mail-${kind}-text`, values)), ...blocks({ ...facts, vendorOrder })];
    });
  }
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

/** `четвъртък, 3 декември`. */
function dayIn(language: Language, day: string): string {
  return formatMoment(new Date(`${day}T10:00:00Z`), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}
