import type { Kysely, Selectable } from 'kysely';
import type { QueryOf } from '../../../api/operation.ts';
import type { news } from '../../../api/journal/journal.ts';
import { POST_CATEGORIES } from '../../../src/core/journal/post.ts';
import type { Post, PostCategory, PostSummary } from '../../../src/core/journal/post.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { PostTable, PostTextTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';

export type Reading = { db: Kysely<Database>; texts: Texts; language: Language };

/** Returns the categories in order, each with its number of posts (BLOG-01). */
export async function categoriesOf(reading: Reading): Promise<(PostCategory & { count: number })[]> {
  const rows = await reading.db
    .selectFrom('post')
    .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
    .where('active', '=', true)
    .groupBy('category')
    .execute();
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return POST_CATEGORIES.map((id) => ({ ...categoryOf(reading, id), count: counts.get(id) ?? 0 }));
}

/** Returns one page of posts, by default newest first. */
export async function findPosts(reading: Reading, filter: QueryOf<typeof news>): Promise<Page<PostSummary>> {
  const { category_id: category, highlighted, exclude, orderBy = 'data.DESC' } = filter;
  const excluded = (exclude ?? '').split(',').filter((slug) => slug !== '');
  let found = reading.db.selectFrom('post').where('active', '=', true);
  if (category !== undefined) found = found.where('category', '=', category);
  if (highlighted !== undefined) found = found.where('highlighted', '=', highlighted);
  if (excluded.length > 0) found = found.where('slug', 'not in', excluded);
  const direction = orderBy.endsWith('.ASC') ? 'asc' : 'desc';
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .innerJoin('post_text', 'post_text.post_id', 'post.id')
      .where('language', '=', reading.language)
      .select(SUMMARY)
      .orderBy('published_on', direction)
      .orderBy('post.id', direction)
      .offset(filter.offset ?? 0)
      .limit(filter.limit ?? PAGE_SIZE.posts)
      .execute(),
  ]);
  return { data: rows.map((row) => summaryOf(reading, row)), total };
}

/** Returns a post for its page (BLOG-02). @throws Failure `not-found` */
export async function readPost(reading: Reading, slug: string): Promise<Post> {
  const row = await reading.db
    .selectFrom('post')
    .innerJoin('post_text', 'post_text.post_id', 'post.id')
    .where('active', '=', true)
    .where('slug', '=', slug)
    .where('language', '=', reading.language)
    .select([...SUMMARY, 'html', 'headings', 'related'])
    .executeTakeFirst();
  if (!row) throw noPost();
  const { html, headings, related } = row;
  return { ...summaryOf(reading, row), html, headings, related: await postsOf(reading, related) };
}

/** Returns the id of a public post. @throws Failure `not-found` */
export async function idOfPost(db: Kysely<Database>, slug: string): Promise<number> {
  const row = await db
    .selectFrom('post')
    .select('id')
    .where('slug', '=', slug)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw noPost();
  return row.id;
}

const SUMMARY = [
  'slug',
  'category',
  'published_on',
  'highlighted',
  'cover',
  'title',
  'description',
  'reading_minutes',
] as const;

type SummaryRow = Pick<Selectable<PostTable> & Selectable<PostTextTable>, (typeof SUMMARY)[number]>;

function summaryOf(reading: Reading, row: SummaryRow): PostSummary {
  return {
    id: row.slug,
    title: row.title,
    description: row.description,
    category: categoryOf(reading, row.category),
    publishedAt: row.published_on,
    highlighted: row.highlighted,
    readingMinutes: row.reading_minutes,
    cover: row.cover,
  };
}

function categoryOf({ texts, language }: Reading, id: PostCategory['id']): PostCategory {
  return { id, name: texts.in(language)(`journal-category-${id}`) };
}

async function postsOf(reading: Reading, slugs: readonly string[]): Promise<PostSummary[]> {
  if (slugs.length === 0) return [];
  const rows = await reading.db
    .selectFrom('post')
    .innerJoin('post_text', 'post_text.post_id', 'post.id')
    .where('active', '=', true)
    .where('slug', 'in', slugs)
    .where('language', '=', reading.language)
    .select(SUMMARY)
    .execute();
  return slugs.flatMap((slug) => {
    const row = rows.find((one) => one.slug === slug);
    return row ? [summaryOf(reading, row)] : [];
  });
}

const noPost = () => new Failure('error-post-not-found', {}, 'not-found');
