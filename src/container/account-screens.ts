import { ContainerModule } from 'inversify';
import { HttpAddressBook } from '../adapters/http/http-address-book.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpListings } from '../adapters/http/http-listings.ts';
import { HttpSales } from '../adapters/http/http-sales.ts';
import { Accounts } from '../core/accounts/accounts.ts';
import { Listings } from '../core/homes/listing-statistics.ts';
import { Sales } from '../core/orders/sales.ts';
import { Clock } from '../core/shared/clock.ts';
import { OwnProducts } from '../core/shop/own-products.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { PictureUploads } from '../core/site/picture-uploads.ts';
import { ConfirmationScreen } from '../view-models/accounts/confirmation-screen.ts';
import { DashboardScreen } from '../view-models/accounts/dashboard-screen.ts';
import { OwnAddresses } from '../view-models/accounts/own-addresses.ts';
import { Session } from '../view-models/accounts/session.ts';
import { SettingsScreen } from '../view-models/accounts/settings-screen.ts';
import { OwnShopEditor } from '../view-models/shop/own-shop-editor.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { accountRules, bindAccounts } from './account-desk.ts';
import { loadTowns } from './load-towns.ts';
import { bindFormDrafts } from './form-drafts.ts';
import { bindOwnProducts, ownProductRules } from './own-products.ts';
import { bindPictureUploads } from './picture-uploads.ts';

/** The screens of accounts: dashboard, settings, the confirmation of the e-mail address. */
export const accountScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindAccounts(options);
  bindPictureUploads(options);
  bindOwnProducts(options);
  bindFormDrafts(options);
  bind(Sales).toResolvedValue((http) => new HttpSales(http), [HttpClient]);
  bind(Listings).toResolvedValue((http) => new HttpListings(http), [HttpClient]);
  bind(DashboardScreen).toResolvedValue(
    (accounts, session, sales, listings, clock) =>
      new DashboardScreen(accounts, session, sales, listings, clock),
    [Accounts, Session, Sales, Listings, Clock],
  );
  bind(ConfirmationScreen).toResolvedValue(
    (accounts, session) => new ConfirmationScreen(accounts, session),
    [Accounts, Session],
  );
  bind(SettingsScreen).toResolvedValue(
    (accounts, session, uploads, modals, navigation, { language }, products, drafts, http) =>
      new SettingsScreen(
        accounts,
        session,
        uploads,
        modals,
        navigation,
        language,
        accountRules,
        new OwnShopEditor(products, uploads, drafts, modals, language, ownProductRules, () => session.load()),
        new OwnAddresses(new HttpAddressBook(http), modals, accountRules, loadTowns, language),
      ),
    [
      Accounts,
      Session,
      PictureUploads,
      Modals,
      Navigation,
      LanguageSwitch,
      OwnProducts,
      FormDrafts,
      HttpClient,
    ],
  );
});
