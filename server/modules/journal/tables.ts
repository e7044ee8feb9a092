import type { Generated, JSONColumnType } from 'kysely';
import type { Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { CommentReportReason, ReviewReason } from '../../../src/core/journal/comment-rules.ts';
import type { PostCategoryId, PostHeading } from '../../../src/core/journal/post.ts';
import type { Language } from '../../../src/core/shared/language.ts';

export interface JournalTables {
  post: PostTable;
  post_text: PostTextTable;
  post_comment: PostCommentTable;
  comment_report: CommentReportTable;
}

export interface PostTable {
  id: Identity;
  slug: string;
  category: PostCategoryId;
  /** `YYYY-MM-DD`. */
  published_on: string;
  highlighted: boolean;
  cover: JsonOrNull<StoredPicture>;
  related: JSONColumnType<string[], string, string>;
  active: boolean;
  announce: Generated<boolean>;
}

export interface PostTextTable {
  post_id: number;
  language: Language;
  title: string;
  description: string;
  markdown: string;
  html: string;
  headings: JSONColumnType<PostHeading[], string, string>;
  reading_minutes: number;
}

export interface PostCommentTable {
  id: Identity;
  post_id: number;
  key: string;
  content_hash: string;
  account_id: number | null;
  secret_hash: Buffer | null;
  name: string;
  email: string;
  text: string;
  language: Generated<Language>;
  text_hash: Buffer;
  status: 'shown' | 'held' | 'hidden' | 'removed';
  held_for: ReviewReason | null;
  created_at: Date;
}

export interface CommentReportTable {
  comment_id: number;
  reporter: Buffer;
  reason: CommentReportReason;
  created_at: Date;
}
