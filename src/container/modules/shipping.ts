import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/shipping/shipping.ts';
import { BrowserGeolocation } from '../../adapters/browser/browser-geolocation.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { StoredPreferredDelivery } from '../../adapters/storage/stored-preferred-delivery.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { PreferredDeliveryStorage } from '../../core/shipping/preferred-delivery.ts';
import { ShippingGateway } from '../../core/shipping/shipping-gateway.ts';
import { Geolocation } from '../../core/site/geolocation.ts';

/** Module of couriers: offices and prices of delivery. */
export default new ContainerModule(({ bind }) => {
  bind(ShippingGateway).toResolvedValue((http) => httpGateway<ShippingGateway>(http, calls), [HttpClient]);
  bind(PreferredDeliveryStorage).toResolvedValue((store) => new StoredPreferredDelivery(store), [TextStore]);
  bind(Geolocation).toResolvedValue(() => new BrowserGeolocation());
});
