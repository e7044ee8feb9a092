import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { PAGE_STATE_ID, TEAM_PATH } from '../../src/team/page-state.ts';
import type { PageState } from '../../src/team/page-state.ts';
import { darkColours, lightColours } from '../../src/views/components/tokens.ts';
import { fontFaces } from '../../src/views/styles/global-styles.ts';
import type { Configuration } from '../platform/configuration.ts';
import { escapeHtml, escapeJson } from '../platform/escape-html.ts';
import { setDocumentSecurity, teamPolicy } from '../platform/http/security-headers.ts';
import type { Texts } from '../platform/texts.ts';
import { readerOf } from './page-request.ts';
import type { Renderer } from './renderer.ts';
import { textFiles } from './text-files.ts';
import type { TextPaths } from './text-files.ts';

type Dependencies = {
  configuration: Configuration;
  texts: Texts;
  root: string;
  renderer: Renderer;
  /** Reads changes of texts by other processes. */
  renewTexts: () => Promise<void>;
};

/** `/team`: the document of the back office, its scripts and its texts (TEAM-01). */
export async function teamPage(
  app: FastifyInstance,
  { configuration, texts, root, renderer, renewTexts }: Dependencies,
): Promise<void> {
  const source = { bundleOf: (language: Language) => texts.teamBundle(language), renew: renewTexts };
  const paths = textFiles(app, source, `${TEAM_PATH}/texts`);
  if (configuration.mode !== 'development') {
    await app.register(fastifyStatic, {
      root: join(root, 'dist/team/assets'),
      prefix: `${TEAM_PATH}/assets/`,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
      decorateReply: false,
      setHeaders: (response) => {
        response.setHeader('cache-control', `public, max-age=${365 * DAY_SECONDS}, immutable`);
      },
    });
  }
  for (const path of [TEAM_PATH, `${TEAM_PATH}/*`]) {
    app.get(path, async (request, reply) => {
      const { language } = readerOf(request, configuration);
      const nonce = randomBytes(16).toString('base64');
      setDocumentSecurity(reply, configuration);
      const html = teamDocument({
        state: pageState(language, { configuration, texts, paths }),
        title: texts.in(language)('team-title', { site: texts.in(language)('site-name') }),
        withoutScripts: texts.in(language)('team-needs-scripts'),
        script: renderer.teamScript(),
        nonce,
      });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', teamPolicy(nonce, configuration))
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(await renderer.finish(request.url, Buffer.from(html)));
    });
  }
}

function pageState(
  language: Language,
  { configuration, texts, paths }: { configuration: Configuration; texts: Texts; paths: TextPaths },
): PageState {
  const siteName = texts.in(language)('site-name');
  const addresses = { bg: paths.of('bg'), en: paths.of('en') };
  return { language, texts: addresses, priceOrder: configuration.priceOrder, siteName };
}

type TeamDocument = {
  state: PageState;
  title: string;
  withoutScripts: string;
  script: string;
  nonce: string;
};

function teamDocument({ state, title, withoutScripts, script, nonce }: TeamDocument): string {
  return `<!doctype html>
<html lang="${state.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" sizes="any">
<style nonce="${nonce}">${fontFaces}body{background:${lightColours.paper}}@media (prefers-color-scheme:dark){body{background:${darkColours.paper}}}</style>
</head>
<body>
<div id="root"></div>
<noscript>${escapeHtml(withoutScripts)}</noscript>
<script type="application/json" id="${PAGE_STATE_ID}">${escapeJson(state)}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
