import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { render } from '@testing-library/react';
import type { Container } from 'inversify';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { SystemClock } from '../../../src/adapters/system-clock.ts';
import { TextStore } from '../../../src/adapters/storage/text-store.ts';
import { RouterHistory } from '../../../src/adapters/browser/router-history.ts';
import { App } from '../../../src/app.tsx';
import favorites from '../../../src/container/modules/favorites.ts';
import properties from '../../../src/container/modules/properties.ts';
import journal from '../../../src/container/modules/journal.ts';
import orders from '../../../src/container/modules/orders.ts';
import { renderingContainer } from '../../../src/container/rendering.ts';
import roommates from '../../../src/container/modules/roommates.ts';
import type { RouteScreens } from '../../../src/container/route-screens.ts';
import reviews from '../../../src/container/modules/reviews.ts';
import searches from '../../../src/container/modules/searches.ts';
import services from '../../../src/container/modules/services.ts';
import { PropertyCatalogue } from '../../../src/core/properties/property-catalogue.ts';
import { ViewingGateway } from '../../../src/core/properties/viewings/viewing-gateway.ts';
import { ProductQuestions } from '../../../src/core/reviews/product-questions.ts';
import { ReviewCatalogue } from '../../../src/core/reviews/review-gateway.ts';
import { RoommateCatalogue } from '../../../src/core/roommates/roommate-catalogue.ts';
import { JournalCatalogue } from '../../../src/core/journal/post.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { KeyGenerator } from '../../../src/core/shared/id.ts';
import { OrderGateway } from '../../../src/core/orders/order-gateway.ts';
import { FavoriteStates } from '../../../src/core/favorites/favorite-ports.ts';
import type { SiteSearchResult } from '../../../src/core/searches/site-search/site-search.ts';
import type { Suggestions } from '../../../src/core/searches/suggestions.ts';
import { ServiceGateway } from '../../../src/core/services/service-gateway.ts';
import { BrowserHistory } from '../../../src/core/site/browser-history.ts';
import { ProductCatalogue } from '../../../src/core/shop/product-catalogue.ts';
import { PageRouter } from '../../../src/page-router.tsx';
import { createTexts } from '../../../src/texts.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { Navigation, ScreenLoader } from '../../../src/view-models/site/navigation.ts';
import { someFavoriteStates } from '../../support/some-favorite-states.ts';
import { aViewingGateway } from '../../support/a-viewing-gateway.ts';
import { aJournal } from '../../support/a-journal.ts';
import { aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aReviewCatalogue, someQuestions } from '../../support/a-review-catalogue.ts';
import { aServiceGateway } from '../../support/a-service-gateway.ts';
import { anOrderGateway } from '../../support/an-order-gateway.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { SITE_SETTINGS } from '../../support/site-settings.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const ALL_TEXTS = new Texts('content/translations');

/** Date of the data in the memory adapters, independent of the real date; its timers are real. */
class DatedClock extends SystemClock {
  override now(): Date {
    return new Date('2026-11-21T10:00:00.000Z');
  }
}

/** Replacements for the site's ports. */
export type TestShop = {
  language?: Language;
  catalogue?: ProductCatalogue;
  gateway?: OrderGateway;
  properties?: PropertyCatalogue;
  viewings?: ViewingGateway;
  services?: ServiceGateway;
  journal?: JournalCatalogue;
  /** Response to every search over the whole site. */
  found?: SiteSearchResult;
  /** Answers calls without a port above, such as the texts of pages. */
  answer?: (call: AnyCall) => unknown;
  /** Browser storage of an earlier visit, by key. */
  stored?: Record<string, string>;
};

export type OpenedShop = {
  container: Container;
  navigation: Navigation;
  store: TextStore;
  address(): string;
};

