import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Query, QueryValue, RouteParams } from '../../core/site/paths.ts';
import type { PathName, RouteName } from '../../core/site/routes.ts';

import type { ShownMessage } from '../../core/site/modal.ts';

/** A visit of a screen: what its address says, and whether it was left meanwhile. */
export type Visit = { route: RouteName; params: RouteParams; query: Query; signal: CancelSignal };

/** What a screen tells the browser's tab, search engines and link previews (NAV-13). */
export type Head = {
  /** A key with values, or a text that is data, such as a product's title. */
  title: ShownMessage | string;
  description?: ShownMessage | string;
  /** The address that counts when several lead to the same content; without it the screen is not indexed. */
  canonical?: {
    name: PathName;
    params?: RouteParams;
    query?: Record<string, QueryValue>;
  };
  /** schema.org data; addresses within start with `/`. */
  structuredData?: readonly Record<string, unknown>[];
  /** What the feed is called, on the screens that it tells of. */
  feed?: ShownMessage;
};

/** A screen's state and actions; it lives from coming to the screen to leaving it. */
export interface Screen {
  readonly head: Head;
  /** The address to show in place of this screen, once it is loaded; null to stay. */
  readonly movedTo?: string | null;
  /** How many pages its list has, once it is loaded; no page beyond is shown. */
  readonly pageCount?: number;
  /** Brings what the screen shows; runs again when only the query changes. A Failure thrown is shown. */
  load?(visit: Visit): Promise<void>;
  /** Called each time the screen is shown in the browser, never on the server. */
  onEnter?(): void;
  /** Called when the visitor goes elsewhere. */
  onLeave?(): void;
}
