import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { BodyOf } from '../../../../api/operation.ts';
import type { placeOrder as contract } from '../../../../api/orders/orders.ts';
import { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { VendorDelivery } from '../../../../src/core/shipping/delivery.ts';
import { holidayOf } from '../../../../src/core/shop/holiday.ts';
import { currentPrice } from '../../../../src/core/shop/product.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import type { Database } from '../../../tables.ts';
import type { QuotedParcel } from '../../shipping/delivery-options.ts';
import { withDeliveryPrices } from './order-deliveries.ts';

/** An ordered product with its vendor; amounts in stotinki. */
export type ShopRow = {
  id: number;
  title_bg: string;
  title_en: string;
  price: number;
  promo_price: number | null;
  quantity: number;
  image: StoredPicture | null;
  vendor_id: number;
  vendor_name: string;
  delivery_price: number;
  holiday_until: string | null;
  delivery_days_max: number;
  cutoff_hour: number | null;
};

/** Locks the products in the order of their ids, which avoids deadlocks. */
export async function lockProducts(
  transaction: Transaction<Database>,
  ids: number[],
): Promise<Map<number, ShopRow>> {
  const { rows } = await sql<ShopRow>`
    select p.id, p.title_bg, p.title_en, p.price, p.promo_price, p.quantity, p.pictures -> 0 as image,
      v.id as vendor_id, v.name as vendor_name, v.delivery_price, v.holiday_until,
      p.delivery_days_max, v.cutoff_hour
    from product p join vendor v on v.id = p.vendor_id
    where p.id = any(${ids}::bigint[]) and p.deleted_at is null and p.hidden_at is null
    order by p.id for update of p`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row]));
}

/** @throws Failure `error-vendor-on-holiday` (`conflict`) with the products of shops on holiday */
export function ensureNoHoliday(rows: Map<number, ShopRow>, today: string): void {
  const refused = [...rows.values()].filter((row) => holidayOf({ holidayUntil: row.holiday_until }, today));
  if (refused.length === 0) return;
  const fields = refused.map(({ id }) => [`products.${id}`, 'error-vendor-on-holiday']);
  throw new Failure('error-vendor-on-holiday', Object.fromEntries(fields), 'conflict');
}

/** The cart at the database's prices. @throws Failure if it differs from what the buyer saw (CART-06) */
export function pricedCart(
  rows: Map<number, ShopRow>,
  body: Pick<BodyOf<typeof contract>, 'products' | 'expectedDelivery'>,
  { quotes, deliveries }: { quotes: readonly QuotedParcel[]; deliveries: readonly VendorDelivery[] },
): Cart {
  const differences: Record<string, string> = {};
  const lines = body.products.flatMap((wish) => {
    const row = rows.get(wish.id);
    if (!row || row.quantity === 0) differences[`products.${wish.id}`] = 'error-product-sold-out';
    else if (row.quantity < wish.quantity) differences[`products.${wish.id}`] = 'error-product-too-few';
    if (!row) return [];
    const { id, title_bg: title, price, promo_price: promoPrice, image } = row;
    if (currentPrice({ price, promoPrice }) !== wish.expectedPrice) {
      differences[`products.${wish.id}`] ??= 'error-product-price-changed';
    }
    const vendor = { id: row.vendor_id, name: row.vendor_name, deliveryPrice: row.delivery_price };
    const { quantity, productNotes } = wish;
    return [{ vendor, product: { id, title, price, promoPrice, image, quantity, productNotes } }];
  });
  const cart = withDeliveryPrices(Cart.of(lines), quotes, deliveries);
  if (Object.keys(differences).length === 0 && cart.totalDeliveryAmount !== body.expectedDelivery) {
    differences['delivery'] = 'error-delivery-price-changed';
  }
  if (Object.keys(differences).length > 0) throw new Failure('order-changed', differences, 'conflict');
  return cart;
}
