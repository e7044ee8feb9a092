import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { CommentReportReason } from './comment-rules.ts';
import type { Comment, CommentForm } from './comment.ts';

/** Request to post a comment. */
export type WrittenComment = CommentForm & {
  post: string;
  /** Idempotency key of the comment. */
  key: string;
  /** Solved captcha of a visitor; empty for signed-in users. */
  captcha: string;
};

/** Port to the comments on posts (BLOG-02). */
export abstract class CommentGateway {
  /**
   * Comments, the newest first.
   * @param list.own secrets of the visitor's comments, to include those pending review
   */
  abstract comments(
    list: { post: string; own: readonly string[]; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<Comment>>;
  /**
   * @returns the comment, and for visitors the secret for its deletion, sent only once
   * @throws Failure `invalid` by field or `captcha-failed`, `conflict` `comment-key-used`, `too-many`
   */
  abstract write(comment: WrittenComment): Promise<{ comment: Comment; secret: string | null }>;
  /**
   * @param secret of a visitor's comment
   * @throws Failure `not-found` for comments of others
   */
  abstract remove(id: number, secret: string | null): Promise<void>;
  abstract report(id: number, reason: CommentReportReason): Promise<void>;
}
