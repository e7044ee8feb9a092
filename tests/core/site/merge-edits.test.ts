import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../../src/core/site/merge-edits.ts';

type Values = { price: string; deposit: string; rooms: { name: string; area: number }[] };
const base: Values = { price: '620', deposit: '620', rooms: [{ name: 'kitchen', area: 9 }] };
const merge = (mine: Partial<Values>, theirs: Partial<Values>, filled: Partial<Values> = {}) =>
  mergeEdits({
    stored: base,
    filled: { ...base, ...filled },
    mine: { ...base, ...filled, ...mine },
    theirs: { ...base, ...theirs },
  });

describe('Two edits of one record', () => {
  it('of different fields are both applied', () => {
    expect(merge({ deposit: '300' }, { price: '650' })).toEqual({ adopted: { price: '650' }, clashes: [] });
  });

  it('of one field to the same value do not conflict', () => {
    expect(merge({ price: '650' }, { price: '650' })).toEqual({ adopted: {}, clashes: [] });
  });

  it('of one field to different values conflict', () => {
    expect(merge({ price: '600', deposit: '1' }, { price: '650' })).toEqual({
      adopted: {},
      clashes: [{ field: 'price', mine: '600', theirs: '650' }],
    });
  });

  it('of lists are compared by contents', () => {
    const rooms = [{ name: 'kitchen', area: 9 }];
    expect(merge({ rooms }, { rooms: [{ name: 'kitchen', area: 9 }] })).toEqual({ adopted: {}, clashes: [] });
    const larger = [{ name: 'kitchen', area: 12 }];
    expect(merge({}, { rooms: larger }).adopted).toEqual({ rooms: larger });
    expect(merge({ rooms: [] }, { rooms: larger }).clashes).toHaveLength(1);
  });

  it.each([
    ['a list and an object with the same fields', ['a'], { 0: 'a' }],
    ['null and an object', null, { a: 1 }],
    ['an object and null', { a: 1 }, null],
    ['a text and a list', 'a', ['a']],
    ['a number and an empty object', 5, {}],
    ['an empty object and a number', {}, 5],
    ['an object with an additional field', { a: 1 }, { a: 1, b: undefined }],
    ['objects with different fields', { a: undefined }, { b: undefined }],
  ])('distinguish %s', (_, before, after) => {
    type Edited = { field: unknown };
    const merged = mergeEdits<Edited>({
      stored: { field: before },
      filled: { field: before },
      mine: { field: before },
      theirs: { field: after },
    });
    expect(merged.adopted).toEqual({ field: after });
    expect('field' in merged.adopted).toBe(true);
  });

  it('do not conflict if only the spelling differs', () => {
    expect(merge({}, {}, { price: '620 лв.' })).toEqual({ adopted: {}, clashes: [] });
    expect(merge({}, { price: '650' }, { price: '620 лв.' }).adopted).toEqual({ price: '650' });
  });

  it('preserve every change of both versions', () => {
    const values = fc.record({
      a: fc.integer(),
      b: fc.integer(),
      c: fc.array(fc.integer(), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(values, values, values, (stored, mine, theirs) => {
        const { adopted, clashes } = mergeEdits({ stored, filled: stored, mine, theirs });
        const result: Record<string, unknown> = { ...mine, ...adopted };
        for (const field of ['a', 'b', 'c'] as const) {
          const [before, one, other] = [stored, mine, theirs].map((side) => JSON.stringify(side[field]));
          const now = JSON.stringify(result[field]);
          const isAsked = clashes.some((clash) => clash.field === field);
          if (one === before) expect(now).toBe(other);
          else if (other === before || other === one) expect(now).toBe(one);
          else expect(isAsked).toBe(true);
          if (isAsked) expect([one, other]).not.toContain(before);
        }
      }),
    );
  });
});
