import { isId } from '../shared/id.ts';
import type { Query } from './paths.ts';

/** Kinds of compared items: homes, or products of one category (FIND-06). */
export type ComparedKind = 'properties' | 'products';

export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** Compared items: ids in the order of selection; `category` of products, null for homes. */
export type Comparison = { category: number | null; ids: readonly number[] };

export const NO_COMPARISON: Comparison = { category: null, ids: [] };

/**
 * Adds or removes an item. A product of another category begins a new comparison; a full one does not change.
 */
export function toggleCompared({ category, ids }: Comparison, id: number, its: number | null): Comparison {
  if (category !== its) return { category: its, ids: [id] };
  if (ids.includes(id)) return { category, ids: ids.filter((one) => one !== id) };
  return { category, ids: ids.length < MAX_COMPARED ? [...ids, id] : ids };
}

/** Distinct valid ids of an address `?id=12&id=15`, up to four. */
export function comparedIds(query: Query): string[] {
  return [...new Set((query['id'] ?? []).filter(isId))].slice(0, MAX_COMPARED);
}

/** True if at least two values differ. */
export function differs(values: readonly (string | number | null)[]): boolean {
  return new Set(values).size > 1;
}

/** Port to the stored comparison of this browser. */
export abstract class ComparisonStorage {
  abstract read(kind: ComparedKind): Comparison;
  /** @returns false if the browser rejects the write */
  abstract write(kind: ComparedKind, comparison: Comparison): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
