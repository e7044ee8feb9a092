import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { fetchedAddresses } from '../../../../../src/core/shared/import/import-pictures.ts';
import { pictureFile } from '../../../../../src/core/shared/picture.ts';
import type { StoredPicture } from '../../../../platform/tables.ts';
import type { Database } from '../../../../tables.ts';
import { UPLOADS } from '../../../../platform/pictures/picture-rows.ts';
import type { RowToApply, RowOutcome } from '../import-subject.ts';
import type { PictureSubject } from './picture-subject.ts';

/** Maximum number of queued imports with pictures. The others follow when one ends. */
const MAX_QUEUED = 10;

/** Hash that identifies an address or a file. */
export const hashOf = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Returns the addresses of pictures that are still shown, by the id of their product or listing: those that they were
 * downloaded from, and those of an export.
 */
export async function fetchedAddressesOf(
  db: Kysely<Database>,
  subject: PictureSubject,
  rows: readonly { id: number | null; pictures: readonly string[] }[],
): Promise<Map<number, Set<string>>> {
  const named = rows.flatMap(({ id, pictures }) =>
    id !== null && pictures.length > 0 ? [{ id, pictures }] : [],
  );
  const ids = named.map(({ id }) => id);
  const sources = await shownSources(db, subject, ids);
  const files = await shownFiles(
    db,
    subject,
    named.filter(({ pictures }) => pictures.some(hasOwnPath)).map(({ id }) => id),
  );
  return new Map(
    named.map(({ id, pictures }) => {
      const known = new Set(sources.filter((one) => one.item_id === id).map(({ address }) => address));
      const isShown = (address: string) =>
        known.has(hashOf(address).toString('hex')) || files.get(id)?.has(pathOf(address));
      return [id, new Set(pictures.filter(isShown))];
    }),
  );
}

const pathOf = (address: string): string => URL.parse(address)?.pathname ?? '';
const hasOwnPath = (address: string): boolean => pathOf(address).startsWith('/pictures/');

/**
 * Returns the paths of the largest files of shown pictures, which an export names. Their keys are random, so that the
 * origin does not matter.
 */
async function shownFiles(
  db: Kysely<Database>,
  { items }: PictureSubject,
  ids: readonly number[],
): Promise<Map<number, Set<string>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; pictures: StoredPicture[] }>`
    select id, pictures from ${sql.table(items)} where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, pictures }) => [id, new Set(pictures.map((picture) => pictureFile(picture)))]),
  );
}

/** Returns the sources of pictures that products or listings still show; hashes are hexadecimal. */
export async function shownSources(
  db: Kysely<Database>,
  { items, itemColumn, sources }: PictureSubject,
  ids: readonly number[],
) {
  if (ids.length === 0) return [];
  const itemId = sql.ref(`s.${itemColumn}`);
  const { rows } = await sql<{ item_id: number; address: string; content: string; key: string }>`
    select ${itemId} as item_id, encode(s.address_hash, 'hex') as address,
      encode(s.content_hash, 'hex') as content, s.picture_key as key
    from ${sql.table(sources)} s join ${sql.table(items)} p on p.id = ${itemId}
    where ${itemId} = any(${[...ids]}::bigint[])
      and p.pictures @> jsonb_build_array(jsonb_build_object('url', ${UPLOADS}::text || s.picture_key))`.execute(
    db,
  );
  return rows;
}

/** Queues the pictures of newly imported rows for download. @returns their number */
export async function stagePictures(
  transaction: Transaction<Database>,
  subject: PictureSubject,
  importId: number,
  rows: readonly RowToApply[],
  outcomes: readonly RowOutcome[],
  now: Date,
): Promise<number> {
  const itemOf = new Map(outcomes.map((one) => [one.number, one.product_id]));
  const named = rows.map(({ number, given }) => ({
    number,
    id: itemOf.get(number) ?? null,
    pictures: fetchedAddresses(given.pictures ?? [], subject.most),
  }));
  const fetched = await fetchedAddressesOf(transaction, subject, named);
  const pictures = named.flatMap(({ number, id, pictures: addresses }) => {
    if (id === null) return [];
    return addresses
      .map((address, position) => ({
        import_id: importId,
        row_number: number,
        position,
        product_id: null,
        [subject.itemColumn]: id,
        address,
        retry_at: now,
      }))
      .filter(({ address }) => !fetched.get(id)?.has(address));
  });
  if (pictures.length > 0) await transaction.insertInto('product_import_picture').values(pictures).execute();
  return pictures.length;
}

/** True if downloads are pending. */
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

/** Returns the imports with pictures to download or give up now, the longest waiting first. */
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
