import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeCategory } from '../../core/shop/category-tree.ts';
import type { CategoryNode, TreePlace } from '../../core/shop/category-tree.ts';
import { useTexts } from '../use-texts.ts';
import { CategoryTreeRow } from './category-tree-row.tsx';
import type { Mark } from './category-tree-row.tsx';

type Props = { nameOf(id: number): string; canChange: boolean };

/** The categories in their order, each with its buttons; rows can be dragged. */
export function CategoryTreeInput({ nameOf, canChange }: Props): ReactNode {
  const t = useTexts();
  const { setValue } = useFormContext();
  const nodes = (useWatch({ name: 'tree' }) ?? []) as CategoryNode[];
  const [announced, setAnnounced] = useState('');
  const [target, setTarget] = useState<TreePlace | null>(null);
  const parentOf = ({ parentId }: CategoryNode) => nodes.find(({ id }) => id === parentId);
  const levelOf = (node: CategoryNode): number => {
    const parent = parentOf(node);
    return parent ? levelOf(parent) + 1 : 1;
  };
  const isWithin = (node: CategoryNode | undefined, id: number): boolean =>
    node !== undefined && (node.id === id || isWithin(parentOf(node), id));
  /** The end of a category is below its last subcategory. */
  const markOf = (node: CategoryNode): Mark | null => {
    if (!target) return null;
    const marked = nodes.find(({ id }) => id === target.id) ?? node;
    const { id: at } =
      target.side === 'after' ? (nodes.findLast((one) => isWithin(one, target.id)) ?? node) : marked;
    return at === node.id ? { side: target.side, level: levelOf(marked) } : null;
  };
  const change = (id: number, moved: CategoryNode[]) => {
    setValue('tree', moved, { shouldDirty: true });
    const node = moved.find((one) => one.id === id);
    const siblings = moved.filter(({ parentId }) => parentId === node?.parentId);
    const position = siblings.findIndex((one) => one.id === id) + 1;
    const parent = node?.parentId ? nameOf(node.parentId) : '';
    setAnnounced(
      [t('team-category-moved', { name: nameOf(id), position }), parent].filter(Boolean).join(', '),
    );
  };
  return (
    <>
      <List dense>
        {nodes.map((node) => (
          <CategoryTreeRow
            key={node.id}
            node={node}
            nodes={nodes}
            name={nameOf(node.id)}
            level={levelOf(node)}
            mark={markOf(node)}
            canChange={canChange}
            onChange={change}
            onTarget={(place) => setTarget((last) => (isSamePlace(last, place) ? last : place))}
            onDrop={(id, place) => {
              const moved = placeCategory(nodes, id, place);
              if (moved) change(id, moved);
            }}
          />
        ))}
      </List>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5rem', mt: 1 }}>
        {announced}
      </Typography>
    </>
  );
}

const isSamePlace = (one: TreePlace | null, other: TreePlace | null) =>
  one?.id === other?.id && one?.side === other?.side;
