import ArrowDownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AutocompleteArrayInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { HomeShelf, HomeShelfTerms } from '../../core/shop/home-shelves.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';

type Shelves = HomeShelfTerms['shelves'];

/** Order and visibility of the front page's sections, and the promoted categories (TEAM-07). */
export function ShelfForm(): ReactNode {
  const t = useTexts();
  const categories = useCategories();
  const labelOf = (path: string) => {
    const [field, index, part] = path.split('.');
    if (field === 'promoCategories') return t('team-field-promoCategories');
    const position = t('team-category-position', { position: Number(index) + 1 });
    return part === 'isShown' ? `${position}: ${t('team-field-isShown')}` : position;
  };
  const textOf = (path: string, value: string) => {
    if (path.endsWith('.name')) return t(`team-shelf-${value as HomeShelf}`);
    if (path.endsWith('.isShown')) return t(value === 'true' ? 'team-true' : 'team-false');
    const nameOf = (id: string) => categories.find((one) => String(one.id) === id)?.name ?? id;
    return value.split(', ').map(nameOf).join(', ');
  };
  return (
    <CatalogueForm<HomeShelfTerms>
      resource="shelves"
      labelOf={labelOf}
      textOf={textOf}
      valueOf={(fields) => ({
        shelves: (fields['shelves'] ?? []) as Shelves,
        promoCategories: (fields['promoCategories'] ?? []) as number[],
      })}
    >
      {(canChange) => (
        <>
          <Paper component="section" aria-label={t('team-shelves')} variant="outlined" sx={{ p: 2, mb: 2 }}>
            <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
              {t('team-shelves')}
            </Typography>
            <ShelfList canChange={canChange} />
          </Paper>
          <AutocompleteArrayInput
            source="promoCategories"
            label="team-field-promoCategories"
            helperText="team-promo-categories-hint"
            choices={categories}
            translateChoice={false}
            readOnly={!canChange}
          />
        </>
      )}
    </CatalogueForm>
  );
}

function useCategories(): { id: number; name: string }[] {
  const language = useLanguage();
  const { operations } = useTeam();
  const { data } = useQuery({
    queryKey: ['categories', 'names'],
    queryFn: () => operations.teamCatalogue({ resource: 'categories' }),
  });
  return (data?.data ?? [])
    .filter(({ key }) => key !== 'tree')
    .map(({ key, name }) => ({ id: Number(key), name: name[language] }));
}

function ShelfList({ canChange }: { canChange: boolean }): ReactNode {
  const t = useTexts();
  const { setValue } = useFormContext();
  const [announced, setAnnounced] = useState('');
  const shelves = (useWatch({ name: 'shelves' }) ?? []) as Shelves;
  const change = (changed: Shelves) => setValue('shelves', changed, { shouldDirty: true });
  const move = (index: number, to: number) => {
    const moved = shelves.toSpliced(index, 1).toSpliced(to, 0, ...shelves.slice(index, index + 1));
    change(moved);
    const name = t(`team-shelf-${shelves[index]!.name}`);
    setAnnounced(t('team-category-moved', { name, position: to + 1 }));
  };
  return (
    <>
      <List dense>
        {shelves.map((shelf, index) => {
          const name = t(`team-shelf-${shelf.name}`);
          const moves = [
            { to: index - 1, label: t('team-category-move-up', { name }), Icon: ArrowUpIcon },
            { to: index + 1, label: t('team-category-move-down', { name }), Icon: ArrowDownIcon },
          ];
          return (
            <ListItem key={shelf.name} divider disableGutters>
              <FormControlLabel
                sx={{ flex: 1 }}
                disabled={!canChange}
                control={
                  <Switch
                    checked={shelf.isShown}
                    onChange={(_, isShown) => change(shelves.with(index, { ...shelf, isShown }))}
                  />
                }
                label={name}
              />
              {canChange &&
                moves.map(({ to, label, Icon }) => {
                  const isPossible = to >= 0 && to < shelves.length;
                  return (
                    <IconButton
                      key={label}
                      aria-label={label}
                      // A disabled button would lose the focus after the last possible move.
                      aria-disabled={!isPossible}
                      onClick={() => isPossible && move(index, to)}
                      sx={{ opacity: isPossible ? 1 : 0.3 }}
                    >
                      <Icon />
                    </IconButton>
                  );
                })}
            </ListItem>
          );
        })}
      </List>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5rem' }}>
        {announced}
      </Typography>
    </>
  );
}
