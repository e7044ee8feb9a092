import type { MovingPlans } from '../../src/core/plans/moving-plans.ts';
import type { PlanChange } from '../../src/core/plans/together/plan-history.ts';
import type { PlanLink, PlanLinks } from '../../src/core/plans/together/shared-plans.ts';
import type { SharedPlans } from '../../src/core/plans/together/shared-plans.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Server that shares one of these plans by links. */
export function aPlanSharing(plans: MovingPlans) {
  let made: (PlanLink & { planId: string })[] = [];
  const changes: PlanChange[] = [];
  const createdAt = '2026-11-21T10:00:00.000Z';
  const links = fakeGateway<PlanLinks>({
    planLinks: async ({ id }) => {
      await plans.read(id);
      return { data: made.map(({ access, token }) => ({ access, token, createdAt })) };
    },
    makePlanLink: async ({ id, access }) => {
      await plans.read(id);
      const link = { access, token: access.padEnd(43, '-'), createdAt };
      made.push({ ...link, planId: id });
      return link;
    },
    endPlanLink: ({ access }) => {
      made = made.filter((link) => link.access !== access);
      return { message: 'done' };
    },
  });
  const read = async (token: string) => {
    const link = made.find((one) => one.token === token);
    if (!link) throw new Failure('error-plan-link-ended', {}, 'not-found');
    const { access, planId } = link;
    const { plan, version } = await plans.read(planId);
    return { id: token, plan, version, changes, access, planId, owner: 'Иван', orders: [], goods: [] };
  };
  const shared = fakeGateway<SharedPlans>({
    sharedPlan: ({ token }) => read(token),
    saveSharedPlan: async ({ token, plan, version, name }) => {
      const { planId } = await read(token);
      await plans.save(planId, plan, version);
      changes.unshift({ at: createdAt, by: name, parts: ['people'] });
      return read(token);
    },
  });
  return { links, shared };
}
