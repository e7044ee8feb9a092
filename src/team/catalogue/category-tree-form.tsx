import ArrowDownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import IndentIcon from '@mui/icons-material/FormatIndentIncreaseOutlined';
import OutdentIcon from '@mui/icons-material/FormatIndentDecreaseOutlined';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { moveCategory, TREE_MOVES } from '../../core/shop/category-tree.ts';
import type { CategoryNode, TreeMove } from '../../core/shop/category-tree.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';

type Tree = { tree: CategoryNode[] };

const ICONS: Record<TreeMove, ComponentType> = {
  up: ArrowUpIcon,
  down: ArrowDownIcon,
  in: IndentIcon,
  out: OutdentIcon,
};

/** Order of the categories, changed by buttons (TEAM-07). */
export function CategoryTreeForm(): ReactNode {
  const t = useTexts();
  const nameOf = useCategoryNames();
  const labelOf = (path: string) => {
    const [, index, field] = path.split('.');
    const position = t('team-category-position', { position: Number(index) + 1 });
    return field === 'parentId' ? `${position}: ${t('resources.categories.fields.group')}` : position;
  };
  return (
    <CatalogueForm<Tree>
      resource="categories"
      labelOf={labelOf}
      textOf={(_, value) => nameOf(Number(value))}
      valueOf={(fields) => ({ tree: (fields['tree'] ?? []) as CategoryNode[] })}
    >
      {(canChange) => (
        <Paper component="section" aria-label={t('team-category-tree')} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('team-category-tree-hint')}
          </Typography>
          <TreeInput nameOf={nameOf} canChange={canChange} />
        </Paper>
      )}
    </CatalogueForm>
  );
}

/** Returns the name of a category by its id, in the member's language. */
function useCategoryNames(): (id: number) => string {
  const language = useLanguage();
  const { operations } = useTeam();
  const { data } = useQuery({
    queryKey: ['categories', 'names'],
    queryFn: () => operations.teamCatalogue({ resource: 'categories' }),
  });
  const names = new Map(data?.data.map(({ key, name }) => [Number(key), name[language]]));
  return (id) => names.get(id) ?? String(id);
}

type InputProps = { nameOf(id: number): string; canChange: boolean };

function TreeInput({ nameOf, canChange }: InputProps): ReactNode {
  const t = useTexts();
  const { setValue } = useFormContext();
  const nodes = (useWatch({ name: 'tree' }) ?? []) as CategoryNode[];
  const [announced, setAnnounced] = useState('');
  const levelOf = ({ parentId }: CategoryNode): number => {
    const parent = nodes.find(({ id }) => id === parentId);
    return parent ? levelOf(parent) + 1 : 1;
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
          <ListItem key={node.id} divider sx={{ pl: 3 * (levelOf(node) - 1) }} disableGutters>
            <ListItemText
              primary={nameOf(node.id)}
              sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}
            />
            {canChange &&
              TREE_MOVES.map((move) => {
                const moved = moveCategory(nodes, node.id, move);
                const Icon = ICONS[move];
                return (
                  <IconButton
                    key={move}
                    aria-label={t(`team-category-move-${move}`, { name: nameOf(node.id) })}
                    // A disabled button would lose the focus after the last possible move.
                    aria-disabled={moved === null}
                    onClick={() => moved && change(node.id, moved)}
                    sx={{ opacity: moved === null ? 0.3 : 1 }}
                  >
                    <Icon />
                  </IconButton>
                );
              })}
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5rem', mt: 1 }}>
        {announced}
      </Typography>
    </>
  );
}
