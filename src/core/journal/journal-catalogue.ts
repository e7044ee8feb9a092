import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Post, PostCategory, PostCategoryId, PostSummary } from './post.ts';

/** Which posts are wanted; the newest come first. */
export type PostSearch = {
  category?: PostCategoryId;
  highlighted?: boolean;
  /** Ids to leave out. */
  exclude?: readonly string[];
  offset?: number;
  limit: number;
};

/** The posts of the journal (BLOG-01, BLOG-02). */
export abstract class JournalCatalogue {
  /** The categories with how many posts each has. */
  abstract categories(signal?: CancelSignal): Promise<(PostCategory & { count: number })[]>;
  abstract posts(search: PostSearch, signal?: CancelSignal): Promise<Page<PostSummary>>;
  /** @throws Failure `not-found` `error-post-not-found`. */
  abstract post(id: string, signal?: CancelSignal): Promise<Post>;
}
