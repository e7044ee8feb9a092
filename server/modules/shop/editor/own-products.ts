import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { BodyOf } from '../../../../api/operation.ts';
import type { createProduct as contract } from '../../../../api/shop/own-products.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../../src/core/shared/failure.ts';
import type {
  EditedProduct,
  OwnVariant,
  SavedStockAndPrice,
  StockAndPrice,
} from '../../../../src/core/shop/own-product.ts';
import { contentOfRow } from '../../../../src/core/shared/fields.ts';
import { ProductCommand } from '../../../../src/core/shop/product-command.ts';
import { EMPTY_PRODUCT } from '../../../../src/core/shop/product-content.ts';
import { PRODUCT_FIELDS } from '../../../../src/core/shop/product-fields.ts';
import { endedErrors, givenDays } from '../../../../src/core/shop/promotion.ts';
import type { Promotion } from '../../../../src/core/shop/promotion.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { ensureVersion, versionOf } from '../../../platform/http/content-version.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { saveProductPictures, uploadedPicture } from './own-product-pictures.ts';
import { factsOf, lockOwnProduct, OWN_COLUMNS, promotionColumns } from './own-product-rows.ts';
import type { OwnProductRow } from './own-product-rows.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { lockShop } from './lock-shop.ts';
import { ensureRoomForProducts, writeProduct } from './write-product.ts';

/** Product in a request; an absent optional field stays unchanged. */
type ProductRequest = Omit<BodyOf<typeof contract>, 'key'>;

export type Vendor = { accountId: number; vendorId: number };

export function vendorOf({ id, vendorId }: SignedIn): Vendor {
  if (vendorId === null) throw new Failure('error-not-allowed', {}, 'not-allowed');
  return { accountId: id, vendorId };
}

const notFound = () => new Failure('error-product-not-found', {}, 'not-found');
const codeTaken = () => new Failure('validation_failed', { code: 'error-product-code-taken' }, 'invalid');

/** Returns a product for its form. @throws Failure `not-found` for a product of another vendor */
export async function readOwnProduct(
  { db }: ShopDependencies,
  { vendorId }: Vendor,
  id: number,
): Promise<EditedProduct> {
  const { rows } = await sql<OwnProductRow>`
    select ${OWN_COLUMNS} from product p where p.vendor_id = ${vendorId} and p.deleted_at is null and (
      p.id = ${id}
      or p.variant_of = (select coalesce(o.variant_of, o.id) from product o where o.id = ${id})
      or p.id = (select o.variant_of from product o where o.id = ${id})
    ) order by p.variant_of is not null, p.id`.execute(db);
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound();
  return {
    id: row.id,
    hidden: row.hidden_at !== null,
    content: factsOf(row),
    pictures: row.pictures.map(uploadedPicture),
    priorPrice: row.prior_price,
    lowestPrice: row.lowest_price,
    version: versionOf(editedOf(row)),
    family: rows.length > 1 ? rows.map(variantOf) : [],
  };
}

/** All values that the form can change; orders change the stock. */
function editedOf(row: OwnProductRow) {
  return {
    content: factsOf(row),
    hidden: row.hidden_at !== null,
    pictures: row.pictures.map(uploadedPicture).map(({ key }) => key),
  };
}

function variantOf(row: OwnProductRow): OwnVariant {
  const { id, vendor_code: code, colour, size, price, promo_price: promoPrice, quantity } = row;
  const image = row.pictures[0] ?? null;
  return { id, code, colour, size, price, promoPrice, quantity, image, hidden: row.hidden_at !== null };
}

/**
 * Creates a product. The key makes the request idempotent per shop.
 * @returns its id
 * @throws Failure `invalid`, `conflict` for a shop that may not show it or has too many
 */
export async function createProduct(
  { db, clock, texts }: ShopDependencies,
  { accountId, vendorId }: Vendor,
  { content, pictures, hidden }: ProductRequest,
  formKey: string,
): Promise<number> {
  const command = new ProductCommand({ ...EMPTY_PRODUCT, ...content });
  ensureNotEnded(command.facts(), null, clock.now());
  return inTransaction(db, async (transaction) => {
    const shop = await lockShop(transaction, texts, vendorId);
    const made = await transaction
      .selectFrom('product')
      .select('id')
      .where('vendor_id', '=', vendorId)
      .where('form_key', '=', formKey)
      .executeTakeFirst();
    if (made) return made.id;
    const other = await lockOwnProduct(transaction, vendorId, { code: command.code });
    if (other && !other.deleted_at) throw codeTaken();
    const { id } = await writeProduct(transaction, shop, command, { now: clock.now(), hidden, formKey });
    await saveProductPictures(transaction, accountId, await familyOf(transaction, id), pictures);
    await ensureRoomForProducts(transaction, vendorId);
    return id;
  });
}

