import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/plans/handovers.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { Handovers } from '../../core/plans/handover/handover.ts';

export default new ContainerModule(({ bind }) => {
  bind(Handovers).toResolvedValue((http) => httpGateway<Handovers>(http, calls), [HttpClient]);
});
