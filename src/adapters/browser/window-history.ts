import { BrowserHistory } from '../../core/site/browser-history.ts';
import type { Place } from '../../core/site/browser-history.ts';
import { Overlays } from './overlays.ts';
import { placeOfUrl } from './place-of-url.ts';

const SCROLL_KEY = 'scroll-positions';
const MOBILE = '(max-width: 767px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The name under which the browser knows a picture of two pages again. */
const PICTURE = 'picture';

const wantsRest = () => window.matchMedia(REDUCED_MOTION).matches;

/** The window's history and scroll. Positions are kept for the session: a way back after a reload has them, too. */
export class WindowHistory extends BrowserHistory {
  private readonly scrolls = new Map<string, number>(storedScrolls());
  /** The visit that is on the screen, which the browser has already left when it tells of it. */
  private present = this.key();
  private readonly overlays = new Overlays();

  constructor() {
    super();
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pageshow', () => {
      window.history.scrollRestoration = 'manual';
    });
    window.addEventListener('pagehide', () => {
      // Where one comes back from elsewhere, and where a page is loaded again, the browser finds the place.
      window.history.scrollRestoration = 'auto';
      this.rememberScroll(this.key());
      try {
        window.sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...this.scrolls].slice(-50)));
      } catch {
        // Without a storage a reload starts at the top: nothing is lost.
      }
    });
  }

  placeOf(url: string): Place {
    return placeOfUrl(url, this.key());
  }

  push(url: string): Place {
    this.overlays.push({ key: newKey() }, url);
    this.present = this.key();
    return this.placeOf(url);
  }

  replace(url: string): Place {
    window.history.replaceState({ ...(window.history.state as object | null), key: this.key() }, '', url);
    return this.placeOf(url);
  }

  listen(moved: (place: Place) => void): void {
    window.addEventListener('popstate', () => {
      if (this.overlays.takesBack()) return;
      this.rememberScroll(this.present);
      this.present = this.key();
      moved(this.placeOf(window.location.href));
    });
  }

  /** The picture of the card that was pressed grows into the picture of the page that it opens. */
  override turnPage(change: () => void): void {
    const pressed = document.activeElement?.closest('.card')?.querySelector<HTMLElement>('.picture');
    if (!pressed || !('startViewTransition' in document) || wantsRest()) return change();
    pressed.style.viewTransitionName = PICTURE;
    const turning = document.startViewTransition(async () => {
      pressed.style.viewTransitionName = '';
      change();
      // The page is drawn when the change has been told to all who watch.
      await new Promise((drawn) => setTimeout(drawn));
      const large = document.querySelector<HTMLElement>('.gallery');
      if (!large) return;
      large.style.viewTransitionName = PICTURE;
      void turning.finished.then(() => (large.style.viewTransitionName = ''));
    });
    // The browser may leave the motion out; the page changes all the same.
    turning.ready.catch(() => undefined);
  }

  scrollToTop(): void {
    const smooth = window.matchMedia(MOBILE).matches && !wantsRest();
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
  }

  rememberScroll(key: string): void {
    this.scrolls.set(key, window.scrollY);
  }

  restoreScroll(key: string): void {
    const top = this.scrolls.get(key) ?? 0;
    // The page that had this height is drawn first.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }

  private key(): string {
    const state: unknown = window.history.state;
    if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
    return 'first';
  }
}

/** Tells visits apart. `crypto.randomUUID` would not do: it is missing where the page came over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

function storedScrolls(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry) => typeof entry?.[0] === 'string' && typeof entry?.[1] === 'number');
  } catch {
    return [];
  }
}
