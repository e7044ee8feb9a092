import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS } from '../components/filters.tsx';
import { LinkField, MomentField, MoneyField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import type { TeamResource } from './team-resource.ts';

const STATUSES = ['open', 'confirmed', 'cancelled'].map((id) => ({ id, name: `payout-status-${id}` }));

const FILTERS = [
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn helperText={false} />,
  ...DAY_FILTERS,
];

function PayoutList(): ReactNode {
  return (
    <RecordList sort={{ field: 'id', order: 'DESC' }} filters={FILTERS} isSearchable isExportable>
      <DataTable.Col source="id">
        <LinkField source="id" />
      </DataTable.Col>
      <DataTable.Col source="vendor" disableSort />
      <DataTable.Col source="amount" disableSort>
        <MoneyField source="amount" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <WordField source="status" prefix="payout-status" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function PayoutActions(): ReactNode {
  const status = useRecordContext()?.['status'] as string | undefined;
  return (
    <>
      {status === 'open' && (
        <ActionButton
          action="confirm"
          operation="payouts.confirm"
          label="team-confirm-payout"
          text="team-confirm-payout-text"
        />
      )}
      {(status === 'open' || status === 'confirmed') && (
        <ActionButton
          action="cancel"
          operation="payouts.cancel"
          label="team-cancel-payout"
          text="team-cancel-payout-text"
          isDangerous
        />
      )}
    </>
  );
}

function PayoutShow(): ReactNode {
  return (
    <RecordPage actions={<PayoutActions />}>
      <TextField source="vendor" />
      <MoneyField source="amount" />
      <WordField source="status" prefix="payout-status" />
      <TextField source="iban" />
      <TextField source="accountHolder" />
      <TextField source="runId" />
      <TextField source="operator" />
      <MomentField source="createdAt" />
      <MomentField source="settledAt" />
    </RecordPage>
  );
}

export const payouts: TeamResource = {
  name: 'payouts',
  group: 'finance',
  icon: OutboxIcon,
  list: PayoutList,
  show: PayoutShow,
};
