import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { SessionTextStore, TextStore } from '../adapters/storage/text-store.ts';
import { TokenCookie } from '../core/accounts/sign-in.ts';
import { CheckoutRedirect } from '../core/orders/order-placement.ts';
import { Clock } from '../core/shared/clock.ts';
import { KeyGenerator } from '../core/shared/id.ts';
import type { ShownLanguage } from '../core/shared/language.ts';
import { WrittenDates } from '../core/shared/date-format.ts';
import { BrowserHistory } from '../core/site/browser-history.ts';
import { TransferPayloadStorage, SessionTransfer } from '../core/site/session-transfer.ts';
import type { DomainCrossing } from '../core/site/session-transfer.ts';
import { LanguageStorage } from '../core/site/visitor-choices.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { ScreenLoader } from '../view-models/site/navigation.ts';
import { RouteScreens } from './route-screens.ts';
import type { LoadScreen, PrepareScreen } from './route-screens.ts';
import { shell } from './shell.ts';

/** Platform of the product: a browser, the server during rendering, or a test. */
export type Surroundings = {
  host: string;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  /** Formatted dates of the rendered page; absent without one. */
  dates?: Record<string, string>;
  clock: Clock;
  http: HttpClient;
  /** Local storage, and session storage. */
  store: TextStore;
  sessionStore: SessionTextStore;
  history: BrowserHistory;
  token: TokenCookie;
  keys: KeyGenerator;
  crossing: DomainCrossing;
  placed: CheckoutRedirect;
  loadScreen: LoadScreen;
  /** Absent if only one screen opens. */
  prepareScreen?: PrepareScreen;
};

export function compose(surroundings: Surroundings): Container {
  const { host, shownLanguage, clock, crossing, loadScreen, prepareScreen } = surroundings;
  const container = new Container();
  container.bind(Clock).toConstantValue(clock);
  container.bind(SiteSettings).toConstantValue(surroundings.settings);
  container.bind(WrittenDates).toConstantValue(new WrittenDates(surroundings.dates));
  container.bind(HttpClient).toConstantValue(surroundings.http);
  container.bind(TextStore).toConstantValue(surroundings.store);
  container.bind(SessionTextStore).toConstantValue(surroundings.sessionStore);
  container.bind(BrowserHistory).toConstantValue(surroundings.history);
  container.bind(TokenCookie).toConstantValue(surroundings.token);
  container.bind(KeyGenerator).toConstantValue(surroundings.keys);
  container.bind(CheckoutRedirect).toConstantValue(surroundings.placed);
  container.bind(ScreenLoader).toConstantValue(new RouteScreens(container, clock, loadScreen, prepareScreen));
  container
    .bind(LanguageSwitch)
    .toResolvedValue(
      (settings, storage, payload, transfer, screens) =>
        new LanguageSwitch(shownLanguage, host, settings, storage, payload, transfer, crossing, screens),
      [SiteSettings, LanguageStorage, TransferPayloadStorage, SessionTransfer, ScreenLoader],
    )
    .inSingletonScope();
  container.load(shell);
  return container;
}
