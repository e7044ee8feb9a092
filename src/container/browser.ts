import type { Container } from 'inversify';
import { BrowserCrossing, BrowserTokenCookie } from '../adapters/browser/browser-session.ts';
import { RandomKeys } from '../adapters/browser/random-keys.ts';
import type { RouterHistory } from '../adapters/browser/router-history.ts';
import { PreloadedHttpClient } from '../adapters/http/preloaded-http-client.ts';
import { AxiosHttpClient } from '../adapters/http/axios-http-client.ts';
import { ProvingHttpClient } from '../adapters/http/proving-http-client.ts';
import { BrowserTextStore } from '../adapters/storage/browser-text-store.ts';
import { SystemClock } from '../adapters/system-clock.ts';
import { pathOf } from '../core/site/paths.ts';
import { Session } from '../view-models/accounts/session.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { compose } from './compose.ts';
import type { ClientContext } from './client-context.ts';
import { loadScreen } from './route-screens.ts';

/** Container of the browser: real storage, history and API over the network. */
export function browserContainer(context: ClientContext, history: RouterHistory): Container {
  const { language, shownLanguage, settings, answers, dates } = context;
  const token = new BrowserTokenCookie();
  const clock = new SystemClock();
  const refused = (guarded: boolean) => container.get(Session).refused(guarded);
  const session = () => token.mark();
  const isOnline = () => navigator.onLine;
  const network = new AxiosHttpClient({ language: () => language, refused, session, isOnline }, clock);
  // For a response embedded in the page, the page shows the error itself and opens the login after hydration.
  const http = new PreloadedHttpClient(
    new ProvingHttpClient(network),
    answers,
    () => refused(false),
    session,
    context.session,
  );
  const go = (path: string) => void container.get(Navigation).go(path);
  const container: Container = compose({
    host: window.location.host,
    shownLanguage,
    settings,
    dates,
    clock,
    http,
    store: new BrowserTextStore(() => window.localStorage),
    sessionStore: new BrowserTextStore(() => window.sessionStorage),
    history,
    token,
    keys: new RandomKeys(),
    crossing: new BrowserCrossing(),
    placed: {
      follow: (token) => go(pathOf('FollowedOrder', language, { token })),
      pay: (paymentUrl) => window.location.assign(paymentUrl),
      openCart: () => go(pathOf('Cart', language)),
    },
    loadScreen,
    prepareScreen: (address) => http.prepare(address),
  });
  return container;
}
