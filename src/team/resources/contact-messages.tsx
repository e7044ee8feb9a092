import ContactMailIcon from '@mui/icons-material/ContactMailOutlined';
import type { ReactNode } from 'react';
import { DataTable, EmailField, TextField } from 'react-admin';
import { DAY_FILTERS } from '../components/filters.tsx';
import { LinkField, MomentField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import type { TeamResource } from './team-resource.ts';

function ContactMessageList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={DAY_FILTERS} isSearchable>
      <DataTable.Col source="number" disableSort>
        <LinkField source="number" />
      </DataTable.Col>
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function ContactMessageShow(): ReactNode {
  return (
    <RecordPage>
      <TextField source="number" />
      <TextField source="subject" />
      <TextField source="message" sx={{ whiteSpace: 'pre-line' }} />
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="phone" />
      <WordField source="language" prefix="language" />
      <MomentField source="createdAt" />
    </RecordPage>
  );
}

export const contactMessages: TeamResource = {
  name: 'contact-messages',
  group: 'people',
  icon: ContactMailIcon,
  list: ContactMessageList,
  show: ContactMessageShow,
  recordRepresentation: 'number',
};
