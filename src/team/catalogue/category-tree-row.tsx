import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import ArrowDownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import OutdentIcon from '@mui/icons-material/FormatIndentDecreaseOutlined';
import IndentIcon from '@mui/icons-material/FormatIndentIncreaseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { moveCategory, placeCategory, TREE_MOVES } from '../../core/shop/category-tree.ts';
import type { CategoryNode, TreeMove, TreePlace } from '../../core/shop/category-tree.ts';
import { useTexts } from '../use-texts.ts';

const ICONS: Record<TreeMove, ComponentType> = {
  up: ArrowUpIcon,
  down: ArrowDownIcon,
  in: IndentIcon,
  out: OutdentIcon,
};

/** Mark of the place where the dragged category goes, at the level of its new siblings. */
export type Mark = { side: TreePlace['side']; level: number };

type Props = {
  node: CategoryNode;
  nodes: readonly CategoryNode[];
  name: string;
  level: number;
  mark: Mark | null;
  canChange: boolean;
  onChange(id: number, moved: CategoryNode[]): void;
  /** The place under the pointer; null if the dragged category cannot go there. */
  onTarget(place: TreePlace | null): void;
  onDrop(id: number, place: TreePlace): void;
};

/** A category of the tree: draggable, with buttons for the same moves. */
export function CategoryTreeRow(props: Props): ReactNode {
  const { node, nodes, name, level, mark, canChange, onChange } = props;
  const t = useTexts();
  const row = useRef<HTMLLIElement>(null);
  const placeAt = (height: number): TreePlace => ({ id: node.id, side: sideAt(row.current, height) });
  const point = useEffectEvent((id: number, height: number) => {
    const place = placeAt(height);
    props.onTarget(placeCategory(nodes, id, place) ? place : null);
  });
  const drop = useEffectEvent((id: number, height: number) => {
    props.onTarget(null);
    props.onDrop(id, placeAt(height));
  });
  const leave = useEffectEvent(() => props.onTarget(null));
  useEffect(() => {
    const element = row.current;
    if (!element || !canChange) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ id: node.id }) }),
      dropTargetForElements({
        element,
        onDrag: ({ source, location }) => point(idOf(source), location.current.input.clientY),
        onDragLeave: () => leave(),
        onDrop: ({ source, location }) => drop(idOf(source), location.current.input.clientY),
      }),
    );
  }, [canChange, node.id]);
  return (
    <ListItem
      ref={row}
      divider
      disableGutters
      sx={[{ pl: `${INDENT * (level - 1)}px`, position: 'relative' }, canChange && { cursor: 'grab' }]}
    >
      {mark && (
        <Box
          aria-hidden
          sx={[MARK, MARKS[mark.side], { left: INDENT * (mark.level - 1), borderColor: 'primary.main' }]}
        />
      )}
      {canChange && <DragIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary', mr: 1 }} />}
      <ListItemText primary={name} sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }} />
      {canChange &&
        TREE_MOVES.map((move) => {
          const moved = moveCategory(nodes, node.id, move);
          const Icon = ICONS[move];
          return (
            <IconButton
              key={move}
              aria-label={t(`team-category-move-${move}`, { name })}
              // A disabled button would lose the focus after the last possible move.
              aria-disabled={moved === null}
              onClick={() => moved && onChange(node.id, moved)}
              sx={{ opacity: moved === null ? 0.3 : 1 }}
            >
              <Icon />
            </IconButton>
          );
        })}
    </ListItem>
  );
}

const idOf = ({ data }: { data: Record<string, unknown> }) => Number(data['id']);

/** The upper and lower quarter of a row are its sides; the rest is its inside. */
function sideAt(row: HTMLElement | null, height: number): TreePlace['side'] {
  const { top = 0, height: rowHeight = 0 } = row?.getBoundingClientRect() ?? {};
  const part = (height - top) / rowHeight;
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'inside';
}

/** Indentation of a level, in pixels. */
const INDENT = 24;

const MARK = { position: 'absolute', right: 0, pointerEvents: 'none' } as const;
const MARKS = {
  before: { top: -1, borderTop: 3 },
  after: { bottom: -2, borderTop: 3 },
  inside: { inset: 0, border: 2, borderRadius: 1 },
} as const satisfies Record<TreePlace['side'], object>;
