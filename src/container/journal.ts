import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpContactDesk } from '../adapters/http/http-contact-desk.ts';
import { HttpJournalCatalogue } from '../adapters/http/http-journal-catalogue.ts';
import { HttpNewsletter } from '../adapters/http/http-newsletter.ts';
import { ContactDesk } from '../core/journal/contact-desk.ts';
import { JournalCatalogue } from '../core/journal/journal-catalogue.ts';
import { Newsletter } from '../core/journal/newsletter.ts';

/** The journal, the newsletter, and letters to us. */
export default new ContainerModule(({ bind }) => {
  bind(JournalCatalogue).toResolvedValue((http) => new HttpJournalCatalogue(http), [HttpClient]);
  bind(ContactDesk).toResolvedValue((http) => new HttpContactDesk(http), [HttpClient]);
  bind(Newsletter).toResolvedValue((http) => new HttpNewsletter(http), [HttpClient]);
});
