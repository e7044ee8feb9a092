import { OwnProperties } from '../../../core/properties/own-properties.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import { WalletGateway } from '../../../core/wallet/wallet-gateway.ts';
import ownPropertiesModule from '../../modules/own-properties.ts';
import walletModule from '../../modules/wallet.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { OwnPropertiesScreen } from '../../../view-models/properties/own-properties-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { PremiumPurchase } from '../../../view-models/wallet/premium-purchase.ts';
import { OwnPropertiesPage } from '../../../views/properties/own-properties-page.tsx';

export default screen({
  view: OwnPropertiesPage,
  modules: [ownPropertiesModule, walletModule],
  dependencies: {
    properties: OwnProperties,
    clock: Clock,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
    wallet: WalletGateway,
    session: Session,
    keys: KeyGenerator,
    siteSettings: SiteSettings,
  },
  build: ({
    properties,
    clock,
    modals,
    navigation,
    languageSwitch: { language },
    wallet,
    session,
    keys,
    siteSettings: { cardPayments },
  }) =>
    new OwnPropertiesScreen(
      properties,
      clock,
      modals,
      navigation,
      language,
      (bought) => new PremiumPurchase(wallet, session, modals, keys, bought, cardPayments),
    ),
});
