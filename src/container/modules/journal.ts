import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/journal/journal.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { JournalCatalogue } from '../../core/journal/post.ts';

export default new ContainerModule(({ bind }) => {
  bind(JournalCatalogue).toResolvedValue((http) => httpGateway<JournalCatalogue>(http, calls), [HttpClient]);
});
