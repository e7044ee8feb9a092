import { isLanguage } from '../../src/core/shared/language.ts';
import { escapeHtml, escapeJson } from '../platform/escape-html.ts';
import { headTags } from './head-tags.ts';
import type { HeadFacts } from './head-tags.ts';
import type { RenderedPage } from './render-page.tsx';

/** The addresses of the scripts that a page needs. */
export type Scripts = { entry: string; preload: readonly string[] };

/** The whole HTML document around a rendered page. */
export function documentOf(
  page: RenderedPage,
  facts: Omit<HeadFacts, 'page'> & { nonce: string; scripts: Scripts },
): string {
  const { nonce, scripts } = facts;
  const { language } = page.state;
  const styles = page.styles.map(
    ({ ids, css }) => `<style nonce="${nonce}" data-emotion="${escapeHtml(ids)}">${css}</style>`,
  );
  const fonts = page.fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const preloads = scripts.preload.map(
    (script) => `<link rel="modulepreload" href="${script}" nonce="${nonce}" fetchpriority="low">`,
  );
  return `<!doctype html>
<html lang="${isLanguage(language) ? language : 'bg'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags({ ...facts, page })}
${fonts.join('\n')}
<style nonce="${nonce}">${page.documentStyles}</style>
${styles.join('\n')}
<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">
<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161c18" media="(prefers-color-scheme: dark)">
${preloads.join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="page-texts">${textsJson(page.translations)}</script>
<script type="application/json" id="page-state">${escapeJson(page.state)}</script>
<script type="module" nonce="${nonce}" src="${scripts.entry}"></script>
</body>
</html>
`;
}

const written = new WeakMap<object, string>();

/** The texts as JSON, written once for all pages of a language. */
function textsJson(translations: Record<string, string>): string {
  const json = written.get(translations) ?? escapeJson(translations);
  written.set(translations, json);
  return json;
}
