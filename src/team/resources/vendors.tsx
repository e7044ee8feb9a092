import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { ReactNode } from 'react';
import { ArrayField, BooleanField, DataTable, EmailField, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS, flagFilter } from '../components/filters.tsx';
import { DayField, LinkField, MomentField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { RemovalButton, VerificationButton } from '../components/review-buttons.tsx';
import { couponsTab } from './coupons-tab.tsx';
import type { TeamResource } from './team-resource.ts';

const FILTERS = [
  flagFilter('isVerified', 'resources.vendors.fields.isVerified'),
  flagFilter('needsApproval', 'resources.vendors.fields.needsApproval'),
  flagFilter('isRemoved', 'resources.vendors.fields.isRemoved'),
  ...DAY_FILTERS,
];

function VendorList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="name">
        <LinkField source="name" />
      </DataTable.Col>
      <DataTable.Col source="companyName" disableSort />
      <DataTable.Col source="companyNumber" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="companyVerifiedAt" disableSort>
        <MomentField source="companyVerifiedAt" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function VendorActions(): ReactNode {
  const needsApproval = useRecordContext()?.['needsApproval'] === true;
  return (
    <>
      {needsApproval && (
        <ActionButton
          action="approve"
          operation="vendors.approve"
          label="team-approve"
          text="team-approve-vendor-text"
          hasReason={false}
        />
      )}
      <VerificationButton resource="vendors" />
      <RemovalButton resource="vendors" />
    </>
  );
}

function VendorShow(): ReactNode {
  return (
    <RecordPage actions={<VendorActions />} tab={couponsTab}>
      <TextField source="id" />
      <TextField source="name" />
      <TextField source="companyName" />
      <TextField source="companyNumber" />
      <TextField source="vatNumber" />
      <TextField source="address" />
      <EmailField source="email" />
      <TextField source="phone" />
      <MomentField source="createdAt" />
      <MomentField source="companyVerifiedAt" />
      <BooleanField source="needsApproval" />
      <DayField source="holidayUntil" />
      <MomentField source="removedAt" />
      <ArrayField source="members">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="name" disableSort />
          <DataTable.Col source="role" disableSort>
            <WordField source="role" prefix="vendor-role" />
          </DataTable.Col>
          <DataTable.Col source="since" disableSort>
            <MomentField source="since" />
          </DataTable.Col>
        </DataTable>
      </ArrayField>
      <ArrayField source="memberHistory">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="at" disableSort>
            <MomentField source="at" />
          </DataTable.Col>
          <DataTable.Col source="kind" disableSort>
            <WordField source="kind" prefix="member-event" />
          </DataTable.Col>
          <DataTable.Col source="member" disableSort />
          <DataTable.Col source="role" disableSort>
            <WordField source="role" prefix="vendor-role" />
          </DataTable.Col>
          <DataTable.Col source="actor" disableSort />
        </DataTable>
      </ArrayField>
    </RecordPage>
  );
}

export const vendors: TeamResource = {
  name: 'vendors',
  group: 'shop',
  icon: StorefrontIcon,
  list: VendorList,
  show: VendorShow,
  recordRepresentation: 'name',
};
