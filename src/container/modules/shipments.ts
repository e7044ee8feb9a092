import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/shipping/shipments.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';

/** Module of parcels: labels, collection, cash on delivery and returns. */
export default new ContainerModule(({ bind }) => {
  bind(ShipmentGateway).toResolvedValue((http) => httpGateway<ShipmentGateway>(http, calls), [HttpClient]);
});
