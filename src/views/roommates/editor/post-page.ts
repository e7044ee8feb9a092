import type { FunctionComponent } from 'react';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { OwnRoommateOffers } from '../../../core/roommates/own-roommate-offers.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/key-generator.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { RoommatePostScreen } from '../../../view-models/roommates/roommate-post-screen.ts';
import { ChunkLoadError } from '../../../view-models/site/chunk-load-error.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { page } from '../../page.ts';

/** Page to write or change an offer (MATE-04). */
export const postPage = (Page: FunctionComponent<{ screen: RoommatePostScreen }>) =>
  page(
    Page,
    [
      OwnRoommateOffers,
      RoommateCatalogue,
      PropertyCatalogue,
      PictureUploads,
      FormDrafts,
      Session,
      Modals,
      Navigation,
      Clock,
      LanguageSwitch,
      KeyGenerator,
    ],
    (
      offers,
      catalogue,
      properties,
      uploads,
      drafts,
      session,
      modals,
      navigation,
      clock,
      { language },
      keys,
    ) =>
      new RoommatePostScreen(session, language, async () => {
        const { RoommatePostEditor } =
          await import('../../../view-models/roommates/roommate-post-editor.ts').catch((error: unknown) => {
            throw new ChunkLoadError(error);
          });
        return new RoommatePostEditor({
          offers,
          catalogue,
          properties,
          uploads,
          drafts,
          modals,
          navigation,
          clock,
          language,
          keys,
          newAbort: () => new AbortController(),
          rules: lazyImport(() =>
            import('../../../core/roommates/roommate-rules.ts').then((module) => module.roommateRules),
          ),
        });
      }),
  );
