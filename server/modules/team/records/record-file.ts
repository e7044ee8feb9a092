import { Money } from '../../../../src/core/shared/money.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { PriceOrder } from '../../../../src/core/shared/price-format.ts';
import type { TableCell } from '../../../platform/documents/table-file.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { RecordResource, TeamRecord } from './record-resource.ts';

/** A column of the file of a list. */
export type FileColumn = { title: string; cell: (record: TeamRecord) => TableCell };

type FileContext = { texts: Texts; language: Language; priceOrder: PriceOrder };

/**
 * Columns of a list's file in the words of the reader: those of the back office's pages. Amounts are numbers in the
 * site's first currency or, if recorded in cents, in theirs.
 */
export function fileColumns(
  { name, columns, files = {} }: RecordResource,
  { texts, language, priceOrder }: FileContext,
): FileColumn[] {
  const bundle = texts.teamBundle(language);
  const currency = bundle[priceOrder === 'eur-first' ? 'currency-EUR' : 'currency-BGN'] ?? '';
  const titled = ['id', ...Object.keys(columns)].flatMap((field) => {
    const title = bundle[`resources.${name}.fields.${field}`];
    if (title !== undefined) return [{ field, title }];
    return field === 'id' ? [{ field, title: bundle['team-record-number'] ?? field }] : [];
  });
  return titled.map(({ field, title }) => {
    const format = files[field];
    const value = (record: TeamRecord) => record[field];
    if (format === 'stotinki')
      return { title: `${title} (${currency})`, cell: (record) => amountOf(value(record), priceOrder) };
    if (format === 'cents') return { title, cell: (record) => hundredths(value(record)) };
    if (format)
      return { title, cell: (record) => bundle[`${format.words}-${value(record)}`] ?? plain(value(record)) };
    return { title, cell: (record) => plain(value(record)) };
  });
}

function amountOf(value: unknown, priceOrder: PriceOrder): TableCell {
  if (typeof value !== 'number') return null;
  return (priceOrder === 'eur-first' ? Money.ofStotinki(value).toEuroCents() : value) / 100;
}

const hundredths = (value: unknown): TableCell => (typeof value === 'number' ? value / 100 : null);

function plain(value: unknown): TableCell {
  if (value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Date)
    return value;
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return JSON.stringify(value);
}
