import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aUser } from '../../support/a-session.ts';
import { belowAPost, POST, write } from '../../support/below-a-post.ts';

type World = ReturnType<typeof belowAPost>;
let gateway: World['gateway'];
let captcha: World['captcha'];
let store: World['store'];
let modals: World['modals'];
let below: World['below'];
let open: World['open'];
let others: World['others'];

beforeEach(() => {
  ({ gateway, captcha, store, modals, below, open, others } = belowAPost());
});

const written = () => gateway.inputs('postComment');

describe('A comment below a post (BLOG-02)', () => {
  it('of a visitor is shown first, and can be deleted in this browser, later too', async () => {
    const comments = await open();
    expect(await write(comments, 'Полезно!')).toBe(true);
    expect([comments.sent, comments.total]).toEqual(['shown', 1]);
    expect(written()).toMatchObject([{ name: 'Петя', email: 'petya@example.com', id: POST }]);
    expect(captcha.actions).toEqual(['comment']);
    expect(comments.form.values).toMatchObject({ name: 'Петя', text: '' });
    const later = await open();
    await expect.poll(() => later.comments[0]?.own).toBe(true);
    later.confirmRemove(1);
    expect(later.removing).toBe(1);
    await later.remove(1);
    expect([later.comments, later.total, later.removing]).toEqual([[], 0, null]);
    expect(gateway.stored).toEqual([]);
  });

  it('pending review is visible to its author only, with a notice', async () => {
    const comments = await open();
    await write(comments, 'Вижте www.spam.com');
    expect(comments.sent).toBe('held');
    const later = await open();
    await expect.poll(() => later.comments.map(({ status }) => status)).toEqual(['held']);
    store.write('own-comments', '');
    expect((await open()).comments).toEqual([]);
  });

  it('of a signed-in person needs only a text', async () => {
    const comments = await open(aUser({ name: 'Мария' }));
    expect([comments.isSignedIn, comments.ownName]).toEqual([true, 'Мария']);
    comments.form.set('text', 'Полезно!');
    expect(await comments.form.submit()).toBe(true);
    expect(captcha.actions).toEqual([]);
    expect(written()).toMatchObject([{ name: '', email: '', captcha: '', text: 'Полезно!' }]);
    expect(store.read('own-comments')).toBeNull();
  });

  it('is stored after a rejection, and sent again with the same key', async () => {
    const comments = await open();
    gateway.failOnce('postComment', new Failure('captcha-failed', {}, 'invalid'));
    expect(await write(comments, 'Полезно!')).toBe(false);
    expect(comments.form.refusal).toBe('captcha-failed');
    const reloaded = await open();
    expect(reloaded.form.values.text).toBe('Полезно!');
    await reloaded.form.submit();
    expect(new Set(written().map(({ key }) => key))).toEqual(new Set(['a-key-of-the-test-1']));
    expect((await open()).form.values.text).toBe('');
  });

  it('stored for one post is not offered below another', async () => {
    const comments = await open();
    comments.form.set('text', 'Недописано');
    expect((await open(null, 'dogovor-za-naem')).form.values.text).toBe('');
  });

  it('gets a new key when the old one belongs to another comment', async () => {
    const comments = await open();
    gateway.failOnce('postComment', new Failure('comment-key-used', {}, 'conflict'));
    await write(comments, 'Друго');
    expect(await comments.form.submit()).toBe(true);
    expect(written().at(-1)?.key).toBe('a-key-of-the-test-2');
  });

  it('marks missing fields, and sends nothing', async () => {
    const comments = await open();
    expect(await write(comments, ' ')).toBe(false);
    expect(comments.form.errors).toEqual({ text: 'error-comment-text' });
    expect(captcha.actions).toEqual([]);
  });

  it('is reported with a reason, and the reporter sees a confirmation', async () => {
    others(1);
    const comments = await open();
    await comments.report(1, 'spam');
    expect(gateway.inputs('reportComment')).toEqual([{ id: 1, reason: 'spam' }]);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'comment-reported' } });
    gateway.failOnce('reportComment', new Failure('error-too-many-attempts', {}, 'too-many'));
    await comments.report(8, 'spam');
    expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'error-too-many-attempts' } });
  });

  it('is listed once over several pages', async () => {
    others(14);
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

describe('The form of a comment', () => {
  it('is empty before it is loaded, without a result', () => {
    const comments = below();
    expect([comments.comments, comments.total, comments.loading, comments.hasMore]).toEqual([
      [],
      0,
      false,
      false,
    ]);
    expect([comments.isSignedIn, comments.ownName, comments.sent]).toEqual([false, '', null]);
  });

  it('clears the last result when the next comment starts', async () => {
    const comments = await open();
    await write(comments, 'Полезно!');
    expect(comments.sent).toBe('shown');
    comments.form.set('text', 'И');
    expect(comments.sent).toBeNull();
  });

  it('creates no second comment after a lost response', async () => {
    const comments = await open();
    const { postComment } = gateway.handlers;
    gateway.handlers.postComment = async (input) => {
      await postComment!(input);
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    };
    expect(await write(comments, 'Полезно!')).toBe(false);
    gateway.handlers.postComment = postComment!;
    const later = await open();
    expect(later.total).toBe(1);
    expect(await later.form.submit()).toBe(true);
    expect([later.comments.length, later.total]).toEqual([1, 1]);
  });

  it('marks a visitor’s missing contact details', async () => {
    const comments = await open();
    comments.form.set('text', 'Полезно!');
    expect(await comments.form.submit()).toBe(false);
    expect(Object.keys(comments.form.errors).toSorted()).toEqual(['email', 'name']);
  });
});
