import type { Kysely } from 'kysely';
import type { SearchTarget } from '../../../../src/core/searches/site-search/site-search.ts';
import { wordsOf } from '../../../../src/core/searches/site-search/vocabulary.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { isFiller, searchTerms } from '../../../../src/core/shared/search-stem.ts';
import type { Database } from '../../../tables.ts';

/** Only the newest articles are searched. */
const READ = 300;

/** Returns the articles with every word in their title or summary, in either language, the newest first. */
export async function foundPosts(
  db: Kysely<Database>,
  text: string,
  language: Language,
): Promise<SearchTarget[]> {
  const words = wordsOf(text).filter(({ folded }) => !isFiller(folded));
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('post')
    .innerJoin('post_text', 'post_text.post_id', 'post.id')
    .select(['slug', 'language', 'title', 'description'])
    .where('active', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('post.id', 'desc')
    .limit(READ * 2)
    .execute();
  const found = new Set(
    rows
      .filter(({ title, description }) => {
        const terms = new Set(termsOf(`${title} ${description}`));
        return words.every(({ stem }) => terms.has(stem));
      })
      .map(({ slug }) => slug),
  );
  return [...found].map((id) => ({
    route: 'BlogPost',
    id,
    title: rows.find((row) => row.slug === id && row.language === language)?.title ?? null,
  }));
}

const known = new Map<string, string[]>();

/** The same articles are searched again and again: their terms are cached. */
function termsOf(text: string): string[] {
  const terms = known.get(text) ?? searchTerms(text);
  if (known.size >= READ * 4) known.clear();
  known.set(text, terms);
  return terms;
}
