import type { Language } from '../shared/language.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { CommentReportReason } from './comment-rules.ts';

/** A comment on a post; `text` is plain, with line breaks (BLOG-02). */
export type Comment = {
  id: number;
  name: string;
  text: string;
  language: Language;
  at: string;
  /** A comment pending review is visible only to its author. */
  status: 'shown' | 'held';
  own: boolean;
};

/** Form of a comment as typed; signed-in users enter only the text. */
export type CommentForm = { name: string; email: string; text: string };

export const EMPTY_COMMENT: CommentForm = { name: '', email: '', text: '' };

export const MAX_COMMENT_LENGTH = 3_000;

export const MAX_COMMENT_SECRETS = 20;

/** Request to comment on the post with this id. */
export type WrittenComment = CommentForm & {
  id: string;
  key: string;
  /** Solved captcha of a visitor; empty for signed-in users. */
  captcha: string;
};

/** Port to the comments on posts (BLOG-02). */
export abstract class CommentGateway {
  /** Comments, the newest first. `own` has secrets of the visitor's comments, to include those pending review. */
  abstract postComments(
    input: { post_id: string; own: readonly string[]; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<Comment>>;
  /**
   * @returns the comment, and for visitors the secret for its deletion, sent only once
   * @throws Failure `invalid` by field or `captcha-failed`, `conflict` `comment-key-used`, `too-many`
   */
  abstract postComment(input: WrittenComment): Promise<{ comment: Comment; secret: string | null }>;
  /**
   * Removes a comment of the account, or the visitor's comment with the secret.
   * @throws Failure `not-found` for comments of others
   */
  abstract removeComment(input: { id: number; secret: string | null }): Promise<unknown>;
  abstract reportComment(input: { id: number; reason: CommentReportReason }): Promise<unknown>;
}

/** A visitor's comment with its secret. */
export type OwnComment = { id: number; post: string; secret: string };

/** Port to the comments posted from this browser without an account. */
export abstract class OwnComments {
  abstract read(): readonly OwnComment[];
  abstract add(comment: OwnComment): void;
  abstract remove(id: number): void;
}
