import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../../adapters/browser/browser-sharing.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/site/translations.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { Sharing } from '../../core/site/sharing.ts';
import { TextTranslations } from '../../core/site/texts.ts';

/** Module shared by the pages of all domains: sharing, translation of user texts. */
export default new ContainerModule(({ bind }) => {
  bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(TextTranslations).toResolvedValue((http) => httpGateway<TextTranslations>(http, calls), [HttpClient]);
});
