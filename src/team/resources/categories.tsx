import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DataTable, FunctionField, Show, Title, useRecordContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CategoryTerms } from '../../core/shop/category-tree.ts';
import { CatalogueCreate } from '../catalogue/catalogue-create.tsx';
import { GroupField, NameLink, PlannedField } from '../catalogue/catalogue-fields.tsx';
import { CategoryForm, CategoryInputs, categoryOf, NEW_CATEGORY } from '../catalogue/category-form.tsx';
import { CategoryTreeForm } from '../catalogue/category-tree-form.tsx';
import { RemoveRecord } from '../catalogue/remove-record.tsx';
import { RecordList } from '../components/record-list.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

type Row = { id: string; current: CategoryTerms };

function CategoryList(): ReactNode {
  const t = useTexts();
  const yesOrNo = (value: boolean) => t(value ? 'team-true' : 'team-false');
  return (
    <>
      <Button component={Link} to="/categories/tree/show" variant="outlined" sx={{ mt: 1 }}>
        {t('team-category-tree')}
      </Button>
      <RecordList sort={{ field: 'key', order: 'ASC' }}>
        <DataTable.Col source="name" disableSort>
          <NameLink />
        </DataTable.Col>
        <DataTable.Col source="group" disableSort>
          <GroupField />
        </DataTable.Col>
        <DataTable.Col source="isShown" disableSort>
          <FunctionField render={({ current }: Row) => yesOrNo(current.isShown)} />
        </DataTable.Col>
        <DataTable.Col source="isPromo" disableSort>
          <FunctionField render={({ current }: Row) => yesOrNo(current.isPromo)} />
        </DataTable.Col>
        <DataTable.Col source="plannedFrom" disableSort>
          <PlannedField />
        </DataTable.Col>
      </RecordList>
    </>
  );
}

function CategoryShow(): ReactNode {
  const t = useTexts();
  const { id } = useParams();
  return (
    <Show component="div" {...(id === 'tree' && { title: t('team-category-tree') })}>
      <CategoryRecord />
    </Show>
  );
}

function CategoryRecord(): ReactNode {
  const record = useRecordContext();
  if (record?.id === 'tree') return <CategoryTreeForm />;
  return (
    <>
      <CategoryForm />
      <RemoveRecord
        resource="categories"
        label="team-category-remove"
        text="team-category-remove-text"
        moveTo="team-category-move-to"
      />
    </>
  );
}

function CategoryCreate(): ReactNode {
  const t = useTexts();
  return (
    <>
      <Title title={t('team-categories-add')} />
      <CatalogueCreate<CategoryTerms> resource="categories" initial={NEW_CATEGORY} valueOf={categoryOf}>
        <CategoryInputs canChange />
      </CatalogueCreate>
    </>
  );
}

export const categories: TeamResource = {
  name: 'categories',
  group: 'shop',
  icon: CategoryIcon,
  list: CategoryList,
  show: CategoryShow,
  create: CategoryCreate,
  recordRepresentation: 'name.bg',
};
