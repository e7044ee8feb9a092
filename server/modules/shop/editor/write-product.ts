import type { RawBuilder, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { MAX_PRODUCTS } from '../../../../src/core/shop/product-choices.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { ProductCommand } from '../../../../src/core/shop/product-command.ts';
import { changedFields } from '../../../../src/core/shop/product-content.ts';
import type { ProductFacts } from '../../../../src/core/shop/product-content.ts';
import type { Database } from '../../../tables.ts';
import { checkNewProducts, checkText } from '../../accounts/listing-warnings.ts';
import { productColumns, factsOf, lockOwnProduct } from './own-product-rows.ts';
import type { OwnProductRow } from './own-product-rows.ts';
import { mainOfGroup, refreshVariantGroups } from '../variant-groups.ts';
import { productWords, searchWordsColumn } from '../search/search-text.ts';
import { ensureMaySell, ensureOpen, maySell } from './lock-shop.ts';
import type { LockedShop } from './lock-shop.ts';

export type WriteOptions = {
  now: Date;
  /** Id of the product to change, whose code may change too. Without it the product is found by its code. */
  id?: number;
  /** By default a new product of a complete shop is shown, and an existing one stays unchanged. */
  hidden?: boolean;
  formKey?: string;
};

/** `same`: the product had these values already, and nothing was written. */
export type WrittenProduct = { id: number; outcome: 'added' | 'changed' | 'same' };

type Existing = OwnProductRow & { has_variants: boolean };

/**
 * Creates or updates a product, found by the vendor's own code (VEND-06). The code of a deleted product
 * restores it. Pictures stay unchanged.
 * @throws Failure `invalid` with the fields, `not-found` for another shop's id, `conflict`
 * for showing products of a shop that may not sell, `error-vendor-removed` for a shop that the team removed
 */
export async function writeProduct(
  transaction: Transaction<Database>,
  shop: LockedShop,
  command: ProductCommand,
  options: WriteOptions,
): Promise<WrittenProduct> {
  ensureOpen(shop);
  const { id, hidden } = options;
  const input = command.facts();
  const category = shop.categories.get(input.categoryId);
  if (!category) throw new Failure('validation_failed', { categoryId: 'error-category-unknown' }, 'invalid');
  const existing = await lockOwnProduct(transaction, shop.id, id === undefined ? input : { id });
  if (id !== undefined && (!existing || existing.deleted_at)) {
    throw new Failure('error-product-not-found', {}, 'not-found');
  }
  if (existing?.removed_at) throw productRemoved();
  if (existing && existing.vendor_code !== input.code) await freeCode(transaction, shop.id, input.code);
  const facts = await placedInFamily(transaction, shop.id, input, existing);
  const exists = existing !== null && existing.deleted_at === null;
  const wasHidden = exists && existing.hidden_at !== null;
  const isHidden = hidden ?? (exists ? wasHidden : !maySell(shop));
  if (!isHidden && (!exists || wasHidden)) ensureMaySell(shop);
  if (exists && isHidden === wasHidden && changedFields(factsOf(existing), facts).length === 0) {
    return { id: existing.id, outcome: 'same' };
  }
  const columns = writtenColumns(shop, facts, category, {
    hiddenAt: isHidden ? (existing?.hidden_at ?? options.now) : null,
    now: options.now,
  });
  const written = existing
    ? await update(transaction, existing, columns)
    : await insertOne(transaction, shop.id, { ...columns, form_key: options.formKey ?? null });
  await checkText(transaction, { kind: 'product', id: written }, textsOf(facts), options.now);
  await refreshGroupsOf(transaction, shop, { id: written, facts, existing: exists ? existing : null });
  return { id: written, outcome: exists ? 'changed' : 'added' };
}

/**
 * Inserts products without families and with codes new to the shop. Uses one statement, because statement
 * triggers cost ten times as much as a row.
 * @returns their ids by code; the caller rejects categories that the shop lacks
 */
export async function addProducts(
  transaction: Transaction<Database>,
  shop: LockedShop,
  commands: readonly ProductCommand[],
  now: Date,
): Promise<Map<string, number>> {
  const columns = commands.flatMap((command) => {
    const facts = command.facts();
    const category = shop.categories.get(facts.categoryId);
    const hiddenAt = maySell(shop) ? null : now;
    return category ? [writtenColumns(shop, facts, category, { hiddenAt, now })] : [];
  });
  if (columns.length === 0) return new Map();
  const added = await insert(transaction, shop.id, columns);
  const ids = new Map(added.map(({ id, vendor_code: code }) => [code, id]));
  const products = commands.flatMap((command) => {
    const facts = command.facts();
    const id = ids.get(facts.code);
    return id === undefined ? [] : [{ id, texts: textsOf(facts) }];
  });
  await checkNewProducts(transaction, products, now);
  return ids;
}

const textsOf = ({ titleBg, titleEn, descriptionBg, descriptionEn }: ProductFacts): string[] => [
  titleBg,
  titleEn,
  descriptionBg,
  descriptionEn,
];

function writtenColumns(
  shop: LockedShop,
  facts: ProductFacts,
  category: { bg: string; en: string },
  { hiddenAt, now }: { hiddenAt: Date | null; now: Date },
): Columns {
  const words = productWords(shop.texts, facts, { category, vendor: shop.name });
  return {
    ...productColumns(facts, sofiaDay(now)),
    search_words: searchWordsColumn(words),
    hidden_at: hiddenAt,
    listed: hiddenAt === null,
    updated_at: now,
    deleted_at: null,
  };
}

async function placedInFamily(
  transaction: Transaction<Database>,
  vendorId: number,
  facts: ProductFacts,
  existing: Existing | null,
): Promise<ProductFacts> {
  if (facts.variantOf === null) return facts;
  const main = await mainOfGroup(transaction, vendorId, facts.variantOf, existing?.id);
  if (main.category_id !== facts.categoryId) {
    throw new Failure('validation_failed', { categoryId: 'error-variant-category' }, 'invalid');
  }
  return { ...facts, variantOf: main.id };
}

/** Removes the code from a deleted product. @throws Failure `invalid` if another product has the code */
async function freeCode(transaction: Transaction<Database>, vendorId: number, code: string): Promise<void> {
  const other = await lockOwnProduct(transaction, vendorId, { code });
  if (!other) return;
  if (other.removed_at) throw productRemoved();
  if (!other.deleted_at)
    throw new Failure('validation_failed', { code: 'error-product-code-taken' }, 'invalid');
  await transaction
    .updateTable('product')
    .set({ vendor_code: `${code} (${other.id})` })
    .where('id', '=', other.id)
    .execute();
}

const productRemoved = () => new Failure('validation_failed', { code: 'error-product-removed' }, 'invalid');

/** Refreshes the product's earlier and current families. */
async function refreshGroupsOf(
  transaction: Transaction<Database>,
  shop: LockedShop,
  { id, facts, existing }: { id: number; facts: ProductFacts; existing: Existing | null },
): Promise<void> {
  if (existing?.has_variants) {
    // Moves the variants into the same family and category.
    await transaction
      .updateTable('product')
      .set({ variant_of: facts.variantOf ?? id, category_id: facts.categoryId })
      .where('variant_of', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
  }
  const families = new Set(
    [existing?.variant_of, facts.variantOf, existing?.has_variants ? (facts.variantOf ?? id) : null].filter(
      (family) => family !== null && family !== undefined,
    ),
  );
  // A product outside a family needs a new count of variants.
  if (existing?.variant_of && facts.variantOf === null) families.add(id);
  await refreshVariantGroups(transaction, shop, [...families]);
}

/** Columns of a product except its vendor. */
type Columns = ReturnType<typeof productColumns> & {
  search_words: RawBuilder<string>;
  hidden_at: Date | null;
  listed: boolean;
  updated_at: Date;
  deleted_at: null;
  form_key?: string | null;
};

async function update(
  transaction: Transaction<Database>,
  existing: Existing,
  columns: Columns,
): Promise<number> {
  // A restored product counts as new in lists and has no variants.
  const anew = existing.deleted_at ? { created_at: columns.updated_at, variants: 0 } : {};
  await transaction
    .updateTable('product')
    .set({ ...columns, ...anew })
    .where('id', '=', existing.id)
    .execute();
  return existing.id;
}

async function insertOne(
  transaction: Transaction<Database>,
  vendorId: number,
  columns: Columns,
): Promise<number> {
  const [added] = await insert(transaction, vendorId, [columns]);
  if (!added) throw new Error('the product was not written');
  return added.id;
}

function insert(
  transaction: Transaction<Database>,
  vendorId: number,
  rows: readonly Columns[],
): Promise<{ id: number; vendor_code: string }[]> {
  return transaction
    .insertInto('product')
    .values(rows.map((columns) => ({ vendor_id: vendorId, created_at: columns.updated_at, ...columns })))
    .returning(['id', 'vendor_code'])
    .execute();
}

/** @throws Failure `conflict` above the maximum number of products */
export async function ensureRoomForProducts(
  transaction: Transaction<Database>,
  vendorId: number,
): Promise<void> {
  const { count } = await transaction
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count > MAX_PRODUCTS) throw new Failure('error-too-many-products', {}, 'conflict');
}
