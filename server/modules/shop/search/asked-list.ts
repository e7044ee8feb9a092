import type { Kysely } from 'kysely';
import type { Database } from '../../../tables.ts';
import { ensureOneSubject, listCondition } from './product-query.ts';
import type { ListCondition, ProductFilter } from './product-query.ts';
import { searchWords } from './typed-words.ts';
import type { SoughtWords } from './typed-words.ts';

/**
 * The list that a filter asks for, and what its text means; null where nothing can be in it. @throws Failure
 * @param meaningOf what a text means; who asks for many lists may know it already
 */
export async function askedList(
  db: Kysely<Database>,
  filter: ProductFilter,
  meaningOf: (request: string) => Promise<SoughtWords | null> = (request) => searchWords(db, request),
): Promise<{ list: ListCondition; words: SoughtWords | null } | null> {
  ensureOneSubject(filter);
  const words = filter.request === undefined ? null : await meaningOf(filter.request);
  if (filter.request !== undefined && words === null) return null;
  const categories = filter.room === undefined ? null : await categoriesOf(db, filter.room);
  if (categories?.length === 0) return null;
  return { list: listCondition(filter, { words: words?.query ?? null, categories }), words };
}

async function categoriesOf(db: Kysely<Database>, room: string): Promise<number[]> {
  const rows = await db
    .selectFrom('category_room')
    .select('category_id')
    .where('room_key', '=', room)
    .execute();
  return rows.map((row) => row.category_id);
}
