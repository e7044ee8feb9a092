import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { boughtTogether } from '../../api/calls/shop/bought-together.ts';
import { homeShelves } from '../../api/calls/shop/home.ts';
import * as siteCalls from '../../api/calls/site/site.ts';
import * as shopCalls from '../../api/calls/shop/shop.ts';
import * as vendorCalls from '../../api/calls/shop/vendors.ts';
import * as signInCalls from '../../api/calls/accounts/sign-in.ts';
import { HttpErrorReports, HttpTranslations } from '../adapters/http/site/http-site.ts';
import { KeyPageTexts } from '../adapters/key-page-texts.ts';
import { StoredCart } from '../adapters/storage/stored-cart.ts';
import {
  StoredTransferPayload,
  StoredConsent,
  StoredLanguage,
  StoredPreferredCurrency,
} from '../adapters/storage/stored-choices.ts';
import { StoredFavorites } from '../adapters/storage/stored-favorites.ts';
import { StoredViewedProducts, StoredLastOrder } from '../adapters/storage/stored-history.ts';
import { StoredSessionChanges } from '../adapters/storage/stored-session-changes.ts';
import { STORE_KEYS, TextStore } from '../adapters/storage/text-store.ts';
import { SessionChanges, SignIn, TokenCookie } from '../core/accounts/sign-in.ts';
import { CartStorage } from '../core/orders/cart/cart.ts';
import { LastOrderStorage } from '../core/orders/order-placement.ts';
import { Clock } from '../core/shared/clock.ts';
import { FavoritesStorage } from '../core/favorites/favorites.ts';
import { ViewedProducts } from '../core/shop/viewed-products.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { BrowserHistory } from '../core/site/browser-history.ts';
import { ConsentStorage, LanguageStorage, PreferredCurrencyStorage } from '../core/site/visitor-choices.ts';
import { ErrorReports } from '../core/site/error-reports.ts';
import { VisitReports } from '../core/site/visits.ts';
import { TransferPayloadStorage, SessionTransfer } from '../core/site/session-transfer.ts';
import { PageTexts, Translations } from '../core/site/texts.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { Session } from '../view-models/accounts/session.ts';
import { SessionSync } from '../view-models/accounts/session-sync.ts';
import { UserMenu } from '../view-models/accounts/user-menu.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { FavoritesViewModel } from '../view-models/favorites/favorites-view-model.ts';
import { MarksOpener } from '../view-models/properties/marks/marks-opener.ts';
import { ComparisonOpener } from '../view-models/comparison/comparison-opener.ts';
import { PlanGlanceOpener } from '../view-models/plans/plan-openers.ts';
import { CookieNotice } from '../view-models/site/cookie-notice.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation, ScreenLoader } from '../view-models/site/navigation.ts';
import { NewsletterOpener } from '../view-models/newsletter/newsletter-opener.ts';
import { Panels } from '../view-models/site/panels.ts';
import { PreferredCurrency } from '../view-models/site/preferred-currency.ts';
import { Progress } from '../view-models/site/progress.ts';
import { siteSearch } from '../../api/calls/searches/site-search.ts';
import { httpGateway } from '../adapters/http/http-gateway.ts';
import type { SiteSearch } from '../core/searches/site-search/site-search.ts';
import { SearchBoxOpener } from '../view-models/site/search-box-opener.ts';

