import { ContainerModule } from 'inversify';
import { OrderDesk } from '../core/orders/order-desk.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { FollowedOrderScreen } from '../view-models/orders/followed-order-screen.ts';
import { OrdersScreen } from '../view-models/orders/orders-screen.ts';
import { OwnOrders } from '../view-models/orders/own-orders.ts';
import { ReceivedOrders } from '../view-models/orders/received-orders.ts';
import { ReceivedOrderScreen } from '../view-models/orders/received-order-screen.ts';
import { Session } from '../view-models/accounts/session.ts';
import { Modals } from '../view-models/site/modals.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { Clock } from '../core/shared/clock.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { LastOrderStorage } from '../core/orders/last-order.ts';
import { CartRefill } from '../view-models/orders/cart-refill.ts';
import { bindCartRefill } from './cart-refill.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindOrderDesk } from './order-desk.ts';

/** The screens of orders: the buyer's and the vendor's. */
export const orderScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindOrderDesk(options);
  bindFormDrafts(options);
  bindCartRefill(options);
  bind(FollowedOrderScreen).toResolvedValue(
    (desk, modals, placed, lastOrder, refill, keys) =>
      new FollowedOrderScreen(desk, modals, placed, lastOrder, refill, keys, async () => {
        const { bankAccountErrors, BankAccountCommand } = await import('../core/orders/bank-account.ts');
        return (form) => bankAccountErrors(new BankAccountCommand(form));
      }),
    [OrderDesk, Modals, OrderPlaced, LastOrderStorage, CartRefill, KeyMaker],
  );
  bind(OrdersScreen).toResolvedValue(
    (desk, session) => new OrdersScreen(new ReceivedOrders(desk), new OwnOrders(desk), session),
    [OrderDesk, Session],
  );
  bind(ReceivedOrderScreen).toResolvedValue(
    (desk, modals, drafts, keys, clock) => new ReceivedOrderScreen(desk, modals, drafts, keys, clock),
    [OrderDesk, Modals, FormDrafts, KeyMaker, Clock],
  );
});
