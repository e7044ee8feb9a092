import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { PostCategoryId } from '../../../../src/core/journal/post.ts';
import type { PostFields, PostVersion } from '../../../../src/core/journal/post-version.ts';
import type { Database } from '../../../tables.ts';

type PostRow = {
  slug: string;
  bg: string;
  en: string;
  category: PostCategoryId;
  date: string;
  state: 'shown' | 'planned' | 'hidden';
};

type Search = { pattern: string; offset: number; limit: number; now: Date };

/** Returns posts, the newest first; a post that has not begun has the texts of its newest version. */
export async function teamPosts(
  db: Kysely<Database>,
  { pattern, offset, limit, now }: Search,
): Promise<{ data: PostRow[]; total: number }> {
  const { rows } = await sql<PostRow & { total: number }>`
    select found.*, count(*) over () as total from (
      select p.slug, bg.title as bg, en.title as en, p.category, p.published_on::text as date,
        case when p.active then 'shown' else 'hidden' end as state
      from post p
      join post_text bg on bg.post_id = p.id and bg.language = 'bg'
      join post_text en on en.post_id = p.id and en.language = 'en'
      union all
      (select distinct on (v.key) v.key, v.value #>> '{bg,title}', v.value #>> '{en,title}', v.value ->> 'category',
        v.value ->> 'date', case when v.valid_from > ${now} then 'planned' else 'hidden' end
      from team_version v where v.kind = 'posts' and not exists (select from post where slug = v.key)
      order by v.key, v.number desc)
    ) found
    where slug ilike ${pattern} or bg ilike ${pattern} or en ilike ${pattern}
    order by date desc, slug limit ${limit} offset ${offset}`.execute(db);
  const data = rows.map(({ slug, bg, en, category, date, state }) => ({
    slug,
    bg,
    en,
    category,
    date,
    state,
  }));
  return { data, total: rows[0]?.total ?? 0 };
}

/** Returns a post as visitors see it, or saw it before it was hidden; null if it has never been shown. */
export async function publishedPost(
  db: Kysely<Database>,
  slug: string,
): Promise<{ value: PostVersion; isShown: boolean } | null> {
  const post = await db
    .selectFrom('post')
    .select(['id', 'category', 'published_on', 'highlighted', 'cover', 'related', 'active'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!post) return null;
  const texts = await db
    .selectFrom('post_text')
    .select(['language', 'title', 'description', 'markdown'])
    .where('post_id', '=', post.id)
    .execute();
  const fieldsIn = (wanted: 'bg' | 'en'): PostFields => {
    const {
      title = '',
      description = '',
      markdown = '',
    } = texts.find(({ language }) => language === wanted) ?? {};
    return { title, description, body: markdown.trim() };
  };
  const { category, published_on: date, highlighted, cover, related, active } = post;
  return {
    isShown: active,
    value: {
      category,
      date,
      highlighted,
      isPublished: active,
      cover,
      related,
      bg: fieldsIn('bg'),
      en: fieldsIn('en'),
    },
  };
}
