import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ratingOf } from '../../../src/core/reviews/star-average.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';
import { townOfAddress } from '../../../src/core/shop/vendor-profile.ts';
import type { ListedVendor } from '../../../src/core/shop/vendor-profile.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import { SHOWN } from './search/product-query.ts';

type VendorRow = {
  id: number;
  name: string;
  logo: StoredPicture | null;
  address: string;
  stars: number[] | null;
  product_count: number;
};

type VendorSearch = {
  search?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
};

/**
 * Returns shops with products on sale by name (SHOP-07); the search finds parts of the name in both
 * alphabets. Products are counted up to `COUNT_LIMIT`, as cards of lists.
 */
export async function listVendors(
  db: Kysely<Database>,
  { search = '', offset = 0, limit = PAGE_SIZE.vendors }: VendorSearch,
): Promise<Page<ListedVendor>> {
  const isNamed = search.trim() === '' ? sql`true` : sql`v.id = any(${await idsNamed(db, search)}::bigint[])`;
  const isListed = sql`v.removed_at is null and ${isNamed}
    and exists (select from product p where p.vendor_id = v.id and p.listed and ${SHOWN})`;
  const [{ rows }, counted] = await Promise.all([
    sql<VendorRow>`
      select v.id, v.name, v.logo, v.address,
        (select s.stars from review_summary s where s.subject = 'vendor-' || v.id) as stars,
        (select count(*)::int from (
          select from product p where p.vendor_id = v.id and p.listed and ${SHOWN} limit ${COUNT_LIMIT}
        ) counted) as product_count
      from vendor v where ${isListed} order by v.name, v.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from vendor v where ${isListed}`.execute(db),
  ]);
  return { data: rows.map(shopOf), total: counted.rows[0]?.total ?? 0 };
}

/** Returns the shops whose name contains all words. Folds each name, because shops are few. */
async function idsNamed(db: Kysely<Database>, search: string): Promise<number[]> {
  const words = search.split(/\s+/).map(foldForSearch).filter(Boolean);
  if (words.length === 0) return [];
  const shops = await db
    .selectFrom('vendor')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .execute();
  const isNamed = (name: string) => words.every((word) => name.includes(word));
  return shops.filter(({ name }) => isNamed(foldForSearch(name))).map(({ id }) => id);
}

const shopOf = ({ address, stars, product_count: productCount, ...row }: VendorRow): ListedVendor => ({
  ...row,
  town: townOfAddress(address),
  rating: stars && ratingOf(stars),
  productCount,
});
