import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { ReactNode } from 'react';
import {
  ArrayField,
  DataTable,
  EmailField,
  SelectInput,
  Show,
  TabbedShowLayout,
  TextField,
  TopToolbar,
} from 'react-admin';
import { ACCOUNT_TYPES } from '../../core/accounts/account.ts';
import { ActionButton } from '../components/action-button.tsx';
import { LinkField, MomentField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { Timeline } from '../components/timeline.tsx';
import type { TeamResource } from './team-resource.ts';

const TYPES = ACCOUNT_TYPES.map((id) => ({ id, name: `role-${id}` }));

const FILTERS = [<SelectInput key="type" source="type" choices={TYPES} alwaysOn helperText={false} />];

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

function AccountActions(): ReactNode {
  return (
    <TopToolbar>
      <ActionButton
        action="end-sessions"
        operation="accounts.end-sessions"
        label="team-end-sessions"
        text="team-end-sessions-text"
      />
      <ActionButton action="change-role" operation="accounts.change-role" label="team-change-account-type">
        <SelectInput source="type" label="resources.accounts.fields.type" choices={TYPES} required />
      </ActionButton>
    </TopToolbar>
  );
}

function AccountShow(): ReactNode {
  return (
    <Show actions={<AccountActions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="team-tab-facts">
          <TextField source="id" />
          <TextField source="name" />
          <EmailField source="email" />
          <TextField source="phone" />
          <WordField source="type" prefix="role" />
          <MomentField source="createdAt" />
          <MomentField source="emailConfirmedAt" />
          <MomentField source="phoneVerifiedAt" />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="team-tab-timeline">
          <Timeline />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="team-tab-sessions">
          <ArrayField source="sessions" label={false}>
            <DataTable
              bulkActionButtons={false}
              rowClick={false}
              sort={{ field: 'createdAt', order: 'DESC' }}
            >
              <DataTable.Col source="device" label="team-device" disableSort />
              <DataTable.Col source="createdAt" label="team-since" disableSort>
                <MomentField source="createdAt" />
              </DataTable.Col>
            </DataTable>
          </ArrayField>
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
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
