import BalanceIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, required, SelectInput, TabbedShowLayout, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../components/action-button.tsx';
import { AmountInput } from '../components/amount-input.tsx';
import { LinkField, Moment, MomentField, Money, MoneyField } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

const choicesOf = (prefix: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `${prefix}-${id}` }));
const SIGNS = choicesOf('team-balance', ['positive', 'negative']);
const DIRECTIONS = choicesOf('team-correction', ['credit', 'debit']);

const FILTERS = [<SelectInput key="sign" source="sign" choices={SIGNS} alwaysOn helperText={false} />];

function BalanceList(): ReactNode {
  return (
    <RecordList sort={{ field: 'balance', order: 'DESC' }} filters={FILTERS} isSearchable isExportable>
      <DataTable.Col source="name">
        <LinkField source="name" />
      </DataTable.Col>
      <DataTable.Col source="balance">
        <MoneyField source="balance" />
      </DataTable.Col>
      <DataTable.Col source="available">
        <MoneyField source="available" />
      </DataTable.Col>
      <DataTable.Col source="held" disableSort>
        <MoneyField source="held" />
      </DataTable.Col>
      <DataTable.Col source="cash" disableSort>
        <MoneyField source="cash" />
      </DataTable.Col>
    </RecordList>
  );
}

function Correction(): ReactNode {
  return (
    <ActionButton
      action="correct"
      operation="vendor-balances.correct"
      label="team-correct-balance"
      text="team-correct-balance-text"
    >
      <SelectInput
        source="direction"
        label="team-correction-direction"
        choices={DIRECTIONS}
        validate={required()}
      />
      <AmountInput source="amount" label="amount" />
    </ActionButton>
  );
}

type Movement = {
  id: number;
  kind: string;
  bookedAt: string;
  note: string;
  amount: number;
  cash: number;
};

function Movements(): ReactNode {
  const t = useTexts();
  const movements = (useRecordContext()?.['movements'] ?? []) as Movement[];
  if (movements.length === 0) return <Typography>{t('statement-empty')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('statement-movements')}>
      <Table size="small" sx={{ minWidth: 560 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('statement-date')}</TableCell>
            <TableCell>{t('statement-event')}</TableCell>
            <TableCell align="right">{t('statement-change')}</TableCell>
            <TableCell align="right">{t('statement-cash')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {movements.map(({ id, kind, bookedAt, note, amount, cash }) => (
            <TableRow key={id}>
              <TableCell>
                <Moment value={bookedAt} />
              </TableCell>
              <TableCell>
                {t<string>(`statement-kind-${kind}`)}
                {note && (
                  <Typography variant="body2" color="textSecondary">
                    {note}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{amount !== 0 && <Money amount={amount} />}</TableCell>
              <TableCell align="right">{cash !== 0 && <Money amount={cash} />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function BalanceShow(): ReactNode {
  return (
    <RecordPage
      actions={<Correction />}
      tab={
        <TabbedShowLayout.Tab label="team-tab-movements" path="movements">
          <Movements />
        </TabbedShowLayout.Tab>
      }
    >
      <TextField source="name" />
      <TextField source="companyName" />
      <TextField source="companyNumber" />
      <MoneyField source="balance" />
      <MoneyField source="available" />
      <MoneyField source="held" />
      <MoneyField source="cash" />
      <TextField source="iban" emptyText="–" />
      <TextField source="accountHolder" emptyText="–" />
      <MomentField source="accountChangedAt" />
    </RecordPage>
  );
}

export const vendorBalances: TeamResource = {
  name: 'vendor-balances',
  group: 'finance',
  icon: BalanceIcon,
  list: BalanceList,
  show: BalanceShow,
  recordRepresentation: 'name',
};
