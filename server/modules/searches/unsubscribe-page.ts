import type { FastifyInstance } from 'fastify';
import { FREQUENCIES } from '../../../src/core/searches/saved-search.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { serveUnsubscribePage } from '../../platform/mail/unsubscribe-page.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { endSearchByLink } from './search-links.ts';
import { ALERTS_END } from './search-mails.ts';

/** Page behind `List-Unsubscribe` of the search alerts: ends one search or all that a mail names. */
export function searchUnsubscribePage(app: FastifyInstance, deps: SearchDependencies): void {
  const { db, texts, addresses } = deps;
  serveUnsubscribePage(app, {
    path: ALERTS_END,
    textsOf(language, step) {
      const t = texts.in(language);
      return {
        title: t(`search-alerts-${step}-title`),
        text: t(`search-alerts-${step}-text`),
        button: t('alerts-end'),
        link: { label: t('unsubscribe-to-site'), address: addresses.of(language, 'Index') },
      };
    },
    async languageOf(token) {
      const row = await db
        .selectFrom('saved_search')
        .select('language')
        .where('token', '=', token)
        .executeTakeFirst();
      return row?.language ?? null;
    },
    async end(token, query) {
      const which = FREQUENCIES.find((one) => one === query['frequency']) ?? 'one';
      await endSearchByLink(deps, token, which).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
    },
  });
}
