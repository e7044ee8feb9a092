import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { settled } from '../../support/settled.ts';
import { aComment } from '../../support/a-journal.ts';
import { belowAPost, POST, write } from '../../support/below-a-post.ts';

type World = ReturnType<typeof belowAPost>;
let gateway: World['gateway'];
let modals: World['modals'];
let below: World['below'];
let open: World['open'];
let others: World['others'];

const { signal } = new AbortController();

beforeEach(() => {
  ({ gateway, modals, below, open, others } = belowAPost());
});

describe('Comments below a post, after an error', () => {
  it('remove a comment once after two presses', async () => {
    others(14);
    const comments = await open();
    await Promise.all([comments.remove(14), comments.remove(14)]);
    expect([comments.comments.length, comments.total, comments.hasMore]).toEqual([9, 13, true]);
  });

  it('are shown once when another person has commented meanwhile', async () => {
    others(14);
    const comments = await open();
    gateway.stored.push(aComment(15));
    await comments.more();
    const ids = comments.comments.map(({ id }) => id);
    expect(ids).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('remove the chosen one of several by the same author', async () => {
    const comments = await open();
    await write(comments, 'Първо');
    await write(comments, 'Второ');
    await comments.remove(2);
    expect(gateway.stored.map(({ text }) => text)).toEqual(['Първо']);
  });

  it('are requested with the secrets of this post only, and only if there are any', async () => {
    await write(await open(), 'Полезно!');
    const secretCounts = () => gateway.inputs('postComments').map(({ own }) => own.length);
    const before = secretCounts().length;
    await open(null, 'dogovor-za-naem');
    expect(secretCounts().slice(before)).toEqual([0]);
    await open();
    expect(secretCounts().slice(before)).toEqual([0, 0, 1]);
  });

  it('remove one that another tab has deleted, too', async () => {
    others(2);
    const comments = await open();
    gateway.stored.pop();
    comments.confirmRemove(2);
    await comments.remove(2);
    expect([comments.comments.length, comments.total, modals.open]).toEqual([1, 1, null]);
  });

  it('stay after a failed deletion', async () => {
    others(2);
    const comments = await open();
    gateway.failOnce('removeComment', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await comments.remove(2);
    expect([comments.comments.length, comments.total]).toEqual([2, 2]);
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
  });

  it('show the reason for a failed next page, and can be requested again', async () => {
    others(14);
    const comments = await open();
    gateway.failOnce('postComments', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await comments.more();
    expect([modals.notification?.message.key, comments.loading]).toEqual([
      'error-please-try-again-later',
      false,
    ]);
    const before = gateway.inputs('postComments').length;
    const [first, second] = [comments.more(), comments.more()];
    expect(comments.loading).toBe(true);
    expect(gateway.inputs('postComments')).toHaveLength(before + 1);
    await Promise.all([first, second]);
    expect([comments.comments.length, comments.loading]).toEqual([14, false]);
  });

  it('are shown without the author’s pending ones when those can’t be loaded', async () => {
    await write(await open(), 'Вижте www.spam.com');
    others(2);
    const later = below();
    await later.load(POST, signal);
    gateway.failOnce('postComments', new Failure('error-please-try-again-later', {}, 'unreachable'));
    later.onEnter();
    await settled();
    expect([later.comments.length, modals.notification]).toEqual([2, null]);
  });

  /** Opens the page again and delays the response with the author's comments, which is computed at once. */
  async function openSlowly() {
    others(14);
    await write(await open(), 'Вижте www.spam.com');
    const later = below();
    await later.load(POST, signal);
    const { postComments } = gateway.handlers;
    let answer!: () => void;
    gateway.handlers.postComments = async (input) => {
      const then = await postComments!(input);
      await new Promise<void>((resolve) => (answer = resolve));
      return then;
    };
    later.onEnter();
    await settled();
    gateway.handlers.postComments = postComments!;
    return { later, answer };
  }

  it('keep a comment sent before the author’s own were loaded', async () => {
    const { later, answer } = await openSlowly();
    await write(later, 'Ново мнение');
    answer();
    await settled();
    expect(later.comments.slice(0, 2).map(({ text }) => text)).toEqual(['Ново мнение', 'Вижте www.spam.com']);
    expect(later.total).toBe(16);
  });

  it('keep a next page requested before the author’s own were loaded', async () => {
    const { later, answer } = await openSlowly();
    await later.more();
    answer();
    await settled();
    const ids = later.comments.map(({ id }) => id);
    expect(ids).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(later.hasMore).toBe(false);
  });
});
