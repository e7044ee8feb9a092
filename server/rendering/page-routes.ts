import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../src/core/shared/language.ts';
import type { ShownLanguage, SiteAddresses } from '../../src/core/shared/language.ts';
import type { RouteName } from '../../src/core/site/routes.ts';
import { Addresses } from '../platform/addresses.ts';
import type { Configuration } from '../platform/configuration.ts';
import { HAND_OVER_COOKIE } from '../modules/site/session-transfer.ts';
import { TOKEN_COOKIE } from '../modules/accounts/sessions.ts';
import { RETRY_AFTER } from '../platform/http/refusals.ts';
import type { Texts } from '../platform/texts.ts';
import { textFiles } from './text-files.ts';
import { documentOf } from './document.ts';
import type { Scripts } from './document.ts';
import { addressOf, LANGUAGE_COOKIE, readerOf } from './page-request.ts';
import type { PageRequest, RenderedPage } from './render-page.tsx';
import { patienceOf, renderQueue } from './render-queue.ts';
import { setPageSecurity } from './security-headers.ts';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';

/** Renders pages; in development by the code as it is now, else by the built one. */
export type Renderer = {
  render(request: PageRequest): Promise<RenderedPage>;
  scripts(route: RouteName): Scripts;
  /** Adds what development needs to a document. */
  finish(url: string, html: string): Promise<string>;
  /** Answers what is the development server's own. */
  middleware?: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** The document's style as it is written now, for the page of the components: development's own. */
  styles?: () => Promise<string>;
  close?: () => Promise<void>;
};

/** Every address that is neither API nor file is a page of the product. */
export function pageRoutes(
  app: FastifyInstance,
  configuration: Configuration,
  texts: Texts,
  renderer: Renderer,
  queue = renderQueue(),
): void {
  const siteAddresses: SiteAddresses = { ...configuration.origins, testHost: configuration.testHost };
  const addresses = new Addresses(configuration);
  const settings = {
    addresses: siteAddresses,
    priceOrder: configuration.priceOrder,
    translations: configuration.translationModel !== undefined,
    cardPayments: configuration.cardPayments !== 'off',
    googleClientId: configuration.googleClientId ?? null,
    mapTiles: configuration.mapTiles,
  };

  const textPaths = textFiles(app, texts);

  if (renderer.middleware) app.addHook('onRequest', renderer.middleware);

  app.get('/*', async (request, reply) => {
    const { host } = request;
    const { language, chosen, inPlace } = readerOf(request, configuration);
    if (inPlace && switchInPlace(request, reply)) return reply;
    const shownLanguage: ShownLanguage = inPlace && chosen === 'debug' ? 'debug' : language;
    const render = () =>
      renderer.render({
        url: addressOf(request),
        host,
        language,
        shownLanguage,
        settings: { ...settings, title: texts.in(language)('site-name') },
        hasToken: request.cookies[TOKEN_COOKIE] !== undefined,
        handedOver: request.cookies[HAND_OVER_COOKIE] !== undefined,
        translations: texts.shownBundle(language),
        textsPath: textPaths[language],
        ask: async ({ method, url, body }) => {
          const answer = await app.inject({
            method: method as 'GET' | 'POST' | 'DELETE',
            url,
            headers: {
              'x-accept-language': language,
              ...(request.headers.cookie && { cookie: request.headers.cookie }),
            },
            ...(body !== undefined && { payload: body as object }),
            remoteAddress: request.ip,
          });
          return { status: answer.statusCode, body: answer.json() as unknown };
        },
      });
    const page = await queue.run(render, patienceOf(request));
    // The list may grow: the page that was asked for may come to be.
    if (page.movedTo !== null) return reply.header('cache-control', 'no-store').redirect(page.movedTo, 302);
    const { html, inline } = documentOf(page, { addresses, scripts: renderer.scripts(page.route) });
    setPageSecurity(reply, inline, configuration);
    const isFault = page.status >= 500;
    if (isFault) reply.header('retry-after', RETRY_AFTER);
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', page.isPrivate || isFault ? 'private, no-store' : 'private, no-cache')
      .header('vary', 'Cookie')
      .send(await renderer.finish(request.url, html));
  });
}

/** On a developer's host the language is chosen by the address once and then kept (LANG-05, LANG-08). */
function switchInPlace(request: FastifyRequest, reply: FastifyReply): boolean {
  const url = new URL(`http://site.invalid${addressOf(request)}`);
  const wanted = url.searchParams.get(LANGUAGE_COOKIE);
  if (!isLanguage(wanted) && wanted !== 'debug') return false;
  url.searchParams.delete(LANGUAGE_COOKIE);
  reply.setCookie(LANGUAGE_COOKIE, wanted, { path: '/', sameSite: 'lax', maxAge: 365 * DAY_SECONDS });
  // Two slashes at the start would be another site's address.
  void reply.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
  return true;
}
