import { cleaningServices } from '../../../api/calls/services/services.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { PlanMaker } from '../../view-models/plans/plan-maker.ts';

export const openPlanMaker = (http: HttpClient): PlanMaker =>
  new PlanMaker(httpGateway<Pick<ServiceGateway, 'cleaningServices'>>(http, { cleaningServices }));
