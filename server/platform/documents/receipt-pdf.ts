import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Seller } from '../seller.ts';
import { dayOnPaper, QUIET, writePdf } from './pdf.ts';
import type { Translate } from '../texts.ts';

/** Contents of a receipt; amounts are formatted texts in the reader's language. */
export type Receipt = {
  language: Language;
  /** Unique number, such as `1000017`. */
  number: string;
  at: Date;
  seller: Seller;
  buyer: readonly string[];
  /** Lines; the note is the computation or the period. */
  lines: readonly { text: string; note?: string; amount: string }[];
  totals: readonly { text: string; amount: string; strong?: boolean }[];
  notes: readonly string[];
};

/** Writes a receipt as an A4 page. */
export async function writeReceipt(receipt: Receipt, t: Translate): Promise<Buffer> {
  const heading = t('receipt-title', { number: receipt.number });
  return writePdf(heading, receipt.language, definitionOf(receipt, heading, t));
}

function definitionOf(receipt: Receipt, heading: string, t: Translate): TDocumentDefinitions {
  const { seller, lines, totals } = receipt;
  return {
    info: { author: seller.name },
    content: [
      { text: heading, fontSize: 20, bold: true, margin: [0, 0, 0, 2] },
      { text: dayOnPaper(receipt.at, receipt.language), color: QUIET, margin: [0, 0, 0, 20] },
      {
        columns: [
          { stack: [{ text: t('vendor-title'), bold: true }, ...sellerLines(seller, t)] },
          { stack: [{ text: t('buyer'), bold: true }, ...receipt.buyer] },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 24],
      },
      {
        table: {
          widths: ['*', 'auto'],
          headerRows: 1,
          body: [
            [
              { text: t('receipt-what'), bold: true },
              { text: t('amount'), bold: true, alignment: 'right' },
            ],
            ...lines.map(({ text, note, amount }) => [
              note ? { stack: [text, { text: note, fontSize: 9, color: QUIET }] } : { text },
              { text: amount, alignment: 'right' as const, noWrap: true },
            ]),
            ...totals.map(({ text, amount, strong = false }) => [
              { text, bold: strong },
              { text: amount, bold: strong, alignment: 'right' as const, noWrap: true },
            ]),
          ],
        },
        layout: 'lightHorizontalLines',
      },
      ...receipt.notes.map((text) => ({ text, margin: [0, 16, 0, 0] as [number, number, number, number] })),
    ],
  };
}

function sellerLines({ name, number, vatNumber, address }: Seller, t: Translate): string[] {
  return [
    name,
    t('receipt-company-number', { number }),
    t('receipt-vat-number', { number: vatNumber }),
    address,
  ];
}
