import HistoryIcon from '@mui/icons-material/History';
import type { ReactNode } from 'react';
import { DataTable, DateInput, SelectInput, Show, SimpleShowLayout, TextField, TextInput } from 'react-admin';
import { AUDIT_SUBJECTS } from '../../core/team/audit-entry.ts';
import { DifferenceField } from '../components/difference-field.tsx';
import { LinkField, MomentField, OperationField, ReasonField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import type { TeamResource } from './team-resource.ts';

const SUBJECTS = AUDIT_SUBJECTS.map((id) => ({ id, name: `team-subject-${id}` }));

const FILTERS = [
  <SelectInput key="subject" source="subject" choices={SUBJECTS} alwaysOn helperText={false} />,
  <TextInput key="operator" source="operator" helperText={false} />,
  <DateInput key="from" source="from" helperText={false} />,
  <DateInput key="to" source="to" helperText={false} />,
];

function AuditLogList(): ReactNode {
  const isExportable = usePermitted('audit-log.export');
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      isSearchable
      isExportable={isExportable}
    >
      <DataTable.Col source="id">
        <LinkField source="id" />
      </DataTable.Col>
      <DataTable.Col source="at" disableSort>
        <MomentField source="at" />
      </DataTable.Col>
      <DataTable.Col source="operator" disableSort />
      <DataTable.Col source="operation" disableSort>
        <OperationField source="operation" />
      </DataTable.Col>
      <DataTable.Col source="subject" disableSort>
        <WordField source="subject" prefix="team-subject" />
      </DataTable.Col>
      <DataTable.Col source="subjectId" disableSort />
      <DataTable.Col source="reason" disableSort>
        <ReasonField source="reason" />
      </DataTable.Col>
    </RecordList>
  );
}

function AuditLogShow(): ReactNode {
  return (
    <Show>
      <SimpleShowLayout>
        <MomentField source="at" />
        <TextField source="operator" />
        <WordField source="via" prefix="team-via" />
        <OperationField source="operation" />
        <WordField source="subject" prefix="team-subject" />
        <TextField source="subjectId" />
        <ReasonField source="reason" />
        <DifferenceField />
      </SimpleShowLayout>
    </Show>
  );
}

export const auditLog: TeamResource = {
  name: 'audit-log',
  group: 'administration',
  icon: HistoryIcon,
  list: AuditLogList,
  show: AuditLogShow,
};
