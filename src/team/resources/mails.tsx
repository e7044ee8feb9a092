import MailIcon from '@mui/icons-material/MailOutlined';
import type { ReactNode } from 'react';
import { DataTable, NumberField, SelectInput, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS } from '../components/filters.tsx';
import { LinkField, MomentField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import type { TeamResource } from './team-resource.ts';

const STATES = ['sent', 'failed', 'waiting'].map((id) => ({ id, name: `team-mail-${id}` }));

const FILTERS = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn helperText={false} />,
  ...DAY_FILTERS,
];

function MailList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="subject" disableSort>
        <LinkField source="subject" />
      </DataTable.Col>
      <DataTable.Col source="recipient" disableSort />
      <DataTable.Col source="state" disableSort>
        <WordField source="state" prefix="team-mail" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="sentAt" disableSort>
        <MomentField source="sentAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function MailActions(): ReactNode {
  const canResend = useRecordContext()?.['canResend'] === true;
  return (
    canResend && (
      <ActionButton
        action="resend"
        operation="mails.resend"
        label="team-resend"
        text="team-resend-text"
        hasReason={false}
      />
    )
  );
}

function MailShow(): ReactNode {
  return (
    <RecordPage actions={<MailActions />}>
      <TextField source="id" />
      <TextField source="subject" />
      <TextField source="recipient" />
      <WordField source="language" prefix="language" />
      <WordField source="state" prefix="team-mail" />
      <MomentField source="createdAt" />
      <MomentField source="sentAt" />
      <NumberField source="attempts" />
      <TextField source="error" />
    </RecordPage>
  );
}

export const mails: TeamResource = {
  name: 'mails',
  group: 'people',
  icon: MailIcon,
  list: MailList,
  show: MailShow,
  recordRepresentation: 'subject',
};
