import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpNewsletter } from '../../adapters/http/journal/http-newsletter.ts';
import { Newsletter } from '../../core/newsletter/newsletter.ts';

export default new ContainerModule(({ bind }) => {
  bind(Newsletter).toResolvedValue((http) => new HttpNewsletter(http), [HttpClient]);
});
