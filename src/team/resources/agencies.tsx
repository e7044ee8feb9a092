import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import type { ReactNode } from 'react';
import { BooleanField, DataTable, EmailField, TextField, UrlField, useRecordContext } from 'react-admin';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS, flagFilter } from '../components/filters.tsx';
import { LinkField, MomentField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { VerificationButton } from '../components/review-buttons.tsx';
import type { TeamResource } from './team-resource.ts';

const FILTERS = [
  flagFilter('isTrusted', 'resources.agencies.fields.isTrusted'),
  flagFilter('isVerified', 'resources.agencies.fields.companyVerifiedAt'),
  ...DAY_FILTERS,
];

function AgencyList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="name">
        <LinkField source="name" />
      </DataTable.Col>
      <DataTable.Col source="companyNumber" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="isTrusted" disableSort>
        <BooleanField source="isTrusted" />
      </DataTable.Col>
      <DataTable.Col source="companyVerifiedAt" disableSort>
        <MomentField source="companyVerifiedAt" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function AgencyActions(): ReactNode {
  const agency = useRecordContext();
  if (!agency) return null;
  return (
    <>
      {agency['isTrusted'] === true ? (
        <ActionButton action="distrust" operation="agencies.distrust" label="team-distrust" />
      ) : (
        <ActionButton
          action="trust"
          operation="agencies.trust"
          label="team-trust"
          text="team-trust-text"
          hasReason={false}
        />
      )}
      <VerificationButton resource="agencies" />
    </>
  );
}

function AgencyShow(): ReactNode {
  return (
    <RecordPage actions={<AgencyActions />}>
      <TextField source="id" />
      <TextField source="name" />
      <TextField source="companyNumber" />
      <EmailField source="email" />
      <TextField source="phone" />
      <UrlField source="website" target="_blank" rel="noreferrer" />
      <BooleanField source="isTrusted" />
      <MomentField source="companyVerifiedAt" />
      <MomentField source="createdAt" />
    </RecordPage>
  );
}

export const agencies: TeamResource = {
  name: 'agencies',
  group: 'people',
  icon: BusinessIcon,
  list: AgencyList,
  show: AgencyShow,
  recordRepresentation: 'name',
};
