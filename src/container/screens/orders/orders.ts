import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { ShipmentGateway } from '../../../core/shipping/shipment-gateway.ts';
import formsModule from '../../modules/forms.ts';
import ordersModule from '../../modules/orders.ts';
import shipmentsModule from '../../modules/shipments.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { OrderSelection } from '../../../view-models/orders/order-selection.ts';
import { OrdersScreen } from '../../../view-models/orders/orders-screen.ts';
import { OwnOrders as OwnOrdersState } from '../../../view-models/orders/own-orders.ts';
import { ReceivedOrders as ReceivedOrdersState } from '../../../view-models/orders/received-orders.ts';
import { PickupRequest } from '../../../view-models/shipping/pickup-request.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { OrdersPage } from '../../../views/orders/orders-page.tsx';

export default screen({
  view: OrdersPage,
  modules: [ordersModule, shipmentsModule, formsModule],
  dependencies: {
    gateway: OrderGateway,
    session: Session,
    shipments: ShipmentGateway,
    modals: Modals,
    clock: Clock,
  },
  build: ({ gateway, session, shipments, modals, clock }) => {
    const received = new ReceivedOrdersState(gateway);
    return new OrdersScreen(received, new OwnOrdersState(gateway), session, {
      selection: new OrderSelection(shipments, modals, received),
      pickup: new PickupRequest(shipments, modals, clock, () => received.access),
    });
  },
});
