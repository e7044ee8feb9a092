import { observer } from 'mobx-react-lite';
import type { OrdersScreen } from '../../view-models/orders/orders-screen.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ReceivedOrders } from './received/received-orders.tsx';

/** Orders in the profile: received or placed. */
export const OrdersPage = observer(function OrdersPage({ screen }: { screen: OrdersScreen }) {
  return (
    <ProfileFrame>
      {screen.showsReceived ? <ReceivedOrders screen={screen} /> : <OwnOrders state={screen.own} />}
    </ProfileFrame>
  );
});
