import { Type } from 'typebox';
import {
  ALERT_CHANNELS,
  FREQUENCIES,
  MATCH_REASONS,
  SEARCH_LIMITS,
} from '../../src/core/searches/saved-search.ts';
import { MAX_FILTERS_LENGTH, SEARCH_KINDS } from '../../src/core/searches/searched-list.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  Stotinki,
  strict,
  text,
  Token,
} from '../schema.ts';

const domain = 'searches';

const Kind = oneOf(SEARCH_KINDS);
/** Query of the list's address; products also have `category`, `shop` or `request`. */
const Filters = text(MAX_FILTERS_LENGTH);
const OrderBy = nullable(text(40));
const Name = text(SEARCH_LIMITS.name);
const list = { kind: Kind, filters: Filters, orderBy: OrderBy };
const sent = { ...list, name: Name, frequency: oneOf(FREQUENCIES) };

const Saved = strict({
  ...list,
  id: Id,
  name: Type.String(),
  frequency: oneOf(FREQUENCIES),
  channel: oneOf(ALERT_CHANNELS),
  isPaused: Type.Boolean(),
  words: Type.Array(Type.String()),
  newMatches: Count,
  token: Token,
  createdAt: Moment,
});

const settings = { frequency: oneOf(FREQUENCIES), isPaused: Type.Boolean() };
const params = strict({ id: IdText });
const link = strict({ token: Token });

export const proposeSearch = operation({
  id: 'proposeSearch',
  method: 'GET',
  path: '/api/saved-search/proposal',
  summary:
    'Suggests a name for a search, and returns the number of results and whether it is already saved (FIND-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({ kind: Kind, filters: Filters, orderBy: Type.Optional(text(40)) }),
  answer: strict({
    ...list,
    name: Type.String(),
    words: Type.Array(Type.String()),
    total: Count,
    isTooWide: Type.Boolean(),
    relaxed: Type.Array(strict({ ...list, without: Type.Array(Type.String()), total: Count })),
    savedAs: nullable(strict({ id: Id, name: Type.String() })),
  }),
});

export const savedSearches = operation({
  id: 'savedSearches',
  method: 'GET',
  path: '/api/saved-search',
  summary: "Returns the user's saved searches, the latest first",
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({ data: Type.Array(Saved) }),
});

export const saveSearch = operation({
  id: 'saveSearch',
  method: 'POST',
  path: '/api/saved-search',
  summary: 'Saves a search with its alerts; 409 `error-search-saved-already` for a duplicate',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: strict(sent),
  answer: Saved,
  status: 201,
});

export const changeSearch = operation({
  id: 'changeSearch',
  method: 'POST',
  path: '/api/saved-search/{id}',
  summary: 'Renames or pauses a saved search, or changes the channel and frequency of its alerts',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'search',
  idempotent: true,
  params,
  // Optional, because a page loaded before push messages existed does not send a channel.
  body: strict({ name: Name, ...settings, channel: Type.Optional(oneOf(ALERT_CHANNELS)) }),
  answer: Saved,
});

export const deleteSearch = operation({
  id: 'deleteSearch',
  method: 'DELETE',
  path: '/api/saved-search/{id}',
  summary: 'Deletes a saved search; it can be restored for an hour',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'search',
  params,
  answer: Done,
});

export const restoreSearch = operation({
  id: 'restoreSearch',
  method: 'POST',
  path: '/api/saved-search/{id}/restoration',
  summary: 'Restores a saved search with its matches, within an hour of its deletion',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  own: 'search',
  params,
  answer: Saved,
});

export const saveSearchByMail = operation({
  id: 'saveSearchByMail',
  method: 'POST',
  path: '/api/saved-search-by-mail',
  summary:
    'Saves a search for an e-mail without an account, which gets a link to confirm; the answer does not reveal whether the e-mail was known',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ ...sent, email: text(300), captcha: text(4_000) }),
  answer: Done,
});

export const confirmSearch = operation({
  id: 'confirmSearch',
  method: 'POST',
  path: '/api/saved-search-confirmation',
  summary: 'Confirms a search by the link of the mail; may be repeated',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: link,
  answer: link,
});

export const searchMatches = operation({
  id: 'searchMatches',
  method: 'GET',
  path: '/api/search-matches/{token}',
  summary: 'Returns matches of a saved search by its link: those of one alert, or the latest (FIND-02)',
  domain,
  callers: ['link'],
  guarded: false,
  params: link,
  query: strict({ alert: Type.Optional(Id) }),
  answer: strict({
    search: Saved,
    isConfirmed: Type.Boolean(),
    items: Type.Array(
      strict({ id: Id, reason: oneOf(MATCH_REASONS), oldPrice: nullable(Stotinki), foundAt: Moment }),
    ),
    gone: Count,
  }),
});

export const seeMatches = operation({
  id: 'seeMatches',
  method: 'POST',
  path: '/api/search-matches/{token}/seen',
  summary: 'Marks the matches so far as seen',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: link,
  answer: Done,
});

export const changeSearchByLink = operation({
  id: 'changeSearchByLink',
  method: 'POST',
  path: '/api/search-matches/{token}/settings',
  summary: "Changes the frequency of a search's alerts, or pauses it, by the link of a mail",
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: link,
  body: strict(settings),
  answer: Done,
});

export const endSearchByLink = operation({
  id: 'endSearchByLink',
  method: 'POST',
  path: '/api/search-matches/{token}/end',
  summary: 'Ends a search, or all searches of the same person, by the link of a mail',
  domain,
  callers: ['link'],
  guarded: false,
  params: link,
  body: strict({ all: Type.Boolean() }),
  answer: Done,
});

export const dismissMatch = operation({
  id: 'dismissMatch',
  method: 'POST',
  path: '/api/search-matches/{token}/dismissal',
  summary: 'Hides a match from the saved search, or shows it again',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: link,
  body: strict({ item: Id, isDismissed: Type.Boolean() }),
  answer: Done,
});

export const searchOperations = [
  proposeSearch,
  savedSearches,
  saveSearch,
  changeSearch,
  deleteSearch,
  restoreSearch,
  saveSearchByMail,
  confirmSearch,
  searchMatches,
  seeMatches,
  changeSearchByLink,
  endSearchByLink,
  dismissMatch,
];
