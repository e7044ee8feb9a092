import type { Kysely } from 'kysely';
import type { SearchTarget } from '../../../../src/core/searches/site-search/site-search.ts';
import { wordsOf } from '../../../../src/core/searches/site-search/vocabulary.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { isFiller, searchTerms } from '../../../../src/core/shared/search-stem.ts';
import type { Database } from '../../../tables.ts';

const NOTHING: FoundPosts = { targets: [], letGo: [] };

/** Minimum length of a word, because short ones such as `как` and `се` are in every article. */
const SHORTEST = 4;
/** Number of newest articles that are searched. */
const READ = 300;

/** Articles, newest first; `letGo` are the missing words. */
export type FoundPosts = { targets: SearchTarget[]; letGo: string[] };

/**
 * Returns the articles with every word in their title or summary, in either language. Otherwise returns those
 * with the most words, at least half of them.
 */
export async function foundPosts(
  db: Kysely<Database>,
  text: string,
  language: Language,
): Promise<FoundPosts> {
  const words = wordsOf(text).filter(({ folded }) => !isFiller(folded) && folded.length >= SHORTEST);
  if (words.length === 0) return NOTHING;
  const rows = await db
    .selectFrom('post')
    .innerJoin('post_text', 'post_text.post_id', 'post.id')
    .select(['slug', 'language', 'title', 'description'])
    .where('active', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('post.id', 'desc')
    .limit(READ * 2)
    .execute();
  const matched = rows.map(({ slug, title, description }) => {
    const terms = new Set(termsOf(`${title} ${description}`));
    return { slug, missing: words.filter(({ stem }) => !terms.has(stem)) };
  });
  const fewest = Math.min(...matched.map(({ missing }) => missing.length));
  if (fewest > words.length / 2) return NOTHING;
  const best = matched.filter(({ missing }) => missing.length === fewest);
  const targets = [...new Set(best.map(({ slug }) => slug))].map((id) => ({
    route: 'BlogPost' as const,
    id,
    title: rows.find((row) => row.slug === id && row.language === language)?.title ?? null,
  }));
  return { targets, letGo: best[0]?.missing.map(({ written }) => written) ?? [] };
}

const known = new Map<string, string[]>();

function termsOf(text: string): string[] {
  const terms = known.get(text) ?? searchTerms(text);
  if (known.size >= READ * 4) known.clear();
  known.set(text, terms);
  return terms;
}
