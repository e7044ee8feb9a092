import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { foldForSearch, searchStem } from '../../../src/core/shared/search-text.ts';
import type { Database } from '../../platform/tables.ts';

const MOST_WORDS = 8;
/** How many words a mistyped one may mean. */
const MOST_CORRECTIONS = 3;

/**
 * What a text means for PostgreSQL's text search (SHOP-04): each word sought as a beginning, a mistyped one as
 * the nearest words that products have. Null when the text holds no word, or one that nothing is like.
 */
export async function searchWords(db: Kysely<Database>, request: string): Promise<string | null> {
  const words = foldForSearch(request)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const sought = await Promise.all(words.slice(0, MOST_WORDS).map((word) => meaningOf(db, word)));
  return sought.includes(null) ? null : sought.join(' & ');
}

async function meaningOf(db: Kysely<Database>, word: string): Promise<string | null> {
  // Too short to be anything but itself, and numbers have no likeness.
  if (word.length < 3 || /\d/.test(word)) return word.length === 1 ? word : `${word}:*`;
  const stem = searchStem(word);
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word like ${`${stem}%`} limit 1`.execute(db);
  if (rows.length > 0) return `${stem}:*`;
  const farthest = Math.max(1, Math.floor(word.length / 3));
  const near = await sql<{ word: string }>`
    select word from search_word
    where word % ${word} and levenshtein(left(word, 100), left(${word}, 100)) <= ${farthest}
    order by levenshtein(left(word, 100), left(${word}, 100)), similarity(word, ${word}) desc, word
    limit ${MOST_CORRECTIONS}`.execute(db);
  return near.rows.length > 0 ? `(${near.rows.map((row) => `${searchStem(row.word)}:*`).join(' | ')})` : null;
}
