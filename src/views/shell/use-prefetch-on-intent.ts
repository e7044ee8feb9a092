import { useEffect } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { useService } from './services.tsx';

/** How long a pointer rests on a link before it looks like intent, in milliseconds. */
const REST = 80;

/** Begins to load a page when a link to it is pointed at, focused or touched; one listener for all links. */
export function usePrefetchOnIntent(): void {
  const navigation = useService(Navigation);
  useEffect(() => {
    let timer = 0;
    const intend = (event: Event) => {
      window.clearTimeout(timer);
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang]):not([target])');
      // The same screen with another query loads itself anew and uses nothing that was brought before.
      if (!link || link.pathname === window.location.pathname) return;
      const { href } = link;
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
