import type { Content } from 'pdfmake/interfaces.js';
import type { Handover, HandoverParty } from '../../../../src/core/plans/handover/handover.ts';
import { DAY_FORMAT, formatSofiaTime } from '../../../../src/core/shared/date-format.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { priceInText } from '../../../../src/core/shared/price-format.ts';
import { QUIET, writePdf } from '../../../platform/documents/pdf.ts';
import type { Translate } from '../../../platform/texts.ts';
import type { PlanExportDependencies } from '../plan-export-dependencies.ts';

type Protocol = { id: string; handover: Handover; pictures: ReadonlyMap<string, string> };
type Written = { t: Translate; price: (stotinki: number) => string; pictures: Protocol['pictures'] };

/** Writes the protocol with its pictures and fields for both signatures. */
export async function writeHandoverPdf(
  { texts, priceOrder }: Pick<PlanExportDependencies, 'texts' | 'priceOrder'>,
  { id, handover, pictures }: Protocol,
  language: Language,
): Promise<Buffer> {
  const t = texts.in(language);
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const written = { t, price, pictures };
  const day = formatSofiaTime(handover.on, language, DAY_FORMAT);
  const title = t(`handover-title-${handover.direction}`);
  const [from, to] =
    handover.direction === 'in' ? [handover.landlord, handover.tenant] : [handover.tenant, handover.landlord];
  return writePdf(title, language, {
    pageMargins: [48, 48, 48, 48],
    footer: (page, pages) => ({
      text: t('handover-page', { page: String(page), pages: String(pages), id }),
      fontSize: 8,
      color: QUIET,
      margin: [48, 12, 48, 0],
    }),
    content: [
      { text: title, fontSize: 18, bold: true },
      { text: `${day}, ${handover.address}`, fontSize: 12, margin: [0, 2, 0, 12] },
      partiesOnPaper(handover, written),
      ...metersOnPaper(handover, written),
      ...part(t('handover-field-keys'), [{ text: handover.keys }]),
      ...roomsOnPaper(handover, written),
      ...part(t('handover-field-missing'), [{ text: handover.missing || t('handover-nothing-missing') }]),
      ...depositOnPaper(handover, written),
      signatures(from, to, t),
    ],
  });
}

function partiesOnPaper({ landlord, tenant }: Handover, { t }: Written): Content {
  const side = (title: string, { name, email }: HandoverParty): Content => ({
    stack: [{ text: title, color: QUIET, fontSize: 9 }, { text: name, bold: true }, { text: email }],
  });
  return {
    columns: [side(t('handover-landlord'), landlord), side(t('handover-tenant'), tenant)],
    columnGap: 20,
  };
}

function metersOnPaper({ meters }: Handover, { t, pictures }: Written): Content[] {
  if (meters.length === 0) return [];
  return part(t('handover-meters'), [
    {
      table: {
        widths: ['*', 'auto', 'auto', 90],
        body: [
          [t('handover-meter'), t('handover-meter-number'), t('handover-meter-reading'), ''].map((text) => ({
            text,
            color: QUIET,
            fontSize: 9,
          })),
          ...meters.map(({ kind, number, reading, pictures: keys }) => {
            const image = pictures.get(keys[0] ?? '');
            return [
              t(`handover-meter-${kind}`),
              number,
              { text: reading, bold: true, alignment: 'right' as const },
              image ? { image, fit: [90, 70] as [number, number] } : '',
            ];
          }),
        ],
      },
      layout: 'lightHorizontalLines',
    },
  ]);
}

function roomsOnPaper({ rooms }: Handover, { t, pictures }: Written): Content[] {
  const counts = new Map<string, number>();
  const total = (name: string) => rooms.filter(({ room }) => room === name).length;
  return part(
    t('handover-rooms'),
    rooms.map(({ room, state, notes, pictures: keys }): Content => {
      const number = (counts.get(room) ?? 0) + 1;
      counts.set(room, number);
      const name = t(`plan-room-${room}`);
      const images = keys.flatMap((key) => pictures.get(key) ?? []);
      return {
        unbreakable: true,
        stack: [
          {
            text: [
              { text: total(room) > 1 ? t('plan-room-numbered', { room: name, number }) : name, bold: true },
              `: ${t(`handover-state-${state}`)}`,
            ],
          },
          ...(notes === '' ? [] : [{ text: notes }]),
          ...(images.length === 0
            ? []
            : [
                {
                  columns: images.map((image) => ({
                    image,
                    fit: [116, 116] as [number, number],
                    width: 120,
                  })),
                  columnGap: 6,
                },
              ]),
        ],
        margin: [0, 0, 0, 8],
      };
    }),
  );
}

function depositOnPaper({ deposit, kept, direction }: Handover, { t, price }: Written): Content[] {
  if (deposit === null) return [];
  const rows =
    direction === 'in'
      ? [[t('handover-deposit'), price(deposit)]]
      : [
          [t('handover-deposit'), price(deposit)],
          [t('handover-kept'), price(kept)],
          [t('handover-returned'), price(deposit - kept)],
        ];
  return part(t('handover-deposit'), [
    {
      table: {
        widths: ['*', 'auto'],
        body: rows.map(([name = '', amount = '']) => [
          name,
          { text: amount, alignment: 'right' as const, bold: true },
        ]),
      },
      layout: 'lightHorizontalLines',
    },
  ]);
}

function signatures(from: HandoverParty, to: HandoverParty, t: Translate): Content {
  const line = (title: string, { name }: HandoverParty): Content => ({
    stack: [
      { text: title, color: QUIET, fontSize: 9 },
      { text: '……………………………………………', margin: [0, 18, 0, 2] },
      { text: name },
    ],
  });
  return {
    unbreakable: true,
    columns: [line(t('handover-signed-from'), from), line(t('handover-signed-to'), to)],
    columnGap: 20,
    margin: [0, 24, 0, 0],
  };
}

const part = (title: string, content: Content[]): Content[] => [
  { text: title, fontSize: 13, bold: true, margin: [0, 14, 0, 4] },
  ...content,
];
