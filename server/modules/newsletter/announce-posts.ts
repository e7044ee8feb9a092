import { inTransaction } from '../../platform/database/database.ts';
import type { NewsletterDependencies } from './newsletter.ts';

/** Subscribers per transaction. */
const BATCH = 200;

/**
 * Mails the subscribers about posts published since the journal was first loaded (BLOG-03). A crash sends no mail
 * twice: each mail has a unique key of post and subscriber.
 */
export async function announcePosts({ db, mails }: NewsletterDependencies): Promise<void> {
  const posts = await db
    .selectFrom('post')
    .select('id')
    .where('announce', '=', true)
    .orderBy('published_on')
    .execute();
  for (const { id } of posts) {
    for (let last: number | null = 0; last !== null;) {
      const after: number = last;
      last = await inTransaction(db, async (transaction) => {
        const readers = await transaction
          .selectFrom('newsletter_subscriber')
          .innerJoin('post_text', 'post_text.language', 'newsletter_subscriber.language')
          .innerJoin('post', 'post.id', 'post_text.post_id')
          .select([
            'newsletter_subscriber.id',
            'email',
            'newsletter_subscriber.language',
            'unsubscribe_token',
          ])
          .select(['slug', 'title', 'description'])
          .where('post.id', '=', id)
          .where('status', '=', 'confirmed')
          .where('newsletter_subscriber.id', '>', after)
          .orderBy('newsletter_subscriber.id')
          .limit(BATCH)
          .execute();
        for (const { slug, title, description, ...reader } of readers) {
          await mails.newPost(transaction, reader, { id, slug, title, description });
        }
        return readers.at(-1)?.id ?? null;
      });
    }
    await db.updateTable('post').set({ announce: false }).where('id', '=', id).execute();
  }
}
