import type { Content } from 'pdfmake/interfaces.js';
import { weightsOf } from '../../../src/core/plans/moving-plan.ts';
import type { CostLine } from '../../../src/core/plans/plan-costs.ts';
import { planSums, upFrontOf } from '../../../src/core/plans/plan-sums.ts';
import type { PlanSum } from '../../../src/core/plans/plan-sums.ts';
import { directionOf } from '../../../src/core/plans/leaving/leaving.ts';
import type { PlanDay } from '../../../src/core/plans/days/plan-day.ts';
import { dayNote, problemNote, stepName } from '../../../src/core/plans/days/day-note.ts';
import { deliveryNote } from '../../../src/core/plans/things/delivery-note.ts';
import { formatSofiaTime } from '../../../src/core/shared/date-format.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { dayOnPaper, QUIET, writePdf } from '../../platform/documents/pdf.ts';
import type { Translate } from '../../platform/texts.ts';
import { ownerNameOf, ownerPhoneOf } from '../properties/viewings/viewing-rows.ts';
import { visitText } from '../services/service-format.ts';
import { longestWindows } from '../../../src/core/services/service-work.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { orderedText, planHomeName } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';

type Written = { t: Translate; language: Language; price: (stotinki: number) => string };

/** One-page plan for printing: days, contacts, and the sums of the screen (PLAN-09). */
export async function writePlanPdf(
  { db, clock, texts, priceOrder }: PlanExportDependencies,
  facts: PlanFacts,
  language: Language,
): Promise<Buffer> {
  const t = texts.in(language);
  const home = await planHomeName(db, facts.plan, language, t);
  const written = {
    t,
    language,
    price: (stotinki: number) => priceInText(stotinki, language, priceOrder),
  };
  const title = t(facts.plan.leaving ? 'leaving-plan-title' : 'moving-plan-title');
  return writePdf(title, language, {
    pageMargins: [48, 40, 48, 40],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.2, color: '#22302a' },
    content: [
      { text: title, fontSize: 18, bold: true },
      { text: home, fontSize: 12, margin: [0, 2, 0, 0] },
      { text: dayOnPaper(clock.now(), language), color: QUIET, margin: [0, 0, 0, 12] },
      ...daysOnPaper(facts, written),
      ...sumsOnPaper(facts, written),
    ],
  });
}

function daysOnPaper(facts: PlanFacts, written: Written): Content[] {
  const { t, language } = written;
  if (facts.days.length === 0) return [{ text: t('plan-days-none'), color: QUIET, margin: [0, 0, 0, 12] }];
  const day = (text: string) =>
    formatSofiaTime(text, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return [
    heading(t('plan-part-days')),
    ...(facts.problem ? [{ text: problemNote(t, facts.problem, facts.plan, day), bold: true }] : []),
    {
      table: {
        widths: ['auto', '*'],
        body: facts.days.map((planned) => [
          { text: day(planned.day), bold: true, noWrap: true },
          {
            text: [
              stepName(t, planned),
              ...notesOf(planned, facts, written).map((text) => ({
                text: `  ·  ${text}`,
                color: QUIET,
                fontSize: 8.5,
              })),
            ],
          },
        ]),
      },
      layout: 'lightHorizontalLines',
      margin: [0, 0, 0, 12],
    },
  ];
}

/** Time, order, contact and deadline. */
function notesOf(
  { step, time, order, holiday, delivery, note }: PlanDay,
  facts: PlanFacts,
  { t, language }: Written,
): string[] {
  const ordered = step === 'cleaning' || step === 'move' ? facts.orders[step] : undefined;
  const { viewing } = facts;
  const dateText = (day: string) => formatSofiaTime(day, language, { day: 'numeric', month: 'long' });
  if (delivery) return [deliveryNote(t, delivery, dateText)];
  const until = order && dateText(order.until);
  return [
    ...(holiday ? [t('plan-day-is', { name: t(`holiday-${holiday.name}`) })] : []),
    ...(step === 'viewing' && time ? [t('plan-day-at', { time })] : []),
    ...(step === 'viewing' && viewing
      ? [t('plan-day-with', { name: ownerNameOf(viewing), phone: ownerPhoneOf(viewing) })]
      : []),
    ...(ordered
      ? [
          orderedText(ordered, t),
          visitText(language, ordered.row.date, ordered.row.time_window, longestWindows(ordered.row.work)),
        ]
      : []),
    ...(note ? [dayNote(t, note, dateText)] : []),
    ...(until ? [t('plan-order-until', { day: until })] : []),
  ];
}

/** The sums in two columns. */
function sumsOnPaper({ plan }: PlanFacts, written: Written): Content[] {
  const { t } = written;
  const sums = planSums(plan);
  const rows = sums.flatMap((_, place) => (place % 2 === 0 ? [sums.slice(place, place + 2)] : []));
  const amount = written.price(upFrontOf(sums));
  return [
    heading(t(`plan-sums-${directionOf(plan)}`)),
    ...rows.map((row) => ({
      columns: row.map(({ name, lines }) => ({
        stack: [linesOnPaper(t(`plan-sum-${name}`), lines, written)],
      })),
      columnGap: 20,
    })),
    { text: t(`plan-up-front-${directionOf(plan)}`, { amount }), bold: true, margin: [0, 4, 0, 8] },
    ...(plan.people > 1 ? [sharesOnPaper(plan, sums, written)] : []),
  ];
}

function linesOnPaper(title: string, lines: readonly CostLine[], { t, price }: Written): Content {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const right = (text: string, bold = false) => ({ text, bold, alignment: 'right' as const, noWrap: true });
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [{ text: title, bold: true, colSpan: 2 }, ''],
        ...lines.map(({ name, amount }) => [t(`plan-cost-${name}`), right(price(amount))]),
        [{ text: t('plan-together'), bold: true }, right(price(total), true)],
      ],
    },
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 10],
  };
}

/** Payment schedule per person. */
function sharesOnPaper(plan: PlanFacts['plan'], sums: readonly PlanSum[], { t, price }: Written): Content {
  const right = (text: string, bold = false) => ({ text, bold, alignment: 'right' as const, noWrap: true });
  return {
    table: {
      widths: ['*', ...sums.map(() => 'auto')],
      body: [
        ['', ...sums.map(({ name }) => right(t(`plan-sum-${name}`), true))],
        ...weightsOf(plan).map((_, person) => [
          plan.names[person] || t('plan-person', { number: person + 1 }),
          ...sums.map(({ shares }) => right(price(shares[person] ?? 0))),
        ]),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

const heading = (text: string): Content => ({ text, fontSize: 13, bold: true, margin: [0, 0, 0, 4] });
