import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import { areNearIdentical } from '../../../../src/core/properties/similar-listings.ts';
import type { ComparedListing } from '../../../../src/core/properties/similar-listings.ts';
import type { Database } from '../../../tables.ts';

/** Compared columns. `type` to `area` are those of a home, the others those of a room. */
export type ComparedColumns = {
  title: string;
  city_id: number | null;
  price: number | null;
  type?: string | null;
  description?: string;
  area?: number | null;
  room?: string;
  about_home?: string;
  about_people?: string;
  room_area?: number | null;
};

type ComparedRow = ComparedColumns & { id: number };

/** Maximum number of compared listings of an owner, newest first. */
const MAX_COMPARED = 500;

const TABLES = { home: 'property', offer: 'roommate_offer' } as const;
const COLUMNS = {
  home: ['title', 'city_id', 'price', 'description', 'type', 'area'],
  offer: ['title', 'city_id', 'price', 'about_home', 'about_people', 'room', 'room_area'],
} as const;

export function comparedOf(row: ComparedColumns): ComparedListing {
  const { title, description = '', about_home: home = '', about_people: people = '' } = row;
  return {
    kind: row.type ?? row.room ?? null,
    city: row.city_id,
    text: [title, description, home, people].join(' '),
    price: row.price,
    area: row.area ?? row.room_area ?? null,
  };
}

/**
 * Returns the ids of near-identical listings of the same owner, oldest first (TRUST-06). Compares active
 * listings and older ones in moderation, except approved ones and those of trusted agencies.
 */
export async function findSimilar(
  transaction: Transaction<Database>,
  listing: Listing,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<number[]> {
  const columns = sql.join(COLUMNS[listing].map((column) => sql.ref(`l.${column}`)));
  const table = sql.table(TABLES[listing]);
  const own = await sql<ComparedRow>`select l.id, ${columns} from ${table} l
    where l.id = ${id} and l.similar_approved_at is null`.execute(transaction);
  const [row] = own.rows;
  if (!row) return [];
  const { rows } = await sql<ComparedRow>`
    select l.id, ${columns} from ${table} l
    where l.owner_id = ${ownerId} and l.id <> ${id} and l.city_id = ${row.city_id}
      and l.deleted_at is null and l.similar_approved_at is null
      and (l.status = 'active' or (l.held_pictures is not null and l.id < ${id}))
      and not exists (select from agency a where a.account_id = l.owner_id and a.trusted)
    order by l.id desc limit ${MAX_COMPARED}`.execute(transaction);
  const compared = comparedOf(row);
  return rows
    .filter((other) => areNearIdentical(compared, comparedOf(other)))
    .map((other) => other.id)
    .toReversed();
}