/** Module of every screen: navigation, modals, language, notices, session, cart, favorites. */
export const shell = new ContainerModule(({ bind }) => {
  bind(Translations).toResolvedValue((http) => new HttpTranslations(http), [HttpClient]);
  bind(PageTexts).toResolvedValue(
    (http, languages) => {
      const texts = httpGateway<PageTexts>(http, siteCalls);
      return languages.shown === 'debug' ? new KeyPageTexts(texts) : texts;
    },
    [HttpClient, LanguageSwitch],
  );
  bind(SessionTransfer).toResolvedValue(
    (http) => httpGateway<SessionTransfer>(http, siteCalls),
    [HttpClient],
  );
  bind(ErrorReports).toResolvedValue((http) => new HttpErrorReports(http), [HttpClient]);
  bind(VisitReports).toResolvedValue(
    (http) => httpGateway<VisitReports>(http, { countVisit: { ...siteCalls.countVisit, byItself: true } }),
    [HttpClient],
  );
  bind(ConsentStorage).toResolvedValue((store) => new StoredConsent(store), [TextStore]);
  bind(LanguageStorage).toResolvedValue((store) => new StoredLanguage(store), [TextStore]);
  bind(TransferPayloadStorage).toResolvedValue(
    (store, consent) => new StoredTransferPayload(store, consent),
    [TextStore, ConsentStorage],
  );
  bind(PreferredCurrencyStorage).toResolvedValue((store) => new StoredPreferredCurrency(store), [TextStore]);
  bind(PreferredCurrency)
    .toResolvedValue(
      (storage, settings) => new PreferredCurrency(storage, settings.priceOrder),
      [PreferredCurrencyStorage, SiteSettings],
    )
    .inSingletonScope();
  bind(Modals)
    .toResolvedValue(() => new Modals())
    .inSingletonScope();
  bind(Panels)
    .toResolvedValue(() => new Panels())
    .inSingletonScope();
  bind(Progress)
    .toResolvedValue((clock) => new Progress(clock), [Clock])
    .inSingletonScope();
  bind(CookieNotice)
    .toResolvedValue((storage) => new CookieNotice(storage), [ConsentStorage])
    .inSingletonScope();
  bind(NewsletterOpener)
    .toResolvedValue(
      (http, modals) => ({
        open: async () => (await import('./on-demand/newsletter-box.ts')).newsletterBox(http, modals),
      }),
      [HttpClient, Modals],
    )
    .inSingletonScope();
  bind(SearchBoxOpener)
    .toResolvedValue(
      (http, store, clock, session) => ({
        open: async () => {
          const { searchBox } = await import('./on-demand/search-box.ts');
          return searchBox(http, store, clock, () => session.user);
        },
        siteSearch: async () => httpGateway<SiteSearch>(http, { siteSearch }),
      }),
      [HttpClient, TextStore, Clock, Session],
    )
    .inSingletonScope();
  bind(PlanGlanceOpener)
    .toResolvedValue(
      (session, http, store, clock) => ({
        open: async (isSignedIn) => {
          if (!isSignedIn && store.read(STORE_KEYS.plans) === null) return null;
          return (await import('./on-demand/plan-glance.ts')).planGlance(session, http, store, clock);
        },
      }),
      [Session, HttpClient, TextStore, Clock],
    )
    .inSingletonScope();
  bind(ComparisonOpener).toResolvedValue(openedOnce, [TextStore, Modals]).inSingletonScope();
  bind(MarksOpener)
    .toResolvedValue(marksOpener, [Session, Modals, HttpClient, TextStore, Clock])
    .inSingletonScope();
  bind(Navigation)
    .toResolvedValue(
      (loader, history, panels, progress, clock, session) =>
        new Navigation(
          loader,
          history,
          panels,
          progress,
          () => new AbortController(),
          () => clock.now().getTime(),
          async () => {
            await session.role();
            return session.user;
          },
        ),
      [ScreenLoader, BrowserHistory, Panels, Progress, Clock, Session],
    )
    .inSingletonScope();

  bind(SignIn).toResolvedValue((http) => httpGateway<SignIn>(http, signInCalls), [HttpClient]);
  bind(Session)
    .toResolvedValue(
      (signIn, cookie, modals, changes) => new Session(signIn, cookie, modals, changes),
      [SignIn, TokenCookie, Modals, SessionChanges],
    )
    .inSingletonScope();
  bind(SessionChanges).toResolvedValue((store) => new StoredSessionChanges(store), [TextStore]);
  bind(SessionSync)
    .toResolvedValue(
      (session, changes, modals, navigation) => new SessionSync(session, changes, modals, navigation),
      [Session, SessionChanges, Modals, Navigation],
    )
    .inSingletonScope();
  bind(UserMenu)
    .toResolvedValue(
      (session, cart, modals, navigation, languages) =>
        new UserMenu(session, cart, modals, navigation, () => languages.language),
      [Session, CartViewModel, Modals, Navigation, LanguageSwitch],
    )
    .inSingletonScope();

  bind(ProductCatalogue).toResolvedValue(
    (http) =>
      httpGateway<ProductCatalogue>(http, {
        ...shopCalls,
        ...vendorCalls,
        boughtTogether,
        homeShelves,
        visitProduct: { ...shopCalls.visitProduct, byItself: true },
      }),
    [HttpClient],
  );
  bind(FavoritesStorage).toResolvedValue((store) => new StoredFavorites(store), [TextStore]);
  bind(ViewedProducts).toResolvedValue((store) => new StoredViewedProducts(store), [TextStore]);
  // The synchronisation of favorites and plans loads only for signed-in users.
  bind(FavoritesViewModel)
    .toResolvedValue(
      (storage, modals, session, http, store, clock) =>
        new FavoritesViewModel(storage, modals, session, async (favorites) => {
          const { accountSync } = await import('./on-demand/account-sync.ts');
          return accountSync(favorites, storage, { session, modals, http, store, clock });
        }),
      [FavoritesStorage, Modals, Session, HttpClient, TextStore, Clock],
    )
    .inSingletonScope();

  bind(CartStorage).toResolvedValue((store) => new StoredCart(store), [TextStore]);
  bind(LastOrderStorage).toResolvedValue((store) => new StoredLastOrder(store), [TextStore]);
  // The rules of adding load with the first press of the button.
  bind(CartViewModel)
    .toResolvedValue(
      (storage, lastOrder, modals) =>
        new CartViewModel(storage, lastOrder, modals, async () => {
          const { AddToCart } = await import('../core/orders/cart/add-to-cart.ts');
          return new AddToCart(storage);
        }),
      [CartStorage, LastOrderStorage, Modals],
    )
    .inSingletonScope();
});

function openedOnce(store: TextStore, modals: Modals): ComparisonOpener {
  let opened: ReturnType<ComparisonOpener['open']> | undefined;
  return {
    get isStored() {
      return store.read(STORE_KEYS.comparison) !== null;
    },
    open: () => {
      opened ??= import('./on-demand/comparison.ts').then(({ comparisonChoice }) =>
        comparisonChoice(store, modals),
      );
      // The next attempt requests a failed script again.
      opened.catch(() => (opened = undefined));
      return opened;
    },
  };
}

function marksOpener(
  session: Session,
  modals: Modals,
  http: HttpClient,
  store: TextStore,
  clock: Clock,
): MarksOpener {
  const opener = {
    opened: null as MarksOpener['opened'],
    async open() {
      const { listingMarks } = await import('./on-demand/listing-marks.ts');
      return (opener.opened = listingMarks({ session, modals, http, store, clock }));
    },
  };
  return opener;
}
