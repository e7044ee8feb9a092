import { LEDGER_LINES } from '../../../src/core/payouts/ledger.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { TableRow } from '../../platform/documents/table-file.ts';
import { currencyName, inCurrency } from './commission-report.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { allMovements, statementSums } from './statements.ts';

export type WantedStatement = { vendorId: number; month: string; language: Language };

/** Columns of amounts; cash on delivery has one of its own at the end. */
export const STATEMENT_COLUMNS = LEDGER_LINES.filter((line) => line !== 'cash');

export function statementHeader(
  { texts, priceOrder }: PayoutDependencies,
  { language }: WantedStatement,
): TableRow {
  const t = texts.in(language);
  return [
    t('statement-date'),
    t('statement-event'),
    t('statement-order'),
    t('statement-note'),
    ...STATEMENT_COLUMNS.map((line) => t(`statement-line-${line}`)),
    `${t('statement-change')} (${currencyName(t, priceOrder)})`,
    t('statement-balance'),
    t('statement-cash'),
  ];
}

/** Opening balance, all movements with the balance after each, and the sums of the month. */
export async function* statementRows(
  { db, texts, priceOrder }: PayoutDependencies,
  { vendorId, month, language }: WantedStatement,
): AsyncGenerator<TableRow> {
  const t = texts.in(language);
  const cell = (amount: number | undefined) => (amount === undefined ? null : inCurrency(amount, priceOrder));
  const sums = await statementSums(db, vendorId, month);
  const empty = STATEMENT_COLUMNS.map(() => null);
  yield [
    null,
    t('statement-opening'),
    null,
    null,
    ...empty,
    null,
    cell(sums.opening),
    cell(sums.cashOpening),
  ];
  let balance = sums.opening;
  for await (const movement of allMovements(db, vendorId, month)) {
    balance += movement.amount;
    yield [
      new Date(movement.at),
      t(`statement-kind-${movement.kind}`),
      movement.orderNumber,
      movement.note,
      ...STATEMENT_COLUMNS.map((line) => cell(movement.parts[line])),
      cell(movement.amount),
      cell(balance),
      cell(movement.cash),
    ];
  }
  yield [
    null,
    t('statement-closing'),
    null,
    null,
    ...STATEMENT_COLUMNS.map((line) => cell(sums.parts[line] ?? 0)),
    cell(sums.closing - sums.opening),
    cell(sums.closing),
    cell(sums.cashClosing),
  ];
}
