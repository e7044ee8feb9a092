import type { Query } from './paths.ts';

/** A parsed address of the site. `key` distinguishes visits of the same address in the history. */
export type Place = { path: string; search: string; hash: string; query: Query; key: string };

/** Change of the history by a link or by the browser's buttons. */
export type HistoryAction = 'push' | 'replace' | 'back';

/** Port to the browser's history and scroll position. */
export abstract class BrowserHistory {
  /** Adds an entry. Returns its place once the history has changed. */
  abstract push(url: string): Place | Promise<Place>;
  abstract replace(url: string): Place | Promise<Place>;
  /** Reports changes other than by `push` and `replace`: links and the browser's buttons. */
  abstract listen(moved: (place: Place, action: HistoryAction) => void): void;
  abstract placeOf(url: string): Place;
  /** Changes the page, with an animation if the browser supports it. */
  turnPage(change: () => void): void {
    change();
  }
  /** Scrolls to the top, smoothly on mobile (NAV-10). */
  abstract scrollToTop(): void;
  abstract rememberScroll(key: string): void;
  abstract restoreScroll(key: string): void;
}
