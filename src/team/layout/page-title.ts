import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of the element into which react-admin writes the title of the page. */
const TITLE_ID = 'react-admin-title';

/** Copies the page's title into the document's, and moves the focus to the page after navigation. */
export function usePageTitle(site: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(TITLE_ID);
    if (!heading) return undefined;
    const copy = () => {
      document.title = heading.textContent ? `${heading.textContent} – ${site}` : site;
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [site]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const active = document.activeElement;
    if (active === null || active === document.body || active.closest('nav'))
      document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [pathname]);
}
