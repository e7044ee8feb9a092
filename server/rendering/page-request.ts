import type { FastifyRequest } from 'fastify';
import { isDevelopmentHost, languageOfHost } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { COMPANION_COOKIE, TOKEN_COOKIE } from '../modules/accounts/sessions.ts';
import { HAND_OVER_COOKIE } from '../modules/site/session-transfer.ts';
import type { Configuration } from '../platform/configuration.ts';

export const LANGUAGE_COOKIE = 'defaultLang';

/** Path and query; a proxy may send a full URL. */
export function addressOf({ url }: FastifyRequest): string {
  return url.replace(/^\w+:\/\/[^/?]*/, '');
}

/** Cookies with personal data, excluded from shared pages: session tokens and transfers. */
const PERSONAL = new RegExp(`(?:^|; ?)(?:${[TOKEN_COOKIE, COMPANION_COOKIE, HAND_OVER_COOKIE].join('|')})=`);

/** Cache key of a visitor's page; null for personal pages and those of no use to others. */
export function sharedPageKey(request: FastifyRequest, configuration: Configuration): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (PERSONAL.test(request.headers.cookie ?? '')) return null;
  const { language, chosen, inPlace } = readerOf(request, configuration);
  if (chosen === 'debug') return null;
  return `${language} ${inPlace ? 'in place' : 'by host'} ${request.host} ${addressOf(request)}`;
}

export type Reader = {
  language: Language;
  /** Language cookie. */
  chosen: string | undefined;
  /** True if both languages use this host (LANG-05). */
  inPlace: boolean;
};

/** Determines the language by the host and the earlier choice (LANG-01, LANG-02). */
export function readerOf({ host, cookies }: FastifyRequest, { origins, testHost }: Configuration): Reader {
  const addresses = { ...origins, testHost };
  const inPlace = isDevelopmentHost(host, addresses) || !origins.bg;
  // Invalid URLs are rejected before cookies are parsed.
  const chosen = (cookies as FastifyRequest['cookies'] | undefined)?.[LANGUAGE_COOKIE];
  return { language: languageOfHost(inPlace ? 'localhost' : host, addresses, chosen), chosen, inPlace };
}
