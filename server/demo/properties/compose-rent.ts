import type { PropertyType } from '../../../src/core/properties/property-choices.ts';
import type { Random } from '../random.ts';
import type { DemoPropertyFacts } from './demo-property.ts';

const typeFactors: Readonly<Record<PropertyType, number>> = {
  room: 1.25,
  studio: 1.02,
  'one-room': 1,
  'two-room': 1,
  'three-room': 0.98,
  'four-room': 0.98,
  'multi-room': 1,
  maisonette: 1.05,
  atelier: 0.86,
  'house-floor': 0.8,
  house: 0.86,
};
const furnitureFactors = { furnished: 1.06, 'partly-furnished': 0.95, unfurnished: 0.87 } as const;
const constructionFactors = { brick: 1.02, panel: 0.93, epk: 0.96, pk: 0.97, joist: 0.9 } as const;

/** Monthly rent in whole leva, by city, district, size and quality. Small flats cost more per m². */
export function rentOf(random: Random, property: DemoPropertyFacts): number {
  const { market, district, area, buildingYear } = property;
  const condition = buildingYear >= 2016 ? 1.12 : property.renovated ? 1.05 : buildingYear < 2000 ? 0.94 : 1;
  const height = property.floor === 0 && property.type !== 'house' ? 0.93 : 1;
  const view = property.propertyAdvantages.includes('sea-view') ? 1.12 : 1;
  const parking = property.propertyAdvantages.includes('garage') ? 1.06 : 1;
  const leva =
    market.rent *
    (market.classes.get(district.name.bg) ?? 1) *
    area *
    (62 / area) ** 0.24 *
    typeFactors[property.type] *
    furnitureFactors[property.furniture] *
    constructionFactors[property.construction] *
    condition *
    height *
    view *
    parking *
    (0.93 + random.next() * 0.15);
  const step = leva < 700 ? 10 : leva < 2000 ? (random.chance(0.7) ? 50 : 10) : 50;
  return Math.max(150, Math.round(leva / step) * step);
}
