import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/newsletter/newsletter.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { Newsletter } from '../../core/newsletter/newsletter.ts';

export default new ContainerModule(({ bind }) => {
  bind(Newsletter).toResolvedValue((http) => httpGateway<Newsletter>(http, calls), [HttpClient]);
});
