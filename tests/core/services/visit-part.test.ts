import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf, visitTimes } from '../../../src/core/services/visit-part.ts';

describe('The times of a visit', () => {
  it('are one for teams that come together, also for different hours', () => {
    const cleaning = { date: '2026-11-24', window: '08-12', windowCount: 2 } as const;
    const moving = { date: '2026-11-24', window: '08-12', windowCount: 1 } as const;
    expect(visitTimes([moving, cleaning])).toEqual([cleaning]);
  });

  it('are separate for a break and for other days, in order', () => {
    const late = { date: '2026-11-24', window: '16-20', windowCount: 1 } as const;
    const early = { date: '2026-11-24', window: '08-12', windowCount: 1 } as const;
    const next = { date: '2026-11-25', window: '08-12', windowCount: 1 } as const;
    expect(visitTimes([next, late, early])).toEqual([early, late, next]);
  });

  it('are one for adjacent parts', () => {
    const first = { date: '2026-11-24', window: '08-12', windowCount: 1 } as const;
    const second = { date: '2026-11-24', window: '12-16', windowCount: 2 } as const;
    expect(visitTimes([first, second])).toEqual([{ ...first, windowCount: 3 }]);
  });
});

describe('The shares of the teams', () => {
  it('follow their windows', () => {
    expect(sharesOf(10_000, [{ windowCount: 2 }, { windowCount: 1 }])).toEqual([6_667, 3_333]);
  });

  it('always have the amount as their sum', () => {
    const parts = fc.array(fc.record({ windowCount: fc.integer({ min: 1, max: 3 }) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), parts, (amount, divided) => {
        const shares = sharesOf(amount, divided);
        return shares.reduce((sum, share) => sum + share, 0) === amount;
      }),
    );
  });
});
