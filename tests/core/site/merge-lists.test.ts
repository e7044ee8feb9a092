import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../../src/core/site/merge-edits.ts';
import { mergeLists } from '../../../src/core/site/merge-edits.ts';

const thing = (id: string, amount = 1) => ({ id, amount });
const before = [thing('a'), thing('b')];

describe('Two edits of one list of items', () => {
  it('merge additions and removals of both versions', () => {
    const mine = [thing('b'), thing('mine')];
    const theirs = [thing('a'), thing('b'), thing('theirs')];
    expect(mergeLists(before, mine, theirs)).toEqual([thing('b'), thing('theirs'), thing('mine')]);
    expect(mergeLists(before, theirs, mine)).toEqual([thing('b'), thing('mine'), thing('theirs')]);
  });

  it('merge changes of different items', () => {
    const mine = [thing('a', 2), thing('b')];
    const theirs = [thing('a'), thing('b', 3)];
    expect(mergeLists(before, mine, theirs)).toEqual([thing('a', 2), thing('b', 3)]);
  });

  it('conflict if both change one item differently', () => {
    expect(mergeLists(before, [thing('a', 2), thing('b')], [thing('a', 3), thing('b')])).toBeNull();
    expect(mergeLists(before, [thing('a', 2), thing('b')], [thing('b')])).toBeNull();
    expect(mergeLists(before, [thing('b')], [thing('a', 3), thing('b')])).toBeNull();
  });

  it('conflict if the items have no ids', () => {
    expect(mergeLists(['a'], ['a', 'b'], ['a', 'c'])).toBeNull();
    expect(mergeLists(null, [thing('a')], [thing('b')])).toBeNull();
  });

  it('do not conflict in a form', () => {
    const stored = { things: before };
    const theirs = { things: [...before, thing('theirs')] };
    const mine = { things: [...before, thing('mine')] };
    expect(mergeEdits({ stored, filled: stored, mine, theirs })).toEqual({
      adopted: { things: [...before, thing('theirs'), thing('mine')] },
      clashes: [],
    });
  });
});
