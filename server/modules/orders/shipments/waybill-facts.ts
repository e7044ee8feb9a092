import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { CourierOffice } from '../../../../src/core/shipping/courier-office.ts';
import { parcelOf, parcelProblem } from '../../../../src/core/shipping/parcel.ts';
import type { Parcel, ParcelPieces, PieceSize } from '../../../../src/core/shipping/parcel.ts';
import type { Database } from '../../../tables.ts';
import type { CourierClient, CourierSender } from '../../shipping/couriers/courier-client.ts';
import { officeOf } from '../../shipping/list-offices.ts';
import type { CourierOfficeTable } from '../../shipping/tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import type { CustomerOrderRow } from '../order-rows.ts';
import type { VendorOrderTable } from '../tables.ts';

type Office = Selectable<CourierOfficeTable>;

/** Everything that a waybill of a vendor order depends on. */
export type WaybillFacts = {
  vendorOrder: Selectable<VendorOrderTable>;
  order: CustomerOrderRow;
  /** `М-1234`. */
  number: string;
  sender: CourierSender;
  /** Null if the vendor has no courier, or the site no longer has it. */
  client: CourierClient | null;
  parcel: Parcel;
  /** Titles of the pieces, for the label. */
  content: string;
  /** The chosen office as the courier lists it now; null for an address or an unknown office. */
  office: Office | null;
};

/** @throws Failure `not-found` for an unknown or another vendor's order */
export async function loadWaybillFacts(
  { db, shipping }: OrderDependencies,
  vendorOrderId: number,
  vendorId?: number,
): Promise<WaybillFacts> {
  const vendorOrder = await db
    .selectFrom('vendor_order')
    .selectAll()
    .where('id', '=', vendorOrderId)
    .where('released_at', 'is not', null)
    .$if(vendorId !== undefined, (query) => query.where('vendor_id', '=', vendorId ?? 0))
    .executeTakeFirst();
  if (!vendorOrder) throw new Failure('error-order-not-found', {}, 'not-found');
  const [order, sender, pieces] = await Promise.all([
    db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', vendorOrder.order_id)
      .executeTakeFirstOrThrow(),
    loadSender(db, vendorOrder.vendor_id),
    loadOrderedPieces(db, vendorOrderId),
  ]);
  const chosen = vendorOrder.delivery?.office ?? null;
  const courier = chosen?.courier ?? sender.courier;
  const office = chosen
    ? await db
        .selectFrom('courier_office')
        .selectAll()
        .where('courier', '=', chosen.courier)
        .where('code', '=', chosen.code)
        .executeTakeFirst()
    : null;
  return {
    vendorOrder,
    order,
    number: orderNumber(order.id),
    sender: sender.sender,
    client: shipping.couriers.find((one) => one.courier === courier) ?? null,
    parcel: parcelOf(pieces.map((piece) => ({ ...piece, usual: piece.usual_size }))),
    content: pieces
      .map(({ quantity, title }) => `${quantity} × ${title}`)
      .join(', ')
      .slice(0, 100),
    office: office ?? null,
  };
}

/** Returns a vendor as a sender, and the courier of its settings. */
export async function loadSender(
  db: Kysely<Database>,
  vendorId: number,
): Promise<{ sender: CourierSender; courier: CourierOffice['courier'] | null }> {
  const row = await db
    .selectFrom('vendor')
    .leftJoin('vendor_delivery', 'vendor_delivery.vendor_id', 'vendor.id')
    .select(['name', 'phone', 'address', 'courier', 'sender_city'])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const { name, phone, address, courier, sender_city: city } = row;
  return { sender: { vendorId, name, phone, city: city ?? '', address }, courier };
}

type PieceRow = ParcelPieces & { title: string; usual_size: PieceSize | null };

/** Pieces that are to be sent, also of products that are no longer sold. */
async function loadOrderedPieces(db: Kysely<Database>, vendorOrderId: number): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select line.title_bg as title, (line.quantity - line.cancelled_quantity - line.returned_quantity) as quantity,
      p.width_mm as width, p.height_mm as height, p.depth_mm as depth, p.weight_g as weight, c.usual_size
    from vendor_order_line line join product p on p.id = line.product_id join category c on c.id = p.category_id
    where line.vendor_order_id = ${vendorOrderId} and line.quantity > line.cancelled_quantity + line.returned_quantity
    order by line.position`.execute(db);
  return rows;
}

/** Message key of the reason why no waybill can be made; null if it can. */
export function waybillProblem(facts: WaybillFacts): string | null {
  const { vendorOrder, client, sender, office, parcel } = facts;
  if (vendorOrder.status === 'new') return 'waybill-not-accepted';
  if (vendorOrder.status !== 'accepted') return 'waybill-too-late';
  if (!client) return 'waybill-no-courier';
  if (sender.phone.trim() === '' || sender.address.trim() === '') return 'waybill-sender-incomplete';
  if (!vendorOrder.delivery?.office) return null;
  if (!office || office.closed_at !== null) return 'waybill-office-closed';
  return parcelProblem(parcel, limitsOf(office));
}

const NEARBY = 3;

/** Open places of the same courier that accept the parcel, the nearest to the chosen one first. */
export async function nearbyOffices(
  db: Kysely<Database>,
  { vendorOrder, office, parcel }: WaybillFacts,
  language: 'bg' | 'en',
): Promise<CourierOffice[]> {
  const chosen = vendorOrder.delivery?.office;
  if (!chosen) return [];
  const open = db
    .selectFrom('courier_office')
    .selectAll()
    .where('courier', '=', chosen.courier)
    .where('code', '<>', chosen.code)
    .where('closed_at', 'is', null)
    .where('max_weight', '>=', parcel.weight);
  const sorted = office
    ? open.orderBy(
        sql`(latitude - ${office.latitude}) ^ 2
          + ((longitude - ${office.longitude}) * cos(radians(latitude))) ^ 2`,
      )
    : open.where('city_bg', '=', chosen.city.bg).orderBy('id');
  const rows = await sorted.limit(50).execute();
  return rows
    .filter((row) => parcelProblem(parcel, limitsOf(row)) === null)
    .slice(0, NEARBY)
    .map((row) => officeOf(row, language));
}

export function limitsOf({ max_weight: weight, max_sides }: Office): CourierOffice['limits'] {
  const [long = 0, middle = 0, short = 0] = max_sides;
  return { weight, sides: [long, middle, short] };
}
