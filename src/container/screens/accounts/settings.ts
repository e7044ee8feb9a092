import { AddressBook } from '../../../core/accounts/account-address.ts';
import { Accounts } from '../../../core/accounts/accounts.ts';
import { TownList } from '../../../core/accounts/town-list.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { DeliverySettingsGateway } from '../../../core/shipping/delivery-settings-gateway.ts';
import { OwnProducts } from '../../../core/shop/own-products.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { PictureUploads } from '../../../core/site/picture-uploads.ts';
import accountsModule from '../../modules/accounts.ts';
import addressesModule from '../../modules/addresses.ts';
import deliverySettingsModule from '../../modules/delivery-settings.ts';
import formsModule from '../../modules/forms.ts';
import shopModule from '../../modules/shop.ts';
import { screen } from '../../screen.ts';
import { OwnAddresses } from '../../../view-models/accounts/own-addresses.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { SettingsScreen } from '../../../view-models/accounts/settings-screen.ts';
import { DeliverySettingsEditor } from '../../../view-models/shipping/delivery-settings-editor.ts';
import { OwnShopEditor } from '../../../view-models/shop/own-shop-editor.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { SettingsPage } from '../../../views/accounts/settings-page.tsx';

const accountRules = lazyImport(() =>
  import('../../../core/accounts/account-rules.ts').then((module) => module.accountRules),
);

export default screen({
  view: SettingsPage,
  modules: [accountsModule, addressesModule, deliverySettingsModule, shopModule, formsModule],
  dependencies: {
    accounts: Accounts,
    session: Session,
    uploads: PictureUploads,
    modals: Modals,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
    products: OwnProducts,
    delivery: DeliverySettingsGateway,
    drafts: FormDrafts,
    addresses: AddressBook,
    towns: TownList,
  },
  build: ({
    accounts,
    session,
    uploads,
    modals,
    navigation,
    languageSwitch: { language },
    products,
    delivery,
    drafts,
    addresses,
    towns,
  }) =>
    new SettingsScreen(
      accounts,
      session,
      uploads,
      modals,
      navigation,
      language,
      accountRules,
      new OwnShopEditor(
        products,
        uploads,
        drafts,
        modals,
        language,
        lazyImport(() =>
          import('../../../core/shop/own-product-rules.ts').then((module) => module.ownProductRules),
        ),
        session,
      ),
      new DeliverySettingsEditor(delivery, drafts, modals, language),
      new OwnAddresses(addresses, modals, accountRules, () => towns.load(), language),
    ),
});
