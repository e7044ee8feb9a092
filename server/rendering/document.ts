import { isLanguage } from '../../src/core/shared/language.ts';
import { darkColours, lightColours } from '../../src/views/components/tokens.ts';
import { escapeHtml, escapeJson } from '../platform/escape-html.ts';
import { STYLE_KEY } from '../../src/views/style-key.ts';
import { headTags } from './head-tags.ts';
import { REPLAY_EARLY_EVENTS } from './inline-scripts/replay-early-events.ts';
import { RETRY_LOADING } from './inline-scripts/retry-loading.ts';
import { MANIFEST_PATH } from './installation-files.ts';
import type { HeadFacts } from './head-tags.ts';
import type { RenderedPage } from './render-page.tsx';
import { sourceOf } from '../platform/http/security-headers.ts';
import type { InlineSources } from '../platform/http/security-headers.ts';

/** URLs of the scripts of a page. */
export type Scripts = { entry: string; preload: readonly string[] };

/** UTF-8 document, and the inline parts for its content security policy. */
export type HtmlDocument = { html: Buffer; inline: InlineSources };

/** Builds the document around a rendered page. Uses bytes, because half of each page is the same style. */
export function documentOf(
  page: RenderedPage,
  facts: Omit<HeadFacts, 'page'> & { scripts: Scripts },
): HtmlDocument {
  const { scripts } = facts;
  const { language } = page.state;
  const preloads = scripts.preload.map(
    (script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`,
  );
  const texts = `<link rel="preload" href="${page.state.textsPath}" as="fetch" crossorigin fetchpriority="low">`;
  const styles = documentStyle(page.documentStyles);
  const untilStyles = `<!doctype html>
<html lang="${isLanguage(language) ? language : 'bg'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${RETRY_LOADING}</script>
<script>${REPLAY_EARLY_EVENTS}</script>
${headTags({ ...facts, page })}
<style>`;
  const untilContent = `</style>
<style data-emotion="${STYLE_KEY} ${escapeHtml(page.styles.names)}">${page.styles.css}</style>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" sizes="any">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="${MANIFEST_PATH}?language=${language}">
<meta name="theme-color" content="${lightColours.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${darkColours.paper}" media="(prefers-color-scheme: dark)">
</head>
<body>
<div id="root">`;
  const afterContent = `</div>
${preloads.join('\n')}
${texts}
<script type="application/json" id="page-state">${escapeJson(page.state)}</script>
<script type="module" async src="${scripts.entry}"></script>
</body>
</html>
`;
  return {
    html: Buffer.concat([
      Buffer.from(untilStyles),
      styles.bytes,
      ...[untilContent, page.html, afterContent].map((text) => Buffer.from(text)),
    ]),
    inline: { styles: [styles.source, sourceOf(page.styles.css)], scripts: SCRIPTS },
  };
}

const SCRIPTS = [RETRY_LOADING, REPLAY_EARLY_EVENTS].map(sourceOf);

type DocumentStyle = { text: string; bytes: Buffer; source: string };

let known: DocumentStyle | undefined;

/** Cached, because the style is the same on each page outside development. */
function documentStyle(text: string): DocumentStyle {
  if (known?.text !== text) known = { text, bytes: Buffer.from(text), source: sourceOf(text) };
  return known;
}
