import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import type { ReactNode } from 'react';
import { DataTable, Show } from 'react-admin';
import { DayField, LinkField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { PostCreate } from '../content/post-create.tsx';
import { PostForm } from '../content/post-form.tsx';
import type { TeamResource } from './team-resource.ts';

function PostList(): ReactNode {
  return (
    <RecordList sort={{ field: 'date', order: 'DESC' }} isSearchable>
      <DataTable.Col source="bg" disableSort>
        <LinkField source="bg" />
      </DataTable.Col>
      <DataTable.Col source="en" disableSort />
      <DataTable.Col source="category" disableSort>
        <WordField source="category" prefix="journal-category" />
      </DataTable.Col>
      <DataTable.Col source="date" disableSort>
        <DayField source="date" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <WordField source="state" prefix="team-post-state" />
      </DataTable.Col>
    </RecordList>
  );
}

function PostShow(): ReactNode {
  return (
    <Show component="div">
      <PostForm />
    </Show>
  );
}

export const posts: TeamResource = {
  name: 'posts',
  group: 'content',
  icon: NewspaperIcon,
  list: PostList,
  show: PostShow,
  create: PostCreate,
  recordRepresentation: 'current.bg.title',
};
