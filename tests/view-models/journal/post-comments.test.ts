import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { StoredOwnComments } from '../../../src/adapters/storage/stored-own-comments.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { commentFormRules } from '../../../src/core/journal/comment-form-rules.ts';
import { EMPTY_COMMENT } from '../../../src/core/journal/comment.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PostComments } from '../../../src/view-models/journal/post-comments.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemoryComments, SolvedCaptcha } from '../../support/memory/memory-journal.ts';

const { signal } = new AbortController();
const POST = 'depozit-pri-naem';

let gateway: MemoryComments;
let captcha: SolvedCaptcha;
let store: MemoryTextStore;
let drafts: MemoryTextStore;
let modals: Modals;
let keys: number;

beforeEach(() => {
  gateway = new MemoryComments();
  captcha = new SolvedCaptcha();
  store = new MemoryTextStore();
  drafts = new MemoryTextStore();
  modals = new Modals();
  keys = 0;
});

/** The comments of the post, as they come up in a browser. */
async function open(user: UserInfo | null = null, post = POST): Promise<PostComments> {
  const { session } = aSession(user, modals);
  await session.load();
  const comments = new PostComments(
    gateway,
    captcha,
    new StoredOwnComments(store),
    new StoredFormDrafts(drafts),
    { make: () => `a-key-of-the-test-${(keys += 1)}` },
    session,
    modals,
    async () => commentFormRules,
  );
  await comments.load(post, signal);
  comments.onEnter();
  await Promise.resolve();
  return comments;
}

async function write(comments: PostComments, text: string): Promise<boolean> {
  comments.form.set('name', 'Петя');
  comments.form.set('email', 'petya@example.com');
  comments.form.set('text', text);
  return comments.form.submit();
}

describe('a comment below a post (BLOG-02)', () => {
  it('of a visitor stands first, and can be taken away in this browser, later too', async () => {
    const comments = await open();
    expect(await write(comments, 'Полезно!')).toBe(true);
    expect([comments.sent, comments.total]).toEqual(['shown', 1]);
    expect(captcha.actions).toEqual(['comment']);
    expect(comments.form.values).toMatchObject({ name: 'Петя', text: '' });
    const later = await open();
    await expect.poll(() => later.comments[0]?.own).toBe(true);
    later.askToRemove(1);
    expect(later.removing).toBe(1);
    await later.remove(1);
    expect([later.comments, later.total, later.removing]).toEqual([[], 0, null]);
    expect(gateway.kept).toEqual([]);
  });

  it('that is held is seen by its writer alone, who is told', async () => {
    const comments = await open();
    await write(comments, 'Вижте www.spam.com');
    expect(comments.sent).toBe('held');
    const later = await open();
    await expect.poll(() => later.comments.map(({ status }) => status)).toEqual(['held']);
    store.write('own-comments', '');
    expect((await open()).comments).toEqual([]);
  });

  it('of somebody signed in asks for the text alone', async () => {
    const comments = await open(aUser({ name: 'Мария' }));
    expect([comments.isSignedIn, comments.ownName]).toEqual([true, 'Мария']);
    comments.form.set('text', 'Полезно!');
    expect(await comments.form.submit()).toBe(true);
    expect(captcha.actions).toEqual([]);
    expect(gateway.written).toMatchObject([{ name: '', email: '', captcha: '', text: 'Полезно!' }]);
    expect(store.read('own-comments')).toBeNull();
  });

  it('is kept when it is refused, and sent again under the same key', async () => {
    const comments = await open();
    gateway.refusal = new Failure('captcha-failed', {}, 'invalid');
    expect(await write(comments, 'Полезно!')).toBe(false);
    expect(comments.form.refusal).toBe('captcha-failed');
    const reloaded = await open();
    expect(reloaded.form.values.text).toBe('Полезно!');
    await reloaded.form.submit();
    expect(gateway.written.map(({ key }) => key)).toEqual(['a-key-of-the-test-1']);
    expect((await open()).form.values.text).toBe('');
  });

  it('that was kept for one post is not offered below another', async () => {
    const comments = await open();
    comments.form.set('text', 'Недописано');
    expect((await open(null, 'dogovor-za-naem')).form.values.text).toBe('');
  });

  it('gets a new key when the old one has brought another comment', async () => {
    const comments = await open();
    gateway.refusal = new Failure('comment-key-used', {}, 'conflict');
    await write(comments, 'Друго');
    expect(await comments.form.submit()).toBe(true);
    expect(gateway.written[0]?.key).toBe('a-key-of-the-test-2');
  });

  it('says what is missing, and nothing is sent', async () => {
    const comments = await open();
    expect(await write(comments, ' ')).toBe(false);
    expect(comments.form.errors).toEqual({ text: 'error-comment-text' });
    expect(captcha.actions).toEqual([]);
  });

  it('is reported with a reason, and the reporter is thanked', async () => {
    await gateway.write({
      ...EMPTY_COMMENT,
      post: 'depozit-pri-naem',
      text: 'Евтини кредити',
      key: 'k',
      captcha: '',
    });
    const comments = await open();
    await comments.report(1, 'spam');
    expect(gateway.reported).toEqual([[1, 'spam']]);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'comment-reported' } });
    gateway.refusal = new Failure('error-too-many-attempts', {}, 'too-many');
    await comments.report(8, 'spam');
    expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'error-too-many-attempts' } });
  });

  it('comes with the next ones when there are many, none of them twice', async () => {
    for (let id = 1; id <= 14; id += 1) {
      const at = '2026-11-21T10:00:00.000Z';
      gateway.kept.push({
        id,
        name: 'П',
        text: `${id}`,
        at,
        status: 'shown',
        language: 'bg',
        own: false,
        secret: null,
      });
    }
    const comments = await open();
    expect([comments.comments.length, comments.hasMore]).toEqual([10, true]);
    await write(comments, 'Още един');
    await comments.more();
    expect(comments.comments.map(({ id }) => id)).toEqual([
      15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
    expect(comments.hasMore).toBe(false);
  });
});

