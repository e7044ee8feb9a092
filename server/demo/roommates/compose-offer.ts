import universities from '../../../content/universities.json' with { type: 'json' };
import type { Habits } from '../../../src/core/roommates/habits.ts';
import { HABIT_WORDS } from '../../../src/core/roommates/habits.ts';
import { distanceBetween } from '../../../src/core/roommates/university.ts';
import { OFFER_FIELDS } from '../../../src/core/roommates/offer-fields.ts';
import type { Bills, RoomKind } from '../../../src/core/roommates/offer-fields.ts';
import { emptyContent } from '../../../src/core/shared/fields.ts';
import { roomPictures } from '../properties/property-pictures.ts';
import type { RenderedRoom } from '../properties/property-pictures.ts';
import { markets } from '../properties/markets.ts';
import type { Market } from '../properties/markets.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { Random, seedOf } from '../random.ts';
import type { DemoOffer } from './demo-offer.ts';
import { demoPosters } from './posters.ts';
import { writeOffer } from './write-offer.ts';

/** University cities, repeated by the number of universities. */
const cities = markets.filter(({ city }) => universities.some((one) => one.city === city.id));

/** Returns the offer of a number; deterministic. */
export function composeOffer(index: number): DemoOffer {
  const random = new Random(seedOf(`roommate ${index}`));
  const poster = demoPosters[index % demoPosters.length];
  if (!poster) throw new Error('There are no demo posters');
  const market = pickMarket(random);
  const university = random.pick(universities.filter((one) => one.city === market.city.id));
  const near = market.city.districts.toSorted(
    (one, other) => distanceBetween(one, university) - distanceBetween(other, university),
  );
  const district = random.pick(near.slice(0, 10));
  const room: RoomKind = random.chance(0.8) ? 'own-room' : 'shared-room';
  const roomArea = room === 'own-room' ? random.between(10, 20) : random.between(16, 26);
  const demand = market.classes.get(district.name.bg) ?? 1;
  const share = room === 'own-room' ? 1.2 + 0.5 * random.next() : 0.6 + 0.2 * random.next();
  const price = Math.round((market.rent * demand * roomArea * share) / 10) * 1_000 + 5_000;
  const bills: Bills = random.chance(0.3) ? 'included' : 'shared';
  const exactPlace = random.chance(0.5);
  const aside = () => (exactPlace ? (random.next() - 0.5) * 0.006 : 0);
  const facts = {
    ...emptyContent(OFFER_FIELDS),
    index,
    poster,
    market,
    district,
    university,
    namesUniversity: random.chance(0.7),
    price,
    deposit: random.chance(0.75) ? price : random.chance(0.5) ? 0 : price / 2,
    bills,
    billsAmount: bills === 'shared' && random.chance(0.7) ? random.between(5, 14) * 1_000 : null,
    room,
    roomArea,
    people: random.pick([1, 1, 2, 2, 2, 3, 3, 4]),
    moveInDays: random.chance(0.3) ? 0 : random.between(3, 75),
    stay: random.chance(0.7) ? random.pick([3, 6, 6, 10, 12]) : null,
    habits: pickHabits(random),
    latitude: Number((district.latitude + aside()).toFixed(6)),
    longitude: Number((district.longitude + aside()).toFixed(6)),
    exactPlace,
    pictures: picturesOf(random, room),
    hoursAgo: 2 + index * 5 + random.between(0, 4),
    paused: random.chance(0.06),
  };
  return { ...facts, ...writeOffer(random, facts) };
}

function pickMarket(random: Random): Market {
  const all = cities.reduce((sum, { share }) => sum + share, 0);
  let point = random.next() * all;
  for (const market of cities) {
    point -= market.share;
    if (point < 0) return market;
  }
  return random.pick(cities);
}

function pickHabits(random: Random): Habits {
  const chosen = <Word>(words: readonly Word[]): Word | null =>
    random.chance(0.85) ? random.pick(words) : null;
  return {
    smoking: chosen([HABIT_WORDS.smoking[0], HABIT_WORDS.smoking[0], ...HABIT_WORDS.smoking]),
    pets: chosen(HABIT_WORDS.pets),
    guests: chosen(HABIT_WORDS.guests),
    quietHours: chosen(HABIT_WORDS.quietHours),
  };
}

/** Pictures of one home, the room first; one offer in eight has none. */
function picturesOf(random: Random, room: RoomKind): StoredPicture[] {
  if (random.chance(0.12)) return [];
  const rooms: RenderedRoom[] = [room === 'own-room' ? 'second-bedroom' : 'bedroom', 'kitchen', 'bathroom'];
  if (random.chance(0.6)) rooms.splice(1, 0, 'living-room');
  if (random.chance(0.4)) rooms.push('balcony');
  return roomPictures(random, rooms);
}
