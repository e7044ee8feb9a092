import { withoutInvisible } from '../shared/tidy-text.ts';
import type { Query } from './paths.ts';

const BOUNDS = [
  ['priceFrom', 'priceTo'],
  ['areaFrom', 'areaTo'],
] as const;

/** Query with reversed ranges (900 to 300) corrected; null if all are correct. */
export function withSwappedBounds(query: Query): Query | null {
  const numberOf = (name: string) =>
    Number(
      withoutInvisible(query[name]?.[0] ?? '')
        .replace(/\s/g, '')
        .replace(',', '.') || Number.NaN,
    );
  const wrong = BOUNDS.filter(([from, to]) => numberOf(from) > numberOf(to));
  if (wrong.length === 0) return null;
  const { page: _page, ...right } = query;
  for (const [from, to] of wrong) Object.assign(right, { [from]: query[to], [to]: query[from] });
  return right;
}
