import type { ColumnType, Generated } from 'kysely';
import type { Identity } from '../../platform/database/column-types.ts';
import type { AlertChannel, Frequency, MatchReason } from '../../../src/core/searches/saved-search.ts';
import type { SearchKind } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';

export interface SearchTables {
  saved_search: SavedSearchTable;
  search_match: SearchMatchTable;
  search_alert: SearchAlertTable;
  listing_change: ListingChangeTable;
  push_subscription: PushSubscriptionTable;
  empty_search: EmptySearchTable;
}

export interface SavedSearchTable {
  id: Identity;
  /** Null without an account; then `email` is confirmed. */
  account_id: number | null;
  email: string | null;
  language: Language;
  kind: SearchKind;
  filters: string;
  order_by: string | null;
  name: string;
  frequency: Frequency;
  channel: Generated<AlertChannel>;
  status: 'pending' | 'active' | 'paused';
  token: string;
  confirmation_hash: Buffer | null;
  mailed_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  seen_at: Date;
  /** Deletion time; the search can be restored for an hour. */
  deleted_at: Generated<Date | null>;
  /** See `SearchConditions`. */
  keys: string[];
  price_from: Generated<number>;
  price_to: Generated<number>;
  area_from: Generated<number>;
  area_to: Generated<number>;
  choices: string | null;
  words: string | null;
  within: string | null;
  drawn: string[] | null;
  near: string[] | null;
  reach: number[] | null;
  is_exact: boolean;
}

export interface SearchMatchTable {
  search_id: number;
  item_id: number;
  found_at: ColumnType<Date, Date | string, never>;
  reason: MatchReason;
  old_price: number | null;
  alert_id: number | null;
  is_due: Generated<boolean>;
  dismissed_at: Date | null;
}

export interface SearchAlertTable {
  id: Identity;
  search_id: number;
  sent_at: Date;
}

/** Browser subscribed to push messages; see `PushSubscription`. */
export interface PushSubscriptionTable {
  id: Identity;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** Number of empty results of a search on a day; see `anonymiseSearch`. */
export interface EmptySearchTable {
  /** A day, as `YYYY-MM-DD`. */
  day: string;
  kind: SearchKind;
  filters: string;
  times: number;
}

/** Written by triggers. */
export interface ListingChangeTable {
  id: Identity;
  kind: SearchKind;
  item_id: number;
  old: ColumnType<object | null, string | null | undefined, never>;
}
