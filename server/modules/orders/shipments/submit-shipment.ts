import type { Selectable } from 'kysely';
import { vendorOrderTotal } from '../../../../src/core/orders/order-amounts.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { CourierRefusal } from '../../shipping/couriers/courier-client.ts';
import type {
  CourierClient,
  CreatedShipment,
  ParcelRecipient,
} from '../../shipping/couriers/courier-client.ts';
import type { ShipmentTable } from '../../shipping/tables.ts';
import { loadWaybillFacts } from './waybill-facts.ts';
import type { WaybillFacts } from './waybill-facts.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';

/** Milliseconds for an answer of a courier. */
export const COURIER_TIME_LIMIT = 10_000;

/** Our reference at the courier, which makes a repeated request the same parcel. */
export const referenceOf = (shipmentId: number): string => `uyut-${shipmentId}`;

/**
 * Requests a stored shipment from its courier, and stores the answer: `ready`, or `refused` with the reason.
 * Idempotent, also after a crash between request and answer.
 * @throws Error if the courier does not answer; the shipment stays `requested`
 */
export async function submitShipment(deps: ShipmentDependencies, shipmentId: number): Promise<void> {
  const { db, clock } = deps.orders;
  const shipment = await db
    .selectFrom('shipment')
    .selectAll()
    .where('id', '=', shipmentId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (!shipment) return;
  const facts = await loadWaybillFacts(deps.orders, shipment.vendor_order_id);
  const client = deps.orders.shipping.couriers.find(({ courier }) => courier === shipment.courier);
  if (!client) throw new Error(`The courier ${shipment.courier} is not available.`);
  const isLate = shipment.kind === 'outward' && facts.vendorOrder.status !== 'accepted';
  const request = isLate
    ? new CourierRefusal('waybill-too-late')
    : await (
        shipment.kind === 'outward'
          ? createOutward(client, shipment, facts)
          : createReturn(client, shipment, facts, await paysReturns(deps, facts.sender.vendorId))
      ).catch(onRefusal);
  if (request instanceof CourierRefusal) {
    await db
      .updateTable('shipment')
      .set({ status: 'refused', problem: request.messageKey, ended_at: clock.now() })
      .where('id', '=', shipmentId)
      .where('status', '=', 'requested')
      .execute();
    return;
  }
  const isStored = await inTransaction(db, async (transaction) => {
    const stored = await transaction
      .updateTable('shipment')
      .set({ status: 'ready', number: request.number, url: request.url, expected_day: request.expectedDay })
      .where('id', '=', shipmentId)
      .where('status', '=', 'requested')
      .returning('id')
      .executeTakeFirst();
    if (stored && shipment.kind === 'return') {
      await deps.mails.returnReady(transaction, facts.vendorOrder.id, shipmentId);
    }
    return stored !== undefined;
  });
  if (isStored) return;
  // Cancelled while the courier was answering.
  const now = await db
    .selectFrom('shipment')
    .select('status')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  if (now?.status === 'cancelled') await client.cancelShipment(facts.sender, request.number, timeLimit());
}

export const timeLimit = (): AbortSignal => AbortSignal.timeout(COURIER_TIME_LIMIT);

function onRefusal(error: unknown): CourierRefusal {
  if (error instanceof CourierRefusal) return error;
  throw error;
}

type Row = Selectable<ShipmentTable>;

function parcelIn({ weight, sides }: Row) {
  const [long = 0, middle = 0, short = 0] = sides;
  return { weight, sides: [long, middle, short] as [number, number, number] };
}

function createOutward(client: CourierClient, row: Row, facts: WaybillFacts): Promise<CreatedShipment> {
  const { sender, content, vendorOrder } = facts;
  return client.createShipment(
    {
      reference: referenceOf(row.id),
      sender,
      recipient: buyerOf(facts),
      method: vendorOrder.delivery?.method ?? 'address',
      parcel: parcelIn(row),
      codAmount: row.cod_amount,
      inspection: row.inspection,
      content,
    },
    timeLimit(),
  );
}

function createReturn(
  client: CourierClient,
  row: Row,
  facts: WaybillFacts,
  isPaidByVendor: boolean,
): Promise<CreatedShipment> {
  const { sender, content } = facts;
  return client.createReturn(
    {
      reference: referenceOf(row.id),
      sender,
      buyer: buyerOf(facts),
      parcel: parcelIn(row),
      payer: isPaidByVendor ? 'vendor' : 'buyer',
      content,
    },
    timeLimit(),
  );
}

async function paysReturns({ orders: { db } }: ShipmentDependencies, vendorId: number): Promise<boolean> {
  const vendor = db.selectFrom('vendor').select('pays_returns').where('id', '=', vendorId);
  return (await vendor.executeTakeFirstOrThrow()).pays_returns;
}

/** The buyer at the address, or at the chosen office. */
function buyerOf({ order, vendorOrder }: WaybillFacts): ParcelRecipient {
  const office = vendorOrder.delivery?.office ?? null;
  return {
    name: order.contact_name,
    phone: order.contact_phone,
    email: order.contact_email,
    city: office?.city.bg ?? order.city,
    postCode: office ? '' : order.post_code,
    street: office ? `${office.name.bg}, ${office.address.bg}` : order.street,
    details: office ? '' : order.details,
    officeCode: office?.code ?? null,
  };
}

/** Cash on delivery of a vendor order in stotinki; 0 if it is paid by card. */
export function codAmountOf({ order, vendorOrder }: Pick<WaybillFacts, 'order' | 'vendorOrder'>): number {
  if (order.payment_method !== 'on-delivery') return 0;
  const { status, products_amount: productsAmount, delivery_amount: deliveryAmount } = vendorOrder;
  return vendorOrderTotal({ status, productsAmount, deliveryAmount }) - vendorOrder.goodwill_amount;
}
