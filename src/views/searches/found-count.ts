import type { SearchKind } from '../../core/searches/searched-list.ts';
import { COUNT_LIMIT } from '../../core/shared/page.ts';

const COUNTS = { properties: 'property-count', roommates: 'offer-count', products: 'product-count' } as const;

type Found = { kind: SearchKind; total: number };

/** The text that says how many a list finds, counted up to a limit. */
export const countKey = ({ kind, total }: Found) =>
  total >= COUNT_LIMIT ? (`${COUNTS[kind]}-over` as const) : COUNTS[kind];
export const foundValues = ({ total }: Found) => ({ count: total, limit: COUNT_LIMIT });
