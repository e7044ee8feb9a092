import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { readPlanGlance } from '../../../src/view-models/plans/plan-glance.ts';
import { aPlan } from '../../support/a-plan.ts';

const TODAY = '2026-11-21';

async function glanceOf(days: Record<string, string | null>) {
  const plans = new StoredPlans(new MemoryTextStore());
  for (const [id, movingInOn] of Object.entries(days)) await plans.save(id, aPlan({ movingInOn }), null);
  return readPlanGlance(plans, TODAY);
}

describe('The summary of a plan', () => {
  it('is null without plans', async () => {
    expect(await glanceOf({})).toBeNull();
  });

  it('shows the plan with the nearest coming date, and its first open step', async () => {
    const glance = await glanceOf({
      'plan-for-later-on': '2027-03-01',
      'plan-that-is-near': '2026-12-14',
      'plan-that-is-over': '2026-10-01',
    });
    expect(glance?.summary.id).toBe('plan-that-is-near');
    expect(glance?.step?.step).toBe('contract');
  });

  it('shows the latest plan if none has a coming date', async () => {
    const glance = await glanceOf({ 'plan-that-is-over': '2026-10-01', 'plan-without-date': null });
    expect(glance?.summary.id).toBe('plan-without-date');
    expect(glance?.step).toBeNull();
  });
});
