import * as calls from '../../../api/calls/plans/shared-plans.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { PlanLinks, SharedPlans } from '../../core/plans/together/shared-plans.ts';
import type { LinkAccess, PlanLink, SharedPlan } from '../../core/plans/together/shared-plans.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

export class HttpPlanLinks extends PlanLinks {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(id: string, signal?: CancelSignal): Promise<PlanLink[]> {
    return (await this.http.call(calls.planLinks, { params: { id }, signal })).data;
  }

  make(id: string, access: LinkAccess): Promise<PlanLink> {
    return this.http.call(calls.makePlanLink, { params: { id }, body: { access } });
  }

  async end(id: string, access: LinkAccess): Promise<void> {
    await this.http.call(calls.endPlanLink, { params: { id, access } });
  }
}

export class HttpSharedPlans extends SharedPlans {
  constructor(private readonly http: HttpClient) {
    super();
  }

  read(token: string, signal?: CancelSignal): Promise<SharedPlan> {
    return this.http.call(calls.sharedPlan, { params: { token }, signal });
  }

  save(token: string, plan: MovingPlan, version: string, name: string): Promise<SharedPlan> {
    return this.http.call(calls.saveSharedPlan, { params: { token }, body: { plan, version, name } });
  }
}
