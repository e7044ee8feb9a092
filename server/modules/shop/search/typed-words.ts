import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isFiller, searchStem } from '../../../../src/core/shared/search-stem.ts';
import { foldForSearch, splitSigns } from '../../../../src/core/shared/search-text.ts';
import { joinPhrases, synonymsOf } from '../../../platform/database/lists/synonyms.ts';
import { textQuery } from '../../../platform/database/lists/text-query.ts';
import type { WordChoice } from '../../../platform/database/lists/text-query.ts';
import { wordsBeginning } from '../../../platform/database/lists/words-beginning.ts';
import type { Database } from '../../../tables.ts';

const MAX_WORDS = 8;
/** How many words a mistyped one may mean. */
const MAX_CORRECTIONS = 3;
/** So many products are counted when the shop chooses which word to let go. */
const COMPARED = 200;
/** Where words are common they are met among so many products; all of them are looked up only for those that are rare together. */
const LOOKED_AT = 2_000;

/** What a text means for PostgreSQL's text search, and the words, as they were typed, that had to be let go. */
export type SoughtWords = { query: string; letGo: string[] };

type Meaning = { typed: string; choice: WordChoice };

/**
 * What is sought by a text (SHOP-04): each word by its stem or as a beginning, a mistyped one as the nearest words
 * that products have. Where no product has all of them, words are let go one by one, so that the most is found.
 * Null when the text holds no word, or none that anything is like.
 */
export async function searchWords(db: Kysely<Database>, request: string): Promise<SoughtWords | null> {
  const typed = typedWords(request);
  let known: Meaning[] = [];
  // One after the other: side by side they lead what follows to connections that have seen nothing of the table yet (decision 61).
  for (const word of typed) {
    const choice = await meaningOf(db, word);
    if (choice !== null) known.push({ typed: word, choice });
  }
  let areFound = known.length > 0 && (await isFound(db, known));
  const categories = areFound || known.length < 2 ? new Set<string>() : await categoryStems(db);
  while (!areFound && known.length > 1) {
    ({ words: known, areFound } = await withOneLess(db, known, categories));
  }
  if (!areFound) return null;
  const kept = known.map((word) => word.typed);
  const letGo = typed.filter((word) => !kept.includes(word));
  // What is left must say something: a number alone is not what was sought.
  if (letGo.length > 0 && !kept.some((word) => /\p{L}{3}/u.test(word))) return null;
  return { query: queryOf(known), letGo };
}

/** The words that count, as they were typed. Each folds to one word: signs such as `½` are several, and are split first. */
export function typedWords(request: string): string[] {
  const words = splitSigns(request)
    .slice(0, 200)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => foldForSearch(word) !== '');
  const telling = words.filter((word) => !isFiller(foldForSearch(word)));
  return [...new Set(joinPhrases(telling.length > 0 ? telling : words))].slice(0, MAX_WORDS);
}

const queryOf = (words: readonly Meaning[]) => textQuery(words.map(({ choice }) => choice));

