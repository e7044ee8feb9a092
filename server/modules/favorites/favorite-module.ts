import type { FastifyInstance } from 'fastify';
import * as alerts from '../../../api/favorites/favorite-alerts.ts';
import * as contract from '../../../api/favorites/favorites.ts';
import type { ModuleContext } from '../../module-context.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { applyFavoriteChanges, listFavorites } from './account-favorites.ts';
import {
  endFavoriteAlert,
  endFavoriteAlertByLink,
  hasFavoriteAlert,
  startFavoriteAlert,
} from './favorite-alerts.ts';
import type { FavoriteDependencies } from './favorite-dependencies.ts';
import { storedFavoriteStates, publicFavoriteStates } from './favorite-states.ts';
import { sendFavoriteAlerts } from './send-favorite-alerts.ts';
import { favoriteUnsubscribePage } from './unsubscribe-page.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'tell-favorites': unknown;
  }
}

/** Favorites in the account (SHOP-06) and e-mails about their changes (FIND-03). */
export function favoriteModule({ db, clock, texts, addresses, configuration }: ModuleContext) {
  const deps: FavoriteDependencies = { db, clock, texts, addresses, priceOrder: configuration.priceOrder };
  return {
    deps,
    operations: favoriteRoutes(deps),
    serve: (server: FastifyInstance) => favoriteUnsubscribePage(server, deps),
    exports: [exportFavorites],
    jobs: {
      'tell-favorites': { at: '36 5 * * *', run: () => sendFavoriteAlerts(deps) },
    } satisfies Partial<Jobs>,
  };
}

function favoriteRoutes(deps: FavoriteDependencies): Implementation[] {
  return [
    implement(contract.favorites, ({ account }) => listFavorites(deps.db, account.id)),
    implement(contract.changeFavorites, ({ account, body, language }) =>
      applyFavoriteChanges(deps, account.id, body.changes, language),
    ),
    implement(contract.favoriteStates, async ({ query, language }) => ({
      data: await publicFavoriteStates(deps.db, query, language),
    })),
    implement(contract.savedFavoriteStates, async ({ account }) => ({
      data: await storedFavoriteStates(deps.db, account.id),
    })),
    implement(alerts.favoriteAlert, async ({ account }) => ({
      isTold: await hasFavoriteAlert(deps.db, account.id),
    })),
    implement(alerts.changeFavoriteAlert, async ({ account, body, language }) => {
      if (body.isTold) await startFavoriteAlert(deps, account.id, language);
      else await endFavoriteAlert(deps, account.id);
      return { message: body.isTold ? 'favorites-told' : 'favorites-untold' };
    }),
    implement(alerts.endFavoriteAlertByLink, async ({ params }) => {
      await endFavoriteAlertByLink(deps, params.token);
      return { message: 'favorites-untold' };
    }),
  ];
}

/** Returns favorites, remembered removals and alerts of an account, for the export of personal data. */
async function exportFavorites(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const favorites = await db
    .selectFrom('account_favorite')
    .select(['type', 'item_id', 'kept', 'changed_at', 'as_kept'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at')
    .execute();
  const toldOfFavorites = await db
    .selectFrom('favorite_alert')
    .select(['since', 'mailed_at'])
    .where('account_id', '=', accountId)
    .execute();
  return { favorites, toldOfFavorites };
}
