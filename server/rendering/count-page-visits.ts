import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOfPath } from '../../src/container/match-route.ts';
import { isVisitScreen } from '../../src/core/site/visits.ts';
import type { VisitCounts } from '../modules/site/visit-counts.ts';
import type { Configuration } from '../platform/configuration.ts';
import { addressOf, readerOf } from './page-request.ts';
import { PAGES } from './page-routes.ts';

/** Statuses of a shown page; 304 is one that the browser still had. */
const SHOWN = [200, 304];

/** Counts every page sent to a visitor, also those from the page cache (TEAM-10). */
export function countPageVisits(
  app: FastifyInstance,
  configuration: Configuration,
  visits: VisitCounts,
): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.method !== 'GET' || request.routeOptions.url !== PAGES || !SHOWN.includes(statusCode)) return;
    const { name } = routeOfPath(addressOf(request).replace(/[?#].*/, ''));
    if (!isVisitScreen(name)) return;
    const { language } = readerOf(request, configuration);
    visits.count({ screen: name, language, isArrival: isArrival(request) }, request.headers);
  });
}

/** True if the visitor followed no link of this site. Old browsers send only the address of the page before. */
function isArrival({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { referer } = headers;
  return referer === undefined || !URL.canParse(referer) || new URL(referer).host !== host;
}
