import GavelIcon from '@mui/icons-material/GavelOutlined';
import type { ReactNode } from 'react';
import { DataTable, FunctionField, SelectInput, Show, SimpleShowLayout, TextField } from 'react-admin';
import { CASE_KIND_NAMES } from '../../core/team/cases.ts';
import { DecisionActions } from '../cases/decision-actions.tsx';
import { stateOf, useReasonText } from '../cases/decision-record.ts';
import type { DecisionRecord } from '../cases/decision-record.ts';
import { LinkField, MomentField, NameField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

const KINDS = CASE_KIND_NAMES.map((id) => ({ id, name: `case-kind-${id}` }));
const APPEALED = [
  { id: true, name: 'team-with-appeal' },
  { id: false, name: 'team-without-appeal' },
];

const FILTERS = [
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn helperText={false} />,
  <SelectInput key="isAppealed" source="isAppealed" choices={APPEALED} alwaysOn helperText={false} />,
];

function StateField(_props: { source: string }): ReactNode {
  const t = useTexts();
  return <FunctionField render={(record: DecisionRecord) => t(`team-decision-state-${stateOf(record)}`)} />;
}

function ReasonField(_props: { source: string }): ReactNode {
  const textOf = useReasonText();
  return <FunctionField render={({ reason }: DecisionRecord) => textOf(reason)} />;
}

function DecisionList(): ReactNode {
  return (
    <RecordList sort={{ field: 'decidedAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="title" disableSort>
        <LinkField source="title" />
      </DataTable.Col>
      <DataTable.Col source="decision" disableSort>
        <WordField source="decision" prefix="case-decision" />
      </DataTable.Col>
      <DataTable.Col source="kind" disableSort>
        <WordField source="kind" prefix="case-kind" />
      </DataTable.Col>
      <DataTable.Col source="decidedBy" disableSort>
        <NameField source="decidedBy" />
      </DataTable.Col>
      <DataTable.Col source="decidedAt">
        <MomentField source="decidedAt" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <StateField source="state" />
      </DataTable.Col>
    </RecordList>
  );
}

function DecisionShow(): ReactNode {
  return (
    <Show actions={<DecisionActions />}>
      <SimpleShowLayout>
        <TextField source="title" />
        <WordField source="kind" prefix="case-kind" />
        <WordField source="decision" prefix="case-decision" />
        <StateField source="state" />
        <ReasonField source="reason" />
        <NameField source="owner" />
        <NameField source="decidedBy" />
        <MomentField source="decidedAt" />
        <MomentField source="undoneAt" />
        <MomentField source="appealedAt" />
        <TextField source="appealText" emptyText="team-no-appeal" />
        <TextField source="appealAnswer" emptyText="–" />
      </SimpleShowLayout>
    </Show>
  );
}

export const decisions: TeamResource = {
  name: 'decisions',
  group: 'work',
  icon: GavelIcon,
  list: DecisionList,
  show: DecisionShow,
  recordRepresentation: 'title',
};
