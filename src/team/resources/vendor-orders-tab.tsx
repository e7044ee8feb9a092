import Link from '@mui/material/Link';
import type { ReactElement, ReactNode } from 'react';
import { ArrayField, DataTable, TabbedShowLayout, TextField, useRecordContext } from 'react-admin';
import type { DocumentKind } from '../../core/invoices/sales-document.ts';
import { DAY_FORMAT, formatMoment } from '../../core/shared/date-format.ts';
import { currencyAmount } from '../../core/shared/price-format.ts';
import { MoneyField, usePrice, WordField } from '../components/formats.tsx';
import { useLanguage, useTexts } from '../use-texts.ts';

type Line = {
  productId: number;
  title: string;
  quantity: number;
  cancelled: number;
  returned: number;
  unitPrice: number;
  discount: number;
};

type SalesDocument = {
  id: number;
  kind: DocumentKind;
  number: string;
  issuedAt: string;
  currency: 'BGN' | 'EUR';
  gross: number;
};

/** Vendor orders of an order with their products, discount codes and documents. */
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
        <DataTable.Col source="couponCode" label="coupon-code" disableSort>
          <TextField source="couponCode" emptyText="–" />
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
        <DataTable.Col source="documents" label="team-documents" disableSort>
          <Documents />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  </TabbedShowLayout.Tab>
);

function Lines(): ReactNode {
  const t = useTexts();
  const price = usePrice();
  const lines = (useRecordContext()?.['lines'] ?? []) as Line[];
  return lines.map(({ productId, title, quantity, cancelled, returned, unitPrice, discount }) => (
    <div key={productId}>
      {quantity} × {title}, {price(unitPrice)}
      {discount > 0 && ` · ${t('team-line-discount', { amount: price(discount) })}`}
      {cancelled > 0 && ` · ${t('team-line-cancelled', { count: cancelled })}`}
      {returned > 0 && ` · ${t('team-line-returned', { count: returned })}`}
    </div>
  ));
}

/** Links to the invoices, credit notes and seller's documents as PDF. */
function Documents(): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const documents = (useRecordContext()?.['documents'] ?? []) as SalesDocument[];
  if (documents.length === 0) return '–';
  return documents.map(({ id, kind, number, issuedAt, currency, gross }) => (
    <div key={id}>
      <Link href={`/api/team/documents/${id}.pdf?language=${language}`} target="_blank" rel="noopener">
        {t(`document-kind-${kind}`)} {`№\u00a0${number}`}
      </Link>
      {` · ${formatMoment(new Date(issuedAt), language, DAY_FORMAT)} · `}
      {currencyAmount(kind === 'credit-note' ? -gross : gross, currency, language)}
    </div>
  ));
}
