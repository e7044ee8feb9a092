import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The words that an index has, one row for each. */
export type WordTable = 'search_word' | 'property_word';

/**
 * The known words that begin so, and the stem, to be named one by one: an index finds rows by words many times as fast as by
 * beginnings, above all beside other terms. Not more than `most`, the first by their letters.
 */
export async function wordsBeginning<Tables>(
  db: Kysely<Tables>,
  table: WordTable,
  { word, stem, most }: { word: string; stem: string; most: number },
): Promise<{ words: string[]; areAll: boolean }> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(table)} where word = ${stem} or word like ${`${word}%`}
    order by word limit ${most + 1}`.execute(db);
  return { words: rows.slice(0, most).map((row) => row.word), areAll: rows.length <= most };
}
