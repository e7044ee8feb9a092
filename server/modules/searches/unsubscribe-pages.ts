import type { FastifyInstance } from 'fastify';
import { FREQUENCIES } from '../../../src/core/searches/saved-search.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { serveUnsubscribePage } from '../../platform/mail/unsubscribe-page.ts';
import { endFavoriteAlertByLink } from './favorites/favorite-alerts.ts';
import { FAVORITES_END } from './favorites/favorite-mails.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { endSearchByLink } from './search-links.ts';
import { ALERTS_END } from './search-mails.ts';

/** Pages behind `List-Unsubscribe` of the alerts: of a search, of all that one mail named, and of favorites. */
export function alertUnsubscribePages(app: FastifyInstance, parts: SearchDependencies): void {
  const { db, texts, addresses } = parts;
  serveUnsubscribePage(app, {
    path: FAVORITES_END,
    say(language, step) {
      const t = texts.in(language);
      return {
        title: t(`favorite-alerts-${step}-title`),
        text: t(`favorite-alerts-${step}-text`),
        button: t('alerts-end'),
        link: { label: t('unsubscribe-to-site'), address: addresses.of(language, 'Index') },
      };
    },
    async languageOf(token) {
      const row = await db
        .selectFrom('favorite_alert')
        .innerJoin('account', 'account.id', 'favorite_alert.account_id')
        .select('account.language')
        .where('token', '=', token)
        .executeTakeFirst();
      return row?.language ?? null;
    },
    end: (token) => endFavoriteAlertByLink(parts, token),
  });
  serveUnsubscribePage(app, {
    path: ALERTS_END,
    say(language, step) {
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
      await endSearchByLink(parts, token, which).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
    },
  });
}
