import { describe, expect, it } from 'vitest';
import { listingChanges } from '../../../src/core/plans/plan-changes.ts';
import { someHomeFacts } from '../../support/a-plan.ts';

describe('A listing that changes after it was planned with (PLAN-10)', () => {
  const planned = someHomeFacts();

  it('is told field by field, amounts with what they were', () => {
    const now = someHomeFacts({ price: 95_000, deposit: 0, lift: false, bills: [] });
    expect(listingChanges(planned, now)).toEqual([
      { field: 'price', before: 90_000, now: 95_000 },
      { field: 'deposit', before: 90_000, now: 0 },
      { field: 'bills' },
      { field: 'lift' },
    ]);
  });

  it('tells of other appliances, unless the plan is from before they were kept', () => {
    const now = someHomeFacts({ appliances: ['hob'] });
    expect(listingChanges(planned, now)).toEqual([{ field: 'appliances' }]);
    expect(listingChanges(someHomeFacts({ appliances: [] }), now)).toEqual([]);
  });

  it('has nothing to tell while only its words change', () => {
    expect(listingChanges(planned, someHomeFacts({ title: 'Друго заглавие', district: 'Lozenets' }))).toEqual(
      [],
    );
  });
});
