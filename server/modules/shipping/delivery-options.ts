import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { deliveryPrice, missingToFree, officeKindOf } from '../../../src/core/shipping/delivery.ts';
import type {
  DeliveryMethod,
  DeliveryOption,
  DeliveryPrices,
  VendorDelivery,
  VendorDeliveryOptions,
} from '../../../src/core/shipping/delivery.ts';
import { parcelOf, parcelProblem } from '../../../src/core/shipping/parcel.ts';
import type { Parcel, ParcelLimits, ParcelPieces, PieceSize } from '../../../src/core/shipping/parcel.ts';
import { currentPrice } from '../../../src/core/shop/product.ts';
import type { Database } from '../../tables.ts';
import type { CourierClient } from './couriers/courier-client.ts';
import type { CourierOfficeTable, VendorDeliveryTable } from './tables.ts';

/** Milliseconds for a courier's price; afterwards the flat price is used (SHIP-03). */
const PRICE_TIME_LIMIT = 2_000;

export type ShippingDependencies = {
  db: Kysely<Database>;
  log: Logger;
  couriers: readonly CourierClient[];
};

type Wish = { id: number; quantity: number };

/** A vendor's parcel with everything that its delivery depends on. */
export type QuotedParcel = {
  vendorId: number;
  settings: Selectable<VendorDeliveryTable> | null;
  prices: DeliveryPrices;
  parcel: Parcel;
  /** Prices of the courier in stotinki, by method; null if it did not answer. */
  courierPrices: Partial<Record<DeliveryMethod, number | null>>;
  /** Limits of the largest office and locker of the courier. */
  limits: Partial<Record<DeliveryMethod, ParcelLimits>>;
};

/** Returns the delivery options of each vendor of the products; unknown products are ignored. */
export async function deliveryOptions(
  deps: ShippingDependencies,
  {
    products,
    deliveries,
    city,
  }: { products: readonly Wish[]; deliveries: readonly VendorDelivery[]; city: string },
): Promise<VendorDeliveryOptions[]> {
  const quotes = await quoteParcels(deps, products, deliveries, city);
  return quotes.map(({ productsAmount, ...quote }) => ({
    vendorId: quote.vendorId,
    courier: quote.settings?.courier ?? null,
    parcel: quote.parcel,
    options: methodsOf(quote).map((method) => optionOf(quote, method, productsAmount)),
    missingToFree: missingToFree(quote.prices.freeFrom, productsAmount),
  }));
}

/** A method's price for products of this amount, and the reason if it is not possible. */
export function optionOf(
  quote: QuotedParcel,
  method: DeliveryMethod,
  productsAmount: number,
): DeliveryOption {
  const { parcel, prices, courierPrices, limits } = quote;
  const price = deliveryPrice(prices, method, {
    parcel,
    productsAmount,
    courierPrice: courierPrices[method] ?? null,
  });
  if (method === 'address') return { method, price, problem: null };
  const limit = limits[method];
  return { method, price, problem: limit ? parcelProblem(parcel, limit) : 'delivery-no-office' };
}

/** Methods of a vendor; only the address without settings, or while its courier is not available. */
export const methodsOf = ({ settings }: Pick<QuotedParcel, 'settings'>): readonly DeliveryMethod[] =>
  settings?.methods ?? ['address'];

