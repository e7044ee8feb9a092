import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { QueryOf } from '../../../api/operation.ts';
import type { postComments } from '../../../api/journal/comments.ts';
import type { Comment } from '../../../src/core/journal/comment.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { PostCommentTable } from './tables.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { idOfPost } from './post-rows.ts';

type CommentRow = Pick<
  Selectable<PostCommentTable>,
  'id' | 'name' | 'text' | 'language' | 'status' | 'created_at'
>;

/**
 * Returns the comments of a post, newest first, including the reader's own in moderation (BLOG-02). @throws
 * Failure `not-found`
 */
export async function readComments(
  { db }: JournalDependencies,
  { post_id: slug, own = [], offset = 0, limit = PAGE_SIZE.comments }: QueryOf<typeof postComments>,
  accountId: number | null,
): Promise<Page<Comment>> {
  const postId = await idOfPost(db, slug);
  const isOwn = sql<boolean>`(coalesce(account_id = ${accountId}::bigint, false)
    or coalesce(secret_hash = any(${own.map(hashOf)}::bytea[]), false))`;
  const seen = db
    .selectFrom('post_comment')
    .where('post_id', '=', postId)
    .where(sql<boolean>`(status = 'shown' or (status = 'held' and ${isOwn}))`);
  const [{ total }, rows] = await Promise.all([
    seen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    seen
      .select(['id', 'name', 'text', 'language', 'status', 'created_at', isOwn.as('own')])
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  ]);
  return { data: rows.map((row) => commentOf(row, row.own)), total };
}

export function commentOf({ status, created_at: at, ...row }: CommentRow, own: boolean): Comment {
  const { id, name, text, language } = row;
  return {
    id,
    name,
    text,
    language,
    at: at.toISOString(),
    status: status === 'shown' ? 'shown' : 'held',
    own,
  };
}
