import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOwnHomes } from '../adapters/http/http-own-homes.ts';
import { StoredPropertyForms } from '../adapters/storage/stored-property-forms.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { KeptPropertyForms } from '../core/homes/kept-property-forms.ts';
import { OwnHomes } from '../core/homes/own-homes.ts';
import type { PropertyRules } from '../core/homes/property-rules.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { Clock } from '../core/shared/clock.ts';
import { Failure } from '../core/shared/failure.ts';
import { BrowserHistory } from '../core/site/browser-history.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { PictureUploads } from '../core/site/picture-uploads.ts';
import { WalletDesk } from '../core/wallet/wallet-desk.ts';
import { Session } from '../view-models/accounts/session.ts';
import { OwnPropertiesScreen } from '../view-models/homes/own-properties-screen.ts';
import { PropertyEditors } from '../view-models/homes/property-editors.ts';
import { PropertyFormScreen } from '../view-models/homes/property-form-screen.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { PremiumPurchase } from '../view-models/wallet/premium-purchase.ts';
import { bindHomeCatalogue } from './home-desk.ts';
import { bindPictureUploads } from './picture-uploads.ts';
import { bindWalletDesk } from './wallet-desk.ts';

/** The screens of who offers homes: the own list, and the form of a listing. */
export const ownHomeScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bindPictureUploads(options);
  bindWalletDesk(options);
  bind(OwnHomes).toResolvedValue((http) => new HttpOwnHomes(http), [HttpClient]);
  bind(KeptPropertyForms).toResolvedValue((store) => new StoredPropertyForms(store), [SessionTextStore]);
  bind(PropertyEditors)
    .toResolvedValue(() => new PropertyEditors())
    .inSingletonScope();
  bind(OwnPropertiesScreen).toResolvedValue(
    (homes, clock, modals, navigation, { language }, wallet, session, keys, { cardPayments }) =>
      new OwnPropertiesScreen(
        homes,
        clock,
        modals,
        navigation,
        language,
        (bought) => new PremiumPurchase(wallet, session, modals, keys, bought, cardPayments),
      ),
    [OwnHomes, Clock, Modals, Navigation, LanguageSwitch, WalletDesk, Session, KeyMaker, SiteSettings],
  );
  bind(PropertyFormScreen).toResolvedValue(
    (
      homes,
      uploads,
      kept,
      session,
      clock,
      keys,
      catalogue,
      editors,
      modals,
      navigation,
      history,
      languages,
    ) =>
      new PropertyFormScreen(
        {
          homes,
          uploads,
          kept,
          session,
          clock,
          newKey: () => keys.make(),
          newAbort: () => new AbortController(),
        },
        catalogue,
        editors,
        modals,
        navigation,
        history,
        languages.language,
        propertyRules,
      ),
    [
      OwnHomes,
      PictureUploads,
      KeptPropertyForms,
      Session,
      Clock,
      KeyMaker,
      HomeCatalogue,
      PropertyEditors,
      Modals,
      Navigation,
      BrowserHistory,
      LanguageSwitch,
    ],
  );
});

/** The rules of the form weigh: they come with it. */
async function propertyRules(): Promise<PropertyRules> {
  try {
    const module = await import('../core/homes/property-rules.ts');
    return module.propertyRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