/** Comments of others below the post, the oldest first. */
function others(count: number): void {
  const at = '2026-11-21T10:00:00.000Z';
  for (let id = 1; id <= count; id += 1) {
    const comment = { id, name: 'П', text: `${id}`, at, status: 'shown', language: 'bg' } as const;
    gateway.kept.push({ ...comment, own: false, secret: null });
  }
}

describe('the comments below a post, when something goes wrong', () => {
  it('lose one comment when its removal is pressed twice', async () => {
    others(14);
    const comments = await open();
    await Promise.all([comments.remove(14), comments.remove(14)]);
    expect([comments.comments.length, comments.total, comments.hasMore]).toEqual([9, 13, true]);
  });

  it('lose the one that was taken away in another tab, too', async () => {
    others(2);
    const comments = await open();
    gateway.kept.pop();
    comments.askToRemove(2);
    await comments.remove(2);
    expect([comments.comments.length, comments.total, modals.open]).toEqual([1, 1, null]);
  });

  it('stay when the server could not be told to take one away', async () => {
    others(2);
    const comments = await open();
    gateway.remove = () => Promise.reject(new Failure('error-please-try-again-later', {}, 'unreachable'));
    await comments.remove(2);
    expect([comments.comments.length, comments.total]).toEqual([2, 2]);
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
  });

  it('say why the next ones do not come, and can be asked for again', async () => {
    others(14);
    const comments = await open();
    gateway.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    await comments.more();
    expect([modals.notification?.message.key, comments.loading]).toEqual([
      'error-please-try-again-later',
      false,
    ]);
    const [first, second] = [comments.more(), comments.more()];
    expect(comments.loading).toBe(true);
    await Promise.all([first, second]);
    expect([comments.comments.length, comments.loading]).toEqual([14, false]);
  });

  it('come without one’s own that are held where those can’t be had now', async () => {
    await write(await open(), 'Вижте www.spam.com');
    others(2);
    const { session } = aSession(null, modals);
    const later = new PostComments(
      gateway,
      captcha,
      new StoredOwnComments(store),
      new StoredFormDrafts(drafts),
      { make: () => 'a-key' },
      session,
      modals,
      async () => commentFormRules,
    );
    await later.load(POST, signal);
    gateway.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    later.onEnter();
    await expect.poll(() => gateway.refusal).toBeNull();
    expect([later.comments.length, modals.notification]).toEqual([2, null]);
  });
});

describe('the form of a comment', () => {
  it('is empty before anything is loaded, and nothing was sent', () => {
    const { session } = aSession(null, modals);
    const comments = new PostComments(
      gateway,
      captcha,
      new StoredOwnComments(store),
      new StoredFormDrafts(drafts),
      { make: () => 'a-key' },
      session,
      modals,
      async () => commentFormRules,
    );
    expect([comments.comments, comments.total, comments.loading, comments.hasMore]).toEqual([
      [],
      0,
      false,
      false,
    ]);
    expect([comments.isSignedIn, comments.ownName, comments.sent]).toEqual([false, '', null]);
  });

  it('forgets what became of the last one once the next is begun', async () => {
    const comments = await open();
    await write(comments, 'Полезно!');
    expect(comments.sent).toBe('shown');
    comments.form.set('text', 'И');
    expect(comments.sent).toBeNull();
  });

  it('sent again after a lost answer brings no second comment', async () => {
    const comments = await open();
    const arrive = gateway.write.bind(gateway);
    gateway.write = async (written) => {
      await arrive(written);
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    };
    expect(await write(comments, 'Полезно!')).toBe(false);
    gateway.write = arrive;
    const later = await open();
    expect(later.total).toBe(1);
    expect(await later.form.submit()).toBe(true);
    expect([later.comments.length, later.total]).toEqual([1, 1]);
  });

  it('marks what a visitor has to say of themselves', async () => {
    const comments = await open();
    comments.form.set('text', 'Полезно!');
    expect(await comments.form.submit()).toBe(false);
    expect(Object.keys(comments.form.errors).toSorted()).toEqual(['email', 'name']);
  });
});
