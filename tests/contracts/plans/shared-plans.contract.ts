import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MovingPlans } from '../../../src/core/plans/moving-plans.ts';
import type { LinkAccess, PlanLinks, SharedPlans } from '../../../src/core/plans/together/shared-plans.ts';
import { aPayment, aPlan } from '../../support/a-plan.ts';
import { failureOf } from '../../support/a-failure.ts';

type Sharing = { plans: MovingPlans; links: PlanLinks; shared: SharedPlans };

/** What whatever shows plans by links does. */
export function sharedPlansContract(make: () => Promise<Sharing>): void {
  describe('A plan through a link (PLAN-08)', () => {
    let sharing: Sharing;
    const id = randomUUID();
    const orderToken = 'o'.repeat(43);
    const cleaning = { services: [], chosen: true, orderToken };
    beforeEach(async () => {
      sharing = await make();
      await sharing.plans.save(id, aPlan({ cleaning }), null);
    });
    const tokenOf = async (access: LinkAccess) => (await sharing.links.make(id, access)).token;

    it('is the owner’s, without the links of orders', async () => {
      const token = await tokenOf('read');
      const { version } = await sharing.plans.read(id);
      expect(await sharing.shared.read(token)).toMatchObject({
        id: token,
        planId: id,
        plan: aPlan({ cleaning: { ...cleaning, orderToken: null } }),
        version,
        access: 'read',
        changes: [],
        orders: [],
      });
    });

    it('is changed by who saw it as it is, under a name; what is ordered stays', async () => {
      const { plans, shared } = sharing;
      const token = await tokenOf('edit');
      const { plan, version } = await shared.read(token);
      const payments = [aPayment()];
      const saved = await shared.save(token, { ...plan, people: 3, payments }, version, 'Мария');
      expect(saved).toMatchObject({ plan: { people: 3, payments }, changes: [{ by: 'Мария' }] });
      expect(saved.changes?.[0]?.parts.toSorted()).toEqual(['payment-added', 'people']);
      expect((await plans.read(id)).plan).toEqual(aPlan({ people: 3, payments, cleaning }));
      await expect(shared.save(token, plan, version, 'Мария')).rejects.toMatchObject(
        failureOf('conflict', 'error-edited-elsewhere'),
      );
    });

    it('is not changed by a link to read', async () => {
      const token = await tokenOf('read');
      const { plan, version } = await sharing.shared.read(token);
      await expect(
        sharing.shared.save(token, { ...plan, people: 3 }, version, 'Мария'),
      ).rejects.toMatchObject(failureOf('not-allowed', 'error-plan-link-reads'));
    });

    it('is not there once its link was ended, which says so', async () => {
      const { shared, links } = sharing;
      const token = await tokenOf('edit');
      const { plan, version } = await shared.read(token);
      await links.end(id, 'edit');
      const ended = failureOf('not-found', 'error-plan-link-ended');
      await expect(shared.read(token)).rejects.toMatchObject(ended);
      await expect(shared.save(token, plan, version, 'Мария')).rejects.toMatchObject(ended);
    });

    it('is not there by a link that nobody made', async () => {
      await expect(sharing.shared.read('n'.repeat(43))).rejects.toMatchObject(
        failureOf('not-found', 'error-plan-not-found'),
      );
    });
  });
}
