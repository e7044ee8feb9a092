import { ContainerModule } from 'inversify';
import { StreamedPlanEvents } from '../../adapters/browser/streamed-plan-events.ts';
import { followOrder } from '../../../api/calls/orders/orders.ts';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import * as sharing from '../../../api/calls/plans/shared-plans.ts';
import * as planExport from '../../../api/calls/plans/plan-export.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { BrowserFileSaver } from '../../adapters/browser/browser-file-saver.ts';
import { StoredVisitorName } from '../../adapters/storage/stored-visitor-name.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { FileSaver, PlanExport } from '../../core/plans/plan-export.ts';
import { PlanEvents, PlanLinks, SharedPlans, VisitorName } from '../../core/plans/together/shared-plans.ts';
import { ServiceGateway } from '../../core/services/service-gateway.ts';
import { PlanOrders } from '../../view-models/plans/plan-orders.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { GoodsOrders } from '../../view-models/plans/things/goods-orders.ts';
import { openGoodsOrders } from '../on-demand/open-goods-orders.ts';
import { Clock } from '../../core/shared/clock.ts';

/** Module of a plan's pages: links, concurrent changes and exports. */
export default new ContainerModule(({ bind }) => {
  bind(PlanLinks).toResolvedValue((http) => httpGateway<PlanLinks>(http, sharing), [HttpClient]);
  bind(SharedPlans).toResolvedValue((http) => httpGateway<SharedPlans>(http, sharing), [HttpClient]);
  bind(PlanEvents).toResolvedValue((clock) => new StreamedPlanEvents(clock), [Clock]);
  bind(PlanExport).toResolvedValue((http) => httpGateway<PlanExport>(http, planExport), [HttpClient]);
  bind(FileSaver).toResolvedValue(() => new BrowserFileSaver());
  bind(PlanOrders).toResolvedValue(
    (services, http) =>
      new PlanOrders(services, httpGateway<Pick<OrderGateway, 'followOrder'>>(http, { followOrder })),
    [ServiceGateway, HttpClient],
  );
  bind(GoodsOrders).toResolvedValue(openGoodsOrders, [Session, HttpClient, TextStore]);
  bind(VisitorName).toResolvedValue((store) => new StoredVisitorName(store), [TextStore]);
});
