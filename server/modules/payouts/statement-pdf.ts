import type { TableCell } from 'pdfmake/interfaces.js';
import { formatMoment } from '../../../src/core/shared/date-format.ts';
import { nameIn } from '../../../src/core/shared/transliteration.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { monthRange } from '../../../src/core/payouts/statement.ts';
import type { Movement } from '../../../src/core/payouts/statement.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { QUIET, writePdf } from '../../platform/documents/pdf.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { STATEMENT_COLUMNS } from './statement-table.ts';
import type { WantedStatement } from './statement-table.ts';
import { allMovements, statementSums } from './statements.ts';

/** Movements of a PDF; longer months are for spreadsheets. */
const MAX_MOVEMENTS = 2_000;

/** Writes a month's statement: the sums by column, and all movements (SHIP-10). */
export async function writeStatementPdf(
  { db, texts, company, priceOrder }: PayoutDependencies,
  { vendorId, month, language }: WantedStatement,
): Promise<Buffer> {
  const t = texts.in(language);
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const vendor = await db
    .selectFrom('vendor')
    .select(['company_name as name', 'company_number as number', 'address'])
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const sums = await statementSums(db, vendorId, month);
  const rows: Movement[] = [];
  for await (const movement of allMovements(db, vendorId, month)) {
    rows.push(movement);
    if (rows.length > MAX_MOVEMENTS) throw new Failure('error-statement-too-long', {}, 'conflict');
  }
  const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right', noWrap: true });
  const name = formatMoment(monthRange(month).start, language, { month: 'long', year: 'numeric' });
  const title = t('statement-title', { month: name });
  const sum = (label: string, amount: number, bold = false): TableCell[] => [
    { text: label, bold },
    right(price(amount), bold),
  ];
  const market = language === 'bg' ? company.seller.name : company.seller.nameEn;
  return writePdf(title, language, {
    pageOrientation: 'landscape',
    pageMargins: [40, 40, 40, 48],
    defaultStyle: { fontSize: 9, lineHeight: 1.2, color: '#22302a' },
    footer: (page: number, pages: number) => ({
      text: `${title} · ${page} / ${pages}`,
      alignment: 'right',
      margin: [40, 12, 40, 0],
      fontSize: 8,
      color: QUIET,
    }),
    content: [
      { text: title, fontSize: 18, bold: true },
      { text: market, color: QUIET, margin: [0, 2, 0, 10] },
      {
        columns: [
          {
            stack: [
              { text: nameIn(language, vendor.name), bold: true },
              t('statement-company-number', { number: vendor.number }),
              vendor.address,
            ],
          },
          {
            width: 330,
            table: {
              widths: ['*', 'auto'],
              body: [
                sum(t('statement-opening'), sums.opening),
                ...STATEMENT_COLUMNS.filter((line) => sums.parts[line]).map((line) =>
                  sum(t(`statement-line-${line}`), sums.parts[line] ?? 0),
                ),
                sum(t('statement-closing'), sums.closing, true),
                ...(sums.cashOpening !== 0 || sums.cashClosing !== 0
                  ? [sum(t('statement-cash-closing'), sums.cashClosing)]
                  : []),
              ],
            },
            layout: 'lightHorizontalLines',
          },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 14],
      },
      rows.length === 0
        ? { text: t('statement-empty'), color: QUIET }
        : {
            table: {
              headerRows: 1,
              widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto'],
              body: [
                ['date', 'event', 'order', 'change', 'balance', 'cash'].map((column, index) =>
                  index < 3
                    ? { text: t(`statement-${column as 'date'}`), bold: true }
                    : right(t(`statement-${column as 'date'}`), true),
                ),
                ...movementRows(rows, sums.opening).map(({ movement, balance }): TableCell[] => [
                  {
                    text: formatMoment(new Date(movement.at), language, { dateStyle: 'medium' }),
                    noWrap: true,
                  },
                  {
                    stack: [
                      t(`statement-kind-${movement.kind}`),
                      {
                        text: STATEMENT_COLUMNS.filter((line) => movement.parts[line])
                          .map((line) => `${t(`statement-line-${line}`)} ${price(movement.parts[line] ?? 0)}`)
                          .join(' · '),
                        fontSize: 7.5,
                        color: QUIET,
                      },
                      ...(movement.note ? [{ text: movement.note, fontSize: 7.5, color: QUIET }] : []),
                    ],
                  },
                  { text: movement.orderNumber ?? '', noWrap: true },
                  right(price(movement.amount)),
                  right(price(balance)),
                  right(movement.cash === 0 ? '' : price(movement.cash)),
                ]),
              ],
            },
            layout: 'lightHorizontalLines',
          },
    ],
  });
}

/** Movements with the balance after each. */
function movementRows(rows: readonly Movement[], opening: number): { movement: Movement; balance: number }[] {
  let balance = opening;
  return rows.map((movement) => ({ movement, balance: (balance += movement.amount) }));
}
