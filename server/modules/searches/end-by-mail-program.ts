import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { endFavoriteAlertByLink } from './favorites/favorite-alerts.ts';
import { FAVORITES_END } from './favorites/favorite-mails.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { FREQUENCIES } from '../../../src/core/searches/saved-search.ts';
import { endSearchByLink } from './search-links.ts';
import { ALERTS_END } from './search-mails.ts';

/**
 * Where mail programs end the alerts of a search, or of all that one mail told of, themselves (RFC 8058): a form, without cookies or a page to be read. One
 * that was ended before is ended as well.
 */
export function endAlertsByMailProgram(app: FastifyInstance, parts: SearchDependencies): void {
  void app.register(async (scope) => {
    // Some send it as a form with parts; what is in it does not matter.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>(`${FAVORITES_END}:token`, async (request, reply) => {
      await endFavoriteAlertByLink(parts, request.params.token.slice(0, 100));
      return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
    });
    type Told = { Params: { token: string }; Querystring: Record<string, unknown> };
    scope.post<Told>(`${ALERTS_END}:token`, async (request, reply) => {
      const { params, query } = request;
      const which = FREQUENCIES.find((one) => one === query['frequency']) ?? 'one';
      await endSearchByLink(parts, params.token.slice(0, 100), which).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
      return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
    });
  });
}
