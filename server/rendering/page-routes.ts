import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../src/core/shared/language.ts';
import type { Configuration } from '../platform/configuration.ts';
import { RETRY_AFTER } from '../platform/http/error-handler.ts';
import { addressOf, LANGUAGE_COOKIE, readerOf, sharedPageKey } from './page-request.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { escapeJson } from '../platform/escape-html.ts';
import type { MadePage, PageBuilder } from './page-builder.ts';
import { patienceOf } from './render-queue.ts';
import { sendCompressedPage } from './page-cache/compressed-page.ts';
import type { CompressedPage } from './page-cache/compressed-page.ts';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';

/** Fallback route below the root. */
export const PAGES = '/*';

/** Route that returns all API answers of a page at once, for navigation without a document. */
const ANSWERS = '/answers';

/** Every URL that is neither API nor file is a page. */
export function pageRoutes(
  app: FastifyInstance,
  configuration: Configuration,
  pages: PageBuilder,
  cache?: PageCache,
): void {
  app.get(PAGES, async (request, reply) => {
    if (readerOf(request, configuration).inPlace && switchInPlace(request, reply)) return reply;
    const key = cache ? sharedPageKey(request, configuration) : null;
    const page = await makePage(request, key);
    return 'etag' in page ? sendCompressedPage(page, request, reply) : sendPage(page, reply);
  });

  // Two routes, because the front page's URL ends with a slash.
  for (const path of [ANSWERS, `${ANSWERS}/*`]) {
    app.get(path, async (request, reply) => {
      const address = addressOf(request).slice(ANSWERS.length);
      const answers = await pages.answers(request, address, patienceOf(request));
      return reply
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(escapeJson(answers));
    });
  }

  async function makePage(request: FastifyRequest, key: string | null): Promise<MadePage | CompressedPage> {
    const patience = patienceOf(request);
    const ownPage = () => pages.make(request, 'asker', patience);
    if (!cache || key === null) return ownPage();
    try {
      const make = pages.forVisitors(request, patience);
      const page = (await cache.catchUp())
        ? (cache.find(key, make) ?? (await cache.make(key, make)))
        : await ownPage();
      return 'etag' in page || page.status < 500 ? page : (cache.lastKnown(key) ?? page);
    } catch (error) {
      const lastKnown = cache.lastKnown(key);
      if (lastKnown) return lastKnown;
      throw error;
    }
  }
}

function sendPage(
  { status, movedTo, html, policy, link, isPrivate }: MadePage,
  reply: FastifyReply,
): FastifyReply {
  // Not cached, because the requested page may exist later.
  if (movedTo !== null) return reply.header('cache-control', 'no-store').redirect(movedTo, 302);
  const isFault = status >= 500;
  if (isFault) reply.header('retry-after', RETRY_AFTER);
  if (link !== null) reply.header('link', link);
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', isPrivate || isFault ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'Cookie')
    .send(html);
}

/**
 * On a host with both languages the URL sets the language once, and a cookie stores it (LANG-05, LANG-08).
 */
function switchInPlace(request: FastifyRequest, reply: FastifyReply): boolean {
  const url = new URL(`http://site.invalid${addressOf(request)}`);
  const language = url.searchParams.get(LANGUAGE_COOKIE);
  if (!isLanguage(language) && language !== 'debug') return false;
  url.searchParams.delete(LANGUAGE_COOKIE);
  reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: 365 * DAY_SECONDS });
  // Two leading slashes would redirect to another site.
  void reply.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
  return true;
}
