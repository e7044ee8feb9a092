import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { tenDigits } from '../../../src/core/invoices/invoicing-settings.ts';
import type { DocumentLine } from '../../../src/core/invoices/sales-document.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { currencyAmount, showPrice } from '../../../src/core/shared/price-format.ts';
import { nameIn, transliterate } from '../../../src/core/shared/transliteration.ts';
import { dayOnPaper, QUIET, writePdf } from '../../platform/documents/pdf.ts';
import type { Translate } from '../../platform/texts.ts';
import type { SalesDocumentRow } from './order-facts.ts';

/** A document with the facts around it. */
export type PrintedDocument = {
  row: SalesDocumentRow;
  orderNumber: string;
  paymentMethod: 'on-delivery' | 'card';
  /** Number and day of the invoice that a credit note corrects, or that an invoice replaces. */
  earlier: { number: number; issuedAt: Date } | null;
  /** True if the amount is also printed in the other currency. */
  showsBoth: boolean;
};

type Words = { t: Translate; language: Language; money: (hundredths: number) => string };

/** Writes an invoice, a credit note or a seller's document as an A4 page (SHIP-08, SHIP-09). */
export async function writeDocumentPdf(
  document: PrintedDocument,
  language: Language,
  t: Translate,
): Promise<Buffer> {
  const { row } = document;
  const title = t(`document-title-${row.kind}`, { number: tenDigits(row.number) });
  const words = { t, language, money: (sum: number) => currencyAmount(sum, row.currency, language) };
  return writePdf(title, language, {
    info: { author: row.seller.company },
    content: [
      { text: title, fontSize: 20, bold: true, margin: [0, 0, 0, 2] },
      { text: t('document-original'), color: QUIET },
      ...headLines(document, words).map((text) => ({ text, color: QUIET })),
      {
        columns: [
          { stack: [{ text: t('vendor-title'), bold: true }, ...sellerLines(row, words)] },
          ...(row.buyer ? [{ stack: [{ text: t('buyer'), bold: true }, ...buyerLines(row, words)] }] : []),
        ],
        columnGap: 24,
        margin: [0, 18, 0, 20],
      },
      linesTable(row.lines, words),
      totalsTable(document, words),
      ...notes(document, words).map((text) => ({ text, margin: [0, 10, 0, 0] }) as Content),
    ],
  });
}

function headLines({ row, orderNumber, earlier }: PrintedDocument, { t, language }: Words): string[] {
  return [
    t('document-issued', { day: dayOnPaper(row.issued_at, language) }),
    t('document-order', { number: orderNumber }),
    ...(earlier
      ? [
          t(row.kind === 'credit-note' ? 'document-corrects' : 'document-replaces', {
            number: tenDigits(earlier.number),
            day: dayOnPaper(earlier.issuedAt, language),
          }),
        ]
      : []),
    ...(row.reason === '' ? [] : [t('document-reason', { reason: row.reason })]),
  ];
}

function sellerLines({ seller }: SalesDocumentRow, { t, language }: Words): string[] {
  return [
    nameIn(language, seller.company),
    t('receipt-company-number', { number: seller.number }),
    ...(seller.vatNumber === '' ? [] : [t('receipt-vat-number', { number: seller.vatNumber })]),
    addressIn(seller.address, language),
  ];
}

function buyerLines({ buyer, vat_check: check }: SalesDocumentRow, { t, language }: Words): string[] {
  if (!buyer) return [];
  return [
    nameIn(language, buyer.company),
    t('receipt-company-number', { number: buyer.number }),
    ...(buyer.vatNumber === '' ? [] : [t('receipt-vat-number', { number: buyer.vatNumber })]),
    ...(check === 'not-checked' ? [t('document-vat-not-checked')] : []),
    addressIn(buyer.address, language),
    t('document-person', { name: nameIn(language, buyer.person) }),
  ];
}

const addressIn = (address: string, language: Language) =>
  language === 'en' ? transliterate(address) : address;

function linesTable(lines: readonly DocumentLine[], { t, language, money }: Words): Content {
  const heads = [
    'document-line',
    'document-quantity',
    'document-unit-price',
    'document-rate',
    'document-net',
  ];
  const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });
  return {
    table: {
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        heads.map((key, index) => ({
          text: t(key as 'document-line'),
          bold: true,
          alignment: index === 0 ? ('left' as const) : ('right' as const),
        })),
        ...lines.map((line) => [
          { text: line.kind === 'product' ? line.title[language] : t(`document-line-${line.kind}`) },
          right(String(line.quantity)),
          right(money(Math.round(line.net / line.quantity))),
          right(`${line.rate}%`),
          right(money(line.net)),
        ]),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

function totalsTable({ row, showsBoth }: PrintedDocument, { t, language, money }: Words): Content {
  const shown = showPrice(row.stotinki, language, row.currency === 'EUR' ? 'eur-first' : 'bgn-first');
  const rows: [string, string, boolean][] = [
    ...row.sums.flatMap(({ rate, net, vat }): [string, string, boolean][] => [
      [t('document-base', { rate }), money(net), false],
      [t('document-vat', { rate }), money(vat), false],
    ]),
    [t('document-total'), money(row.gross), true],
    ...(showsBoth ? [[t('document-equivalent'), shown.equivalent, false] as [string, string, boolean]] : []),
  ];
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 'auto',
        table: {
          body: rows.map(([text, amount, bold]) => [
            { text, bold },
            { text: amount, bold, alignment: 'right' as const, noWrap: true },
          ]),
        },
        layout: 'noBorders',
      },
    ],
    margin: [0, 12, 0, 0],
  };
}

function notes({ row, paymentMethod }: PrintedDocument, { t, language }: Words): string[] {
  return [
    t('document-payment', { method: t(`payment-method-${paymentMethod}`) }),
    t('document-tax-event', { day: dayOnPaper(row.tax_event_at, language) }),
    ...(row.sums.some(({ rate }) => rate === 0) ? [t('document-no-vat')] : []),
    ...(row.kind === 'sale' ? [t('document-sale-note')] : [t('document-signature')]),
  ];
}
