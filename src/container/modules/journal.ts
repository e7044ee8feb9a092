import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpJournalCatalogue } from '../../adapters/http/journal/http-journal-catalogue.ts';
import { JournalCatalogue } from '../../core/journal/post.ts';

export default new ContainerModule(({ bind }) => {
  bind(JournalCatalogue).toResolvedValue((http) => new HttpJournalCatalogue(http), [HttpClient]);
});
