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

/** Saved searches, of those who are signed in and of those who have the link of a mail. */
export function searchRoutes(parts: SearchDependencies): Implementation[] {
  return [
    implement(contract.proposeSearch, ({ query, account, language }) =>
      proposeSearch(parts, { ...query, orderBy: query.orderBy ?? null }, account?.id ?? null, language),
    ),
    implement(contract.savedSearches, async ({ account, language }) => ({
      data: await listSearches(parts, account.id, language),
    })),
    implement(contract.saveSearch, ({ account, body, language }) =>
      saveSearch(parts, account.id, body, language),
    ),
    implement(contract.changeSearch, ({ account, params, body, language }) =>
      changeSearch(parts, { accountId: account.id, id: Number(params.id) }, body, language),
    ),
    implement(contract.deleteSearch, async ({ account, params }) => {
      await deleteSearch(parts, { accountId: account.id, id: Number(params.id) });
      return { message: 'search-deleted' };
    }),
    implement(contract.restoreSearch, ({ account, params, language }) =>
      restoreSearch(parts, { accountId: account.id, id: Number(params.id) }, language),
    ),
    implement(contract.saveSearchByMail, async ({ body, sender, language }) => {
      await saveSearchByMail(parts, body, { sender, language });
      return { message: 'search-confirmation-sent' };
    }),
    implement(contract.confirmSearch, ({ body }) => confirmSearch(parts, body.token)),
    implement(contract.searchMatches, ({ params, query, language }) =>
      searchMatches(parts, params.token, query.alert ?? null, language),
    ),
    implement(contract.seeMatches, async ({ params }) => {
      await seeMatches(parts, params.token);
      return { message: 'search-seen' };
    }),
    implement(contract.changeSearchByLink, async ({ params, body }) => {
      await changeSearchByLink(parts, params.token, body);
      return { message: 'changes-saved' };
    }),
    implement(contract.endSearchByLink, async ({ params, body }) => {
      await endSearchByLink(parts, params.token, body.all ? 'all' : 'one');
      return { message: 'search-ended' };
    }),
    implement(contract.dismissMatch, async ({ params, body }) => {
      await dismissMatch(parts, params.token, body);
      return { message: body.isDismissed ? 'match-dismissed' : 'match-back' };
    }),
    implement(pushContract.pushStatus, async ({ account, body }) => ({
      publicKey: parts.push?.publicKey ?? null,
      isSubscribed: await isPushSubscribed(parts.db, account.id, body.endpoint),
    })),
    implement(pushContract.savePushSubscription, async ({ account, body }) => {
      await savePushSubscription(parts, account.id, body);
      return { message: 'push-on' };
    }),
    implement(pushContract.deletePushSubscription, async ({ account, body }) => {
      await deletePushSubscription(parts.db, account.id, body.endpoint);
      return { message: 'push-off' };
    }),
  ];
}
