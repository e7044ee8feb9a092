import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CategoryNode } from '../../core/shop/category-tree.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { CategoryTreeInput } from './category-tree-input.tsx';

type Tree = { tree: CategoryNode[] };

/** Order of the categories, changed by dragging or by buttons (TEAM-07). */
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
          <CategoryTreeInput nameOf={nameOf} canChange={canChange} />
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