/** Common words are met among the first products; others are looked up by the index of terms, however few have them. */
async function isFound(db: Kysely<Database>, words: readonly Meaning[]): Promise<boolean> {
  const fits = sql`l.terms @@ to_tsquery('simple', ${queryOf(words)})`;
  const { rows } = await sql<{ found: boolean }>`
    with found as materialized (select from listed_product l where ${fits})
    select exists (select from (select terms from listed_product limit ${LOOKED_AT}) l where ${fits})
      or exists (select from found) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Without the word that leaves the most, one that names a category only if need be; of equals the later one goes.
 * @returns with whether any product has those that are left
 */
async function withOneLess(
  db: Kysely<Database>,
  words: readonly Meaning[],
  categories: ReadonlySet<string>,
): Promise<{ words: Meaning[]; areFound: boolean }> {
  const choices = words.map((_, place) => words.toSpliced(place, 1));
  const naming = words.map(({ typed }) => categories.has(stemOf(typed)));
  const { rows } = await sql<{ place: number; areFound: boolean }>`
    with looked_at as materialized (select terms from listed_product limit ${LOOKED_AT}),
    choice as materialized (
      select to_tsquery('simple', query) as query, names_category, place
      from unnest(${choices.map(queryOf)}::text[], ${naming}::boolean[]) with ordinality
        as choice (query, names_category, place)
    )
    select choice.place - 1 as place, common.found + rare.found > 0 as "areFound" from choice
    cross join lateral (
      select count(*) as found from looked_at l where l.terms @@ choice.query
    ) common
    cross join lateral (
      select count(*) as found from (
        with found as materialized (
          select from listed_product l where l.terms @@ choice.query and common.found = 0
        ) select from found limit ${COMPARED}
      ) alike
    ) rare
    order by "areFound" desc, choice.names_category, least(common.found, ${COMPARED}) desc,
      rare.found desc, choice.place desc limit 1`.execute(db);
  const { place = 0, areFound = false } = rows[0] ?? {};
  return { words: choices[place] ?? [], areFound };
}

const stemOf = (word: string) => searchStem(foldForSearch(word));

/** The words of the categories' names in both languages. */
async function categoryStems(db: Kysely<Database>): Promise<Set<string>> {
  const names = await db.selectFrom('category').select(['name_bg', 'name_en']).execute();
  return new Set(names.flatMap(({ name_bg, name_en }) => typedWords(`${name_bg} ${name_en}`).map(stemOf)));
}

async function meaningOf(db: Kysely<Database>, typed: string): Promise<WordChoice | null> {
  const word = foldForSearch(typed);
  const synonyms = synonymsOf(word);
  if (synonyms.length === 0) return ownMeaningOf(db, typed);
  const { words, ...beginnings } = (await beginning(db, word, searchStem(word))) ?? {
    words: [searchStem(word)],
  };
  return { words: [...words, ...synonyms], ...beginnings };
}

async function ownMeaningOf(db: Kysely<Database>, typed: string): Promise<WordChoice | null> {
  const word = foldForSearch(typed);
  // Too short to be anything but itself, and numbers have no likeness.
  if (word.length < 3 || /\d/.test(word)) {
    return (word.length > 1 ? await beginning(db, word) : null) ?? { words: [word] };
  }
  const stem = searchStem(word);
  const known = await beginning(db, word, stem.length < 3 ? word : stem);
  if (known !== null) return known;
  const meant = (await swapped(db, typed)) ?? (await alike(db, word));
  return meant && { words: meant };
}

/** What terms of `listed_product` that are no words begin with. */
const TERMS = ['category', 'colour', 'in-stock', 'material', 'on-promo', 'size', 'vendor'];
/**
 * So many words are named one by one, more of them where terms of other kinds begin so too, such as `mat` and `material:wood`.
 */
const MAX_NAMED = { alone: 100, besideTerms: 500 };

/** The words that begin so, and the stem; null where products have none of them. */
async function beginning(db: Kysely<Database>, word: string, stem = word): Promise<WordChoice | null> {
  const isBesideTerms = TERMS.some((term) => term.startsWith(word));
  const most = isBesideTerms ? MAX_NAMED.besideTerms : MAX_NAMED.alone;
  const { words, areAll } = await wordsBeginning(db, 'search_word', { word, stem, most });
  if (words.length === 0) return null;
  return areAll || isBesideTerms ? { words } : { words: [stem], beginning: word };
}

/** What may be meant by a mistyped word. */
const HAS_LIKENESS = sql<boolean>`word ~ '^[^0-9]{3,}$'`;

/** The stems that two neighbouring letters in each other's place make: `лмапа` is `лампа`. */
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

/** The stems of the words that are spelled most like it. */
async function alike(db: Kysely<Database>, word: string): Promise<string[] | null> {
  const farthest = Math.max(1, Math.floor(word.length / 3));
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where ${HAS_LIKENESS} and word % ${word} and levenshtein(left(word, 100), left(${word}, 100)) <= ${farthest}
    order by levenshtein(left(word, 100), left(${word}, 100)), similarity(word, ${word}) desc, word
    limit ${MAX_CORRECTIONS}`.execute(db);
  return rows.length > 0 ? [...new Set(rows.map((row) => searchStem(row.word)))] : null;
}
