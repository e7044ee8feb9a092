import { describe, expect, it } from 'vitest';
import { roomOf, ROOMS } from '../../../src/core/shop/room.ts';

describe('A room', () => {
  it.each(ROOMS)('may be %s (NAV-05)', (room) => {
    expect(roomOf(room)).toBe(room);
  });

  it.each(['attic', '', null, undefined, 5, 'Kitchen'])('is not %s', (value) => {
    expect(roomOf(value)).toBeNull();
  });
});
