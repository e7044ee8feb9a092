import { describe, expect, it } from 'vitest';
import { mustWaitFor, picturesToCompare } from '../../../src/core/properties/double-pictures.ts';

describe('A listing with a picture of another (TRUST-03)', () => {
  const other = { ownerId: 2, status: 'active', isHeld: false, isDeleted: false } as const;

  it.each(['active', 'paused', 'rented'] as const)('waits for a listing that is %s', (status) => {
    expect(mustWaitFor(1, { ...other, status })).toBe(true);
  });

  it.each([
    ['of the same owner', { ownerId: 1 }],
    ['that is a draft', { status: 'draft' }],
    ['that is deleted', { isDeleted: true }],
    ['that waits for moderation', { isHeld: true }],
  ] as const)('does not wait for a listing %s', (_, change) => {
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
    ['all of a new listing', null, listing('active', ['a', 'b']), ['a', 'b']],
    ['all of an activated listing', listing('paused', ['a']), listing('active', ['a', 'b']), ['a', 'b']],
    ['the new ones of an active listing', listing('active', ['a']), listing('active', ['b', 'a']), ['b']],
    ['none of a listing marked as rented', listing('active', ['a']), listing('rented', ['a']), []],
    ['none of a draft', null, listing('draft', ['a']), []],
    ['none of a paused listing', listing('active', ['a']), listing('paused', ['a', 'b']), []],
    [
      'all of a listing in moderation',
      listing('paused', ['a'], true),
      listing('paused', ['a', 'b'], true),
      ['a', 'b'],
    ],
    [
      'all of a listing activated after moderation',
      listing('paused', ['a'], true),
      listing('active', ['a']),
      ['a'],
    ],
  ] as const)('are %s', (_, before, after, expected) => {
    expect(picturesToCompare(before, after)).toEqual(expected);
  });
});
