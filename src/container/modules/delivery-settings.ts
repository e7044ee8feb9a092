import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/shipping/delivery-settings.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { DeliverySettingsGateway } from '../../core/shipping/delivery-settings-gateway.ts';

export default new ContainerModule(({ bind }) => {
  bind(DeliverySettingsGateway).toResolvedValue(
    (http) => httpGateway<DeliverySettingsGateway>(http, calls),
    [HttpClient],
  );
});
