import type { Language } from '../shared/language.ts';

/** A comment on a post; `text` is plain, with line breaks (BLOG-02). */
export type Comment = {
  id: number;
  name: string;
  text: string;
  /** Language of the text. */
  language: Language;
  at: string;
  /** A comment pending review is visible only to its author. */
  status: 'shown' | 'held';
  own: boolean;
};

/** Form of a comment as typed; signed-in users enter only the text. */
export type CommentForm = { name: string; email: string; text: string };

export const EMPTY_COMMENT: CommentForm = { name: '', email: '', text: '' };

/** Maximum characters of a comment. */
export const MAX_COMMENT_LENGTH = 3_000;
