import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { Page } from '../shared/page.ts';
import type { Post, PostCategory, PostCategoryId, PostSummary } from './post.ts';

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
  /** Categories with their number of posts. */
  abstract newsCategories(
    input?: NoInput,
    signal?: CancelSignal,
  ): Promise<{ data: (PostCategory & { count: number })[] }>;
  abstract news(input: PostSearch, signal?: CancelSignal): Promise<Page<PostSummary>>;
  /** @throws Failure `not-found` `error-post-not-found` */
  abstract newsPost(input: { id: string }, signal?: CancelSignal): Promise<Post>;
}
