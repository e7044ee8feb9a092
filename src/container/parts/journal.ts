import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpContactGateway } from '../../adapters/http/journal/http-contact-gateway.ts';
import { HttpJournalCatalogue } from '../../adapters/http/journal/http-journal-catalogue.ts';
import { HttpNewsletter } from '../../adapters/http/journal/http-newsletter.ts';
import { ContactGateway } from '../../core/journal/contact-gateway.ts';
import { JournalCatalogue } from '../../core/journal/journal-catalogue.ts';
import { Newsletter } from '../../core/journal/newsletter.ts';

/** The journal, the newsletter, and letters to us. */
export default new ContainerModule(({ bind }) => {
  bind(JournalCatalogue).toResolvedValue((http) => new HttpJournalCatalogue(http), [HttpClient]);
  bind(ContactGateway).toResolvedValue((http) => new HttpContactGateway(http), [HttpClient]);
  bind(Newsletter).toResolvedValue((http) => new HttpNewsletter(http), [HttpClient]);
});
