import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import { fetchedAddresses } from '../../../../../src/core/shared/import/import-pictures.ts';
import type { ProductImportPictureTable } from '../tables.ts';
import type { Database } from '../../../../tables.ts';
import type { ImportRun } from '../import-run.ts';
import { hashOf, shownSources } from './picture-rows.ts';
import type { PictureSubject } from './picture-subject.ts';

type Picture = Selectable<ProductImportPictureTable>;
/** Stored picture; `content` is the hash of the original file. */
type Fetched = { key: string; content: Buffer; accountId: number };

/** Progress of an import after one more picture, in percent. */
export const PROGRESS_OF_PICTURES = sql<number>`least(99,
  (pictures_fetched + pictures_failed + 1) * 100 / greatest(1, pictures))`;

/** Id of the picture's product or listing. */
export const itemOf = (picture: Picture, { itemColumn }: PictureSubject): number => picture[itemColumn] ?? 0;

/** Returns the key of the shown picture with the same address or file, or null. */
export async function showsAlready(
  db: Kysely<Database>,
  subject: PictureSubject,
  itemId: number,
  key: { address: Buffer } | { content: Buffer },
): Promise<string | null> {
  const sources = await shownSources(db, subject, [itemId]);
  const isSame = (one: (typeof sources)[number]) =>
    'address' in key
      ? one.address === key.address.toString('hex')
      : one.content === key.content.toString('hex');
  return sources.find(isSame)?.key ?? null;
}

/**
 * Adds a fetched picture to its product or listing, in one transaction with the import's progress. Existing
 * pictures remain. Pictures of a row have the row's order, independent of the download order.
 * @param fetched null if it is already shown
 * @throws Failure if the product or listing is deleted or has the maximum
 */
export async function attachFetched(
  run: ImportRun,
  subject: PictureSubject,
  picture: Picture,
  fetched: Fetched | null,
): Promise<void> {
  await run.inBatch(async (transaction) => {
    if (fetched) await attach(transaction, subject, picture, fetched);
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
  subject: PictureSubject,
  picture: Picture,
  { content, accountId, ...fetched }: Fetched,
): Promise<void> {
  const id = itemOf(picture, subject);
  const keys = await subject.lock(transaction, id);
  if (!keys) throw new Failure('error-import-picture-product-gone', {}, 'not-found');
  // The same file may have been fetched from another address meanwhile.
  const key = (await showsAlready(transaction, subject, id, { content })) ?? fetched.key;
  if (!keys.includes(key)) {
    if (keys.length >= subject.most) throw new Failure('error-import-pictures-full', {}, 'conflict');
    const later = await laterKeys(transaction, subject, picture);
    const at = keys.findIndex((one) => later.has(one));
    keys.splice(at === -1 ? keys.length : at, 0, key);
    await subject.save(transaction, accountId, id, keys);
  }
  await sql`
    insert into ${sql.table(subject.sources)} (${sql.ref(subject.itemColumn)}, address_hash, content_hash, picture_key)
    values (${id}, ${hashOf(picture.address)}, ${content}, ${key})
    on conflict (${sql.ref(subject.itemColumn)}, address_hash)
      do update set content_hash = excluded.content_hash, picture_key = excluded.picture_key`.execute(
    transaction,
  );
}

/** Returns the keys of the row's pictures after this one. */
async function laterKeys(
  transaction: Transaction<Database>,
  subject: PictureSubject,
  picture: Picture,
): Promise<Set<string>> {
  const { given } = await transaction
    .selectFrom('product_import_row')
    .select('given')
    .where('import_id', '=', picture.import_id)
    .where('number', '=', picture.row_number)
    .executeTakeFirstOrThrow();
  const later = fetchedAddresses(given.pictures ?? [], subject.most).slice(picture.position + 1);
  const hashes = new Set(later.map((address) => hashOf(address).toString('hex')));
  const sources = await shownSources(transaction, subject, [itemOf(picture, subject)]);
  return new Set(sources.filter(({ address }) => hashes.has(address)).map(({ key }) => key));
}
