import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Post, PostCategory, PostCategoryId, PostSummary } from './post.ts';

/** Query of posts; the newest are first. */
export type PostSearch = {
  category?: PostCategoryId;
  highlighted?: boolean;
  /** Ids to exclude. */
  exclude?: readonly string[];
  offset?: number;
  limit: number;
};

/** Port to the posts of the journal (BLOG-01, BLOG-02). */
export abstract class JournalCatalogue {
  /** Categories with their number of posts. */
  abstract categories(signal?: CancelSignal): Promise<(PostCategory & { count: number })[]>;
  abstract posts(search: PostSearch, signal?: CancelSignal): Promise<Page<PostSummary>>;
  /** @throws Failure `not-found` `error-post-not-found`. */
  abstract post(id: string, signal?: CancelSignal): Promise<Post>;
}
