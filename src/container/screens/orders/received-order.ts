import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { ShipmentGateway } from '../../../core/shipping/shipment-gateway.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import conversationsModule from '../../modules/conversations.ts';
import shipmentsModule from '../../modules/shipments.ts';
import formsModule from '../../modules/forms.ts';
import ordersModule from '../../modules/orders.ts';
import { screen } from '../../screen.ts';
import { ReceivedOrderScreen } from '../../../view-models/orders/received-order-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ReceivedOrderPage } from '../../../views/orders/received-order-page.tsx';

export default screen({
  view: ReceivedOrderPage,
  modules: [ordersModule, conversationsModule, formsModule, shipmentsModule],
  dependencies: {
    gateway: OrderGateway,
    modals: Modals,
    keys: KeyGenerator,
    clock: Clock,
    shipments: ShipmentGateway,
    languageSwitch: LanguageSwitch,
  },
  build: ({ gateway, modals, keys, clock, shipments, languageSwitch: { language } }) =>
    new ReceivedOrderScreen(gateway, modals, keys, clock, shipments, language),
});
