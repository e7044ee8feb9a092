import { BrowserHistory } from '../../core/site/browser-history.ts';
import type { Place } from '../../core/site/browser-history.ts';
import { placeOfUrl } from '../browser/place-of-url.ts';

/** History with one fixed address, for rendering on the server. */
export class ServerHistory extends BrowserHistory {
  placeOf(url: string): Place {
    return placeOfUrl(url, 'first');
  }

  push(url: string): Place {
    return this.placeOf(url);
  }

  replace(url: string): Place {
    return this.placeOf(url);
  }

  listen(): void {}
  scrollToTop(): void {}
  rememberScroll(): void {}
  restoreScroll(): void {}
}
