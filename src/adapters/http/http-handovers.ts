import * as calls from '../../../api/calls/plans/handovers.ts';
import { Handovers } from '../../core/plans/handover/handover.ts';
import type { Handover, MadeHandover } from '../../core/plans/handover/handover.ts';
import type { PlanFile } from '../../core/plans/plan-export.ts';
import type { HttpClient } from './http-client.ts';

export class HttpHandovers extends Handovers {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(): Promise<MadeHandover[]> {
    return (await this.http.call(calls.ownHandovers, {})).data;
  }

  make(id: string, handover: Handover): Promise<MadeHandover> {
    return this.http.call(calls.makeHandover, { params: { id }, body: handover });
  }

  file(id: string): Promise<PlanFile> {
    return this.http.call(calls.handoverFile, { params: { id } });
  }
}
