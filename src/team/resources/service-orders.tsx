import CleaningServicesIcon from '@mui/icons-material/CleaningServicesOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArrayField, DataTable, EmailField, SelectInput, TextField, useRecordContext } from 'react-admin';
import { SERVICE_ORDER_STATUSES } from '../../core/services/service-order.ts';
import { SERVICE_TYPES } from '../../core/services/service.ts';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS, recordFilter } from '../components/filters.tsx';
import { DayField, LinkField, MomentField, MoneyField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';
import { visitsTab } from './visits-tab.tsx';

const TYPES = SERVICE_TYPES.map((id) => ({ id, name: `service-type-${id}` }));
const STATUSES = SERVICE_ORDER_STATUSES.map((id) => ({ id, name: `service-order-status-${id}` }));

const FILTERS = [
  <SelectInput key="type" source="type" choices={TYPES} alwaysOn helperText={false} />,
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn helperText={false} />,
  recordFilter('accountId', 'accounts', 'team-subject-account'),
  ...DAY_FILTERS,
];

function ServiceOrderList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="number" disableSort>
        <LinkField source="number" />
      </DataTable.Col>
      <DataTable.Col source="type" disableSort>
        <WordField source="type" prefix="service-type" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <WordField source="status" prefix="service-order-status" />
      </DataTable.Col>
      <DataTable.Col source="contactName" disableSort />
      <DataTable.Col source="date" disableSort>
        <DayField source="date" />
      </DataTable.Col>
      <DataTable.Col source="total" disableSort>
        <MoneyField source="total" />
      </DataTable.Col>
      <DataTable.NumberCol source="declinedVisits" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function ServiceOrderActions(): ReactNode {
  const isBooked = useRecordContext()?.['status'] === 'booked';
  return (
    isBooked && (
      <ActionButton
        action="complete"
        operation="service-orders.complete"
        label="team-complete"
        text="team-complete-text"
        hasReason={false}
      />
    )
  );
}

type Address = { district: string; street: string; entrance: string; floor: string };

function AddressField({ source }: { source: string; label?: string }): ReactNode {
  const t = useTexts();
  const address = useRecordContext()?.[source] as Address | null | undefined;
  if (!address) return null;
  const { district, street, entrance, floor } = address;
  return (
    <Typography variant="body2">
      {[
        district,
        street,
        entrance && t('service-address-entrance', { entrance }),
        floor && t('service-address-floor', { floor }),
      ]
        .filter(Boolean)
        .join(', ')}
    </Typography>
  );
}

function ServiceOrderShow(): ReactNode {
  return (
    <RecordPage actions={<ServiceOrderActions />} tab={visitsTab}>
      <TextField source="number" />
      <WordField source="type" prefix="service-type" />
      <WordField source="status" prefix="service-order-status" />
      <TextField source="contactName" />
      <EmailField source="contactEmail" />
      <TextField source="contactPhone" />
      <AddressField source="address" />
      <AddressField source="destination" />
      <DayField source="date" />
      <WordField source="timeWindow" prefix="time-window" />
      <TextField source="notes" />
      <WordField source="language" prefix="language" />
      <ArrayField source="lines">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="name" label="name" disableSort />
          <DataTable.Col source="total" label="total" disableSort>
            <MoneyField source="total" />
          </DataTable.Col>
        </DataTable>
      </ArrayField>
      <MoneyField source="total" />
      <MomentField source="createdAt" />
    </RecordPage>
  );
}

export const serviceOrders: TeamResource = {
  name: 'service-orders',
  group: 'services',
  icon: CleaningServicesIcon,
  list: ServiceOrderList,
  show: ServiceOrderShow,
  recordRepresentation: 'number',
};
