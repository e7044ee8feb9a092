import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import ordersModule from '../../modules/orders.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { OrdersScreen } from '../../../view-models/orders/orders-screen.ts';
import { OwnOrders as OwnOrdersState } from '../../../view-models/orders/own-orders.ts';
import { ReceivedOrders as ReceivedOrdersState } from '../../../view-models/orders/received-orders.ts';
import { OrdersPage } from '../../../views/orders/orders-page.tsx';

export default screen({
  view: OrdersPage,
  modules: [ordersModule],
  dependencies: { gateway: OrderGateway, session: Session },
  build: ({ gateway, session }) =>
    new OrdersScreen(new ReceivedOrdersState(gateway), new OwnOrdersState(gateway), session),
});
