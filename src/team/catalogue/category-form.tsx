import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BooleanInput, CheckboxGroupInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Language } from '../../core/shared/language.ts';
import { CATEGORY_FILTERS } from '../../core/shop/category-tree.ts';
import type { CategoryFilter, CategoryTerms } from '../../core/shop/category-tree.ts';
import { ROOMS } from '../../core/shop/room.ts';
import type { Room } from '../../core/shop/room.ts';
import { BothLanguages } from '../components/both-languages.tsx';
import { useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { textsOf } from './form-values.ts';

/** Name, rooms, filters and visibility of a category (TEAM-07). */
export function CategoryForm(): ReactNode {
  const t = useTexts();
  const labelOf = (path: string) => {
    const [field = '', language] = path.split('.');
    const label = t(`team-field-${field as keyof CategoryTerms}`);
    return language ? `${label} (${t(`team-in-${language as Language}`)})` : label;
  };
  const textOf = (path: string, value: string) => {
    const words = value.split(', ');
    if (path === 'rooms') return words.map((word) => t(`room-${word as Room}`)).join(', ');
    if (path === 'filters')
      return words.map((word) => t(`team-category-filter-${word as CategoryFilter}`)).join(', ');
    return path.startsWith('is') ? t(value === 'true' ? 'team-true' : 'team-false') : value;
  };
  return (
    <CatalogueForm<CategoryTerms>
      resource="categories"
      labelOf={labelOf}
      textOf={textOf}
      valueOf={categoryOf}
    >
      {(canChange) => <CategoryInputs canChange={canChange} />}
    </CatalogueForm>
  );
}

export function CategoryInputs({ canChange }: { canChange: boolean }): ReactNode {
  const t = useTexts();
  const rooms = ROOMS.map((room) => ({ id: room, name: t(`room-${room}`) }));
  const filters = CATEGORY_FILTERS.map((name) => ({ id: name, name: t(`team-category-filter-${name}`) }));
  return (
    <>
      <BothLanguages>
        {(language) => (
          <TextInput
            source={`name.${language}`}
            label="team-field-name"
            readOnly={!canChange}
            helperText={false}
          />
        )}
      </BothLanguages>
      <Paper
        component="section"
        aria-label={t('team-category-settings')}
        variant="outlined"
        sx={{ p: 2, mt: 2 }}
      >
        <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
          {t('team-category-settings')}
        </Typography>
        <CheckboxGroupInput
          source="rooms"
          label="team-field-rooms"
          choices={rooms}
          translateChoice={false}
          disabled={!canChange}
          helperText={false}
        />
        <CheckboxGroupInput
          source="filters"
          label="team-field-filters"
          choices={filters}
          translateChoice={false}
          disabled={!canChange}
          helperText={false}
        />
        <BooleanInput source="isShown" label="team-field-isShown" disabled={!canChange} helperText={false} />
        <BooleanInput source="isPromo" label="team-field-isPromo" disabled={!canChange} helperText={false} />
      </Paper>
    </>
  );
}

export const NEW_CATEGORY: CategoryTerms = {
  name: { bg: '', en: '' },
  rooms: [],
  filters: [...CATEGORY_FILTERS],
  isShown: false,
  isPromo: true,
};

export const categoryOf = (fields: FieldValues): CategoryTerms => ({
  name: textsOf(fields['name']),
  rooms: (fields['rooms'] ?? []) as Room[],
  filters: (fields['filters'] ?? []) as CategoryFilter[],
  isShown: fields['isShown'] === true,
  isPromo: fields['isPromo'] === true,
});
