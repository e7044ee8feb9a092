import { describe, expect, it } from 'vitest';
import {
  changedFields,
  MAX_PLAN_CHANGES,
  withChange,
} from '../../../../src/core/plans/together/plan-history.ts';
import type { PlanChange } from '../../../../src/core/plans/together/plan-history.ts';
import { aPayment, aPlan } from '../../../support/a-plan.ts';

const aChange = (change: Partial<PlanChange> = {}): PlanChange => ({
  at: '2026-11-21T10:00:00.000Z',
  by: 'Мария',
  parts: ['movingInOn'],
  ...change,
});

describe('The history of changes (PLAN-08)', () => {
  it('lists the parts that differ, in any stored order', () => {
    const plan = aPlan();
    const from = Object.fromEntries(Object.entries(plan.from).toReversed()) as typeof plan.from;
    expect(changedFields(plan, { ...plan, from, people: 3, budget: 5 })).toEqual(['people', 'budget']);
    expect(changedFields(plan, aPlan())).toEqual([]);
  });

  it('distinguishes added payments from removed ones', () => {
    const [one, other] = [aPlan({ payments: [aPayment({ id: 'a'.repeat(16) })] }), aPlan()];
    expect(changedFields(other, one)).toEqual(['payment-added']);
    expect(changedFields(one, other)).toEqual(['payment-removed']);
    expect(changedFields(one, aPlan({ payments: [aPayment({ id: 'b'.repeat(16) })] }))).toEqual([
      'payment-added',
      'payment-removed',
    ]);
  });

  it('merges a person’s changes within ten minutes', () => {
    const later = aChange({ at: '2026-11-21T10:09:00.000Z', parts: ['budget', 'movingInOn'] });
    expect(withChange([aChange()], later)).toEqual([{ ...later, parts: ['movingInOn', 'budget'] }]);
  });

  it('separates later changes and those of another person', () => {
    const later = aChange({ at: '2026-11-21T10:10:00.000Z' });
    expect(withChange([aChange()], later)).toEqual([later, aChange()]);
    const others = aChange({ by: 'Иван' });
    expect(withChange([aChange()], others)).toEqual([others, aChange()]);
  });

  it('omits a change without differences, and is limited in length', () => {
    expect(withChange([aChange()], aChange({ by: 'Иван', parts: [] }))).toEqual([aChange()]);
    const many = Array.from({ length: MAX_PLAN_CHANGES }, (_, count) => aChange({ by: String(count) }));
    const [first, ...rest] = withChange(many, aChange());
    expect([first, rest]).toEqual([aChange(), many.slice(0, -1)]);
  });
});
