import { CompiledQuery, sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { PostVersion } from '../../../src/core/journal/post-version.ts';
import { fillArticle } from '../../platform/article-values.ts';
import type { ArticleValues } from '../../platform/article-values.ts';
import { lockLoad } from '../../platform/database/advisory-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { writePosts, writeTexts } from './load-posts.ts';
import type { PostOfFiles } from './read-posts.ts';

/** A planned version is applied within this time after its start, also if a job was late. */
const RECENT = HOUR;

type VersionRow = { key: string; value: PostVersion };

/** Writes the versions in force of all posts, or of those that began lately (TEAM-09). A job of every minute. */
export async function applyPosts(
  db: Kysely<Database>,
  { now, values, all = false }: { now: Date; values: ArticleValues; all?: boolean },
): Promise<void> {
  const since = new Date(all ? 0 : now.getTime() - RECENT);
  const { rows } = await sql<{ key: string }>`
    select distinct key from team_version
    where kind = 'posts' and valid_from > ${since} and valid_from <= ${now}`.execute(db);
  if (rows.length === 0) return;
  const keys = rows.map(({ key }) => key);
  await inTransaction(db, (transaction) => applyPostsOf(transaction, keys, { now, values }));
}

/** Writes the versions in force of some posts, for visitors, feeds, comments and the newsletter. */
export async function applyPostsOf(
  transaction: Transaction<Database>,
  slugs: readonly string[],
  { now, values }: { now: Date; values: ArticleValues },
): Promise<void> {
  await lockLoad(transaction, 'posts');
  const { rows } = await sql<VersionRow>`
    select distinct on (key) key, value from team_version
    where kind = 'posts' and key = any(${slugs}::text[]) and valid_from <= ${now}
    order by key, valid_from desc, number desc`.execute(transaction);
  const query = async <Row>(text: string, parameters: unknown[]) => {
    const { rows: written } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, parameters));
    return { rows: written };
  };
  const posts = rows.map(({ key, value }) => postOf(key, value, values));
  await writePosts({ query }, posts, sofiaDay(now));
  await writeTexts({ query }, posts);
}

function postOf(slug: string, version: PostVersion, values: ArticleValues): PostOfFiles {
  const { category, date, highlighted, cover, related, isPublished } = version;
  const textOf = (language: Language) => {
    const { title, description, body } = version[language];
    return { title, description, markdown: fillArticle(body, language, values) };
  };
  const [bg, en] = LANGUAGES.map(textOf) as [ReturnType<typeof textOf>, ReturnType<typeof textOf>];
  return { slug, category, date, highlighted, cover, related, isActive: isPublished, texts: { bg, en } };
}
