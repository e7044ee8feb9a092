import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../adapters/browser/browser-sharing.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpPictureUploads } from '../adapters/http/site/http-picture-uploads.ts';
import { HttpTextTranslations } from '../adapters/http/site/http-text-translations.ts';
import { StoredFormDrafts } from '../adapters/storage/stored-form-drafts.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { PictureUploads } from '../core/site/picture-uploads.ts';
import { Sharing } from '../core/site/sharing.ts';
import { TextTranslations } from '../core/site/text-translations.ts';

/** What forms and pages of every domain share: drafts, pictures, sharing, translation of what people wrote. */
export default new ContainerModule(({ bind }) => {
  bind(FormDrafts).toResolvedValue((store) => new StoredFormDrafts(store), [SessionTextStore]);
  bind(PictureUploads).toResolvedValue((http) => new HttpPictureUploads(http), [HttpClient]);
  bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(TextTranslations).toResolvedValue((http) => new HttpTextTranslations(http), [HttpClient]);
});
