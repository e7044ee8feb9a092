import type { SearchKind } from '../../../core/searches/searched-list.ts';
import { COUNT_LIMIT } from '../../../core/shared/page.ts';
import { useTexts } from '../use-texts.ts';

const COUNTS = { properties: 'property-count', roommates: 'offer-count', products: 'product-count' } as const;

/** Formats a number of results, bounded by a limit: `над 3 000 имота`. */
export function useFoundCount(): (kind: SearchKind, total: number, limit?: number) => string {
  const t = useTexts();
  return (kind, total, limit = COUNT_LIMIT) =>
    total >= limit ? t(`${COUNTS[kind]}-over`, { limit }) : t(COUNTS[kind], { count: total });
}
