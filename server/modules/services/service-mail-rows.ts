import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { byKind } from '../../../src/core/services/service.ts';
import { sumOfPrices } from '../../../src/core/services/service-price.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import type { Translate } from '../../platform/texts.ts';
import { longestWindows } from '../../../src/core/services/service-work.ts';
import { byTime, visitTimes } from '../../../src/core/services/visit-part.ts';
import type { VisitTime } from '../../../src/core/services/visit-part.ts';
import { addressText, arithmeticText, visitText } from './service-format.ts';
import type { ServiceFormat } from './service-format.ts';
import { addressOf, lineOf, serviceOrderNumber, totalOf } from './service-order-rows.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';

/** A name and its value in a mail. */
export type Row = readonly [string, string];

/** @param withDestination true for customers and movers, who see the new address */
export function placeRows(
  order: StoredServiceOrder,
  t: Translate,
  language: Language,
  withDestination: boolean,
): Row[] {
  const { address, destination } = order.row;
  const from: Row = [t('order-address'), addressText(addressOf(order, address, language), t)];
  if (!destination || !withDestination) return [from];
  return [from, [t('service-visit-destination'), addressText(addressOf(order, destination, language), t)]];
}

/** Services with the arithmetic of their prices (SERV-02). */
export function lineRows(lines: StoredServiceOrder['lines'], format: ServiceFormat): Row[] {
  return lines.map((stored) => {
    const line = lineOf(stored, format.language);
    return [
      `${line.name}: ${arithmeticText(line, format)}`,
      priceInText(line.total, format.language, format.priceOrder),
    ];
  });
}

/** Times of the order: those of the first visit and the last one, or only the given ones. */
export function whenRows(
  { row, visits }: StoredServiceOrder,
  t: Translate,
  language: Language,
  times?: readonly VisitTime[],
): Row[] {
  const planned = { date: row.date, window: row.time_window, windowCount: longestWindows(row.work) };
  const textOf = ({ date, window, windowCount }: VisitTime) => visitText(language, date, window, windowCount);
  const rowOf = (time: VisitTime): Row => [t('day-and-time'), textOf(time)];
  const number: Row = [t('service-visit-number'), serviceOrderNumber(row.id)];
  if (times) return [number, ...times.map(rowOf)];
  const [first, ...others] = visits.map(({ parts }) => visitTimes(parts)).toSorted(byFirstTime);
  const last = others.at(-1)?.at(-1);
  const firsts = (first ?? [planned]).map(rowOf);
  if (!last) return [number, ...firsts];
  const many = t('mail-service-visits-until', { count: visits.length, last: textOf(last) });
  return [number, ...firsts, [t('mail-service-visits'), many]];
}

const byFirstTime = ([one]: VisitTime[], [other]: VisitTime[]) => (one && other ? byTime(one, other) : 0);

/** All services and the total; for two teams also the amount that each collects. */
export function customerPrices(order: StoredServiceOrder, format: ServiceFormat): MailBlock {
  const { t, language, priceOrder } = format;
  const price = (stotinki: number) => priceInText(stotinki, language, priceOrder);
  const total = totalOf(order);
  const parts = byKind(order.lines);
  const rows = parts.flatMap(({ kind, services }): Row[] => [
    ...lineRows(services, format),
    ...(parts.length > 1
      ? [[t(`service-subtotal-${kind}`), price(sumOfPrices(services))] satisfies Row]
      : []),
  ]);
  return {
    kind: 'rows',
    rows: [...rows, [t('order-total'), price(total)], [t('order-contained-vat'), price(containedVat(total))]],
  };
}

/** Note on paying the teams. */
export function payText({ lines }: StoredServiceOrder, t: Translate): string {
  return t(byKind(lines).length > 1 ? 'service-pay-each-team' : 'service-pay-after');
}
