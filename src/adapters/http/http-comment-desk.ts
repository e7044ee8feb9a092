import type * as contract from '../../../api/comments.ts';
import { CommentDesk } from '../../core/journal/comment-desk.ts';
import type { WrittenComment } from '../../core/journal/comment-desk.ts';
import type { CommentReportReason } from '../../core/journal/comment-rules.ts';
import type { Comment } from '../../core/journal/comment.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Page } from '../../core/shared/page.ts';
import type { HttpClient } from './http-client.ts';

/** The most secrets that one question may hold. */
const MOST_SECRETS = 20;

export class HttpCommentDesk extends CommentDesk {
  constructor(private readonly http: HttpClient) {
    super();
  }

  comments(
    list: { post: string; own: readonly string[]; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<Comment>> {
    const { post, own, offset, limit } = list;
    return this.http.call<typeof contract.postComments>({
      method: 'GET',
      path: '/api/page/blog-post/1-products.json',
      guarded: false,
      query: {
        post_id: post,
        offset,
        limit,
        ...(own.length > 0 && { own: own.slice(-MOST_SECRETS) }),
      },
      signal,
    });
  }

  write({ post, ...body }: WrittenComment): Promise<{ comment: Comment; secret: string | null }> {
    return this.http.call<typeof contract.postComment>({
      method: 'POST',
      path: '/api/page/blog-post/{id}/postComment',
      guarded: false,
      repeatable: true,
      params: { id: post },
      body,
    });
  }

  async remove(id: number, secret: string | null): Promise<void> {
    await this.http.call<typeof contract.removeComment>({
      method: 'DELETE',
      path: '/api/page/blog-post/comment/{id}',
      guarded: false,
      params: { id: String(id) },
      query: secret === null ? {} : { secret },
    });
  }

  async report(id: number, reason: CommentReportReason): Promise<void> {
    await this.http.call<typeof contract.reportComment>({
      method: 'POST',
      path: '/api/news/comment/{id}/report',
      guarded: false,
      repeatable: true,
      params: { id: String(id) },
      body: { reason },
    });
  }
}
