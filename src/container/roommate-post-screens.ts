import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { Clock } from '../core/shared/clock.ts';
import { Session } from '../view-models/accounts/session.ts';
import { RoommatePostScreen } from '../view-models/roommates/roommate-post-screen.ts';
import { ChunkLoadError } from '../view-models/site/chunk-load-error.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';

/** Where an offer is written. What the form works with comes with the form, and visitors do without. */
export const roommatePostScreens = new ContainerModule(({ bind }) => {
  bind(RoommatePostScreen).toResolvedValue(
    (http, store, session, modals, navigation, clock, { language }, keys) =>
      new RoommatePostScreen(session, language, async () => {
        const { roommatePostEditor } = await import('./roommate-post-editor.ts').catch((error: unknown) => {
          throw new ChunkLoadError(error);
        });
        return roommatePostEditor({ http, store, session, modals, navigation, clock, language, keys });
      }),
    [HttpClient, SessionTextStore, Session, Modals, Navigation, Clock, LanguageSwitch, KeyMaker],
  );
});
