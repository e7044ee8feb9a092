import { ShipmentGateway } from '../../../core/shipping/shipment-gateway.ts';
import shipmentsModule from '../../modules/shipments.ts';
import { screen } from '../../screen.ts';
import { CashOnDeliveryScreen } from '../../../view-models/shipping/cash-on-delivery-screen.ts';
import { CashOnDeliveryPage } from '../../../views/shipping/cash-on-delivery-page.tsx';

export default screen({
  view: CashOnDeliveryPage,
  modules: [shipmentsModule],
  dependencies: { gateway: ShipmentGateway },
  build: ({ gateway }) => new CashOnDeliveryScreen(gateway),
});
