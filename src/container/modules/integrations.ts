import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/integrations/integrations.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { IntegrationsGateway } from '../../core/integrations/integrations-gateway.ts';

export default new ContainerModule(({ bind }) => {
  bind(IntegrationsGateway).toResolvedValue(
    (http) => httpGateway<IntegrationsGateway>(http, calls),
    [HttpClient],
  );
});
