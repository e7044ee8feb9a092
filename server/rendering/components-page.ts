import type { FastifyInstance } from 'fastify';
import { isLanguage } from '../../src/core/shared/language.ts';
import type { Configuration } from '../platform/configuration.ts';
import { escapeHtml, escapeJson } from '../platform/escape-html.ts';
import type { Texts } from '../platform/texts.ts';
import type { Renderer } from './renderer.ts';
import { setPageSecurity, sourceOf } from '../platform/http/security-headers.ts';

/** Only the development renderer has styles that change at run time. */
type DevelopmentRenderer = Renderer & Required<Pick<Renderer, 'styles'>>;

/** True if `/dev/components` is available. */
export function isForDevelopment(renderer: Renderer | undefined): renderer is DevelopmentRenderer {
  return renderer?.styles !== undefined;
}

/** `/dev/components`: every component in every state, for developers. `?language=en`, `?theme=dark`. */
export function componentsPage(
  app: FastifyInstance,
  configuration: Configuration,
  texts: Texts,
  renderer: DevelopmentRenderer,
): void {
  app.get<{ Querystring: { language?: string; theme?: string } }>(
    '/dev/components',
    async (request, reply) => {
      const { language, theme } = request.query;
      const shown = isLanguage(language) ? language : 'bg';
      const styles = await renderer.styles();
      setPageSecurity(reply, { styles: [sourceOf(styles)], scripts: [] }, configuration);
      const html = `<!doctype html>
<html lang="${shown}"${theme ? ` data-theme="${escapeHtml(theme)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
<style>${styles}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="page-texts">${escapeJson(texts.shownBundle(shown))}</script>
<script type="module" src="/src/development/components.tsx"></script>
</body>
</html>
`;
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await renderer.finish(request.url, Buffer.from(html)));
    },
  );
}
