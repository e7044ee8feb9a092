import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { AnsweredHttpClient } from '../../src/adapters/http/answered-http-client.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { SessionTextStore, TextStore } from '../../src/adapters/storage/text-store.ts';
import { orders } from '../../src/container/orders.ts';
import type { PageState } from '../../src/container/page-state.ts';
import { RouteScreens } from '../../src/container/route-screens.ts';
import { shop } from '../../src/container/shop.ts';
import { site } from '../../src/container/site.ts';
import { KeyMaker } from '../../src/core/orders/checkout-draft.ts';
import { OrderPlaced } from '../../src/core/orders/order-placed.ts';
import { Clock } from '../../src/core/shared/clock.ts';
import { BrowserHistory } from '../../src/core/site/browser-history.ts';
import { BelongingsStorage, DomainCrossing, HandOver } from '../../src/core/site/hand-over.ts';
import { LanguageStorage } from '../../src/core/site/language-storage.ts';
import { SiteSettings } from '../../src/core/site/settings.ts';
import { LanguageSwitch } from '../../src/view-models/site/language-switch.ts';
import { ScreenLoader } from '../../src/view-models/site/navigation.ts';

/** What of a browser the product stands on; all of it in memory. */
export type BrowserParts = {
  host: string;
  clock: Clock;
  network: HttpClient;
  store: TextStore;
  session: SessionTextStore;
  history: BrowserHistory;
  crossing: DomainCrossing;
  keys: KeyMaker;
  placed: OrderPlaced;
};

/** The product as src/container/browser.ts composes it, with a browser that a scenario can look into. */
export function visitorContainer(state: PageState, parts: BrowserParts): Container {
  const container = new Container();
  container.bind(Clock).toConstantValue(parts.clock);
  container.bind(SiteSettings).toConstantValue(state.settings);
  container.bind(HttpClient).toConstantValue(new AnsweredHttpClient(parts.network, state.answers));
  container.bind(TextStore).toConstantValue(parts.store);
  container.bind(SessionTextStore).toConstantValue(parts.session);
  container.bind(BrowserHistory).toConstantValue(parts.history);
  container.bind(ScreenLoader).toConstantValue(new RouteScreens(container, parts.clock));
  container.bind(DomainCrossing).toConstantValue(parts.crossing);
  container.bind(KeyMaker).toConstantValue(parts.keys);
  container.bind(OrderPlaced).toConstantValue(parts.placed);
  container
    .bind(LanguageSwitch)
    .toResolvedValue(
      (settings, storage, belongings, handOver, crossing) =>
        new LanguageSwitch(
          state.shownLanguage,
          parts.host,
          settings,
          storage,
          belongings,
          handOver,
          crossing,
        ),
      [SiteSettings, LanguageStorage, BelongingsStorage, HandOver, DomainCrossing],
    )
    .inSingletonScope();
  container.load(site, shop, orders);
  return container;
}
