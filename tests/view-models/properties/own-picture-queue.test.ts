import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureQueue } from '../../../src/view-models/site/picture-queue.ts';
import { anUploadedPicture, MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { settled } from '../../support/settled.ts';

const aFile = (name: string, type = 'image/jpeg') => ({ name, size: 1_000, type });

let uploads: MemoryUploads;
let kept: string[];
let queue: PictureQueue;

beforeEach(() => {
  uploads = new MemoryUploads();
  kept = [];
  queue = aQueue(20);
});

function aQueue(most: number): PictureQueue {
  return new PictureQueue(
    uploads,
    most,
    (pictures) => (kept = pictures.map(({ key }) => key)),
    () => new AbortController(),
  );
}

const states = () => queue.tiles.map(({ name, state }) => `${name} ${state}`);

describe('pictures of a listing (HOME-11)', () => {
  it('go three at a time', async () => {
    queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    await uploads.sending[1]?.arrive();
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending']);
  });

  it('keep the order in which they were chosen, whichever arrives first', async () => {
    queue.add([aFile('a'), aFile('b')]);
    await uploads.sending[1]?.arrive();
    expect(kept).toEqual(['picture-key-of-b']);
    await uploads.sending[0]?.arrive();
    expect(kept).toEqual(['picture-key-of-a', 'picture-key-of-b']);
  });

  it('show how much of each has gone', () => {
    queue.add([aFile('a')]);
    uploads.sending[0]?.progress(0.4);
    expect(queue.tiles[0]?.sentShare).toBe(0.4);
  });

  it('say why one failed, let the others go on, and can be tried again', async () => {
    queue.add([aFile('a'), aFile('b')]);
    await uploads.sending[0]?.fail(new Failure('error-please-try-again-later', {}, 'unreachable'));
    await uploads.sending[1]?.arrive();
    expect(queue.tiles[0]).toMatchObject({
      state: 'failed',
      retriable: true,
      error: 'error-please-try-again-later',
    });
    queue.retry(queue.tiles[0]?.id ?? 0);
    await uploads.sending[2]?.arrive();
    expect(kept).toEqual(['picture-key-of-a', 'picture-key-of-b']);
  });

  it('are not tried again where the file itself is refused', async () => {
    queue.add([aFile('lie.jpg'), aFile('letter.pdf', 'application/pdf')]);
    await uploads.sending[0]?.fail(new Failure('error-picture-not-a-picture', {}, 'invalid'));
    expect(queue.tiles.map(({ error, retriable }) => [error, retriable])).toEqual([
      ['error-picture-not-a-picture', false],
      ['error-picture-not-a-picture', false],
    ]);
    expect(uploads.sending).toHaveLength(1);
  });

  it('are twenty at most', () => {
    queue.add(Array.from({ length: 21 }, (_, index) => aFile(String(index))));
    expect(queue.tiles).toHaveLength(20);
    expect(queue.refusal).toBe('error-too-many-pictures');
  });

  it('change places, and go away', async () => {
    queue.reset(['a', 'b', 'c'].map(anUploadedPicture));
    queue.move(2, 0);
    expect(kept).toEqual(['c', 'a', 'b']);
    queue.remove(queue.tiles[1]?.id ?? 0);
    expect(kept).toEqual(['c', 'b']);
  });

  it('that were removed on their way do not come back', async () => {
    queue.add([aFile('a'), aFile('b')]);
    queue.remove(queue.tiles[0]?.id ?? 0);
    await uploads.sending[0]?.arrive();
    await uploads.sending[1]?.arrive();
    await settled();
    expect(kept).toEqual(['picture-key-of-b']);
  });

  it('a new plan takes the place of the old one', async () => {
    queue = aQueue(1);
    queue.reset([anUploadedPicture('old')]);
    queue.add([aFile('new')]);
    expect(kept).toEqual([]);
    await uploads.sending[0]?.arrive();
    expect(kept).toEqual(['picture-key-of-new']);
  });
});