/**
 * Saves all fields of the form.
 * @param version of the product when the form was opened
 * @throws Failure `not-found`, `invalid`, `conflict` for an older version or a changed stock
 */
export async function updateProduct(
  { db, clock, texts }: ShopDependencies,
  { accountId, vendorId }: Vendor,
  id: number,
  { content, pictures, hidden, version }: ProductRequest & { version: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const shop = await lockShop(transaction, texts, vendorId);
    const row = await lockOwnProduct(transaction, vendorId, { id });
    if (!row || row.deleted_at) throw notFound();
    ensureVersion(editedOf(row), version);
    const before = factsOf(row);
    const command = new ProductCommand({
      ...contentOfRow(PRODUCT_FIELDS, row),
      ...content,
      ...givenDays(content, before),
    });
    ensureNotEnded(command.facts(), before, clock.now());
    await writeProduct(transaction, shop, command, { now: clock.now(), id, hidden });
    await saveProductPictures(transaction, accountId, await familyOf(transaction, id), pictures);
  });
}

/** @throws Failure `invalid` for a new last day of the promotion that is past */
function ensureNotEnded(promotion: Promotion, before: Promotion | null, now: Date): void {
  const fields = endedErrors(promotion, before, sofiaDay(now));
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
}

async function familyOf(
  transaction: Transaction<Database>,
  id: number,
): Promise<{ id: number; family: number }> {
  const { variant_of } = await transaction
    .selectFrom('product')
    .select('variant_of')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, family: variant_of ?? id };
}

/** Price, promo price and stock as sent; absent ones stay. */
export type SentStockAndPrice = { [Field in keyof StockAndPrice]?: number | null | undefined } & {
  expectedQuantity?: number | undefined;
};

/**
 * Changes price, promo price and stock in a row of the list.
 * @throws Failure `not-found`, `invalid`, `conflict` `error-stock-changed` if an order changed the displayed
 * stock
 */
export async function setStockAndPrice(
  { db, clock }: ShopDependencies,
  { vendorId }: Vendor,
  id: number,
  sent: SentStockAndPrice,
): Promise<SavedStockAndPrice> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwnProduct(transaction, vendorId, { id });
    if (!row || row.deleted_at) throw notFound();
    if (sent.quantity !== undefined) ensureSameStock(row, sent.expectedQuantity);
    const { isChanged: _, ...written } = await writeStockAndPrice(transaction, row, sent, clock.now());
    const saved = await lockOwnProduct(transaction, vendorId, { id });
    return {
      ...written,
      priorPrice: saved?.prior_price ?? null,
      lowestPrice: saved?.lowest_price ?? null,
    };
  });
}

/**
 * Writes price, promo price and stock of a locked product, if they differ.
 * @throws Failure `invalid` with the fields
 */
export async function writeStockAndPrice(
  transaction: Transaction<Database>,
  row: OwnProductRow,
  sent: SentStockAndPrice,
  now: Date,
): Promise<Omit<SavedStockAndPrice, 'priorPrice' | 'lowestPrice'> & { isChanged: boolean }> {
  const facts = factsOf(row);
  const { price = facts.price, promoPrice = facts.promoPrice, quantity = facts.quantity } = sent;
  const days = givenDays({ promoPrice }, facts);
  const errors = new ProductCommand({ ...facts, price, promoPrice, ...days, quantity }).errors();
  rejectFields(errors, ['price', 'promoPrice', 'quantity']);
  if (price === null || quantity === null) throw new Failure('validation_failed', errors, 'invalid');
  const written = { price, promoPrice, ...days, quantity };
  const isChanged = Object.entries(written).some(
    ([name, value]) => value !== facts[name as keyof typeof written],
  );
  if (isChanged) {
    await transaction
      .updateTable('product')
      .set({
        price,
        ...promotionColumns({ promoPrice, ...days }, sofiaDay(now)),
        quantity,
        updated_at: now,
      })
      .where('id', '=', row.id)
      .execute();
  }
  return { ...written, isChanged };
}

function rejectFields(errors: FieldErrors, fields: readonly string[]): void {
  const rejected = Object.entries(errors).filter(([name]) => fields.includes(name));
  if (rejected.length > 0) throw new Failure('validation_failed', Object.fromEntries(rejected), 'invalid');
}

/** @throws Failure `conflict` if the stock differs from the displayed one */
export function ensureSameStock({ quantity }: OwnProductRow, expected: number | undefined): void {
  if (quantity !== expected) {
    throw new Failure('error-stock-changed', { quantity: 'error-stock-changed' }, 'conflict');
  }
}
