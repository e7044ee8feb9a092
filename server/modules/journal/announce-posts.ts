import { inTransaction } from '../../platform/database/database.ts';
import type { JournalDependencies } from './journal-dependencies.ts';

/** So many readers are told in one transaction. */
const AT_ONCE = 200;

/**
 * Tells the subscribers of posts that have come since the journal was first filled (BLOG-03). A death in the middle
 * tells nobody twice: a reader's mail about a post is one of its kind.
 */
export async function announcePosts({ db, newsletterMails }: JournalDependencies): Promise<void> {
  const posts = await db
    .selectFrom('post')
    .select('id')
    .where('announce', '=', true)
    .orderBy('published_on')
    .execute();
  for (const { id } of posts) {
    for (let told: number | null = 0; told !== null;) {
      const after: number = told;
      told = await inTransaction(db, async (transaction) => {
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
          .limit(AT_ONCE)
          .execute();
        for (const { slug, title, description, ...reader } of readers) {
          await newsletterMails.newPost(transaction, reader, { id, slug, title, description });
        }
        return readers.at(-1)?.id ?? null;
      });
    }
    await db.updateTable('post').set({ announce: false }).where('id', '=', id).execute();
  }
}
