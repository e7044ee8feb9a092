import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/payouts/payouts.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { PayoutsGateway } from '../../core/payouts/payouts-gateway.ts';

export default new ContainerModule(({ bind }) => {
  bind(PayoutsGateway).toResolvedValue((http) => httpGateway<PayoutsGateway>(http, calls), [HttpClient]);
});
