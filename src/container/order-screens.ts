import { ContainerModule } from 'inversify';
import { OrderDesk } from '../core/orders/order-desk.ts';
import { OrdersScreen } from '../view-models/orders/orders-screen.ts';
import { OwnOrders } from '../view-models/orders/own-orders.ts';
import { ReceivedOrders } from '../view-models/orders/received-orders.ts';
import { ReceivedOrderScreen } from '../view-models/orders/received-order-screen.ts';
import { Session } from '../view-models/accounts/session.ts';
import { Modals } from '../view-models/site/modals.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { Clock } from '../core/shared/clock.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindOrderDesk } from './order-desk.ts';

/** The orders of a profile: the buyer's and the vendor's. */
export const orderScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindOrderDesk(options);
  bindFormDrafts(options);
  bind(OrdersScreen).toResolvedValue(
    (desk, session) => new OrdersScreen(new ReceivedOrders(desk), new OwnOrders(desk), session),
    [OrderDesk, Session],
  );
  bind(ReceivedOrderScreen).toResolvedValue(
    (desk, modals, drafts, keys, clock) => new ReceivedOrderScreen(desk, modals, drafts, keys, clock),
    [OrderDesk, Modals, FormDrafts, KeyMaker, Clock],
  );
});
