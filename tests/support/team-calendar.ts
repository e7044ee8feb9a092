import type { CalendarVisit, ServiceCalendarPage } from '../../src/core/services/calendar-page.ts';
import { addDays } from '../../src/core/shared/sofia-time.ts';

/** A visit at noon on the Monday after the in-memory server's today. */
export const aCalendarVisit = (change: Partial<CalendarVisit> = {}): CalendarVisit => ({
  orderId: 31,
  visit: 1,
  teamId: 1,
  kind: 'cleaning',
  cityId: 1,
  date: '2026-11-23',
  window: '12-16',
  windowCount: 1,
  status: 'accepted',
  orderStatus: 'booked',
  number: 'S-100031',
  visits: 1,
  partNumber: 1,
  partCount: 1,
  type: 'one-time',
  customer: { name: 'Мария Иванова', phone: '0888123456' },
  address: {
    cityId: 1,
    city: 'София',
    district: 'Лозенец',
    street: 'ул. „Шипка“ 6',
    entrance: 'Б',
    floor: '4',
  },
  destination: null,
  lines: [
    {
      serviceKey: 'home-cleaning',
      name: 'Почистване на дома',
      price: 350,
      type: 'one-time',
      sqm: 60,
      total: 21_000,
    },
  ],
  amount: 21_000,
  notes: 'Звънецът не работи.',
  conflicts: [],
  ...change,
});

const team = { kind: 'cleaning', cityId: 1, isActive: true, daysOff: [] as string[] } as const;

/** A city with three cleaning teams, of which one is off on Tuesday, and a mover. */
export function aServiceCalendar(change: Partial<ServiceCalendarPage> = {}): ServiceCalendarPage {
  const waiting = aCalendarVisit({
    orderId: 33,
    teamId: 3,
    number: 'S-100033',
    status: 'declined',
    window: '16-20',
    customer: { name: 'Даниела Митева', phone: '0888123457' },
    conflicts: ['declined'],
  });
  return {
    from: '2026-11-23',
    days: 7,
    today: '2026-11-21',
    cityId: 1,
    cities: [
      { id: 1, name: 'София', teams: 4, waiting: 1 },
      { id: 2, name: 'Пловдив', teams: 1, waiting: 0 },
    ],
    teams: [
      { ...team, id: 1, name: 'Роса' },
      { ...team, id: 2, name: 'Кристал', daysOff: ['2026-11-24'] },
      { ...team, id: 3, name: 'Бял ден', daysOff: [] },
      { ...team, id: 4, name: 'Здрави ръце', kind: 'moving', daysOff: [] },
    ],
    visits: [
      aCalendarVisit(),
      aCalendarVisit({
        orderId: 32,
        teamId: 2,
        number: 'S-100032',
        status: 'new',
        window: '08-12',
        windowCount: 2,
        customer: { name: 'Стоян Димитров', phone: '0888123458' },
      }),
      waiting,
    ],
    waiting: [waiting],
    ...change,
  };
}

/** The calendar for the query of a request. */
export function calendarFor(calendar: ServiceCalendarPage, query: URLSearchParams): ServiceCalendarPage {
  const days = query.get('days') === '7' ? 7 : 1;
  const from = days === 7 ? calendar.from : (query.get('day') ?? calendar.from);
  const isShown = ({ date }: CalendarVisit) => date >= from && date < addDays(from, days);
  return { ...calendar, from, days, visits: calendar.visits.filter(isShown) };
}
