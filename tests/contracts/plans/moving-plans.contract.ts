import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { PLAN_LIMITS } from '../../../src/core/plans/moving-plan.ts';
import type { MovingPlans } from '../../../src/core/plans/moving-plans.ts';
import { aPayment, aPlan, someHomeFacts } from '../../support/a-plan.ts';
import { aThing } from '../../support/a-thing.ts';
import { failureOf } from '../../support/a-failure.ts';

/** Contract of plan storages. The storage is empty at the start. */
export function movingPlansContract(makePlans: () => Promise<MovingPlans>): void {
  describe('Plans for moving in (PLAN-01)', () => {
    let plans: MovingPlans;
    beforeEach(async () => {
      plans = await makePlans();
    });
    const create = (plan = aPlan()) => plans.save(randomUUID(), plan, null);
    const unknown = failureOf('not-found', 'error-plan-not-found');
    const elsewhere = failureOf('conflict', 'error-edited-elsewhere');

    it('are stored once per id', async () => {
      const id = randomUUID();
      const service = {
        serviceKey: 'deep-home',
        name: 'Основно',
        type: 'deep',
        price: 650,
        sqm: 64,
        severity: 1,
      } as const;
      const plan = aPlan({
        things: { budget: 'modest', things: [aThing(), { need: 'kitchen/chairs', state: 'owned' }] },
        from: { cityId: 2, district: 'Кършияка', floor: 4, lift: false },
        parts: [2, 1],
        budget: 250_000,
        cleaning: { services: [service], chosen: true, orderToken: 'a'.repeat(43) },
        names: ['Мария', ''],
        payments: [aPayment(), aPayment({ id: 'b'.repeat(16), by: 1, to: 0, cost: null, note: 'За тока' })],
        days: { contract: '2027-03-05', cleaning: '2027-03-08' },
        deliveryDays: [{ id: 7, day: '2027-03-12' }],
        leaving: {
          notice: { count: 30, unit: 'days' },
          noticeGivenOn: '2027-02-01',
          termEndsOn: '2027-12-01',
          rentDay: 10,
          owed: 12_050,
          depositDays: 14,
        },
        doneTasks: [{ id: 'internet' }, { id: 'water' }],
        otherPlan: randomUUID(),
      });
      const saved = await plans.save(id, plan, null);
      expect(saved).toMatchObject({ id, plan });
      expect(await plans.save(id, plan, null)).toEqual(saved);
      expect(await plans.read(id)).toEqual(saved);
      expect(await plans.list()).toEqual([
        {
          id,
          movingInOn: '2027-03-10',
          title: 'Двустаен до парка',
          cityId: 1,
          district: 'Лозенец',
          area: 64,
          direction: 'out',
        },
      ]);
    });

    it('are changed only from their latest version', async () => {
      const { id, version } = await create();
      const after = await plans.save(id, aPlan({ people: 3 }), version);
      expect(after).toMatchObject({ id, plan: { people: 3 } });
      expect(after.version).not.toBe(version);
      expect(await plans.read(id)).toEqual(after);
      await expect(plans.save(id, aPlan({ people: 4 }), version)).rejects.toMatchObject(elsewhere);
      await expect(plans.save(id, aPlan({ people: 4 }), null)).rejects.toMatchObject(elsewhere);
      expect(await plans.read(id)).toEqual(after);
    });

    it('are listed until deleted', async () => {
      const first = await create();
      const second = await create(aPlan({ home: someHomeFacts({ title: 'Другият' }) }));
      expect((await plans.list()).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
      await plans.delete(first.id);
      expect(await plans.list()).toMatchObject([{ id: second.id, title: 'Другият' }]);
      await expect(plans.read(first.id)).rejects.toMatchObject(unknown);
      await expect(plans.delete(first.id)).rejects.toMatchObject(unknown);
    });

    it('are not found with an unknown id', async () => {
      const id = randomUUID();
      await expect(plans.read(id)).rejects.toMatchObject(unknown);
      await expect(plans.save(id, aPlan(), 'x'.repeat(22))).rejects.toMatchObject(unknown);
    });

    it('are limited in number', async () => {
      for (let count = 0; count < PLAN_LIMITS.plans; count += 1) await create();
      await expect(create()).rejects.toMatchObject(failureOf('conflict', 'error-too-many-plans'));
    });
  });
}
