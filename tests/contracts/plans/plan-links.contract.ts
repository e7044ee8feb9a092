import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MovingPlans } from '../../../src/core/plans/moving-plans.ts';
import type { PlanLinks } from '../../../src/core/plans/together/shared-plans.ts';
import { aPlan } from '../../support/a-plan.ts';
import { failureOf } from '../../support/a-failure.ts';

/** What whatever keeps links to plans does. */
export function planLinksContract(make: () => Promise<{ plans: MovingPlans; links: PlanLinks }>): void {
  describe('Links to a plan (PLAN-08)', () => {
    let links: PlanLinks;
    let id: string;
    beforeEach(async () => {
      const made = await make();
      links = made.links;
      id = randomUUID();
      await made.plans.save(id, aPlan(), null);
    });

    it('are one of each kind, each nobody’s guess', async () => {
      expect(await links.list(id)).toEqual([]);
      const [edit, read] = [await links.make(id, 'edit'), await links.make(id, 'read')];
      expect(await links.make(id, 'edit')).toEqual(edit);
      expect(await links.list(id)).toEqual([read, edit]);
      for (const { token } of [read, edit]) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(read.token).not.toBe(edit.token);
    });

    it('are ended one by one, and another one is another', async () => {
      const edit = await links.make(id, 'edit');
      const read = await links.make(id, 'read');
      await links.end(id, 'edit');
      await links.end(id, 'edit');
      expect(await links.list(id)).toEqual([read]);
      expect((await links.make(id, 'edit')).token).not.toBe(edit.token);
    });

    it('are none of a plan that is not there', async () => {
      const unknown = failureOf('not-found', 'error-plan-not-found');
      await expect(links.list(randomUUID())).rejects.toMatchObject(unknown);
      await expect(links.make(randomUUID(), 'read')).rejects.toMatchObject(unknown);
      await expect(links.end(randomUUID(), 'read')).rejects.toMatchObject(unknown);
    });
  });
}
