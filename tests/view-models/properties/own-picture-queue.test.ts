import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureQueue } from '../../../src/view-models/site/picture-queue.ts';
import { anUploadedPicture, MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { settled } from '../../support/settled.ts';

const aFile = (name: string, type = 'image/jpeg') => ({ name, size: 1_000, type });

let uploads: MemoryUploads;
let stored: string[];
let queue: PictureQueue;

beforeEach(() => {
  uploads = new MemoryUploads();
  stored = [];
  queue = aQueue(20);
});

function aQueue(most: number): PictureQueue {
  return new PictureQueue(
    uploads,
    most,
    (pictures) => (stored = pictures.map(({ key }) => key)),
    () => new AbortController(),
  );
}

const states = () => queue.tiles.map(({ name, state }) => `${name} ${state}`);

describe('Pictures of a listing (HOME-11)', () => {
  it('are uploaded three at a time', async () => {
    queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    await uploads.sending[1]?.arrive();
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending']);
  });

  it('keep the order of their selection, whichever arrives first', async () => {
    queue.add([aFile('a'), aFile('b')]);
    await uploads.sending[1]?.arrive();
    expect(stored).toEqual(['picture-key-of-b']);
    await uploads.sending[0]?.arrive();
    expect(stored).toEqual(['picture-key-of-a', 'picture-key-of-b']);
  });

  it('show the progress of each', () => {
    queue.add([aFile('a')]);
    uploads.sending[0]?.progress(0.4);
    expect(queue.tiles[0]?.sentShare).toBe(0.4);
  });

  it('show the reason for a failure, do not stop the others, and can be retried', async () => {
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
    expect(stored).toEqual(['picture-key-of-a', 'picture-key-of-b']);
  });

  it('can’t be retried if the file itself is rejected', async () => {
    queue.add([aFile('lie.jpg'), aFile('letter.pdf', 'application/pdf')]);
    await uploads.sending[0]?.fail(new Failure('error-picture-not-a-picture', {}, 'invalid'));
    expect(queue.tiles.map(({ error, retriable }) => [error, retriable])).toEqual([
      ['error-picture-not-a-picture', false],
      ['error-picture-not-a-picture', false],
    ]);
    expect(uploads.sending).toHaveLength(1);
  });

  it('are limited to twenty', () => {
    queue.add(Array.from({ length: 21 }, (_, index) => aFile(String(index))));
    expect(queue.tiles).toHaveLength(20);
    expect(queue.refusal).toBe('error-too-many-pictures');
  });

  it('can be moved and removed', async () => {
    queue.reset(['a', 'b', 'c'].map(anUploadedPicture));
    queue.move(2, 0);
    expect(stored).toEqual(['c', 'a', 'b']);
    queue.remove(queue.tiles[1]?.id ?? 0);
    expect(stored).toEqual(['c', 'b']);
  });

  it('stay removed when their upload ends later', async () => {
    queue.add([aFile('a'), aFile('b')]);
    queue.remove(queue.tiles[0]?.id ?? 0);
    await uploads.sending[0]?.arrive();
    await uploads.sending[1]?.arrive();
    await settled();
    expect(stored).toEqual(['picture-key-of-b']);
  });

  it('replace the old floor plan with a new one', async () => {
    queue = aQueue(1);
    queue.reset([anUploadedPicture('old')]);
    queue.add([aFile('new')]);
    expect(stored).toEqual([]);
    await uploads.sending[0]?.arrive();
    expect(stored).toEqual(['picture-key-of-new']);
  });
});
