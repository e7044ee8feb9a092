import * as pushContract from '../../../api/searches/push-alerts.ts';
import * as contract from '../../../api/searches/searches.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  proposeSearch,
  restoreSearch,
  saveSearch,
} from './saved-searches.ts';
import { deletePushSubscription, isPushSubscribed, savePushSubscription } from './push/push-subscriptions.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import {
  changeSearchByLink,
  dismissMatch,
  endSearchByLink,
  searchMatches,
  seeMatches,
} from './search-links.ts';
import { confirmSearch, saveSearchByMail } from './searches-by-mail.ts';

/** Routes of saved searches, for accounts and for links in mails. */
export function searchRoutes(deps: SearchDependencies): Implementation[] {
  return [
    implement(contract.proposeSearch, ({ query, account, language }) =>
      proposeSearch(deps, { ...query, orderBy: query.orderBy ?? null }, account?.id ?? null, language),
    ),
    implement(contract.savedSearches, async ({ account, language }) => ({
      data: await listSearches(deps, account.id, language),
    })),
    implement(contract.saveSearch, ({ account, body, language }) =>
      saveSearch(deps, account.id, body, language),
    ),
    implement(contract.changeSearch, ({ account, params, body, language }) =>
      changeSearch(deps, { accountId: account.id, id: Number(params.id) }, body, language),
    ),
    implement(contract.deleteSearch, async ({ account, params }) => {
      await deleteSearch(deps, { accountId: account.id, id: Number(params.id) });
      return { message: 'search-deleted' };
    }),
    implement(contract.restoreSearch, ({ account, params, language }) =>
      restoreSearch(deps, { accountId: account.id, id: Number(params.id) }, language),
    ),
    implement(contract.saveSearchByMail, async ({ body, sender, language }) => {
      await saveSearchByMail(deps, body, { sender, language });
      return { message: 'search-confirmation-sent' };
    }),
    implement(contract.confirmSearch, ({ body }) => confirmSearch(deps, body.token)),
    implement(contract.searchMatches, ({ params, query, language }) =>
      searchMatches(deps, params.token, query.alert ?? null, language),
    ),
    implement(contract.seeMatches, async ({ params }) => {
      await seeMatches(deps, params.token);
      return { message: 'search-seen' };
    }),
    implement(contract.changeSearchByLink, async ({ params, body }) => {
      await changeSearchByLink(deps, params.token, body);
      return { message: 'changes-saved' };
    }),
    implement(contract.endSearchByLink, async ({ params, body }) => {
      await endSearchByLink(deps, params.token, body.all ? 'all' : 'one');
      return { message: 'search-ended' };
    }),
    implement(contract.dismissMatch, async ({ params, body }) => {
      await dismissMatch(deps, params.token, body);
      return { message: body.isDismissed ? 'match-dismissed' : 'match-back' };
    }),
    implement(pushContract.pushStatus, async ({ account, body }) => ({
      publicKey: deps.push?.publicKey ?? null,
      isSubscribed: await isPushSubscribed(deps.db, account.id, body.endpoint),
    })),
    implement(pushContract.savePushSubscription, async ({ account, body }) => {
      await savePushSubscription(deps, account.id, body);
      return { message: 'push-on' };
    }),
    implement(pushContract.deletePushSubscription, async ({ account, body }) => {
      await deletePushSubscription(deps.db, account.id, body.endpoint);
      return { message: 'push-off' };
    }),
  ];
}
