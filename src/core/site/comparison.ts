import { isId } from '../shared/id.ts';
import type { Query } from './paths.ts';

/** What is compared side by side: homes, or products of one category (FIND-06). */
export type ComparedKind = 'properties' | 'products';

export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** What is chosen for comparing: ids in the order of choosing; of products the category, of homes null. */
export type Comparison = { category: number | null; ids: readonly number[] };

export const NO_COMPARISON: Comparison = { category: null, ids: [] };

/** Takes one in or out; a product of another category begins anew, and where there is no room nothing changes. */
export function toggleCompared({ category, ids }: Comparison, id: number, its: number | null): Comparison {
  if (category !== its) return { category: its, ids: [id] };
  if (ids.includes(id)) return { category, ids: ids.filter((one) => one !== id) };
  return { category, ids: ids.length < MAX_COMPARED ? [...ids, id] : ids };
}

/** `?id=12&id=15`: the ids of an address, each once, up to four; what can be none is left out. */
export function comparedIds(query: Query): string[] {
  return [...new Set((query['id'] ?? []).filter(isId))].slice(0, MAX_COMPARED);
}

/** Whether two of them are told apart by it. */
export function differs(values: readonly (string | number | null)[]): boolean {
  return new Set(values).size > 1;
}

/** What this browser keeps of it. */
export abstract class ComparisonStorage {
  abstract read(kind: ComparedKind): Comparison;
  /** False when the browser refuses to keep it. */
  abstract write(kind: ComparedKind, comparison: Comparison): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
