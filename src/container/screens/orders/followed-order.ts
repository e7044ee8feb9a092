import { CheckoutRedirect, LastOrderStorage, OnOrderPlaced } from '../../../core/orders/order-placement.ts';
import type { BankAccountForm } from '../../../core/orders/order-gateway.ts';
import { ShipmentGateway } from '../../../core/shipping/shipment-gateway.ts';
import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import conversationsModule from '../../modules/conversations.ts';
import shipmentsModule from '../../modules/shipments.ts';
import invoicesModule from '../../modules/invoices.ts';
import formsModule from '../../modules/forms.ts';
import ordersModule from '../../modules/orders.ts';
import { screen } from '../../screen.ts';
import { CartRefill } from '../../../view-models/orders/cart-refill.ts';
import { FollowedOrderScreen } from '../../../view-models/orders/followed-order-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { FollowedOrderPage } from '../../../views/orders/followed-order-page.tsx';

export default screen({
  view: FollowedOrderPage,
  modules: [ordersModule, conversationsModule, invoicesModule, formsModule, shipmentsModule],
  dependencies: {
    gateway: OrderGateway,
    modals: Modals,
    placed: CheckoutRedirect,
    lastOrder: LastOrderStorage,
    refill: CartRefill,
    keys: KeyGenerator,
    onPlaced: OnOrderPlaced,
    clock: Clock,
    shipments: ShipmentGateway,
  },
  build: ({ gateway, modals, placed, lastOrder, refill, keys, onPlaced, clock, shipments }) => {
    const loadBankRules = async () => {
      const { bankAccountErrors, BankAccountCommand } = await import('../../../core/orders/bank-account.ts');
      return (form: BankAccountForm) => bankAccountErrors(new BankAccountCommand(form));
    };
    return new FollowedOrderScreen(
      gateway,
      modals,
      placed,
      lastOrder,
      refill,
      keys,
      onPlaced,
      clock,
      loadBankRules,
      shipments,
    );
  },
});
