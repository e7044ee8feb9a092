import { describe, expect, it } from 'vitest';
import { quietUntil } from '../../../src/core/conversations/quiet-hours.ts';

describe('Quiet hours of message emails (TRUST-05)', () => {
  it.each([
    ['at noon', '2026-11-24T10:00:00Z', null],
    ['a minute before ten in the evening', '2026-11-24T19:59:00Z', null],
    ['at ten in the evening', '2026-11-24T20:00:00Z', '2026-11-25T06:00:00.000Z'],
    ['after midnight', '2026-11-24T23:30:00Z', '2026-11-25T06:00:00.000Z'],
    ['a minute before eight', '2026-11-25T05:59:00Z', '2026-11-25T06:00:00.000Z'],
    ['at eight', '2026-11-25T06:00:00Z', null],
    ['in summer, by local time', '2026-07-01T04:59:00Z', '2026-07-01T05:00:00.000Z'],
    ['in the night with an extra hour', '2026-10-24T20:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['in the night without an hour', '2026-03-28T21:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['on the last evening of a year', '2026-12-31T21:00:00Z', '2027-01-01T06:00:00.000Z'],
  ])('apply: %s', (_, now, until) => {
    expect(quietUntil(new Date(now))?.toISOString() ?? null).toBe(until);
  });
});
