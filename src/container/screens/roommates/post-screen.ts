import type { FunctionComponent } from 'react';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import { OwnRoommateOffers } from '../../../core/roommates/own-roommate-offers.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { RoommatePostScreen } from '../../../view-models/roommates/roommate-post-screen.ts';
import { ChunkLoadError } from '../../../view-models/site/chunk-load-error.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import formsModule from '../../modules/forms.ts';
import propertiesModule from '../../modules/properties.ts';
import roommatesModule from '../../modules/roommates.ts';
import { screen } from '../../screen.ts';

/** A page to write or change an offer (MATE-04); the form's code loads for signed-in people only. */
export const postScreen = (view: FunctionComponent<{ screen: RoommatePostScreen }>) =>
  screen({
    view,
    modules: [roommatesModule, propertiesModule, formsModule],
    dependencies: {
      offers: OwnRoommateOffers,
      catalogue: RoommateCatalogue,
      properties: PropertyCatalogue,
      uploads: PictureUploads,
      drafts: FormDrafts,
      session: Session,
      modals: Modals,
      navigation: Navigation,
      clock: Clock,
      languageSwitch: LanguageSwitch,
      keys: KeyGenerator,
    },
    build: ({ session, languageSwitch: { language }, ...dependencies }) =>
      new RoommatePostScreen(session, language, async () => {
        const { RoommatePostEditor } =
          await import('../../../view-models/roommates/roommate-post-editor.ts').catch((error: unknown) => {
            throw new ChunkLoadError(error);
          });
        return new RoommatePostEditor({
          ...dependencies,
          language,
          newAbort: () => new AbortController(),
          rules: lazyImport(() =>
            import('../../../core/roommates/roommate-offer-command.ts').then(
              (module) => module.roommateRules,
            ),
          ),
        });
      }),
  });
