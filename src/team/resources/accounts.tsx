import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { ReactElement, ReactNode } from 'react';
import {
  ArrayField,
  DataTable,
  EmailField,
  SelectInput,
  TabbedShowLayout,
  TextField,
  useRecordContext,
} from 'react-admin';
import { ACCOUNT_TYPES } from '../../core/accounts/account.ts';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS, flagFilter } from '../components/filters.tsx';
import { LinkField, MomentField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import type { TeamResource } from './team-resource.ts';

const TYPES = ACCOUNT_TYPES.map((id) => ({ id, name: `role-${id}` }));

const FILTERS = [
  <SelectInput key="type" source="type" choices={TYPES} alwaysOn helperText={false} />,
  flagFilter('isSuspended', 'resources.accounts.fields.isSuspended'),
  ...DAY_FILTERS,
];

function AccountList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="name">
        <LinkField source="name" />
      </DataTable.Col>
      <DataTable.Col source="email" />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="type" disableSort>
        <WordField source="type" prefix="role" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

/** Suspension of an account, or its end. */
function SuspensionButton(): ReactNode {
  const isSuspended = Boolean(useRecordContext()?.['suspendedAt']);
  return isSuspended ? (
    <ActionButton
      action="restore"
      operation="accounts.restore"
      label="team-restore-account"
      text="team-restore-account-text"
    />
  ) : (
    <ActionButton
      action="suspend"
      operation="accounts.suspend"
      label="team-suspend"
      text="team-suspend-text"
      isDangerous
    />
  );
}

function AccountActions(): ReactNode {
  return (
    <>
      <ActionButton
        action="send-password-reset"
        operation="accounts.send-password-reset"
        label="team-send-password-reset"
        text="team-send-password-reset-text"
        hasReason={false}
      />
      <ActionButton
        action="end-sessions"
        operation="accounts.end-sessions"
        label="team-end-sessions"
        text="team-end-sessions-text"
      />
      <ActionButton action="change-role" operation="accounts.change-role" label="team-change-account-type">
        <SelectInput source="type" label="resources.accounts.fields.type" choices={TYPES} required />
      </ActionButton>
      <SuspensionButton />
    </>
  );
}

const sessionsTab: ReactElement = (
  <TabbedShowLayout.Tab label="team-tab-sessions" path="sessions">
    <ArrayField source="sessions" label={false}>
      <DataTable bulkActionButtons={false} rowClick={false} sort={{ field: 'createdAt', order: 'DESC' }}>
        <DataTable.Col source="device" label="team-device" disableSort />
        <DataTable.Col source="createdAt" label="team-since" disableSort>
          <MomentField source="createdAt" />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  </TabbedShowLayout.Tab>
);

function AccountShow(): ReactNode {
  return (
    <RecordPage actions={<AccountActions />} tab={sessionsTab}>
      <TextField source="id" />
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="phone" />
      <WordField source="type" prefix="role" />
      <WordField source="language" prefix="language" />
      <MomentField source="createdAt" />
      <MomentField source="emailConfirmedAt" />
      <MomentField source="phoneVerifiedAt" />
      <MomentField source="suspendedAt" />
    </RecordPage>
  );
}

export const accounts: TeamResource = {
  name: 'accounts',
  group: 'people',
  icon: PeopleIcon,
  list: AccountList,
  show: AccountShow,
  recordRepresentation: 'name',
};
