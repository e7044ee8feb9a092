import { priceService } from '../../../src/core/services/service-price.ts';
import type { ServiceAddress, ServiceOrderLine } from '../../../src/core/services/service-order.ts';
import { endOfWindows, startOfWindow } from '../../../src/core/services/time-window.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Translate } from '../../platform/texts.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';
import { sofiaTime } from '../../../src/core/shared/sofia-time.ts';
import { localeOf } from '../../../src/core/shared/language.ts';

/** Formatting of amounts for a reader. */
export type ServiceFormat = { language: Language; t: Translate; priceOrder: PriceOrder };

/** `7,50 лв. (3,83 €) × 60 m² × 1,3`: calculation of a line's price (SERV-02). */
export function arithmeticText(line: ServiceOrderLine, { language, t, priceOrder }: ServiceFormat): string {
  const { unitPrice, amount, measure, months, multiplier } = priceService(line);
  const parts = [
    priceInText(unitPrice, language, priceOrder),
    t(`service-amount-${measure}`, { amount }),
    ...(months === null ? [] : [t('service-amount-months', { amount: months })]),
    ...(multiplier === null || multiplier === 1 ? [] : [multiplier.toLocaleString(localeOf(language))]),
  ];
  return parts.join(' × ');
}

/** `ул. „Шипка“ 6, вх. Б, ет. 4, Лозенец, София`. */
export function addressText(
  { street, entrance, floor, district, city }: ServiceAddress,
  t: Translate,
): string {
  return [
    street,
    entrance && t('service-address-entrance', { entrance }),
    floor && t('service-address-floor', { floor }),
    district,
    city,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** `сряда, 10 март 2027 г., 12:00–20:00`, for a visit of so many windows, in the time zone of Sofia. */
export function visitText(language: Language, date: string, window: TimeWindow, count: number): string {
  const [start, end] = [startOfWindow(date, window), endOfWindows(date, window, count)];
  // Time without the Bulgarian suffix `ч.`
  const clock = (moment: Date) => sofiaTime(moment).slice(11);
  return `${formatMoment(start, language, { dateStyle: 'full' })}, ${clock(start)}–${clock(end)}`;
}
