import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Present } from '../../../../../src/core/shop/import/import-check.ts';
import { fetchedAddresses } from '../../../../../src/core/shop/import/import-pictures.ts';
import type { GivenProduct } from '../../../../../src/core/shop/import/import-row.ts';
import type { Database } from '../../../../tables.ts';
import { UPLOADS } from '../../../../platform/pictures/picture-rows.ts';
import { ownProductsByCode } from '../../editor/own-product-rows.ts';

/** Imports whose pictures get a turn at once; one of them has it, and the others get theirs when it is done. */
const MAX_QUEUED = 10;

/** By what an address, or a file, is known again. */
export const hashOf = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The products that rows name by their codes, and by those of their main products. */
export async function productsOfRows(
  db: Kysely<Database>,
  vendorId: number,
  rows: readonly GivenProduct[],
): Promise<Map<string, Present>> {
  const codes = rows.flatMap(({ code, variantOf }) => [code, variantOf ?? '']).filter((code) => code !== '');
  const products = await ownProductsByCode(db, vendorId, codes);
  const named = rows.flatMap(({ code, pictures = [] }) => {
    const product = products.get(code);
    return product && pictures.length > 0 ? [{ id: product.id, pictures }] : [];
  });
  const sources = await shownSources(
    db,
    named.map(({ id }) => id),
  );
  const fetched = new Map(
    named.map(({ id, pictures }) => {
      const known = new Set(sources.filter((one) => one.product_id === id).map(({ address }) => address));
      return [id, new Set(pictures.filter((address) => known.has(hashOf(address).toString('hex'))))];
    }),
  );
  return new Map(
    [...products].map(([code, product]) => [
      code,
      { ...product, fetched: fetched.get(product.id) ?? new Set<string>() },
    ]),
  );
}

/** Whence the pictures came that products still show; the hashes in hexadecimal digits. */
export async function shownSources(db: Kysely<Database>, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ product_id: number; address: string; content: string; key: string }>`
    select s.product_id, encode(s.address_hash, 'hex') as address, encode(s.content_hash, 'hex') as content,
      s.picture_key as key
    from product_picture_source s join product p on p.id = s.product_id
    where s.product_id = any(${[...productIds]}::bigint[])
      and p.pictures @> jsonb_build_array(jsonb_build_object('url', ${UPLOADS}::text || s.picture_key))`.execute(
    db,
  );
  return rows;
}

type Row = { number: number; given: GivenProduct };
type Taken = { number: number; product_id: number | null };

/** Writes down which pictures are to be fetched for rows that were just taken. @returns how many. */
export async function stagePictures(
  transaction: Transaction<Database>,
  importId: number,
  rows: readonly Row[],
  taken: readonly Taken[],
  present: ReadonlyMap<string, Present>,
  now: Date,
): Promise<number> {
  const productOf = new Map(taken.map((one) => [one.number, one.product_id]));
  const pictures = rows.flatMap(({ number, given }) => {
    const productId = productOf.get(number) ?? null;
    if (productId === null) return [];
    const known = present.get(given.code)?.fetched;
    return fetchedAddresses(given.pictures ?? [])
      .map((address, position) => ({
        import_id: importId,
        row_number: number,
        position,
        product_id: productId,
        address,
        retry_at: now,
      }))
      .filter(({ address }) => !known?.has(address));
  });
  if (pictures.length > 0) await transaction.insertInto('product_import_picture').values(pictures).execute();
  return pictures.length;
}

/** Whether pictures are still to be fetched, now or later. */
export async function hasPictures(db: Kysely<Database>, importId: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('product_import_picture')
    .select('position')
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The imports that have pictures to be fetched now, or no more; who waited longest comes first. */
export async function waitingForPictures(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product_import i
    where status = 'fetching' and (runner is null or heartbeat < now() - interval '1 minute') and (
      exists (select from product_import_picture p
        where p.import_id = i.id and state = 'waiting' and retry_at <= ${now})
      or not exists (select from product_import_picture p where p.import_id = i.id and state = 'waiting')
    ) order by heartbeat nulls first limit ${MAX_QUEUED}`.execute(db);
  return rows.map(({ id }) => id);
}
