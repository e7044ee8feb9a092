import { useEffect } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { useService } from './services.tsx';

/** Milliseconds that a pointer rests on a link before it counts as intent. */
const REST = 80;

/**
 * Prefetches a page when its link is pointed at, focused or touched, with one listener for all links. Links
 * that open a dialog are skipped: prefetching their page would open the login.
 */
export function usePrefetchOnIntent(): void {
  const navigation = useService(Navigation);
  useEffect(() => {
    let timer = 0;
    const intend = (event: Event) => {
      window.clearTimeout(timer);
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest('a[href^="/"]:not([hreflang],[target],[aria-haspopup])');
      // The `href` of a link inside an SVG is an object, so the attribute is read.
      const href = link?.getAttribute('href');
      // A change of the query alone loads the list again and does not use prefetched answers.
      if (!href || new URL(href, window.location.href).pathname === window.location.pathname) return;
      timer = window.setTimeout(() => navigation.prefetch(href), event.type === 'pointerover' ? REST : 0);
    };
    const types = ['pointerover', 'focusin', 'touchstart'];
    for (const type of types) document.addEventListener(type, intend, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, intend);
    };
  }, [navigation]);
}
