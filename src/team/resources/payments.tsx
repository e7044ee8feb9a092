import PaymentIcon from '@mui/icons-material/PaymentOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, RecordContextProvider, SelectInput, TextField, useRecordContext } from 'react-admin';
import { stotinkiFromEuroCents } from '../../core/shared/money.ts';
import { ActionButton } from '../components/action-button.tsx';
import { DAY_FILTERS } from '../components/filters.tsx';
import { LinkField, MomentField, MoneyField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

const choicesOf = (prefix: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `${prefix}-${id}` }));
const KINDS = choicesOf('team-payment-kind', ['payment', 'refund']);
const METHODS = choicesOf('team-payment-by', ['card', 'bank']);
const STATUSES = choicesOf('team-payment', ['pending', 'paid', 'failed', 'refused', 'due', 'sent', 'done']);

const FILTERS = [
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn helperText={false} />,
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn helperText={false} />,
  <SelectInput key="method" source="method" choices={METHODS} helperText={false} />,
  ...DAY_FILTERS,
];

type Payment = {
  id: string;
  kind: 'payment' | 'refund';
  /** `bank`, or the provider of card payments. */
  method: string;
  status: string;
  amountCents: number;
  orderNumber: string | null;
  receiptNumber: string | number | null;
  reference: string | null;
};
type BankAccount = { iban: string; accountHolder: string | null };
type FieldProps = { source: string; label?: string };

/** Amount from cents of euro, in both currencies. */
function AmountField({ source }: FieldProps): ReactNode {
  const payment = useRecordContext<Payment>();
  if (!payment) return null;
  return (
    <RecordContextProvider value={{ ...payment, [source]: stotinkiFromEuroCents(payment.amountCents) }}>
      <MoneyField source={source} />
    </RecordContextProvider>
  );
}

function MethodField({ source }: FieldProps): ReactNode {
  const payment = useRecordContext<Payment>();
  if (!payment) return null;
  const method = payment.method === 'bank' ? 'bank' : 'card';
  return (
    <RecordContextProvider value={{ ...payment, method }}>
      <WordField source={source} prefix="team-payment-by" />
    </RecordContextProvider>
  );
}

/** Link with the number of the order or receipt, otherwise with the provider's. */
function PaymentLink({ source }: FieldProps): ReactNode {
  const payment = useRecordContext<Payment>();
  if (!payment) return null;
  const title = payment.orderNumber ?? payment.receiptNumber ?? payment.reference ?? payment.id;
  return (
    <RecordContextProvider value={{ ...payment, [source]: title }}>
      <LinkField source={source} />
    </RecordContextProvider>
  );
}

function PaymentList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="orderNumber" disableSort>
        <PaymentLink source="orderNumber" />
      </DataTable.Col>
      <DataTable.Col source="kind" disableSort>
        <WordField source="kind" prefix="team-payment-kind" />
      </DataTable.Col>
      <DataTable.Col source="method" disableSort>
        <MethodField source="method" />
      </DataTable.Col>
      <DataTable.Col source="amountCents" disableSort>
        <AmountField source="amountCents" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <WordField source="status" prefix="team-payment" />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function PaymentActions(): ReactNode {
  const payment = useRecordContext<Payment>();
  const isDue = payment?.kind === 'refund' && payment.method === 'bank' && payment.status === 'due';
  return (
    isDue && (
      <ActionButton
        action="mark-paid"
        operation="payments.mark-paid"
        label="team-mark-paid"
        text="team-mark-paid-text"
        hasReason={false}
      />
    )
  );
}

/** The buyer's account for a refund by bank. */
function BankAccountField({ source }: FieldProps): ReactNode {
  const t = useTexts();
  const account = useRecordContext()?.[source] as BankAccount | null | undefined;
  if (!account) return null;
  return (
    <Typography variant="body2">
      {t('case-fact-iban')}: {account.iban}
      <br />
      {t('case-fact-account-holder')}: {account.accountHolder}
    </Typography>
  );
}

function PaymentShow(): ReactNode {
  return (
    <RecordPage actions={<PaymentActions />}>
      <WordField source="kind" prefix="team-payment-kind" />
      <TextField source="orderNumber" />
      <TextField source="receiptNumber" />
      <MethodField source="method" />
      <AmountField source="amountCents" />
      <WordField source="status" prefix="team-payment" />
      <TextField source="reference" />
      <BankAccountField source="bankAccount" />
      <MomentField source="createdAt" />
      <MomentField source="settledAt" />
    </RecordPage>
  );
}

export const payments: TeamResource = {
  name: 'payments',
  group: 'finance',
  icon: PaymentIcon,
  list: PaymentList,
  show: PaymentShow,
  recordRepresentation: 'orderNumber',
};
