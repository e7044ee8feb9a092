import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FailureKind } from '../../../src/core/shared/failure.ts';
import type { PictureUploads } from '../../../src/core/site/picture-uploads.ts';
import { PictureQueue } from '../../../src/view-models/site/picture-queue.ts';
import { anUploadedPicture, MemoryUploads } from '../../support/memory/memory-uploads.ts';

const aFile = (name: string, type = 'image/jpeg') => ({ name, size: 1_000, type });
const away = new Failure('error-please-try-again-later', {}, 'unreachable');

let uploads: MemoryUploads;
let changes: string[][];

beforeEach(() => {
  uploads = new MemoryUploads();
  changes = [];
});

const aQueue = (most = 5, by: PictureUploads = uploads) =>
  new PictureQueue(
    by,
    most,
    (pictures) => changes.push(pictures.map(({ key }) => key)),
    () => new AbortController(),
  );

const states = (queue: PictureQueue) => queue.tiles.map(({ state }) => state);
const idOf = (queue: PictureQueue, index: number) => queue.tiles[index]?.id ?? 0;

describe('The pictures of a form (HOME-11)', () => {
  it('that exist are complete, each with a separate tile', () => {
    const queue = aQueue();
    queue.reset(['a', 'b'].map(anUploadedPicture));
    expect(queue.tiles).toMatchObject([
      { name: '', state: 'done', sentShare: 1, error: null, retriable: false, picture: { key: 'a' } },
      { name: '', state: 'done', sentShare: 1, error: null, retriable: false, picture: { key: 'b' } },
    ]);
    expect(idOf(queue, 0)).not.toBe(idOf(queue, 1));
    expect([queue.isSending, queue.room, queue.refusal]).toEqual([false, 3, null]);
  });

  it('are pending until the last has arrived', async () => {
    const queue = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    expect([queue.isSending, queue.room]).toEqual([true, 1]);
    for (const index of [0, 1, 2, 3]) await uploads.sending[index]?.arrive();
    expect([queue.isSending, states(queue)]).toEqual([false, ['done', 'done', 'done', 'done']]);
    expect(queue.tiles.map(({ sentShare }) => sentShare)).toEqual([1, 1, 1, 1]);
  });

  it('fill the free places, and report the rest until a change', () => {
    const queue = aQueue(2);
    queue.add([aFile('a'), aFile('b')]);
    expect(queue.refusal).toBeNull();
    queue.add([aFile('c')]);
    expect([queue.tiles.length, queue.refusal]).toEqual([2, 'error-too-many-pictures']);
    queue.remove(idOf(queue, 0));
    expect(queue.refusal).toBeNull();
    queue.add([aFile('c'), aFile('d')]);
    expect([queue.tiles.map(({ name }) => name), queue.refusal]).toEqual([
      ['b', 'c'],
      'error-too-many-pictures',
    ]);
    queue.reset([]);
    expect([queue.tiles, queue.refusal]).toEqual([[], null]);
  });

  it('mark duplicates of another person’s, while they are there (TRUST-03)', () => {
    const queue = aQueue();
    queue.reset(['a', 'b', 'c'].map(anUploadedPicture));
    queue.pendingReview = ['c', 'a'];
    expect(queue.pendingPlaces).toEqual([1, 3]);
    queue.remove(idOf(queue, 0));
    expect(queue.pendingPlaces).toEqual([2]);
    queue.remove(idOf(queue, 1));
    expect(queue.pendingPlaces).toEqual([]);
  });

  it('that were removed during the upload change nothing in the form', async () => {
    const queue = aQueue();
    queue.add([aFile('a')]);
    queue.remove(idOf(queue, 0));
    await uploads.sending[0]?.arrive();
    expect([queue.tiles, changes]).toEqual([[], []]);
  });

  it('that were cancelled show no later error', async () => {
    const queue = aQueue();
    queue.add([aFile('a')]);
    queue.reset([anUploadedPicture('b')]);
    await uploads.sending[0]?.fail(away);
    expect([states(queue), changes]).toEqual([['done'], []]);
  });

  it('free their places as soon as they are removed', () => {
    const queue = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    queue.remove(idOf(queue, 0));
    expect(uploads.sending.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('added one by one are uploaded three at a time, too', () => {
    const queue = aQueue();
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.add([aFile(name)]);
    expect(states(queue)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  });

  it('that never arrived change nothing in the form when they are removed', async () => {
    const queue = aQueue();
    queue.reset([anUploadedPicture('a')]);
    queue.add([aFile('letter', 'text/plain')]);
    queue.remove(idOf(queue, 1));
    expect([queue.tiles.length, changes]).toEqual([1, []]);
    queue.remove(idOf(queue, 0));
    expect(changes).toEqual([[]]);
  });

  it('start again after a retry', async () => {
    const queue = aQueue();
    queue.add([aFile('a')]);
    uploads.sending[0]?.progress(0.4);
    await uploads.sending[0]?.fail(away);
    queue.retry(idOf(queue, 0));
    expect(queue.tiles[0]).toMatchObject({ state: 'sending', sentShare: 0, error: null });
    await uploads.sending[1]?.arrive();
    expect(changes).toEqual([['picture-key-of-a']]);
  });

  it.each<[FailureKind, boolean]>([
    ['too-large', false],
    ['wrong-type', false],
    ['invalid', false],
    ['unavailable', true],
  ])('rejected as %s can be retried: %s', async (kind, retriable) => {
    const queue = aQueue();
    queue.add([aFile('a')]);
    await uploads.sending[0]?.fail(new Failure('error-picture', {}, kind));
    expect(queue.tiles[0]).toMatchObject({ state: 'failed', error: 'error-picture', retriable });
  });

  it('of an unknown type are checked by the server', () => {
    const queue = aQueue(5, new MemoryUploads(true));
    queue.add([aFile('scan', ''), aFile('letter', 'text/plain')]);
    expect(states(queue)).toEqual(['sending', 'failed']);
  });

  it.each([
    [0, 0],
    [0, 3],
    [0, -1],
    [5, 0],
  ])('moved from %i to %i stay unchanged', (from, to) => {
    const queue = aQueue();
    queue.reset(['a', 'b', 'c'].map(anUploadedPicture));
    queue.move(from, to);
    expect([queue.tiles.map(({ picture }) => picture?.key), changes]).toEqual([['a', 'b', 'c'], []]);
  });

  it('can be moved to the end', () => {
    const queue = aQueue();
    queue.reset(['a', 'b', 'c'].map(anUploadedPicture));
    queue.move(0, 2);
    expect(changes).toEqual([['b', 'c', 'a']]);
  });
});

describe('The only picture of a form', () => {
  it('stays if no other is chosen', () => {
    const queue = aQueue(1);
    queue.reset([anUploadedPicture('old')]);
    queue.add([]);
    expect([queue.tiles.length, changes]).toEqual([1, []]);
  });

  it('is chosen first without a removal', () => {
    const queue = aQueue(1);
    queue.add([aFile('new')]);
    expect([queue.tiles.length, queue.refusal, changes]).toEqual([1, null, []]);
  });
});
