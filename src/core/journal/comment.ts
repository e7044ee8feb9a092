import type { Language } from '../shared/language.ts';

/** What somebody wrote below a post; `text` is plain, with line breaks (BLOG-02). */
export type Comment = {
  id: number;
  name: string;
  text: string;
  /** What it is written in. */
  language: Language;
  at: string;
  /** A held one is seen by its writer alone until the team has looked at it. */
  status: 'shown' | 'held';
  own: boolean;
};

/** A comment as it is written; of those who are signed in only the text is asked. */
export type CommentForm = { name: string; email: string; text: string };

export const EMPTY_COMMENT: CommentForm = { name: '', email: '', text: '' };

/** The longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 3_000;
