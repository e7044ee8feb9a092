import * as calls from '../../../../api/calls/plans/plans.ts';
import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import { AccountPlans } from '../../../core/plans/moving-plans.ts';
import type { EditedPlan, PlanSummary } from '../../../core/plans/moving-plans.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpAccountPlans extends AccountPlans {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(signal?: CancelSignal): Promise<PlanSummary[]> {
    return (await this.http.call(calls.ownPlans, { signal })).data;
  }

  read(id: string, signal?: CancelSignal): Promise<EditedPlan> {
    return this.http.call(calls.ownPlan, { params: { id }, signal });
  }

  save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan> {
    return this.http.call(calls.savePlan, { params: { id }, body: { plan, version } });
  }

  async delete(id: string): Promise<void> {
    await this.http.call(calls.deletePlan, { params: { id } });
  }
}
