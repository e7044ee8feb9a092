import { HttpHomeCatalogue } from '../adapters/http/http-home-catalogue.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOwnRoommateOffers } from '../adapters/http/http-own-roommate-offers.ts';
import { HttpPictureUploads } from '../adapters/http/http-picture-uploads.ts';
import { HttpRoommateCatalogue } from '../adapters/http/http-roommate-catalogue.ts';
import { StoredFormDrafts } from '../adapters/storage/stored-form-drafts.ts';
import type { SessionTextStore } from '../adapters/storage/text-store.ts';
import type { KeyMaker } from '../core/shared/key-maker.ts';
import { RoommatePostEditor } from '../view-models/roommates/roommate-post-editor.ts';
import type { PostTools } from '../view-models/roommates/roommate-post-editor.ts';
import { roommateRules } from './roommate-rules.ts';

type Parts = Pick<PostTools, 'session' | 'modals' | 'navigation' | 'clock' | 'language'> & {
  http: HttpClient;
  store: SessionTextStore;
  keys: KeyMaker;
};

/** The form of an offer with all that it works with. */
export function roommatePostEditor({ http, store, keys, ...parts }: Parts): RoommatePostEditor {
  return new RoommatePostEditor({
    ...parts,
    offers: new HttpOwnRoommateOffers(http),
    catalogue: new HttpRoommateCatalogue(http),
    homes: new HttpHomeCatalogue(http),
    uploads: new HttpPictureUploads(http),
    drafts: new StoredFormDrafts(store),
    newKey: () => keys.make(),
    newAbort: () => new AbortController(),
    rules: roommateRules,
  });
}
