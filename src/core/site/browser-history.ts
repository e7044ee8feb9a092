import type { Query } from './paths.ts';

/** An address within the site, taken apart. `key` tells visits of one address apart in the history. */
export type Place = { path: string; search: string; hash: string; query: Query; key: string };

/** The browser's history and scroll. */
export abstract class BrowserHistory {
  abstract push(url: string): Place;
  abstract replace(url: string): Place;
  /** Tells where the visitor went by the browser's own buttons. */
  abstract listen(moved: (place: Place) => void): void;
  abstract placeOf(url: string): Place;
  /** Puts another page in the place of the present one; a browser may show how the one becomes the other. */
  turnPage(change: () => void): void {
    change();
  }
  /** Scrolls to the top, smoothly on mobile (NAV-10). */
  abstract scrollToTop(): void;
  abstract rememberScroll(key: string): void;
  abstract restoreScroll(key: string): void;
}
