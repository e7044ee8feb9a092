import type {
  ServiceCatalogue,
  ServiceGateway,
  SlotFilter,
} from '../../src/core/services/service-gateway.ts';
import type { ServiceOrder } from '../../src/core/services/service-order.ts';
import { priceService } from '../../src/core/services/service-price.ts';
import { workOf } from '../../src/core/services/service-work.ts';
import { measuresOf } from '../../src/core/services/service.ts';
import type { Service } from '../../src/core/services/service.ts';
import { TeamCalendar } from '../../src/core/services/team-calendar.ts';
import type { Booking } from '../../src/core/services/team-calendar.ts';
import { TIME_WINDOWS } from '../../src/core/services/time-window.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { containedVat } from '../../src/core/shared/money.ts';
import { aCatalogue, deep, oneTime } from './a-service.ts';
import { fakeGateway } from './fake-gateway.ts';
import type { FakeGateway } from './fake-gateway.ts';

export const SERVICE_TOKEN = 'service-order'.padEnd(43, '-');
const NOW = new Date('2026-11-21T10:00:00.000Z');

export const aServiceLine = (service: Service) => {
  const { serviceKey, name, price, type } = service;
  return { serviceKey, name, price, type, ...measuresOf(service), total: priceService(service).total };
};

/** Order for 25 November, 12 to 16 h. */
export function aServiceOrder(change: Partial<ServiceOrder> = {}): ServiceOrder {
  const lines = [oneTime, deep].map(aServiceLine);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    number: 'S-100001',
    token: SERVICE_TOKEN,
    status: 'booked',
    type: 'deep',
    placedAt: '2026-11-21T10:00:00.000Z',
    contact: { name: 'Мария Иванова', phone: '0888123456', email: 'maria@example.com' },
    address: {
      cityId: 1,
      city: 'София',
      district: 'Лозенец',
      street: 'ул. „Шипка“ 6',
      entrance: 'Б',
      floor: '4',
    },
    destination: null,
    date: '2026-11-25',
    window: '12-16',
    visitDates: ['2026-11-25'],
    visitTimes: [{ date: '2026-11-25', window: '12-16', windowCount: 1 }],
    declinedDates: [],
    work: workOf([oneTime]),
    notes: '',
    lines,
    total,
    containedVat: containedVat(total),
    next: ['change', 'cancel'],
    changeUntil: '2026-11-24T16:00:00.000Z',
    confirmUntil: null,
    withdrawal: {
      isExempt: false,
      until: '2026-12-05T21:59:59.999Z',
      hasBegun: false,
      withdrawnAt: null,
      earlyUntil: null,
    },
    isOfGuest: false,
    ...change,
  };
}

/** Two cities, of which only Sofia has teams for moving. */
export const SERVICES_OFFERED: ServiceCatalogue = {
  services: aCatalogue,
  cities: [
    { id: 1, name: 'София', kinds: ['cleaning', 'moving'] },
    { id: 2, name: 'Пловдив', kinds: ['cleaning'] },
  ],
};

const TEAMS = [
  { id: 1, kind: 'cleaning' },
  { id: 2, kind: 'moving' },
] as const;

/** Answers requests for time slots; the cleaning team is busy on the given days, in all slots by default. */
export function slotsHandler(
  busy: readonly string[] = [],
  windows: readonly Booking['window'][] = TIME_WINDOWS,
) {
  const bookings = busy.flatMap((date) => windows.map((window) => ({ teamId: 1, date, window })));
  return ({ cleaning, moving, visits, every, from, days }: SlotFilter) => {
    const work = { windows: { cleaning, moving }, visits, every };
    return { data: new TeamCalendar(TEAMS, bookings).days(work, from, days, '2026-11-21', NOW) };
  };
}

/** Server with all time slots free and one order with a changeable status. */
export function aServiceGateway(
  order: ServiceOrder = aServiceOrder(),
  offered: ServiceCatalogue = SERVICES_OFFERED,
): FakeGateway<ServiceGateway> {
  const cancelled: ServiceOrder = { ...order, status: 'cancelled', next: [], changeUntil: null };
  const withdrawal = { ...order.withdrawal, until: null, withdrawnAt: NOW.toISOString() };
  const placed = () => ({ message: 'service-order-placed', token: SERVICE_TOKEN });
  return fakeGateway<ServiceGateway>({
    cleaningServices: () => offered,
    serviceSlots: slotsHandler(),
    orderOneTimeCleaning: placed,
    orderDeepCleaning: placed,
    followServiceOrder: ({ token }) => {
      if (token !== order.token) throw new Failure('error-order-not-found', {}, 'not-found');
      return order;
    },
    changeServiceOrder: ({ date, window }) => ({ ...order, date, window: window ?? order.window }),
    cancelServiceOrder: () => cancelled,
    withdrawServiceOrder: () => ({ ...cancelled, withdrawal }),
    sendInteriorEnquiry: () => ({ message: 'enquiry-sent' }),
  });
}
