import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { ReactNode } from 'react';
import { DataTable, Show } from 'react-admin';
import { LinkField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { PageForm } from '../content/page-form.tsx';
import type { TeamResource } from './team-resource.ts';

function PageList(): ReactNode {
  return (
    <RecordList sort={{ field: 'name', order: 'ASC' }}>
      <DataTable.Col source="bg" disableSort>
        <LinkField source="bg" />
      </DataTable.Col>
      <DataTable.Col source="en" disableSort />
      <DataTable.Col source="name" disableSort />
    </RecordList>
  );
}

function PageShow(): ReactNode {
  return (
    <Show component="div">
      <PageForm />
    </Show>
  );
}

export const pages: TeamResource = {
  name: 'pages',
  group: 'content',
  icon: ArticleIcon,
  list: PageList,
  show: PageShow,
  recordRepresentation: 'current.bg.title',
};
