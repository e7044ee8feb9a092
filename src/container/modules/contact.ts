import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/contact/contact.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { ContactGateway } from '../../core/contact/contact.ts';

export default new ContainerModule(({ bind }) => {
  bind(ContactGateway).toResolvedValue((http) => httpGateway<ContactGateway>(http, calls), [HttpClient]);
});
