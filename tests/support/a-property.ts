import { PropertySummary as Summary } from '../../api/properties/property-schemas.ts';
import type { Agency } from '../../src/core/properties/property-catalogue.ts';
import type { FairPrice } from '../../src/core/properties/fair-price.ts';
import { PROPERTY_FIELDS } from '../../src/core/properties/property-fields.ts';
import { emptyContent } from '../../src/core/shared/fields.ts';
import type { Property, PropertySummary } from '../../src/core/properties/property.ts';
import type { ReceivedViewing, SentViewing, Viewing } from '../../src/core/properties/viewings/viewing.ts';

/** Two-room flat in Lozenets for 900 leva a month. */
export function aProperty(change: Partial<Property> = {}): Property {
  const price = change.price ?? 90_000;
  const deposit = change.deposit ?? 90_000;
  const commission = change.commission ?? 45_000;
  return {
    ...emptyContent(PROPERTY_FIELDS),
    id: 7,
    title: 'Двустаен до парка',
    language: 'bg',
    price,
    type: 'two-room',
    area: 64,
    bedrooms: 1,
    floor: 3,
    totalFloors: 8,
    furniture: 'furnished',
    city: { id: 1, name: 'София' },
    district: { id: 11, name: 'Лозенец' },
    image: { url: '/uploads/home', width: 1600, height: 1200, widths: [400, 800, 1600] },
    pictureCount: 2,
    totalMonthly: 105_000,
    isTotalEstimated: true,
    amenities: ['lift'],
    gpsCoordinates: { latitude: 42.67, longitude: 23.32 },
    petFriendly: true,
    availableFrom: '2026-12-01',
    createdAt: '2026-11-20T08:00:00.000Z',
    premium: false,
    deposit,
    commission,
    dueAtMovingIn: price + deposit + commission,
    description: 'Светъл апартамент с изглед към парка.\n\nСвободен от декември.',
    descriptionDrafted: false,
    taxDescription: 'Таксата за входа се плаща на домоуправителя.',
    construction: 'brick',
    heating: 'tec',
    bathrooms: 1,
    buildingYear: 2008,
    energyClass: 'B',
    shortestTerm: 12,
    images: [
      { url: '/uploads/home', width: 1600, height: 1200, widths: [400, 800, 1600] },
      { url: '/uploads/kitchen', width: 1600, height: 1200, widths: [400, 800, 1600] },
    ],
    plan: null,
    planMeta: [{ room: 'living-room', area: 24.5 }],
    appliances: ['washing-machine', 'oven', 'refrigerator'],
    billsMeta: [
      { bill: 'electricity', payer: 'tenant', amount: 6_000 },
      { bill: 'entrance-fee', payer: 'owner', amount: null },
    ],
    locationAdvantages: ['metro', 'park'],
    propertyAdvantages: ['elevator'],
    owner: {
      id: 31,
      name: 'Мария Г.',
      picture: null,
      memberSince: '2025-03-01T08:00:00.000Z',
      responsiveness: null,
      phoneVerifiedAt: null,
      companyVerifiedAt: null,
      warnings: [],
      agency: null,
      phone: null,
    },
    confirmedAt: '2026-11-18T08:00:00.000Z',
    freeSlots: ['2026-11-25 10:00', '2026-11-25 11:30'],
    fairPrice: null,
    isPlaceExact: true,
    listedDays: 3,
    priceChanges: [],
    status: 'active',
    ...change,
  };
}

/** Usual rent of two-room flats in Lozenets. */
export function aFairPrice(change: Partial<FairPrice> = {}): FairPrice {
  return {
    low: 80_000,
    median: 95_000,
    high: 120_000,
    homes: 34,
    scope: 'district',
    areaFrom: 52,
    areaTo: 76,
    countedOn: '2026-11-20',
    ...change,
  };
}

export function aPropertySummary(change: Partial<PropertySummary> = {}): PropertySummary {
  return pick(aProperty(change), Object.keys(Summary.properties));
}

/** Copy with these fields only, as in a shorter response. */
export function pick<Whole extends object>(whole: Whole, names: readonly string[]): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))) as Whole;
}

export function anAgency(change: Partial<Agency> = {}): Agency {
  return {
    id: 3,
    name: 'Дом и ключ',
    logo: null,
    description: 'Семейна агенция за наеми.',
    trusted: true,
    accountId: 31,
    rating: null,
    propertyCount: 1,
    phone: '0888200102',
    email: 'office@example.bg',
    website: 'https://example.bg/',
    address: 'София, ул. „Шишман“ 14',
    memberSince: '2025-03-01T08:00:00.000Z',
    responsiveness: null,
    phoneVerifiedAt: null,
    companyVerifiedAt: null,
    warnings: [],
    ...change,
  };
}

const viewing: Viewing = {
  id: 41,
  property: {
    id: 7,
    title: 'Двустаен до парка',
    city: { id: 1, name: 'София' },
    district: { id: 11, name: 'Лозенец' },
  },
  address: '',
  map: null,
  status: 'requested',
  dateTime: '2026-11-25 10:00',
  question: '',
  isPast: false,
  note: '',
  createdAt: '2026-11-21T08:00:00.000Z',
};

export function aReceivedViewing(change: Partial<ReceivedViewing> = {}): ReceivedViewing {
  return {
    ...viewing,
    contactName: 'Елена Стоянова',
    contactPhone: '0888123456',
    contactEmail: 'elena@example.bg',
    next: ['accept', 'propose', 'decline'],
    ...change,
  };
}

export const VIEWING_TOKEN = 'viewing'.padEnd(43, '-');

export function aSentViewing(change: Partial<SentViewing> = {}): SentViewing {
  return {
    ...viewing,
    token: VIEWING_TOKEN,
    owner: { name: 'Мария Г.', phone: null },
    next: ['cancel'],
    ...change,
  };
}
