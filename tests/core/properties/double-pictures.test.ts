import { describe, expect, it } from 'vitest';
import { mustWaitFor, picturesToCompare } from '../../../src/core/properties/double-pictures.ts';

describe('A listing with a picture of another (TRUST-03)', () => {
  const other = { ownerId: 2, status: 'active', isHeld: false, isDeleted: false } as const;

  it.each(['active', 'paused', 'rented'] as const)('waits for a listing that is %s', (status) => {
    expect(mustWaitFor(1, { ...other, status })).toBe(true);
  });

  it.each([
    ['of the same owner', { ownerId: 1 }],
    ['that nobody has seen yet', { status: 'draft' }],
    ['that was taken back', { isDeleted: true }],
    ['that waits itself', { isHeld: true }],
  ] as const)('waits for none %s', (_, change) => {
    expect(mustWaitFor(1, { ...other, ...change })).toBe(false);
  });
});

describe('The compared pictures', () => {
  const listing = (status: 'draft' | 'active' | 'paused' | 'rented', pictures: string[], isHeld = false) => ({
    status,
    pictures,
    isHeld,
  });

  it.each([
    ['all of a new one', null, listing('active', ['a', 'b']), ['a', 'b']],
    ['all of one that comes to be seen', listing('paused', ['a']), listing('active', ['a', 'b']), ['a', 'b']],
    ['the new ones of one that is seen', listing('active', ['a']), listing('active', ['b', 'a']), ['b']],
    ['none that were there when it is let', listing('active', ['a']), listing('rented', ['a']), []],
    ['none of a draft', null, listing('draft', ['a']), []],
    ['none of one that rests', listing('active', ['a']), listing('paused', ['a', 'b']), []],
    [
      'all of one that waits',
      listing('paused', ['a'], true),
      listing('paused', ['a', 'b'], true),
      ['a', 'b'],
    ],
    ['all of one that waited', listing('paused', ['a'], true), listing('active', ['a']), ['a']],
  ] as const)('are %s', (_, before, after, expected) => {
    expect(picturesToCompare(before, after)).toEqual(expected);
  });
});
