import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { SystemClock } from '../adapters/system-clock.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { MemoryTextStore } from '../adapters/memory/memory-text-store.ts';
import { ServerHistory } from '../adapters/server/server-history.ts';
import { SessionTextStore, TextStore } from '../adapters/storage/text-store.ts';
import { TokenCookie } from '../core/accounts/sign-in.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { Clock } from '../core/shared/clock.ts';
import type { ShownLanguage } from '../core/shared/language.ts';
import { BelongingsStorage, HandOver } from '../core/site/hand-over.ts';
import { LanguageStorage } from '../core/site/language-storage.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { BrowserHistory } from '../core/site/browser-history.ts';
import { ScreenLoader } from '../view-models/site/navigation.ts';
import { accounts } from './accounts.ts';
import { orders } from './orders.ts';
import { RouteScreens } from './route-screens.ts';
import { shop } from './shop.ts';
import { site } from './site.ts';

/** What the server knows of the visitor whose page it renders. */
export type Visitor = {
  host: string;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  http: HttpClient;
  /** Whether the browser sent the readable half of a session. */
  hasToken: boolean;
};

const NOT_ON_THE_SERVER = (): never => {
  throw new Error('Only a browser does this');
};

/** The product for one rendered page: nothing is shared with any other visitor's. */
export function renderingContainer(visitor: Visitor): Container {
  const container = new Container();
  const clock = new SystemClock();
  container.bind(Clock).toConstantValue(clock);
  container.bind(SiteSettings).toConstantValue(visitor.settings);
  container.bind(HttpClient).toConstantValue(visitor.http);
  container.bind(TextStore).toConstantValue(new MemoryTextStore());
  container.bind(SessionTextStore).toConstantValue(new MemoryTextStore());
  container.bind(BrowserHistory).toConstantValue(new ServerHistory());
  container.bind(ScreenLoader).toConstantValue(new RouteScreens(container, clock));
  container.bind(KeyMaker).toConstantValue({ make: NOT_ON_THE_SERVER });
  container.bind(OrderPlaced).toConstantValue({
    follow: NOT_ON_THE_SERVER,
    pay: NOT_ON_THE_SERVER,
    openCart: NOT_ON_THE_SERVER,
  });
  container
    .bind(LanguageSwitch)
    .toResolvedValue(
      (settings, storage, belongings, handOver) =>
        new LanguageSwitch(visitor.shownLanguage, visitor.host, settings, storage, belongings, handOver, {
          cross: NOT_ON_THE_SERVER,
          follow: NOT_ON_THE_SERVER,
        }),
      [SiteSettings, LanguageStorage, BelongingsStorage, HandOver],
    )
    .inSingletonScope();
  container
    .bind(TokenCookie)
    .toConstantValue({ isThere: () => visitor.hasToken, write: NOT_ON_THE_SERVER, clear: () => {} });
  container.load(site, accounts, shop, orders);
  return container;
}
