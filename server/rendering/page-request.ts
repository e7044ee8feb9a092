import type { FastifyRequest } from 'fastify';
import { isDevelopmentHost, languageOfHost } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { COMPANION_COOKIE, TOKEN_COOKIE } from '../modules/accounts/sessions.ts';
import { HAND_OVER_COOKIE } from '../modules/site/session-transfer.ts';
import type { Configuration } from '../platform/configuration.ts';

export const LANGUAGE_COOKIE = 'defaultLang';

/** The address from the root; a proxy may ask for the full one. */
export function addressOf({ url }: FastifyRequest): string {
  return url.replace(/^\w+:\/\/[^/?]*/, '');
}

/** Cookies of which no page for all visitors may know: a session's halves, and what is handed over. */
const PERSONAL = new RegExp(`(?:^|; ?)(?:${[TOKEN_COOKIE, COMPANION_COOKIE, HAND_OVER_COOKIE].join('|')})=`);

/** All that a visitor's page depends on; null where it is somebody's own, or of no use to others. */
export function sharedPageKey(request: FastifyRequest, configuration: Configuration): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (PERSONAL.test(request.headers.cookie ?? '')) return null;
  const { language, chosen, inPlace } = readerOf(request, configuration);
  if (chosen === 'debug') return null;
  return `${language} ${inPlace ? 'in place' : 'by host'} ${request.host} ${addressOf(request)}`;
}

export type Reader = {
  language: Language;
  /** What was chosen before, as the browser says it. */
  chosen: string | undefined;
  /** Languages switch on this host, and not by going to another (LANG-05). */
  inPlace: boolean;
};

/** In which language somebody reads, by the host and the choice made before (LANG-01, LANG-02). */
export function readerOf({ host, cookies }: FastifyRequest, { origins, testHost }: Configuration): Reader {
  const addresses = { ...origins, testHost };
  const inPlace = isDevelopmentHost(host, addresses) || !origins.bg;
  // An address that can't be read is refused before its cookies are.
  const chosen = (cookies as FastifyRequest['cookies'] | undefined)?.[LANGUAGE_COOKIE];
  return { language: languageOfHost(inPlace ? 'localhost' : host, addresses, chosen), chosen, inPlace };
}
