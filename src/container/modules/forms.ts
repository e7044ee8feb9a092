import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpPictureUploads } from '../../adapters/http/site/http-picture-uploads.ts';
import { StoredFormDrafts } from '../../adapters/storage/stored-form-drafts.ts';
import { SessionTextStore } from '../../adapters/storage/text-store.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { PictureUploads } from '../../core/site/picture-uploads.ts';
import { OwnDrafts } from '../../view-models/accounts/own-drafts.ts';
import { Session } from '../../view-models/accounts/session.ts';

/** Module shared by the forms of all domains: drafts and uploads of pictures. */
export default new ContainerModule(({ bind }) => {
  bind(FormDrafts).toResolvedValue(
    (store, session) => new OwnDrafts(new StoredFormDrafts(store), session),
    [SessionTextStore, Session],
  );
  bind(PictureUploads).toResolvedValue((http) => new HttpPictureUploads(http), [HttpClient]);
});
