import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../src/adapters/storage/stored-form-drafts.ts';
import { StoredOwnComments } from '../../src/adapters/storage/stored-own-comments.ts';
import type { UserInfo } from '../../src/core/accounts/account.ts';
import { commentFormRules } from '../../src/core/journal/comment-command.ts';
import { PostComments } from '../../src/view-models/journal/post-comments.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aSession } from './a-session.ts';
import { aComment, aCommentGateway, SolvedCaptcha } from './a-journal.ts';

const { signal } = new AbortController();
export const POST = 'depozit-pri-naem';

/**
 * Comments below the posts in one browser, over memory adapters; `below` is not loaded yet, `open` is loaded.
 */
export function belowAPost(modals = new Modals()) {
  const gateway = aCommentGateway();
  const captcha = new SolvedCaptcha();
  const [store, drafts] = [new MemoryTextStore(), new MemoryTextStore()];
  let keys = 0;
  const below = (user: UserInfo | null = null) =>
    new PostComments(
      gateway,
      captcha,
      new StoredOwnComments(store),
      new StoredFormDrafts(drafts),
      { make: () => `a-key-of-the-test-${(keys += 1)}` },
      aSession(user, modals).session,
      modals,
      async () => commentFormRules,
    );
  const open = async (user: UserInfo | null = null, post = POST) => {
    const comments = below(user);
    await comments.load(post, signal);
    comments.onEnter();
    await Promise.resolve();
    return comments;
  };
  /** Comments of other people below the post, the oldest first. */
  const others = (count: number) => {
    for (let id = 1; id <= count; id += 1) gateway.stored.push(aComment(id));
  };
  return { gateway, captcha, store, modals, below, open, others };
}

/** Fills in and sends a visitor's comment. */
export async function write(comments: PostComments, text: string): Promise<boolean> {
  comments.form.set('name', 'Петя');
  comments.form.set('email', 'petya@example.com');
  comments.form.set('text', text);
  return comments.form.submit();
}
