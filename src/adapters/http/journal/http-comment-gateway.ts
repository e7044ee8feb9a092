import * as calls from '../../../../api/calls/journal/comments.ts';
import { CommentGateway } from '../../../core/journal/comment.ts';
import type { WrittenComment, Comment } from '../../../core/journal/comment.ts';
import type { CommentReportReason } from '../../../core/journal/comment-rules.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { HttpClient } from '../http-client.ts';

/** Maximum secrets of a request. */
const MAX_SECRETS = 20;

export class HttpCommentGateway extends CommentGateway {
  constructor(private readonly http: HttpClient) {
    super();
  }

  comments(
    list: { post: string; own: readonly string[]; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<Comment>> {
    const { post, own, offset, limit } = list;
    return this.http.call(calls.postComments, {
      query: {
        post_id: post,
        offset,
        limit,
        ...(own.length > 0 && { own: own.slice(-MAX_SECRETS) }),
      },
      signal,
    });
  }

  write({ post, ...body }: WrittenComment): Promise<{ comment: Comment; secret: string | null }> {
    return this.http.call(calls.postComment, { params: { id: post }, body });
  }

  async remove(id: number, secret: string | null): Promise<void> {
    await this.http.call(calls.removeComment, {
      params: { id: String(id) },
      query: secret === null ? {} : { secret },
    });
  }

  async report(id: number, reason: CommentReportReason): Promise<void> {
    await this.http.call(calls.reportComment, { params: { id: String(id) }, body: { reason } });
  }
}
