import { useEffect } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { useService } from './services.tsx';

/** How long a pointer rests on a link before it looks like intent, in milliseconds. */
const REST = 80;

/**
 * Begins to load a page when a link to it is pointed at, focused or touched; one listener for all links. A link that
 * opens a dialog goes nowhere yet: for a visitor, asking for the page behind it would already open the login.
 */
export function usePrefetchOnIntent(): void {
  const navigation = useService(Navigation);
  useEffect(() => {
    let timer = 0;
    const intend = (event: Event) => {
      window.clearTimeout(timer);
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest('a[href^="/"]:not([hreflang],[target],[aria-haspopup])');
      // Of a link within a drawing, as the rooms are, only the attribute is a text.
      const href = link?.getAttribute('href');
      // The same screen with another query loads itself anew and uses nothing that was brought before.
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
