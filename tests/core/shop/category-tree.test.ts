import { describe, expect, it } from 'vitest';
import {
  categoryTreeError,
  inTreeOrder,
  moveCategory,
  placeCategory,
} from '../../../src/core/shop/category-tree.ts';
import type { CategoryNode, TreeMove, TreePlace } from '../../../src/core/shop/category-tree.ts';

/** Furniture (chairs, tables) and lamps. */
const NODES: CategoryNode[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: null },
];
const written = (nodes: CategoryNode[] | null) =>
  nodes?.map((node) => `${node.id}<${node.parentId ?? 0}`).join(' ') ?? null;
const move = (id: number, to: TreeMove) => written(moveCategory(NODES, id, to));
const place = (id: number, side: TreePlace['side'], other: number) =>
  written(placeCategory(NODES, id, { side, id: other }));

describe('The tree of categories (TEAM-07)', () => {
  it.each([
    [1, 'down', '4<0 1<0 2<1 3<1'],
    [4, 'up', '4<0 1<0 2<1 3<1'],
    [3, 'up', '1<0 3<1 2<1 4<0'],
    [4, 'in', '1<0 2<1 3<1 4<1'],
    [3, 'in', '1<0 2<1 3<2 4<0'],
    [2, 'out', '1<0 3<1 2<0 4<0'],
  ] as const)('moves category %i %s with its subcategories', (id, to, expected) => {
    expect(move(id, to)).toBe(expected);
  });

  it.each([
    [1, 'up'],
    [4, 'down'],
    [1, 'in'],
    [4, 'out'],
    [9, 'up'],
  ] as const)('cannot move category %i %s', (id, to) => {
    expect(move(id, to)).toBeNull();
  });

  it.each([
    [4, 'before', 1, '4<0 1<0 2<1 3<1'],
    [4, 'before', 3, '1<0 2<1 4<1 3<1'],
    [1, 'after', 4, '4<0 1<0 2<1 3<1'],
    [2, 'after', 1, '1<0 3<1 2<0 4<0'],
    [1, 'inside', 4, '4<0 1<4 2<1 3<1'],
    [2, 'inside', 1, '1<0 3<1 2<1 4<0'],
  ] as const)('puts category %i %s category %i with its subcategories', (id, side, other, expected) => {
    expect(place(id, side, other)).toBe(expected);
  });

  it.each([
    [1, 'inside', 2],
    [1, 'before', 3],
    [1, 'after', 1],
    [4, 'inside', 9],
    [9, 'before', 1],
  ] as const)('cannot put category %i %s category %i', (id, side, other) => {
    expect(place(id, side, other)).toBeNull();
  });

  it('allows three levels', () => {
    const three = [...NODES, { id: 5, parentId: 3 }];
    expect(categoryTreeError(three)).toBeNull();
    expect(categoryTreeError([...three, { id: 6, parentId: 5 }])).toBe('error-category-too-deep');
    expect(moveCategory([...three, { id: 6, parentId: 3 }], 6, 'in')).toBeNull();
    expect(placeCategory(three, 4, { side: 'inside', id: 5 })).toBeNull();
  });

  it.each([
    [
      'a cycle',
      [
        { id: 1, parentId: 2 },
        { id: 2, parentId: 1 },
      ],
      'error-category-parent',
    ],
    ['a category in itself', [{ id: 1, parentId: 1 }], 'error-category-parent'],
    ['an unknown parent', [{ id: 1, parentId: 7 }], 'error-category-parent'],
    [
      'a category twice',
      [
        { id: 1, parentId: null },
        { id: 1, parentId: null },
      ],
      'error-category-twice',
    ],
  ])('refuses %s', (_, nodes, error) => {
    expect(categoryTreeError(nodes)).toBe(error);
  });

  it('puts children after their parent', () => {
    expect(inTreeOrder(NODES.toReversed()).map(({ id }) => id)).toEqual([4, 1, 3, 2]);
  });
});
