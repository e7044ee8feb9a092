import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { BrowserTokenCookie } from '../adapters/browser/browser-token-cookie.ts';
import { BrowserCrossing } from '../adapters/browser/browser-crossing.ts';
import { RandomKeys } from '../adapters/browser/random-keys.ts';
import { SystemClock } from '../adapters/system-clock.ts';
import { WindowHistory } from '../adapters/browser/window-history.ts';
import { AnsweredHttpClient } from '../adapters/http/answered-http-client.ts';
import { AxiosHttpClient } from '../adapters/http/axios-http-client.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { ProvingHttpClient } from '../adapters/http/proving-http-client.ts';
import { BrowserTextStore } from '../adapters/storage/browser-text-store.ts';
import { SessionTextStore, TextStore } from '../adapters/storage/text-store.ts';
import { TokenCookie } from '../core/accounts/sign-in.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { Clock } from '../core/shared/clock.ts';
import { pathOf } from '../core/site/paths.ts';
import { BelongingsStorage, DomainCrossing, HandOver } from '../core/site/hand-over.ts';
import { LanguageStorage } from '../core/site/language-storage.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { Session } from '../view-models/accounts/session.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { BrowserHistory } from '../core/site/browser-history.ts';
import { Navigation, ScreenLoader } from '../view-models/site/navigation.ts';
import { accounts } from './accounts.ts';
import { orders } from './orders.ts';
import type { PageState } from './page-state.ts';
import { RouteScreens } from './route-screens.ts';
import { shop } from './shop.ts';
import { site } from './site.ts';

/** The product in a browser: real storage, real history, the API over the network. */
export function browserContainer(state: PageState): Container {
  const container = new Container();
  const clock = new SystemClock();
  const network = new AxiosHttpClient(
    {
      language: () => state.language,
      refused: (guarded) => container.get(Session).refused(guarded),
    },
    clock,
  );
  container.bind(Clock).toConstantValue(clock);
  container.bind(SiteSettings).toConstantValue(state.settings);
  container.bind(HttpClient).toConstantValue(
    new AnsweredHttpClient(new ProvingHttpClient(network), state.answers, () =>
      // The page shows the refusal itself, and opens the login once it is alive.
      container.get(Session).refused(false),
    ),
  );
  container.bind(TextStore).toConstantValue(new BrowserTextStore(() => window.localStorage));
  container.bind(SessionTextStore).toConstantValue(new BrowserTextStore(() => window.sessionStorage));
  container.bind(BrowserHistory).toConstantValue(new WindowHistory());
  container.bind(ScreenLoader).toConstantValue(new RouteScreens(container, clock));
  container.bind(DomainCrossing).toConstantValue(new BrowserCrossing());
  container.bind(KeyMaker).toConstantValue(new RandomKeys());
  container.bind(OrderPlaced).toConstantValue({
    follow: (token) => void container.get(Navigation).go(pathOf('FollowedOrder', state.language, { token })),
    pay: (paymentUrl) => window.location.assign(paymentUrl),
    openCart: () => void container.get(Navigation).go(pathOf('Cart', state.language)),
  });
  container
    .bind(LanguageSwitch)
    .toResolvedValue(
      (settings, storage, belongings, handOver, crossing) =>
        new LanguageSwitch(
          state.shownLanguage,
          window.location.host,
          settings,
          storage,
          belongings,
          handOver,
          crossing,
        ),
      [SiteSettings, LanguageStorage, BelongingsStorage, HandOver, DomainCrossing],
    )
    .inSingletonScope();
  container.bind(TokenCookie).toConstantValue(new BrowserTokenCookie());
  container.load(site, accounts, shop, orders);
  return container;
}
