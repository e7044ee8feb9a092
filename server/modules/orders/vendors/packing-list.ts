import type { Content } from 'pdfmake/interfaces.js';
import type { ReceivedOrder } from '../../../../src/core/orders/order.ts';
import { piecesOf } from '../../../../src/core/orders/order-amounts.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { dayOnPaper, QUIET, writePdf } from '../../../platform/documents/pdf.ts';
import { officeLine } from '../order-blocks.ts';
import type { Translate } from '../../../platform/texts.ts';

/** Product on the list, with the vendor's code. */
export type PackedProduct = ReceivedOrder['products'][number] & { code: string };

/** Address of the buyer, or the office of the parcel. */
function recipientLines(
  { address, delivery }: Pick<ReceivedOrder, 'address' | 'delivery'>,
  t: Translate,
): string[] {
  const office = officeLine({ delivery }, t);
  if (office !== '') return [office];
  return [`${address.postCode} ${address.city}`, address.street, address.details].filter(
    (line) => line !== '',
  );
}

type PackedOrder = Omit<ReceivedOrder, 'products'> & { products: readonly PackedProduct[] };

/** Content and recipient of each parcel (CART-08), without prices, each on a page of its own. */
export async function writePackingLists(
  orders: readonly PackedOrder[],
  language: Language,
  t: Translate,
): Promise<Buffer> {
  const [first, ...others] = orders;
  const title =
    first && others.length === 0
      ? t('packing-list-title', { number: first.number })
      : t('packing-lists-title');
  return writePdf(title, language, {
    info: { author: first?.vendor.name ?? '' },
    content: orders.map((order, index) => ({
      stack: packingList(order, language, t),
      ...(index > 0 && { pageBreak: 'before' as const }),
    })),
  });
}

function packingList(order: PackedOrder, language: Language, t: Translate): Content[] {
  const { number, placedAt, vendor, contact, payment } = order;
  const heading = (text: string) => ({ text, bold: true });
  const toPack = order.products.filter(({ quantity }) => quantity > 0);
  const pieces = piecesOf(toPack);
  return [
    { text: t('packing-list-title', { number }), fontSize: 20, bold: true, margin: [0, 0, 0, 2] },
    { text: dayOnPaper(new Date(placedAt), language), color: QUIET, margin: [0, 0, 0, 20] },
    {
      columns: [
        {
          stack: [heading(t('price-to')), contact.name, contact.phone, ...recipientLines(order, t)],
        },
        {
          stack: [
            heading(t('price-from')),
            vendor.name,
            { text: t(`payment-method-${payment.method}`), margin: [0, 8, 0, 0] },
          ],
        },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 24],
    },
    {
      table: {
        widths: [16, 'auto', '*', 'auto'],
        headerRows: 1,
        dontBreakRows: true,
        body: [
          ['', heading(t('packing-list-code')), heading(t('product')), heading(t('quantity'))],
          ...toPack.map(({ code, title: name, productNotes, quantity }) => [
            { canvas: [{ type: 'rect' as const, x: 0, y: 2, w: 10, h: 10, lineColor: QUIET }] },
            { text: code, noWrap: true },
            productNotes === '' ? { text: name } : { stack: [name, { text: productNotes, color: QUIET }] },
            { text: String(quantity), alignment: 'right' as const },
          ]),
        ],
      },
      layout: 'lightHorizontalLines',
    },
    { text: t('packing-list-total', { count: pieces }), bold: true, margin: [0, 16, 0, 0] },
  ];
}
