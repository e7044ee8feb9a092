import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import { fetchedAddresses } from '../../../../../src/core/shop/import/import-pictures.ts';
import { MAX_PICTURES } from '../../../../../src/core/shop/product-choices.ts';
import type { ProductImportPictureTable } from '../tables.ts';
import type { Database } from '../../../../tables.ts';
import type { StoredPicture } from '../../../../platform/tables.ts';
import { saveProductPictures, uploadedPicture } from '../../editor/own-product-pictures.ts';
import type { ImportRun } from '../import-run.ts';
import { hashOf, shownSources } from './picture-rows.ts';

type Picture = Selectable<ProductImportPictureTable>;
/** A picture in the store; `content` is the hash of the file as it came. */
type Fetched = { key: string; content: Buffer; accountId: number };

/** How far an import is once one more of its pictures is done with. */
export const PROGRESS_OF_PICTURES = sql<number>`least(99,
  (pictures_fetched + pictures_failed + 1) * 100 / greatest(1, pictures))`;

/** The key of the product's picture that came from an address, or as this very file; null when it shows none such. */
export async function showsAlready(
  db: Kysely<Database>,
  productId: number,
  wanted: { address: Buffer } | { content: Buffer },
): Promise<string | null> {
  const sources = await shownSources(db, [productId]);
  const isWanted = (one: (typeof sources)[number]) =>
    'address' in wanted
      ? one.address === wanted.address.toString('hex')
      : one.content === wanted.content.toString('hex');
  return sources.find(isWanted)?.key ?? null;
}

/**
 * Shows a fetched picture with its product, in one transaction with the import's progress. What the product shows
 * already stays; pictures of one row stand in the order of the row, whichever came first.
 * @param fetched null when the product shows it already. @throws Failure when the product is gone or shows enough.
 */
export async function attachFetched(
  run: ImportRun,
  picture: Picture,
  fetched: Fetched | null,
): Promise<void> {
  await run.inBatch(async (transaction) => {
    if (fetched) await attach(transaction, picture, fetched);
    await transaction
      .updateTable('product_import_picture')
      .set({ state: 'fetched' })
      .where('import_id', '=', picture.import_id)
      .where('row_number', '=', picture.row_number)
      .where('position', '=', picture.position)
      .execute();
    return {
      pictures_fetched: sql<number>`pictures_fetched + 1`,
      progress: PROGRESS_OF_PICTURES,
    };
  });
}

async function attach(
  transaction: Transaction<Database>,
  picture: Picture,
  { content, accountId, ...fetched }: Fetched,
): Promise<void> {
  const { product_id: id, address } = picture;
  const { rows } = await sql<{ pictures: StoredPicture[]; variant_of: number | null }>`
    select pictures, variant_of from product where id = ${id} and deleted_at is null for no key update`.execute(
    transaction,
  );
  const [product] = rows;
  if (!product) throw new Failure('error-import-picture-product-gone', {}, 'not-found');
  // The same file may have come by another address meanwhile.
  const key = (await showsAlready(transaction, id, { content })) ?? fetched.key;
  const keys = product.pictures.map((one) => uploadedPicture(one).key);
  if (!keys.includes(key)) {
    if (keys.length >= MAX_PICTURES) throw new Failure('error-import-pictures-full', {}, 'conflict');
    const later = await laterKeys(transaction, picture);
    const at = keys.findIndex((one) => later.has(one));
    keys.splice(at === -1 ? keys.length : at, 0, key);
    await saveProductPictures(transaction, accountId, { id, family: product.variant_of ?? id }, keys);
  }
  const source = { content_hash: content, picture_key: key };
  await transaction
    .insertInto('product_picture_source')
    .values({ product_id: id, address_hash: hashOf(address), ...source })
    .onConflict((same) => same.columns(['product_id', 'address_hash']).doUpdateSet(source))
    .execute();
}

/** The product's pictures that its row names after this one. */
async function laterKeys(transaction: Transaction<Database>, picture: Picture): Promise<Set<string>> {
  const { given } = await transaction
    .selectFrom('product_import_row')
    .select('given')
    .where('import_id', '=', picture.import_id)
    .where('number', '=', picture.row_number)
    .executeTakeFirstOrThrow();
  const later = fetchedAddresses(given.pictures ?? []).slice(picture.position + 1);
  const hashes = new Set(later.map((address) => hashOf(address).toString('hex')));
  const sources = await shownSources(transaction, [picture.product_id]);
  return new Set(sources.filter(({ address }) => hashes.has(address)).map(({ key }) => key));
}
