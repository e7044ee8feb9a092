import { ContainerModule } from 'inversify';
import { StoredCleaningCart } from '../adapters/storage/stored-cleaning-cart.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { CleaningCartStorage } from '../core/services/cleaning-cart-storage.ts';
import { ServiceDesk } from '../core/services/service-desk.ts';
import { Clock } from '../core/shared/clock.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { pathOf } from '../core/site/paths.ts';
import { Session } from '../view-models/accounts/session.ts';
import { ServiceChoice } from '../view-models/services/service-choice.ts';
import { ServiceSelectionScreen } from '../view-models/services/service-selection-screen.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindServiceDesk, bring, serviceRules } from './service-desk.ts';

/** Where services are chosen and ordered; the form of the order comes with the first choice. The choice is one for all screens. */
export const serviceScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindServiceDesk(options);
  bindFormDrafts(options);
  bind(CleaningCartStorage).toResolvedValue((store) => new StoredCleaningCart(store), [TextStore]);
  bind(ServiceChoice)
    .toResolvedValue((storage, modals) => new ServiceChoice(storage, modals), [CleaningCartStorage, Modals])
    .inSingletonScope();
  bind(ServiceSelectionScreen).toResolvedValue(
    (choice, desk, drafts, keys, session, clock, navigation, { language }) => {
      const tools = {
        choice,
        desk,
        drafts,
        keys,
        session,
        clock,
        rules: serviceRules,
        newAbort: () => new AbortController(),
        follow: (token: string) => void navigation.go(pathOf('FollowedServiceOrder', language, { token })),
      };
      return new ServiceSelectionScreen(choice, desk, async (renew) => {
        const { ServiceOrdering } = await bring(import('../view-models/services/service-ordering.ts'));
        return new ServiceOrdering(tools, renew);
      });
    },
    [ServiceChoice, ServiceDesk, FormDrafts, KeyMaker, Session, Clock, Navigation, LanguageSwitch],
  );
});
