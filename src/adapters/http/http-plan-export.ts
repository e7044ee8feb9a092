import * as calls from '../../../api/calls/plans/plan-export.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { PlanExport } from '../../core/plans/plan-export.ts';
import type { PlanFile, PlanFormat } from '../../core/plans/plan-export.ts';
import type { HttpClient } from './http-client.ts';

export class HttpPlanExport extends PlanExport {
  constructor(private readonly http: HttpClient) {
    super();
  }

  file(id: string, plan: MovingPlan, format: PlanFormat): Promise<PlanFile> {
    return this.http.call(calls.planFile, { body: { id, plan, format } });
  }

  async feed(id: string): Promise<string | null> {
    return (await this.http.call(calls.planCalendar, { params: { id } })).address;
  }

  async openFeed(id: string): Promise<string> {
    return (await this.http.call(calls.openPlanCalendar, { params: { id } })).address;
  }

  async endFeed(id: string): Promise<void> {
    await this.http.call(calls.endPlanCalendar, { params: { id } });
  }
}
