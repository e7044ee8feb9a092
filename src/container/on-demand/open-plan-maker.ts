import { HttpServiceGateway } from '../../adapters/http/services/http-service-gateway.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { PlanMaker } from '../../view-models/plans/plan-maker.ts';

export const openPlanMaker = (http: HttpClient): PlanMaker => new PlanMaker(new HttpServiceGateway(http));
