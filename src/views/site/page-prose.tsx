import { useMemo, type MouseEvent } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Prose } from '../components/content/prose.tsx';
import { useService } from '../shell/services.tsx';

type Policy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Allows our own text, made from Markdown by our server, as markup of the page, by the only Trusted Types policy of
 * the public site, `uyut-text`. Browsers without Trusted Types, and the server, use the markup unchanged.
 */
function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('uyut-text', { createHTML: (text) => text });
  return policy.createHTML(html);
}

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
