import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { CommentReportReason } from './comment-rules.ts';
import type { Comment, CommentForm } from './comment.ts';

/** A comment as it is sent. */
export type WrittenComment = CommentForm & {
  post: string;
  /** Makes a second sending the same comment. */
  key: string;
  /** The solved captcha of a visitor; empty for those who are signed in. */
  captcha: string;
};

/** What is written below posts (BLOG-02). */
export abstract class CommentGateway {
  /** The newest first. @param list.own secrets of the visitor's own comments: held ones among them come too. */
  abstract comments(
    list: { post: string; own: readonly string[]; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<Comment>>;
  /**
   * @returns the comment, and for visitors the secret that removes it, handed out once.
   * @throws Failure `invalid` by field or `captcha-failed`, `conflict` `comment-key-used`, `too-many`.
   */
  abstract write(comment: WrittenComment): Promise<{ comment: Comment; secret: string | null }>;
  /** @param secret of a visitor's own comment. @throws Failure `not-found` for another's. */
  abstract remove(id: number, secret: string | null): Promise<void>;
  abstract report(id: number, reason: CommentReportReason): Promise<void>;
}
