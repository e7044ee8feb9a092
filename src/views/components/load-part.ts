import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** In milliseconds; each time it is twice as long, up to a minute. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * The part, as soon as its script can be had: a broken connection must not take the page away that is there already. What a
 * browser throws for a script that does not come is a TypeError; everything else is a fault of the script.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await pauseUntilOnline(pause);
  }
}

/** A section of a page whose script is requested again until it comes: React would keep the first failure for good. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}

/** Ends after so many milliseconds, or as soon as the browser is connected again. */
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
