import type { Picture } from '../shared/picture.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { Page } from '../shared/page.ts';

/** Path of the journal's feed; `?language=` sets the language. */
export const FEED_PATH = '/blog/rss.xml';

/** Categories of the journal, in the order of its tabs (BLOG-01). */
export const POST_CATEGORIES = ['renting', 'living-together', 'moving-and-cleaning', 'furnishing'] as const;
export type PostCategoryId = (typeof POST_CATEGORIES)[number];

export type PostCategory = { id: PostCategoryId; name: string };

/** A post in lists; `id` is the last segment of its address, `publishedAt` a day. */
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

/** A heading of the text; `id` is its anchor. */
export type PostHeading = { id: string; title: string };

/** A complete post; the server generates `html` from Markdown (BLOG-02). */
export type Post = PostSummary & { html: string; headings: PostHeading[]; related: PostSummary[] };

/** Pattern of the last segment of a post's address. */
export const POST_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isPostCategory(text: string): text is PostCategoryId {
  return POST_CATEGORIES.some((category) => category === text);
}

/** Query of posts; the newest are first. */
export type PostSearch = {
  category_id?: PostCategoryId;
  highlighted?: boolean;
  /** Ids to exclude, joined by commas. */
  exclude?: string;
  offset?: number;
  limit: number;
};

/** Port to the posts of the journal (BLOG-01, BLOG-02). */
export abstract class JournalCatalogue {
  abstract newsCategories(
    input?: NoInput,
    signal?: CancelSignal,
  ): Promise<{ data: (PostCategory & { count: number })[] }>;
  abstract news(input: PostSearch, signal?: CancelSignal): Promise<Page<PostSummary>>;
  /** @throws Failure `not-found` `error-post-not-found` */
  abstract newsPost(input: { id: string }, signal?: CancelSignal): Promise<Post>;
}
