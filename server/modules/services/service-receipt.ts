import type { FastifyInstance } from 'fastify';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Company } from '../../platform/company.ts';
import { writeReceipt } from '../../platform/documents/receipt-pdf.ts';
import type { Texts } from '../../platform/texts.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import { addressOf, lineOf, serviceOrderNumber } from './service-order-rows.ts';
import { addressText, arithmeticText } from './service-format.ts';
import type { ServiceDependencies } from './service-dependencies.ts';

type Issuer = { texts: Texts; company: Company; priceOrder: PriceOrder };

/**
 * Receipt of an order in its own language, by the secret of the link; available once the work is done and
 * paid.
 */
export function serviceReceipts(
  server: FastifyInstance,
  { db }: ServiceDependencies,
  { texts, company, priceOrder }: Issuer,
): void {
  server.get<{ Params: { file: string } }>('/receipts/service/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.pdf$/.exec(request.params.file)?.[1];
    const order = token ? await loadServiceOrder(db, { token }) : null;
    if (!order || order.row.status !== 'done') {
      throw new Failure('error-order-not-found', {}, 'not-found');
    }
    const { row, lines, visits } = order;
    const lastVisit = visits.at(-1);
    const { language } = row;
    const t = texts.in(language);
    const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
    const vat = containedVat(row.total);
    const at = startOfWindow(lastVisit?.date ?? row.date, lastVisit?.window ?? row.time_window);
    const receipt = {
      language,
      number: serviceOrderNumber(row.id),
      at,
      seller: await company.sellerAt(at),
      buyer: [row.contact_name, addressText(addressOf(order, row.address, language), t)],
      lines: lines
        .map((line) => lineOf(line, language))
        .map((line) => ({
          text: line.name,
          note: arithmeticText(line, { language, t, priceOrder }),
          amount: price(line.total),
        })),
      totals: [
        { text: t('receipt-net'), amount: price(row.total - vat) },
        { text: t('receipt-vat'), amount: price(vat) },
        { text: t('order-total'), amount: price(row.total), strong: true },
      ],
      notes: [t('service-paid')],
    };
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="uyut-${receipt.number}.pdf"`)
      .send(await writeReceipt(receipt, t));
  });
}
