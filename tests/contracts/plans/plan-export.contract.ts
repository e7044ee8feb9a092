import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MovingPlans } from '../../../src/core/plans/moving-plans.ts';
import type { PlanExport } from '../../../src/core/plans/plan-export.ts';
import { aPlan } from '../../support/a-plan.ts';
import { refused } from '../../support/refused.ts';

/** What everything does that takes plans out of the site; the plans are those of its owner. */
export function planExportContract(make: () => Promise<{ plans: MovingPlans; taken: PlanExport }>): void {
  describe('A plan taken out of the site (PLAN-06, PLAN-09)', () => {
    let plans: MovingPlans;
    let taken: PlanExport;
    beforeEach(async () => {
      ({ plans, taken } = await make());
    });
    const create = async () => (await plans.save(randomUUID(), aPlan(), null)).id;

    it.each([
      ['ics', 'BEGIN:VCALENDAR'],
      ['pdf', '%PDF-'],
    ] as const)('is a file of the kind %s, also when it is kept nowhere', async (format, beginning) => {
      const file = await taken.file(randomUUID(), aPlan(), format);
      expect(file.name).toBe(`uyut-plan.${format}`);
      expect(file.type).toContain(format === 'ics' ? 'text/calendar' : 'application/pdf');
      expect(atob(file.content)).toContain(beginning);
    });

    it('is no calendar without a day', async () => {
      await expect(taken.file(randomUUID(), aPlan({ movingInOn: null }), 'ics')).rejects.toMatchObject({
        kind: 'invalid',
        fields: { movingInOn: 'error-date-required' },
      });
      expect((await taken.file(randomUUID(), aPlan({ movingInOn: null }), 'pdf')).name).toBe('uyut-plan.pdf');
    });

    it('has an address for calendars once it was made, and none once it was ended', async () => {
      const id = await create();
      expect(await taken.feed(id)).toBeNull();
      const address = await taken.openFeed(id);
      expect(address).toMatch(/\/calendar\/plan\/[\w-]+\.ics$/);
      expect(await taken.openFeed(id)).toBe(address);
      expect(await taken.feed(id)).toBe(address);
      await taken.endFeed(id);
      expect(await taken.feed(id)).toBeNull();
      await taken.endFeed(id);
    });

    it('has none where there is no such plan', async () => {
      const unknown = refused('not-found', 'error-plan-not-found');
      const id = randomUUID();
      await expect(taken.feed(id)).rejects.toMatchObject(unknown);
      await expect(taken.openFeed(id)).rejects.toMatchObject(unknown);
      await expect(taken.endFeed(id)).rejects.toMatchObject(unknown);
    });
  });
}
