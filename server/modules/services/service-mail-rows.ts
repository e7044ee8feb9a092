import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { Translate } from '../../platform/texts.ts';
import { addressText, arithmeticText } from './service-format.ts';
import type { ServiceFormat } from './service-format.ts';
import { addressOf, lineOf } from './service-order-rows.ts';
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
