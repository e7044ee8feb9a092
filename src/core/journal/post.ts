import type { Picture } from '../shared/picture.ts';

/** Path of the journal's feed; `?language=` sets the language. */
export const FEED_PATH = '/blog/rss.xml';

/** What the journal writes about, in the order of its tabs (BLOG-01). */
export const POST_CATEGORIES = ['renting', 'living-together', 'moving-and-cleaning', 'furnishing'] as const;
export type PostCategoryId = (typeof POST_CATEGORIES)[number];

export type PostCategory = { id: PostCategoryId; name: string };

/** A post as lists show it; `id` is the readable end of its address, `publishedAt` a day. */
export type PostSummary = {
  id: string;
  title: string;
  description: string;
  category: PostCategory;
  publishedAt: string;
  highlighted: boolean;
  readingMinutes: number;
  cover: Picture | null;
};

/** A part of the text; `id` is where it begins. */
export type PostHeading = { id: string; title: string };

/** A post as it is read; `html` is made by the server from our own Markdown (BLOG-02). */
export type Post = PostSummary & { html: string; headings: PostHeading[]; related: PostSummary[] };

/** What the address of a post can end in. */
export const POST_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isPostCategory(text: string): text is PostCategoryId {
  return POST_CATEGORIES.some((category) => category === text);
}
