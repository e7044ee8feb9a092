import type { ServiceOrderForm } from '../../src/core/services/service-order-form.ts';
import { priceService } from '../../src/core/services/service-price.ts';
import type { TeamVisit } from '../../src/core/services/team-visit.ts';
import type { Service, ServiceGroup } from '../../src/core/services/service.ts';

/** Cleaning by m², 3.50 leva each. */
export function aService(facts: Partial<Service> = {}): Service {
  return {
    serviceKey: 'home-cleaning',
    name: 'Почистване на дом',
    description: '',
    price: 350,
    type: 'one-time',
    sqm: 60,
    least: 30,
    minutes: 2,
    visitDays: null,
    ...facts,
  };
}

/** One service of each kind in the rules. */
export const [oneTime, windows, deep, subscription, movingTeam, movingBoxes, movingTransport] = [
  aService(),
  aService({ serviceKey: 'windows', name: 'Прозорци', price: 900, sqm: undefined, quantity: 4, least: 1 }),
  aService({ serviceKey: 'after-repair', name: 'След ремонт', type: 'deep', price: 750, severity: 2 }),
  aService({
    serviceKey: 'weekly',
    name: 'Всяка седмица',
    type: 'subscription',
    price: 900,
    months: 3,
    visitDays: 7,
  }),
  aService({
    serviceKey: 'moving-two',
    name: 'Двама хамали и бус',
    type: 'moving',
    price: 7_500,
    sqm: undefined,
    hours: 3,
    least: 2,
    minutes: 60,
  }),
  aService({
    serviceKey: 'moving-boxes',
    name: 'Кашони',
    type: 'moving',
    price: 350,
    sqm: undefined,
    quantity: 10,
    least: 5,
    minutes: 1,
  }),
  aService({
    serviceKey: 'moving-transport',
    name: 'Само транспорт',
    type: 'moving',
    price: 4_500,
    sqm: undefined,
    hours: 2,
    least: 1,
    minutes: 60,
  }),
].map(defined) as [Service, Service, Service, Service, Service, Service, Service];

export const allServices = [oneTime, windows, deep, subscription, movingTeam, movingBoxes, movingTransport];

export const aCatalogue: ServiceGroup[] = [
  {
    key: 'homes',
    catalogue: 'cleaning',
    name: 'Почистване',
    items: [oneTime, windows, deep, subscription],
  },
  {
    key: 'moving',
    catalogue: 'moving',
    name: 'Преместване',
    items: [movingTeam, movingBoxes, movingTransport],
  },
];

/** Valid form; 10 March 2027 is a Wednesday. */
export function aServiceForm(facts: Partial<ServiceOrderForm> = {}): ServiceOrderForm {
  return {
    name: 'Мария Иванова',
    phone: '0888 123 456',
    email: 'maria@example.com',
    cityId: 1,
    district: 'Лозенец',
    street: 'ул. „Кораб планина“ 8',
    entrance: 'Б',
    floor: '4',
    toCityId: 1,
    toDistrict: 'Младост 1',
    toStreet: 'бл. 25',
    toEntrance: '2',
    toFloor: '7',
    date: '2027-03-10',
    window: '12-16',
    notes: '',
    earlyStart: true,
    termsAccepted: true,
    ...facts,
  };
}

/** Omits undefined fields. */
function defined(service: Service): Service {
  return Object.fromEntries(
    Object.entries(service).filter(([, value]) => value !== undefined),
  ) as unknown as Service;
}

/** Visit of a cleaning team on 24 November 2026, from 12 to 16 h. */
export function aTeamVisit(facts: Partial<TeamVisit> = {}): TeamVisit {
  const { total } = priceService(oneTime);
  return {
    orderId: 1,
    number: 'S-100001',
    visit: 1,
    date: '2026-11-24',
    window: '12-16',
    windowCount: 1,
    status: 'new',
    type: 'one-time',
    customer: { name: 'Мария Иванова', phone: '0888123456' },
    address: {
      cityId: 1,
      city: 'София',
      district: 'Лозенец',
      street: 'ул. „Шипка“ 6',
      entrance: '',
      floor: '4',
    },
    destination: null,
    lines: [
      { serviceKey: 'home-cleaning', name: oneTime.name, type: 'one-time', price: 350, sqm: 60, total },
    ],
    amount: total,
    notes: '',
    next: ['accept', 'decline'],
    ...facts,
  };
}
