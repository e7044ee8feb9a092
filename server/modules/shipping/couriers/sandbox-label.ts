import words from '../../../../content/sandbox-courier.json' with { type: 'json' };
import { priceInText } from '../../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../../src/core/shared/price-format.ts';
import { QUIET, writePdf } from '../../../platform/documents/pdf.ts';
import type { LabelParty } from '../tables.ts';

type LabelParcel = {
  number: string;
  sender: LabelParty;
  recipient: LabelParty;
  /** Stotinki. */
  cod_amount: number;
  /** In g. */
  weight: number;
  content: string;
  is_return: boolean;
};

/** Writes the label of a sandbox parcel: one A6 page in Bulgarian, as couriers print it. */
export function writeSandboxLabel(
  { number, sender, recipient, cod_amount, weight, content, is_return }: LabelParcel,
  priceOrder: PriceOrder,
): Promise<Buffer> {
  const { label } = words;
  const party = (title: string, { name, lines }: LabelParty) => [
    { text: title, color: QUIET, fontSize: 7 },
    { text: name, bold: true, fontSize: 11 },
    ...lines.map((line) => ({ text: line, fontSize: 9 })),
  ];
  const kilograms = (weight / 1_000).toLocaleString('bg', { maximumFractionDigits: 1 });
  const collected = cod_amount > 0 ? priceInText(cod_amount, 'bg', priceOrder) : label.nothing;
  return writePdf(`${label.title} ${number}`, 'bg', {
    pageSize: 'A6',
    pageMargins: [18, 18, 18, 18],
    content: [
      {
        columns: [
          [
            { text: is_return ? label.return : label.title, color: QUIET, fontSize: 9 },
            { text: number, bold: true, fontSize: 18 },
          ],
          { qr: number, fit: 64, alignment: 'right' as const, width: 70 },
        ],
        margin: [0, 0, 0, 6],
      },
      { stack: party(label.to, recipient), margin: [0, 0, 0, 8] },
      { stack: party(label.from, sender), margin: [0, 0, 0, 8] },
      {
        table: {
          widths: ['auto', '*'],
          body: [
            [
              { text: label.collect, noWrap: true },
              { text: collected, bold: true },
            ],
            [label.weight, `${kilograms} ${label.kilograms}`],
            [label.content, content],
          ],
        },
        layout: 'lightHorizontalLines',
        fontSize: 9,
      },
    ],
  });
}