/** Opens a URL of the whole site over memory adapters. */
export async function openShop(url: string, shop: TestShop = {}): Promise<OpenedShop> {
  prepareBrowser();
  const { language = 'bg', catalogue = aProductCatalogue(), gateway = anOrderGateway() } = shop;
  const container = renderingContainer({
    host: 'localhost',
    shownLanguage: language,
    settings: SITE_SETTINGS,
    http: new TestHttp(shop.answer, shop.found),
    clock: new DatedClock(),
    hasToken: false,
  });
  (container.get(ScreenLoader) as RouteScreens).use(
    favorites,
    properties,
    journal,
    orders,
    reviews,
    roommates,
    services,
    searches,
  );
  container.rebind(ProductCatalogue).toConstantValue(catalogue);
  container.rebind(OrderGateway).toConstantValue(gateway);
  container.rebind(PropertyCatalogue).toConstantValue(shop.properties ?? aPropertyCatalogue());
  container.rebind(ReviewCatalogue).toConstantValue(aReviewCatalogue());
  container.rebind(ProductQuestions).toConstantValue(someQuestions());
  container.rebind(RoommateCatalogue).toConstantValue(aRoommateCatalogue());
  container.rebind(JournalCatalogue).toConstantValue(shop.journal ?? aJournal());
  container.rebind(ViewingGateway).toConstantValue(shop.viewings ?? aViewingGateway());
  container.rebind(ServiceGateway).toConstantValue(shop.services ?? aServiceGateway());
  container.rebind(FavoriteStates).toConstantValue(someFavoriteStates());
  container.rebind(KeyGenerator).toConstantValue({ make: () => 'a-key-of-the-test' });
  const store = container.get(TextStore);
  for (const [key, text] of Object.entries(shop.stored ?? {})) store.write(key, text);
  window.history.replaceState(null, '', url);
  const history = new RouterHistory();
  container.rebind(BrowserHistory).toConstantValue(history);
  const navigation = container.get(Navigation);
  await navigation.start(url);
  const texts = createTexts(language, language, translationsOf(language));
  render(
    <PageRouter history={history}>
      <App container={container} texts={texts} styles={noStyles()} />
    </PageRouter>,
  );
  const address = () => {
    const { path, search } = navigation.current?.place ?? { path: '', search: '' };
    return path + search;
  };
  return { container, navigation, store, address };
}

/** Discards style sheets: jsdom has no layout, and each visibility check would go through all of them. */
function noStyles(): EmotionCache {
  const cache = createCache({ key: 'test' });
  cache.sheet.insert = () => {};
  return cache;
}

const NOTHING_SUGGESTED: Suggestions = {
  words: [],
  categories: [],
  products: [],
  shopRooms: [],
  properties: [],
  rooms: [],
  groups: [],
};

class TestHttp extends HttpClient {
  constructor(
    private readonly answer: (call: AnyCall) => unknown = () => ({}),
    private readonly found: SiteSearchResult = { groups: [], isDirect: false, relaxed: [] },
  ) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    // On a slow machine the search field requests suggestions while a test still types.
    if (call.path === '/api/search/suggestions') return NOTHING_SUGGESTED;
    if (call.path === '/api/search') return this.found;
    if (call.path === '/api/user/listing-mark') return { marks: [] };
    // The front page shows the next step of a plan after its script has loaded.
    if (call.path === '/api/plan') return { data: [] };
    // A cart requests the delivery options of its vendors.
    if (call.path === '/api/delivery/options') return { data: [] };
    return this.answer(call);
  }
}

/** All texts of a language, by key. */
export function translationsOf(language: Language): Record<string, string> {
  return ALL_TEXTS.bundle(language);
}

/** jsdom cannot open dialogs and popovers. */
function prepareBrowser(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.matches = matchesWithoutPopover;
  globalThis.IntersectionObserver ??= NothingSeen as never;
}

/** Reports nothing as visible, so that lazy components such as the map do not load. */
class NothingSeen {
  observe(): void {}
  disconnect(): void {}
}

const { matches } = Element.prototype;
const matchesWithoutPopover = function (this: Element, selectors: string) {
  return selectors === ':popover-open' ? false : matches.call(this, selectors);
} as Element['matches'];
