import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/key-generator.ts';
import conversationsModule from '../../modules/conversations.ts';
import formsModule from '../../modules/forms.ts';
import ordersModule from '../../modules/orders.ts';
import { screen } from '../../screen.ts';
import { ReceivedOrderScreen } from '../../../view-models/orders/received-order-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ReceivedOrderPage } from '../../../views/orders/received-order-page.tsx';

export default screen({
  view: ReceivedOrderPage,
  modules: [ordersModule, conversationsModule, formsModule],
  dependencies: { gateway: OrderGateway, modals: Modals, keys: KeyGenerator, clock: Clock },
  build: ({ gateway, modals, keys, clock }) => new ReceivedOrderScreen(gateway, modals, keys, clock),
});
