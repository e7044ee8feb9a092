import { sameTextKey } from '../../../src/core/journal/comment-rules.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad, DemoOffer } from './demo-records.ts';

type DemoComment = { postId: number; text: string; status: 'shown' | 'held' | 'hidden'; hoursAgo: number };

/** Adds a comment of a demo account. @returns its id */
export async function insertComment(
  { transaction, now }: CaseLoad,
  { ownerId, name, email }: Pick<DemoOffer, 'ownerId' | 'name' | 'email'>,
  { postId, text, status, hoursAgo }: DemoComment,
): Promise<number> {
  const { id } = await transaction
    .insertInto('post_comment')
    .values({
      post_id: postId,
      key: newSecret(),
      content_hash: '',
      account_id: ownerId,
      secret_hash: null,
      name,
      email,
      text,
      text_hash: hashOf(sameTextKey(text)),
      status,
      held_for: status === 'held' ? 'link' : null,
      created_at: hoursBefore(now, hoursAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
