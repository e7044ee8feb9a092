import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { searchStem, searchTerms } from '../../../../src/core/shared/search-stem.ts';
import { foldForSearch, splitSigns } from '../../../../src/core/shared/search-text.ts';
import { ROOMS } from '../../../../src/core/shop/room.ts';
import type { Room } from '../../../../src/core/shop/room.ts';
import type { Suggestions } from '../../../../src/core/searches/suggestions.ts';
import type { Database } from '../../../tables.ts';
import type { Texts } from '../../../platform/texts.ts';
import { SHOWN_PRICES } from '../product-rows.ts';
import type { ProductIndex } from './product-index.ts';
import { typedWords } from './typed-words.ts';

type Deps = { db: Kysely<Database>; products: ProductIndex };

const SHOWN = { words: 3, categories: 3, products: 4 };
/** Maximum products whose titles complete the last word. */
const READ = 60;
/** Minimum letters of a prefix that is searched among products. */
const SHORTEST = 3;

export async function suggestProducts(
  deps: Deps,
  text: string,
  language: Language,
): Promise<Pick<Suggestions, 'words' | 'categories' | 'products'>> {
  const typed = typedWords(text);
  const last = typed.at(-1);
  if (last === undefined) return { words: [], categories: [], products: [] };
  const [categories, products] = await Promise.all([
    fittingCategories(deps.db, typed, language),
    foldForSearch(last).length < SHORTEST && typed.length === 1 ? [] : fittingProducts(deps, text, language),
  ]);
  return {
    categories,
    products: products.slice(0, SHOWN.products),
    words: completions(
      text,
      typed,
      products.map(({ title }) => title),
    ),
  };
}

/** Returns the rooms with this name in either language. */
export async function suggestRooms(
  { texts }: { texts: Texts },
  text: string,
): Promise<Pick<Suggestions, 'shopRooms'>> {
  const typed = typedWords(text);
  const isMeant = (room: Room) =>
    LANGUAGES.some((language) => isNamed(texts.in(language)(`room-${room}`), typed));
  return { shopRooms: typed.length > 0 ? ROOMS.filter(isMeant) : [] };
}

type SuggestedRow = Omit<Suggestions['products'][number], 'promoPrice'> & { promo_price: number | null };

async function fittingProducts(
  { db, products }: Deps,
  text: string,
  language: Language,
): Promise<Suggestions['products']> {
  const page = { orderBy: 'popular.DESC', offset: 0, limit: READ } as const;
  const { ids, letGo } = await products.find({ request: text }, page);
  // Suggestions must match all words.
  if (letGo.length > 0) return [];
  const { rows } = await sql<SuggestedRow>`
    select p.id, ${sql.ref(`p.title_${language}`)} as title, ${SHOWN_PRICES},
      p.pictures -> 0 as image
    from product p where p.id = any(${ids}::bigint[]) order by p.popularity desc, p.id desc`.execute(db);
  return rows.map(({ promo_price: promoPrice, ...row }) => ({ ...row, promoPrice }));
}

/** Returns the categories whose names contain every typed word, or a word with that prefix. */
async function fittingCategories(
  db: Kysely<Database>,
  typed: readonly string[],
  language: Language,
): Promise<Suggestions['categories']> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name_bg as bg', 'name_en as en', 'picture'])
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ bg, en }) => isNamed(bg, typed) || isNamed(en, typed))
    .slice(0, SHOWN.categories)
    .map(({ id, picture, ...names }) => ({ id, name: names[language], picture }));
}

/** True if the name contains every typed word, or a word with that prefix. */
function isNamed(name: string, typed: readonly string[]): boolean {
  const words = foldForSearch(name).split(' ');
  return typed
    .map(foldForSearch)
    .every((word) => words.some((one) => one.startsWith(word) || searchStem(one) === searchStem(word)));
}

/**
 * Completes the last typed word with words of titles, most frequent first. Titles must contain the other
 * words.
 */
function completions(text: string, typed: readonly string[], titles: readonly string[]): string[] {
  const last = typed.at(-1) ?? '';
  const beginning = foldForSearch(last);
  const others = typed.slice(0, -1).map((word) => searchStem(foldForSearch(word)));
  const counts = new Map<string, number>();
  for (const title of titles) {
    const terms = searchTerms(title);
    if (!others.every((stem) => terms.includes(stem))) continue;
    for (const word of title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
      const folded = foldForSearch(word);
      if (folded.startsWith(beginning) && folded !== beginning) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const written = splitSigns(text);
  const before = written.slice(0, written.lastIndexOf(last));
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN.words)
    .map(([word]) => before + word);
}
