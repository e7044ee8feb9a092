import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import type { ReactNode } from 'react';
import {
  CheckboxGroupInput,
  Create,
  DataTable,
  email,
  required,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
  TopToolbar,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';
import { TEAM_ROLES } from '../../core/team/permissions.ts';
import { ActionButton } from '../components/action-button.tsx';
import { LinkField, MomentField, RolesField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RefusedFieldFocus } from '../components/team-form.tsx';
import type { TeamResource } from './team-resource.ts';

const ROLES = TEAM_ROLES.map((id) => ({ id, name: `team-role-${id}` }));

const FILTERS = [<SelectInput key="role" source="role" choices={ROLES} alwaysOn helperText={false} />];

function MemberList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="name">
        <LinkField source="name" />
      </DataTable.Col>
      <DataTable.Col source="email" />
      <DataTable.Col source="roles" disableSort>
        <RolesField source="roles" />
      </DataTable.Col>
      <DataTable.Col source="lastUsedAt" disableSort>
        <MomentField source="lastUsedAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function MemberCreate(): ReactNode {
  return (
    <Create redirect="list">
      <SimpleForm disableInvalidFormNotification>
        <RefusedFieldFocus>
          <TextInput
            source="email"
            type="email"
            helperText="team-member-email-hint"
            validate={[required(), email()]}
          />
          <RolesInput />
        </RefusedFieldFocus>
      </SimpleForm>
    </Create>
  );
}

function RolesInput(): ReactNode {
  return (
    <CheckboxGroupInput
      source="roles"
      label="resources.members.fields.roles"
      choices={ROLES}
      row={false}
      validate={required()}
    />
  );
}

/** Actions on another member: nobody changes their own membership (TEAM-02). */
function MemberActions(): ReactNode {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  if (!record || !identity || Number(record.id) === identity.id) return null;
  const roles = record['roles'] as string[];
  return (
    <TopToolbar>
      <ActionButton
        action="change-roles"
        operation="members.change-roles"
        label="team-change-roles"
        values={{ roles }}
      >
        <RolesInput />
      </ActionButton>
      <ActionButton
        action="reset-second-factor"
        operation="members.reset-second-factor"
        label="team-reset-second-factor"
        text="team-reset-second-factor-text"
      />
      <ActionButton
        action="remove"
        operation="members.remove"
        label="team-remove-member"
        text="team-remove-member-text"
        isDangerous
      />
    </TopToolbar>
  );
}

function MemberShow(): ReactNode {
  return (
    <Show actions={<MemberActions />}>
      <SimpleShowLayout>
        <TextField source="name" />
        <TextField source="email" />
        <RolesField source="roles" />
        <MomentField source="createdAt" />
        <MomentField source="lastUsedAt" />
      </SimpleShowLayout>
    </Show>
  );
}

export const members: TeamResource = {
  name: 'members',
  group: 'administration',
  icon: GroupsIcon,
  list: MemberList,
  show: MemberShow,
  create: MemberCreate,
  recordRepresentation: 'name',
};
