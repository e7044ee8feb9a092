import { useMemo, type MouseEvent } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Prose } from '../components/content/prose.tsx';
import { useService } from '../shell/services.tsx';
import { trustedHtml } from './trusted-html.ts';

/** A text of `content/pages`; links to our own pages navigate without reloading. */
export function PageProse({ html }: { html: string }) {
  const navigation = useService(Navigation);
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain) return;
    event.preventDefault();
    void navigation.go(link.getAttribute('href') ?? '/');
  };
  return <Prose onClick={follow} dangerouslySetInnerHTML={trusted} />;
}
