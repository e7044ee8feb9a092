import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, useGetIdentity } from 'react-admin';
import { CASE_KIND_NAMES } from '../../core/team/cases.ts';
import { CasePage } from '../cases/case-page.tsx';
import { LinkField, MomentField, NameField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import type { TeamResource } from './team-resource.ts';

const KINDS = CASE_KIND_NAMES.map((id) => ({ id, name: `case-kind-${id}` }));
const STATES = ['waiting', 'claimed'].map((id) => ({ id, name: `team-case-state-${id}` }));

function MineInput({ source, ...filter }: { source: string; alwaysOn?: boolean }): ReactNode {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <SelectInput
      {...filter}
      source={source}
      label="resources.cases.fields.assignee"
      choices={[{ id: identity.id, name: 'team-mine' }]}
      helperText={false}
    />
  );
}

const FILTERS = [
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn helperText={false} />,
  <SelectInput key="state" source="state" choices={STATES} alwaysOn helperText={false} />,
  <MineInput key="assignee" source="assignee" alwaysOn />,
];

function CaseList(): ReactNode {
  return (
    <RecordList sort={{ field: 'since', order: 'ASC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="title">
        <LinkField source="title" />
      </DataTable.Col>
      <DataTable.Col source="kind">
        <WordField source="kind" prefix="case-kind" />
      </DataTable.Col>
      <DataTable.Col source="since">
        <MomentField source="since" />
      </DataTable.Col>
      <DataTable.NumberCol source="count" />
      <DataTable.Col source="assignee" disableSort>
        <NameField source="assignee" />
      </DataTable.Col>
      <DataTable.Col source="assignedUntil" disableSort>
        <MomentField source="assignedUntil" />
      </DataTable.Col>
    </RecordList>
  );
}

export const cases: TeamResource = {
  name: 'cases',
  group: 'work',
  icon: InboxIcon,
  list: CaseList,
  show: CasePage,
};
