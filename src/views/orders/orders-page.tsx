import { observer } from 'mobx-react-lite';
import { OrdersScreen } from '../../view-models/orders/orders-screen.ts';
import { page } from '../page.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ReceivedOrders } from './received-orders.tsx';

/** Orders in the profile: those received, or those placed. */
const OrdersPage = observer(function OrdersPage({ screen }: { screen: OrdersScreen }) {
  return (
    <ProfileFrame>
      {screen.showsReceived ? <ReceivedOrders screen={screen.received} /> : <OwnOrders state={screen.own} />}
    </ProfileFrame>
  );
});

export const ordersPage = page(OrdersScreen, OrdersPage);
