import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpContactGateway } from '../../adapters/http/journal/http-contact-gateway.ts';
import { ContactGateway } from '../../core/contact/contact.ts';

export default new ContainerModule(({ bind }) => {
  bind(ContactGateway).toResolvedValue((http) => new HttpContactGateway(http), [HttpClient]);
});
