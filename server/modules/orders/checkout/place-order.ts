import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { placeOrder as contract } from '../../../../api/orders/orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import type { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { HOLD_MINUTES, needsConfirmation } from '../../../../src/core/orders/buyer-limits.ts';
import { orderErrors, PlaceOrderCommand } from '../../../../src/core/orders/place-order-command.ts';
import type { PlacedOrder } from '../../../../src/core/orders/order-gateway.ts';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { loadOffices, quoteParcels } from '../../shipping/delivery-options.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { currentPrice } from '../../../../src/core/shop/product.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import { checkDeliveries } from './order-deliveries.ts';
import type { StoredDelivery } from '../tables.ts';
import { checkInvoiceBuyer, requestInvoices } from './order-invoices.ts';
import { requestConfirmation } from './confirm-order.ts';
import { reserveUntil } from './reserve-stock.ts';
import { buyerOf, isKnownEmail, limitOrders, limitUnpaidPieces, lockBuyer } from './limit-buyer.ts';
import type { Buyer } from './limit-buyer.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { prepareOrderPayment } from './order-payment.ts';
import { spreadDiscount } from '../../../../src/core/orders/coupon.ts';
import { applyCoupon, discountOf } from '../coupons/apply-coupon.ts';
import type { AppliedCoupon } from '../coupons/apply-coupon.ts';
import { applyPromotions } from '../../shop/promotions.ts';
import { ensureNoHoliday, lockProducts, pricedCart } from './price-cart.ts';
import type { ShopRow } from './price-cart.ts';
import { releaseToVendors } from './release-to-vendors.ts';
import { takeFromStock } from './take-from-stock.ts';

export type PlaceOrderBody = BodyOf<typeof contract>;

/**
 * Places an order in one transaction, with the prices and stock of the database.
 * @param accountId of the buyer; null for a guest
 * @throws Failure `validation_failed` (`invalid`), `order-changed` (`conflict`, CART-06), `order-key-used`
 * (`conflict`), `error-vendor-on-holiday` (`conflict`), `order-limit-reached` (429) or `order-holds-too-much` (409)
 */
export async function placeOrder(
  deps: OrderDependencies,
  body: PlaceOrderBody,
  language: Language,
  accountId: number | null = null,
): Promise<PlacedOrder> {
  const ids = body.products.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    throw new Failure('validation_failed', { products: 'error-product-twice' }, 'invalid');
  }
  await applyPromotions(deps.db, deps.clock.now(), ids);
  const { deliveries = [] } = body;
  const quotes = await quoteParcels(deps.shipping, body.products, deliveries, body.city);
  const vendorIds = quotes.map(({ vendorId }) => vendorId);
  const command = new PlaceOrderCommand({ ...body, deliveries }, vendorIds);
  const errors = orderErrors(command, vendorIds);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  if (command.paymentMethod === 'card' && !deps.payments.takesCards) {
    throw new Failure('validation_failed', { paymentMethod: 'error-card-not-taken' }, 'invalid');
  }
  const invoiceBuyer = await checkInvoiceBuyer(deps.invoices, command);
  const content = contentHash(command, body);
  const offices = await loadOffices(deps.db, command.deliveries);
  const now = deps.clock.now();
  const buyer = buyerOf(command, accountId);
  const { paymentId, ...placed } = await inTransaction(deps.db, async (transaction) => {
    await lockBuyer(transaction, buyer);
    const before = await orderOfKey(transaction, body.key);
    if (before) return repeated(transaction, before, content);
    await limitOrders(transaction, buyer, now);
    const rows = await lockProducts(transaction, ids);
    ensureNoHoliday(rows, sofiaDay(now));
    const cart = pricedCart(rows, body, { quotes, deliveries: command.deliveries });
    const coupons = await applyCoupon(
      transaction,
      cart,
      { typed: body.coupon, expected: body.expectedDiscount ?? 0 },
      { buyer, now },
    );
    const totalAmount = cart.totalOrderAmount - discountOf(coupons);
    const chosen = checkDeliveries(quotes, command.deliveries, offices);
    if (command.paymentMethod === 'card') await limitUnpaidPieces(transaction, buyer, body.products);
    // Last step, because order numbers without gaps serialise the orders from here.
    const city = command.city || (offices[0]?.city_bg ?? '');
    const order = await writeOrder(transaction, { ...command, city }, body.key, content, {
      language,
      buyer,
      now,
    });
    await writeVendorOrders(transaction, order.id, cart, { rows, chosen, coupons, now });
    await requestInvoices(transaction, order.id, invoiceBuyer, now);
    const placed = { number: orderNumber(order.id), token: order.token, paymentId: null };
    if (command.paymentMethod === 'card') {
      await takeFromStock(transaction, body.products);
      const reservedUntil = new Date(now.getTime() + HOLD_MINUTES.first * 60_000);
      await reserveUntil(transaction, order.id, reservedUntil);
      const paymentId = await prepareOrderPayment(deps, transaction, order.id, totalAmount);
      await deps.mails.placed(transaction, order.id, { reservedUntil });
      return { ...placed, paymentId };
    }
    const isKnown = await isKnownEmail(transaction, buyer);
    if (needsConfirmation({ totalOrderAmount: totalAmount, products: body.products }, isKnown)) {
      await requestConfirmation(deps, transaction, order.id);
      return placed;
    }
    await takeFromStock(transaction, body.products);
    await releaseToVendors(deps, transaction, order.id);
    await deps.mails.placed(transaction, order.id);
    return placed;
  });
  // Calls the provider after the commit, so that no lock waits for an external server.
  return { ...placed, paymentUrl: paymentId && (await deps.payments.tryOpen(paymentId)) };
}

