import type { Container } from 'inversify';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { MemoryTextStore } from '../adapters/storage/memory-text-store.ts';
import { ServerHistory } from '../adapters/server/server-history.ts';
import type { Clock } from '../core/shared/clock.ts';
import type { ShownLanguage } from '../core/shared/language.ts';
import type { SiteSettings } from '../core/site/settings.ts';
import { compose } from './compose.ts';
import { loadScreen } from './route-screens.ts';

export type Visitor = {
  host: string;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  http: HttpClient;
  /** Clock of the server, so that the page and its API requests use the same time. */
  clock: Clock;
  /** True if the browser sent the readable part of a session. */
  hasToken: boolean;
};

const NOT_ON_THE_SERVER = (): never => {
  throw new Error('Only a browser does this');
};

/** Container of one rendered page; it shares nothing with other visitors. */
export function renderingContainer({ hasToken, ...visitor }: Visitor): Container {
  return compose({
    ...visitor,
    store: new MemoryTextStore(),
    sessionStore: new MemoryTextStore(),
    history: new ServerHistory(),
    token: { isThere: () => hasToken, mark: () => '', write: NOT_ON_THE_SERVER, clear: () => {} },
    keys: { make: NOT_ON_THE_SERVER },
    crossing: { cross: NOT_ON_THE_SERVER, follow: NOT_ON_THE_SERVER },
    placed: { follow: NOT_ON_THE_SERVER, pay: NOT_ON_THE_SERVER, openCart: NOT_ON_THE_SERVER },
    loadScreen,
  });
}
