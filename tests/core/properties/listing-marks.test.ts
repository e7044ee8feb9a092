import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameMark, MAX_MARKS, mergeMarks } from '../../../src/core/properties/marks/listing-marks.ts';
import type { ListingMark } from '../../../src/core/properties/marks/listing-marks.ts';

const mark = (id: number, changedAt: number, change: Partial<ListingMark> = {}): ListingMark => ({
  kind: 'property',
  id,
  mark: 'hidden',
  on: true,
  changedAt,
  ...change,
});

const marks = fc.array(
  fc.record({
    kind: fc.constantFrom('property' as const, 'roommate' as const),
    id: fc.integer({ min: 1, max: 6 }),
    mark: fc.constantFrom('seen' as const, 'hidden' as const),
    on: fc.boolean(),
    changedAt: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  { maxLength: 30 },
);

describe('Marks of listings (FIND-07)', () => {
  it('have the latest change of each listing, in any order of devices', () => {
    const [hidden, back] = [mark(7, 10), mark(7, 20, { on: false })];
    expect(mergeMarks([hidden], [back])).toEqual([back]);
    expect(mergeMarks([back], [hidden])).toEqual([back]);
  });

  it('are separate for seen and hidden listings, and for homes and rooms', () => {
    const all = [mark(7, 1), mark(7, 2, { mark: 'seen' }), mark(7, 3, { kind: 'roommate' })];
    expect(mergeMarks(all, [])).toHaveLength(3);
  });

  it('are the same when merged twice, one of each type per listing', () => {
    fc.assert(
      fc.property(marks, marks, (known, changes) => {
        const merged = mergeMarks(known, changes);
        expect(mergeMarks(merged, changes)).toEqual(merged);
        for (const one of merged) expect(merged.filter((other) => isSameMark(one, other))).toHaveLength(1);
        for (const one of [...known, ...changes]) {
          expect(merged.find((other) => isSameMark(one, other))?.changedAt).toBeGreaterThanOrEqual(
            one.changedAt,
          );
        }
      }),
    );
  });

  it('are limited: the oldest are deleted', () => {
    const many = Array.from({ length: MAX_MARKS.seen + 5 }, (_, at) => mark(at + 1, at, { mark: 'seen' }));
    const stored = mergeMarks(many, []);
    expect(stored).toHaveLength(MAX_MARKS.seen);
    expect(stored[0]?.id).toBe(MAX_MARKS.seen + 5);
  });
});
