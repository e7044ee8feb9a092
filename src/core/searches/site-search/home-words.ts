import type { QueryValue } from '../../site/paths.ts';
import { Vocabulary } from './vocabulary.ts';

/** A word in a search for homes: a filter of the list's address, or only a noun for a home. */
export type HomeMeaning = { filter: string | null; value: string; isNoun: boolean };

const noun = (type: string | null, phrases: string): [HomeMeaning, string] => [
  { filter: type === null ? null : 'type', value: type ?? '', isNoun: true },
  phrases,
];
const filter = (name: string, value: string, phrases: string): [HomeMeaning, string] => [
  { filter: name, value, isNoun: false },
  phrases,
];

const rooms = (count: number, word: string, type: string, english: string) =>
  noun(
    type,
    `${word}, ${count} стаен, ${count}стаен, ${count} стайно, ${count} стайна, ${count} ст, ${count}ст, ${count} стаи, ${english} room, ${english} rooms, ${count} room, ${count} rooms`,
  );
const bedrooms = (count: number, word: string, english: string) =>
  filter(
    'bedrooms',
    String(count),
    `${count} спални, ${count} спалня, ${word} спални, ${word} спалня, ${count} bedroom, ${count} bedrooms, ${english} bedroom, ${english} bedrooms`,
  );

/** Words of searches for rental homes, in both languages. */
export const HOME_WORDS = new Vocabulary<HomeMeaning>([
  noun(
    null,
    'апартамент, жилище, квартира, имот, имоти, наем, под наем, дом под наем, apartment, flat, home for rent, property, properties, rent, to let, for rent',
  ),
  noun('studio', 'студио, гарсониера, боксониера, studio'),
  rooms(1, 'едностаен', 'one-room', 'one'),
  rooms(2, 'двустаен', 'two-room', 'two'),
  rooms(3, 'тристаен', 'three-room', 'three'),
  rooms(4, 'четиристаен', 'four-room', 'four'),
  noun('multi-room', 'многостаен'),
  noun('maisonette', 'мезонет, maisonette'),
  noun('atelier', 'ателие, таван, мансарда, atelier, loft'),
  noun('house-floor', 'етаж от къща, house floor'),
  noun('house', 'къща, house'),
  bedrooms(1, 'една', 'one'),
  bedrooms(2, 'две', 'two'),
  bedrooms(3, 'три', 'three'),
  bedrooms(4, 'четири', 'four'),
  filter('furniture', 'furnished', 'обзаведен, обзаведена, обзаведено, мебелиран, furnished'),
  filter('furniture', 'unfurnished', 'необзаведен, необзаведена, без мебели, unfurnished'),
  filter('furniture', 'partly-furnished', 'частично обзаведен, полуобзаведен, partly furnished'),
  filter('pets', '1', 'домашни любимци, домашен любимец, с куче, с котка, pets, pet friendly'),
  filter('construction', 'brick', 'тухла, тухлен, brick'),
  filter('construction', 'panel', 'панел, панелен, panel'),
  filter('heating', 'tec', 'тец, парно, district heating'),
  filter('heating', 'gas', 'на газ, отопление на газ, gas heating'),
  filter('appliance', 'air-conditioner', 'с климатик, климатик, air conditioning'),
  filter('appliance', 'washing-machine', 'пералня, washing machine'),
  filter('appliance', 'dishwasher', 'съдомиялна, dishwasher'),
  filter('feature', 'lift', 'асансьор, асансьори, elevator, lift'),
  filter('feature', 'parking', 'паркинг, паркомясто, гараж, parking, parking space, garage'),
  filter('feature', 'balcony', 'балкон, тераса, balcony, terrace'),
  filter('feature', 'from-owner', 'без агенция, без посредник, от собственик, no agency, from owner'),
  filter('feature', 'with-pictures', 'със снимки, with photos, with pictures'),
  // Searches the text of listings, because this filter does not exist.
  filter('text', 'метро', 'метро, до метро, metro, subway'),
]);

/** Words for a room: a whole room to rent, also in the list of homes, or a shared one. */
export const ROOM_WORDS = new Vocabulary<'room' | 'roommate'>([
  ['room', 'стая, стаи, room, rooms'],
  [
    'roommate',
    'съквартирант, съквартирантка, съквартиранти, съквартира, roommate, roommates, flatmate, flatmates',
  ],
]);

/** Adds a filter to a query; several values of one filter are alternatives. */
export function withFilter(
  query: Record<string, QueryValue>,
  { filter: name, value }: HomeMeaning,
): Record<string, QueryValue> {
  if (name === null) return query;
  const before = query[name];
  const values = Array.isArray(before) ? (before as string[]) : [];
  return { ...query, [name]: [...new Set([...values, value])] };
}
