import { describe, expect, it } from 'vitest';
import { PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import rules from '../../../../content/needs.json' with { type: 'json' };
import { CART_QUANTITY } from '../../../../src/core/orders/cart/cart.ts';
import { PLAN_LIMITS } from '../../../../src/core/plans/moving-plan.ts';
import { neededBy, neededThings } from '../../../../src/core/plans/things/needed-things.ts';
import type { NeedRules } from '../../../../src/core/plans/things/needed-things.ts';
import { MAX_THINGS } from '../../../../src/core/plans/things/thing-choices.ts';
import { someHomeFacts } from '../../../support/a-plan.ts';
import { someRules } from '../../../support/a-thing.ts';

const bare = { furniture: 'unfurnished', appliances: [], rooms: [] } as const;
const needed = (home: Parameters<typeof someHomeFacts>[0], people: number) =>
  neededThings({ home: someHomeFacts({ ...bare, appliances: [], rooms: [], ...home }), people }, someRules);
const counted = (...asked: Parameters<typeof needed>) =>
  needed(...asked).map(({ id, quantity }) => `${id} × ${quantity}`);

describe('The needs of a home (PLAN-05)', () => {
  it('are listed by room, for the people who live there', () => {
    expect(counted({ bedrooms: 1, bathrooms: 1 }, 2)).toEqual([
      'bedroom/bed × 1',
      'bedroom/pillow × 2',
      'bedroom/ceiling-lamp × 1',
      'bedroom/rug × 1',
      'kitchen/chairs × 2',
      'kitchen/hob × 1',
      'bathroom/towels × 4',
      'home/broom × 1',
    ]);
  });

  it('distribute people over bedrooms, two to a bed, and omit beds for a room without sleepers', () => {
    expect(
      counted({ bedrooms: 2, bathrooms: 2 }, 3).filter((need) => /bed|pillow|towels/.test(need)),
    ).toEqual([
      'bedroom-1/bed × 1',
      'bedroom-1/pillow × 2',
      'bedroom-1/ceiling-lamp × 1',
      'bedroom-1/rug × 1',
      'bedroom-2/bed × 1',
      'bedroom-2/pillow × 1',
      'bedroom-2/ceiling-lamp × 1',
      'bedroom-2/rug × 1',
      'bathroom-1/towels × 6',
    ]);
    expect(counted({ bedrooms: 3 }, 1).filter((need) => need.includes('lamp'))).toEqual([
      'bedroom/ceiling-lamp × 1',
    ]);
  });

  it('include a bed in the living room if there is no bedroom', () => {
    expect(counted({ bedrooms: 0 }, 3).slice(0, 2)).toEqual([
      'living-room/bed × 2',
      'living-room/pillow × 3',
    ]);
  });

  it('exclude the furniture and the appliances of the home', () => {
    const furnished = counted({ bedrooms: 1, furniture: 'furnished', appliances: ['hob'] }, 1);
    expect(furnished).toEqual([
      'bedroom/pillow × 1',
      'bedroom/rug × 1',
      'kitchen/chairs × 2',
      'bathroom/towels × 2',
      'home/broom × 1',
    ]);
  });

  it('include the longest wall of a measured room', () => {
    const [bed, pillow] = needed({ bedrooms: 1, rooms: [{ room: 'bedroom', area: 9 }] }, 1);
    expect([bed?.wall, pillow?.wall]).toEqual([3_000, null]);
  });

  it('of a larger budget include all of a smaller one', () => {
    const needs = needed({ bedrooms: 1 }, 1);
    const things = (budget: 'modest' | 'generous') => neededBy(needs, budget).map(({ thing }) => thing);
    expect(things('generous')).toEqual(expect.arrayContaining(things('modest')));
    expect(things('modest')).not.toContain('rug');
  });

  it('can be ordered and stored for the largest home', () => {
    const { people } = PLAN_LIMITS;
    const { bedrooms, bathrooms } = PROPERTY_LIMITS;
    for (const rooms of [0, 1, bedrooms.to]) {
      const home = someHomeFacts({
        ...bare,
        appliances: [],
        rooms: [],
        bedrooms: rooms,
        bathrooms: bathrooms.to,
      });
      const needs = neededThings({ home, people: people.to }, rules as NeedRules);
      expect(needs.length).toBeLessThanOrEqual(MAX_THINGS);
      expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
      expect(Math.max(...needs.map(({ quantity }) => quantity))).toBeLessThanOrEqual(CART_QUANTITY.max);
      expect(needs.every(({ id }) => /^[a-z0-9-]{1,30}\/[a-z0-9-]{1,30}$/.test(id))).toBe(true);
    }
  });
});
