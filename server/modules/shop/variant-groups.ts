import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { OWN_COLUMNS } from './editor/own-product-rows.ts';
import type { OwnProductRow } from './editor/own-product-rows.ts';
import { productWords } from './search/search-text.ts';
import type { LockedShop } from './editor/lock-shop.ts';

/** Maximum products of one family. */
const MAX_VARIANTS = 100;

type Main = { id: number; category_id: number };

/**
 * Returns the main product of the family of `id`. @throws Failure `invalid` on `variantOf` for another
 * vendor's product or the product itself
 */
export async function mainOfGroup(
  transaction: Transaction<Database>,
  vendorId: number,
  id: number,
  ofProduct: number | undefined,
): Promise<Main> {
  const { rows } = await sql<Main>`
    select main.id, main.category_id
    from product named join product main on main.id = coalesce(named.variant_of, named.id)
    where named.id = ${id} and named.vendor_id = ${vendorId} and named.deleted_at is null
    for no key update of main`.execute(transaction);
  const main = rows[0];
  if (!main) throw failureOf('error-variant-unknown');
  if (main.id === ofProduct) throw failureOf('error-variant-of-itself');
  return main;
}

/**
 * Makes one shown product the card of each family: the main product, else the oldest. Counts the others and
 * indexes the words of all for the card. Required after every change of a family.
 * @param mains ids of main products
 * @throws Failure `invalid` if a family is too large
 */
export async function refreshVariantGroups(
  transaction: Transaction<Database>,
  shop: LockedShop,
  mains: readonly number[],
): Promise<void> {
  if (mains.length === 0) return;
  const { rows } = await sql<OwnProductRow>`
    select ${OWN_COLUMNS} from product p
    where (p.id = any(${[...mains]}::bigint[]) or p.variant_of = any(${[...mains]}::bigint[])) and p.deleted_at is null
    order by p.id for no key update of p`.execute(transaction);
  const families = new Map<number, OwnProductRow[]>();
  for (const row of rows) {
    const family = row.variant_of ?? row.id;
    families.set(family, [...(families.get(family) ?? []), row]);
  }
  const settled = [...families.values()].flatMap((members) => settle(shop, members));
  if (settled.length === 0) return;
  await sql`
    update product p set listed = given.listed, variants = given.variants,
      search_words = setweight(to_tsvector('simple', given.first), 'A')
        || setweight(to_tsvector('simple', given.also), 'B')
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as given (id bigint, listed boolean, variants integer, first text, also text)
    where p.id = given.id`.execute(transaction);
}

function settle(shop: LockedShop, members: OwnProductRow[]) {
  if (members.length > MAX_VARIANTS) throw failureOf('error-too-many-variants');
  const shown = members.filter((member) => member.hidden_at === null);
  const card = shown.find((member) => member.variant_of === null) ?? shown[0];
  return members.map((member) => {
    const others = shown.filter((one) => one !== member);
    const words = productWords(
      shop.texts,
      wordedOf(member),
      { category: shop.categories.get(member.category_id) ?? { bg: '', en: '' }, vendor: shop.name },
      member === card ? others.map(wordedOf) : [],
    );
    return { id: member.id, listed: member === card, variants: others.length, ...words };
  });
}

function wordedOf({ title_bg: titleBg, title_en: titleEn, colour, material, size }: OwnProductRow) {
  return { titleBg, titleEn, colour, material, size };
}

function failureOf(key: string): Failure {
  return new Failure('validation_failed', { variantOf: key }, 'invalid');
}
