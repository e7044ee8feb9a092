import { BrowserHistory } from '../../core/site/browser-history.ts';
import type { HistoryAction, Place } from '../../core/site/browser-history.ts';
import { Overlays } from './overlays.ts';
import { placeOfUrl } from './place-of-url.ts';
import { ScrollPositions, prefersReducedMotion } from './scroll-positions.ts';

/** Name of the view transition between the two pictures. */
const PICTURE = 'picture';

/**
 * Changes the page. The picture of the clicked card grows into the picture of the new page (View Transition
 * API).
 */
function withPictureTransition(change: () => void): void {
  const clicked = document.activeElement?.closest('.card')?.querySelector<HTMLElement>('.picture');
  if (!clicked || !('startViewTransition' in document) || prefersReducedMotion()) return change();
  clicked.style.viewTransitionName = PICTURE;
  const transition = document.startViewTransition(async () => {
    clicked.style.viewTransitionName = '';
    change();
    // React renders in a later task.
    await new Promise((rendered) => setTimeout(rendered));
    const large = document.querySelector<HTMLElement>('.gallery');
    if (!large) return;
    large.style.viewTransitionName = PICTURE;
    void transition.finished.then(() => (large.style.viewTransitionName = ''));
  });
  // The browser may skip the animation. The page changes anyway.
  transition.ready.catch(() => undefined);
}

/** The router's function for navigation within this site. */
export type Navigate = (url: string, options: { replace: boolean }) => void;

/** The router's location. `key` identifies the history entry. */
export type RouterLocation = { pathname: string; search: string; hash: string; key: string };

const urlOf = ({ pathname, search, hash }: RouterLocation) => pathname + search + hash;

/** Key of the entry with which the document was opened, before the router is rendered. */
const FIRST = 'first';

/** History over react-router: navigates by its `navigate` function and reports its locations. */
export class RouterHistory extends BrowserHistory {
  private navigate: Navigate | null = null;
  private location: RouterLocation | null = null;
  private firstKey: string | null = null;
  /** Callers that wait for the location of their own navigation. */
  private waiting: ((place: Place) => void)[] = [];
  private moved: (place: Place, action: HistoryAction) => void = () => {};
  private readonly overlays = new Overlays();
  private readonly scroll = new ScrollPositions(() => this.key());

  connect(navigate: Navigate): void {
    this.navigate = navigate;
  }

  /** Receives each new location of the router. The first one is the document's. */
  arrive(location: RouterLocation, action: HistoryAction): void {
    const before = this.location;
    this.location = location;
    this.firstKey ??= location.key;
    if (!before) return;
    const place = this.placeOf(urlOf(location));
    const waiting = this.waiting.splice(0);
    this.overlays.changedPage();
    if (waiting.length > 0) for (const resolve of waiting) resolve(place);
    // An overlay's entry has the key and the address of its page.
    else if (before.key !== location.key || urlOf(before) !== urlOf(location)) this.moved(place, action);
  }

  placeOf(url: string): Place {
    return placeOfUrl(url, this.key());
  }

  push(url: string): Promise<Place> {
    return this.go(url, false);
  }

  replace(url: string): Promise<Place> {
    return this.go(url, true);
  }

  private go(url: string, replace: boolean): Promise<Place> {
    if (this.navigate) {
      const arrived = new Promise<Place>((resolve) => this.waiting.push(resolve));
      this.navigate(url, { replace });
      return arrived;
    }
    // The router reads the address when it is rendered.
    window.history.replaceState(window.history.state, '', url);
    return Promise.resolve(this.placeOf(url));
  }

  listen(moved: (place: Place, action: HistoryAction) => void): void {
    this.moved = moved;
  }

  override turnPage(change: () => void): void {
    withPictureTransition(change);
  }

  scrollToTop(): void {
    this.scroll.toTop();
  }

  rememberScroll(key: string): void {
    // Later pages are laid out at once (page-styles.ts), so that "back" returns to the same height.
    document.documentElement.dataset['laidOut'] = '';
    this.scroll.remember(this.storedKey(key));
  }

  restoreScroll(key: string): void {
    this.scroll.restore(this.storedKey(key));
  }

  private key(): string {
    return this.location && this.location.key !== this.firstKey ? this.location.key : FIRST;
  }

  /** The router's key of an entry survives a reload. */
  private storedKey(key: string): string {
    return key === FIRST ? (this.firstKey ?? FIRST) : key;
  }
}
