import { NO_HABITS } from '../../src/core/roommates/habits.ts';
import { OFFER_FIELDS } from '../../src/core/roommates/offer-fields.ts';
import type { RoommateCatalogue } from '../../src/core/roommates/roommate-catalogue.ts';
import type { RoommateOffer, RoommateOfferSummary } from '../../src/core/roommates/roommate-offer.ts';
import type { University } from '../../src/core/roommates/university.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { emptyContent } from '../../src/core/shared/fields.ts';
import { fakeGateway } from './fake-gateway.ts';

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

export function aRoommateOffer(summary: RoommateOfferSummary): RoommateOffer {
  return {
    ...emptyContent(OFFER_FIELDS),
    ...summary,
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

/** Server with these offers; searches by id, city and university only. */
export function aRoommateCatalogue(offers: RoommateOfferSummary[] = []) {
  return fakeGateway<RoommateCatalogue>({
    roommateOffers: ({ ids, city, university, offset = 0, limit }) => {
      const found = offers.filter(
        (one) =>
          (!ids || ids.includes(one.id)) &&
          (!city || one.city.id === city) &&
          (!university || one.university?.id === university),
      );
      return { data: found.slice(offset, offset + limit), total: found.length };
    },
    roommateOffer: ({ id }) => {
      const found = offers.find((one) => String(one.id) === id);
      if (!found) throw new Failure('error-offer-not-found', {}, 'not-found');
      return aRoommateOffer(found);
    },
    universities: () => ({ data: [SU, PU] }),
    reportRoommateOffer: () => ({ message: 'done' }),
  });
}
