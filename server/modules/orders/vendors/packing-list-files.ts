import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { writePackingLists } from './packing-list.ts';
import { readReceivedOrders } from './received-orders.ts';

/**
 * Writes the packing lists of orders as one PDF, in the order of the ids.
 * @throws Failure `not-found` if none belongs to the vendor
 */
export async function packingListsOf(
  { db, clock, texts }: OrderDependencies,
  vendorId: number,
  ids: readonly number[],
  language: Language,
): Promise<Buffer> {
  const own = await db
    .selectFrom('vendor_order')
    .select('id')
    .where('id', 'in', ids)
    .where('vendor_id', '=', vendorId)
    .where('released_at', 'is not', null)
    .execute();
  const found = ids.filter((id) => own.some((row) => row.id === id));
  if (found.length === 0) throw new Failure('error-order-not-found', {}, 'not-found');
  const orders = await readReceivedOrders(db, found, language, clock.now());
  const codes = await db
    .selectFrom('product')
    .select(['id', 'vendor_code'])
    .where(
      'id',
      'in',
      orders.flatMap(({ products }) => products.map(({ productId }) => productId)),
    )
    .execute();
  const codeOf = (productId: number) => codes.find(({ id }) => id === productId)?.vendor_code ?? '';
  return writePackingLists(
    orders.map((order) => ({
      ...order,
      products: order.products.map((product) => ({ ...product, code: codeOf(product.productId) })),
    })),
    language,
    texts.in(language),
  );
}
