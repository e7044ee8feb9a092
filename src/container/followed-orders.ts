import { ContainerModule } from 'inversify';
import { LastOrderStorage } from '../core/orders/last-order.ts';
import { OrderDesk } from '../core/orders/order-desk.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { CartRefill } from '../view-models/orders/cart-refill.ts';
import { FollowedOrderScreen } from '../view-models/orders/followed-order-screen.ts';
import { Modals } from '../view-models/site/modals.ts';
import { bindCartRefill } from './cart-refill.ts';
import { bindOrderDesk } from './order-desk.ts';

/** Where an order is followed by its link. */
export const followedOrders = new ContainerModule((options) => {
  const { bind } = options;
  bindOrderDesk(options);
  bindCartRefill(options);
  bind(FollowedOrderScreen).toResolvedValue(
    (desk, modals, placed, lastOrder, refill, keys) =>
      new FollowedOrderScreen(desk, modals, placed, lastOrder, refill, keys, async () => {
        const { bankAccountErrors, BankAccountCommand } = await import('../core/orders/bank-account.ts');
        return (form) => bankAccountErrors(new BankAccountCommand(form));
      }),
    [OrderDesk, Modals, OrderPlaced, LastOrderStorage, CartRefill, KeyMaker],
  );
});
