import { NO_HABITS } from '../../../src/core/roommates/habits.ts';
import { OFFER_FIELDS } from '../../../src/core/roommates/offer-fields.ts';
import { emptyContent } from '../../../src/core/shared/fields.ts';
import { RoommateCatalogue } from '../../../src/core/roommates/roommate-catalogue.ts';
import type { RoommateOffer, RoommateOfferSummary } from '../../../src/core/roommates/roommate-offer.ts';
import type { OfferOrder, RoommateSearch } from '../../../src/core/roommates/roommate-search.ts';
import type { University } from '../../../src/core/roommates/university.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';

/** An offer as lists show it. */
export function anOfferSummary(changes: Partial<RoommateOfferSummary> = {}): RoommateOfferSummary {
  return {
    id: 7,
    title: 'Стая до Студентски град',
    language: 'bg',
    city: { id: 1, name: 'София' },
    district: { id: 11, name: 'Дървеница' },
    price: 45_000,
    bills: 'shared',
    room: 'own-room',
    roomArea: 14,
    people: 2,
    moveInFrom: '2026-12-01',
    image: null,
    pictureCount: 0,
    habits: NO_HABITS,
    university: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export const SU: University = {
  id: 1,
  name: 'Софийски университет „Св. Климент Охридски“',
  short: 'СУ',
  city: { id: 1, name: 'София' },
  gpsCoordinates: { latitude: 42.6937, longitude: 23.3347 },
};
export const PU: University = {
  id: 2,
  name: 'Пловдивски университет „Паисий Хилендарски“',
  short: 'ПУ',
  city: { id: 2, name: 'Пловдив' },
  gpsCoordinates: { latitude: 42.1442, longitude: 24.7498 },
};

/** Offers of roommates that remember what was asked of them. */
export class MemoryRoommates extends RoommateCatalogue {
  readonly searches: RoommateSearch[] = [];

  constructor(public offers: RoommateOfferSummary[] = []) {
    super();
  }

  async search(search: RoommateSearch): Promise<Page<RoommateOfferSummary>> {
    this.searches.push(search);
    const { filters, orderBy, offset, limit } = search;
    const { city, priceFrom, priceTo, university } = filters;
    const found = this.offers
      .filter(
        (one) =>
          (city === null || one.city.id === city) &&
          (priceFrom === null || one.price >= priceFrom) &&
          (priceTo === null || one.price <= priceTo) &&
          (university === null || one.university?.id === university),
      )
      .toSorted(ORDERS[orderBy]);
    return { data: found.slice(offset, offset + limit), total: found.length };
  }

  async byIds(ids: readonly number[]): Promise<RoommateOfferSummary[]> {
    return this.offers.filter(({ id }) => ids.includes(id));
  }

  async offer(id: string): Promise<RoommateOffer> {
    const found = this.offers.find((one) => String(one.id) === id);
    if (!found) throw new Failure('error-offer-not-found', {}, 'not-found');
    return {
      ...emptyContent(OFFER_FIELDS),
      ...found,
      deposit: 45_000,
      billsAmount: null,
      stay: 6,
      images: [],
      aboutHome: 'Тристаен апартамент с голяма кухня.',
      aboutPeople: '',
      gpsCoordinates: SU.gpsCoordinates,
      exactPlace: false,
      poster: { id: 44, name: 'Ралица', picture: null, warnings: [] },
      status: 'active',
    };
  }

  async universities(): Promise<University[]> {
    return [SU, PU];
  }

  async report(id: number): Promise<void> {
    await this.offer(String(id));
  }
}

const ORDERS: Record<OfferOrder, (one: RoommateOfferSummary, other: RoommateOfferSummary) => number> = {
  'createdAt.DESC': (one, other) => other.createdAt.localeCompare(one.createdAt),
  'price.ASC': (one, other) => one.price - other.price,
  'price.DESC': (one, other) => other.price - one.price,
  'distance.ASC': (one, other) => (one.university?.distance ?? 0) - (other.university?.distance ?? 0),
};
