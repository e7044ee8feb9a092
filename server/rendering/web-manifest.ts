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

/** Seconds: the mark hardly ever changes, and its files keep their names. */
const MONTH = 30 * DAY_SECONDS;

/**
 * What a phone needs to put the site on its first screen, in a language: `?language=` says which, for browsers ask
 * for it without cookies. It opens in the browser and not as an app: the other language is another domain, and
 * paying leads elsewhere, so that whoever is on the way needs the address and the button back.
 */
export function webManifest(app: FastifyInstance, configuration: Configuration, texts: Texts): void {
  app.get<{ Querystring: { language?: unknown } }>(MANIFEST_PATH, async (request, reply) => {
    const wanted = request.query.language;
    const language = isLanguage(wanted) ? wanted : readerOf(request, configuration).language;
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

/** The mark's files; `/favicon.ico` also for those who read no page and ask at the root. */
export async function iconFiles(app: FastifyInstance, root: string): Promise<void> {
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
