import { join } from 'node:path';
import type pg from 'pg';
import { LANGUAGES } from '../../../src/core/shared/language.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { ArticleValues } from '../../platform/article-values.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { readyText } from './post-markdown.ts';
import { readPosts } from './read-posts.ts';
import type { PostOfFiles } from './read-posts.ts';

/** Number of written and removed posts. */
export type LoadedPosts = { written: number; gone: number };

/**
 * Synchronises the posts with content/blog and writes only differences; missing posts are hidden. New posts
 * of today or later are announced, except in the first load. Posts that the team has changed stay as they are.
 * @param root folder of the project
 * @throws ArticleError; then nothing is changed
 */
export async function loadPosts(
  pool: pg.Pool,
  root: string,
  now: Date,
  values: ArticleValues,
): Promise<LoadedPosts> {
  const files = await readPosts(join(root, 'content/blog'), values);
  return withAdvisoryLock(pool, 'posts', async (client) => {
    const { rows: changed } = await client.query<{ key: string }>(
      `select distinct key from team_version where kind = 'posts' and valid_from <= $1`,
      [now],
    );
    const ofTeam = changed.map(({ key }) => key);
    const posts = files.filter(({ slug }) => !ofTeam.includes(slug));
    const written = new Set([
      ...(await writePosts(client, posts, sofiaDay(now))),
      ...(await writeTexts(client, posts)),
    ]);
    const { rowCount } = await client.query(
      'update post set active = false, announce = false where active and slug <> all ($1::text[])',
      [[...posts.map(({ slug }) => slug), ...ofTeam]],
    );
    return { written: written.size, gone: rowCount ?? 0 };
  });
}

/** Connection or transaction that writes posts. */
type Queries = {
  query: <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<{ rows: Row[] }>;
};

/** @returns slugs of changed posts */
export async function writePosts(
  client: Queries,
  posts: readonly PostOfFiles[],
  today: string,
): Promise<string[]> {
  const isFirst = (await client.query('select from post limit 1', [])).rows.length === 0;
  const rows = posts.map(({ slug, category, date, highlighted, cover, related, isActive }) => ({
    slug,
    category,
    published_on: date,
    highlighted,
    cover,
    related,
    active: isActive,
    announce: !isFirst && isActive && date >= today,
  }));
  // Updates do not change `announce`, so that a post is announced once.
  const { rows: written } = await client.query<{ slug: string }>(
    `insert into post (slug, category, published_on, highlighted, cover, related, active, announce)
     select slug, category, published_on, highlighted, nullif(cover, 'null'), related, active, announce
     from jsonb_to_recordset($1::jsonb) as given (slug text, category text, published_on date, highlighted boolean,
       cover jsonb, related jsonb, active boolean, announce boolean)
     on conflict (slug) do update set category = excluded.category, published_on = excluded.published_on,
       highlighted = excluded.highlighted, cover = excluded.cover, related = excluded.related, active = excluded.active
     where (post.category, post.published_on, post.highlighted, post.cover, post.related, post.active)
       is distinct from (excluded.category, excluded.published_on, excluded.highlighted, excluded.cover,
         excluded.related, excluded.active)
     returning slug`,
    [JSON.stringify(rows)],
  );
  return written.map(({ slug }) => slug);
}

export async function writeTexts(client: Queries, posts: readonly PostOfFiles[]): Promise<string[]> {
  const rows = posts.flatMap(({ slug, texts }) =>
    LANGUAGES.map((language) => {
      const { title, description, markdown } = texts[language];
      const { html, headings, minutes } = readyText(markdown);
      return { slug, language, title, description, markdown, html, headings, reading_minutes: minutes };
    }),
  );
  const columns = ['title', 'description', 'markdown', 'html', 'headings', 'reading_minutes'];
  const list = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ');
  const { rows: written } = await client.query<{ slug: string }>(
    `insert into post_text as kept (post_id, language, ${columns.join(', ')})
     select post.id, given.language, ${list('given')}
     from jsonb_to_recordset($1::jsonb) as given (slug text, language text, title text, description text,
       markdown text, html text, headings jsonb, reading_minutes integer)
     join post using (slug)
     on conflict (post_id, language) do update set (${columns.join(', ')}) = row (${list('excluded')})
     where (${list('kept')}) is distinct from (${list('excluded')})
     returning (select slug from post where post.id = kept.post_id)`,
    [JSON.stringify(rows)],
  );
  return written.map(({ slug }) => slug);
}
