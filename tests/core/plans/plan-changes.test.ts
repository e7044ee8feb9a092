import { describe, expect, it } from 'vitest';
import { listingChanges } from '../../../src/core/plans/plan-changes.ts';
import { someHomeFacts } from '../../support/a-plan.ts';

describe('A listing that changed after planning (PLAN-10)', () => {
  const planned = someHomeFacts();

  it('is reported field by field, with the previous amounts', () => {
    const now = someHomeFacts({ price: 95_000, deposit: 0, lift: false, bills: [] });
    expect(listingChanges(planned, now)).toEqual([
      { field: 'price', before: 90_000, now: 95_000 },
      { field: 'deposit', before: 90_000, now: 0 },
      { field: 'bills' },
      { field: 'lift' },
    ]);
  });

  it('reports other appliances, unless the plan was made before they were stored', () => {
    const now = someHomeFacts({ appliances: ['hob'] });
    expect(listingChanges(planned, now)).toEqual([{ field: 'appliances' }]);
    expect(listingChanges(someHomeFacts({ appliances: [] }), now)).toEqual([]);
  });

  it('reports nothing if only its texts changed', () => {
    expect(listingChanges(planned, someHomeFacts({ title: 'Друго заглавие', district: 'Lozenets' }))).toEqual(
      [],
    );
  });
});
