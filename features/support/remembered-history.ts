import { BrowserHistory } from '../../src/core/site/browser-history.ts';
import type { HistoryAction, Place } from '../../src/core/site/browser-history.ts';
import { placeOfUrl } from '../../src/adapters/browser/place-of-url.ts';

/** Browser history and scroll position in memory. */
export class RememberedHistory extends BrowserHistory {
  /** Scroll position in pixels. */
  scroll = 0;
  private readonly scrolls = new Map<string, number>();
  private visits: { url: string; key: string }[];
  private at = 0;
  private made = 0;
  private moved: (place: Place, action: HistoryAction) => void = () => {};

  constructor(url: string) {
    super();
    this.visits = [{ url, key: 'first' }];
  }

  get url(): string {
    return this.visits[this.at]?.url ?? '/';
  }

  push(url: string): Place {
    this.made += 1;
    this.visits = [...this.visits.slice(0, this.at + 1), { url, key: `visit-${this.made}` }];
    this.at += 1;
    return this.placeOf(url);
  }

  replace(url: string): Place {
    const visit = this.visits[this.at];
    if (visit) visit.url = url;
    return this.placeOf(url);
  }

  placeOf(url: string): Place {
    return placeOfUrl(url, this.visits[this.at]?.key ?? 'first');
  }

  listen(moved: (place: Place, action: HistoryAction) => void): void {
    this.moved = moved;
  }

  /** Browser's back button. */
  back(): void {
    this.at = Math.max(0, this.at - 1);
    this.moved(this.placeOf(this.url), 'back');
  }

  scrollToTop(): void {
    this.scroll = 0;
  }

  rememberScroll(key: string): void {
    this.scrolls.set(key, this.scroll);
  }

  restoreScroll(key: string): void {
    this.scroll = this.scrolls.get(key) ?? 0;
  }
}
