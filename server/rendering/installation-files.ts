import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isLanguage } from '../../src/core/shared/language.ts';
import { lightColours } from '../../src/views/components/tokens.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Texts } from '../platform/texts.ts';
import { readerOf } from './page-request.ts';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Seconds. Icons hardly ever change, and their file names are stable. */
const MONTH = 30 * DAY_SECONDS;

type Options = { configuration: Configuration; texts: Texts; root: string };

/** Serves the files by which a browser installs the site: manifest, icons and push worker. */
export async function installationFiles(app: FastifyInstance, options: Options): Promise<void> {
  webManifest(app, options.configuration, options.texts);
  await iconFiles(app, options.root);
  if (options.configuration.push) await pushWorker(app, options.root);
}

/**
 * Web app manifest in the language of `?language=`, because browsers request it without cookies. It opens in
 * the browser instead of an app window: the other language and payments are on other domains, so visitors
 * need the address bar and the back button.
 */
function webManifest(app: FastifyInstance, configuration: Configuration, texts: Texts): void {
  app.get<{ Querystring: { language?: unknown } }>(MANIFEST_PATH, async (request, reply) => {
    const requested = request.query.language;
    const language = isLanguage(requested) ? requested : readerOf(request, configuration).language;
    const t = texts.in(language);
    const icon = (file: string, size: number, purpose: string) => ({
      src: `/icons/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(
        JSON.stringify({
          id: '/',
          name: t('manifest-name', { site: t('site-name') }),
          short_name: t('site-name'),
          description: t('manifest-description'),
          lang: language,
          dir: 'ltr',
          start_url: '/',
          scope: '/',
          display: 'browser',
          theme_color: lightColours.paper,
          background_color: lightColours.paper,
          icons: [
            icon('icon-192', 192, 'any'),
            icon('icon-512', 512, 'any'),
            icon('icon-maskable-512', 512, 'maskable'),
          ],
        }),
      );
  });
}

/** Serves the icons; `/favicon.ico` for clients that do not read a page. */
async function iconFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(root, 'content/icons'),
      prefix: '/icons/',
      cacheControl: false,
      setHeaders: (response) => {
        response.setHeader('cache-control', `public, max-age=${MONTH}`);
        response.setHeader(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
      },
    });
    scope.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.ico'));
  });
}

/** Service worker for push messages (FIND-02). Served at the root, so that its scope covers all pages. */
async function pushWorker(app: FastifyInstance, root: string): Promise<void> {
  const script = await readFile(join(root, 'content/workers/push-worker.js'), 'utf8');
  app.get('/push-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Browsers check for updates themselves.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(script),
  );
}
