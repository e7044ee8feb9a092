import { POST_ID } from './post.ts';
import type { PostCategoryId } from './post.ts';
import { Failure } from '../shared/failure.ts';
import { LANGUAGES } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';
import { isDay } from '../shared/sofia-time.ts';

/** Texts of a post; `body` is Markdown. */
export type PostFields = { title: string; description: string; body: string };

/** A blog post as the team writes it (TEAM-09). */
export type PostVersion = Record<Language, PostFields> & {
  category: PostCategoryId;
  /** Shown day, `YYYY-MM-DD`. */
  date: string;
  highlighted: boolean;
  /** False for a post that visitors do not see. */
  isPublished: boolean;
  cover: Picture | null;
  /** Addresses of other posts, in the order shown below this one. */
  related: string[];
};

export const MAX_RELATED_POSTS = 4;
/** Characters of the last segment of a post's address. */
export const MAX_POST_ID_LENGTH = 100;

/** @throws Failure `invalid` for an address that is not of small Latin letters, digits and hyphens */
export function ensurePostId(slug: string): void {
  if (POST_ID.test(slug) && slug.length <= MAX_POST_ID_LENGTH) return;
  throw new Failure('validation_failed', { slug: 'error-post-address-invalid' }, 'invalid');
}

/** @throws Failure `invalid` for empty texts, a wrong day, and related posts that are the post itself or twice */
export function ensurePost(slug: string, post: PostVersion): void {
  const fields: Record<string, string> = {};
  for (const language of LANGUAGES) {
    for (const field of ['title', 'description', 'body'] as const)
      if (post[language][field].trim() === '') fields[`${language}.${field}`] = 'error-text-empty';
  }
  if (!isDay(post.date)) fields['date'] = 'error-field-invalid';
  const isRepeated = new Set(post.related).size < post.related.length;
  if (isRepeated || post.related.includes(slug)) fields['related'] = 'error-post-related';
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
}
