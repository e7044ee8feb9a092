import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import type { ServiceAddress } from '../../core/services/service-order.ts';
import { amountOf, measureOf } from '../../core/services/service.ts';
import type { ServiceMeasures } from '../../core/services/service.ts';
import type { Slot } from '../../core/services/team-schedule.ts';
import { TIME_WINDOWS } from '../../core/services/time-window.ts';
import type { TimeWindow } from '../../core/services/time-window.ts';
import { windowsOf } from '../../core/services/visit-part.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { useLanguage, useTexts } from '../use-texts.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'numeric' } as const;
const VISIT_STATUS = { new: 'waiting', accepted: 'accepted', done: 'done', declined: 'declined' } as const;

/** Texts of visits, days and times in the calendar. */
export type CalendarWords = {
  /** Time span such as `8:00–16:00`. */
  span(window: TimeWindow, windowCount: number): string;
  day(date: string): string;
  shortDay(date: string): string;
  /** Team, day and time of a slot for `windowCount` windows. */
  slot(teamName: string, slot: Omit<Slot, 'teamId'>, windowCount: number): string;
  /** Conflicts of a visit, or its status. */
  status(visit: CalendarVisit): string;
  address(address: ServiceAddress): string;
  /** Amount of a service such as `60 m²`. */
  amount(line: ServiceMeasures): string;
  /** Place of the visit in its order, and of the part in the visit; empty for the only one. */
  place(visit: CalendarVisit): string;
  /** Name of a visit for screen readers. */
  label(visit: CalendarVisit, teamName: string): string;
};

export function useCalendarWords(): CalendarWords {
  const t = useTexts();
  const language = useLanguage();
  const hour = (text: string) => `${Number(text)}:00`;
  const words: CalendarWords = {
    span(window, windowCount) {
      const fitting = Math.min(windowCount, TIME_WINDOWS.length - TIME_WINDOWS.indexOf(window));
      const last = windowsOf({ window, windowCount: fitting }).at(-1) ?? window;
      return `${hour(window.slice(0, 2))}–${hour(last.slice(3))}`;
    },
    day: (date) => formatSofiaTime(date, language, LONG),
    shortDay: (date) => formatSofiaTime(date, language, SHORT),
    slot: (teamName, { date, window }, windowCount) =>
      [teamName, words.day(date), words.span(window, windowCount)].filter(Boolean).join(', '),
    status({ conflicts, orderStatus, status }) {
      if (conflicts.length > 0)
        return conflicts.map((conflict) => t(`visit-conflict-${conflict}`)).join(', ');
      if (orderStatus === 'unconfirmed' || orderStatus === 'cancelled')
        return t(`service-order-status-${orderStatus}`);
      return t(`team-visit-${VISIT_STATUS[status]}`);
    },
    address: ({ street, entrance, floor, district, city }) =>
      [
        street,
        entrance && t('service-address-entrance', { entrance }),
        floor && t('service-address-floor', { floor }),
        district,
        city,
      ]
        .filter(Boolean)
        .join(', '),
    amount: (line) => t(`service-amount-${measureOf(line)}`, { amount: amountOf(line) }),
    place: ({ visit, visits, partNumber, partCount }) =>
      [
        visits > 1 && t('team-calendar-subscription', { number: visit, of: visits }),
        partCount > 1 && t('team-calendar-part', { number: partNumber, of: partCount }),
      ]
        .filter(Boolean)
        .join(', '),
    label: (visit, teamName) =>
      t('team-calendar-visit-label', {
        number: [visit.number, words.place(visit)].filter(Boolean).join(', '),
        customer: visit.customer.name,
        district: visit.address.district,
        type: t(`service-type-${visit.type}`),
        slot: words.slot(teamName, visit, visit.windowCount),
        status: words.status(visit),
      }),
  };
  return words;
}
