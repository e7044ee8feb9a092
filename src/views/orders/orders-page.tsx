import { observer } from 'mobx-react-lite';
import { OrderGateway } from '../../core/orders/order-gateway.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { OrdersScreen } from '../../view-models/orders/orders-screen.ts';
import { OwnOrders as OwnOrdersState } from '../../view-models/orders/own-orders.ts';
import { ReceivedOrders as ReceivedOrdersState } from '../../view-models/orders/received-orders.ts';
import { page } from '../page.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ReceivedOrders } from './received/received-orders.tsx';

/** Orders in the profile: received or placed. */
const OrdersPage = observer(function OrdersPage({ screen }: { screen: OrdersScreen }) {
  return (
    <ProfileFrame>
      {screen.showsReceived ? <ReceivedOrders screen={screen.received} /> : <OwnOrders state={screen.own} />}
    </ProfileFrame>
  );
});

export default page(
  OrdersPage,
  [OrderGateway, Session],
  (gateway, session) =>
    new OrdersScreen(new ReceivedOrdersState(gateway), new OwnOrdersState(gateway), session),
);
