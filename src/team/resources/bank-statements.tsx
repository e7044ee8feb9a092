import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, useRecordContext } from 'react-admin';
import { BANK_ENTRY_OUTCOMES } from '../../core/payouts/bank-statement.ts';
import { MomentField, WordField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { ImportStatement } from '../payouts/import-statement.tsx';
import type { TeamResource } from './team-resource.ts';

const OUTCOMES = BANK_ENTRY_OUTCOMES.map((id) => ({ id, name: `bank-entry-${id}` }));
const FILTERS = [
  <SelectInput key="outcome" source="outcome" choices={OUTCOMES} alwaysOn helperText={false} />,
];

/** Amount in the currency of the entry; money that left the account is negative. */
function EntryAmount({ source }: { source: string; label?: string }): ReactNode {
  const record = useRecordContext<{ direction: string; currency: string } & Record<string, unknown>>();
  if (!record) return null;
  const sign = record.direction === 'debit' ? '−' : '';
  return `${sign}${(Number(record[source]) / 100).toFixed(2)} ${record.currency}`;
}

function EntryList(): ReactNode {
  return (
    <>
      <ImportStatement />
      <RecordList sort={{ field: 'importedAt', order: 'DESC' }} filters={FILTERS} isExportable>
        <DataTable.Col source="day" />
        <DataTable.Col source="outcome" disableSort>
          <WordField source="outcome" prefix="bank-entry" />
        </DataTable.Col>
        <DataTable.Col source="amountCents" disableSort>
          <EntryAmount source="amountCents" />
        </DataTable.Col>
        <DataTable.Col source="endToEndId" disableSort />
        <DataTable.Col source="description" disableSort />
        <DataTable.Col source="importedAt">
          <MomentField source="importedAt" />
        </DataTable.Col>
      </RecordList>
    </>
  );
}

export const bankStatements: TeamResource = {
  name: 'bank-statements',
  group: 'finance',
  icon: BankIcon,
  list: EntryList,
};
