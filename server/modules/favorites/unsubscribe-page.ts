import type { FastifyInstance } from 'fastify';
import { serveUnsubscribePage } from '../../platform/mail/unsubscribe-page.ts';
import { endFavoriteAlertByLink } from './favorite-alerts.ts';
import type { FavoriteDependencies } from './favorite-dependencies.ts';
import { FAVORITES_END } from './favorite-mails.ts';

/** Page behind `List-Unsubscribe` of the e-mails about favorites. */
export function favoriteUnsubscribePage(app: FastifyInstance, deps: FavoriteDependencies): void {
  const { db, texts, addresses } = deps;
  serveUnsubscribePage(app, {
    path: FAVORITES_END,
    textsOf(language, step) {
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
    end: (token) => endFavoriteAlertByLink(deps, token),
  });
}
