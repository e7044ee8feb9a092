import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isFiller, searchStem } from '../../../../src/core/shared/search-stem.ts';
import { foldForSearch, splitSigns } from '../../../../src/core/shared/search-text.ts';
import { joinPhrases, synonymsOf } from '../../../platform/search/synonyms.ts';
import { textQuery } from '../../../platform/search/text-query.ts';
import type { WordChoice } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';

const MAX_WORDS = 8;
const MAX_CORRECTIONS = 3;
/** Maximum matches counted to choose the word to drop. */
const COMPARED = 200;

/** Text as a `tsquery`, and the typed words that were dropped. */
export type SoughtWords = { query: string; letGo: string[] };

type Meaning = { typed: string; choice: WordChoice };

/**
 * Interprets a text (SHOP-04). A word matches by its stem or as a prefix, a mistyped one as the nearest words
 * of products. / Drops words one by one if no product has all of them. / Returns null if the text has no
 * word, or none that products have.
 */
export async function searchWords(db: Kysely<Database>, request: string): Promise<SoughtWords | null> {
  const typed = typedWords(request);
  let known = await meaningsOf(db, typed);
  if (known.length === 0) return null;
  let [found = 0] = known.length > 1 ? await countMatches(db, [queryOf(known)]) : [1];
  const categories = found > 0 ? new Set<string>() : await categoryStems(db);
  while (found === 0 && known.length > 1) {
    const choices = known.map((_, place) => known.toSpliced(place, 1));
    const counts = await countMatches(db, choices.map(queryOf));
    // Names of categories are dropped last, then earlier words.
    const value = (place: number) =>
      Math.min(counts[place] ?? 0, 1) * 10 * COMPARED +
      (categories.has(stemOf(known[place]?.typed ?? '')) ? 0 : 2 * COMPARED) +
      (counts[place] ?? 0);
    const best = choices.reduce((chosen, _, place) => (value(place) >= value(chosen) ? place : chosen), 0);
    [known, found] = [choices[best] ?? [], counts[best] ?? 0];
  }
  const matched = known.map((word) => word.typed);
  const letGo = typed.filter((word) => !matched.includes(word));
  // A remaining number alone is no useful search.
  if (found === 0 || (letGo.length > 0 && !matched.some((word) => /\p{L}{3}/u.test(word)))) return null;
  return { query: queryOf(known), letGo };
}

/**
 * Returns the typed words without fillers, up to 8. Signs such as `½` are split first, so that each folds to
 * one word.
 */
export function typedWords(request: string): string[] {
  const words = splitSigns(request)
    .slice(0, 200)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => foldForSearch(word) !== '');
  const significant = words.filter((word) => !isFiller(foldForSearch(word)));
  return [...new Set(joinPhrases(significant.length > 0 ? significant : words))].slice(0, MAX_WORDS);
}

const queryOf = (words: readonly Meaning[]) => textQuery(words.map(({ choice }) => choice));

/** Counts the products of each query, up to 200. */
async function countMatches(db: Kysely<Database>, queries: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ found: number }>`
    select (
      select count(*) from (
        select from listed_product l where l.words @@ to_tsquery('simple', asked.query) limit ${COMPARED}
      ) counted
    ) as found
    from unnest(${queries}::text[]) with ordinality as asked (query, place) order by place`.execute(db);
  return rows.map((row) => row.found);
}

const stemOf = (word: string) => searchStem(foldForSearch(word));

async function categoryStems(db: Kysely<Database>): Promise<Set<string>> {
  const names = await db.selectFrom('category').select(['name_bg', 'name_en']).execute();
  return new Set(names.flatMap(({ name_bg, name_en }) => typedWords(`${name_bg} ${name_en}`).map(stemOf)));
}

/** Returns the words that products may have, each with its meaning. */
async function meaningsOf(db: Kysely<Database>, typed: readonly string[]): Promise<Meaning[]> {
  const known = await knownWords(db, typed);
  const meanings: Meaning[] = [];
  for (const one of typed) {
    const choice = known.has(one) ? choiceOf(one) : await correctionOf(db, one);
    if (choice) meanings.push({ typed: one, choice });
  }
  return meanings;
}

/** True for words that are not corrected: short ones and numbers. */
const isLiteral = (word: string) => word.length < 3 || /\d/.test(word);

function choiceOf(typed: string): WordChoice {
  const word = foldForSearch(typed);
  const stem = stemOf(typed);
  const synonyms = synonymsOf(word);
  const isStemmed = synonyms.length > 0 || (!isLiteral(word) && stem.length >= 3);
  return { words: [isStemmed ? stem : word, ...synonyms], ...(word.length > 1 && { beginning: word }) };
}

/** Returns the words that match products by stem or prefix, and those without a lookup. */
async function knownWords(db: Kysely<Database>, typed: readonly string[]): Promise<Set<string>> {
  const isSure = (word: string) => isLiteral(word) || synonymsOf(word).length > 0;
  const unsure = typed.filter((one) => !isSure(foldForSearch(one)));
  const queries = unsure.map(
    (one) => sql`select ${one}::text as typed where exists (
      select from search_word where word = ${stemOf(one)} or word like ${`${foldForSearch(one)}%`})`,
  );
  const { rows } =
    queries.length > 0
      ? await sql<{
          typed: string;
        }>`select typed from (${sql.join(queries, sql` union all `)}) known`.execute(db)
      : { rows: [] };
  const found = rows.map((row) => row.typed);
  return new Set(typed.filter((one) => !unsure.includes(one) || found.includes(one)));
}

async function correctionOf(db: Kysely<Database>, typed: string): Promise<WordChoice | null> {
  const words = (await swapped(db, typed)) ?? (await alike(db, foldForSearch(typed)));
  return words && { words };
}

/** Candidates for corrections: three letters or more, no digits. */
const HAS_LIKENESS = sql<boolean>`word ~ '^[^0-9]{3,}$'`;

/** Returns the known stems after a swap of two neighbouring letters: `лмапа` becomes `лампа`. */
async function swapped(db: Kysely<Database>, typed: string): Promise<string[] | null> {
  const letters = [...typed];
  const stems = letters.slice(1).map((letter, place) => {
    const word = letters.toSpliced(place, 2, letter, letters[place] ?? '').join('');
    return searchStem(foldForSearch(word));
  });
  if (stems.length === 0) return null;
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', 'in', [...new Set(stems)])
    .where(HAS_LIKENESS)
    .orderBy('word')
    .limit(MAX_CORRECTIONS)
    .execute();
  return rows.length > 0 ? rows.map(({ word }) => word) : null;
}

/** Returns the stems of the words with the nearest spelling. */
async function alike(db: Kysely<Database>, word: string): Promise<string[] | null> {
  const farthest = Math.max(1, Math.floor(word.length / 3));
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where ${HAS_LIKENESS} and word % ${word} and levenshtein(left(word, 100), left(${word}, 100)) <= ${farthest}
    order by levenshtein(left(word, 100), left(${word}, 100)), similarity(word, ${word}) desc, word
    limit ${MAX_CORRECTIONS}`.execute(db);
  return rows.length > 0 ? [...new Set(rows.map((row) => searchStem(row.word)))] : null;
}
