import { bothTextsErrors } from '../shared/both-languages.ts';
import type { BothTexts } from '../shared/both-languages.ts';
import type { FieldErrors } from '../shared/failure.ts';
import type { Room } from './room.ts';

/** Filters of a category's products that the team can switch off; the price is always there. */
export const CATEGORY_FILTERS = [
  'vendors',
  'colours',
  'materials',
  'sizes',
  'inStock',
  'onPromo',
  'highlyRated',
] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];

/** Values of a category that the team changes (TEAM-07). */
export type CategoryTerms = {
  name: BothTexts;
  rooms: Room[];
  filters: CategoryFilter[];
  /** False hides the category from visitors. */
  isShown: boolean;
  /** True if it may be among the promotions. */
  isPromo: boolean;
};

/** A category in the tree; nodes follow their parent in the order of display. */
export type CategoryNode = { id: number; parentId: number | null };

export const MAX_CATEGORY_NAME_LENGTH = 60;
export const MAX_CATEGORY_DEPTH = 3;

/** Returns the errors of a category's values by field. */
export const categoryErrors = ({ name }: CategoryTerms): FieldErrors =>
  bothTextsErrors(name, 'name', MAX_CATEGORY_NAME_LENGTH);

/** Returns the message key of an invalid tree; null for a tree without cycles and with known parents. */
export function categoryTreeError(nodes: readonly CategoryNode[]): string | null {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  if (parents.size < nodes.length) return 'error-category-twice';
  for (const { id } of nodes) {
    const depth = depthOf(parents, id);
    if (depth === null) return 'error-category-parent';
    if (depth > MAX_CATEGORY_DEPTH) return 'error-category-too-deep';
  }
  return null;
}

/** Level of a category, 1 for the top; null in a cycle or below an unknown parent. */
function depthOf(parents: ReadonlyMap<number, number | null>, id: number): number | null {
  const seen = new Set<number>();
  let next: number | null = id;
  while (next !== null) {
    if (seen.has(next) || !parents.has(next)) return null;
    seen.add(next);
    next = parents.get(next) ?? null;
  }
  return seen.size;
}

/** Sorts the nodes so that children follow their parent, in the given order among siblings. */
export function inTreeOrder(nodes: readonly CategoryNode[]): CategoryNode[] {
  const below = (parentId: number | null): CategoryNode[] =>
    nodes.filter((node) => node.parentId === parentId).flatMap((node) => [node, ...below(node.id)]);
  return below(null);
}

export const TREE_MOVES = ['up', 'down', 'in', 'out'] as const;
export type TreeMove = (typeof TREE_MOVES)[number];

/** A place in the tree: a sibling's side, or the end of a category's subcategories. */
export type TreePlace = { side: 'before' | 'after' | 'inside'; id: number };

/**
 * Moves a category with its subcategories: among its siblings, into the sibling above, or out of its parent.
 * @returns null if that is not possible
 */
export function moveCategory(
  nodes: readonly CategoryNode[],
  id: number,
  move: TreeMove,
): CategoryNode[] | null {
  const node = nodes.find((one) => one.id === id);
  if (!node) return null;
  const siblings = nodes.filter(({ parentId }) => parentId === node.parentId);
  const index = siblings.indexOf(node);
  const target = {
    up: { side: 'before', id: siblings[index - 1]?.id },
    down: { side: 'after', id: siblings[index + 1]?.id },
    in: { side: 'inside', id: siblings[index - 1]?.id },
    out: { side: 'after', id: node.parentId ?? undefined },
  } as const satisfies Record<TreeMove, { side: TreePlace['side']; id: number | undefined }>;
  const { side, id: other } = target[move];
  return other === undefined ? null : placeCategory(nodes, id, { side, id: other });
}

/**
 * Puts a category with its subcategories in a place of the tree.
 * @returns null for a place in itself, or for a tree with too many levels
 */
export function placeCategory(
  nodes: readonly CategoryNode[],
  id: number,
  place: TreePlace,
): CategoryNode[] | null {
  const node = nodes.find((one) => one.id === id);
  const target = nodes.find((one) => one.id === place.id);
  if (!node || !target || node === target) return null;
  const others = nodes.filter((one) => one !== node);
  const at =
    place.side === 'inside' ? others.length : others.indexOf(target) + Number(place.side === 'after');
  const moved = { id, parentId: place.side === 'inside' ? target.id : target.parentId };
  const tree = [...others.slice(0, at), moved, ...others.slice(at)];
  return categoryTreeError(tree) === null ? inTreeOrder(tree) : null;
}