type StoredOrder = { id: number; token: string; content_hash: string };

/** Returns the order with this key. The lock on the buyer serialises repeated requests (CART-07). */
async function orderOfKey(transaction: Transaction<Database>, key: string): Promise<StoredOrder | undefined> {
  return transaction
    .selectFrom('customer_order')
    .select(['id', 'token', 'content_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** @throws Failure `order-key-used` (`conflict`) if another buyer has used the key meanwhile */
async function writeOrder(
  transaction: Transaction<Database>,
  command: PlaceOrderCommand,
  key: string,
  content: string,
  { language, buyer, now }: { language: Language; buyer: Buyer; now: Date },
): Promise<{ id: number; token: string }> {
  const written = await transaction
    .insertInto('customer_order')
    .values({
      token: newSecret(),
      key,
      content_hash: content,
      language,
      account_id: buyer.accountId,
      address_key: buyer.address,
      contact_name: command.name,
      contact_phone: command.phone,
      contact_email: command.email,
      city: command.city,
      post_code: command.postCode,
      street: command.street,
      details: command.details,
      payment_method: command.paymentMethod,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'token'])
    .executeTakeFirst();
  if (!written) throw new Failure('order-key-used', {}, 'conflict');
  return written;
}

async function repeated(
  transaction: Transaction<Database>,
  placed: StoredOrder,
  content: string,
): Promise<Omit<PlacedOrder, 'paymentUrl'> & { paymentId: string | null }> {
  // A request with the key and other content must not receive the order's secret.
  if (placed.content_hash !== content) throw new Failure('order-key-used', {}, 'conflict');
  const payment = await transaction
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', placed.id)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return { number: orderNumber(placed.id), token: placed.token, paymentId: payment?.id ?? null };
}

async function writeVendorOrders(
  transaction: Transaction<Database>,
  orderId: number,
  cart: Cart,
  {
    rows,
    chosen,
    coupons,
    now,
  }: {
    rows: Map<number, ShopRow>;
    chosen: ReadonlyMap<number, StoredDelivery>;
    coupons: ReadonlyMap<number, AppliedCoupon>;
    now: Date;
  },
): Promise<void> {
  const toAddress: StoredDelivery = { method: 'address', office: null };
  for (const group of cart.groups) {
    const coupon = coupons.get(group.vendor.id);
    const amounts = group.products.map((product) => currentPrice(product) * product.quantity);
    const discounts = spreadDiscount(coupon?.discount ?? 0, amounts);
    const { id } = await transaction
      .insertInto('vendor_order')
      .values({
        order_id: orderId,
        vendor_id: group.vendor.id,
        products_amount: group.totalAmount - (coupon?.discount ?? 0),
        coupon_id: coupon?.id ?? null,
        coupon_code: coupon?.code ?? null,
        delivery_amount: group.vendor.deliveryPrice,
        delivery: json(chosen.get(group.vendor.id) ?? toAddress),
        delivery_days: Math.max(...group.products.map(({ id }) => rows.get(id)?.delivery_days_max ?? 0)),
        cutoff_hour: rows.get(group.products[0]?.id ?? 0)?.cutoff_hour ?? null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('vendor_order_line')
      .values(
        group.products.map((product, position) => ({
          vendor_order_id: id,
          position,
          product_id: product.id,
          title_bg: product.title,
          title_en: rows.get(product.id)?.title_en ?? product.title,
          image: product.image && json(product.image),
          unit_price: currentPrice(product),
          discount: discounts[position] ?? 0,
          quantity: product.quantity,
          product_notes: product.productNotes,
        })),
      )
      .execute();
    await transaction
      .insertInto('vendor_order_step')
      .values({ vendor_order_id: id, status: 'new', at: now })
      .execute();
  }
}

function contentHash(command: PlaceOrderCommand, body: PlaceOrderBody): string {
  return createHash('sha256')
    .update(JSON.stringify([command, body.products, ...(body.coupon === undefined ? [] : [body.coupon])]))
    .digest('base64url');
}
