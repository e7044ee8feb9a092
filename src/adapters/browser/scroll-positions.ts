const STORAGE_KEY = 'scroll-positions';
const MAX_STORED = 50;
const MOBILE = '(max-width: 767px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

/** Scroll position of each history entry, in pixels. Session storage saves them across a reload. */
export class ScrollPositions {
  private readonly positions = new Map<string, number>(storedPositions());

  /** @param present returns the key of the current history entry */
  constructor(present: () => string) {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pageshow', () => {
      window.history.scrollRestoration = 'manual';
    });
    window.addEventListener('pagehide', () => {
      // On a reload, or on return from another site, the browser restores the position.
      window.history.scrollRestoration = 'auto';
      this.remember(present());
      try {
        window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.positions].slice(-MAX_STORED)));
      } catch {
        // Without storage a reload starts at the top.
      }
    });
  }

  remember(key: string): void {
    this.positions.set(key, window.scrollY);
  }

  restore(key: string): void {
    const top = this.positions.get(key) ?? 0;
    // The page must have its height first.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }

  toTop(): void {
    const smooth = window.matchMedia(MOBILE).matches && !prefersReducedMotion();
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
  }
}

function storedPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry) => typeof entry?.[0] === 'string' && typeof entry?.[1] === 'number');
  } catch {
    return [];
  }
}
