import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { AnsweredHttpClient } from '../../src/adapters/http/answered-http-client.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../src/adapters/http/http-client.ts';
import { ProvingHttpClient } from '../../src/adapters/http/proving-http-client.ts';
import { SessionTextStore, TextStore } from '../../src/adapters/storage/text-store.ts';
import { accounts } from '../../src/container/accounts.ts';
import { orders } from '../../src/container/orders.ts';
import type { PageState } from '../../src/container/page-state.ts';
import { RouteScreens } from '../../src/container/route-screens.ts';
import { shop } from '../../src/container/shop.ts';
import { site } from '../../src/container/site.ts';
import { GoogleButton, isInAppBrowser, TokenCookie } from '../../src/core/accounts/sign-in.ts';
import { KeyMaker } from '../../src/core/shared/key-maker.ts';
import { OrderPlaced } from '../../src/core/orders/order-placed.ts';
import { PaymentPage } from '../../src/core/wallet/wallet-desk.ts';
import { Clock } from '../../src/core/shared/clock.ts';
import { BrowserHistory } from '../../src/core/site/browser-history.ts';
import { BelongingsStorage, DomainCrossing, HandOver } from '../../src/core/site/hand-over.ts';
import { LanguageStorage } from '../../src/core/site/language-storage.ts';
import { SiteSettings } from '../../src/core/site/settings.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { Session } from '../../src/view-models/accounts/session.ts';
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
  token: TokenCookie;
  userAgent: string;
  /** Google's button was drawn; told what it does with a token. */
  google(signedIn: (credential: string) => void): void;
  placed: OrderPlaced;
};

/** As the browser's client does, it tells of each 401 and 403 (AUTH-15). */
class RefusalTeller extends HttpClient {
  constructor(
    private readonly network: HttpClient,
    private readonly refused: (guarded: boolean) => void,
  ) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    try {
      return await this.network.send(call);
    } catch (error) {
      if (error instanceof Failure && error.isAccessRefusal) this.refused(call.guarded ?? false);
      throw error;
    }
  }
}

/** The product as src/container/browser.ts composes it, with a browser that a scenario can look into. */
export function visitorContainer(state: PageState, parts: BrowserParts): Container {
  const container = new Container();
  container.bind(Clock).toConstantValue(parts.clock);
  container.bind(SiteSettings).toConstantValue(state.settings);
  const network = new ProvingHttpClient(
    new RefusalTeller(parts.network, (guarded) => container.get(Session).refused(guarded)),
  );
  container
    .bind(HttpClient)
    .toConstantValue(
      new AnsweredHttpClient(network, state.answers, () => container.get(Session).refused(false)),
    );
  container.bind(TokenCookie).toConstantValue(parts.token);
  container.bind(GoogleButton).toConstantValue({
    isOffered: state.settings.googleClientId !== null && !isInAppBrowser(parts.userAgent),
    draw: async (_, signedIn) => parts.google(signedIn),
  });
  container.bind(TextStore).toConstantValue(parts.store);
  container.bind(SessionTextStore).toConstantValue(parts.session);
  container.bind(BrowserHistory).toConstantValue(parts.history);
  container.bind(ScreenLoader).toConstantValue(new RouteScreens(container, parts.clock));
  container.bind(DomainCrossing).toConstantValue(parts.crossing);
  container.bind(KeyMaker).toConstantValue(parts.keys);
  container.bind(OrderPlaced).toConstantValue(parts.placed);
  container.bind(PaymentPage).toConstantValue({ open: parts.placed.pay });
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
  container.load(site, accounts, shop, orders);
  return container;
}
