import { Type } from 'typebox';
import { POST_CATEGORIES } from '../../src/core/journal/post.ts';
import { commentOperations } from './comments.ts';
import { operation } from '../operation.ts';
import { nullable, oneOf, page, paging, Picture, PostId, strict } from '../schema.ts';

const domain = 'journal';

const CategoryId = oneOf(POST_CATEGORIES);

const summary = {
  /** Last segment of its address. */
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  category: strict({ id: CategoryId, name: Type.String() }),
  publishedAt: Type.String({ description: 'date, YYYY-MM-DD' }),
  highlighted: Type.Boolean(),
  readingMinutes: Type.Integer({ minimum: 1 }),
  cover: nullable(Picture),
};
const PostSummary = strict(summary);

export const newsCategories = operation({
  id: 'newsCategories',
  method: 'GET',
  path: '/api/news/categories',
  summary: 'Returns the categories of the blog with the number of posts in each (BLOG-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    data: Type.Array(strict({ id: CategoryId, name: Type.String(), count: Type.Integer({ minimum: 0 }) })),
  }),
});

export const news = operation({
  id: 'news',
  method: 'GET',
  path: '/api/news',
  summary: 'Returns posts of the blog, the newest first by default (BLOG-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    type: Type.Optional(oneOf(['blog'])),
    category_id: Type.Optional(CategoryId),
    highlighted: Type.Optional(Type.Boolean()),
    exclude: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'ids of posts to exclude, separated by commas' }),
    ),
    orderBy: Type.Optional(oneOf(['data.DESC', 'data.ASC', 'createdAt.DESC', 'createdAt.ASC'])),
    ...paging,
  }),
  answer: page(PostSummary),
});

export const newsPost = operation({
  id: 'newsPost',
  method: 'GET',
  path: '/api/news/{id}',
  summary: 'Returns a post with its text as safe HTML (BLOG-02)',
  domain,
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: PostId }),
  answer: strict({
    ...summary,
    html: Type.String(),
    /** Headings of the text; `id` is the anchor. */
    headings: Type.Array(strict({ id: Type.String(), title: Type.String() })),
    related: Type.Array(PostSummary),
  }),
});

export const journalOperations = [newsCategories, news, newsPost, ...commentOperations];
