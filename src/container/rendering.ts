import type { Container } from 'inversify';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { MemoryTextStore } from '../adapters/storage/memory-text-store.ts';
import { ServerHistory } from '../adapters/server/server-history.ts';
import type { Clock } from '../core/shared/clock.ts';
import type { ShownLanguage } from '../core/shared/language.ts';
import type { SiteSettings } from '../core/site/settings.ts';
import { compose } from './compose.ts';
import { loadScreen } from './route-screens.ts';

/** What the server knows of the visitor whose page it renders. */
export type Visitor = {
  host: string;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  http: HttpClient;
  /** The server's: a page and what it asks the API are of one time. */
  clock: Clock;
  /** Whether the browser sent the readable half of a session. */
  hasToken: boolean;
};

const NOT_ON_THE_SERVER = (): never => {
  throw new Error('Only a browser does this');
};

/** The product for one rendered page: nothing is shared with any other visitor's. */
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
