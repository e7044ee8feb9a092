import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { SiteSettings } from '../../core/site/settings.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { failureTitle, pageTitle } from './page-title.ts';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';

/** After a navigation: sets the title, focuses the content and announces the title. */
export const PageChanges = observer(function PageChanges() {
  const t = useTexts();
  const { current } = useService(Navigation);
  const { title: siteTitle } = useService(SiteSettings);
  const [announced, announce] = useState('');
  const path = current?.place.path;
  const shownPath = useRef(path);
  const head = current?.failure
    ? { title: { key: failureTitle(current.failure) } }
    : current?.open?.screen.head;
  const title = pageTitle(head, t, siteTitle);

  useEffect(() => {
    document.title = title;
    if (shownPath.current === path) return;
    shownPath.current = path;
    announce(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [title, path]);

  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
      {announced}
    </VisuallyHidden>
  );
});