/** Measures the parcels and asks the couriers for prices, outside of any transaction. */
export async function quoteParcels(
  deps: ShippingDependencies,
  products: readonly Wish[],
  deliveries: readonly VendorDelivery[],
  city: string,
): Promise<(QuotedParcel & { productsAmount: number })[]> {
  const rows = await loadPieces(
    deps.db,
    products.map(({ id }) => id),
  );
  const vendorIds = [...new Set(rows.map(({ vendor_id }) => vendor_id))];
  if (vendorIds.length === 0) return [];
  const [settings, offices, limits] = await Promise.all([
    deps.db.selectFrom('vendor_delivery').selectAll().where('vendor_id', 'in', vendorIds).execute(),
    loadOffices(deps.db, deliveries),
    largestLimits(deps.db),
  ]);
  return Promise.all(
    vendorIds.map(async (vendorId) => {
      const own = rows.filter((row) => row.vendor_id === vendorId);
      const quantityOf = (id: number) => products.find((one) => one.id === id)?.quantity ?? 0;
      const parcel = parcelOf(
        own.map((row) => ({ ...row, quantity: quantityOf(row.id), usual: row.usual_size })),
      );
      const found = settings.find((one) => one.vendor_id === vendorId) ?? null;
      const client = deps.couriers.find(({ courier }) => courier === found?.courier);
      const usable = client ? found : null;
      const office = offices.find(
        ({ id }) => id === deliveries.find((one) => one.vendorId === vendorId)?.officeId,
      );
      return {
        vendorId,
        settings: usable,
        prices: {
          pricing: usable?.pricing ?? 'flat',
          flat: own[0]?.delivery_price ?? 0,
          table: usable?.price_table ?? [],
          freeFrom: usable?.free_from ?? null,
        },
        parcel,
        courierPrices:
          client && usable?.pricing === 'courier'
            ? await courierPrices(deps, client, usable, {
                parcel,
                office: office ?? null,
                address: city,
              })
            : {},
        limits: Object.fromEntries(
          limits
            .filter(({ courier }) => courier === usable?.courier)
            .map(({ kind, weight, sides }) => [kind, { weight, sides }]),
        ),
        productsAmount: own.reduce(
          (sum, { id, price, promo_price: promoPrice }) =>
            sum + currentPrice({ price, promoPrice }) * quantityOf(id),
          0,
        ),
      };
    }),
  );
}

/** Chosen offices that are open. */
export async function loadOffices(
  db: Kysely<Database>,
  deliveries: readonly VendorDelivery[],
): Promise<Selectable<CourierOfficeTable>[]> {
  const ids = deliveries.flatMap(({ officeId, method }) =>
    officeKindOf(method) && officeId ? [officeId] : [],
  );
  if (ids.length === 0) return [];
  return db
    .selectFrom('courier_office')
    .selectAll()
    .where('id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute();
}

type PieceRow = Omit<ParcelPieces, 'quantity'> & {
  id: number;
  vendor_id: number;
  price: number;
  promo_price: number | null;
  delivery_price: number;
  usual_size: PieceSize | null;
};

async function loadPieces(db: Kysely<Database>, ids: readonly number[]): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select p.id, p.vendor_id, p.price, p.promo_price, p.width_mm as width, p.height_mm as height, p.depth_mm as depth,
      p.weight_g as weight, v.delivery_price, c.usual_size
    from product p join vendor v on v.id = p.vendor_id join category c on c.id = p.category_id
    where p.id = any(${ids}::bigint[]) and p.deleted_at is null and p.hidden_at is null
    order by p.vendor_id, p.id`.execute(db);
  return rows;
}

type LimitRow = {
  courier: string;
  kind: 'office' | 'locker';
  weight: number;
  sides: [number, number, number];
};

/** The largest limits of each courier's open offices and lockers. */
async function largestLimits(db: Kysely<Database>): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select courier, kind, max(max_weight) as weight,
      array[max(max_sides[1]), max(max_sides[2]), max(max_sides[3])] as sides
    from courier_office where closed_at is null group by courier, kind`.execute(db);
  return rows;
}

/** Asks for the price of each method; a silent or failing courier is logged. */
async function courierPrices(
  { log }: ShippingDependencies,
  client: CourierClient,
  { methods, sender_city: from, vendor_id }: Selectable<VendorDeliveryTable>,
  {
    parcel,
    office,
    address,
  }: { parcel: Parcel; office: Selectable<CourierOfficeTable> | null; address: string },
): Promise<Partial<Record<DeliveryMethod, number | null>>> {
  const signal = AbortSignal.timeout(PRICE_TIME_LIMIT);
  const prices = await Promise.all(
    methods.map(async (method) => {
      const chosen = office?.kind === method ? office : null;
      const place = { to: chosen?.city_bg ?? address, officeCode: chosen?.code ?? null };
      try {
        return [
          method,
          await client.price({ vendorId: vendor_id, parcel, method, from, ...place }, signal),
        ] as const;
      } catch (error) {
        log.warn({ err: error, courier: client.courier, vendor: vendor_id }, 'no price from the courier');
        return [method, null] as const;
      }
    }),
  );
  return Object.fromEntries(prices);
}
