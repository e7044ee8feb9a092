import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { monthRange } from '../../../src/core/payouts/statement.ts';
import { Money } from '../../../src/core/shared/money.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { TableRow } from '../../platform/documents/table-file.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';

type CommissionRow = {
  name: string;
  companyNumber: string;
  vatNumber: string | null;
  address: string;
  orders: number;
  net: number;
  vat: number;
};

/** Amount in the site's first currency, for tables. */
export const inCurrency = (stotinki: number, priceOrder: PriceOrder): number =>
  (priceOrder === 'eur-first' ? Money.ofStotinki(stotinki).toEuroCents() : stotinki) / 100;

export const currencyName = (t: Translate, priceOrder: PriceOrder): string =>
  t(priceOrder === 'eur-first' ? 'currency-EUR' : 'currency-BGN');

/** Header of the commission of a month, for the accountant (SHIP-11). */
export function commissionHeader(t: Translate, priceOrder: PriceOrder): TableRow {
  const currency = currencyName(t, priceOrder);
  return [
    t('commission-file-company'),
    t('commission-file-number'),
    t('commission-file-vat-number'),
    t('commission-file-address'),
    t('commission-file-orders'),
    t('commission-file-net', { currency }),
    t('commission-file-vat', { currency }),
    t('commission-file-total', { currency }),
  ];
}

/** One row for each vendor with commission in the month, given-back commission subtracted. */
export async function commissionRows(
  db: Kysely<Database>,
  month: string,
  priceOrder: PriceOrder,
): Promise<TableRow[]> {
  const { start, before } = monthRange(month);
  const { rows } = await sql<CommissionRow>`
    select v.company_name as name, v.company_number as "companyNumber", v.vat_number as "vatNumber", v.address,
      sums.orders, sums.net, sums.vat
    from (
      select t.vendor_id, count(distinct t.id) filter (where t.kind = 'sale')::integer as orders,
        coalesce(sum(e.amount) filter (where e.account = 'commission'), 0)::bigint as net,
        coalesce(sum(e.amount) filter (where e.account = 'vat'), 0)::bigint as vat
      from vendor_transaction t join vendor_entry e on e.transaction_id = t.id and e.account in ('commission', 'vat')
      where t.booked_at >= ${start} and t.booked_at < ${before} group by t.vendor_id
    ) sums join vendor v on v.id = sums.vendor_id order by v.company_name, v.id`.execute(db);
  return rows.map(({ name, companyNumber, vatNumber, address, orders, net, vat }) => [
    name,
    companyNumber,
    vatNumber,
    address,
    orders,
    ...[net, vat, net + vat].map((amount) => inCurrency(amount, priceOrder)),
  ]);
}
