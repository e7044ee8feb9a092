import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** In milliseconds; doubles after each attempt, up to a minute. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 60_000;

/**
 * Loads a module until it succeeds, so that a broken connection does not replace the page by an error.
 * Browsers throw a TypeError for a script that does not load; other errors are thrown on.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, MAX_PAUSE)) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await pauseUntilOnline(pause);
  }
}

/** A section whose script is requested again until it loads. React.lazy would keep the first failure. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}

/** Resolves after the pause, or as soon as the browser is online again. */
function pauseUntilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}
