import { sql, Transaction } from 'kysely';
import type { Kysely } from 'kysely';
import { findDuplicates } from '../properties/duplicate-pictures/find-duplicates.ts';
import { findSimilar } from '../properties/duplicate-pictures/find-similar.ts';
import type { Listing } from '../../../src/core/properties/double-pictures.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { UPLOADS } from '../../platform/pictures/picture-rows.ts';
import { fileName } from '../../platform/pictures/picture-store.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';

/** Maximum pictures per listing. */
const MAX_SHOWN = 10;

type ComparedListing = {
  listing: Listing;
  id: number;
  title: string;
  ownerId: number;
  owner: string;
  email: string;
  price: number;
  publishedAt: Date;
};
type ComparedRow = ComparedListing & { pictures: StoredPicture[]; held: string[] | null };
type PendingRow = ComparedRow & { held: string[] };

/** Listing in moderation, the other listings with its pictures, and its owner's near-identical listings. */
export type PendingListing = {
  pending: ComparedListing;
  doubles: { picture: string; other: ComparedListing; otherPicture: string }[];
  similar: ComparedListing[];
};

/** Returns the listings in moderation, longest waiting first; a picture is the URL of its file. */
export async function pendingListings(db: Kysely<Database>): Promise<PendingListing[]> {
  const { rows } = await sql<PendingRow>`
    select * from (
      ${comparedListings('home')} where l.held_pictures is not null and l.deleted_at is null
      union all
      ${comparedListings('offer')} where l.held_pictures is not null and l.deleted_at is null
    ) held order by held."publishedAt", held.id`.execute(db);
  const listings: PendingListing[] = [];
  for (const row of rows) listings.push(await withComparisons(db, row));
  return listings;
}

/** Returns a listing in moderation with the listings to compare; undefined if it is not in moderation. */
export async function pendingListing(
  db: Kysely<Database>,
  listing: Listing,
  id: number,
): Promise<PendingListing | undefined> {
  const { rows } = await sql<PendingRow>`
    ${comparedListings(listing)} where l.id = ${id} and l.held_pictures is not null and l.deleted_at is null`.execute(
    db,
  );
  return rows[0] && withComparisons(db, rows[0]);
}

async function withComparisons(
  db: Kysely<Database>,
  { pictures, held: keys, ...pending }: PendingRow,
): Promise<PendingListing> {
  const found = await within(db, (transaction) => findDuplicates(transaction, pending.ownerId, keys));
  const doubles: PendingListing['doubles'] = [];
  for (const { key, otherKey, otherWidths, listing, id } of found.slice(0, MAX_SHOWN)) {
    const other = await sql<ComparedRow>`${comparedListings(listing)} where l.id = ${id}`.execute(db);
    const own = pictures.find(({ url }) => url === UPLOADS + key);
    if (!other.rows[0] || !own) continue;
    doubles.push({
      picture: fileOf(key, own.widths ?? [own.width]),
      other: other.rows[0],
      otherPicture: fileOf(otherKey, otherWidths),
    });
  }
  return { pending, doubles, similar: keys.length === 0 ? await similarListings(db, pending) : [] };
}

/** Runs the work in the transaction of the caller, or in its own one. */
const within = <Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> => (db instanceof Transaction ? work(db) : inTransaction(db, work));

async function similarListings(
  db: Kysely<Database>,
  { listing, id, ownerId }: ComparedListing,
): Promise<ComparedListing[]> {
  const ids = await within(db, (transaction) => findSimilar(transaction, listing, { id, ownerId }));
  const shown = ids.slice(0, MAX_SHOWN);
  const { rows } =
    await sql<ComparedRow>`${comparedListings(listing)} where l.id = any(${shown}::bigint[]) order by l.id`.execute(
      db,
    );
  return rows;
}

const fileOf = (key: string, widths: readonly number[]) =>
  UPLOADS + fileName(key, Math.max(...widths), 'webp');

const comparedListings = (listing: Listing) => sql`
  select ${listing}::text as listing, l.id, l.title, a.id as "ownerId", a.name as owner, a.email, l.price,
    l.created_at as "publishedAt", l.pictures, l.held_pictures as held
  from ${sql.table(listing === 'home' ? 'property' : 'roommate_offer')} l join account a on a.id = l.owner_id`;
