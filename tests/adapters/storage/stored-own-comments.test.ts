import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredOwnComments } from '../../../src/adapters/storage/stored-own-comments.ts';

const secret = 's'.repeat(43);

describe('The visitor’s comments in the browser', () => {
  it('are added, replaced and deleted by id', () => {
    const own = new StoredOwnComments(new MemoryTextStore());
    own.add({ id: 1, post: 'one', secret });
    own.add({ id: 2, post: 'two', secret });
    own.add({ id: 1, post: 'one', secret: 't'.repeat(43) });
    own.remove(2);
    expect(own.read()).toEqual([{ id: 1, post: 'one', secret: 't'.repeat(43) }]);
  });

  it('are limited to the newest fifty', () => {
    const own = new StoredOwnComments(new MemoryTextStore());
    for (let id = 1; id <= 60; id += 1) own.add({ id, post: 'one', secret });
    expect(own.read().map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
  });

  it.each(['', 'null', '{', '{}', '[null, 7, {}]', `[{"id":"1","post":"a","secret":"${secret}"}]`])(
    'are empty if the text is %s',
    (text) => {
      const store = new MemoryTextStore();
      store.write('own-comments', text);
      expect(new StoredOwnComments(store).read()).toEqual([]);
    },
  );
});
