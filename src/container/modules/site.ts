import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../../adapters/browser/browser-sharing.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpTextTranslations } from '../../adapters/http/site/http-text-translations.ts';
import { Sharing } from '../../core/site/sharing.ts';
import { TextTranslations } from '../../core/site/text-translations.ts';

/** What pages of every domain share: sharing, translation of what people wrote. */
export default new ContainerModule(({ bind }) => {
  bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(TextTranslations).toResolvedValue((http) => new HttpTextTranslations(http), [HttpClient]);
});
