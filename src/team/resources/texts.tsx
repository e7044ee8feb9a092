import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import type { ReactNode } from 'react';
import { BooleanField, DataTable, SelectInput, Show } from 'react-admin';
import { LinkField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { TextForm } from '../content/text-form.tsx';
import type { TeamResource } from './team-resource.ts';

const CHANGED = [{ id: 'true', name: 'team-texts-changed' }];

const FILTERS = [
  <SelectInput key="changed" source="changed" choices={CHANGED} alwaysOn helperText={false} />,
];

function TextList(): ReactNode {
  return (
    <RecordList sort={{ field: 'key', order: 'ASC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="key" disableSort>
        <LinkField source="key" />
      </DataTable.Col>
      <DataTable.Col source="bg" disableSort />
      <DataTable.Col source="en" disableSort />
      <DataTable.Col source="isChanged" disableSort>
        <BooleanField source="isChanged" FalseIcon={null} />
      </DataTable.Col>
    </RecordList>
  );
}

function TextShow(): ReactNode {
  return (
    <Show component="div">
      <TextForm />
    </Show>
  );
}

export const texts: TeamResource = {
  name: 'texts',
  group: 'content',
  icon: TranslateIcon,
  list: TextList,
  show: TextShow,
  recordRepresentation: 'key',
};
