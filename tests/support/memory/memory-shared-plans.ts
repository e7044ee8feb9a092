import { Failure } from '../../../src/core/shared/failure.ts';
import type { EditedPlan, MovingPlans } from '../../../src/core/plans/moving-plans.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { changedFields, withChange } from '../../../src/core/plans/together/plan-history.ts';
import type { PlanChange } from '../../../src/core/plans/together/plan-history.ts';
import {
  PlanLinks,
  sharedContent,
  SharedPlans,
  withShared,
} from '../../../src/core/plans/together/shared-plans.ts';
import type { LinkAccess, PlanLink, SharedPlan } from '../../../src/core/plans/together/shared-plans.ts';

type MadeLink = PlanLink & { planId: string; isEnded: boolean };

/** The links of an account's plans, in memory. */
export class MemoryPlanLinks extends PlanLinks {
  private made: readonly MadeLink[] = [];

  constructor(private readonly plans: MovingPlans) {
    super();
  }

  async list(planId: string): Promise<PlanLink[]> {
    await this.plans.read(planId);
    const active = this.made.filter((link) => link.planId === planId && !link.isEnded);
    return active
      .map(({ access, token, createdAt }) => ({ access, token, createdAt }))
      .toSorted((one, other) => (one.access < other.access ? 1 : -1));
  }

  async make(planId: string, access: LinkAccess): Promise<PlanLink> {
    const active = (await this.list(planId)).find((link) => link.access === access);
    if (active) return active;
    const token = String(this.made.length).padStart(43, 'T');
    const link = { access, token, createdAt: '2026-11-21T10:00:00.000Z' };
    this.made = [...this.made, { ...link, planId, isEnded: false }];
    return link;
  }

  async end(planId: string, access: LinkAccess): Promise<void> {
    const active = (await this.list(planId)).find((link) => link.access === access);
    this.made = this.made.map((link) => (link.token === active?.token ? { ...link, isEnded: true } : link));
  }

  /** @throws Failure `error-plan-not-found`, `error-plan-link-ended` */
  async behind(token: string): Promise<MadeLink & EditedPlan> {
    const link = this.made.find((one) => one.token === token);
    if (!link) throw new Failure('error-plan-not-found', {}, 'not-found');
    if (link.isEnded) throw new Failure('error-plan-link-ended', {}, 'not-found');
    return { ...link, ...(await this.plans.read(link.planId)) };
  }
}

/** What those links show. */
export class MemorySharedPlans extends SharedPlans {
  private changes: PlanChange[] = [];

  constructor(
    private readonly plans: MovingPlans,
    private readonly links: MemoryPlanLinks,
  ) {
    super();
  }

  async read(token: string): Promise<SharedPlan> {
    const { plan, version, access, planId } = await this.links.behind(token);
    const { changes } = this;
    const link = { access, planId, owner: 'Иван', orders: [], goods: [] };
    return { id: token, plan: sharedContent(plan), version, changes, ...link };
  }

  async save(token: string, plan: MovingPlan, version: string, name: string): Promise<SharedPlan> {
    const { access, planId, plan: kept } = await this.links.behind(token);
    if (access === 'read') throw new Failure('error-plan-link-reads', {}, 'not-allowed');
    const changed = withShared(kept, plan);
    await this.plans.save(planId, changed, version);
    const change = { at: '2026-11-21T10:00:00.000Z', by: name, parts: changedFields(kept, changed) };
    this.changes = withChange(this.changes, change);
    return this.read(token);
  }
}
