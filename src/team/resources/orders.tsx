import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, EmailField, SelectInput, TextField, useRecordContext } from 'react-admin';
import { ORDER_STATUSES } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import { DAY_FILTERS, recordFilter } from '../components/filters.tsx';
import { LinkField, MomentField, MoneyField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { useTexts } from '../use-texts.ts';
import { OrderActions } from './order-actions.tsx';
import { vendorOrdersTab } from './vendor-orders-tab.tsx';
import type { TeamResource } from './team-resource.ts';

const STATUSES = ORDER_STATUSES.map((id) => ({ id, name: `order-status-${id}` }));
const METHODS = ['card', 'on-delivery'].map((id) => ({ id, name: `payment-method-${id}` }));
const PAYMENT_STATUSES = ['due', 'paid', 'failed', 'refund-due', 'refunded'].map((id) => ({
  id,
  name: `payment-status-${id}`,
}));

const FILTERS = [
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn helperText={false} />,
  <SelectInput key="paymentStatus" source="paymentStatus" choices={PAYMENT_STATUSES} helperText={false} />,
  <SelectInput key="paymentMethod" source="paymentMethod" choices={METHODS} helperText={false} />,
  recordFilter('vendorId', 'vendors', 'seller'),
  recordFilter('accountId', 'accounts', 'team-subject-account'),
  ...DAY_FILTERS,
];

function OrderList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="number" disableSort>
        <LinkField source="number" />
      </DataTable.Col>
      <DataTable.Col source="contactName" disableSort />
      <DataTable.Col source="vendorNames" disableSort />
      <DataTable.Col source="statuses" disableSort>
        <StatusesField source="statuses" />
      </DataTable.Col>
      <DataTable.Col source="paymentStatus" disableSort>
        <WordField source="paymentStatus" prefix="payment-status" />
      </DataTable.Col>
      <DataTable.Col source="total" disableSort>
        <MoneyField source="total" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function StatusesField({ source }: { source: string }): ReactNode {
  const t = useTexts();
  const statuses = (useRecordContext()?.[source] ?? []) as OrderStatus[];
  return (
    <Typography component="span" variant="body2">
      {[...new Set(statuses)].map((status) => t(`order-status-${status}`)).join(', ')}
    </Typography>
  );
}

function OrderShow(): ReactNode {
  return (
    <RecordPage actions={<OrderActions />} tab={vendorOrdersTab}>
      <TextField source="number" />
      <TextField source="contactName" />
      <EmailField source="contactEmail" />
      <TextField source="contactPhone" />
      <TextField source="city" />
      <TextField source="postCode" />
      <TextField source="street" />
      <TextField source="details" />
      <WordField source="language" prefix="language" />
      <WordField source="paymentMethod" prefix="payment-method" />
      <WordField source="paymentStatus" prefix="payment-status" />
      <MoneyField source="total" />
      <MomentField source="createdAt" />
    </RecordPage>
  );
}

export const orders: TeamResource = {
  name: 'orders',
  group: 'shop',
  icon: ShoppingBagIcon,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'number',
};
