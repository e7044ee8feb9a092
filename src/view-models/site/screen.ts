import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Query, QueryValue, RouteParams } from '../../core/site/paths.ts';
import type { PathName, RouteName } from '../../core/site/routes.ts';

import type { ShownMessage } from '../../core/site/modal.ts';

/** A visit of a screen: the address and its cancellation. */
export type Visit = { route: RouteName; params: RouteParams; query: Query; signal: CancelSignal };

/** Metadata of a screen for tab, search engines and previews (NAV-13). */
export type Head = {
  /** A text key with values, or a text such as a product's title. */
  title: ShownMessage | string;
  description?: ShownMessage | string;
  /** Canonical address; without one the screen is not indexed. */
  canonical?: {
    name: PathName;
    params?: RouteParams;
    query?: Record<string, QueryValue>;
  };
  /** JSON-LD (schema.org); addresses inside start with `/`. */
  structuredData?: readonly Record<string, unknown>[];
  feed?: ShownMessage;
};

/** State and actions of a screen, from its opening to leaving it. */
export interface Screen {
  readonly head: Head;
  /** Address that replaces this screen after loading; null to stay. */
  readonly movedTo?: string | null;
  /** Number of pages of its list, after loading. */
  readonly pageCount?: number;
  /** Loads the screen; runs again when the query changes. A thrown Failure is shown. */
  load?(visit: Visit): Promise<void>;
  /** Called each time the screen is shown in the browser, never on the server. */
  onEnter?(): void;
  onLeave?(): void;
}
