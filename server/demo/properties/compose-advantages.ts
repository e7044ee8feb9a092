import type { LocationAdvantage, PropertyAdvantage } from '../../../src/core/properties/property-choices.ts';
import { LOCATION_ADVANTAGES, PROPERTY_ADVANTAGES } from '../../../src/core/properties/property-choices.ts';
import type { Random } from '../random.ts';
import type { DemoPropertyFacts } from './demo-property.ts';
import { metro, seaside } from './markets.ts';
import type { DemoDistrict, Market } from './markets.ts';
import { distanceBetween } from '../../../src/core/roommates/university.ts';

type Building = Pick<
  DemoPropertyFacts,
  | 'market'
  | 'district'
  | 'type'
  | 'area'
  | 'floor'
  | 'totalFloors'
  | 'construction'
  | 'buildingYear'
  | 'renovated'
>;

/** Short walk, in metres. */
const NEAR_CENTRE = 900;

const underMountain =
  /^(Бояна|Драгалевци|Симеоново|Витоша|Кръстова вада|Малинова долина|Княжево|Павлово|Горна баня|Бъкстон|Манастирски|Хладилника|Студентски град)/;
const mountainTowns = new Set([
  'Благоевград',
  'Сливен',
  'Враца',
  'Габрово',
  'Кюстендил',
  'Перник',
  'Асеновград',
  'Велико Търново',
]);

/** Advantages of the home, in the order of the form. */
export function advantagesOf(random: Random, property: Building): PropertyAdvantage[] {
  const { type, floor, totalFloors, buildingYear, market } = property;
  const isHouse = type === 'house' || type === 'house-floor';
  const isNew = buildingYear >= 2016;
  const place = property.district.name.bg;
  const mountain =
    market.city.name.bg === 'София' ? underMountain.test(place) : mountainTowns.has(market.city.name.bg);
  const terrace = type === 'maisonette' || type === 'four-room' || type === 'multi-room' ? 0.6 : 0.22;
  const chances: Readonly<Partial<Record<PropertyAdvantage, number>>> = {
    balcony: type === 'room' || isHouse ? 0.2 : 0.62,
    terrace: type === 'room' ? 0 : terrace,
    elevator: isHouse ? 0 : totalFloors >= 6 ? 1 : totalFloors === 5 && isNew ? 1 : 0,
    'parking-space': type === 'room' ? 0 : isHouse ? 0.55 : isNew ? 0.42 : 0.14,
    garage: type === 'room' ? 0 : isHouse ? 0.35 : isNew ? 0.2 : 0.06,
    basement: type === 'room' ? 0 : type === 'studio' ? 0.05 : 0.36,
    'storage-room': property.area > 70 ? 0.28 : 0.04,
    yard: isHouse ? 0.9 : 0,
    'separate-kitchen': type !== 'studio' && property.area > 55 && buildingYear < 2003 ? 0.6 : 0.06,
    'walk-in-closet': property.area > 95 ? 0.3 : 0.02,
    'south-facing': 0.4,
    'sea-view': seaside.has(place) && floor >= 4 ? 0.5 : 0,
    'mountain-view': mountain && floor >= 3 ? 0.45 : 0,
    'park-view': 0.08,
    renovated: property.renovated ? 1 : 0,
    'new-building': isNew ? 1 : 0,
    'security-door': isHouse ? 0.2 : 0.42,
    'video-intercom': isNew && !isHouse ? 0.4 : 0.04,
    'controlled-access': isHouse ? 0 : isNew ? 0.6 : 0.16,
    blinds: 0.24,
    fireplace: isHouse ? 0.35 : 0.01,
    accessible: (isNew && totalFloors >= 5) || (isHouse && floor === 0) ? 0.3 : 0,
  };
  return PROPERTY_ADVANTAGES.filter((advantage) => random.chance(chances[advantage] ?? 0));
}

/** Advantages of the surroundings, in the order of the form. */
export function placeAdvantagesOf(
  random: Random,
  market: Market,
  { name: { bg: district }, ...place }: DemoDistrict,
): LocationAdvantage[] {
  const central = /център|Стария град|Вароша|Капана|Оборище|Докторски|Гръцка махала|Одесос|Общината/i.test(
    district,
  );
  const chances: Readonly<Partial<Record<LocationAdvantage, number>>> = {
    metro: metro.has(district) && market.city.name.bg === 'София' ? 0.85 : 0,
    'bus-stop': 0.72,
    'train-station': /гара|Банишора|Централна/i.test(district) ? 0.9 : 0.03,
    park: 0.42,
    school: 0.4,
    kindergarten: 0.34,
    university: market.university
      ? /Студентски|Дървеница|Чайка|Света гора|Колю Фичето/.test(district)
        ? 0.9
        : 0.14
      : 0,
    supermarket: 0.62,
    market: 0.2,
    mall: market.share > 40 ? 0.16 : 0.04,
    pharmacy: 0.35,
    hospital: /болниц|Медицинска/i.test(district) ? 0.9 : 0.1,
    gym: 0.14,
    'quiet-street': central ? 0.22 : 0.44,
    'city-centre': central || distanceBetween(place, market.city) < NEAR_CENTRE ? 1 : 0,
    seaside: seaside.has(district) ? 0.9 : 0,
    'mountain-view': underMountain.test(district) ? 0.4 : 0,
  };
  return LOCATION_ADVANTAGES.filter((advantage) => random.chance(chances[advantage] ?? 0));
}
