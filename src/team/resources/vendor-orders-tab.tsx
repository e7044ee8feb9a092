import type { ReactElement, ReactNode } from 'react';
import { ArrayField, DataTable, TabbedShowLayout, useRecordContext } from 'react-admin';
import { MoneyField, WordField } from '../components/formats.tsx';

type Line = { productId: number; title: string; quantity: number };

/** Vendor orders of an order with their products. */
export const vendorOrdersTab: ReactElement = (
  <TabbedShowLayout.Tab label="products" path="products">
    <ArrayField source="vendorOrders" label={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="vendorName" label="seller" disableSort />
        <DataTable.Col source="status" label="status" disableSort>
          <WordField source="status" prefix="order-status" />
        </DataTable.Col>
        <DataTable.Col source="lines" label="products" disableSort>
          <Lines />
        </DataTable.Col>
        <DataTable.Col source="productsAmount" label="total" disableSort>
          <MoneyField source="productsAmount" />
        </DataTable.Col>
        <DataTable.Col source="deliveryAmount" label="delivery" disableSort>
          <MoneyField source="deliveryAmount" />
        </DataTable.Col>
        <DataTable.Col source="refundable" label="team-refundable" disableSort>
          <MoneyField source="refundable" />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  </TabbedShowLayout.Tab>
);

function Lines(): ReactNode {
  const lines = (useRecordContext()?.['lines'] ?? []) as Line[];
  return lines.map(({ productId, title, quantity }) => (
    <div key={productId}>
      {quantity} × {title}
    </div>
  ));
}
